"""Lines of the board: in units, places along them, their length."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence

from sprites.versailles.geometry_parts import Point


def in_units(points: Sequence[Point], unit: float) -> list[Point]:
    """A line of px in units."""
    return [(x / unit, y / unit) for x, y in points]


def along(
    points: Sequence[Point], step: float, first: float = 0.0
) -> list[tuple[float, float, float]]:
    """Places every `step` on a line from `first` on: x, y, direction in degrees."""
    found, rest = [], first
    for (ax, ay), (bx, by) in itertools.pairwise(points):
        length = math.hypot(bx - ax, by - ay)
        angle = math.degrees(math.atan2(by - ay, bx - ax))
        while rest <= length:
            share = rest / length if length else 0.0
            found.append((ax + (bx - ax) * share, ay + (by - ay) * share, angle))
            rest += step
        rest -= length
    return found


def length_of(points: Sequence[Point]) -> float:
    """The length of a line."""
    return sum(math.dist(a, b) for a, b in itertools.pairwise(points))
