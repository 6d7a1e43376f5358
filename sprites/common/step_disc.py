"""The number of a step on its way: a small disc that is read at a glance."""

from __future__ import annotations

import pygame

from sprites.common import fonts, svg
from sprites.common.surface_cache import kept

PAPER, EDGE = "#fdf3d8", "#2a1626"
SMALLEST = 17
"""px: a narrower disc would not hold its number."""
_FIGURE = 0.74


@kept
def step_disc(number: int, px: int) -> pygame.Surface:
    """The disc, `px` wide."""
    middle = px / 2
    body = svg.circle(middle, middle, middle - 1, PAPER, EDGE, 1.6)
    canvas = svg.raster(svg.document(body, px, px), (px, px)).copy()
    figure = fonts.render(fonts.serif(max(fonts.FLOOR, px * _FIGURE), "black"), str(number), EDGE)
    figure = figure.subsurface(figure.get_bounding_rect())
    canvas.blit(figure, figure.get_rect(center=(round(middle), round(middle))))
    return canvas
