"""The way of a slip from where it lay to where it lies now."""

from __future__ import annotations

import pygame

GLIDE = 0.28
"""Seconds that it takes."""


class Glide:
    """Where the slip lay last, and how far the one that lies now still is from its place."""

    def __init__(self) -> None:
        self.last: pygame.Rect | None = None
        """Where the slip lay last, in this layout of the table."""
        self.said = ""
        """The words of that slip."""
        self._from = (0, 0)
        self._left = 0.0
        self._seen = False

    @property
    def moving(self) -> bool:
        return self._left > 0

    @property
    def offset(self) -> tuple[int, int]:
        """px from where the slip lies to where it is drawn now."""
        share = (self._left / GLIDE) ** 3
        return round(self._from[0] * share), round(self._from[1] * share)

    def lie(self, box: pygame.Rect, *, at_once: bool) -> None:
        """The slip lies here from now on; one that was seen elsewhere glides, if not `at_once`."""
        if self.last is not None and self.last.topleft != box.topleft and self._seen:
            dx, dy = self.offset
            self._from = self.last.x - box.x + dx, self.last.y - box.y + dy
            self._left = 0.0 if at_once else GLIDE
        self.last, self._seen = box.copy(), True

    def away(self) -> None:
        """No slip lies there: the next one appears where it belongs."""
        self._seen, self._left = False, 0.0

    def forget(self) -> None:
        """The table is laid out anew."""
        self.last = None
        self.away()

    def update(self, dt: float) -> bool:
        """Let time pass; True when the slip is drawn elsewhere than before."""
        moved = self.moving
        self._left = max(0.0, self._left - dt)
        return moved
