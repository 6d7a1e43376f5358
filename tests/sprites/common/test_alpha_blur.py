"""The blur of a shape's alpha is pygame's own, to the last bit."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from sprites.common.alpha_blur import blurred_alpha

SIZES = [(8, 8), (60, 40), (9, 500), (50, 90), (77, 200), (300, 120), (301, 203)]


# A picture that is no larger than the radius is blurred with what lies behind it in memory: pygame
# reads on there, so that no two blurs need be alike.
@pytest.mark.parametrize("radius", [1, 2, 7])
@pytest.mark.parametrize("size", SIZES)
def test_it_is_what_two_box_blurs_leave_of_the_alpha(size: tuple[int, int], radius: int) -> None:
    shape = pygame.Surface(size, pygame.SRCALPHA)
    before = Random(radius).randbytes(4 * size[0] * size[1])
    shape.get_buffer().write(before, 0)
    wanted = shape
    for _ in range(2):
        wanted = pygame.transform.box_blur(wanted, radius)
    wanted.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    found = blurred_alpha(shape, radius)
    assert found.get_buffer().raw == wanted.get_buffer().raw
    assert (found.get_masks(), found.get_flags()) == (wanted.get_masks(), wanted.get_flags())
    assert shape.get_buffer().raw == before
