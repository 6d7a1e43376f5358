"""A slip with what a place costs, "−2" and the coin: it hangs below what is printed there."""

from __future__ import annotations

import pygame

from sprites.common import fonts, svg
from sprites.common.surface_cache import kept

PAPER, EDGE, LOSS = "#fdf3d8", "#2a1626", "#8e2420"
LEAST = 18
"""px: a lower slip would not hold its words."""
_WORDS, _COIN, _MARGIN = 0.7, 0.94, 0.34
"""Shares of the slip's height."""


@kept
def cost_tag(words: str, height: int, coin: pygame.Surface) -> pygame.Surface:
    """The slip, `height` px high; `coin` is as high as it."""
    font = fonts.serif(max(fonts.FLOOR, height * _WORDS), "black")
    text = fonts.render(font, words, LOSS)
    text = text.subsurface(text.get_bounding_rect())
    margin = round(height * _MARGIN)
    width = text.get_width() + coin.get_width() + 2 * margin
    body = svg.rect(0.7, 0.7, width - 1.4, height - 1.4, PAPER, EDGE, 1.4, rx=height / 2)
    canvas = svg.raster(svg.document(body, width, height), (width, height)).copy()
    canvas.blit(text, text.get_rect(midleft=(margin, height // 2)))
    canvas.blit(coin, coin.get_rect(midright=(width - round(margin * 0.7), height // 2)))
    return canvas


def coin_px(height: int) -> int:
    """px of the coin on a slip of some height."""
    return round(height * _COIN)


@kept
def bright_ring(px: int) -> pygame.Surface:
    """A white ring on dark, `px` wide over all: the place that is meant."""
    thick = max(2.4, px * 0.05)
    middle = px / 2
    body = svg.circle(middle, middle, middle - thick, "none", EDGE, thick * 2)
    body += svg.circle(middle, middle, middle - thick, "none", "#ffffff", thick * 1.25)
    return svg.raster(svg.document(body, px, px), (px, px))
