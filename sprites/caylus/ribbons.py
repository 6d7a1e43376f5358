"""Lines of the board: moved sideways, and cut by the fields that they cross."""

from __future__ import annotations

import math
from collections.abc import Sequence

from sprites.common.pen import Point


def ribbon(line: Sequence[Point], offset: float) -> list[Point]:
    """The line moved sideways by `offset` (to its right where positive)."""
    moved = []
    for index, (x, y) in enumerate(line):
        ax, ay = line[max(0, index - 1)]
        bx, by = line[min(len(line) - 1, index + 1)]
        length = math.hypot(bx - ax, by - ay) or 1.0
        moved.append((x - (by - ay) / length * offset, y + (bx - ax) / length * offset))
    return moved


def chord(polygon: Sequence[Point], middle: Point, angle: float) -> tuple[Point, Point] | None:
    """Where the straight line through `middle` at `angle` enters and leaves a convex polygon."""
    cos, sin = math.cos(angle), math.sin(angle)
    cuts: list[float] = []
    for (ax, ay), (bx, by) in zip(polygon, [*polygon[1:], polygon[0]], strict=True):
        first = (ax - middle[0]) * sin - (ay - middle[1]) * cos
        last = (bx - middle[0]) * sin - (by - middle[1]) * cos
        if (first < 0) == (last < 0):
            continue
        share = first / (first - last)
        x, y = ax + (bx - ax) * share, ay + (by - ay) * share
        cuts.append((x - middle[0]) * cos + (y - middle[1]) * sin)
    if len(cuts) < 2:
        return None
    low, high = min(cuts), max(cuts)
    return (
        (middle[0] + cos * low, middle[1] + sin * low),
        (middle[0] + cos * high, middle[1] + sin * high),
    )
