"""The words below a pile of tablets, on a small plate of peat that is as wide whatever they say."""

from __future__ import annotations

import pygame

from sprites.common import fonts
from sprites.common.surface_cache import kept

_WORDS, _EDGE = "#fff0c6", "#1c170e"
_PEAT, _RIM = (24, 19, 12, 205), (176, 125, 59, 120)
_PX = 13.5
_ROUND = 5.0


@kept
def pile_label(words: str, size: tuple[int, int], unit: float) -> pygame.Surface:
    """Words in the middle of a plate of `size` px."""
    wide, high = size
    canvas = pygame.Surface((wide, max(high, round(fonts.FLOOR * 1.5))), pygame.SRCALPHA)
    box, round_by = canvas.get_rect(), round(_ROUND * unit)
    pygame.draw.rect(canvas, _PEAT, box, border_radius=round_by)
    pygame.draw.rect(canvas, _RIM, box, 1, border_radius=round_by)
    text = fonts.fit(words, wide - round(6 * unit), _PX * unit, colour=_WORDS, halo=_EDGE)
    canvas.blit(text, text.get_rect(center=box.center))
    return canvas
