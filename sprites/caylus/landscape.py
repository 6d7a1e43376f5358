"""The country round the town, painted piece by piece; it does not change with the road.

Units: px of the board divided by the layout's unit.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator

import pygame

from sprites.caylus import landscape_life as life
from sprites.caylus.geometry import BoardLayout
from sprites.caylus.landscape_fields import (
    draw_hedge,
    draw_river,
    east_fields,
    field_layers,
    west_fields,
)
from sprites.caylus.palette import MEADOW, MOSS, SANDSTONE, VINE, lit
from sprites.caylus.pen import Drawing, Point
from sprites.common.light import from_dots, smoothstep
from sprites.common.noise import grain
from sprites.common.unit_canvas import Canvas, bounds

_PROPS_PER_STEP = 10
_LIGHT_STEP = 16
_BAND = 512
_SUN = 0.42, 0.36
"""Where the sun lies fullest, in shares of the board."""
_NOON, _DUSK = (255, 254, 247), (196, 180, 168)


def paint_landscape(surface: pygame.Surface, layout: BoardLayout) -> Iterator[None]:
    """Paint the whole country onto an opaque surface of board size, in short steps."""
    canvas = Canvas(surface, layout.unit)
    surface.fill(pygame.Color(lit(MEADOW, 0.06)))
    grain(surface, (46 * layout.unit, 34 * layout.unit), 206, 255, 3, (1.0, 1.0, 0.92))
    yield
    yield from _paint_fields(canvas, layout)
    hedges = _hedges(layout)
    yield
    canvas.paint(hedges, (0, 0, _bank(layout)[0] + 9, canvas.height))
    yield
    yield from _paint_river(canvas, layout)
    _paint_hill(canvas, layout)
    yield
    grain(surface, (9 * layout.unit, 7 * layout.unit), 226, 255, 8)
    yield
    yield from _paint_grain(surface)
    yield from _paint_props(canvas, layout)
    yield from _paint_light(surface)


def _paint_grain(surface: pygame.Surface) -> Iterator[None]:
    """Fine grain in bands, then the light that it took away."""
    width, height = surface.get_size()
    for top in range(0, height, _BAND):
        band = surface.subsurface((0, top, width, min(_BAND, height - top)))
        grain(band, (1.3, 1.3), 234, 255, 9 + top)
        band.fill((16, 14, 9), special_flags=pygame.BLEND_RGB_ADD)
        yield


def _bank(layout: BoardLayout) -> tuple[float, float]:
    """Units of the river's left and right bank."""
    middle = sum(x for x, _ in layout.river) / len(layout.river)
    half = layout.river_width / 2
    return (middle - half) / layout.unit, (middle + half) / layout.unit


def _paint_fields(canvas: Canvas, layout: BoardLayout) -> Iterator[None]:
    west, east = _bank(layout)
    fields = west_fields(west, canvas.height)
    fields += east_fields(east, canvas.width - east, canvas.height)
    for number, field in enumerate(fields):
        for layer in field_layers(field, number):
            yield
            canvas.paint(layer, bounds(field.corners, 3))
            yield


def _paint_river(canvas: Canvas, layout: BoardLayout) -> Iterator[None]:
    line = [(x / layout.unit, y / layout.unit) for x, y in layout.river]
    line = [(line[0][0], -12.0), *line, (line[-1][0], canvas.height + 12)]
    d = Drawing(0.9)
    width = layout.river_width / layout.unit
    draw_river(d, line, width, 4)
    canvas.paint(d, bounds(line, width / 2 + 10))
    yield


def _paint_hill(canvas: Canvas, layout: BoardLayout) -> None:
    """The rock on which the castle stands, with a path to the bridge."""
    unit = layout.unit
    box, foot = layout.castle.box, layout.castle.ground / unit
    left, right = (box.left - 2 * unit) / unit, (box.right + 4 * unit) / unit
    top = foot - 26
    d = Drawing(1.0)
    d.fill(
        f"M{left} {foot + 20} Q{left + 10} {top + 4} {left + 40} {top} H{right - 34} "
        f"Q{right - 6} {top + 6} {right} {foot + 22} Q{(left + right) / 2} {foot + 32} {left} "
        f"{foot + 20} Z",
        "#5f6234",
        0.5,
    )
    rock = d.linear((0, top), (0, foot + 24), (0, "#b9b06a"), (0.45, "#9c9552"), (1, "#6f6a3e"))
    d.path(
        f"M{left + 2} {foot + 15} Q{left + 12} {top + 2} {left + 42} {top - 2} H{right - 36} "
        f"Q{right - 10} {top + 4} {right - 3} {foot + 16} Q{(left + right) / 2} {foot + 27} "
        f"{left + 2} {foot + 15} Z",
        rock,
    )
    chance = random.Random(12)
    for _ in range(26):
        x = chance.uniform(left + 10, right - 12)
        y = foot + chance.uniform(4, 17)
        wide = chance.uniform(5, 11)
        tone = chance.choice((SANDSTONE, "#c9b488", "#b3a37c"))
        d.path(
            f"M{x:.1f} {y:.1f} l{wide * 0.3:.1f} -3.6 h{wide * 0.5:.1f} l{wide * 0.3:.1f} 3.6 Z",
            tone,
            width=0.7,
        )
        d.line(f"M{x + wide * 0.3:.1f} {y - 3.4:.1f} h{wide * 0.4:.1f}", lit(tone, 0.6), 0.8)
    canvas.paint(d, (left - 4, top - 10, right - left + 8, 70))


