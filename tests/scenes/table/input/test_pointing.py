"""What a click would mean, and which place an event is about."""

from __future__ import annotations

import pygame

from scenes.table.input.pointing import anchors_at, distance, focus_of, inside
from scenes.table.motion.things import Place

BOARD = pygame.Rect(0, 0, 400, 300)
PLACES = {
    "wide": Place(pygame.Rect(200, 40, 60, 10)),
    "upon": Place(pygame.Rect(210, 40, 10, 10)),
    "beside": Place(pygame.Rect(500, 40, 10, 10), board=False),
    "cut": Place(pygame.Rect(390, 40, 60, 10)),
    "area": Place(pygame.Rect(60, 200, 10, 10), "area", outline=((40, 180), (120, 180), (40, 260))),
}


def test_what_lies_under_the_pointer_is_found_topmost_first() -> None:
    assert anchors_at(PLACES, (215, 45), 0, BOARD) == ["upon", "wide"]
    assert anchors_at(PLACES, (250, 45), 0, BOARD) == ["wide"]
    assert anchors_at(PLACES, (505, 45), 0, BOARD) == ["beside"]
    assert anchors_at(PLACES, (395, 45), 0, BOARD) == ["cut"]
    assert anchors_at(PLACES, (420, 45), 0, BOARD) == [], "the board is cut off there"
    assert anchors_at(PLACES, (45, 215), 0, BOARD) == ["area"]
    assert anchors_at(PLACES, (115, 255), 0, BOARD) == []


def test_within_reach_the_nearest_is_first() -> None:
    assert anchors_at(PLACES, (206, 60), 14, BOARD) == ["wide", "upon"]
    assert anchors_at(PLACES, (206, 80), 14, BOARD) == []
    assert distance(pygame.Rect(10, 10, 10, 10), (22, 23)) == 5.0
    assert distance(pygame.Rect(10, 10, 10, 10), (19, 10)) == 0.0


def test_inside_an_outline() -> None:
    outline = ((0.0, 0.0), (80.0, 0.0), (80.0, 60.0), (40.0, 20.0), (0.0, 60.0))
    assert inside(outline, (10.0, 30.0))
    assert inside(outline, (70.0, 30.0))
    assert not inside(outline, (40.0, 30.0))
    assert not inside(outline, (90.0, 10.0))


def test_an_event_is_shown_where_it_happens_on_the_table() -> None:
    assert focus_of(("seat:1", "spot:A:2")) == "spot:A:2"
    assert focus_of(("space:A:L", "space:A:R")) == "space:A:R"
    assert focus_of(()) == ""


def test_goods_of_somebody_else_are_not_shown_in_the_own_tray() -> None:
    paid = ("goods:stone", "seat:1")
    assert focus_of(paid) == "goods:stone"
    assert focus_of(paid, mine=False) == "seat:1"
    assert focus_of(("goods:stone",), mine=False) == ""


def test_a_place_of_the_board_that_lies_there_is_not_that_of_another_seat() -> None:
    revealed = ("seat:1", "slot:2")
    assert focus_of(revealed, own=("slot:",)) == "slot:2"
    assert focus_of(revealed, mine=False, own=("slot:",)) == "seat:1"
