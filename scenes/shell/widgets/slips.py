"""Slips and bands with a sentence of the app itself: reasons, help, notices."""

from __future__ import annotations

import pygame

from sprites.common.chrome_toast import Toast, toast
from sprites.common.chrome_tooltip import Tooltip, tooltip
from sprites.common.drawn import Drawn
from sprites.common.high_contrast import HIGH_CONTRAST
from sprites.common.placing import SLIP, place_beside
from sprites.common.theme import DEFAULT_THEME, Theme


def plain_theme() -> Theme:
    """What slips and bands of the app itself wear now."""
    return HIGH_CONTRAST.theme(DEFAULT_THEME)


def no_icon(name: str, size: int) -> None:
    """Sentences of the app itself have no icons in them."""


def band(sentence: str, scale: float, most: int) -> Drawn:
    """A sentence on a band that is at most so many px wide."""
    return toast(Toast((sentence,)), scale, plain_theme(), no_icon, most)


def draw_reason(
    surface: pygame.Surface, reason: str, anchor: pygame.Rect, scale: float, title: str = ""
) -> None:
    """A paper slip beside `anchor` that says why something is not possible."""
    if reason:
        _draw_slip(surface, Tooltip(title=title, reason=(reason,)), anchor, scale)


def draw_help(
    surface: pygame.Surface, text: str, anchor: pygame.Rect, scale: float, *, beside: bool = False
) -> None:
    """A paper slip with a sentence of help, below `anchor` or at its right side."""
    if text:
        _draw_slip(surface, Tooltip(text=(text,)), anchor, scale, beside=beside)


def _draw_slip(
    surface: pygame.Surface,
    words: Tooltip,
    anchor: pygame.Rect,
    scale: float,
    *,
    beside: bool = False,
) -> None:
    drawn = tooltip(words, scale, plain_theme(), no_icon)
    bounds = surface.get_rect().inflate(-round(16 * scale), -round(16 * scale))
    gap = round(8 * scale)
    place = place_beside([anchor], drawn.size, [bounds], gap, sides=SLIP)
    if beside:
        place = pygame.Rect((0, 0), drawn.size)
        place.midleft = (anchor.right + gap, anchor.centery)
        place.clamp_ip(bounds)
    drawn.blit(surface, place.topleft)
