"""Castle tokens lie on the wood that the hand leaves bare, and make room for cards."""

from __future__ import annotations

import pygame
import pytest

from scenes.games.caylus.layout import beside_cloth, hand_plan, shelf_of
from scenes.games.caylus.token_rack import title_box, token_places
from scenes.table.frame import make_frame

SIZES = [(1280, 690), (1366, 768), (1920, 1080)]


@pytest.mark.parametrize("percent", [100, 150])
@pytest.mark.parametrize("size", SIZES)
def test_tokens_lie_on_bare_wood_whatever_the_hand(size: tuple[int, int], percent: int) -> None:
    frame = make_frame(size, percent, "foot")
    box, seen = shelf_of(frame).hand, 0
    for cards in range(9):
        plan = hand_plan(box, frame.scale, cards)
        places = token_places(box, plan, frame.scale)
        seen += bool(places)
        taken = [*plan.cards, plan.draw, plan.discard]
        wood = pygame.Rect(box.left, box.top, plan.groove - box.left, box.height)
        for place in places:
            assert place.collidelist(taken) < 0
            assert wood.contains(place)
            assert beside_cloth(box, frame.scale).contains(place)
        if places:
            assert min(place.width for place in places) >= 30
            assert title_box(places, box.top, frame.scale).top >= places[0].bottom
    assert seen >= (3 if percent == 100 else 1), "a small hand leaves room for them"
