"""Gained goods come from the heap of their kind to the counter of who gains them."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from engine.events import Event
from scenes.games.viscounts.layout import lettering_places, ring_plan
from scenes.games.viscounts.stage import Around, flights
from scenes.games.viscounts.table import ViscountsTable
from scenes.table.camera import Camera
from scenes.table.frame import make_frame
from scenes.table.motion.things import Flight, Place
from sprites.viscounts.heaps import stock_layout
from sprites.viscounts.player_board_layout import board_layout
from sprites.viscounts.writ import debt, deed
from tests.engine.viscounts.layout import Table as Position
from tests.scenes.games.laid import laid

STOCK = stock_layout(pygame.Rect(500, 600, 90, 80))
BOARD, TRAY = pygame.Rect(690, 110, 360, 340), pygame.Rect(690, 470, 360, 76)
SHEET = pygame.Rect(690, 560, 360, 200)
AROUND = Around(0, 1.0, STOCK, BOARD, TRAY, SHEET)
LETTER = pygame.Rect(SHEET.left + 15, SHEET.top + 9, (SHEET.height - 18) * 100 // 140, 182)
"""As the sheet tells an automa's scheme: the letter fills its height but for a margin, and has the
shape of a scheme."""
HEAPS = STOCK["gold"].unionall([*STOCK.values()])


def flown(kind: str, seat: int, *values: object, view: Any = None) -> tuple[Flight, ...]:
    return flights(Event(kind, seat, values, (), "VI-4.6.1"), view, AROUND)


def seated(automa: str) -> Any:
    """A person with another, with the Builder, or with one that carries out a scheme."""
    view: Any = Position(automa=automa and "builder").state
    if automa == "scheme":
        view.played = next(iter(view.data.automas[view.players[1].board - 1].schemes))
    return view


def assert_aside(place: Place, automa: str) -> None:
    """Shown on nobody else's board: at the heaps, or on the sheet that tells an automa's scheme,
    over the upper half of its letter and over none of the words beside it."""
    if automa != "scheme":
        assert place.rect.center == HEAPS.center
        return
    assert SHEET.contains(place.rect)
    assert place.rect.right < LETTER.right
    assert place.rect.bottom < LETTER.top + 0.63 * LETTER.height


@pytest.mark.parametrize(("seat", "there"), [(0, "goods:stone"), (1, "seat:1")])
def test_a_gain_flies_from_its_heap(seat: int, there: str) -> None:
    (flight,) = flown("gain", seat, "stone", 2)
    assert flight.start == Place(STOCK["stone"], board=False)
    assert flight.end == there
    (one,) = flown("gain", seat, "stone", 1)
    assert one.picture.get_width() < flight.picture.get_width()


@pytest.mark.parametrize(("seat", "there"), [(0, "goods:stone"), (1, "seat:1")])
def test_what_is_paid_flies_to_its_heap(seat: int, there: str) -> None:
    (flight,) = flown("pay", seat, "stone", 2)
    assert flight.start == there
    assert flight.end == Place(STOCK["stone"], board=False)


def test_workers_do_not_come_from_the_stock() -> None:
    assert not flown("gain", 0, "worker", 2)


@pytest.mark.parametrize(
    ("kind", "pile", "well"), [("debt", "poverty", "debts"), ("deed", "prosperity", "deeds")]
)
def test_a_gained_paper_comes_from_its_pile(kind: str, pile: str, well: str) -> None:
    (own,), (other,) = flown(kind, 0, 1), flown(kind, 1, 1)
    assert (own.start, own.end) == (pile, well)
    assert (other.start, other.end) == (pile, "seat:1")


@pytest.mark.clause("VI-5.4")
@pytest.mark.parametrize(
    ("kind", "paper", "well"), [("flip_debt", debt, "debts"), ("flip_deed", deed, "deeds")]
)
@pytest.mark.parametrize("automa", ["", "builder", "scheme"])
def test_a_turned_paper_comes_from_its_owner_and_goes_back_turned(
    kind: str, paper: Any, well: str, automa: str
) -> None:
    view = seated(automa)
    for seat, start in ((0, well), (1, "seat:1")):
        (flight,) = flown(kind, seat, 1, view=view)
        assert flight.start == start
        assert flight.returns
        assert flight.stays
        width = flight.picture.get_width()
        assert flight.picture is paper(width, True)
        assert flight.back is paper(width, False)
        assert isinstance(flight.end, Place)
        if seat:
            assert_aside(flight.end, automa)
        else:
            assert BOARD.union(TRAY).contains(flight.end.rect)
        assert not flight.end.rect.colliderect(TRAY), "the figure is seen to change"


@pytest.mark.clause("VI-8.3.5")
@pytest.mark.parametrize("kind", ["reveal", "slot"])
@pytest.mark.parametrize("automa", ["", "builder", "scheme"])
def test_what_a_slot_reveals_is_held_up(kind: str, automa: str) -> None:
    view = seated(automa)
    for slot in range(9):
        (own,) = flown(kind, 0, slot, "", view=view)
        assert isinstance(own.start, Place)
        assert isinstance(own.end, Place)
        assert own.start.rect.colliderect(board_layout(BOARD)[f"slot:{slot + 1}"])
        assert own.end.rect.centery < own.start.rect.centery - 10
        assert BOARD.contains(own.end.rect)
        (other,) = flown(kind, 1, slot, "", view=view)
        assert other.start == "seat:1"
        assert isinstance(other.end, Place)
        assert_aside(other.end, automa)
        assert other.picture.get_width() > own.picture.get_width()
        assert own.returns
        assert other.returns


@pytest.mark.clause("VI-7.4")
def test_light_runs_around_what_happens_and_not_around_whom_one_cannot_hire() -> None:
    seats = [{"kind": "human", "name": name} for name in ("Ann", "Ben")]
    table, _ = laid(ViscountsTable, {"seats": seats}, (1366, 768))
    view: Any = None
    assert table.accented(Event("too_dear", 0, (84, 2), (), "VI-7.4"), view) == ()
    assert table.accented(Event("nobody_to_hire", 0, (2,), (), "VI-7.4"), view) == ()
    assert table.accented(Event("recruit", 0, (84, 2), (), "VI-7.4"), view) is None


def test_a_name_on_the_rim_has_its_boxes_there() -> None:
    frame = make_frame((1366, 768))
    plan = ring_plan(frame, Camera(frame.board))
    names = ("LAKE COAST", "SNOW PEAKS", "HILL", "DEEP FOREST", "SEA CLIFFS")
    boxes = lettering_places(names, plan)
    assert len({tuple(box) for box in boxes}) == len(boxes)
    for box in boxes:
        away = pygame.Vector2(box.center).distance_to(plan.middle)
        assert away == pytest.approx(328.6 * plan.unit, abs=2)
