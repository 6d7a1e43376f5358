"""Rows of glyphs on cards: icons, figures and a few drawn marks in one line."""

import pygame

from sprites.common import fonts, svg
from sprites.common.surface_cache import kept
from sprites.portrait.pen import INK, Drawing
from sprites.viscounts.card_view import Glyphs, IconSource

_MARK_WIDTHS = {"/": 0.42, ":": 0.32, "arrow": 0.66, "once": 0.62}
"""Widths of the drawn marks, in row heights."""
_GAP = 0.05
_HALO, _HALO_REACH = "#f7ebcb", 5
_SMALLEST = 12
"""No icon in a row is drawn smaller than this many px."""


def is_figure(token: str) -> bool:
    """Whether a token is a figure such as "2", "+1" or "1-3"."""
    return token[:1].isdigit() or token[:1] in "+-−"


def token_row(
    tokens: Glyphs, px: int, icon: IconSource, max_width: int, colour: str = INK
) -> pygame.Surface:
    """The tokens in one line of `px`, smaller if the line would be wider than `max_width`."""
    size = max(_SMALLEST, px)
    row = _row(tokens, size, icon, colour)
    while row.get_width() > max_width and size > _SMALLEST:
        size = max(_SMALLEST, min(size - 1, int(size * max_width / row.get_width())))
        row = _row(tokens, size, icon, colour)
    return row


def fitted_row(tokens: Glyphs, px: int, icon: IconSource, max_width: int) -> pygame.Surface:
    """The tokens in one line that is never wider than `max_width`: where there is no room for all
    of them, the icons lie over each other like coins, and a figure on their lower corner."""
    row = token_row(tokens, px, icon, max_width)
    icons = [token for token in tokens if token not in _MARK_WIDTHS and not is_figure(token)]
    figures = [token for token in tokens if is_figure(token)]
    if row.get_width() <= max_width or not icons or len(icons) + len(figures) != len(tokens):
        return row
    side = min(px, max_width - (len(icons) - 1) * (max_width // 4))
    step = (max_width - side) // max(1, len(icons) - 1) if len(icons) > 1 else 0
    heap = pygame.Surface((max_width, side), pygame.SRCALPHA)
    left = max_width - side - step * (len(icons) - 1)
    for place, name in enumerate(icons):
        heap.blit(icon(name, side), (left + place * step, 0))
    for token in figures:
        number = _haloed(token, side * 0.84)
        heap.blit(number, number.get_rect(bottomleft=(0, side)))
    return heap


def _haloed(text: str, px: float) -> pygame.Surface:
    """A figure with a pale edge, to be read on an icon."""
    dark, pale = figure(text, px), figure(text, px, _HALO)
    canvas = pygame.Surface((dark.get_width() + 4, dark.get_height() + 4), pygame.SRCALPHA)
    for x in range(5):
        for y in range(5):
            if (x - 2) ** 2 + (y - 2) ** 2 <= _HALO_REACH:
                canvas.blit(pale, (x, y))
    canvas.blit(dark, (2, 2))
    return canvas


def _row(tokens: Glyphs, px: int, icon: IconSource, colour: str) -> pygame.Surface:
    parts = [_part(token, px, icon, colour) for token in tokens]
    gap = max(1, round(px * _GAP))
    width = sum(part.get_width() for part in parts) + gap * max(0, len(parts) - 1)
    row = pygame.Surface((max(1, width), px), pygame.SRCALPHA)
    x = 0
    for part in parts:
        row.blit(part, (x, (px - part.get_height()) // 2))
        x += part.get_width() + gap
    return row


def _part(token: str, px: int, icon: IconSource, colour: str) -> pygame.Surface:
    if token in _MARK_WIDTHS:
        return _mark(token, px, colour)
    if is_figure(token):
        return figure(token, px * 0.84, colour)
    return icon(token, px)


def figure(text: str, px: float, colour: str = INK) -> pygame.Surface:
    """A figure without empty rows, so that it centres on its ink; never under 13 px of type."""
    drawn = fonts.render(fonts.serif(max(fonts.FLOOR, px), "bold"), text, colour)
    return drawn.subsurface(drawn.get_bounding_rect())


@kept
def _mark(token: str, px: int, colour: str) -> pygame.Surface:
    share = _MARK_WIDTHS[token]
    width = 64 * share
    drawing = Drawing()
    if token == "/":
        drawing.line(f"M{width * 0.78} 8 L{width * 0.22} 56", colour, 5.4)
    elif token == ":":
        drawing.circle(width / 2, 22, 5.2, colour)
        drawing.circle(width / 2, 44, 5.2, colour)
    elif token == "arrow":
        drawing.line(f"M5 32 H{width - 14}", colour, 7)
        drawing.path(f"M{width - 2} 32 L{width - 20} 18 V46 Z", colour)
    else:
        drawing.circle(width / 2, 32, 16, "none", colour, 4)
        drawing.line(f"M{width / 2 - 5} 28 L{width / 2 + 1} 23 V42", colour, 5)
    return svg.raster(svg.document(drawing.body, width, 64), (max(4, round(px * share)), px))
