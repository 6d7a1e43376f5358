"""The pen of every Versailles drawing: shapes with plum or golden ink, collected into one SVG."""

from __future__ import annotations

import math
from collections.abc import Sequence

from sprites.common import svg
from sprites.common.pen import Box, Ink, Pen, Point, closed, opened
from sprites.versailles.palette import GOLD_INK, INK


class Sketch(Pen):
    """A picture in its own grid. `ink` is the width of an outline in grid units."""

    def __init__(self, ink: float = 1.4) -> None:
        super().__init__(Ink(INK, unit=ink, outlined=True))

    def gilding(self, box: Box) -> str:
        """Gold that gleams twice across a box (x, y, width, height)."""
        x, y, width, height = box
        stops = ((0, "#fbeab0"), (0.35, "#d9b458"), (0.7, "#b0852f"), (1, "#e6c877"))
        return self.linear((x, y), (x + width * 0.6, y + height), *stops)

    def cased(self, data: str, colour: str, width: float, case: str = INK) -> None:
        """A stroke with an outline of its own."""
        self.line(data, case, width + 2 * self.ink)
        self.line(data, colour, width)

    def gold(self, data: str, box: Box, ink: float = 1.0) -> None:
        """A gilded path."""
        self.path(data, self.gilding(box), GOLD_INK, ink)

    def put(
        self, other: Sketch, at: Point, scale: float = 1.0, turn: float = 0.0, mirror: bool = False
    ) -> None:
        """Another drawing with its origin at `at`, turned clockwise by degrees, then mirrored."""
        across = -scale if mirror else scale
        moves = [f"translate({at[0]:g},{at[1]:g})"]
        if (across, scale) != (1.0, 1.0):
            moves.append(f"scale({across:g},{scale:g})")
        if turn:
            moves.append(f"rotate({turn:g})")
        self.add(svg.group(other.body, " ".join(moves)))
        self.adopt(other)


def around(middle: Point, radius: float, angle: float) -> Point:
    """The point at an angle (degrees clockwise from the right) on a circle."""
    turn = math.radians(angle)
    return middle[0] + radius * math.cos(turn), middle[1] + radius * math.sin(turn)


def rays(middle: Point, inner: float, outer: float, count: int, half: float) -> list[str]:
    """Path data of `count` pointed rays, each `half` degrees to both sides of its middle."""
    found = []
    for number in range(count):
        angle = number * 360 / count - 90
        ends: Sequence[Point] = (
            around(middle, inner, angle - half),
            around(middle, outer, angle),
            around(middle, inner, angle + half),
        )
        found.append(closed(ends))
    return found


__all__ = ["Sketch", "around", "closed", "opened", "rays"]
