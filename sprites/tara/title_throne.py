"""The stone of Tara: a standing stone with carved spirals, side stones, a fleece and a torc.

Composed from textured slabs in a box of 240 x 340 units.
"""

from __future__ import annotations

import math
import random

from pygame import Surface

from sprites.common import carve, svg
from sprites.common.knot import knot_band
from sprites.common.pen import Point
from sprites.common.strokes import circle, closed, open_line, path, spiral, stroke
from sprites.common.texture import rock

BOX = (240, 340)
_ROOM = 3.0
"""Units of room round a slab for its weathered outline."""

_SLABS: tuple[tuple[str, tuple[Point, ...], int], ...] = (
    ("#6c6a62", ((6, 340), (16, 324), (118, 317), (224, 324), (234, 340)), 71),
    ("#7c786d", ((18, 326), (36, 308), (120, 303), (204, 308), (222, 326)), 72),
)
_STONE = (
    "#938d80",
    (
        (58, 310),
        (49, 206),
        (54, 104),
        (76, 42),
        (110, 12),
        (146, 20),
        (177, 68),
        (190, 172),
        (184, 310),
    ),
    73,
)
_ARMS: tuple[tuple[str, tuple[Point, ...], int], ...] = (
    ("#7e7a6e", ((14, 312), (9, 252), (20, 208), (42, 196), (63, 206), (68, 312)), 75),
    ("#726e63", ((172, 312), (176, 206), (198, 197), (221, 208), (231, 254), (224, 312)), 76),
)
_SEAT = ("#88837a", ((54, 312), (52, 252), (62, 240), (178, 240), (190, 252), (188, 312)), 77)

_SPIRALS: tuple[tuple[float, float, float, float, float, int], ...] = (
    (98, 88, 28, 3.0, 0.0, 1),
    (148, 102, 21, 2.6, 2.0, -1),
    (122, 154, 31, 3.2, 1.2, 1),
    (82, 180, 16, 2.2, 0.4, -1),
    (161, 184, 17, 2.2, 2.6, 1),
)


def throne(size: tuple[int, int]) -> Surface:
    """The stone seat in `size` px, with transparent ground."""
    unit = size[0] / BOX[0]
    picture = carve.clear(size)
    for colour, points, seed in _SLABS:
        _slab(picture, unit, colour, points, seed)
    _slab(picture, unit, *_STONE)
    _carving(picture, unit, _SPIRALS, 3.4)
    _ogham(picture, unit)
    _lichen(picture, unit, 73)
    for colour, points, seed in _ARMS:
        _slab(picture, unit, colour, points, seed)
    _carving(picture, unit, ((40, 236, 15, 2.4, 0.0, 1), (200, 236, 15, 2.4, 3.1, -1)), 3.0)
    _slab(picture, unit, *_SEAT)
    band = knot_band(10, 2, 11.6 * unit, "#c08a44")
    left = round(120 * unit - band.get_width() / 2)
    carve.cast(picture, carve.mask_of(band), (left, 272 * unit), (1, 2 * unit), 3 * unit, 0.6)
    picture.blit(band, (left, round(272 * unit)))
    _fleece(picture, unit)
    _torc(picture, unit)
    _moss(picture, unit)
    return picture


def _slab(picture: Surface, unit: float, colour: str, points: tuple[Point, ...], seed: int) -> None:
    """One rough stone: texture, weathered outline, round shade, lit left edge, contact shadow."""
    left = min(x for x, _ in points) - _ROOM
    top = min(y for _, y in points) - _ROOM
    wide = max(x for x, _ in points) + _ROOM - left
    high = max(y for _, y in points) + _ROOM - top
    size = (round(wide * unit), round(high * unit))
    corner = (round(left * unit), round(top * unit))
    body = svg.group(path(_weathered(points, seed), "#ffffff"), f"translate({-left} {-top})")
    mask = carve.mask_of(svg.raster(svg.document(body, wide, high), size))
    stone = carve.cut(rock(size, unit * 1.3, colour, seed, 1.25), mask)
    stone.blit(carve.inside_edge(mask, -15 * unit, -5 * unit, 15 * unit, "#0a0807", 0.8), (0, 0))
    stone.blit(carve.inside_edge(mask, 5 * unit, 4 * unit, 6 * unit, "#fff3d8", 0.5), (0, 0))
    stone.blit(carve.inside_edge(mask, 0, 0, 2 * unit, "#15110c", 0.7), (0, 0))
    carve.cast(picture, mask, corner, (4 * unit, 3 * unit), 6 * unit, 0.6)
    picture.blit(stone, corner)


