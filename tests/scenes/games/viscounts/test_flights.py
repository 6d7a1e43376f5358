"""Gained goods come from the heap of their kind to the counter of who gains them."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from engine.events import Event
from scenes.games.viscounts.layout import lettering_places, ring_plan
from scenes.games.viscounts.stage import flights
from scenes.games.viscounts.table import ViscountsTable
from scenes.table.camera import Camera
from scenes.table.frame import make_frame
from scenes.table.motion.things import Place
from sprites.viscounts.heaps import stock_layout
from tests.scenes.games.laid import laid

STOCK = stock_layout(pygame.Rect(500, 600, 90, 80))


@pytest.mark.parametrize(("seat", "there"), [(0, "goods:stone"), (1, "seat:1")])
def test_a_gain_flies_from_its_heap(seat: int, there: str) -> None:
    (flight,) = flights(Event("gain", seat, ("stone", 2), (), "VI-4.6.1"), STOCK, 0, 26)
    assert flight.start == Place(STOCK["stone"], board=False)
    assert flight.end == there
    (one,) = flights(Event("gain", seat, ("stone", 1), (), "VI-4.6.1"), STOCK, 0, 26)
    assert one.picture.get_width() < flight.picture.get_width()


def test_nothing_else_comes_from_the_stock() -> None:
    assert not flights(Event("pay", 0, ("stone", 2), (), "VI-4.6.1"), STOCK, 0, 26)
    assert not flights(Event("gain", 0, ("worker", 2), (), "VI-4.6.1"), STOCK, 0, 26)


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
