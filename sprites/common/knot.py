"""Interlace: plaits in which every strand passes over and under in turn, made from a lattice."""

from __future__ import annotations

from pygame import Surface

from sprites.common import carve, svg
from sprites.common.colour import darker, lighter
from sprites.common.pen import Point
from sprites.common.strokes import open_line, stroke
from sprites.common.surface_cache import Pieces, kept_in_steps

_BEND = 0.14
"""How far from the border a strand turns back, in cells."""

_AT_ONCE = 60
"""Strands in a piece of the work."""


def _segments(columns: int, rows: int) -> tuple[list[list[Point]], list[list[Point]]]:
    """Under- and over-strands in cells. Crossings lie where x + y is odd inside the band."""
    below: list[list[Point]] = []
    above: list[list[Point]] = []
    reach = 0.52
    for x in range(-1, columns + 2):
        for y in range(rows + 1):
            if (x + y) % 2 == 0:
                continue
            if y in (0, rows):
                below.append(_turn(x, y == 0, rows))
                continue
            falling = [(x - reach, y - reach), (x + reach, y + reach)]
            rising = [(x - reach, y + reach), (x + reach, y - reach)]
            first, second = (rising, falling) if x % 2 == 0 else (falling, rising)
            below.append([(float(a), float(b)) for a, b in first])
            above.append([(float(a), float(b)) for a, b in second])
    return below, above


def _turn(x: int, at_top: bool, rows: int) -> list[Point]:
    edge, inside = (_BEND, 0.5) if at_top else (rows - _BEND, rows - 0.5)
    points = []
    for step in range(13):
        t = -1 + step / 6
        points.append((x + t * 0.515, edge + (inside - edge) * abs(t) ** 1.9))
    return points


@kept_in_steps
def knot_band(columns: int, rows: int, cell: float, colour: str) -> Pieces[Surface]:
    """A plait of `columns` x `rows` cells of `cell` px, with light from the upper left."""
    below, above = _segments(columns, rows)
    strand, gap = 0.46, 0.74
    body = []
    for number, points in enumerate(below + above, 1):
        d = open_line([(round(a, 3) * 20, round(b, 3) * 20 + 4) for a, b in points])
        body.append(stroke(d, darker(colour, 0.78), gap * 20))
        body.append(stroke(d, colour, strand * 20))
        shine = open_line([(a * 20 - 1.6, b * 20 + 2.2) for a, b in points])
        body.append(stroke(shine, lighter(colour, 0.45), strand * 4.4, 0.9))
        if number % _AT_ONCE == 0:
            yield
    width, height = columns * 20, rows * 20 + 8
    size = (round(columns * cell), round(rows * cell + cell * 0.4))
    band = svg.raster(svg.document("".join(body), width, height), size).copy()
    yield
    mask = carve.mask_of(band)
    carve.bevel(band, mask, max(1.0, cell * 0.07), strength=0.4)
    return band
