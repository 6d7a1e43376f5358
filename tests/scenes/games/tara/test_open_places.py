"""While tablets are chosen, every one that is still missing has an empty place."""

from __future__ import annotations

import pygame
import pytest

from scenes.games.tara.layout import HAND_SIZE, hand_plan
from scenes.games.tara.shelf import open_places

BOXES = [(1.0, 600), (0.9, 560), (1.4, 860)]


@pytest.mark.parametrize(("scale", "width"), BOXES)
@pytest.mark.parametrize("chosen", range(HAND_SIZE + 1))
def test_as_many_places_are_empty_as_tablets_are_missing(
    scale: float, width: int, chosen: int
) -> None:
    box = pygame.Rect(10, 500, width, round(130 * scale))
    plan = hand_plan(box, scale, 2 * HAND_SIZE - chosen, choosing=True)
    missing = HAND_SIZE - chosen
    places = open_places(plan.slots, missing)
    assert len(places) == missing
    for number, place in enumerate(places):
        assert place.collidelist(places[number + 1 :]) < 0
        assert place.collidelist(plan.slots[:chosen]) < 0
        assert plan.free.contains(place)
        assert min(place.size) >= 20
