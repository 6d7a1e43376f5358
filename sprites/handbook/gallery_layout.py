"""Where the parts of the gallery lie: filters at the left, cards in the middle, one card large."""

from dataclasses import dataclass

from pygame import Rect

from sprites.common.metrics import TARGET_PX, px
from sprites.handbook.layout import BookLayout

CARD = 112.0
"""Least width of a card in the grid, units."""
GAP = 15.0
SHAPE = 5 / 7
_FILTERS, _SHEET = 300.0, 326.0
_ROUNDED_UP = 0.35
"""Cards may be a little narrower than wished, so that one more fits beside them."""
_WIDEST = 1.2
"""How far the person's factor may widen the papers at the sides: the cards need room as well."""


@dataclass(frozen=True, slots=True)
class GalleryLayout:
    """Rectangles in px. `side_scale` is the largest scale for words on the papers."""

    book: BookLayout
    filters: Rect
    side_scale: float
    velvet: Rect
    grid: Rect
    sheet: Rect
    columns: int
    card_width: int

    @property
    def scale(self) -> float:
        return self.book.scale

    @property
    def card_height(self) -> int:
        return round(self.card_width / SHAPE)

    @property
    def gap(self) -> int:
        return px(GAP, self.book.grid)

    def cell(self, index: int, offset: int, high: int) -> Rect:
        """The cell of a card in the grid of cells `high` px high, scrolled by `offset` px."""
        row, column = divmod(index, self.columns)
        left = self.grid.x + column * (self.card_width + self.gap)
        top = self.grid.y + row * (high + self.gap) - offset
        return Rect(left, top, self.card_width, high)


def gallery_layout(book: BookLayout) -> GalleryLayout:
    """Lay the gallery out in the room of the book's pages."""
    grid = book.grid
    room = book.pages[0].union(book.pages[1])
    side = min(book.scale, grid * _WIDEST)
    filters = Rect(room.x, room.y, px(_FILTERS, max(side, grid)), room.height)
    sheet = Rect(0, room.y, px(_SHEET, max(side, grid)), room.height)
    sheet.right = room.right
    velvet = Rect(filters.right, room.y, sheet.x - filters.right, room.height)
    inner = velvet.inflate(-2 * px(18, grid), -2 * px(16, grid))
    inner.width -= px(12, grid)
    gap = px(GAP, grid)
    columns = max(2, int((inner.width + gap) / (px(CARD, book.scale) + gap) + _ROUNDED_UP))
    wide = (inner.width - gap * (columns - 1)) // columns
    return GalleryLayout(book, filters, side, velvet, inner, sheet, columns, wide)


def target(units: float, scale: float) -> int:
    """Units as px, at least a target's size."""
    return max(TARGET_PX, px(units, scale))
