"""What has no picture of its own is shown where it lies on the table, as the figures are."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from engine.box.applying import shipped
from engine.box.rulings import rulings_in
from engine.games import load_game
from engine.session import Session
from scenes.handbook.box.on_board import Lying, lying
from scenes.shell.taught import Still
from tests.sampling import sampled
from tests.scenes.handbook.box.support import open_box
from tests.scenes.support import settle

GAMES = ("tara", "viscounts", "caylus", "versailles")
ON_NO_TABLE = ("resource gold",)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.slow
def test_every_entry_without_a_picture_lies_somewhere(tmp_path: Path, game: str) -> None:
    _, scene = open_box(tmp_path, game)
    bench, things = scene.desk.bench, scene.desk.things
    for entry in bench.entries:
        if things.shown_on(entry, bench.editing.figures) is None and entry not in ON_NO_TABLE:
            assert scene.preview.on_board.place(entry) is not None, entry


def rulings(game: str) -> dict[str, Lying | None]:
    """Where the rulings of a game matter on its table."""
    base = shipped(game)
    sheet = base.sheet
    names = [each.id for each in rulings_in(game, base.game, sheet)]
    return {name: lying(game, f"ruling {name}", {}) for name in names}


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_matters_somewhere(game: str) -> None:
    assert rulings(game)
    assert None not in rulings(game).values()


@pytest.mark.slow
@pytest.mark.parametrize("game", sampled(GAMES))
def test_every_ring_has_its_place_on_the_table(tmp_path: Path, game: str) -> None:
    app, scene = open_box(tmp_path, game)
    tables: dict[int, Still] = {}
    lie = {
        entry: scene.preview.on_board.place(entry)
        for entry in scene.desk.bench.entries
        if scene.desk.things.shown_on(entry, ()) is None
    }
    for entry, place in {**lie, **rulings(game)}.items():
        if place is None:
            continue
        if place.seats not in tables:
            seats = [{"kind": "random"}] * place.seats
            session = Session(load_game(game), {"seats": seats, "options": {}}, 3)
            *_, still = app.routes.still(session, app.size)
            assert still is not None
            tables[place.seats] = still
        for anchor in (*place.rings, *place.shows):
            assert tables[place.seats].boxes([anchor]), (entry, anchor)
    assert tables


@pytest.mark.slow
def test_it_is_drawn_at_once_when_the_figure_changes(tmp_path: Path) -> None:
    app, scene = open_box(tmp_path, "tara", "money")
    settle(app)
    before = scene.preview.picture
    assert before is not None
    ink = pygame.image.tobytes(before, "RGB")
    figure = next(f for f in scene.desk.bench.figures("setup 3") if f.kind == "flag")
    scene.open_entry("setup 3")
    settle(app)
    other = scene.preview.picture
    assert other is not None
    assert pygame.image.tobytes(other, "RGB") != ink
    scene.desk.propose(figure.place, not figure.value)
    assert scene.preview.picture is other, "it stands until the next one is drawn"
    settle(app)
    assert not scene.preview.waiting
