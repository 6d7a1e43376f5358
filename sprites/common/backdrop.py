"""The table that everything lies on: oak under one warm lamp."""

from functools import lru_cache

import pygame

from sprites.common.light import lamp
from sprites.common.materials import oak
from sprites.common.noise import multiply


@lru_cache(maxsize=3)
def backdrop(size: tuple[int, int], scale: float, seed: int = 5) -> pygame.Surface:
    """An opaque table of `size` px. Shared: copy before drawing on it."""
    table = oak(size, scale, seed).copy()
    warm, dusk = lamp(size)
    table.blit(warm, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    multiply(table, dusk)
    return table
