"""The light on a place where something happens leaves what lies there as it is."""

from __future__ import annotations

import pygame
import pytest

from sprites.common.accent import Outline, accent, box_outline, round_outline

BOX = pygame.Rect(0, 0, 120, 90)


@pytest.mark.parametrize("outline", [box_outline(BOX, 1.0), round_outline(BOX, 1.0)])
def test_nothing_is_laid_over_the_inside_of_a_place(outline: Outline) -> None:
    picture = accent(outline, "#d33a3a", 1.0)
    middle = picture.get_rect().center
    inside = pygame.Rect(0, 0, 60, 50)
    inside.center = middle
    assert pygame.mask.from_surface(picture.subsurface(inside), 0).count() == 0
    assert pygame.mask.from_surface(picture, 200).count() > 0


def test_the_light_ends_near_the_edge_of_its_place() -> None:
    picture = accent(box_outline(BOX, 1.0), "#d33a3a", 1.0)
    assert picture.get_bounding_rect().width <= BOX.width + 28
