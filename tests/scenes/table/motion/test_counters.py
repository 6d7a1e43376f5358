"""What flies to a seat's panel goes to the sign beside its figure, which changes then."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from scenes.commands.shots.run import all_shots
from scenes.table.motion.counted import at_its_counter
from scenes.table.motion.things import Flight, Place
from scenes.table.scene import TableScene
from tests.scenes.support import make_app

BOARD = Place(pygame.Rect(100, 100, 40, 40))
FACE = pygame.Surface((60, 40))


@pytest.fixture
def scene(tmp_path: Path) -> Iterator[TableScene]:
    """Viscounts, alone against an automa whose panel is unfolded."""
    app = make_app(tmp_path, (1280, 690))
    all_shots()["table-automa"].stage(app)
    app.tick([], 0.0)
    found = app.stack.top
    assert isinstance(found, TableScene)
    yield found
    app.close()
    app.window.close()


def told(scene: TableScene, flight: Flight) -> Flight:
    context = scene.context
    seats = context.table.seats(context.model.shown, context.viewer)
    return at_its_counter(flight, seats, context.chrome, context.frame)


def signs(scene: TableScene, keys: tuple[str, ...]) -> list[pygame.Rect]:
    found = [told(scene, Flight(FACE, BOARD, "seat:1", counter=key)) for key in keys]
    assert all(isinstance(flight.end, Place) and flight.counts for flight in found)
    return [flight.end.rect for flight in found if isinstance(flight.end, Place)]


@pytest.mark.slow
def test_every_figure_of_an_unfolded_panel_has_its_sign(scene: TableScene) -> None:
    panel = scene.context.chrome.targets["rail:seat:1"]
    rows = ("debt", "debt_paid", "deed", "deed_approved", "buildings"), ("ink", "stone", "gold")
    first, second = (signs(scene, row) for row in rows)
    for boxes in (first, second):
        assert all(panel.contains(box) for box in boxes)
        assert [box.left for box in boxes] == sorted({box.left for box in boxes})
        assert len({box.centery for box in boxes}) == 1
    assert second[0].centery > first[0].centery
    assert first[0].collidelist(first[1:]) < 0


@pytest.mark.slow
def test_what_is_turned_over_goes_back_to_the_figure_that_grows(scene: TableScene) -> None:
    flight = Flight(FACE, "seat:1", BOARD, counter="debt", becomes="debt_paid", returns=True)
    found = told(scene, flight)
    unpaid, paid = signs(scene, ("debt", "debt_paid"))
    assert (found.start, found.home) == (Place(unpaid, board=False), Place(paid, board=False))
    assert found.begins == unpaid.width


@pytest.mark.slow
@pytest.mark.parametrize("key", ["", "unheard_of"])
def test_what_is_not_counted_there_flies_to_the_panel(scene: TableScene, key: str) -> None:
    flight = Flight(FACE, BOARD, "seat:1", counter=key)
    assert told(scene, flight) == flight


@pytest.mark.slow
def test_what_is_folded_away_flies_to_the_panel(scene: TableScene) -> None:
    scene.panels.rail_state.unfolded.clear()
    scene.panels.rail_pace.whole = True
    scene.mark()
    canvas = pygame.Surface(scene.context.frame.size)
    scene.redraw(canvas)
    flight = Flight(FACE, BOARD, "seat:1", counter="stone")
    assert told(scene, flight) == flight
