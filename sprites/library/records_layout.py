"""Where everything stands in the book of records. Pixels."""

from __future__ import annotations

import math
from dataclasses import dataclass

from pygame import Rect

from sprites.common.metrics import words_scale
from sprites.library.layout import LEAST_TARGET
from sprites.title.layout import scale_of

ROW = 48.0
"""Height of a result, units."""

_TOP = 70.0
_SIDE = 34.0
_EDGE = 30.0
_HEADER = 82.0
_ROW_HEAD = 108.0
_COLUMN_HEAD = 46.0
_CHIP = 34.0
_TAB = (138.0, 40.0)
_WORDS_GROW = 1.3
"""So much larger than its places are the words at most."""


@dataclass(frozen=True, slots=True)
class RecordsLayout:
    """Rectangles in pixels. `cells` by row and column of the grid, `views` and `tabs` by key.

    px per unit: `scale` for the book, `words` for what is written in it.
    """

    size: tuple[int, int]
    scale: float
    words: float
    back: Rect
    title: Rect
    tabs: dict[str, Rect]
    book: Rect
    left: Rect
    right: Rect
    header: Rect
    column_heads: tuple[Rect, ...]
    row_heads: tuple[Rect, ...]
    cells: dict[tuple[int, int], Rect]
    name: Rect
    sums: Rect
    views: dict[str, Rect]
    view: Rect
    bar: Rect
    row: int
    note: Rect


def records_layout(
    size: tuple[int, int],
    games: tuple[str, ...],
    grid: tuple[int, int],
    views: tuple[str, ...],
    percent: int = 100,
    most_cell: float = math.inf,
) -> RecordsLayout:
    """The layout of a window; `grid` is the number of rows and columns, `most_cell` the height
    of a row at most, units.

    `percent` is the person's own factor: words grow as far as their places hold them.
    """
    unit = scale_of(size)
    words = min(words_scale(size, percent), _WORDS_GROW * unit)
    width, height = size[0] / unit, size[1] / unit

    def box(x: float, y: float, w: float, h: float) -> Rect:
        left, top = round(x * unit), round(y * unit)
        return Rect(left, top, round((x + w) * unit) - left, round((y + h) * unit) - top)

    book_wide = min(width - 2 * _SIDE, 1330.0)
    book_x, book_high = (width - book_wide) / 2, height - _TOP - 18
    page = book_wide / 2
    inner = page - 2 * _EDGE
    left_x, right_x = book_x + _EDGE, book_x + page + _EDGE
    top = _TOP + 26
    head_y = top + _HEADER + 8
    grid_y = head_y + _COLUMN_HEAD
    cell_w = (inner - _ROW_HEAD) / grid[1]
    cell_h = min(most_cell, (_TOP + book_high - 24 - grid_y) / grid[0])
    gap, chip_h = 8.0, max(_CHIP, LEAST_TARGET / unit)
    chip_w = (inner - gap * (len(views) - 1)) / len(views)
    list_y = top + 84 + chip_h + 14
    list_foot = _TOP + book_high - 62
    view = box(right_x, list_y, inner - 16, list_foot - list_y)
    tab_x = width - 20 - len(games) * (_TAB[0] + 8) + 8
    return RecordsLayout(
        size=size,
        scale=unit,
        words=words,
        back=box(20, 12, 44, 44),
        title=box(78, 12, 420, 44),
        tabs={
            game: box(tab_x + number * (_TAB[0] + 8), 14, *_TAB)
            for number, game in enumerate(games)
        },
        book=box(book_x, _TOP, book_wide, book_high),
        left=box(book_x, _TOP, page, book_high),
        right=box(book_x + page, _TOP, page, book_high),
        header=box(left_x, top, inner, _HEADER),
        column_heads=tuple(
            box(left_x + _ROW_HEAD + number * cell_w, head_y, cell_w, _COLUMN_HEAD)
            for number in range(grid[1])
        ),
        row_heads=tuple(
            box(left_x, grid_y + number * cell_h, _ROW_HEAD - 8, cell_h)
            for number in range(grid[0])
        ),
        cells={
            (row, column): box(
                left_x + _ROW_HEAD + column * cell_w, grid_y + row * cell_h, cell_w, cell_h
            )
            for row in range(grid[0])
            for column in range(grid[1])
        },
        name=box(right_x, top, inner, 44),
        sums=box(right_x, top + 46, inner, 28),
        views={
            key: box(right_x + number * (chip_w + gap), top + 84, chip_w, chip_h)
            for number, key in enumerate(views)
        },
        view=view,
        bar=Rect(view.right, view.y, round(16 * unit), view.height),
        row=round(ROW * words),
        note=box(right_x, list_foot + 8, inner, 34),
    )
