"""How many discs of a seat lie in each province: four shields with their numbers, for the rail."""

from __future__ import annotations

import pygame

from sprites.common import fonts
from sprites.common.surface_cache import kept
from sprites.tara.geometry import PLACES
from sprites.tara.stones import emblem_shield

_SHIELD = (15.0, 16.6)
_PITCH = 29.0
_HEIGHT = 19.0
_LARGE = 3
"""Shields are carved so many times larger and then reduced: their emblem stays clear."""
_MANY, _NONE = "#f2e8d0", "#8f8d86"


@kept
def province_tally(numbers: tuple[tuple[str, int], ...], scale: float) -> pygame.Surface:
    """(province, discs) pairs side by side in the order of the board, `scale` px a unit; none
    are grey and dim."""
    pitch, height = _PITCH * scale, round(_HEIGHT * scale)
    canvas = pygame.Surface((round(pitch * len(numbers)), height), pygame.SRCALPHA)
    font = fonts.serif(max(fonts.FLOOR, 13.5 * scale), "bold")
    in_order = sorted(numbers, key=lambda each: PLACES[each[0]][::-1])
    for place, (province, number) in enumerate(in_order):
        shield = _small_shield(province, scale)
        left = round(pitch * place)
        corner = (left, (height - shield.get_height()) // 2)
        if number:
            canvas.blit(shield, corner)
        else:
            faint = shield.copy()
            faint.fill((255, 255, 255, 105), special_flags=pygame.BLEND_RGBA_MULT)
            canvas.blit(faint, corner)
        words = fonts.render(font, str(number), _MANY if number else _NONE)
        at = words.get_rect(midleft=(left + shield.get_width() + round(2 * scale), height // 2))
        canvas.blit(words, at)
    return canvas


@kept
def _small_shield(province: str, scale: float) -> pygame.Surface:
    size = (round(_SHIELD[0] * scale), round(_SHIELD[1] * scale))
    large = emblem_shield(province, (size[0] * _LARGE, size[1] * _LARGE))
    return pygame.transform.smoothscale(large, size)
