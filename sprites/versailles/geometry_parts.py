"""Measures and small arithmetic of the Versailles board: boxes in units, and their px."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

Point = tuple[float, float]
Box = tuple[float, float, float, float]
"""x, y, width, height in units."""

RIM = 20.0
"""Width of the gilt frame, which is the score track."""
MARGIN = 6.0
RIBBON = 23.0
OVERHANG = 12.0
"""How far a title ribbon stands above its cartouche."""
YARD_RIBBON, YARD_OVERHANG = 28.0, 20.0
"""The same for the yard, whose title is the largest."""
CHIP = 24.0
"""Height of a line of prices."""
YIELD_CHIP = 28.0
"""The same where a location has nothing else: it is read from afar."""
YIELD_WIDTH = 240.0
PRICE_WIDTH = 38.0
DISPLAY_TILE, WIDEST_DISPLAY = 46.5, 56.0
TAG = 21.0
"""Height of the price below a tile of the display."""
GOODS_CELL = (85.0, 60.0)
"""A decoration of the Workshop with its price."""
TECH_CELL = (67.0, 46.0)
START_COLUMN = 47.0
TECH_SIGN = 21.0
"""Units across of what all technologies of a row have in common, before them."""
PALACE_FRAME = 12.0
LEAST_SLOT = 33.5
LEAST_TARGET = 32.4
"""px; a slot for workers is not smaller as long as the board has room."""
NARROW_SLOT, WIDEST_SLOT = 38.5, 43.0
"""Units of the largest slots on narrow boards and on wide ones."""
SEATS = 5


@dataclass(frozen=True, slots=True)
class Scale:
    """Units to px of the board."""

    factor: float

    def rect(self, box: Box) -> pygame.Rect:
        """A box in px; neighbours stay neighbours."""
        left, top = round(box[0] * self.factor), round(box[1] * self.factor)
        right = round((box[0] + box[2]) * self.factor)
        bottom = round((box[1] + box[3]) * self.factor)
        return pygame.Rect(left, top, right - left, bottom - top)

    def rects(self, boxes: tuple[Box, ...]) -> tuple[pygame.Rect, ...]:
        """Several boxes in px."""
        return tuple(self.rect(box) for box in boxes)

    def points(self, line: tuple[Point, ...]) -> tuple[Point, ...]:
        """A line in px."""
        return tuple((x * self.factor, y * self.factor) for x, y in line)


def row_of(box: Box, count: int, widest: float) -> tuple[Box, ...]:
    """`count` equal boxes side by side in the middle of a box, each at most `widest` wide."""
    width = min(box[2] / max(1, count), widest)
    left = box[0] + (box[2] - width * count) / 2
    return tuple((left + width * i, box[1], width, box[3]) for i in range(count))


def block_of(box: Box, count: int, tallest: float) -> tuple[Box, ...]:
    """Boxes in one column up to three, else in two; an odd last one stands in the middle."""
    columns = 1 if count <= 3 else 2
    rows = -(-count // columns)
    height = min(box[3] / max(1, rows), tallest)
    width = box[2] / columns
    top = box[1] + (box[3] - height * rows) / 2
    found = []
    for number in range(count):
        row, column = divmod(number, columns)
        alone = columns == 2 and number == count - 1 and column == 0
        left = box[0] + (width / 2 if alone else width * column)
        found.append((left, top + height * row, width, height))
    return tuple(found)


def column_of(box: Box, count: int, tallest: float) -> tuple[Box, ...]:
    """`count` equal boxes above each other in the middle of a box, each at most `tallest` high."""
    height = min(box[3] / max(1, count), tallest)
    top = box[1] + (box[3] - height * count) / 2
    return tuple((box[0], top + height * i, box[2], height) for i in range(count))


def grid_of(box: Box, columns: int, rows: int) -> tuple[Box, ...]:
    """A box divided evenly, row by row."""
    width, height = box[2] / columns, box[3] / rows
    return tuple(
        (box[0] + width * column, box[1] + height * row, width, height)
        for row in range(rows)
        for column in range(columns)
    )


def middle(box: Box) -> Point:
    """The middle of a box."""
    return box[0] + box[2] / 2, box[1] + box[3] / 2
