"""The pen that draws every Viscounts icon and piece: shapes with ink lines and its colours.

All measures are in the drawing's own grid (64 x 64 for icons).
"""

import math
from dataclasses import dataclass

from sprites.common import svg

INK = "#231b2b"
IVORY = "#f7ead0"
PARCHMENT = "#efdcae"
PARCHMENT_SHADE = "#d9bd80"
OCHRE = "#c58f3c"
GOLD = "#f2c75c"
WINE = "#6d2f4a"
GREEN_SHADE = "#2f6a3f"
RED = "#cf4a43"
RED_SHADE = "#8e2f2a"

LINE = 3.2
"""Width of an outline on the 64 grid: still half a pixel at an icon of 16 px."""


def path(
    data: str,
    fill: str = "none",
    stroke: str | None = None,
    width: float = LINE,
    opacity: float | None = None,
) -> str:
    """A filled path; outlined only if a stroke colour is given."""
    pen = width if stroke else None
    return svg.path(data, fill, stroke, pen, fill_opacity=opacity, stroke_opacity=opacity)


def line(data: str, colour: str = INK, width: float = 2.4, opacity: float | None = None) -> str:
    """An open pen stroke with round ends."""
    return path(data, "none", colour, width, opacity)


def circle(
    x: float,
    y: float,
    radius: float,
    fill: str = "none",
    stroke: str | None = None,
    width: float = LINE,
    opacity: float | None = None,
) -> str:
    """A circle round (x, y)."""
    pen = width if stroke else None
    return svg.circle(x, y, radius, fill, stroke, pen, fill_opacity=opacity, stroke_opacity=opacity)


def ellipse(
    x: float,
    y: float,
    radii: tuple[float, float],
    fill: str = "none",
    stroke: str | None = None,
    width: float = LINE,
    opacity: float | None = None,
) -> str:
    """An upright ellipse round (x, y) with its half width and half height."""
    pen = width if stroke else None
    return svg.ellipse(
        x, y, *radii, fill, stroke, pen, fill_opacity=opacity, stroke_opacity=opacity
    )


def rect(
    box: tuple[float, float, float, float],
    fill: str = "none",
    stroke: str | None = None,
    width: float = LINE,
    corner: float = 0.0,
    opacity: float | None = None,
) -> str:
    """A rectangle (x, y, width, height) with round corners."""
    pen = width if stroke else None
    return svg.rect(
        *box, fill, stroke, pen, rx=corner, fill_opacity=opacity, stroke_opacity=opacity
    )


def place(body: str, x: float, y: float, scale: float = 1.0, turn: float = 0.0) -> str:
    """The body with its origin at (x, y), scaled and turned clockwise by degrees."""
    turning = f" rotate({turn:g})" if turn else ""
    scaling = f" scale({scale:g})" if scale != 1.0 else ""
    return svg.group(body, f"translate({x:g},{y:g}){turning}{scaling}")


@dataclass(frozen=True, slots=True)
class Paint:
    """A gradient: its definition, and the reference to fill a shape with."""

    definition: str
    url: str


def linear(key: str, x1: float, y1: float, x2: float, y2: float, *stops: svg.Stop) -> Paint:
    """A linear gradient in grid units; the key must be unique within one drawing."""
    return Paint(svg.linear_gradient(key, (x1, y1), (x2, y2), *stops), f"url(#{key})")


def radial(key: str, x: float, y: float, radius: float, *stops: svg.Stop) -> Paint:
    """A radial gradient in grid units; the key must be unique within one drawing."""
    return Paint(svg.radial_gradient(key, (x, y), radius, *stops), f"url(#{key})")


def star_path(x: float, y: float, points: int, outer: float, inner: float, turn: float = 0) -> str:
    """Path data of a star whose first point looks up, turned clockwise by degrees."""
    corners = []
    for step in range(points * 2):
        angle = math.radians(turn - 90 + step * 180 / points)
        radius = outer if step % 2 == 0 else inner
        corners.append(f"{x + radius * math.cos(angle):.2f} {y + radius * math.sin(angle):.2f}")
    return "M" + " L".join(corners) + " Z"
