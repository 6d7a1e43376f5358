"""Where the parts of the handbook lie in a window: head, tabs, the book and its two pages."""

from dataclasses import dataclass

from pygame import Rect

from sprites.common.metrics import fitted_scale, px, table_scale, target_px

Size = tuple[int, int]

HEAD = 50.0
TAB_HEIGHT = 38.0
TAB_WIDTH = 136.0
TAB_GAP = 6.0
WIDEST_TAB, WIDEST_TABS = 0.126, 0.7
"""Shares of the book's width that a tab and all of them may take: the title needs room as well."""
BOARD = 15.0
"""How far the cover reaches beyond the pages, units."""
_EDGE = 10.0
_OUTER, _GUTTER, _TOP, _FOOT = 38.0, 44.0, 28.0, 42.0
_LEAST_WIDE, _LEAST_HIGH = 940.0, 505.0
"""Units that the book needs: the person's factor stops where they no longer fit."""


@dataclass(frozen=True, slots=True)
class BookLayout:
    """Rectangles in px. `scale` (px per unit) is for words and targets, `grid` for ornaments."""

    size: Size
    scale: float
    grid: float
    back: Rect
    title: Rect
    tabs: tuple[Rect, ...]
    cover: Rect
    pages: tuple[Rect, Rect]
    left: Rect
    """Room for words on the left page, without the foot."""
    right: Rect
    feet: tuple[Rect, Rect]
    """The foot lines of both pages: page numbers and tokens."""


def handbook_scale(size: Size, percent: int) -> float:
    """px per unit for a window and the person's size factor, as far as the book still fits."""
    return fitted_scale(size, percent, (_LEAST_WIDE, _LEAST_HIGH), floor=0.0)


def book_layout(size: Size, percent: int = 100, tabs: int = 4) -> BookLayout:
    """Lay the book out in a window of `size` px with a number of tabs."""
    grid = table_scale(size)
    scale = handbook_scale(size, percent)
    head = max(target_px(HEAD, scale), px(HEAD, grid))
    cover = Rect(px(_EDGE, grid), head, 0, 0)
    cover.width = size[0] - 2 * cover.x
    cover.height = size[1] - head - px(10, grid)
    board = px(BOARD, grid)
    half = (cover.width - 2 * board) // 2
    pages = (
        Rect(cover.x + board, cover.y + board, half, cover.height - 2 * board),
        Rect(cover.x + board + half, cover.y + board, half, cover.height - 2 * board),
    )
    foot = max(target_px(34, scale), px(_FOOT, grid))
    left, right = (_writing(page, grid, foot, side) for side, page in enumerate(pages))
    feet = tuple(
        Rect(room.x, room.bottom + px(2, grid), room.width, foot - px(4, grid))
        for room in (left, right)
    )
    back = Rect(px(12, grid), 0, target_px(40, scale), target_px(40, scale))
    back.centery = head // 2
    row = _tabs(cover, head, scale, tabs)
    title = Rect(back.right + px(12, scale), px(4, grid), 0, head - px(8, grid))
    title.width = (row[0].left if row else cover.right) - title.x - px(14, scale)
    return BookLayout(
        size, scale, grid, back, title, row, cover, pages, left, right, (feet[0], feet[1])
    )


def _writing(page: Rect, grid: float, foot: int, side: int) -> Rect:
    """The room for words: the outer margin is narrower than the one at the fold."""
    outer, inner = px(_OUTER, grid), px(_GUTTER, grid)
    room = Rect(page.x, page.y + px(_TOP, grid), page.width - outer - inner, 0)
    room.x += outer if side == 0 else inner
    room.height = page.bottom - foot - px(6, grid) - room.y
    return room


def _tabs(cover: Rect, head: int, scale: float, count: int) -> tuple[Rect, ...]:
    """Index tabs that stick out at the upper edge, at the right."""
    if not count:
        return ()
    high = min(head - 2, target_px(TAB_HEIGHT, scale))
    gap = px(TAB_GAP, scale)
    wide = min(px(TAB_WIDTH, scale), round(cover.width * min(WIDEST_TAB, WIDEST_TABS / count)))
    first = cover.right - px(34, scale) - count * wide - (count - 1) * gap
    return tuple(
        Rect(first + index * (wide + gap), head - high, wide, high) for index in range(count)
    )
