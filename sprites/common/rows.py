"""Rooms of a page in units: split into columns and rows, and turned into pixels at the end."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect


@dataclass(frozen=True, slots=True)
class Room:
    """A rectangle in units."""

    x: float
    y: float
    wide: float
    high: float

    def columns(self, count: int, gap: float = 0.0) -> tuple[Room, ...]:
        """Equally wide rooms from left to right, `gap` units between them."""
        wide = (self.wide - gap * (count - 1)) / count
        return tuple(
            Room(self.x + number * (wide + gap), self.y, wide, self.high) for number in range(count)
        )

    def rows(self, count: int, high: float) -> tuple[Room, ...]:
        """Rooms of the same height from the top down."""
        return tuple(
            Room(self.x, self.y + number * high, self.wide, high) for number in range(count)
        )

    def pixels(self, unit: float) -> Rect:
        """The room at `unit` px per unit: neighbours share their edge."""
        left, top = round(self.x * unit), round(self.y * unit)
        right, foot = round((self.x + self.wide) * unit), round((self.y + self.high) * unit)
        return Rect(left, top, right - left, foot - top)
