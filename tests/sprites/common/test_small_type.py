"""Letters of small type stand where those of large type stand, so that no word falls apart."""

from __future__ import annotations

import pygame
import pytest

from sprites.common import fonts

_LARGER = 8
_WORD = "Abbot"


def columns(words: pygame.Surface) -> list[int]:
    """How much ink stands in every column."""
    width, height = words.get_size()
    return [sum(words.get_at((x, y))[3] for y in range(height)) for x in range(width)]


@pytest.mark.parametrize(("px", "most"), [(14, 0.25), (15, 0.15), (16, 0.12)])
def test_letters_stand_where_large_ones_stand(px: int, most: float) -> None:
    small = fonts.serif(px, "bold").render(_WORD, True, "black")
    large = fonts.serif(_LARGER * px, "bold").render(_WORD, True, "black")
    wanted = columns(pygame.transform.smoothscale(large, small.get_size()))
    away = sum(abs(a - b) for a, b in zip(columns(small), wanted, strict=True))
    assert away / sum(wanted) < most


def test_an_outline_lies_around_its_letters() -> None:
    font = fonts.serif(14, "bold")
    plain = fonts.render(font, _WORD, "#ffffff").get_size()
    words = fonts.render(font, _WORD, "#ffffff", "#000000")
    assert words.get_size() == (plain[0] + 4, plain[1] + 4)
    ink = words.get_bounding_rect(60)
    assert ink.bottom < words.get_height() - 2, "nothing is drawn out downwards"
