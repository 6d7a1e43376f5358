"""Whoever leaves a table gets its memory back."""

from __future__ import annotations

import gc
import os
import weakref
from pathlib import Path

import pytest

from engine.games import game_keys
from scenes.app import App
from scenes.commands.bench.frames import crowded_config
from scenes.play.ways import begin_game
from scenes.shell.memory import settle
from scenes.shell.scene import Scene
from scenes.table.scene import TableScene
from tests.sampling import sampled
from tests.scenes.support import Plain, make_app, wait_until

TABLES = int(os.environ.get("FOUR_THRONES_TABLES", "1"))
"""So many tables of each game are opened and left."""


@pytest.fixture(autouse=True)
def whole_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in the app, which other tests spare themselves."""
    for place in ("scenes.app.settle", "scenes.table.scene.settle"):
        monkeypatch.setattr(place, settle)


class Tangled(Plain):
    """A scene that holds itself, as a table does through its parts."""

    def __init__(self, app: App, *, heavy: bool) -> None:
        super().__init__(app)
        self.itself = self
        self.heavy = heavy

    def leave(self) -> None:
        if self.heavy:
            self.app.settle_soon()


def table_of(app: App, game: str, seed: int) -> weakref.ref[Scene]:
    """Opens a table and shows it once."""
    begin_game(app, game, crowded_config(game), seed)
    wait_until(app, lambda: isinstance(app.stack.top, TableScene), 1 / 60)
    wait_until(app, lambda: app.stack.top is not None and not app.stack.top.loading, 1 / 60)
    app.tick([], 1 / 60)
    assert isinstance(app.stack.top, TableScene)
    return weakref.ref(app.stack.top)


@pytest.mark.slow
def test_a_scene_that_asks_for_it_is_given_back_when_it_is_gone(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    gc.disable()
    try:
        for heavy in (True, False):
            app.stack.reset(Tangled(app, heavy=heavy))
            app.tick([], 1 / 60)
            left = weakref.ref(app.stack.scenes[-1])
            app.stack.reset(Plain(app))
            app.tick([], 1 / 60)
            assert (left() is None) is heavy
    finally:
        gc.enable()
        app.close()


@pytest.mark.slow
def test_what_lasts_is_left_out_of_later_searches() -> None:
    settle()
    lasting = gc.get_freeze_count()
    assert lasting > 10_000
    settle()
    assert abs(gc.get_freeze_count() - lasting) < lasting / 10, "each time the same things"


@pytest.mark.slow
@pytest.mark.parametrize("game", sampled(sorted(game_keys())))
def test_a_table_that_is_left_is_given_back(tmp_path: Path, game: str) -> None:
    app = make_app(tmp_path)
    left: list[weakref.ref[Scene]] = []
    things: list[int] = []
    try:
        for number in range(max(2, TABLES)):
            left.append(table_of(app, game, number))
            app.stack.reset(Plain(app))
            app.tick([], 1 / 60)
            things.append(gc.get_freeze_count())
            assert [table() for table in left] == [None] * len(left)
    finally:
        app.close()
    assert things[-1] < things[0] * 1.1, "as many things as after the first table"
