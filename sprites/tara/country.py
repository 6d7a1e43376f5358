"""The country round the forts: heath in the tones of four provinces, the river, what stands there.

Painted in short steps onto a surface of board size.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator

import pygame

from sprites.common import carve, svg
from sprites.common.colour import mix, rgb
from sprites.common.light import smoothstep
from sprites.common.noise import noise
from sprites.common.pen import Point
from sprites.common.strokes import open_line, stroke
from sprites.common.surface_cache import Pieces
from sprites.tara import relief
from sprites.tara.geometry import PLACES, BoardLayout
from sprites.tara.landmarks import Landmark, landmarks
from sprites.tara.palette import RIVER, ProvinceStyle, lit, province_style

_GRID = 24
"""Units from sample to sample of the map of tones."""
_LIGHT = 0.1
"""How much paler the land is painted, because the grass that is laid over it darkens it."""
_PEAT, _DEEP, _BOG = "#68703a", 0.5, 0.45
"""Peat where the moor is wet: how much of it shows there, and from which height of the noise on."""
_SUN, _SUN_AT, _SUN_REACH = "#0f0e04", (0.26, 0.22), (0.92, 1.05)
"""What the evening sun adds where it falls; where that is and how far it reaches, in shares of the
board."""
_SUNLIT, _EVENING = "#fffdf0", "#bcbeb0"
"""What the land is multiplied by there, and where the dusk is full."""
_CHART = (24, 16)
"""Points at which the light is measured."""
_TUFTS, _TUFTS_AT_ONCE = 560, 280
"""In each province, and in a piece of the work."""
_ROWS_AT_ONCE = 3
"""Of the map of tones."""
_TILE = 448
"""px of the repeated fine texture."""
_PASSING = 0.09
"""Half the width, in shares of the board, over which one province passes into the next."""


def paint_country(surface: pygame.Surface, layout: BoardLayout) -> Iterator[None]:
    """Paint the whole country; every step takes a few milliseconds."""
    tones = yield from _tones(layout)
    surface.blit(pygame.transform.smoothscale(tones, layout.size), (0, 0))
    yield
    yield from _texture(surface, layout)
    yield from _river(surface, layout)
    for landmark in landmarks(layout):
        _put(surface, landmark, layout.unit)
        yield


def _tones(layout: BoardLayout) -> Pieces[pygame.Surface]:
    """A small map of the land's colours."""
    columns = round(layout.size[0] / layout.unit / _GRID) + 2
    rows = round(layout.size[1] / layout.unit / _GRID) + 2
    spots = noise((columns, rows), (2.6, 2.2), 0, 255, 8)
    bogs = noise((columns, rows), (5.2, 3.8), 0, 255, 14)
    chart = pygame.Surface((columns, rows), 0, 32)
    for row in range(rows):
        for column in range(columns):
            place = column / (columns - 1), row / (rows - 1)
            blotch = spots.get_at((column, row))[0] / 255
            peat = smoothstep((bogs.get_at((column, row))[0] / 255 - _BOG) / 0.3) * _DEEP
            chart.set_at((column, row), rgb(mix(_tone(place, blotch), _PEAT, peat)))
        if row % _ROWS_AT_ONCE == 0:
            yield
    return chart


def _tone(place: Point, blotch: float) -> str:
    """The land at a place given in shares of the board."""
    east = smoothstep((place[0] - 0.5) / (2 * _PASSING) + 0.5)
    south = smoothstep((place[1] - 0.5) / (2 * _PASSING) + 0.5)
    north = mix(_ground("connacht", blotch), _ground("ulster", blotch), east)
    return mix(north, mix(_ground("munster", blotch), _ground("leinster", blotch), east), south)


def _ground(key: str, blotch: float) -> str:
    style = province_style(key)
    return lit(mix(style.land, style.blotch, blotch * 0.8), _LIGHT)