def _paint_props(canvas: Canvas, layout: BoardLayout) -> Iterator[None]:
    things = sorted(_props(canvas, layout), key=lambda thing: thing[1])
    for start in range(0, len(things), _PROPS_PER_STEP):
        for x, y, thing in things[start : start + _PROPS_PER_STEP]:
            moved = Drawing()
            moved.put(thing, x, y)
            canvas.paint(moved, (x - 58, y - 96, 116, 112))
        yield


def _props(canvas: Canvas, layout: BoardLayout) -> list[tuple[float, float, Drawing]]:
    unit = layout.unit
    west, _ = _bank(layout)
    high, wide = canvas.height, canvas.width
    castle_top = layout.castle.plaque.bottom / unit
    foot = layout.castle.ground / unit
    things: list[tuple[float, float, Drawing]] = []
    things += _bank_trees(layout, high)
    things += _river_life(layout, high)
    panel = layout.display_panel
    corner = panel.right / unit
    room = wide - corner - 14
    if room > 60:
        size = min(1.0, room / 110)
        things.append((corner + room * 0.45, (panel.bottom / unit) - 8, life.windmill(size)))
        things.append((corner + room * 0.86, panel.bottom / unit - 24, life.cottage(0.9)))
        things.append((corner + room * 0.74, panel.bottom / unit - 4, life.leafy(6, VINE, 3)))
    for number, (share, drop) in enumerate(((0.2, 24), (0.33, 32), (0.27, 44))):
        cover = ("#b5603a", "#c07a4c", "#a85a40")[number]
        things.append((west * share, castle_top + drop - 2, life.cottage(0.92, cover)))
    for x, drop, size in (
        (0.08, 30, 7),
        (0.44, 26, 6),
        (0.86, 34, 8),
        (0.93, 48, 6),
        (0.05, 62, 6),
    ):
        things.append((west * x, castle_top + drop, life.leafy(size, VINE, round(x * 100))))
    for x, seed in ((0.56, 1), (0.66, 2), (0.61, 3), (0.74, 4)):
        things.append((west * x, castle_top + 22 + seed * 5, life.sheep(seed)))
    for x, drop, size in ((0.04, 8, 7), (0.96, 12, 6), (0.12, 20, 5), (0.88, 22, 5)):
        things.append((west * x, foot + drop, life.shrub(size)))
    return things


def _bank_trees(layout: BoardLayout, high: float) -> list[tuple[float, float, Drawing]]:
    """Willows and bushes along both banks; only low ones where a bridge may stand."""
    chance = random.Random(31)
    things: list[tuple[float, float, Drawing]] = []
    for share in (0.06, 0.12, 0.18, 0.62, 0.68, 0.74, 0.81, 0.88, 0.95):
        y = high * share
        middle = layout.river[round(share * (len(layout.river) - 1))][0] / layout.unit
        half = layout.river_width / layout.unit / 2
        west = chance.random() < 0.6
        side = middle - half - chance.uniform(7, 11) if west else middle + half + 8
        kind = chance.random()
        tone = chance.choice((VINE, "#7c8a42", "#5f7540"))
        if kind < 0.5:
            thing = life.leafy(chance.uniform(5.5, 8), tone, round(y))
        elif kind < 0.7 and west:
            thing = life.poplar(8)
        else:
            thing = life.shrub(chance.uniform(4, 6), MOSS)
        things.append((side, y, thing))
    return things


def _river_life(layout: BoardLayout, high: float) -> list[tuple[float, float, Drawing]]:
    unit = layout.unit

    def river_at(share: float) -> Point:
        x, y = layout.river[round(share * (len(layout.river) - 1))]
        return x / unit, y / unit

    things: list[tuple[float, float, Drawing]] = []
    for share, shift, thing in (
        (0.16, -2, life.boat()),
        (0.86, -2, life.boat()),
        (0.66, -2, life.swan()),
        (0.69, 6, life.swan()),
    ):
        x, y = river_at(share)
        things.append((x + shift, y, thing))
    return things


def _paint_light(surface: pygame.Surface) -> Iterator[None]:
    """A pool of evening sun left of the middle, dusk towards the edges and the lower right."""
    width, height = surface.get_size()
    columns, rows = width // _LIGHT_STEP + 2, height // _LIGHT_STEP + 2
    dots = bytearray()
    for row in range(rows):
        for column in range(columns):
            across, down = column / columns - _SUN[0], row / rows - _SUN[1]
            dusk = smoothstep((math.hypot(across, 0.8 * down) - 0.12) / 0.62)
            shades = zip(_NOON, _DUSK, strict=True)
            dots += bytes(round(noon + (low - noon) * dusk) for noon, low in shades)
    small = from_dots(dots, (columns, rows))
    yield
    surface.blit(
        pygame.transform.smoothscale(small, (width, height)),
        (0, 0),
        special_flags=pygame.BLEND_RGB_MULT,
    )
    yield


def _hedges(layout: BoardLayout) -> Drawing:
    """The hedges between the fields west of the river."""
    west, _ = _bank(layout)
    high = layout.size[1] / layout.unit
    d = Drawing(0.9)
    for number, line in enumerate(
        (
            [(0.0, 0.142), (0.46, 0.124), (1.0, 0.11)],
            [(0.51, 0.0), (0.47, 0.12)],
            [(0.0, 0.725), (0.56, 0.685), (1.0, 0.68)],
        )
    ):
        draw_hedge(d, [(x * west, y * high) for x, y in line], number)
    return d
