"""Where the parts of a review lie: the sheet with chart and slips, the panel of one decision."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from scenes.shell.layer import Size
from sprites.common.metrics import words_scale

BUTTONS = ("branch", "look", "next", "back")
_MARGIN, _GAP = 22.0, 18.0
_TITLE = (14.0, 42.0)
_TOP, _FOOT = 62.0, 20.0
_PANEL = 440.0
_EDGE = 24.0
_SEAL = 34.0
_SLIPS = 150.0
_LINE = 24.0
_BUTTON = 40.0
_BUTTON_GAP = 9.0
SLIPS = 3


@dataclass(frozen=True, slots=True)
class ReviewLayout:
    """Rectangles in canvas px; px per unit: `scale` for paper, `words` for what is written."""

    scale: float
    words: float
    title: pygame.Rect
    sheet: pygame.Rect
    heading: pygame.Rect
    chart: pygame.Rect
    seals: pygame.Rect
    """Where the seals of turning points lie, over the chart."""
    slips: tuple[pygame.Rect, ...]
    fall: pygame.Rect
    panel: pygame.Rect
    inner: pygame.Rect
    """Of the panel, above its buttons."""
    buttons: dict[str, pygame.Rect]
    progress: pygame.Rect
    """Over the slips, while they are not known: what is being done, and the button beside it."""
    pause: pygame.Rect


def review_layout(size: Size, scale: float, percent: int = 100) -> ReviewLayout:
    """The layout for a window of `size` px; `percent`: the person's own factor for words."""

    def px(units: float) -> int:
        return round(units * scale)

    wide, high = size
    title = pygame.Rect(px(_MARGIN + 6), px(_TITLE[0]), wide - 2 * px(_MARGIN + 6), px(_TITLE[1]))
    panel = pygame.Rect(0, px(_TOP), px(_PANEL), high - px(_TOP + _FOOT))
    panel.right = wide - px(_MARGIN)
    sheet = pygame.Rect(px(_MARGIN), panel.y, 0, panel.height)
    sheet.width = panel.x - px(_GAP) - sheet.x
    room = sheet.inflate(-2 * px(_EDGE), -2 * px(18))
    heading = pygame.Rect(room.x, room.y, room.width, px(50))
    fall = pygame.Rect(room.x, room.bottom - px(_LINE), room.width, px(_LINE))
    strip = pygame.Rect(room.x, fall.y - px(4 + _SLIPS), room.width, px(_SLIPS))
    seals = pygame.Rect(room.x, heading.bottom, room.width, px(_SEAL + 6))
    chart = pygame.Rect(room.x, seals.bottom, room.width, strip.y - px(6) - seals.bottom)
    gap = px(12)
    each = (strip.width - (SLIPS - 1) * gap) // SLIPS
    slips = tuple(
        pygame.Rect(strip.x + at * (each + gap), strip.y, each, strip.height) for at in range(SLIPS)
    )
    inner = panel.inflate(-2 * px(22), -2 * px(20))
    buttons = _buttons(inner, px)
    inner.height = buttons["branch"].y - px(10) - inner.y
    progress = strip.inflate(-px(40), -px(30))
    pause = pygame.Rect(0, 0, px(170), px(_BUTTON))
    pause.midbottom = progress.midbottom
    return ReviewLayout(
        scale,
        min(words_scale(size, percent), 1.25 * scale),
        title,
        sheet,
        heading,
        chart,
        seals,
        slips,
        fall,
        panel,
        inner,
        buttons,
        progress,
        pause,
    )


def _buttons(inner: pygame.Rect, px: object) -> dict[str, pygame.Rect]:
    """Two by two at the foot of the panel."""
    assert callable(px)
    gap, high = px(_BUTTON_GAP), px(_BUTTON)
    half = (inner.width - gap) // 2
    top = inner.bottom - 2 * high - gap
    return {
        key: pygame.Rect(
            inner.x + (at % 2) * (half + gap), top + (at // 2) * (high + gap), half, high
        )
        for at, key in enumerate(BUTTONS)
    }
