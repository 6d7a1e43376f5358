"""Small pictures for rail and tray: the track in miniature, ribbons, turned papers."""

from __future__ import annotations

import pygame

from sprites.common import fonts
from sprites.common.colour import rgb
from sprites.common.surface_cache import kept
from sprites.viscounts.icons.catalogue import icon

_DOT, _DOT_EDGE = "#c9ae74", "#7a5a34"


@kept
def mini_track(spaces: int, corruption: int, virtue: int, scale: float) -> pygame.Surface:
    """The seven-space track as dots with both markers, for a panel of the rail."""
    pitch, sign = 11 * scale, round(17 * scale)
    size = (round(pitch * (spaces - 1)) + sign + round(4 * scale), sign + round(2 * scale))
    canvas = pygame.Surface(size, pygame.SRCALPHA)
    middle, left = size[1] / 2, sign / 2 + 2 * scale
    for space in range(spaces):
        centre = (left + pitch * space, middle)
        pygame.draw.aacircle(canvas, rgb(_DOT_EDGE), centre, round(4.2 * scale))
        pygame.draw.aacircle(canvas, rgb(_DOT), centre, round(3.2 * scale))
    together = corruption == virtue
    for name, space, side in (("corruption", corruption, -1), ("virtue", virtue, 1)):
        picture = icon(name, sign)
        shift = side * 3.2 * scale if together else 0
        x = left + pitch * (space - 1) + shift - sign / 2
        canvas.blit(picture, (round(x), round(middle - sign / 2)))
    return canvas


@kept
def ribbons(names: tuple[str, ...], scale: float) -> pygame.Surface:
    """Ribbons of the own manuscripts, overlapping where there are many."""
    px = round(24 * scale)
    slim = round(9 * scale)
    step = min(slim + 1, max(4, round(44 * scale) // max(1, len(names))))
    canvas = pygame.Surface((step * max(0, len(names) - 1) + slim + 1, px), pygame.SRCALPHA)
    for place, name in enumerate(names):
        picture = icon(name, px)
        used = picture.get_bounding_rect()
        canvas.blit(picture, (place * step, 0), (used.left, 0, used.width, px))
    return canvas


@kept
def turned(name: str, count: int, scale: float) -> pygame.Surface:
    """How many papers were turned over: their icon and a figure."""
    px = round(20 * scale)
    picture = icon(name, px)
    figure = fonts.render(fonts.serif(15 * scale, "bold"), str(count), "#e8dcc4")
    canvas = pygame.Surface((px + figure.get_width() + 2, px + 2), pygame.SRCALPHA)
    canvas.blit(picture, (0, 1))
    canvas.blit(figure, figure.get_rect(midleft=(px + 2, px // 2 + 1)))
    return canvas
