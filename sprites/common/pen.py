"""The pen of all drawings: SVG shapes in an ink style, as fragments or collected into a picture.

All measures are units of the drawing's own grid; the SVG is the subset that is drawn correctly
(see `sprites.common.svg`). A game's own pen is a style, and the shapes that its pictures need most.
"""

from __future__ import annotations

import io
import math
import zlib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import pygame

from sprites.common import svg

Point = tuple[float, float]
Box = tuple[float, float, float, float]
"""x, y, width, height."""


@dataclass(frozen=True, slots=True)
class Ink:
    """How outlines are drawn; its methods write single shapes.

    A shape's `line` is the colour of its outline: "" what the style says, None no outline. Its
    `width` counts in `unit`s; without one it has that of the style. `outlined`: shapes have an
    outline in `colour` unless told otherwise. `veiled`: opacity holds for outlines too.
    """

    colour: str = "#000000"
    width: float = 1.0
    unit: float = 1.0
    outlined: bool = False
    veiled: bool = False

    def path(
        self,
        data: str,
        fill: str = "none",
        line: str | None = "",
        width: float | None = None,
        opacity: float | None = None,
        line_opacity: float | None = None,
        even_odd: bool = False,
        dash: str | None = None,
    ) -> str:
        """A path; `even_odd` makes inner outlines cut out of outer ones."""
        stroke, thick = self._outline(line, width)
        more = self._veil(fill, stroke, opacity, line_opacity)
        if even_odd:
            more["fill_rule"] = "evenodd"
        return svg.path(data, fill, stroke, thick, stroke_dasharray=dash, **more)

    def circle(
        self,
        x: float,
        y: float,
        radius: float,
        fill: str = "none",
        line: str | None = "",
        width: float | None = None,
        opacity: float | None = None,
    ) -> str:
        """A circle round (x, y)."""
        stroke, thick = self._outline(line, width)
        more = self._veil(fill, stroke, opacity)
        return svg.circle(x, y, radius, fill, stroke, thick, **more)

    def ellipse(
        self,
        x: float,
        y: float,
        rx: float,
        ry: float,
        fill: str = "none",
        line: str | None = "",
        width: float | None = None,
        opacity: float | None = None,
    ) -> str:
        """An upright ellipse round (x, y) with its half width and half height."""
        stroke, thick = self._outline(line, width)
        more = self._veil(fill, stroke, opacity)
        return svg.ellipse(x, y, rx, ry, fill, stroke, thick, **more)

    def rect(
        self,
        x: float,
        y: float,
        wide: float,
        high: float,
        fill: str = "none",
        line: str | None = "",
        width: float | None = None,
        corner: float = 0.0,
        opacity: float | None = None,
    ) -> str:
        """A rectangle with round corners."""
        stroke, thick = self._outline(line, width)
        more = self._veil(fill, stroke, opacity)
        return svg.rect(x, y, wide, high, fill, stroke, thick, corner, **more)

    def _outline(self, line: str | None, width: float | None) -> tuple[str | None, float | None]:
        """Colour and width of an outline, None without one."""
        colour = self.colour if line == "" and self.outlined else line
        if not colour:
            return None, None
        return colour, self.unit * (self.width if width is None else width)

    def _veil(
        self,
        fill: str,
        line: str | None,
        opacity: float | None,
        line_opacity: float | None = None,
    ) -> dict[str, float | str | None]:
        over = opacity if self.veiled and line_opacity is None else line_opacity
        return {
            "fill_opacity": _translucent(opacity) if fill != "none" else None,
            "stroke_opacity": _translucent(over) if line else None,
        }


def _translucent(opacity: float | None) -> float | None:
    return None if opacity is None or opacity >= 1 else opacity


