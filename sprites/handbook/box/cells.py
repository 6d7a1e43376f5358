"""What stands around a field: its label, whose figure it is, why a value is refused."""

from __future__ import annotations

import pygame
from pygame import Surface

from sprites.common import fonts, svg
from sprites.common.binding import Binding
from sprites.common.surface_cache import kept
from sprites.handbook.box.marks import GREEN, RED, mark


@kept
def label(words: str, width: int, scale: float, binding: Binding) -> Surface:
    """The name of a figure."""
    return fonts.fit(words, width, 16 * scale, 13, weight="bold", colour=binding.accent)


@kept
def foot(words: str, state: str, width: int, scale: float, binding: Binding) -> Surface:
    """Whose figure it is, with its mark."""
    side = round(15 * scale)
    colour = GREEN if state in ("changed", "confirmed") else binding.soft
    letters = fonts.fit(
        words, width - side - 5, 13.5 * scale, 13, weight="regular", italic=True, colour=colour
    )
    high = max(side, letters.get_height())
    canvas = Surface((width, high), pygame.SRCALPHA)
    sign = mark(state, side)
    canvas.blit(sign, sign.get_rect(midleft=(0, high // 2)))
    canvas.blit(letters, letters.get_rect(midleft=(side + 5, high / 2)))
    return canvas


@kept
def refusal(words: str, width: int, scale: float, binding: Binding) -> Surface:
    """Why a value is refused, in red on a slip."""
    pad, side = round(8 * scale), round(18 * scale)
    font = fonts.serif(max(13, 14 * scale), "semibold", True)
    lines = fonts.wrap(font, words, width - 2 * pad - side - 8)
    high = max(side, len(lines) * font.get_height()) + pad
    canvas = Surface((width, high), pygame.SRCALPHA)
    body = svg.rect(1, 1, width - 2, high - 2, binding.slip, RED, 1.3 * max(1.0, scale), 5 * scale)
    canvas.blit(svg.raster(svg.document(body, width, high), (width, high)), (0, 0))
    sign = mark("refused", side)
    canvas.blit(sign, sign.get_rect(midleft=(pad, high // 2)))
    top = (high - len(lines) * font.get_height()) // 2
    for line in lines:
        canvas.blit(fonts.render(font, line, RED), (pad + side + 8, top))
        top += font.get_height()
    return canvas