def _weathered(points: tuple[Point, ...], seed: int) -> str:
    """The outline with small chips between its corners, as one smooth closed path."""
    chance = random.Random(seed)
    chipped: list[Point] = []
    for (x0, y0), (x1, y1) in zip(points, (*points[1:], points[0]), strict=True):
        chipped.append((x0, y0))
        pieces = max(1, round(((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5 / 24))
        for index in range(1, pieces):
            t = index / pieces
            wobble = chance.uniform(-1.6, 1.6)
            chipped.append((x0 + (x1 - x0) * t + wobble, y0 + (y1 - y0) * t + wobble * 0.6))
    middles = [
        ((ax + bx) / 2, (ay + by) / 2)
        for (ax, ay), (bx, by) in zip(chipped, (*chipped[1:], chipped[0]), strict=True)
    ]
    start = middles[-1]
    curve = "".join(
        f"Q{x:.1f} {y:.1f} {mx:.1f} {my:.1f}"
        for (x, y), (mx, my) in zip(chipped, middles, strict=True)
    )
    return f"M{start[0]:.1f} {start[1]:.1f}{curve}Z"


def _carving(
    picture: Surface,
    unit: float,
    spirals: tuple[tuple[float, float, float, float, float, int], ...],
    width: float,
) -> None:
    lines = "".join(
        stroke(open_line(spiral(x, y, r, turns, start, way)), "#ffffff", width)
        for x, y, r, turns, start, way in spirals
    )
    _engrave(picture, unit, lines)


def _ogham(picture: Surface, unit: float) -> None:
    """Strokes of a carved script along the right edge of the standing stone."""
    strokes = []
    for index, (count, side) in enumerate(((3, 1), (1, -1), (4, 1), (2, -1), (5, 1), (2, 1))):
        for step in range(count):
            y = 128 + index * 26 + step * 4.6
            x = 172.5 + index * 1.4
            strokes.append(f"M{x} {y}L{x + 6 * side} {y - 1.5}")
    edge = stroke("M170.6 116L180 286", "#ffffff", 1.2)
    _engrave(picture, unit, edge + stroke("".join(strokes), "#ffffff", 1.7))


def _engrave(picture: Surface, unit: float, body: str) -> None:
    size = picture.get_size()
    mask = carve.mask_of(svg.raster(svg.document(body, size[0] / unit, size[1] / unit), size))
    carve.engrave(picture, mask, (0, 0), 1.3 * unit, "#211a12", "#f8ecd0", 0.88)


def _lichen(picture: Surface, unit: float, seed: int) -> None:
    chance = random.Random(seed)
    spots = ""
    for x, y in ((70, 128), (150, 62), (104, 206), (164, 232), (66, 244)):
        for _ in range(16):
            dx, dy = chance.gauss(0, 5), chance.gauss(0, 3.4)
            tone = chance.choice(("#a9a86a", "#c3b676", "#8b9460"))
            spots += circle(x + dx, y + dy, chance.uniform(0.8, 2.2), tone, opacity=0.5)
    size = picture.get_size()
    picture.blit(svg.raster(svg.document(spots, size[0] / unit, size[1] / unit), size), (0, 0))


def _fleece(picture: Surface, unit: float) -> None:
    """A sheepskin over the seat, its lower rim in tufts."""
    chance = random.Random(4)
    size = picture.get_size()
    blobs = "".join(
        circle(
            62 + 118 * step / 90,
            236 + chance.uniform(0, 17) + 7 * (step % 9 in (2, 3, 6)),
            7,
            "#ffffff",
        )
        for step in range(91)
    )
    mask = carve.mask_of(svg.raster(svg.document(blobs, size[0] / unit, size[1] / unit), size))
    wool = carve.cut(rock(size, unit * 0.9, "#ece3cd", 9, 0.9), mask)
    curls = "".join(
        stroke(open_line(spiral(x, y, 3.4, 1.4, chance.uniform(0, 6), 1, 14)), "#b3a486", 0.9, 0.8)
        for x, y in ((60 + 120 * chance.random(), 232 + 24 * chance.random()) for _ in range(46))
    )
    detail = svg.raster(svg.document(curls, size[0] / unit, size[1] / unit), size).copy()
    detail.blit(mask, (0, 0), special_flags=8)
    wool.blit(carve.cut(detail, mask), (0, 0))
    carve.bevel(wool, mask, 3 * unit, strength=0.5)
    carve.cast(picture, mask, (0, 0), (2 * unit, 4 * unit), 5 * unit, 0.6)
    picture.blit(wool, (0, 0))


def _torc(picture: Surface, unit: float) -> None:
    """A bronze neck ring laid over the fleece."""
    ring = "M108 247A16 16 0 1 1 132 247"
    body = stroke(ring, "#3a2208", 7.4) + stroke(ring, "#c9954e", 5)
    twist = "".join(
        stroke(
            closed(
                [
                    (120 + 13.6 * math.cos(a), 236 + 13.6 * math.sin(a)),
                    (120 + 18 * math.cos(a + 0.12), 236 + 18 * math.sin(a + 0.12)),
                ]
            ),
            "#6b4418",
            1,
            0.9,
        )
        for a in [2.6 + 0.26 * step for step in range(16)]
    )
    knobs = circle(107, 248, 4.6, "#d9a65c", "#3a2208", 1.2)
    knobs += circle(133, 248, 4.6, "#d9a65c", "#3a2208", 1.2)
    knobs += circle(105.8, 246.6, 1.4, "#fff0c4") + circle(131.8, 246.6, 1.4, "#fff0c4")
    size = picture.get_size()
    torc = svg.raster(svg.document(body + twist + knobs, size[0] / unit, size[1] / unit), size)
    carve.cast(picture, carve.mask_of(torc), (0, 0), (2 * unit, 3 * unit), 3 * unit, 0.6)
    picture.blit(torc, (0, 0))


def _moss(picture: Surface, unit: float) -> None:
    chance = random.Random(12)
    tufts = []
    for _ in range(230):
        low, high = chance.choice(((16, 66), (174, 226), (54, 84), (156, 190)))
        x = chance.uniform(low, high)
        y = 313 - abs(chance.gauss(0, 5.4))
        tone = chance.choice(("#3f5a2c", "#55733a", "#6f8a48", "#86a05a", "#2f4522"))
        tufts.append((y, circle(x, y, chance.uniform(1.6, 3.8), tone)))
    body = "".join(part for _, part in sorted(tufts, key=lambda tuft: tuft[0]))
    size = picture.get_size()
    moss = svg.raster(svg.document(body, size[0] / unit, size[1] / unit), size).copy()
    carve.bevel(moss, carve.mask_of(moss), 2 * unit, strength=0.4)
    picture.blit(moss, (0, 0))
