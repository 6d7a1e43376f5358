"""Rows of the page of practice: a picture of the position, its name and goal, the stars reached."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from sprites.common import fonts
from sprites.common.binding import Binding
from sprites.common.glyphs import glyph
from sprites.common.lettering import put
from sprites.common.rich import IconSource, layout, parse
from sprites.handbook.clauses import Block
from sprites.handbook.figure import framed

_GAP, _PAD, _STAR = 14.0, 7.0, 18.0
_SHAPE = 1.5
"""Width by height of a picture."""
_SHARE = 0.3
"""Of the row's width that its picture takes at most."""
_NAME, _GOAL, _REACHED = 17.5, 14.5, 14.0
_PALE = 70
"""Opacity of a star that is not won yet."""


@dataclass(frozen=True, slots=True)
class PracticeWords:
    """Finished words of a row; `stars` of `most` are won."""

    name: str
    goal: str
    reached: str
    stars: int
    most: int


def row_picture(width: int, height: int, scale: float) -> tuple[int, int]:
    """px of the picture in a row of `width` x `height` px."""
    high = min(height - 2 * round(_PAD * scale), round(width * _SHARE / _SHAPE))
    return round(high * _SHAPE), high


def words_height(
    says: Sequence[PracticeWords], width: int, scale: float, icon: IconSource, binding: Binding
) -> int:
    """px that the longest of some rows takes beside the largest picture."""
    room = width - round(width * _SHARE) - round(_GAP * scale)
    parts = (_words(each, room, scale, icon, binding) for each in says)
    longest = max(sum(part.get_height() for part in each) for each in parts)
    return longest + round((_STAR + 2 * _PAD + 4) * scale)


def practice_row(
    says: PracticeWords,
    picture: Surface | None,
    size: tuple[int, int],
    scale: float,
    icon: IconSource,
    binding: Binding,
) -> Block:
    """A row of `size` px; without room for its goal it says its name alone."""
    pad, frame = round(_PAD * scale), row_picture(*size, scale)
    canvas = Surface(size, pygame.SRCALPHA)
    framed(canvas, picture, Rect((pad, (size[1] - frame[1]) // 2), frame), scale, binding)
    left = pad + frame[0] + round(_GAP * scale)
    star = round(_STAR * scale)
    words = _words(says, size[0] - left - pad, scale, icon, binding)
    if sum(part.get_height() for part in words) + star + 2 * pad > size[1]:
        words = words[:1]
    top = pad
    for part in words:
        canvas.blit(part, (left, top))
        top += part.get_height()
    middle = max(top + star // 2, size[1] - pad - star // 2)
    _stars(canvas, says, (left, middle - star // 2), star)
    font = fonts.serif(_REACHED * scale, "semibold", italic=True)
    told = fonts.render(font, says.reached, binding.soft)
    put(canvas, told, (left + says.most * star + round(8 * scale), middle), "left")
    return Block(canvas)


def _words(
    says: PracticeWords, room: int, scale: float, icon: IconSource, binding: Binding
) -> tuple[Surface, ...]:
    name = fonts.fit(says.name, room, _NAME * scale, 13, weight="bold", colour=binding.text)
    font = fonts.serif(_GOAL * scale, "regular")
    return name, layout(parse(says.goal), font, room, icon, binding.text, 0.98)


def _stars(canvas: Surface, says: PracticeWords, at: tuple[int, int], px: int) -> None:
    for place in range(says.most):
        sign = glyph("star", px)
        if place >= says.stars:
            sign = sign.copy()
            sign.set_alpha(_PALE)
        canvas.blit(sign, (at[0] + place * px, at[1]))
