"""The plain pen of pictures that name every colour: short writers of SVG fragments.

Shapes have an outline only if its colour is given. All numbers are units of the drawing's own
view box.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from sprites.common import svg
from sprites.common.pen import Ink, Point

_PLAIN = Ink()
path, circle, ellipse, rect = _PLAIN.path, _PLAIN.circle, _PLAIN.ellipse, _PLAIN.rect


def stroke(data: str, line: str, width: float, opacity: float = 1.0) -> str:
    """An open line with round ends."""
    return path(data, "none", line, width, line_opacity=opacity)


def polygon(
    points: Iterable[Point], fill: str, line: str = "", width: float = 1.0, opacity: float = 1.0
) -> str:
    """A closed polygon."""
    return path(closed(points), fill, line, width, opacity)


def closed(points: Iterable[Point]) -> str:
    """Path data of a closed polygon."""
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "Z"


def open_line(points: Iterable[Point]) -> str:
    """Path data of a polyline."""
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)


def at(body: str, x: float, y: float, scale: float = 1.0, turn: float = 0.0) -> str:
    """The fragment moved to (x, y), then turned by degrees and scaled about that point."""
    return svg.group(body, f"translate({x:g} {y:g}) rotate({turn:g}) scale({scale:g})")


def linear(
    name: str, x1: float, y1: float, x2: float, y2: float, stops: Sequence[tuple[float, str, float]]
) -> str:
    """A linear gradient in percent of the painted shape; stops are (0..1, colour, alpha)."""
    return svg.linear_gradient(name, (x1, y1), (x2, y2), *stops, percent=True)


def radial(
    name: str, cx: float, cy: float, r: float, stops: Sequence[tuple[float, str, float]]
) -> str:
    """A radial gradient in percent of the painted shape."""
    return svg.radial_gradient(name, (cx, cy), r, *stops, percent=True)


def tones(name: str, *colours: str, x2: float = 100, y2: float = 100) -> str:
    """An evenly spaced opaque gradient from the upper left towards (x2, y2) percent."""
    last = max(1, len(colours) - 1)
    return linear(name, 0, 0, x2, y2, [(i / last, c, 1) for i, c in enumerate(colours)])


def polar(cx: float, cy: float, r: float, angle: float) -> Point:
    """The point at `angle` radians (0 = right, clockwise on screen)."""
    return cx + r * math.cos(angle), cy + r * math.sin(angle)


def spiral(
    cx: float, cy: float, r: float, turns: float, start: float = 0.0, way: int = 1, steps: int = 64
) -> list[Point]:
    """Points of a spiral from the centre outwards."""
    return [
        polar(cx, cy, r * i / steps, start + way * turns * math.tau * i / steps)
        for i in range(steps + 1)
    ]
