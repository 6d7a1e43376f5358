"""What the buttons of a gamepad do, as rows of pictures and words."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from sprites.common.metrics import px
from sprites.common.pad_signs import PAD_ROWS, Marks, PadButton, pad_sign
from sprites.handbook import style
from sprites.handbook.layout import BookLayout
from sprites.handbook.paragraph import Run, paragraph

__all__ = ["PAD_ROWS", "draw_pad_rows"]
_SIGN, _GAP, _SIGNS = 30, 8, 86
"""Units: the height of a picture, the space between rows, the column of the pictures."""


def draw_pad_rows(
    surface: pygame.Surface,
    layout: BookLayout,
    top: int,
    rows: Sequence[tuple[tuple[PadButton, ...], str]],
    marks: str,
) -> int:
    """Draw the rows on the right page from `top` on; where they end, px."""
    room, scale = layout.right, layout.scale
    shown: Marks = "shapes" if marks == "shapes" else "letters"
    column, faces = px(_SIGNS, scale), style.body_faces(style.BODY * scale)
    for signs, words in rows:
        left, high = room.x, px(_SIGN, scale)
        text = paragraph((Run(words),), faces, room.width - column, style.INK).surface
        tall = max(high, text.get_height())
        for sign in signs:
            picture = pad_sign(sign, shown, high)
            surface.blit(picture, (left, top + (tall - high) // 2))
            left += picture.get_width() + px(4, scale)
        surface.blit(text, (room.x + column, top + (tall - text.get_height()) // 2))
        top += tall + px(_GAP, scale)
    return top
