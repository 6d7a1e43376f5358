"""What comes from a seat's panel, and what the tray says of changes that have already happened."""

from __future__ import annotations

import pygame

from scenes.table.chrome.parts import wells
from scenes.table.motion.changes import motions
from scenes.table.view import Counter, Place, Sprite

PANELS = {"seat:0": pygame.Rect(900, 40, 280, 60), "seat:1": pygame.Rect(900, 100, 280, 60)}


def test_a_piece_leaves_its_seats_panel_towards_the_table_over_no_other_seat() -> None:
    piece = Sprite(
        "worker:3", "worker:1", "", pygame.Surface((20, 20)), (300.0, 20.0), home="seat:1"
    )
    places = {name: Place(box, board=False) for name, box in PANELS.items()}
    (motion,) = motions([], [piece], places)
    assert motion.start is not None
    start = pygame.Rect(motion.start, (20, 20))
    assert start.centerx == PANELS["seat:1"].left
    assert PANELS["seat:1"].top <= start.centery <= PANELS["seat:1"].bottom


def test_only_a_change_that_is_still_to_come_has_a_badge() -> None:
    food = Counter("food", "food", 1, "Food")
    (coming,) = wells([food], {"food": -1}, {}, frozenset(), ahead=True)
    (paid,) = wells([food], {"food": -1}, {}, frozenset(), ahead=False)
    assert coming.delta is not None
    assert paid.delta is None
