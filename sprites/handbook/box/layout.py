"""Where the parts of "Your box" lie: what can be corrected, its figures, the thing itself."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from sprites.common.metrics import TARGET_PX, px
from sprites.handbook.layout import BookLayout

_LEFT, _RIGHT, _GAP = 292.0, 316.0, 8.0
_WIDEST = 1.1
"""How far the person's factor may widen the papers at the sides: the figures need room as well."""
_PAD = 22.0
_BUTTON, _HEAD = 40.0, 58.0


@dataclass(frozen=True, slots=True)
class BoxLayout:
    """Rectangles in px. `rooms`: where words may stand on each of the three `papers`.

    `head`: name of the thing, and undo; `form`: its figures, scrolled; `foot`: the buttons below.
    """

    book: BookLayout
    papers: tuple[Rect, Rect, Rect]
    rooms: tuple[Rect, Rect, Rect]
    head: Rect
    form: Rect
    foot: Rect

    @property
    def scale(self) -> float:
        """px per unit for words and targets."""
        return self.book.scale

    def units(self, units: float) -> int:
        """Units of words as px."""
        return round(units * self.scale)

    def target(self, units: float) -> int:
        """The same, at least a target's size."""
        return max(TARGET_PX, self.units(units))


def box_layout(book: BookLayout) -> BoxLayout:
    """Lay the three papers out in the room of the book's pages."""
    grid = book.grid
    room = book.pages[0].union(book.pages[1])
    side, gap = min(book.scale, grid * _WIDEST), px(_GAP, grid)
    left = Rect(room.x, room.y, px(_LEFT, side), room.height)
    right = Rect(0, room.y, px(_RIGHT, side), room.height)
    right.right = room.right
    middle = Rect(left.right + gap, room.y, right.x - left.right - 2 * gap, room.height)
    papers = (left, middle, right)
    pad = px(_PAD, grid)
    rooms = tuple(paper.inflate(-2 * pad, -2 * px(_PAD * 0.8, grid)) for paper in papers)
    inner = rooms[1]
    head = Rect(inner.x, inner.y, inner.width, max(TARGET_PX + 8, px(_HEAD, book.scale)))
    high = max(TARGET_PX, px(_BUTTON, book.scale))
    foot = Rect(inner.x, inner.bottom - high, inner.width, high)
    gap = px(8, grid)
    form = Rect(inner.x, head.bottom + gap, inner.width, foot.y - 2 * gap - head.bottom)
    form.width -= px(12, grid)
    return BoxLayout(book, papers, (rooms[0], rooms[1], rooms[2]), head, form, foot)
