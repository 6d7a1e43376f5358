"""A pen that collects SVG shapes in drawing order, with gradients made where they are needed.

Portraits and cards are drawn with it. Lengths are in the units of the drawing's own box; colours
are hex strings. Nothing here knows what is being drawn.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from sprites.common import svg
from sprites.common.svg import Stop

INK = "#231b2b"

Point = tuple[float, float]


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


class Drawing:
    """SVG elements in drawing order; every gradient gets a name of its own."""

    def __init__(self) -> None:
        self._parts: list[str] = []
        self._paints = 0

    def body(self) -> str:
        """Everything drawn so far, ready for `svg.document`."""
        return "".join(self._parts)

    def path(
        self,
        data: str,
        fill: str = "none",
        line: str | None = None,
        width: float = 2.0,
        opacity: float = 1.0,
        even_odd: bool = False,
        dash: str | None = None,
    ) -> None:
        """A filled or outlined path; `opacity` holds for both."""
        rule = "evenodd" if even_odd else None
        more = {"fill_rule": rule, "stroke_dasharray": dash} | _veil(fill, line, opacity)
        self._parts.append(svg.path(data, fill, line, width if line else None, **more))

    def stroke(
        self,
        data: str,
        line: str = INK,
        width: float = 2.0,
        opacity: float = 1.0,
        dash: str | None = None,
    ) -> None:
        """A line without a fill."""
        self.path(data, "none", line, width, opacity, dash=dash)

    def rod(self, data: str, colour: str, width: float, rim: float = 3.2) -> None:
        """A coloured line with an ink outline: a stick, a chain, a strap."""
        self.stroke(data, INK, width + rim)
        self.stroke(data, colour, width)

    def circle(
        self,
        x: float,
        y: float,
        radius: float,
        fill: str = "none",
        line: str | None = None,
        width: float = 2.0,
        opacity: float = 1.0,
    ) -> None:
        more = _veil(fill, line, opacity)
        self._parts.append(svg.circle(x, y, radius, fill, line, width if line else None, **more))

    def ellipse(
        self,
        x: float,
        y: float,
        across: float,
        down: float,
        fill: str = "none",
        line: str | None = None,
        width: float = 2.0,
        opacity: float = 1.0,
    ) -> None:
        more = _veil(fill, line, opacity)
        thick = width if line else None
        self._parts.append(svg.ellipse(x, y, across, down, fill, line, thick, **more))

    def rect(
        self,
        x: float,
        y: float,
        across: float,
        down: float,
        fill: str = "none",
        line: str | None = None,
        width: float = 2.0,
        opacity: float = 1.0,
        radius: float = 0.0,
    ) -> None:
        more = _veil(fill, line, opacity)
        thick = width if line else None
        self._parts.append(svg.rect(x, y, across, down, fill, line, thick, radius, **more))

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

    def linear(self, start: Point, end: Point, *stops: Stop) -> str:
        """The paint that runs from `start` to `end`."""
        name = self._next_paint()
        self._parts.append(svg.linear_gradient(name, start, end, *stops))
        return f"url(#{name})"

    def radial(self, centre: Point, radius: float, *stops: Stop) -> str:
        """The paint that runs outwards from `centre`."""
        name = self._next_paint()
        self._parts.append(svg.radial_gradient(name, centre, radius, *stops))
        return f"url(#{name})"

    def _next_paint(self) -> str:
        self._paints += 1
        return f"p{self._paints}"

    @contextmanager
    def group(self, transform: str) -> Iterator[None]:
        """Everything drawn inside is moved by the SVG `transform`."""
        self._parts.append(f'<g transform="{transform}">')
        yield
        self._parts.append("</g>")

    def add(self, body: str) -> None:
        """Elements made elsewhere; they must not name gradients like the pen's own."""
        self._parts.append(body)


def _veil(fill: str, line: str | None, opacity: float) -> dict[str, float | str | None]:
    if opacity >= 1:
        return {}
    return {
        "fill_opacity": opacity if fill != "none" else None,
        "stroke_opacity": opacity if line else None,
    }
