"""A part of a large picture loses what lies outside the round corners of the whole."""

import pygame
import pytest

from sprites.common.light import clip, round_off, rounded_mask

WHOLE = (90, 140)


@pytest.mark.parametrize("radius", [3.0, 8.4])
@pytest.mark.parametrize(
    "place", [(0, 0, 90, 140), (0, 0, 40, 20), (60, 3, 30, 60), (5, 120, 85, 20), (20, 30, 50, 60)]
)
def test_a_part_is_cut_as_the_whole_would_be(
    place: tuple[int, int, int, int], radius: float
) -> None:
    box = pygame.Rect(place)
    part = pygame.Surface(box.size, pygame.SRCALPHA)
    part.fill((200, 120, 40, 180))
    whole = clip(part.copy(), rounded_mask(WHOLE, radius).subsurface(box))
    round_off(part, box, WHOLE, radius)
    assert pygame.image.tobytes(part, "RGBA") == pygame.image.tobytes(whole, "RGBA")
