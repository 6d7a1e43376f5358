"""Discs, stacks and kings: owners can be told apart, and a stack shows everybody in it."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from sprites.common.contrast import contrast
from sprites.common.players import PALETTES, PLAYER_STYLES
from sprites.tara.discs import HIGHEST, ghost, palisade, roundel, stack, step_of
from sprites.tara.kings import king, king_size, standing_king
from sprites.tara.palette import carving
from sprites.tara.signs import motif_mask
from tests.sprites.tara.samples import BLUE, RED, STYLES, WHITE, YELLOW, pixels

SIZES = (18, 36, 56, 112)


@pytest.mark.parametrize("px", SIZES)
def test_every_owner_has_a_disc_and_a_king_of_that_size(px: int) -> None:
    for style in PLAYER_STYLES:
        assert roundel(style, px).get_size() == (px, px)
        assert king(style, px).get_size() == king_size(px)


@pytest.mark.parametrize("px", [26, 36])
def test_owners_differ_by_their_carving_alone(px: int) -> None:
    for first, second in combinations(PLAYER_STYLES, 2):
        one, other = (
            pygame.mask.from_surface(motif_mask(style.shape, px), 90) for style in (first, second)
        )
        shared = one.overlap_area(other, (0, 0))
        united = one.count() + other.count() - shared
        assert 1 - shared / united > 0.25, (first.key, second.key)


@pytest.mark.parametrize("palette", PALETTES)
def test_carving_stands_out_from_every_stain(palette: str) -> None:
    for style in PALETTES[palette]:
        assert contrast(carving(style)[0], style.fill) >= 2.6, style.key


def test_a_stack_grows_with_its_discs() -> None:
    heights = [stack((BLUE,) * number, 36).surface.get_height() for number in range(1, 6)]
    assert heights == sorted(set(heights))


@pytest.mark.parametrize("px", SIZES)
def test_even_the_highest_stack_keeps_its_measure(px: int) -> None:
    for number in range(1, 13):
        rise = step_of(px, number) * number
        assert rise <= max(px * HIGHEST + number, 3 * number)
        assert step_of(px, number) >= 3


@pytest.mark.parametrize("px", [36, 40, 56])
def test_every_disc_of_a_stack_of_five_is_seen(px: int) -> None:
    order = (YELLOW, RED, WHITE, BLUE, RED)
    for hidden in range(5):
        for other in STYLES:
            if other is order[hidden]:
                continue
            changed = (*order[:hidden], other, *order[hidden + 1 :])
            one, two = stack(order, px).surface, stack(changed, px).surface
            mask = pygame.mask.from_threshold(one, (0, 0, 0), (20, 20, 20, 255), two)
            differing = one.get_width() * one.get_height() - mask.count()
            assert differing > px * 1.5, (hidden, other.key)


def test_edges_of_captives_differ_without_colour() -> None:
    greys = [pygame.transform.grayscale(stack((style, BLUE), 56).surface) for style in STYLES]
    assert len({pixels(grey) for grey in greys}) == 4


def test_stakes_stand_before_and_behind_a_disc() -> None:
    front, behind = palisade(56, True), palisade(56, False)
    assert front.get_size() == behind.get_size()
    before, after = (half.get_bounding_rect(200) for half in (front, behind))
    assert before.top > after.top
    assert before.bottom > after.bottom
    assert before.width > 56


@pytest.mark.parametrize("px", [38, 56])
def test_stakes_hide_the_rim_of_a_fort_and_spare_its_knot(px: int) -> None:
    front = palisade(px, True)
    box = front.get_rect()
    face = pygame.Rect(0, 0, px, px)
    face.midtop = (0, -px // 2 - 2 * step_of(px, 2))
    knot = face.inflate(-0.3 * px, -0.2 * px)
    middle = front.subsurface(box.inflate(knot.width - box.width, 0))
    tip = middle.get_bounding_rect(200).top - box.height // 2
    across = front.subsurface(box.inflate(px // 4 - box.width, 0))
    lowest = across.get_bounding_rect(200).top - box.height // 2
    assert knot.centery < tip <= lowest
    assert knot.bottom - 0.06 * px <= lowest < face.bottom


def test_a_pile_stands_with_its_foot_on_the_spot() -> None:
    for pile in (stack((BLUE, RED), 36), standing_king(RED, 36)):
        left, top = pile.corner((200.4, 99.6))
        assert (left + pile.foot[0], top + pile.foot[1]) == (200, 100)
        assert pile.surface.get_rect().collidepoint(pile.foot)


def test_what_lies_below_a_ghost_keeps_its_colour() -> None:
    """A veil of red over blue would be a disc of nobody's colour."""
    drawn = ghost(BLUE, 56)
    box = pygame.Rect(0, 0, 36, 36)
    box.center = drawn.get_rect().center
    seen = [drawn.get_at((x, y)).a for x in range(box.left, box.right)
            for y in range(box.top, box.bottom)]  # fmt: skip
    assert seen.count(0) > len(seen) / 5
    assert seen.count(255) > len(seen) / 8


def test_a_stack_without_discs_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one"):
        stack((), 36)