def _texture(surface: pygame.Surface, layout: BoardLayout) -> Iterator[None]:
    """Fine grass over everything, and tufts in the colours of each province."""
    yield from relief.grass.steps((_TILE, _TILE), layout.unit, 21)
    tile = relief.grass((_TILE, _TILE), layout.unit, 21)
    for top in range(0, layout.size[1], _TILE):
        for left in range(0, layout.size[0], _TILE):
            surface.blit(tile, (left, top), special_flags=pygame.BLEND_RGB_MULT)
        yield
    for key, (column, row) in PLACES.items():
        box = pygame.Rect(0, 0, layout.size[0] // 2, layout.size[1] // 2)
        box.topleft = (column * box.width, row * box.height)
        yield from _tufts(surface, box, province_style(key), layout.unit)


def _tufts(
    surface: pygame.Surface, box: pygame.Rect, style: ProvinceStyle, unit: float
) -> Iterator[None]:
    chance = random.Random(style.key)
    colours = [mix(style.low, style.blotch, share) for share in (0.0, 0.4, 0.8)]
    colours.append(mix(style.high, style.blotch, 0.4))
    stamps = [_tuft(colour, chance, unit) for colour in colours for _ in range(2)]
    yield
    for number in range(_TUFTS):
        if number % _TUFTS_AT_ONCE == 0:
            yield
        stamp = chance.choice(stamps)
        at = chance.randint(box.left, box.right - 1), chance.randint(box.top, box.bottom - 1)
        surface.blit(stamp, at)


def _tuft(colour: str, chance: random.Random, unit: float) -> pygame.Surface:
    blades = "".join(
        stroke(
            f"M{3 + lean * 0.4:.1f} 5.4 L{3 + lean:.1f} {chance.uniform(0.6, 2.4):.1f}", colour, 0.8
        )
        for lean in (-2.0, -0.6, 0.8, 2.2)
    )
    side = max(4, round(6 * unit))
    return svg.raster(svg.document(blades, 6, 6), (side, side))


def _river(surface: pygame.Surface, layout: BoardLayout) -> Iterator[None]:
    """Water between banks of earth, with ripples that follow it."""
    unit, width = layout.unit, layout.river_width
    reach = round(width * 1.6)
    left = round(layout.size[0] / 2) - reach
    size = (2 * reach, layout.size[1])
    line = [(x - left, y) for x, y in layout.river]
    bed = "".join(
        stroke(open_line([(x + dx, y + dy) for x, y in line]), colour, wide)
        for dx, dy, colour, wide in (
            (0.0, 0.0, "#4a4a2c", width + 9 * unit),
            (0.0, 0.0, "#8f8458", width + 6 * unit),
            (1.2 * unit, 0.8 * unit, "#1f3138", width + 1.6 * unit),
            (1.4 * unit, 1.0 * unit, RIVER, width - 1.2 * unit),
            (-1.0 * unit, 0.0, mix(RIVER, "#cfe2e2", 0.16), width * 0.5),
        )
    )
    surface.blit(svg.raster(svg.document(bed, *size), size), (left, 0))
    yield
    chance, ripples = random.Random(3), []
    for index in range(1, len(line) - 2):
        for _ in range(2):
            side = chance.uniform(-0.36, 0.36) * width
            start, end = line[index], line[index + 1]
            share = chance.uniform(0.3, 0.8)
            tip = start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
            tone = chance.choice(("#b9d3d6", "#8fb0b8", "#3f626f"))
            points = [(start[0] + side, start[1]), (tip[0] + side, tip[1])]
            ripples.append(stroke(open_line(points), tone, 0.9 * unit, 0.7))
    surface.blit(svg.raster(svg.document("".join(ripples), *size), size), (left, 0))
    yield


def _put(surface: pygame.Surface, landmark: Landmark, unit: float) -> None:
    """Draw a thing with its foot on its place."""
    reach = landmark.reach
    side = round(2 * reach * unit)
    body = svg.group(landmark.body, f"translate({reach:g},{reach:g})")
    picture = svg.raster(svg.document(body, 2 * reach, 2 * reach), (side, side))
    x, y = landmark.place
    surface.blit(picture, (round((x - reach) * unit), round((y - reach) * unit)))


def light_country(surface: pygame.Surface, layout: BoardLayout) -> None:
    """Evening light from the upper left, and the shadow that the frame throws on the country."""
    light_part(surface, pygame.Rect((0, 0), layout.size), layout)
    box = pygame.Rect((0, 0), layout.size).inflate(-2 * layout.rim, -2 * layout.rim)
    small = (max(8, box.width // 4), max(8, box.height // 4))
    mask = pygame.Surface(small, pygame.SRCALPHA)
    mask.fill((255, 255, 255, 255))
    unit = layout.unit / 4
    shade = carve.inside_edge(mask, 6 * unit, 8 * unit, 14 * unit, "#0a0c06", 0.7)
    surface.blit(pygame.transform.smoothscale(shade, box.size), box)


def light_part(picture: pygame.Surface, box: pygame.Rect, layout: BoardLayout) -> None:
    """Lay the evening light on a picture that fills a box of the board."""
    share = box.width / layout.size[0], box.height / layout.size[1]
    start = box.left / layout.size[0], box.top / layout.size[1]
    columns, rows = _CHART
    chart, sun = pygame.Surface(_CHART, 0, 32), pygame.Surface(_CHART, 0, 32)
    for row in range(rows):
        for column in range(columns):
            across, down = column / (columns - 1), row / (rows - 1)
            place = start[0] + share[0] * across, start[1] + share[1] * down
            chart.set_at((column, row), rgb(_evening(place)))
            sun.set_at((column, row), rgb(mix("#000000", _SUN, smoothstep(1 - _away(place)))))
    for layer, flag in ((chart, pygame.BLEND_RGB_MULT), (sun, pygame.BLEND_RGB_ADD)):
        light = pygame.transform.smoothscale(layer, box.size)
        picture.blit(light, (0, 0), special_flags=flag)


def _evening(place: Point) -> str:
    """The light at a place given in shares of the board: full at the upper left, dimmer and cooler
    away from it."""
    return mix(_SUNLIT, _EVENING, smoothstep(_away(place)))


def _away(place: Point) -> float:
    """How far from the sun: 0 where it shines on, 1 where the dusk is full."""
    (x, y), (wide, high) = _SUN_AT, _SUN_REACH
    return math.hypot((place[0] - x) / wide, (place[1] - y) / high)
