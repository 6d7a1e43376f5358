"""A part of a large picture loses what lies outside the round corners of the whole; what is put
together from parts is what would be drawn at once."""

import pygame
import pytest

from sprites.common import materials
from sprites.common.light import clip, round_off, rounded_mask, shadow, shadow_of_straight
from sprites.common.materials import framed_paper

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


@pytest.mark.parametrize("size", [(120, 90), (211, 160), (61, 61), (40, 200)])
@pytest.mark.parametrize("scale", [1.0, 1.37])
def test_the_stretched_shadow_of_a_sheet_is_its_shadow(size: tuple[int, int], scale: float) -> None:
    sheet = framed_paper(size, scale, corners=False)
    asked = ((3 * scale, 7 * scale), 6 * scale, 160)
    corner = round(8 * scale)
    stretched, whole = shadow_of_straight(sheet, corner, *asked), shadow(sheet, *asked)
    assert pygame.image.tobytes(stretched, "RGBA") == pygame.image.tobytes(whole, "RGBA")


@pytest.mark.parametrize("size", [(30, 24), (300, 90), (440, 520)])
@pytest.mark.parametrize("radius", [0.0, 6.0, 12.6])
def test_edges_of_paper_darken_as_if_all_of_it_were_painted(
    size: tuple[int, int], radius: float
) -> None:
    sheet, whole = (pygame.Surface(size, pygame.SRCALPHA) for _ in range(2))
    rim = pygame.Surface(size, pygame.SRCALPHA)
    materials._darken_edges(rim, 0.3, radius)
    for each in (sheet, whole):
        each.fill((200, 180, 140, 255))
    materials._darken_edges(sheet, 0.3, radius)
    whole.blit(rim, (0, 0))
    assert pygame.image.tobytes(sheet, "RGBA") == pygame.image.tobytes(whole, "RGBA")
    assert sheet.get_at((size[0] // 2, 0)) != (200, 180, 140, 255)
