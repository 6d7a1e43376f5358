"""Whatever the app began ends with `App.close`, also while its window is still there."""

from __future__ import annotations

import multiprocessing
import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from engine.box.trials import tasks
from engine.box.trials.background import TrialRun
from engine.games import load_game
from scenes.app import App
from scenes.play.reviewing import reviewer_of
from scenes.play.sessions import Loaded, begin
from tests.scenes.support import Plain, key, make_app

SEATS = {
    "seats": [
        {"kind": "person", "name": "Anna", "colour": "red"},
        {"kind": "novice", "name": "Novice", "colour": "blue"},
    ],
    "options": {},
}
PATIENCE = 60.0 * float(os.environ.get("FOUR_THRONES_SLOW", "1"))


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    app = make_app(tmp_path)
    app.stack.push(Plain(app))
    app.tick([], 0.0)
    yield app
    app.window.close()


def deal(app: App) -> Loaded:
    return begin(app.library, "tara", SEATS, 3)


def test_a_table_that_was_never_entered_began_no_process(app: App) -> None:
    loaded = deal(app)
    app.stack.push(app.routes.table(loaded.id, loaded.session))
    app.close()
    assert multiprocessing.active_children() == []


def test_what_fails_while_it_ends_holds_nothing_else_up(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Work:
        next_wakeup = None

        def __init__(self, fault: bool) -> None:
            self.fault, self.closed = fault, False

        def update(self) -> bool:
            return False

        def close(self) -> None:
            self.closed = True
            if self.fault:
                raise OSError("the disk is gone")

    freed: list[bool] = []
    free = app.library.close
    monkeypatch.setattr(app.library, "close", lambda: freed.append(free() is None))
    works = [Work(fault=False), Work(fault=True), Work(fault=False)]
    app.background.extend(works)
    with pytest.raises(OSError, match="the disk is gone"):
        app.close()
    assert all(work.closed for work in works)
    assert freed == [True]


def opponent(app: App) -> None:
    loaded = deal(app)
    app.stack.push(app.routes.table(loaded.id, loaded.session))


def hint(app: App) -> None:
    opponent(app)
    until(app, lambda: app.stack.top is not None and not app.stack.top.loading)
    app.tick([key(pygame.K_h)], 0.02)


def review(app: App) -> None:
    loaded = deal(app)
    loaded.session.act(loaded.session.state.options[0])
    reviewer_of(app).start(loaded.id, loaded.session, 0)


def trial_games(app: App) -> None:
    class Trials:
        next_wakeup = None

        def __init__(self) -> None:
            self.run = TrialRun(tasks(load_game("tara"), None, 100))
            self.close = self.run.cancel

        def update(self) -> bool:
            return bool(self.run.poll())

    app.background.append(Trials())


def until(app: App, ready: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE
    while not ready():
        assert time.monotonic() < end
        app.tick([], 0.02)
        time.sleep(0.01)


@pytest.mark.slow
@pytest.mark.parametrize("begun", [opponent, hint, review, trial_games])
def test_every_process_ends_with_the_app(app: App, begun: Callable[[App], None]) -> None:
    begun(app)
    until(app, multiprocessing.active_children)
    app.close()
    assert multiprocessing.active_children() == []
