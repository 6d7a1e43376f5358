"""The pen of every Caylus drawing: shapes with brown ink lines, collected into one SVG body."""

from __future__ import annotations

import math
from collections.abc import Sequence

from sprites.caylus.palette import INK
from sprites.common import svg
from sprites.common.pen import Box, Pen, Point, closed, opened


class Drawing(Pen):
    """A picture in its own grid. `ink` is the width of an outline in grid units."""

    def __init__(self, ink: float = 1.2) -> None:
        super().__init__(ink, INK)

    def shape(self, data: str, colour: str, ink: float | None = None, line: str = INK) -> None:
        """A path with outline; `ink` multiplies the outline's width."""
        width = self.ink * (1.0 if ink is None else ink)
        self.add(svg.path(data, colour, line, width))

    def polygon(
        self, points: Sequence[Point], colour: str, ink: float | None = None, outlined: bool = True
    ) -> None:
        """A closed polygon, outlined unless told otherwise."""
        if outlined:
            self.shape(closed(points), colour, ink)
        else:
            self.fill(closed(points), colour)

    def veil(self, points: Sequence[Point], colour: str, opacity: float) -> None:
        """A translucent polygon: shade or light over what is there."""
        self.fill(closed(points), colour, opacity)

    def rect(
        self,
        box: Box,
        colour: str,
        ink: float | None = None,
        corner: float = 0.0,
        outlined: bool = True,
    ) -> None:
        """A rectangle (x, y, width, height)."""
        width = self.ink * (1.0 if ink is None else ink) if outlined else None
        self.add(svg.rect(*box, colour, INK if outlined else None, width, rx=corner))

    def circle(
        self,
        x: float,
        y: float,
        radius: float,
        colour: str,
        ink: float | None = None,
        outlined: bool = True,
        opacity: float | None = None,
    ) -> None:
        """A circle round (x, y)."""
        width = self.ink * (1.0 if ink is None else ink) if outlined else None
        pen = INK if outlined else None
        self.add(svg.circle(x, y, radius, colour, pen, width, fill_opacity=opacity))

    def ellipse(
        self,
        x: float,
        y: float,
        rx: float,
        ry: float,
        colour: str,
        ink: float | None = None,
        outlined: bool = True,
        opacity: float | None = None,
    ) -> None:
        """An upright ellipse round (x, y)."""
        width = self.ink * (1.0 if ink is None else ink) if outlined else None
        pen = INK if outlined else None
        self.add(svg.ellipse(x, y, rx, ry, colour, pen, width, fill_opacity=opacity))

    def put(self, other: Drawing, x: float, y: float, scale: float = 1.0, turn: float = 0) -> None:
        """Another drawing, its origin at (x, y)."""
        self.add(placed(other.body, x, y, scale, turn))
        self.adopt(other)


def placed(body: str, x: float, y: float, scale: float = 1.0, turn: float = 0.0) -> str:
    """A body with its origin at (x, y), scaled, and turned clockwise by degrees."""
    turning = f" rotate({turn:g})" if turn else ""
    scaling = f" scale({scale:g})" if scale != 1.0 else ""
    return svg.group(body, f"translate({x:g},{y:g}){turning}{scaling}")


def star(x: float, y: float, points: int, outer: float, inner: float, turn: float = 0) -> str:
    """Path data of a star whose first point looks up, turned clockwise by degrees."""
    corners = []
    for step in range(points * 2):
        angle = math.radians(turn - 90 + step * 180 / points)
        radius = outer if step % 2 == 0 else inner
        corners.append((x + radius * math.cos(angle), y + radius * math.sin(angle)))
    return closed(corners)


__all__ = ["Drawing", "Point", "closed", "opened", "placed", "star"]
