"""Where everything lies on the tray's part of the marble shelf, in px from its corner."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import pygame

TRAY_UNITS = 571.0
"""What the tray of the shipped component file needs."""
LEAST_UNIT = 0.8
"""px: smaller words do not make the things too small to be pointed at."""
_NAMES = 30.0
"""Units at the foot for what the things are."""
_TOP = 9.0
_SALVER, _SALVER_STEP = 71.0, 73.0
_RECESS, _RECESS_STEP = 40.0, 42.0
_TOKEN, _TOKEN_ROOM = 35.0, 60.0
_WORKER, _WAITING = 52.0, 36.0
"""Units of width of the place of the worker at work, and of one that waits."""
_GAP = 8.0
"""Units from a row of beads to the things beside it."""
_END = 11.0
_WORD = 58.0
"""Least units for a name."""
_BETWEEN_NAMES = 5.0
"""Units between the names of the workers at work and of those that wait."""


@dataclass(frozen=True, slots=True, eq=False)
class ShelfPlan:
    """Boxes by group, and the middles of the bead rows. `names`: room for a word below each
    salver, below the decorations, the tokens, the worker at work and those that wait."""

    size: tuple[int, int]
    unit: float
    salvers: tuple[pygame.Rect, ...]
    recesses: tuple[pygame.Rect, ...]
    tokens: tuple[pygame.Rect, ...]
    bench: pygame.Rect
    waiting: tuple[pygame.Rect, ...]
    beads: tuple[int, ...]
    names: tuple[pygame.Rect, ...]

    @property
    def decorations(self) -> pygame.Rect:
        """All recesses together."""
        return self.recesses[0].unionall(list(self.recesses[1:]))

    @property
    def token_place(self) -> pygame.Rect:
        """All tokens together."""
        return self.tokens[0].unionall(list(self.tokens[1:]))


@lru_cache(maxsize=16)
def shelf_plan(
    size: tuple[int, int], scale: float, goods: int, kinds: int, tokens: int, rows: int
) -> ShelfPlan:
    """Lay out `goods` salvers, `kinds` decorations, `tokens` and places for waiting workers of
    `rows` rows; narrower than wished they lie closer together."""
    columns = max(1, -(-kinds // 2))
    need = _GAP + goods * _SALVER_STEP + columns * _RECESS_STEP + 4 * _GAP
    need += _TOKEN_ROOM + 2 * _GAP + _WORKER + rows * _WAITING + _END
    unit = min(max(scale, LEAST_UNIT), size[0] / need)
    make = _Row(size, unit)
    salvers = make.line(goods, _SALVER_STEP, _SALVER)
    first = make.beads()
    recesses = make.block(columns, kinds, _RECESS_STEP, _RECESS)
    second = make.beads()
    counters = make.column(tokens, _TOKEN_ROOM, _TOKEN)
    third = make.beads()
    bench = make.tall(_WORKER)
    waiting = tuple(make.tall(_WAITING) for _ in range(rows))
    whole = recesses[0].unionall(list(recesses[1:]))
    names = [make.name(box) for box in (*salvers, whole, counters[0], bench)]
    if waiting:
        last = make.name(waiting[0].unionall(list(waiting[1:])))
        apart = names[-1].right + round(_BETWEEN_NAMES * unit) - last.left
        names.append(last.move(min(apart, size[0] - last.right), 0))
    return ShelfPlan(
        size,
        unit,
        salvers,
        recesses,
        counters,
        bench,
        waiting,
        (first, second, third),
        tuple(names),
    )


class _Row:
    """Lays things beside each other from the left."""

    def __init__(self, size: tuple[int, int], unit: float) -> None:
        self._size, self._unit = size, unit
        self._left = _GAP
        self._foot = size[1] / unit - _NAMES
        """Units of the lower edge of everything that is no name."""

    def _rect(self, x: float, y: float, wide: float, high: float) -> pygame.Rect:
        u = self._unit
        return pygame.Rect(round(x * u), round(y * u), round(wide * u), round(high * u))

    def line(self, count: int, step: float, side: float) -> tuple[pygame.Rect, ...]:
        """Round places in one line."""
        top = _TOP + (self._foot - _TOP - side) / 2
        boxes = tuple(self._rect(self._left + step * n, top, side, side) for n in range(count))
        self._left += step * count
        return boxes

    def block(self, columns: int, count: int, step: float, side: float) -> tuple[pygame.Rect, ...]:
        """Round places in rows of some columns."""
        rows = -(-count // columns)
        down = min(step + 3, (self._foot - _TOP - side) / max(1, rows - 1))
        top = _TOP + (self._foot - _TOP - side - down * (rows - 1)) / 2
        boxes = []
        for number in range(count):
            row, column = divmod(number, columns)
            boxes.append(self._rect(self._left + step * column, top + down * row, side, side))
        self._left += step * columns
        return tuple(boxes)

    def column(self, count: int, room: float, side: float) -> tuple[pygame.Rect, ...]:
        """Round places above each other in the middle of some room."""
        self._left += (room - side) / 2
        boxes = self.block(1, count, side + 5, side)
        self._left += (room - side) / 2 - 5
        return boxes

    def tall(self, wide: float) -> pygame.Rect:
        """A place for a worker, over the whole height."""
        box = self._rect(self._left, _TOP + 4, wide, self._foot - _TOP - 4)
        self._left += wide
        return box

    def beads(self) -> int:
        """A row of beads between two groups; px of its middle."""
        middle = self._left + _GAP
        self._left = middle + _GAP
        return round(middle * self._unit)

    def name(self, box: pygame.Rect) -> pygame.Rect:
        """Room for a word below a box."""
        wide = max(box.width, round(_WORD * self._unit))
        high = round((_NAMES - 8) * self._unit)
        place = pygame.Rect(0, round(self._foot * self._unit), wide, high)
        place.centerx = box.centerx
        return place
