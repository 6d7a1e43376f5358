"""Where the parts of every table lie in the window: strip, prompt, rail, and the play area.

All measures are units at scale 1 (window 1366 x 768) turned into px. The user's factor enlarges
the chrome, where the words are, as far as the board keeps a useful size, then it stops; the own
column grows with it as far as the board keeps its usual one.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

import pygame

Size = tuple[int, int]
Px = Callable[[float], int]
Shelf = Literal["side", "foot"]
"""Where the own things lie: in a column beside the board, or in a band below it."""

BASE = (1366, 768)
SCALE_LIMITS = (0.9, 2.0)
STRIP = 36.0
PROMPT = 56.0
RAIL, NARROW_RAIL = 300.0, 270.0
"""Units across of the rail; beside an own column very large words make it narrower before they
stop growing."""
EDGE = 6.0
COLUMN = 374.0
WIDEST_COLUMN = 452.0
FOOT = 150.0
SMALLEST_BOARD = 520.0
"""px at the window's own scale below which the own column does not grow."""
SMALLEST_ABOVE_FOOT = 430.0
"""The same for the height of a board with the own things below it."""
LEAST_SHARE = 0.8
"""Of these the board keeps at least, and `LEAST_BOARD` px, whatever size the words have."""
LEAST_BOARD: dict[Shelf, int] = {"side": 480, "foot": 360}

ROUNDING = 4
"""px that whole px of all parts may take from the board."""

LEAST_ACROSS = 880
"""px across board and foot: as much as six tablets want side by side."""

TARGET_FLOOR = 32


@dataclass(frozen=True, slots=True)
class Frame:
    """The rectangles of one window size, in px. `scale` is px per unit for the own column and what
    lies on the table, `words` for strip, prompt, rail and slips.

    `column` holds the own things, beside the board or below it.
    """

    size: Size
    scale: float
    words: float
    factor: float
    strip: pygame.Rect
    prompt: pygame.Rect
    rail: pygame.Rect
    board: pygame.Rect
    column: pygame.Rect

    def px(self, units: float) -> int:
        """Units at scale 1 as whole px."""
        return round(units * self.scale)

    def words_px(self, units: float) -> int:
        """The same for what holds words."""
        return round(units * self.words)


def window_scale(size: Size) -> float:
    """The scale of the layout for a window size, without the user's factor."""
    low, high = SCALE_LIMITS
    return max(low, min(high, size[0] / BASE[0], size[1] / BASE[1]))


def make_frame(size: Size, text_percent: int = 100, shelf: Shelf = "side") -> Frame:
    """Lay out a window. `text_percent` is the user's factor; `Frame.factor` tells what fitted."""
    own = window_scale(size)
    factor = things = text_percent / 100
    if factor > 1:
        factor, things = _fitting(size, own, factor, shelf)
    return _lay_out(size, own * things, own * factor, factor, shelf)


def _fitting(size: Size, own: float, factor: float, shelf: Shelf) -> tuple[float, float]:
    """The factors of words and things that leave the board its size."""
    usual, least = _usual_board(own, shelf), _least_board(own, shelf)
    while True:
        things = factor
        while things > 1 and _board_side(size, own * things, own * factor, shelf, RAIL) < usual:
            things = round(things - 0.05, 2)
        things = max(1.0, things)
        across = _rail_units(size, own * things, own * factor, shelf)
        if factor <= 1 or _board_side(size, own * things, own * factor, shelf, across) >= least:
            return factor, things
        factor = max(1.0, round(factor - 0.05, 2))


def _usual_board(own: float, shelf: Shelf) -> float:
    """px of the board that the own things leave alone."""
    return (SMALLEST_BOARD if shelf == "side" else SMALLEST_ABOVE_FOOT) * own


def _least_board(own: float, shelf: Shelf) -> float:
    """px of the board that words of any size leave alone."""
    return max(_usual_board(own, shelf) * LEAST_SHARE, LEAST_BOARD[shelf])


def _rail_units(size: Size, scale: float, words: float, shelf: Shelf) -> float:
    """Units across of the rail: fewer where the board would not keep its least."""
    if shelf == "foot":
        return RAIL
    room = size[0] - EDGE * words - (EDGE + COLUMN) * scale
    room -= _least_board(window_scale(size), shelf) + ROUNDING
    return max(NARROW_RAIL, min(RAIL, room / words))


def _board_side(size: Size, scale: float, words: float, shelf: Shelf, across: float) -> float:
    """px of the board's shorter side beside a rail of so many units."""
    width = size[0] - (across + EDGE) * words - EDGE * scale
    height = size[1] - (STRIP + PROMPT) * words
    if shelf == "foot":
        return height - (FOOT + 2 * EDGE) * scale if width >= LEAST_ACROSS else 0.0
    return min(width - COLUMN * scale, height)


def _lay_out(size: Size, scale: float, words: float, factor: float, shelf: Shelf) -> Frame:
    width, height = size

    def px(units: float) -> int:
        return round(units * words)

    strip = pygame.Rect(0, 0, width, max(TARGET_FLOOR, px(STRIP)))
    across = _rail_units(size, scale, words, shelf)
    rail_left = width - px(across)
    prompt = pygame.Rect(px(EDGE), strip.bottom + px(3), rail_left - px(14), px(PROMPT) - px(4))
    rail = pygame.Rect(
        rail_left, strip.bottom + px(4), px(across - EDGE), height - strip.bottom - px(8)
    )
    top = prompt.bottom + px(1)
    play = pygame.Rect(0, top, rail_left - px(8), height - top)

    def thing_px(units: float) -> int:
        return round(units * scale)

    board, column = _side(play, thing_px) if shelf == "side" else _foot(play, thing_px)
    return Frame(size, scale, words, factor, strip, prompt, rail, board, column)


def _side(play: pygame.Rect, px: Px) -> tuple[pygame.Rect, pygame.Rect]:
    """The board, and the own column at its right."""
    spare = play.width - play.height - px(COLUMN + EDGE)
    width = px(COLUMN) + max(0, min(px(WIDEST_COLUMN - COLUMN), spare))
    column = pygame.Rect(play.right - width, play.top + px(6), width, play.height - px(14))
    board = pygame.Rect(play.left, play.top, column.left - play.left - px(4), play.height)
    return board, column


def _foot(play: pygame.Rect, px: Px) -> tuple[pygame.Rect, pygame.Rect]:
    """The board over the whole width, and the own things in a band below it."""
    left, top = play.left + px(EDGE), play.top + px(2)
    width = play.right - left
    band = pygame.Rect(left, play.bottom - px(FOOT) - px(5), width, px(FOOT))
    return pygame.Rect(left, top, width, band.top - px(5) - top), band
