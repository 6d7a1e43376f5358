"""How the workers of one seat stand in a place: few are seen, their number stands beside them."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from sprites.versailles.geometry_parts import Point
from sprites.versailles.meeple import GRID
from sprites.versailles.pieces import POOL_SHOWN

FEET = 0.28
"""How far the front row stands above the lower edge of its place, in widths of a worker."""
FORMATIONS: dict[int, tuple[Point, ...]] = {
    1: ((0.0, 0.0),),
    2: ((-0.33, 0.2), (0.33, 0.0)),
    3: ((0.0, 0.36), (-0.36, 0.0), (0.36, 0.0)),
    4: ((-0.2, 0.32), (0.34, 0.32), (-0.4, 0.0), (0.14, 0.0)),
    5: ((-0.26, 0.32), (0.26, 0.32), (-0.52, 0.0), (0.0, 0.0), (0.52, 0.0)),
}
"""By how many are seen: how far aside of the middle and behind the front each one stands."""
_WIDE, _TALL = 0.66, 0.88
"""Most of its place that a worker takes."""
_LEAST_SIGN = 18
"""px of the number and of the bell."""


@dataclass(frozen=True, slots=True)
class Slot:
    """The place of one seat's workers in a location: they stand in two rows, each to be seen."""

    box: pygame.Rect

    @property
    def worker_width(self) -> int:
        """px of a worker."""
        tall = self.box.height * _TALL
        return round(min(self.box.width * _WIDE, tall * GRID[0] / GRID[1]))

    @property
    def marker_width(self) -> int:
        """px of the brass stand below their feet."""
        return round(min(self.box.width * 1.12, self.worker_width * 2.0))

    @property
    def sign_side(self) -> int:
        """px of the number of workers, and of the bell."""
        return max(_LEAST_SIGN, round(self.worker_width * 0.66))

    def feet(self, count: int) -> list[Point]:
        """Where the feet of some workers stand, row by row, the front one last."""
        wide = self.worker_width
        front = self.box.bottom - wide * FEET
        return [
            (self.box.centerx + wide * aside, front - wide * behind)
            for aside, behind in FORMATIONS[min(POOL_SHOWN, count)]
        ]

    def figure_corner(self, picture: pygame.Surface) -> tuple[int, int]:
        """Where their number lies: at the foot of the stack, at its right."""
        right = self.box.centerx + self.worker_width
        place = picture.get_rect(bottomright=(right, self.box.bottom))
        place.right = min(place.right, self.box.right + self.box.width // 8)
        return place.topleft

    def bell_corner(self, picture: pygame.Surface) -> tuple[int, int]:
        """Where the bell of those who share hangs: at the head of the stack, at its left."""
        wide = self.worker_width
        head = self.box.bottom - wide * (FEET + 1.16)
        place = picture.get_rect(center=(round(self.box.centerx - wide * 0.92), round(head)))
        place.left = max(place.left, self.box.left - self.box.width // 8)
        return place.topleft
