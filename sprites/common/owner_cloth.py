"""A band of cloth in somebody's colour with the badge at its head: whose things lie beside it."""

from __future__ import annotations

from functools import lru_cache

import pygame

from sprites.common.colour import rgb
from sprites.common.players import PlayerStyle, badge

_BADGE = 22.0


@lru_cache(maxsize=16)
def owner_cloth(style: PlayerStyle, size: tuple[int, int], scale: float) -> pygame.Surface:
    """The band, of `size` px. Shared: copy before drawing on it."""
    canvas = owner_ribbon(style, size, scale).copy()
    mark = badge(style, round(_BADGE * scale))
    canvas.blit(mark, mark.get_rect(midtop=(size[0] // 2, round(5 * scale))))
    return canvas


@lru_cache(maxsize=16)
def owner_ribbon(style: PlayerStyle, size: tuple[int, int], scale: float) -> pygame.Surface:
    """The same without the badge, for where a narrow one must do. Shared as well."""
    canvas = pygame.Surface(size, pygame.SRCALPHA)
    pygame.draw.rect(canvas, rgb(style.dark), canvas.get_rect(), border_radius=round(6 * scale))
    inner = canvas.get_rect().inflate(-round(3 * scale), -round(3 * scale))
    pygame.draw.rect(canvas, rgb(style.fill), inner, border_radius=round(5 * scale))
    return canvas
