"""Curved lines as points: Bezier curves, and lines whose corners are round."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence

Point = tuple[float, float]
_CORNER_STEPS = 5
"""Parts of a round corner."""


def curve(joints: Sequence[Point], count: int) -> list[Point]:
    """So many points on the Bezier curve of three or four joints."""
    points = []
    for step in range(count):
        share = step / (count - 1)
        level = list(joints)
        while len(level) > 1:
            level = [
                (a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share)
                for a, b in itertools.pairwise(level)
            ]
        points.append(level[0])
    return points


def rounded(line: Sequence[Point], radius: float) -> list[Point]:
    """The line with its corners cut into arcs."""
    found = [line[0]]
    for before, corner, after in zip(line, line[1:], line[2:], strict=False):
        reach = min(radius, math.dist(before, corner) / 2, math.dist(corner, after) / 2)
        start, end = towards(corner, before, reach), towards(corner, after, reach)
        found += curve((start, corner, end), _CORNER_STEPS + 1)
    return [*found, line[-1]]


def towards(start: Point, end: Point, reach: float) -> Point:
    """So far from a point in the direction of another."""
    share = reach / (math.dist(start, end) or 1.0)
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
