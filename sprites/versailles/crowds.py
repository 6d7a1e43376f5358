"""How the workers of one seat stand in a place: few are seen, their number stands beside them."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from sprites.versailles.geometry_parts import Point
from sprites.versailles.meeple import GRID
from sprites.versailles.pieces import POOL_SHOWN

FEET = 0.21
"""How far the front row stands above the lower edge of its place, in widths of a worker."""
LEAST_FEET = 0.06
"""The same where another row stands behind it."""
FORMATIONS: dict[int, tuple[Point, ...]] = {
    1: ((0.0, 0.0),),
    2: ((-0.33, 0.1), (0.33, 0.0)),
    3: ((0.0, 0.17), (-0.42, 0.0), (0.42, 0.0)),
    4: ((-0.2, 0.17), (0.38, 0.17), (-0.48, 0.0), (0.1, 0.0)),
    5: ((-0.28, 0.17), (0.28, 0.17), (-0.56, 0.0), (0.0, 0.0), (0.56, 0.0)),
}
"""By how many are seen: how far aside of the middle and behind the front each one stands. The back
row is no higher than the ground of its place: above it prices are read."""
_WIDE, _TALL = 0.66, 0.86
"""Most of its place that a worker takes."""
_ASIDE = 0.1
"""How far a crowd may stand beside its place, in widths of a worker: prices are read there."""
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

    @property
    def _beyond(self) -> int:
        """px that bell and number may stand beside their place: no more than both together need,
        for the next crowd has its own there."""
        return max(0, round((2 * self.sign_side - self.box.width) / 4))

    def feet(self, count: int) -> list[Point]:
        """Where the feet of some workers stand, row by row, the front one last."""
        wide = self.worker_width
        rows = FORMATIONS[min(POOL_SHOWN, count)]
        room = self.box.width / 2 + wide * (_ASIDE - 0.5)
        near = min(1.0, room / (wide * max(aside for aside, _ in rows) or 1.0))
        deep = max(behind for _, behind in rows)
        front = self.box.bottom - wide * max(FEET - deep, LEAST_FEET)
        return [
            (self.box.centerx + wide * near * aside, front - wide * behind)
            for aside, behind in rows
        ]

    def figure_corner(self, picture: pygame.Surface) -> tuple[int, int]:
        """Where their number lies: at the foot of the stack, at its right."""
        right = self.box.centerx + self.worker_width
        place = picture.get_rect(bottomright=(right, self.box.bottom))
        place.right = min(place.right, self.box.right + self._beyond)
        return place.topleft

    def bell_corner(self, picture: pygame.Surface) -> tuple[int, int]:
        """Where the bell of those who share lies: at the foot of the stack, at its left, level with
        the number."""
        left = self.box.centerx - self.worker_width
        place = picture.get_rect(bottomleft=(left, self.box.bottom))
        place.left = max(place.left, self.box.left - self._beyond)
        return place.topleft
