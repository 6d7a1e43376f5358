"""Where the parts of every table lie in the window: strip, prompt, rail, and the play area.

All measures are units at scale 1 (window 1366 x 768) turned into px. The user's factor enlarges
the chrome and the own column as far as the board keeps a useful size, then it stops.
"""

from __future__ import annotations

from dataclasses import dataclass

import pygame

Size = tuple[int, int]

BASE = (1366, 768)
SCALE_LIMITS = (0.9, 2.0)
STRIP = 36.0
PROMPT = 56.0
RAIL = 300.0
EDGE = 6.0
COLUMN = 374.0
WIDEST_COLUMN = 452.0
SMALLEST_BOARD = 520.0
"""px at the window's own scale below which the user's factor is cut back."""

TEXT_FLOOR = 13
TARGET_FLOOR = 32


@dataclass(frozen=True, slots=True)
class Frame:
    """The rectangles of one window size, in px. `scale` is px per unit for chrome and column."""

    size: Size
    scale: float
    factor: float
    strip: pygame.Rect
    prompt: pygame.Rect
    rail: pygame.Rect
    board: pygame.Rect
    column: pygame.Rect

    def px(self, units: float) -> int:
        """Units at scale 1 as whole px."""
        return round(units * self.scale)


def window_scale(size: Size) -> float:
    """The scale of the layout for a window size, without the user's factor."""
    low, high = SCALE_LIMITS
    return max(low, min(high, size[0] / BASE[0], size[1] / BASE[1]))


def make_frame(size: Size, text_percent: int = 100) -> Frame:
    """Lay out a window. `text_percent` is the user's factor; `Frame.factor` tells what fitted."""
    scale = window_scale(size)
    factor = text_percent / 100
    while factor > 1 and _board_side(size, scale * factor) < SMALLEST_BOARD * scale:
        factor = round(factor - 0.05, 2)
    return _lay_out(size, scale * factor, factor)


def _board_side(size: Size, scale: float) -> float:
    width = size[0] - (RAIL + COLUMN + 2 * EDGE) * scale
    height = size[1] - (STRIP + PROMPT) * scale
    return min(width, height)


def _lay_out(size: Size, scale: float, factor: float) -> Frame:
    width, height = size

    def px(units: float) -> int:
        return round(units * scale)

    strip = pygame.Rect(0, 0, width, max(TARGET_FLOOR, px(STRIP)))
    rail_left = width - px(RAIL)
    prompt = pygame.Rect(px(EDGE), strip.bottom + px(3), rail_left - px(14), px(PROMPT) - px(4))
    rail = pygame.Rect(
        rail_left, strip.bottom + px(4), px(RAIL - EDGE), height - strip.bottom - px(8)
    )
    top = prompt.bottom + px(1)
    play = pygame.Rect(0, top, rail_left - px(8), height - top)
    spare = play.width - play.height - px(COLUMN + EDGE)
    column_width = px(COLUMN) + max(0, min(px(WIDEST_COLUMN - COLUMN), spare))
    column = pygame.Rect(
        play.right - column_width, top + px(6), column_width, play.height - px(6) - px(8)
    )
    board = pygame.Rect(play.left, top, column.left - play.left - px(4), play.height)
    return Frame(size, scale, factor, strip, prompt, rail, board, column)
