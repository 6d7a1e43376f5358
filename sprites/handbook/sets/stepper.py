"""One of several things, with an arrow to the one before and the one after."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import pygame
from pygame import Rect, Surface

from sprites.common import fonts, svg
from sprites.common.binding import Binding
from sprites.common.drawn import Pointer
from sprites.common.metrics import target_px
from sprites.common.surface_cache import kept
from sprites.handbook.tokens import draw_arrow

STEP_KEYS: Final = ("step:before", "step:after")
_HIGH = 36.0


def stepper_parts(
    words: str, width: int, scale: float, binding: Binding, arrows: tuple[str, str]
) -> list[tuple[Rect, Callable[[str], Surface], str, str]]:
    """Box, picture, key and heard words of: the arrow back, what is chosen, the arrow on."""
    side, gap = target_px(_HIGH, scale), round(6 * scale)
    plate = Rect(side + gap, 0, width - 2 * (side + gap), side)
    picture = _plate(words, plate.size, scale, binding)
    back, on = Rect(0, 0, side, side), Rect(width - side, 0, side, side)
    return [
        (back, partial(_arrow, "left", side), STEP_KEYS[0], arrows[0]),
        (plate, lambda look: picture, "", words),
        (on, partial(_arrow, "right", side), STEP_KEYS[1], arrows[1]),
    ]


def _arrow(way: str, side: int, look: str) -> Surface:
    canvas = Surface((side, side), pygame.SRCALPHA)
    pointer = Pointer("arrow" if look else "", "arrow" if look == "pressed" else "")
    draw_arrow(canvas, canvas.get_rect(), "left" if way == "left" else "right", "arrow", pointer)
    return canvas


@kept
def _plate(words: str, size: tuple[int, int], scale: float, binding: Binding) -> Surface:
    wide, high = size
    body = svg.rect(
        1, 1, wide - 2, high - 2, binding.slip, binding.hairline, 1.2, 6 * scale,
        fill_opacity=0.85,
    )  # fmt: skip
    canvas = svg.raster(svg.document(body, wide, high), size).copy()
    letters = fonts.fit(
        words, wide - round(16 * scale), 16 * scale, 13, weight="semibold", colour=binding.text
    )
    canvas.blit(letters, letters.get_rect(center=(wide // 2, high // 2)))
    return canvas
