"""What the buttons of a gamepad do, as rows of pictures and words."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from sprites.common.metrics import px
from sprites.common.pad_signs import PAD_ROWS, Marks, PadButton, pad_sign
from sprites.handbook import style
from sprites.handbook.layout import BookLayout
from sprites.handbook.paragraph import Faces, Run, paragraph, paragraph_height

__all__ = ["PAD_ROWS", "draw_pad_rows"]
_SIGN, _GAP, _SIGNS = 30, 8, 86
"""Units: the height of a picture, the space between rows, the column of the pictures."""
_SMALLEST, _SMALLER = 13, 0.95
"""px: letters are never smaller; how much smaller they are tried next."""

PadRow = tuple[tuple[PadButton, ...], str]


def draw_pad_rows(
    surface: pygame.Surface,
    layout: BookLayout,
    top: int,
    bottom: int,
    rows: Sequence[PadRow],
    marks: str,
) -> int:
    """Draw the rows on the right page from `top` on, in letters that leave them above `bottom`;
    where they end, px."""
    room, scale = layout.right, layout.scale
    shown: Marks = "shapes" if marks == "shapes" else "letters"
    column = px(_SIGNS, scale)
    faces = _fitting(layout, bottom - top, rows)
    gap = _gap(layout, faces, bottom - top, rows)
    for signs, words in rows:
        left, high = room.x, px(_SIGN, scale)
        text = paragraph((Run(words),), faces, room.width - column, style.INK).surface
        tall = max(high, text.get_height())
        for sign in signs:
            picture = pad_sign(sign, shown, high)
            surface.blit(picture, (left, top + (tall - high) // 2))
            left += picture.get_width() + px(4, scale)
        surface.blit(text, (room.x + column, top + (tall - text.get_height()) // 2))
        top += tall + gap
    return top


def _fitting(layout: BookLayout, height: int, rows: Sequence[PadRow]) -> Faces:
    """The letters of the page, or smaller ones where the rows need more than `height` px."""
    size = style.BODY * layout.scale
    while size * _SMALLER >= _SMALLEST and _gap(layout, style.body_faces(size), height, rows) < px(
        _GAP, layout.scale
    ):
        size *= _SMALLER
    return style.body_faces(size)


def _gap(layout: BookLayout, faces: Faces, height: int, rows: Sequence[PadRow]) -> int:
    """px between two rows: the usual ones, or what rows of these letters leave of `height`."""
    high, width = px(_SIGN, layout.scale), layout.right.width - px(_SIGNS, layout.scale)
    said = [paragraph_height((Run(words),), faces, width) for _, words in rows]
    left = height - sum(max(high, tall) for tall in said)
    return min(px(_GAP, layout.scale), max(1, left // max(1, len(rows))))
