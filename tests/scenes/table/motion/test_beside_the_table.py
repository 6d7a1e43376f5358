"""What comes from a seat's panel, and what the tray says of changes that have already happened."""

from __future__ import annotations

import pygame

from scenes.table.chrome.parts import wells
from scenes.table.motion.changes import flown, motions
from scenes.table.motion.things import Flight, Place, Sprite
from scenes.table.view import Counter

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


def test_a_gain_flies_from_the_side_of_a_panel_and_from_the_middle_of_a_place() -> None:
    places = {name: Place(box, board=False) for name, box in PANELS.items()}
    coin, spot = pygame.Surface((20, 20)), Place(pygame.Rect(100, 300, 40, 40))
    flights = [Flight(coin, "seat:1", "seat:0"), Flight(coin, spot, "seat:0")]
    begins = [pygame.Rect(m.start, (20, 20)).center for m in flown(flights, places) if m.start]
    assert begins == [(PANELS["seat:1"].left, PANELS["seat:1"].centery), spot.rect.center]
    assert flown([Flight(coin, "nowhere", "seat:0"), Flight(coin, spot, "nowhere")], places) == []


def test_only_a_change_that_is_still_to_come_has_a_badge() -> None:
    food = Counter("food", "food", 1, "Food")
    (coming,) = wells([food], {"food": -1}, {}, frozenset(), ahead=True)
    (paid,) = wells([food], {"food": -1}, {}, frozenset(), ahead=False)
    assert coming.delta is not None
    assert paid.delta is None
