"""Where a board and the shelf below it lie in the window."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

import pygame

from scenes.table.camera import Camera
from scenes.table.frame import TARGET_FLOOR, Frame
from scenes.table.motion.things import Point

GAP = 7.0
"""Units between the parts of the shelf, and around what lies on them."""
EDGE = 26.0
"""Units at the left of the shelf for its owner's cloth."""


class Sized(Protocol):
    """The layout of a board, whatever else it knows."""

    @property
    def size(self) -> tuple[int, int]:
        """px of the whole board."""


Layout = TypeVar("Layout", bound=Sized)


@dataclass(frozen=True, slots=True)
class Shelf:
    """The band below the board: what its owner holds, and the tray."""

    hand: pygame.Rect
    tray: pygame.Rect


def divided_shelf(frame: Frame, tray_width: float, widest: float) -> Shelf:
    """Divide the band of a frame: the tray has `tray_width` units, at most a share `widest`."""
    box = frame.column
    wide = min(frame.px(tray_width), round(box.width * widest))
    tray = pygame.Rect(box.right - wide, box.top, wide, box.height)
    hand = pygame.Rect(box.left, box.top, tray.left - frame.px(GAP) - box.left, box.height)
    return Shelf(hand, tray)


@dataclass(frozen=True, slots=True)
class BoardPlan(Generic[Layout]):
    """The board's layout, and where its upper left corner lies in the window."""

    layout: Layout
    origin: tuple[int, int]
    box: pygame.Rect

    def at(self, point: Point) -> Point:
        """A point of the board in px of the window."""
        return self.origin[0] + point[0], self.origin[1] + point[1]

    def rect(self, box: pygame.Rect) -> pygame.Rect:
        """A rectangle of the board in px of the window."""
        return box.move(self.origin)


def placed_board(layout: Layout, frame: Frame, camera: Camera) -> BoardPlan[Layout]:
    """A board of the camera's magnification, moved by it."""
    x, y = camera.middle
    origin = (round(x - layout.size[0] / 2), round(y - layout.size[1] / 2))
    return BoardPlan(layout, origin, frame.board)


def target(box: pygame.Rect) -> pygame.Rect:
    """At least as large as a target, about the same middle."""
    return box.inflate(max(0, TARGET_FLOOR - box.width), max(0, TARGET_FLOOR - box.height))


def overlapped(box: pygame.Rect, step: int, last: bool) -> pygame.Rect:
    """What can be seen of a card below the next one, which lies `step` px further right."""
    wide = box.width if last else max(TARGET_FLOOR, min(box.width, step))
    return pygame.Rect(box.topleft, (wide, box.height))
