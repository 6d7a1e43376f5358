"""How many discs of a seat lie in each province: four shields with their numbers, for the rail."""

from __future__ import annotations

import pygame

from sprites.common import fonts
from sprites.common.surface_cache import kept
from sprites.tara.geometry import PLACES
from sprites.tara.stones import emblem_shield

_SHIELD = (18.0, 20.0)
_PITCH = 32.0
_HEIGHT = 21.0
_LARGE = 3
"""Shields are carved so many times larger and then reduced: their emblem stays clear."""
_MANY, _NONE = "#f2e8d0", "#aeaba2"


@kept
def province_tally(numbers: tuple[tuple[str, int], ...], scale: float) -> pygame.Surface:
    """(province, discs) pairs side by side in the order of the board, `scale` px a unit; none
    are grey and dim."""
    height, gap = round(_HEIGHT * scale), round(2 * scale)
    font = fonts.serif(max(fonts.FLOOR, 13.5 * scale), "bold")
    in_order = sorted(numbers, key=lambda each: PLACES[each[0]][::-1])
    shields = [_small_shield(province, scale) for province, _ in in_order]
    words = [fonts.render(font, str(n), _MANY if n else _NONE) for _, n in in_order]
    pairs = zip(shields, words, strict=True)
    needed = [shield.get_width() + word.get_width() + 3 * gap for shield, word in pairs]
    widths = [max(round(_PITCH * scale), each) for each in needed]
    canvas = pygame.Surface((sum(widths), height), pygame.SRCALPHA)
    for place, (shield, word) in enumerate(zip(shields, words, strict=True)):
        left = sum(widths[:place])
        seen = shield if in_order[place][1] else _faint(shield)
        canvas.blit(seen, (left, (height - shield.get_height()) // 2))
        canvas.blit(word, word.get_rect(midleft=(left + shield.get_width() + gap, height // 2)))
    return canvas


def _faint(shield: pygame.Surface) -> pygame.Surface:
    faint = shield.copy()
    faint.fill((255, 255, 255, 150), special_flags=pygame.BLEND_RGBA_MULT)
    return faint


@kept
def _small_shield(province: str, scale: float) -> pygame.Surface:
    size = (round(_SHIELD[0] * scale), round(_SHIELD[1] * scale))
    large = emblem_shield(province, (size[0] * _LARGE, size[1] * _LARGE))
    return pygame.transform.smoothscale(large, size)
