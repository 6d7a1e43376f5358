"""How a promotion is shown: two arrows rising from neighbours, steps of a chain in their order."""

from __future__ import annotations

import math

import pygame

from sprites.common import fonts, svg
from sprites.common.pen import Point
from sprites.common.strokes import circle, polygon, stroke
from sprites.common.surface_cache import kept
from sprites.tara.icons import icon
from sprites.tara.palette import BONE, BRONZE

_ARROW = "#ffe9a6"
_EDGE = "#4a2c08"


@kept
def rising_arrows(pitch: tuple[int, int], unit: float) -> pygame.Surface:
    """Arrows from two neighbours to the hollow above them: `pitch` px between hollows and ranks.

    The picture is as large as the pitch; its lower corners are the neighbours' middles, the middle
    of its upper edge is the middle of the hollow above.
    """
    width, height = pitch
    body = "".join(
        _arrow(start, (width / 2, 0), 0.34, 0.72, unit) for start in ((0, height), (width, height))
    )
    return svg.raster(svg.document(body, width, height), pitch)


@kept
def long_arrow(wide: int, rank: int, unit: float) -> pygame.Surface:
    """One arrow straight up, from between two neighbours `rank` px below to the rim of the disc
    above, whose middle is that of the picture's upper edge."""
    body = _arrow((wide / 2, rank + 10 * unit), (wide / 2, 0), 0.0, 0.68, 1.5 * unit)
    size = (wide, rank + round(14 * unit))
    return svg.raster(svg.document(body, *size), size)


def _arrow(start: Point, end: Point, first: float, last: float, unit: float) -> str:
    """An arrow along a part of the way from start to end."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    angle = math.degrees(math.atan2(dy, dx))
    long = math.hypot(dx, dy) * (last - first)
    x, y = start[0] + dx * first, start[1] + dy * first
    half, head = 2.5 * unit, 7.5 * unit
    shape = polygon(
        [(0, -half), (long - head, -half), (long - head, -half * 2.4), (long, 0),
         (long - head, half * 2.4), (long - head, half), (0, half)],
        _ARROW, _EDGE, 1.1 * unit,
    )  # fmt: skip
    shade = svg.group(shape.replace(_ARROW, "#120a04").replace(_EDGE, "#120a04"),
                      f"translate({unit:.2f},{1.6 * unit:.2f})")  # fmt: skip
    turned = f"translate({x:.2f},{y:.2f}) rotate({angle:.2f})"
    return svg.group(shade, turned) + svg.group(shape, turned)


@kept
def step_tag(number: int, px: int) -> pygame.Surface:
    """The place of a step in a chain, as a bronze stud with a figure; at least 18 px."""
    side = max(18, px)
    shine = svg.radial_gradient("s", (14, 11), 30, (0, "#ffe9b8"), (0.5, BRONZE), (1, "#6b431a"))
    body = circle(21, 22, 18, "#120a04", opacity=0.55)
    body += svg.circle(20, 20, 18, "url(#s)", "#2a1806", 1.8)
    body += stroke("M7 15 A14 14 0 0 1 18 6", "#fff6dc", 1.6)
    stud = svg.raster(svg.document(body, 42, 42, shine), (side, side)).copy()
    words = fonts.render(fonts.serif(max(fonts.FLOOR, side * 0.62), "bold"), str(number), "#1d1206")
    stud.blit(words, words.get_rect(center=(side * 20 // 42, side * 19 // 42)))
    return stud


@kept
def sign_plate(name: str, px: int) -> pygame.Surface:
    """What a step does to what lies there: its icon on a pale plate, clear of the ground."""
    body = circle(20, 20, 19.4, "#1b120a") + svg.circle(20, 20, 17.4, BONE, BRONZE, 1.8)
    plate = svg.raster(svg.document(body, 40, 40), (px, px)).copy()
    sign = icon(name, round(px * 0.74))
    plate.blit(sign, sign.get_rect(center=plate.get_rect().center))
    return plate
