"""Where the score sheet lies: the page at the left, winner and ways on at the right."""

from __future__ import annotations

import itertools
from dataclasses import dataclass

import pygame

from scenes.shell.layer import Size
from sprites.common.metrics import words_scale
from sprites.lobby.ledger import LedgerLayout, ledger_layout

ACTIONS: tuple[str, ...] = (
    *("chart", "review", "replay", "board"),
    *("again_same", "again_new", "to_title"),
)

_PAGE = {2: 690.0, 3: 690.0, 4: 760.0, 5: 850.0}
"""Width of the page by seats, units."""
_PAGE_HEIGHT = 704.0
_FOOT = 22.0
"""Room for the ornaments in the lower corners."""
_MOST_ROW = 72.0
_PANEL = 348.0
_INSET = 22.0
_GAP = 24.0
_LABEL_SHARE = {2: 0.42, 3: 0.42, 4: 0.38, 5: 0.34}
_BUTTON = 38.0
_BUTTON_GAP = 8.0
_LAUREL = 176.0
_LEAST_ROW = 27.0
"""Units of height that a label needs."""
_RIBBON = 74.0


@dataclass(frozen=True, slots=True)
class ResultsLayout:
    """Rectangles in canvas pixels. `lines` are the rows, the total and the facts, from the top;
    `columns` are the seats' columns within each.

    px per unit: `scale` for paper and ornaments, `words` for what is written.
    """

    scale: float
    words: float
    page: pygame.Rect
    rooms: LedgerLayout
    heads: pygame.Rect
    lines: tuple[pygame.Rect, ...]
    rest: pygame.Rect
    columns: tuple[tuple[int, int], ...]
    panel: pygame.Rect
    laurel: pygame.Rect
    ribbon: pygame.Rect
    reason: pygame.Rect
    actions: dict[str, pygame.Rect]

    def cell(self, row: int, seat: int) -> pygame.Rect:
        """The number of one seat in one line."""
        line = self.lines[row]
        left, width = self.columns[seat]
        return pygame.Rect(left, line.y, width, line.height)


def results_layout(
    size: Size, scale: float, lines: int, seats: int, percent: int = 100
) -> ResultsLayout:
    """The layout for a window of `size` pixels, so many lines with the total, and seats.

    `percent` is the person's own factor: words grow as far as their rows hold them.
    """

    def px(units: float) -> int:
        return round(units * scale)

    wide = min(px(_PAGE[max(2, seats)]), size[0] - px(28 + _GAP + _PANEL))
    width = wide + px(_GAP) + px(_PANEL)
    page = pygame.Rect(0, 0, wide, min(px(_PAGE_HEIGHT), size[1] - px(28)))
    page.topleft = ((size[0] - width) // 2, (size[1] - page.height) // 2)
    rooms = ledger_layout(page, scale)
    body = rooms.body.copy()
    body.height -= px(_FOOT)
    body.height = min(body.height, px(_MOST_ROW) * (lines + 1))
    heads, *below = _lines(body, lines + 1)
    rest = pygame.Rect(body.x, body.bottom, body.width, rooms.body.bottom - px(_FOOT) - body.bottom)
    panel = pygame.Rect(page.right + px(_GAP), page.y, px(_PANEL), page.height)
    side = panel.inflate(-2 * px(_INSET), -2 * px(_INSET))
    laurel = pygame.Rect(0, side.y, px(_LAUREL), px(_LAUREL))
    laurel.centerx = side.centerx
    ribbon = pygame.Rect(side.x, laurel.bottom + px(10), side.width, px(_RIBBON))
    actions = _actions(side, scale)
    top = ribbon.bottom + px(8)
    reason = pygame.Rect(
        side.x, top, side.width, min(box.y for box in actions.values()) - top - px(10)
    )
    return ResultsLayout(
        scale,
        min(words_scale(size, percent), 1.4 * scale, heads.height / _LEAST_ROW),
        page,
        rooms,
        heads,
        tuple(below),
        rest,
        _columns(rooms.body, seats),
        panel,
        laurel,
        ribbon,
        reason,
        actions,
    )


def _lines(body: pygame.Rect, count: int) -> list[pygame.Rect]:
    """Equal lines over the whole body, without gaps."""
    edges = [body.y + round(index * body.height / count) for index in range(count + 1)]
    return [
        pygame.Rect(body.x, top, body.width, bottom - top)
        for top, bottom in itertools.pairwise(edges)
    ]


def _columns(body: pygame.Rect, seats: int) -> tuple[tuple[int, int], ...]:
    label = round(body.width * _LABEL_SHARE[max(2, seats)])
    width = (body.width - label) // seats
    return tuple((body.x + label + seat * width, width) for seat in range(seats))


def _actions(side: pygame.Rect, scale: float) -> dict[str, pygame.Rect]:
    """Buttons one below the other at the foot of the side."""
    height, gap = round(_BUTTON * scale), round(_BUTTON_GAP * scale)
    top = side.bottom - len(ACTIONS) * (height + gap) + gap
    return {
        key: pygame.Rect(side.x, top + index * (height + gap), side.width, height)
        for index, key in enumerate(ACTIONS)
    }
