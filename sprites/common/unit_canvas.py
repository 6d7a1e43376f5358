"""A picture that is drawn in units and painted piece by piece."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from sprites.common.pen import Box, Pen, Point


@dataclass(frozen=True, slots=True)
class Canvas:
    """A surface on which drawings in units are painted; `unit` px per unit."""

    surface: pygame.Surface
    unit: float

    @property
    def width(self) -> float:
        """Width in units."""
        return self.surface.get_width() / self.unit

    @property
    def height(self) -> float:
        """Height in units."""
        return self.surface.get_height() / self.unit

    def paint(self, drawing: Pen, box: Box) -> None:
        """Draw what lies in a box of units."""
        place = self.pixels(box).clip(self.surface.get_rect())
        if not place.width or not place.height:
            return
        exact = (
            place.left / self.unit,
            place.top / self.unit,
            place.width / self.unit,
            place.height / self.unit,
        )
        self.surface.blit(drawing.once(exact, place.size), place)

    def pixels(self, box: Box) -> pygame.Rect:
        """The whole px that a box in units touches."""
        left, top = math.floor(box[0] * self.unit), math.floor(box[1] * self.unit)
        right = math.ceil((box[0] + box[2]) * self.unit)
        foot = math.ceil((box[1] + box[3]) * self.unit)
        return pygame.Rect(left, top, right - left, foot - top)


def bounds(points: Sequence[Point], margin: float) -> Box:
    """The box around points, in their own measure."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return (
        min(xs) - margin,
        min(ys) - margin,
        max(xs) - min(xs) + 2 * margin,
        max(ys) - min(ys) + 2 * margin,
    )
