"""A disc with a price: lies on a place that costs something, so that free places look different."""

from __future__ import annotations

import pygame

from sprites.common import fonts
from sprites.common.surface_cache import kept

INK, PALE = "#1f1a2b", "#fdf8e8"
COIN_SHARE = 0.56
"""Of the disc's width."""


@kept
def price_tag(n: int, px: int, coin: pygame.Surface) -> pygame.Surface:
    """A pale disc, `px` wide, with the number, and what is paid at its lower right."""
    canvas = pygame.Surface((px, px), pygame.SRCALPHA)
    pygame.draw.aacircle(canvas, INK, (px // 2, px // 2), px // 2)
    pygame.draw.aacircle(canvas, PALE, (px // 2, px // 2), px // 2 - 2)
    font = fonts.serif(max(fonts.FLOOR, px * 0.6), "bold")
    words = fonts.render(font, str(n), INK)
    canvas.blit(words, words.get_rect(center=(round(px * 0.38), round(px * 0.44))))
    canvas.blit(coin, coin.get_rect(bottomright=(px, px)))
    return canvas
