"""The pen that draws every Viscounts icon and piece: shapes with ink lines and its colours.

All measures are in the drawing's own grid (64 x 64 for icons).
"""

from dataclasses import dataclass

from sprites.common import svg
from sprites.common.pen import Ink, placed, star_path

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


_STYLE = Ink(INK, LINE, veiled=True)
path, circle, ellipse, rect = _STYLE.path, _STYLE.circle, _STYLE.ellipse, _STYLE.rect
"""Shapes, outlined only if a colour is given."""


def line(data: str, line: str = INK, width: float = 2.4, opacity: float | None = None) -> str:
    """An open pen stroke with round ends."""
    return path(data, "none", line, width, opacity)


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


__all__ = [
    "Paint",
    "circle",
    "ellipse",
    "line",
    "linear",
    "path",
    "placed",
    "radial",
    "rect",
    "star_path",
]