class Pen:
    """A picture in its own grid: shapes in drawing order, with the gradients that they need."""

    def __init__(self, style: Ink) -> None:
        self.style = style
        self._parts: list[str] = []
        self._defs: dict[str, str] = {}

    @property
    def ink(self) -> float:
        """The usual width of an outline."""
        return self.style.unit * self.style.width

    def path(
        self,
        data: str,
        fill: str = "none",
        line: str | None = "",
        width: float | None = None,
        opacity: float | None = None,
        *,
        even_odd: bool = False,
        dash: str | None = None,
    ) -> None:
        """A path; `even_odd` makes inner outlines cut out of outer ones."""
        self.add(self.style.path(data, fill, line, width, opacity, even_odd=even_odd, dash=dash))

    def circle(
        self,
        x: float,
        y: float,
        radius: float,
        fill: str = "none",
        line: str | None = "",
        width: float | None = None,
        opacity: float | None = None,
    ) -> None:
        """A circle round (x, y)."""
        self.add(self.style.circle(x, y, radius, fill, line, width, opacity))

    def ellipse(
        self,
        x: float,
        y: float,
        rx: float,
        ry: float,
        fill: str = "none",
        line: str | None = "",
        width: float | None = None,
        opacity: float | None = None,
    ) -> None:
        """An upright ellipse round (x, y) with its half width and half height."""
        self.add(self.style.ellipse(x, y, rx, ry, fill, line, width, opacity))

    def rect(
        self,
        x: float,
        y: float,
        wide: float,
        high: float,
        fill: str = "none",
        line: str | None = "",
        width: float | None = None,
        corner: float = 0.0,
        opacity: float | None = None,
    ) -> None:
        """A rectangle with round corners."""
        self.add(self.style.rect(x, y, wide, high, fill, line, width, corner, opacity))

    def polygon(
        self,
        points: Iterable[Point],
        fill: str = "none",
        line: str | None = "",
        width: float | None = None,
        opacity: float | None = None,
    ) -> None:
        """A closed polygon."""
        self.path(closed(points), fill, line, width, opacity)

    def fill(self, data: str, colour: str, opacity: float | None = None) -> None:
        """A path without outline."""
        self.path(data, colour, None, None, opacity)

    def line(
        self,
        data: str,
        colour: str | None = None,
        width: float | None = None,
        opacity: float | None = None,
        dash: str | None = None,
    ) -> None:
        """An open stroke, in ink unless told otherwise; `width` in units of the grid."""
        stroke = colour or self.style.colour
        thick = self.ink if width is None else width
        veil = _translucent(opacity)
        self.add(svg.path(data, "none", stroke, thick, stroke_opacity=veil, stroke_dasharray=dash))

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
        """A finished fragment."""
        self._parts.append(raw)

    def adopt(self, other: Pen) -> None:
        """Know the gradients of another drawing whose body was added by hand."""
        self._defs |= other._defs

    @contextmanager
    def group(self, transform: str) -> Iterator[None]:
        """Everything drawn inside is moved by the SVG `transform`."""
        self.add(f'<g transform="{transform}">')
        yield
        self.add("</g>")

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
        if drawn.get_size() == size:
            return svg.with_alpha(drawn)
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


def star_path(x: float, y: float, points: int, outer: float, inner: float, turn: float = 0) -> str:
    """Path data of a star whose first point looks up, turned clockwise by degrees."""
    corners = []
    for step in range(points * 2):
        angle = math.radians(turn - 90 + step * 180 / points)
        radius = outer if step % 2 == 0 else inner
        corners.append((x + radius * math.cos(angle), y + radius * math.sin(angle)))
    return closed(corners)


def placed(body: str, x: float, y: float, scale: float = 1.0, turn: float = 0.0) -> str:
    """A body with its origin at (x, y), scaled, and turned clockwise by degrees."""
    turning = f" rotate({turn:g})" if turn else ""
    scaling = f" scale({scale:g})" if scale != 1.0 else ""
    return svg.group(body, f"translate({x:g},{y:g}){turning}{scaling}")
