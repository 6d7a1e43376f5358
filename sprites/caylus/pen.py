"""The pen of every Caylus drawing: shapes with brown ink lines, collected into one SVG body."""

from __future__ import annotations

from collections.abc import Sequence

from sprites.caylus.palette import INK
from sprites.common.pen import Ink, Pen, Point, closed, opened, placed, star_path


class Drawing(Pen):
    """A picture in its own grid. `ink` is the width of an outline in grid units."""

    def __init__(self, ink: float = 1.2) -> None:
        super().__init__(Ink(INK, unit=ink, outlined=True))

    def veil(self, points: Sequence[Point], colour: str, opacity: float) -> None:
        """A translucent polygon: shade or light over what is there."""
        self.fill(closed(points), colour, opacity)

    def put(self, other: Drawing, x: float, y: float, scale: float = 1.0, turn: float = 0) -> None:
        """Another drawing, its origin at (x, y)."""
        self.add(placed(other.body, x, y, scale, turn))
        self.adopt(other)


__all__ = ["Drawing", "Point", "closed", "opened", "placed", "star_path"]
