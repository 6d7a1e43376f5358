"""The pen of every Caylus drawing: shapes with brown ink lines, collected into one SVG body."""

from __future__ import annotations

import io
import math
import zlib
from collections.abc import Iterable, Sequence

import pygame

from sprites.caylus.palette import INK
from sprites.common import svg

Point = tuple[float, float]


class Drawing:
    """A picture in its own grid. `ink` is the width of an outline in grid units."""

    def __init__(self, ink: float = 1.2) -> None:
        self.ink = ink
        self._parts: list[str] = []
        self._defs: dict[str, str] = {}

    def linear(self, start: Point, end: Point, *stops: svg.Stop) -> str:
        """A linear gradient as a fill."""
        name = f"l{zlib.crc32(repr((start, end, stops)).encode()):x}"
        self._defs[name] = svg.linear_gradient(name, start, end, *stops)
        return f"url(#{name})"

    def radial(self, centre: Point, radius: float, *stops: svg.Stop) -> str:
        """A radial gradient as a fill."""
        name = f"r{zlib.crc32(repr((centre, radius, stops)).encode()):x}"
        self._defs[name] = svg.radial_gradient(name, centre, radius, *stops)
        return f"url(#{name})"

    def add(self, raw: str) -> None:
        """A finished SVG element."""
        self._parts.append(raw)

    def fill(self, data: str, colour: str, opacity: float | None = None) -> None:
        """A path without outline."""
        self.add(svg.path(data, colour, fill_opacity=opacity))

    def shape(self, data: str, colour: str, ink: float | None = None, line: str = INK) -> None:
        """A path with outline; `ink` multiplies the outline's width."""
        width = self.ink * (1.0 if ink is None else ink)
        self.add(svg.path(data, colour, line, width))

    def line(
        self, data: str, colour: str = INK, width: float | None = None, opacity: float | None = None
    ) -> None:
        """An open stroke."""
        pen = self.ink if width is None else width
        self.add(svg.path(data, "none", colour, pen, stroke_opacity=opacity))

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
        box: tuple[float, float, float, float],
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
        self._defs |= other._defs

    @property
    def body(self) -> str:
        """The elements drawn so far."""
        return "".join(self._parts)

    @property
    def defs(self) -> str:
        """The gradients that the elements use."""
        return "".join(self._defs.values())

    def raster(self, grid: tuple[float, float], size: tuple[int, int]) -> pygame.Surface:
        """The grid at `size` px, kept in the raster cache: copy before drawing on it."""
        return svg.raster(svg.document(self.body, *grid, self.defs), size)

    def once(self, box: tuple[float, float, float, float], size: tuple[int, int]) -> pygame.Surface:
        """The part (x, y, width, height) of the grid at `size` px, not kept."""
        body = svg.group(self.body, f"translate({svg.number(-box[0])},{svg.number(-box[1])})")
        text = svg.document(body, box[2], box[3], self.defs)
        return stretched_svg(text, size)


def stretched_svg(text: str, size: tuple[int, int]) -> pygame.Surface:
    """An SVG text at exactly `size` px; a rest of a pixel is left free at the right or below."""
    drawn = pygame.image.load_sized_svg(io.BytesIO(text.encode()), size)
    canvas = pygame.Surface(size, pygame.SRCALPHA)
    canvas.blit(drawn, (0, 0))
    return canvas


def placed(body: str, x: float, y: float, scale: float = 1.0, turn: float = 0.0) -> str:
    """A body with its origin at (x, y), scaled, and turned clockwise by degrees."""
    turning = f" rotate({turn:g})" if turn else ""
    scaling = f" scale({scale:g})" if scale != 1.0 else ""
    return svg.group(body, f"translate({x:g},{y:g}){turning}{scaling}")


def closed(points: Iterable[Point]) -> str:
    """Path data of a closed polygon."""
    return f"{opened(points)} Z"


def opened(points: Iterable[Point]) -> str:
    """Path data of an open line."""
    return "M" + " L".join(f"{svg.number(float(x))} {svg.number(float(y))}" for x, y in points)


def star(x: float, y: float, points: int, outer: float, inner: float, turn: float = 0) -> str:
    """Path data of a star whose first point looks up, turned clockwise by degrees."""
    corners = []
    for step in range(points * 2):
        angle = math.radians(turn - 90 + step * 180 / points)
        radius = outer if step % 2 == 0 else inner
        corners.append((x + radius * math.cos(angle), y + radius * math.sin(angle)))
    return closed(corners)
