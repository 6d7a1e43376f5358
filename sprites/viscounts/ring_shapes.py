"""Path data of the round board: arcs, wedges and soft curves in ring units."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from sprites.viscounts.geometry import Point, polar


def dot(point: Point) -> str:
    """A coordinate pair with two decimals, enough at every zoom."""
    return f"{point[0]:.2f} {point[1]:.2f}"


def stretched(template: str, across: float, down: float, x: float = 0.0, y: float = 0.0) -> str:
    """Path data from a template of M, L, Q, C and Z with spaces between all its parts.

    Its coordinate pairs are shares: the first of each is multiplied by `across`, the second by
    `down`, and the whole is moved to (x, y).
    """
    parts, is_x = [], True
    for part in template.split():
        if part.isalpha():
            parts.append(part)
            continue
        parts.append(f"{float(part) * across + x if is_x else float(part) * down + y:.2f}")
        is_x = not is_x
    return " ".join(parts)


def polyline(points: Sequence[Point], closed: bool = False) -> str:
    """Straight lines through the points."""
    return "M" + " L".join(dot(point) for point in points) + (" Z" if closed else "")


def smooth(points: Sequence[Point], closed: bool = True) -> str:
    """A soft Catmull-Rom curve through the points."""
    count = len(points)
    data = [f"M{dot(points[0])}"]
    for i in range(count if closed else count - 1):
        before = points[(i - 1) % count] if closed or i else points[0]
        here, there = points[i], points[(i + 1) % count]
        after = points[(i + 2) % count] if closed or i + 2 < count else points[-1]
        first = (here[0] + (there[0] - before[0]) / 6, here[1] + (there[1] - before[1]) / 6)
        second = (there[0] - (after[0] - here[0]) / 6, there[1] - (after[1] - here[1]) / 6)
        data.append(f"C{dot(first)} {dot(second)} {dot(there)}")
    return " ".join(data) + (" Z" if closed else "")


def polar_points(corners: Sequence[tuple[float, float]], middle: float) -> tuple[Point, ...]:
    """Points given as (radius, angle from `middle`)."""
    return tuple(polar(radius, middle + angle) for radius, angle in corners)


def arc(radius: float, start: float, end: float, joined: bool = False) -> str:
    """A circular arc around the middle of the board; `joined` continues a path with a line."""
    large = 1 if abs(end - start) > 180 else 0
    sweep = 1 if end > start else 0
    return (
        f"{'L' if joined else 'M'}{dot(polar(radius, start))} "
        f"A{radius:.2f} {radius:.2f} 0 {large} {sweep} {dot(polar(radius, end))}"
    )


def wedge(inner: float, outer: float, start: float, end: float, gap: float = 0.0) -> str:
    """A piece of a ring, made narrower by `gap` units along both straight edges."""
    turn_out, turn_in = math.degrees(gap / outer), math.degrees(gap / inner)
    return (
        f"{arc(outer, start + turn_out, end - turn_out)} "
        f"{arc(inner, end - turn_in, start + turn_in, joined=True)} Z"
    )


def shrunk(points: Sequence[Point], share: float) -> tuple[Point, ...]:
    """The outline drawn together towards its middle; share 0 keeps it, 1 is a point."""
    x = sum(point[0] for point in points) / len(points)
    y = sum(point[1] for point in points) / len(points)
    return tuple((px + (x - px) * share, py + (y - py) * share) for px, py in points)


def inside(x: float, y: float, outline: Sequence[Point]) -> bool:
    """Whether the point lies in the polygon (even-odd)."""
    found = False
    previous = outline[-1]
    for here in outline:
        if (here[1] > y) != (previous[1] > y):
            cut = here[0] + (previous[0] - here[0]) * (y - here[1]) / (previous[1] - here[1])
            if x < cut:
                found = not found
        previous = here
    return found


def distance_to_line(x: float, y: float, line: Sequence[Point]) -> float:
    """The distance of a point from a polyline."""
    best = math.inf
    for (ax, ay), (bx, by) in pairwise(line):
        dx, dy = bx - ax, by - ay
        length = dx * dx + dy * dy
        share = 0.0 if length == 0 else max(0.0, min(1.0, ((x - ax) * dx + (y - ay) * dy) / length))
        best = min(best, math.hypot(x - ax - dx * share, y - ay - dy * share))
    return best
