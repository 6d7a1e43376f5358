"""A pen that collects SVG shapes, with the gradients that they need, into one drawing.

A game's own pen adds its colours and the shapes that its pictures need most.
"""

from __future__ import annotations

import io
import zlib
from collections.abc import Iterable

import pygame

from sprites.common import svg

Point = tuple[float, float]
Box = tuple[float, float, float, float]
"""x, y, width, height."""


class Pen:
    """A picture in its own grid. `ink` is the width of an outline in grid units, `colour` its
    colour."""

    def __init__(self, ink: float, colour: str) -> None:
        self.ink = ink
        self._colour = colour
        self._parts: list[str] = []
        self._defs: dict[str, str] = {}

    def linear(self, start: Point, end: Point, *stops: svg.Stop) -> str:
        """A linear gradient as a fill."""
        name = f"l{_digest(start, end, stops)}"
        self._defs[name] = svg.linear_gradient(name, start, end, *stops)
        return f"url(#{name})"

    def radial(self, centre: Point, radius: float, *stops: svg.Stop) -> str:
        """A radial gradient as a fill."""
        name = f"r{_digest(centre, radius, stops)}"
        self._defs[name] = svg.radial_gradient(name, centre, radius, *stops)
        return f"url(#{name})"

    def add(self, raw: str) -> None:
        """A finished SVG element."""
        self._parts.append(raw)

    def fill(self, data: str, colour: str, opacity: float | None = None) -> None:
        """A path without outline."""
        self.add(svg.path(data, colour, fill_opacity=opacity))

    def line(
        self,
        data: str,
        colour: str | None = None,
        width: float | None = None,
        opacity: float | None = None,
    ) -> None:
        """An open stroke, in ink unless told otherwise."""
        stroke = self._colour if colour is None else colour
        pen = self.ink if width is None else width
        self.add(svg.path(data, "none", stroke, pen, stroke_opacity=opacity))

    def adopt(self, other: Pen) -> None:
        """Know the gradients of another drawing whose body was added by hand."""
        self._defs |= other._defs

    @property
    def body(self) -> str:
        """The elements drawn so far."""
        return "".join(self._parts)

    @property
    def defs(self) -> str:
        """The gradients that the elements use."""
        return "".join(self._defs.values())

    def raster(self, grid: Point, size: tuple[int, int]) -> pygame.Surface:
        """The grid at `size` px, kept if small: copy before drawing on it."""
        return svg.raster(svg.document(self.body, *grid, self.defs), size)

    def once(self, box: Box, size: tuple[int, int]) -> pygame.Surface:
        """A part of the grid at exactly `size` px, not kept; a rest of a pixel is left free at
        the right or below."""
        body = svg.group(self.body, f"translate({svg.number(-box[0])},{svg.number(-box[1])})")
        text = svg.document(body, box[2], box[3], self.defs)
        drawn = pygame.image.load_sized_svg(io.BytesIO(text.encode()), size)
        canvas = pygame.Surface(size, pygame.SRCALPHA)
        canvas.blit(drawn, (0, 0))
        return canvas


def _digest(*values: object) -> str:
    return f"{zlib.crc32(repr(values).encode()):x}"


def opened(points: Iterable[Point]) -> str:
    """Path data of an open line."""
    return "M" + " L".join(f"{svg.number(float(x))} {svg.number(float(y))}" for x, y in points)


def closed(points: Iterable[Point]) -> str:
    """Path data of a closed polygon."""
    return f"{opened(points)} Z"
