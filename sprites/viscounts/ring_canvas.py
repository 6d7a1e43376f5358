"""A picture of a part of the board: SVG and sprites placed in ring units."""

from __future__ import annotations

import io
import math
from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from sprites.common import svg
from sprites.viscounts.geometry import Point


@dataclass(frozen=True, slots=True)
class Frame:
    """A rectangle of the board in ring units, drawn at `unit` px per ring unit."""

    left: float
    top: float
    width: float
    height: float
    unit: float

    @property
    def size(self) -> tuple[int, int]:
        """Size in px."""
        return math.ceil(self.width * self.unit), math.ceil(self.height * self.unit)

    def pixel(self, point: Point) -> Point:
        """Where a point of the board lies in this picture, px."""
        return (point[0] - self.left) * self.unit, (point[1] - self.top) * self.unit

    def blank(self) -> pygame.Surface:
        """A transparent picture of this frame."""
        return pygame.Surface(self.size, pygame.SRCALPHA)

    def draw(self, body: str, defs: str = "") -> pygame.Surface:
        """The SVG body, written in ring units, as a picture of this frame.

        It is not kept: whole landscapes are drawn once and would fill the raster cache.
        """
        moved = svg.group(body, f"translate({-self.left:.2f},{-self.top:.2f})")
        return _draw_once(moved, self.size, self.unit, defs)

    def paint(self, surface: pygame.Surface, body: str, defs: str = "") -> None:
        """Draw the SVG body over a picture of this frame."""
        surface.blit(self.draw(body, defs), (0, 0))


@dataclass(frozen=True, slots=True)
class Prop:
    """A small standing thing of the landscape: SVG around its foot (0, 0), up is negative y."""

    body: str
    half_width: float
    height: float
    below: float = 3.0

    def scaled(self, share: float) -> Prop:
        """The same thing larger or smaller."""
        return Prop(
            svg.group(self.body, f"scale({share:.3f})"),
            self.half_width * share,
            self.height * share,
            self.below * share,
        )


@dataclass(frozen=True, slots=True)
class Placed:
    """A prop with its foot at a point of the board."""

    x: float
    y: float
    prop: Prop


def prop_surface(prop: Prop, unit: float) -> tuple[pygame.Surface, Point]:
    """The prop at `unit` px per ring unit, and where its foot lies in the picture, px."""
    margin = 1.5
    width, height = 2 * (prop.half_width + margin), prop.height + prop.below + 2 * margin
    foot = (prop.half_width + margin, prop.height + margin)
    size = (math.ceil(width * unit), math.ceil(height * unit))
    body = svg.group(prop.body, f"translate({foot[0]:.2f},{foot[1]:.2f})")
    return _draw_once(body, size, unit), (foot[0] * unit, foot[1] * unit)


def _draw_once(body: str, size: tuple[int, int], unit: float, defs: str = "") -> pygame.Surface:
    """A raster that is not kept: hundreds of trees would push icons out of the shared cache."""
    text = svg.document(body, size[0] / unit, size[1] / unit, defs)
    return svg.with_alpha(pygame.image.load_sized_svg(io.BytesIO(text.encode()), size))


def plant(surface: pygame.Surface, frame: Frame, things: Sequence[Placed]) -> None:
    """Draw props onto a picture of the frame, those standing nearer in front."""
    drawn: dict[Prop, tuple[pygame.Surface, Point]] = {}
    for thing in sorted(things, key=lambda placed: placed.y):
        if thing.prop not in drawn:
            drawn[thing.prop] = prop_surface(thing.prop, frame.unit)
        picture, foot = drawn[thing.prop]
        x, y = frame.pixel((thing.x, thing.y))
        surface.blit(picture, (round(x - foot[0]), round(y - foot[1])))
