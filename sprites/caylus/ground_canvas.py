"""A picture of a part of the board that is drawn in units and painted piece by piece."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from sprites.caylus.pen import Drawing, Point

Box = tuple[float, float, float, float]
"""x, y, width, height in units."""


@dataclass(frozen=True, slots=True)
class Canvas:
    """A surface of board size on which drawings in units are painted; `unit` px per unit."""

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

    def paint(self, drawing: Drawing, box: Box | None = None) -> None:
        """Draw what lies in `box` (default: everywhere)."""
        place = self.pixels(box or (0, 0, self.width, self.height))
        place = place.clip(self.surface.get_rect())
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


def bounds(points: Sequence[Point], margin: float = 4.0) -> Box:
    """The box around points, in their own measure."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return (
        min(xs) - margin,
        min(ys) - margin,
        max(xs) - min(xs) + 2 * margin,
        max(ys) - min(ys) + 2 * margin,
    )


def ribbon(line: Sequence[Point], offset: float) -> list[Point]:
    """The line moved sideways by `offset` (to its right where positive)."""
    moved = []
    for index, (x, y) in enumerate(line):
        ax, ay = line[max(0, index - 1)]
        bx, by = line[min(len(line) - 1, index + 1)]
        length = math.hypot(bx - ax, by - ay) or 1.0
        moved.append((x - (by - ay) / length * offset, y + (bx - ax) / length * offset))
    return moved


def chord(polygon: Sequence[Point], middle: Point, angle: float) -> tuple[Point, Point] | None:
    """Where the straight line through `middle` at `angle` enters and leaves a convex polygon."""
    cos, sin = math.cos(angle), math.sin(angle)
    cuts: list[float] = []
    for (ax, ay), (bx, by) in zip(polygon, [*polygon[1:], polygon[0]], strict=True):
        first = (ax - middle[0]) * sin - (ay - middle[1]) * cos
        last = (bx - middle[0]) * sin - (by - middle[1]) * cos
        if (first < 0) == (last < 0):
            continue
        share = first / (first - last)
        x, y = ax + (bx - ax) * share, ay + (by - ay) * share
        cuts.append((x - middle[0]) * cos + (y - middle[1]) * sin)
    if len(cuts) < 2:
        return None
    low, high = min(cuts), max(cuts)
    return (
        (middle[0] + cos * low, middle[1] + sin * low),
        (middle[0] + cos * high, middle[1] + sin * high),
    )
