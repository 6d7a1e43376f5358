"""A thin golden bar with a few words, while a hall or a table is being built."""

from __future__ import annotations

import pygame

from sprites.common import fonts

_WIDTH = 320
_HEIGHT = 6
_PLACE = 0.86


def draw_progress(surface: pygame.Surface, share: float, words: str, scale: float) -> None:
    """The bar near the bottom, filled to `share` (0..1)."""
    bar = pygame.Rect(0, 0, round(_WIDTH * scale), max(4, round(_HEIGHT * scale)))
    bar.center = (surface.get_width() // 2, round(surface.get_height() * _PLACE))
    radius = bar.height // 2
    pygame.draw.rect(surface, "#2b2019", bar, border_radius=radius)
    filled = bar.copy()
    filled.width = max(bar.height, round(bar.width * max(0.0, min(1.0, share))))
    pygame.draw.rect(surface, "#c9964a", filled, border_radius=radius)
    label = fonts.render(fonts.serif(round(16 * scale), "regular", italic=True), words, "#d9c7a0")
    place = label.get_rect(midbottom=(bar.centerx, bar.top - round(8 * scale)))
    surface.blit(label, place)
