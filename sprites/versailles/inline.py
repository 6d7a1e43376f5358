"""A line of small pictures and figures: prices and yields as they stand on the board."""

from __future__ import annotations

import pygame

from sprites.common import fonts
from sprites.common.surface_cache import kept
from sprites.versailles.icons import icon

Part = tuple[str, str]
""""icon" and its name, "text" and the words, or "room" and a share of the icon's size."""

PRICE_INK, GAIN_INK = "#3a2c44", "#1f3a6e"


@kept
def inline(
    parts: tuple[Part, ...], icon_px: int, text_px: float, colour: str = PRICE_INK
) -> pygame.Surface:
    """The parts side by side, in the middle of a line as high as the highest of them."""
    font = fonts.serif(max(fonts.FLOOR, text_px), "black")
    pieces: list[pygame.Surface | int] = []
    for kind, value in parts:
        if kind == "icon":
            pieces.append(icon(value, icon_px))
        elif kind == "gain":
            pieces.append(fonts.render(font, value, GAIN_INK))
        elif kind == "text":
            pieces.append(fonts.render(font, value, colour))
        else:
            pieces.append(round(float(value) * icon_px))
    gap = max(1, round(icon_px * 0.06))
    wide = sum(p if isinstance(p, int) else p.get_width() + gap for p in pieces)
    drawn = [p for p in pieces if not isinstance(p, int)]
    high = max((p.get_height() for p in drawn), default=1)
    canvas = pygame.Surface((max(1, wide), high), pygame.SRCALPHA)
    x = 0
    for piece in pieces:
        if isinstance(piece, int):
            x += piece
            continue
        canvas.blit(piece, (x, (high - piece.get_height()) // 2))
        x += piece.get_width() + gap
    return canvas


def workers(number: int) -> tuple[Part, ...]:
    """A price in workers."""
    return ("text", str(number)), ("icon", "worker")
