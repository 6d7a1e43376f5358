"""Castle tokens lie between cloth and hand, and nothing on the shelf moves when cards come."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from scenes.games.caylus.layout import SLOTS, beside_cloth, hand_plan, shelf_of
from scenes.games.caylus.token_rack import heading_box, token_places
from scenes.table.frame import make_frame
from sprites.caylus.card_face import COST_FROM

SIZES = [(1280, 690), (1366, 768), (1600, 900), (1920, 1080)]
HANDS = range(10)


@pytest.mark.parametrize("size", SIZES)
def test_tokens_lie_at_one_place_whatever_the_hand(size: tuple[int, int]) -> None:
    frame = make_frame(size, 100, "foot")
    box, scale = shelf_of(frame).hand, frame.scale
    rows = {tuple(map(tuple, token_places(box, hand_plan(box, scale, n), scale))) for n in HANDS}
    assert len(rows) == 1
    places = token_places(box, hand_plan(box, scale, 0), scale)
    assert len(places) == 3
    sign = heading_box(box, scale)
    things = [sign, *places]
    assert all(beside_cloth(box, scale).contains(thing) for thing in things)
    for upper, lower in pairwise(things):
        assert 0 < lower.top - upper.bottom <= 8 * scale, "the sign stands right above them"
    for cards in HANDS:
        plan = hand_plan(box, scale, cards)
        taken = [*plan.cards, plan.draw, plan.discard]
        assert all(thing.collidelist(taken) < 0 for thing in things)


@pytest.mark.parametrize("size", SIZES)
def test_neither_cards_nor_piles_move_or_shrink_when_a_card_is_drawn(
    size: tuple[int, int],
) -> None:
    frame = make_frame(size, 100, "foot")
    box = shelf_of(frame).hand
    plans = [hand_plan(box, frame.scale, cards) for cards in range(SLOTS + 1)]
    full = plans[-1]
    assert full.cards == full.slots
    assert full.width >= COST_FROM, "costs stay in sight"
    for cards, plan in enumerate(plans):
        assert plan.cards == full.cards[:cards]
        assert (plan.draw, plan.discard) == (full.draw, full.discard)
        assert plan.slots == full.slots[: cards + 1], "one place for the next card"
    larger = hand_plan(box, frame.scale, SLOTS + 1)
    assert larger.cards[0].topleft[0] == full.cards[0].left


@pytest.mark.parametrize("size", SIZES)
def test_the_top_discard_is_wide_enough_for_every_price(size: tuple[int, int]) -> None:
    frame = make_frame(size, 100, "foot")
    for cards in HANDS:
        assert hand_plan(shelf_of(frame).hand, frame.scale, cards).discard.width >= 66


@pytest.mark.parametrize("size", SIZES)
def test_large_text_leaves_the_wood_to_the_hand(size: tuple[int, int]) -> None:
    frame = make_frame(size, 150, "foot")
    box = shelf_of(frame).hand
    wood = pygame.Rect(beside_cloth(box, frame.scale))
    for cards in HANDS:
        plan = hand_plan(box, frame.scale, cards)
        places = token_places(box, plan, frame.scale)
        assert all(place.collidelist(plan.cards) < 0 for place in places)
        assert all(wood.contains(card) for card in plan.cards)
