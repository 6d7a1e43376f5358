"""Where parterres and basins lie: in the middle of the largest free spots of the park. Units."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise, product

from sprites.versailles.geometry import BoardLayout
from sprites.versailles.geometry_parts import OVERHANG, RIM, Box, Point

LARGEST, SMALLEST = 46.0, 22.0
MOST = 14
_STEP, _LOW = 8.0, 535.0
"""Units between the spots that are tried on a board up to so high."""
_HALF_AVENUE = 24.0
_BESIDE_KING = 3.0
_BETWEEN = 6.0
"""Grass that is left between two ornaments."""


def ornaments(layout: BoardLayout) -> list[Box]:
    """Squares of park, the largest first, none near a place or an avenue."""
    places: list[Box] = []
    for _ in find_ornaments(layout, places):
        pass
    return places


def find_ornaments(layout: BoardLayout, found: list[Box]) -> Iterator[None]:
    """Put the squares of `ornaments` into a list, in short steps."""
    unit = layout.unit
    width, height = layout.size[0] / unit, layout.size[1] / unit
    step = _STEP * max(1.0, height / _LOW)
    boxes = _obstacles(layout)
    lines = [
        ((ax / unit, ay / unit), (bx / unit, by / unit))
        for line in layout.avenues.values()
        for (ax, ay), (bx, by) in pairwise(line)
    ]
    columns, rows = _steps(width, step), _steps(height, step)
    taken = {spot for box in boxes for spot in _close(columns, rows, box)}
    clearance = {}
    for x in columns:
        for y in rows:
            room = _room_in_frame(x, y, width, height)
            if room * 2 >= SMALLEST and (x, y) not in taken:
                clearance[x, y] = min(room, _free((x, y), boxes, lines))
        yield
    while len(found) < MOST and clearance:
        (x, y), reach = max(clearance.items(), key=lambda item: item[1])
        side = min(LARGEST, 2 * reach)
        if side < SMALLEST:
            break
        box = (x - side / 2, y - side / 2, side, side)
        found.append(box)
        grown = _grown(box, _BETWEEN)
        clearance = {
            spot: min(free, _from_box(spot, grown))
            for spot, free in clearance.items()
            if free * 2 >= SMALLEST
        }
        yield


def _steps(length: float, step: float) -> list[float]:
    count = int((length - 2 * RIM) / step)
    return [RIM + step * (number + 0.5) for number in range(count)]


def _obstacles(layout: BoardLayout) -> list[Box]:
    """Everything that ornaments keep away from, with its margin."""
    unit = layout.unit
    found = []
    for site in layout.sites.values():
        x, y, wide, high = (value / unit for value in site.box)
        found.append((x - 3, y - OVERHANG, wide + 6, high + OVERHANG + 7))
    for box in layout.king:
        x, y, wide, high = (value / unit for value in box)
        found.append(_grown((x, y, wide, high), _BESIDE_KING))
    return found


def _close(columns: Sequence[float], rows: Sequence[float], box: Box) -> Iterator[Point]:
    """The spots about which even the smallest square would touch the box."""
    left, top, wide, high = box
    across = [x for x in columns if max(left - x, x - left - wide) * 2 < SMALLEST]
    down = [y for y in rows if max(top - y, y - top - high) * 2 < SMALLEST]
    return product(across, down)


def _free(spot: Point, boxes: Sequence[Box], lines: Sequence[tuple[Point, Point]]) -> float:
    """Half the side of the largest free square about a spot; below nought on an avenue."""
    reach = min((_from_box(spot, box) for box in boxes), default=math.inf)
    return min(reach, *(_from_line(spot, line) - _HALF_AVENUE for line in lines), LARGEST)


def _room_in_frame(x: float, y: float, width: float, height: float) -> float:
    inset = RIM + 3
    return min(x - inset, y - inset, width - inset - x, height - inset - y)


def _from_box(spot: Point, box: Box) -> float:
    across = max(box[0] - spot[0], spot[0] - box[0] - box[2])
    down = max(box[1] - spot[1], spot[1] - box[1] - box[3])
    return max(across, down)


def _from_line(spot: Point, line: tuple[Point, Point]) -> float:
    (ax, ay), (bx, by) = line
    length = (bx - ax) ** 2 + (by - ay) ** 2
    along = ((spot[0] - ax) * (bx - ax) + (spot[1] - ay) * (by - ay)) / length if length else 0.0
    t = max(0.0, min(1.0, along))
    near = (ax + (bx - ax) * t, ay + (by - ay) * t)
    return max(abs(spot[0] - near[0]), abs(spot[1] - near[1]))


def _grown(box: Box, by: float) -> Box:
    return (box[0] - by, box[1] - by, box[2] + 2 * by, box[3] + 2 * by)
