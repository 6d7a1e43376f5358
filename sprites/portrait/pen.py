"""The pen of portraits and cards: dark ink, soft curves.
 Lengths are in the units of the drawing's own box; colours
are hex strings. Nothing here knows what is being drawn.
"""

from collections.abc import Sequence

from sprites.common import svg
from sprites.common.pen import Ink, Pen, Point

INK = "#231b2b"


def pair(point: Point) -> str:
    """A point as it stands in a path."""
    return f"{svg.number(float(point[0]))} {svg.number(float(point[1]))}"


def smooth(points: Sequence[Point], closed: bool = False, start: str = "M") -> str:
    """A soft curve through all points (Catmull-Rom); with `start` "L" it continues a path."""
    count = len(points)

    def pick(index: int) -> Point:
        return points[index % count] if closed else points[max(0, min(count - 1, index))]

    pieces = [f"{start}{pair(points[0])}"]
    for index in range(count if closed else count - 1):
        before, here, there, after = (pick(index + step) for step in (-1, 0, 1, 2))
        leave = (here[0] + (there[0] - before[0]) / 6, here[1] + (there[1] - before[1]) / 6)
        enter = (there[0] - (after[0] - here[0]) / 6, there[1] - (after[1] - here[1]) / 6)
        pieces.append(f"C{pair(leave)} {pair(enter)} {pair(there)}")
    return " ".join(pieces) + (" Z" if closed else "")


class Drawing(Pen):
    """SVG elements in drawing order; its body carries the gradients that it needs."""

    def __init__(self) -> None:
        super().__init__(Ink(INK, 2.0, veiled=True))

    @property
    def body(self) -> str:
        """Everything drawn so far with its gradients, ready for `svg.document`."""
        return self.defs + super().body

    def rod(self, data: str, colour: str, width: float, rim: float = 3.2) -> None:
        """A coloured line with an ink outline: a stick, a chain, a strap."""
        self.line(data, INK, width + rim)
        self.line(data, colour, width)

    def dots(
        self,
        points: Sequence[Point],
        radius: float,
        fill: str,
        line: str | None = None,
        width: float = 1.0,
    ) -> None:
        for x, y in points:
            self.circle(x, y, radius, fill, line, width)
