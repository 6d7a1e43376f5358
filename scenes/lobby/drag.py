"""Carrying somebody from chair to chair in the lobby."""

from __future__ import annotations

import math
from dataclasses import dataclass

import pygame

from scenes.shell.layer import Point

_THRESHOLD = 6.0
"""Units that the pointer moves before a press becomes a drag."""
NOBODY = -1


@dataclass(slots=True)
class ChairDrag:
    """The chair that is being dragged, and where its token is."""

    chair: int = NOBODY
    at: Point = (0, 0)
    moving: bool = False
    _start: Point = (0, 0)

    def press(self, chair: int, point: Point) -> None:
        """The button went down on a chair."""
        self.chair, self._start, self.at, self.moving = chair, point, point, False

    def move(self, point: Point, scale: float) -> bool:
        """The pointer moved; True while a token is in the hand."""
        self.at = point
        if self.chair != NOBODY and math.dist(point, self._start) > _THRESHOLD * scale:
            self.moving = True
        return self.moving

    def let_go(self) -> int:
        """Nothing is in the hand any more; the chair that was carried, or -1."""
        carried = self.chair if self.moving else NOBODY
        self.chair, self.moving = NOBODY, False
        return carried


def chair_at(boxes: dict[str, pygame.Rect], point: Point) -> int:
    """The chair whose seat, plate or token lies under a point, or -1."""
    for key, box in boxes.items():
        kind, _, chair = key.partition(":")
        if kind in ("seat", "name", "plate", "kind") and box.collidepoint(point):
            return int(chair)
    return NOBODY
