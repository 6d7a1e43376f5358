"""A picture of the board that is drawn in units and painted piece by piece."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from sprites.versailles.geometry_parts import Box, Point
from sprites.versailles.pen import Sketch


@dataclass(frozen=True, slots=True)
class Canvas:
    """A surface of board size; `unit` px per unit."""

    surface: pygame.Surface
    unit: float

    def paint(self, sketch: Sketch, box: Box) -> None:
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
        self.surface.blit(sketch.part(exact, place.size), place)

    def pixels(self, box: Box) -> pygame.Rect:
        """The whole px that a box touches."""
        left, top = math.floor(box[0] * self.unit), math.floor(box[1] * self.unit)
        right = math.ceil((box[0] + box[2]) * self.unit)
        foot = math.ceil((box[1] + box[3]) * self.unit)
        return pygame.Rect(left, top, right - left, foot - top)


def bounds(points: Sequence[Point], margin: float) -> Box:
    """The box around points."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return (
        min(xs) - margin,
        min(ys) - margin,
        max(xs) - min(xs) + 2 * margin,
        max(ys) - min(ys) + 2 * margin,
    )


def in_units(points: Sequence[Point], unit: float) -> list[Point]:
    """A line of px in units."""
    return [(x / unit, y / unit) for x, y in points]


def along(
    points: Sequence[Point], step: float, first: float = 0.0
) -> list[tuple[float, float, float]]:
    """Places every `step` on a line from `first` on: x, y, direction in degrees."""
    found, rest = [], first
    for (ax, ay), (bx, by) in itertools.pairwise(points):
        length = math.hypot(bx - ax, by - ay)
        angle = math.degrees(math.atan2(by - ay, bx - ax))
        while rest <= length:
            share = rest / length if length else 0.0
            found.append((ax + (bx - ax) * share, ay + (by - ay) * share, angle))
            rest += step
        rest -= length
    return found


def length_of(points: Sequence[Point]) -> float:
    """The length of a line."""
    return sum(math.dist(a, b) for a, b in itertools.pairwise(points))
