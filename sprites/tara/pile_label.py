"""The words below a pile of tablets, on a small plate of peat that is as wide whatever they say."""

from __future__ import annotations

import pygame

from sprites.common import fonts
from sprites.common.surface_cache import kept

_WORDS, _EDGE = "#fff0c6", "#1c170e"
_PEAT, _RIM = (24, 19, 12, 205), (176, 125, 59, 120)
_PX = 13.5
_ROUND = 5.0


def line_height(high: int) -> int:
    """px that a plate of one line takes, meant to be `high`."""
    return max(high, round(fonts.FLOOR * 1.5))


@kept
def pile_label(words: str, size: tuple[int, int], unit: float) -> pygame.Surface:
    """Words in the middle of a plate of `size` px; one that is too narrow for them takes a second
    line and is as much higher."""
    wide, high = size
    room = wide - round(6 * unit)
    lines = [words] if fonts.fits(words, room) else fonts.wrap(fonts.serif(1), words, room)
    texts = [fonts.fit(line, room, _PX * unit, colour=_WORDS, halo=_EDGE) for line in lines]
    least, step = line_height(high), round(fonts.FLOOR * 1.2)
    canvas = pygame.Surface((wide, least + step * (len(texts) - 1)), pygame.SRCALPHA)
    box, round_by = canvas.get_rect(), round(_ROUND * unit)
    pygame.draw.rect(canvas, _PEAT, box, border_radius=round_by)
    pygame.draw.rect(canvas, _RIM, box, 1, border_radius=round_by)
    for row, text in enumerate(texts):
        canvas.blit(text, text.get_rect(center=(box.centerx, least // 2 + step * row)))
    return canvas
