"""The number of a step of a chain stands off the marks beside the ranks."""

from __future__ import annotations

import pygame
import pytest

from scenes.games.tara.hints import coming

PX = 40


@pytest.mark.parametrize("sign", ["", "strip"])
@pytest.mark.parametrize("right", [False, True])
def test_the_number_of_a_step_stands_on_the_outer_side(sign: str, right: bool) -> None:
    picture = coming(None, "1", sign, PX, False, right).copy()
    rest = coming(None, "", sign, PX, False, right)
    picture.blit(rest, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    number = picture.subsurface(pygame.Rect(0, 0, picture.get_width(), picture.get_height() // 2))
    drawn = number.get_bounding_rect(20)
    assert drawn.width
    assert (drawn.centerx > picture.get_width() // 2) is right
