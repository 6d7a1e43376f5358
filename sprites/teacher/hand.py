"""The hand that shows how something is done, and the dotted way that it goes."""

from __future__ import annotations

import pygame

from sprites.common import svg
from sprites.common.light import with_shadow
from sprites.common.surface_cache import kept
from sprites.common.tween import Point, arc_point, ease_in_out

_INK, _SKIN, _CUFF, _LACE = "#2a1626", "#f3d9b5", "#6d2f4a", "#f7ead0"
_SIZE = 54.0
_TIP = (0.3, 0.08)
"""Where its finger points, in widths and heights of its picture."""
_DOTS = 11
_LIFT, _WAY, _REST = 0.25, 0.9, 0.45
ROUND = _LIFT + _WAY + _REST
"""Seconds that it takes to show something once."""


@kept
def hand(px: int, *, grips: bool) -> pygame.Surface:
    """A hand with a laced cuff, `px` wide."""
    line = f'stroke="{_INK}" stroke-width="4.2" stroke-linejoin="round" stroke-linecap="round"'
    fist = (
        "M30 40 C24 30 32 24 38 31 L41 36 C38 24 50 20 53 30 C54 22 66 21 68 31 C72 24 83 28 82 38 "
        "L80 62 C79 76 72 84 60 84 L50 84 C40 84 34 76 30 68 L20 54 C15 46 24 42 30 48 Z"
    )
    finger = (
        "M38 50 L27 16 C24 6 36 3 39 12 L50 42 C50 34 61 34 62 42 C64 36 74 37 74 45 C78 41 86 44 "
        "85 52 L83 68 C81 80 74 86 62 86 L54 86 C46 86 40 82 36 76 L20 60 C13 53 21 46 28 51 Z"
    )
    body = f'<path d="{fist if grips else finger}" fill="{_SKIN}" {line}/>'
    body += f'<path d="M47 84 L76 80 L84 108 L50 114 Z" fill="{_CUFF}" {line}/>'
    lace = "M44 86 C50 92 54 84 60 88 C66 92 70 82 79 82"
    body += f'<path d="{lace}" fill="none" stroke="{_LACE}" stroke-width="6"/>'
    return svg.raster(svg.document(body, 100, 120), (px, round(px * 1.2)))


@kept
def dot(px: int) -> pygame.Surface:
    """One dot of the way."""
    body = svg.circle(10, 10, 9, "#3a1d10") + svg.circle(10, 10, 6.4, "#ffe9b4")
    return svg.raster(svg.document(body, 20, 20), (px, px))


def gesture(
    start: Point, end: Point, seconds: float, scale: float
) -> list[tuple[pygame.Surface, tuple[int, int]]]:
    """The way and the hand on it after so many seconds of one round; it presses at the end."""
    share = ease_in_out((seconds - _LIFT) / _WAY)
    height = 40 * scale
    side = round(8 * scale)
    spot = dot(side)
    parts = []
    for place in range(1, _DOTS):
        x, y = arc_point(start, end, place / _DOTS, height)
        parts.append((spot, (round(x) - side // 2, round(y) - side // 2)))
    x, y = arc_point(start, end, share, height)
    picture = hand(round(_SIZE * scale), grips=0.0 < share < 1.0)
    shaded = with_shadow(picture, scale, lifted=True)
    left = round(x - _TIP[0] * picture.get_width()) - shaded.origin[0]
    top = round(y - _TIP[1] * picture.get_height()) - shaded.origin[1]
    return [*parts, (shaded.surface, (left, top))]
