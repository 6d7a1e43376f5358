"""The number of a step of a chain stands off the marks beside the ranks."""

from __future__ import annotations

import pygame
import pytest

from scenes.games.tara.hints import Told, coming

PX = 40


@pytest.mark.parametrize("sign", ["", "strip"])
@pytest.mark.parametrize("right", [False, True])
def test_the_number_of_a_step_stands_on_the_outer_side(sign: str, right: bool) -> None:
    picture = coming(None, Told("1", sign, right=right), PX).copy()
    rest = coming(None, Told("", sign, right=right), PX)
    picture.blit(rest, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    number = picture.subsurface(pygame.Rect(0, 0, picture.get_width(), picture.get_height() // 2))
    drawn = number.get_bounding_rect(20)
    assert drawn.width
    assert (drawn.centerx > picture.get_width() // 2) is right
