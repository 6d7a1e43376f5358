"""What a lesson leaves free on the table."""

from __future__ import annotations

import pygame

from scenes.table.motion.things import Place
from scenes.table.taught import _places_on


def test_small_places_lie_on_a_ground_and_nothing_does_where_there_is_none() -> None:
    field = ((0.0, 0.0), (100.0, 0.0), (100.0, 100.0), (0.0, 100.0))
    ground = Place(pygame.Rect(0, 0, 100, 100), "area", outline=field)
    spot = pygame.Rect(40, 40, 10, 10)
    known = {
        "ground": ground,
        "spot": Place(spot),
        "elsewhere": Place(pygame.Rect(300, 40, 10, 10)),
    }
    assert _places_on(ground, known) == [spot]
    assert _places_on(None, known) == []
