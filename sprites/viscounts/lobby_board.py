"""The board of Viscounts, small: the ring of five landscapes round the castle."""

from __future__ import annotations

import math
import random

from sprites.common.colour import darker, lighter
from sprites.common.pen import Point
from sprites.common.strokes import circle, closed, path, polar, rect, stroke
from sprites.viscounts.charges import castle_charge

_LANDS = ("#cdb352", "#5f9fb0", "#d8dcea", "#cfa775", "#3f7352")
"""Hills, lakes, snow, cliffs, forest."""


def viscounts_board() -> str:
    """SVG in a square of 200 units."""
    body = circle(100, 100, 99, "#33234f", "#1a1028", 2)
    for index, tone in enumerate(_LANDS):
        start = index * math.tau / 5 - math.pi / 2 - math.tau / 10
        end = start + math.tau / 5
        body += path(_wedge(start, end, 40, 90), tone, "#231b2b", 1.6)
        body += _scenery(index, (start + end) / 2)
        road = stroke(_arc(start + 0.05, end - 0.05, 74), "#8a6a44", 4.2)
        road += stroke(_arc(start + 0.05, end - 0.05, 74), "#e6cf9c", 2.6)
        body += road
        for share in (0.2, 0.8):
            spot = polar(100, 100, 74, start + (end - start) * share)
            body += circle(*spot, 4.4, "#ede4cf", "#231b2b", 1.2)
    body += circle(100, 100, 94.6, "none", "#c9964a", 1.6)
    body += circle(100, 100, 90, "none", "#c9964a", 1)
    return body + _castle()


def _castle() -> str:
    body = circle(100, 100, 39, "#4a8aa0", "#231b2b", 1.6)
    for radius, tone in ((35, "#8f8b92"), (25, "#a8a4aa"), (14.5, "#c4c0c4")):
        body += circle(100, 100, radius, tone, "#231b2b", 1.5)
        body += "".join(
            circle(*polar(100, 100, radius - 1.4, step * math.tau / 24), 1.3, lighter(tone, 0.4))
            for step in range(24)
        )
    for step in range(5):
        x, y = polar(100, 100, 30, step * math.tau / 5 - math.pi / 2 - math.tau / 10)
        body += path(f"M{x - 4} {y + 4}L{x} {y - 7}L{x + 4} {y + 4}Z", "#5b3d7c", "#231b2b", 1.1)
    body += circle(100, 100, 9, "#3d2a5c", "#231b2b", 1.3)
    return body + castle_charge(100, 100.6, 11, "#ecc878", "#3d2a5c")


def _wedge(start: float, end: float, inner: float, outer: float) -> str:
    steps = [start + (end - start) * step / 12 for step in range(13)]
    points: list[Point] = [polar(100, 100, outer, angle) for angle in steps]
    points += [polar(100, 100, inner, angle) for angle in reversed(steps)]
    return closed(points)


def _arc(start: float, end: float, radius: float) -> str:
    points = [polar(100, 100, radius, start + (end - start) * step / 10) for step in range(11)]
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)


def _scenery(index: int, middle: float) -> str:
    """A few shapes that tell the five lands apart."""
    chance = random.Random(index + 40)
    parts = []
    for _ in range(11):
        x, y = polar(100, 100, chance.uniform(46, 64), middle + chance.uniform(-0.5, 0.5))
        if index == 0:
            parts.append(path(f"M{x - 6} {y + 2}Q{x} {y - 5} {x + 6} {y + 2}Z", "#a98f36"))
        elif index == 1:
            parts.append(
                path(f"M{x - 6} {y}Q{x} {y - 3} {x + 6} {y}Q{x} {y + 3} {x - 6} {y}Z", "#9cc47a")
            )
        elif index == 2:
            parts.append(path(f"M{x - 5} {y + 4}L{x} {y - 5}L{x + 5} {y + 4}Z", "#8e94ae"))
            parts.append(path(f"M{x - 2} {y - 1.4}L{x} {y - 5}L{x + 2} {y - 1.4}Z", "#ffffff"))
        elif index == 3:
            parts.append(rect(x - 5, y - 1.4, 10, 2.8, "#f0e2c4", corner=1.4))
        else:
            parts.append(circle(x, y, 3.4, darker("#3f7352", 0.35)))
            parts.append(circle(x - 1, y - 1, 1.8, "#6da06a"))
    return "".join(parts)
