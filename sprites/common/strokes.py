"""Short writers of SVG fragments, in the subset that pygame draws correctly.

The shapes are those of `sprites.common.svg` with the arguments that pictures need most, in a
fixed order. All numbers are units of the drawing's own view box.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from sprites.common import svg

Point = tuple[float, float]


def path(
    d: str,
    fill: str = "none",
    line: str = "",
    width: float = 1.0,
    alpha: float = 1.0,
    line_alpha: float = 1.0,
    holes: bool = False,
) -> str:
    """A path; `holes` makes inner outlines cut out of outer ones."""
    more = _paint(alpha, line_alpha)
    if holes:
        more["fill_rule"] = "evenodd"
    return svg.path(d, fill, line or None, width if line else None, **more)


def stroke(d: str, line: str, width: float, alpha: float = 1.0) -> str:
    """An open line with round ends."""
    return path(d, "none", line, width, line_alpha=alpha)


def circle(
    x: float, y: float, r: float, fill: str, line: str = "", width: float = 1.0, alpha: float = 1.0
) -> str:
    return svg.circle(x, y, r, fill, line or None, width if line else None, **_paint(alpha, 1))


def ellipse(
    x: float,
    y: float,
    rx: float,
    ry: float,
    fill: str,
    line: str = "",
    width: float = 1.0,
    alpha: float = 1.0,
) -> str:
    stroke_width = width if line else None
    return svg.ellipse(x, y, rx, ry, fill, line or None, stroke_width, **_paint(alpha, 1))


def rect(
    x: float,
    y: float,
    w: float,
    h: float,
    fill: str,
    line: str = "",
    width: float = 1.0,
    round_: float = 0.0,
    alpha: float = 1.0,
) -> str:
    stroke_width = width if line else None
    return svg.rect(x, y, w, h, fill, line or None, stroke_width, round_, **_paint(alpha, 1))


def _paint(alpha: float, line_alpha: float) -> dict[str, float | str | None]:
    return {
        "fill_opacity": None if alpha >= 1 else alpha,
        "stroke_opacity": None if line_alpha >= 1 else line_alpha,
    }


def polygon(
    points: Iterable[Point], fill: str, line: str = "", width: float = 1.0, alpha: float = 1.0
) -> str:
    return path(closed(points), fill, line, width, alpha)


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
    return (
        f'<linearGradient id="{name}" x1="{x1:g}%" y1="{y1:g}%" x2="{x2:g}%" y2="{y2:g}%">'
        f"{_stops(stops)}</linearGradient>"
    )


def radial(
    name: str, cx: float, cy: float, r: float, stops: Sequence[tuple[float, str, float]]
) -> str:
    """A radial gradient in percent of the painted shape."""
    return (
        f'<radialGradient id="{name}" cx="{cx:g}%" cy="{cy:g}%" r="{r:g}%">'
        f"{_stops(stops)}</radialGradient>"
    )


def _stops(stops: Sequence[tuple[float, str, float]]) -> str:
    return "".join(
        f'<stop offset="{at_:g}" stop-color="{colour}" stop-opacity="{alpha:g}"/>'
        for at_, colour, alpha in stops
    )


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
