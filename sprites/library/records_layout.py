"""Where everything stands in the book of records. Pixels."""

from __future__ import annotations

import math
from dataclasses import dataclass

from pygame import Rect

from sprites.common.metrics import words_scale
from sprites.common.rows import Room
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
_BOOKMARK = 28.0
"""The ribbon hangs so far into the right page."""
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


@dataclass(frozen=True, slots=True)
class _Spread:
    """The open book in units: the inner rooms of its two pages, and where they end."""

    book: Room
    left: Room
    right: Room
    foot: float

    @staticmethod
    def of(width: float, height: float) -> _Spread:
        wide = min(width - 2 * _SIDE, 1330.0)
        book = Room((width - wide) / 2, _TOP, wide, height - _TOP - 18)
        page, foot = wide / 2, _TOP + book.high
        top, inner = _TOP + 26, page - 2 * _EDGE
        left = Room(book.x + _EDGE, top, inner, foot - top)
        right = Room(book.x + page + _EDGE, top, inner, foot - top)
        return _Spread(book, left, right, foot)


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
    spread = _Spread.of(width, height)
    left, right = spread.book.columns(2)
    column_heads, row_heads, cells = _grid(spread, grid, most_cell)
    name, sums, chips, view, note = _list(spread, len(views), max(_CHIP, LEAST_TARGET / unit))
    view_px = view.pixels(unit)
    return RecordsLayout(
        size=size,
        scale=unit,
        words=words,
        back=Room(20, 12, 44, 44).pixels(unit),
        title=Room(78, 12, 420, 44).pixels(unit),
        tabs=_tabs(width, games, unit),
        book=spread.book.pixels(unit),
        left=left.pixels(unit),
        right=right.pixels(unit),
        header=Room(spread.left.x, spread.left.y, spread.left.wide, _HEADER).pixels(unit),
        column_heads=tuple(room.pixels(unit) for room in column_heads),
        row_heads=tuple(room.pixels(unit) for room in row_heads),
        cells={place: room.pixels(unit) for place, room in cells.items()},
        name=name.pixels(unit),
        sums=sums.pixels(unit),
        views={key: room.pixels(unit) for key, room in zip(views, chips, strict=True)},
        view=view_px,
        bar=Rect(view_px.right, view_px.y, round(16 * unit), view_px.height),
        row=round(ROW * words),
        note=note.pixels(unit),
    )


def _tabs(width: float, games: tuple[str, ...], unit: float) -> dict[str, Rect]:
    """The tabs of the games, at the right of the head."""
    wide, high = _TAB
    whole = len(games) * (wide + 8) - 8
    row = Room(width - 20 - whole, 14, whole, high).columns(len(games), 8)
    return {game: room.pixels(unit) for game, room in zip(games, row, strict=True)}


def _grid(
    spread: _Spread, grid: tuple[int, int], most_cell: float
) -> tuple[tuple[Room, ...], tuple[Room, ...], dict[tuple[int, int], Room]]:
    """Heads of the columns, heads of the rows, and the cells by row and column."""
    page = spread.left
    head_y = page.y + _HEADER + 8
    top, left = head_y + _COLUMN_HEAD, page.x + _ROW_HEAD
    high = min(most_cell, (spread.foot - 24 - top) / grid[0])
    wide = page.wide - _ROW_HEAD
    heads = Room(left, head_y, wide, _COLUMN_HEAD).columns(grid[1])
    sides = Room(page.x, top, _ROW_HEAD - 8, high).rows(grid[0], high)
    cells = {
        (row, column): cell
        for row, line in enumerate(Room(left, top, wide, high).rows(grid[0], high))
        for column, cell in enumerate(line.columns(grid[1]))
    }
    return heads, sides, cells


def _list(
    spread: _Spread, views: int, chip: float
) -> tuple[Room, Room, tuple[Room, ...], Room, Room]:
    """Name, sums, chips of the views, the list of results, and the note below it."""
    x, top, wide = spread.right.x, spread.right.y, spread.right.wide
    list_y, list_foot = top + 84 + chip + 14, spread.foot - 62
    return (
        Room(x, top, wide, 44),
        Room(x, top + 46, wide, 28),
        Room(x, top + 84, wide, chip).columns(views, 8.0),
        Room(x, list_y, wide - 16, list_foot - list_y),
        Room(x + _BOOKMARK, list_foot + 8, wide - _BOOKMARK, 34),
    )
