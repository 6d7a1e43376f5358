"""Where the places of a plain table lie: boxes in rows, and the pieces inside each."""

from __future__ import annotations

import math
from collections.abc import Iterator

import pygame

from scenes.table.camera import Camera
from scenes.table.frame import TARGET_FLOOR, Frame
from scenes.table.motion.things import Point
from sprites.neutral.table import CAPTION, FRAME

_GAP = 14.0
_MARGIN = 18.0
_LARGEST_PIECE = 58.0
_WIDEST = 2.2
"""So much wider than high is a box at most."""


def boxes(count: int, frame: Frame, camera: Camera) -> list[pygame.Rect]:
    """So many boxes in rows over the board, as large as they fit, moved with the camera."""
    room = frame.board.inflate(-2 * frame.px(_MARGIN), -2 * frame.px(_MARGIN))
    gap = frame.px(_GAP)
    across = max(range(1, count + 1), key=lambda n: _box_size(room, gap, count, n), default=1)
    wide, high = _box_size(room, gap, count, across)[1:]
    rows = math.ceil(count / across)
    top = room.centery - (rows * (high + gap) - gap) // 2
    found = []
    for number in range(count):
        row, column = divmod(number, across)
        in_row = min(across, count - row * across)
        left = room.centerx - (in_row * (wide + gap) - gap) // 2
        box = pygame.Rect(left + column * (wide + gap), top + row * (high + gap), wide, high)
        found.append(_seen(box, camera))
    return found


def _box_size(room: pygame.Rect, gap: int, count: int, across: int) -> tuple[int, int, int]:
    """The shorter side, width and height of each box when so many stand in a row."""
    rows = math.ceil(count / across)
    wide = max(TARGET_FLOOR, (room.width + gap) // across - gap)
    high = max(TARGET_FLOOR, (room.height + gap) // rows - gap)
    wide, high = min(wide, round(high * _WIDEST)), min(high, wide)
    return min(wide, high), wide, high


def _seen(box: pygame.Rect, camera: Camera) -> pygame.Rect:
    """Where the camera shows a box."""
    (x, y), zoom = camera.middle, camera.zoom
    left = x + (box.left - camera.box.centerx) * zoom
    top = y + (box.top - camera.box.centery) * zoom
    return pygame.Rect(round(left), round(top), round(box.width * zoom), round(box.height * zoom))


def inside(box: pygame.Rect, count: int, scale: float) -> tuple[int, Iterator[Point]]:
    """How large so many pieces are in a box, px, and their upper left corners."""
    left, top = box.left + FRAME * scale, box.top + CAPTION * scale
    wide = box.right - FRAME * scale - left
    high = box.bottom - FRAME * scale - top
    across = max(range(1, count + 1), key=lambda n: _cell(wide, high, count, n), default=1)
    cell = min(_cell(wide, high, count, across), _LARGEST_PIECE * scale)
    rows = math.ceil(count / across)

    def corners() -> Iterator[Point]:
        for number in range(count):
            row, column = divmod(number, across)
            in_row = min(across, count - row * across)
            x = left + wide / 2 + (column - in_row / 2 + 0.06) * cell
            yield x, top + high / 2 + (row - rows / 2 + 0.06) * cell

    return max(4, round(cell * 0.88)), corners()


def _cell(wide: float, high: float, count: int, across: int) -> float:
    return min(wide / across, high / math.ceil(count / across))
