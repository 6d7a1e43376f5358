"""Manuscripts: open books with a ribbon in their colour, and the closed books of the piles.

All surfaces are cached and shared. Units: an open book is 110 x 92.
"""

from functools import lru_cache

import pygame

from sprites.common import svg
from sprites.common.colour import darker, lighter
from sprites.common.noise import multiply, noise
from sprites.common.surface_cache import kept
from sprites.portrait.pen import INK, Drawing
from sprites.viscounts.card_tokens import figure, fitted_row, is_figure, token_row
from sprites.viscounts.card_view import BookFace, IconSource, Ribbon

WIDE, HIGH = 110.0, 92.0
SMALL_BELOW = 100
"""Books narrower than this many px show their content larger and less ornament."""
RIBBON_COLOURS: dict[str, str] = {
    "grey": "#9a96a0",
    "black": "#3a3340",
    "yellow": "#dba62d",
    "blue": "#3a6ea5",
}
_PAGE = 42
"""Units of the inner width of a page."""
_BELOW_TAB = 52.0
"""Middle of what stands on the right page of a small book: wholly below the tab of its cost."""
_PALE = ("worker", "workers")
_INKED = (142, 96, 150)
"""Icons as pale as the page, and the light that makes them stand out on it."""
_NO_RIBBON = "#7d7880"
_CLERIC_TEAL = "#2f7a78"
_PAGE_LINE = "#a58652"
_FIGURE = "#2a1a14"
_AIR = 2
"""Units between the fold and a figure beside icons, that stand so much nearer to the edge."""


def manuscript_height(width: int) -> int:
    """Height in px of an open book `width` px wide."""
    return round(width * HIGH / WIDE)


@kept
def manuscript(view: BookFace, width: int, icon: IconSource) -> pygame.Surface:
    """The open book `width` px wide: ribbon, cost in a chapel window, effect or end scoring."""
    size = (width, manuscript_height(width))
    unit = width / WIDE
    small = width < SMALL_BELOW
    figures = tuple(token for token in view.effect if is_figure(token))
    apart = bool(figures) and small and not view.per and not _one_page(view.effect, unit, icon)
    unwritten = bool(view.per) or apart
    blank: pygame.Surface = open_book(view.ribbon, size, small, unwritten, view.reconstructed)
    book = blank.copy()
    if view.per:
        _scoring(book, view, unit, small, icon)
    elif apart:
        rest = tuple(token for token in view.effect if token not in figures)
        _put(book, figures, (30 * unit, 41 * unit), 48, _PAGE, unit, icon)
        _put(book, rest, (80 * unit, _BELOW_TAB * unit), 31, _PAGE, unit, icon)
    else:
        middle = (80 * unit, (_BELOW_TAB if small else 49) * unit)
        _put(book, view.effect, middle, 31 if small else 32, _PAGE, unit, icon)
    _cost(book, view.cost, unit, small)
    return book


def _one_page(tokens: tuple[str, ...], unit: float, icon: IconSource) -> bool:
    """Whether figure and icons stand side by side on the right page; otherwise the figure has the
    left page to itself, in the place of the script."""
    room = round(_PAGE * unit)
    return token_row(tokens, max(15, round(36 * unit)), icon, room).get_width() <= room


def _put(
    book: pygame.Surface,
    tokens: tuple[str, ...],
    middle: tuple[float, float],
    across: float,
    room: float,
    unit: float,
    icon: IconSource,
) -> None:
    row = fitted_row(tokens, max(15, round(across * unit)), icon, round(room * unit))
    book.blit(row, row.get_rect(center=middle))


def _scoring(
    book: pygame.Surface, view: BookFace, unit: float, small: bool, icon: IconSource
) -> None:
    """A sun with one point on the left page, what is counted on the right one."""
    side = max(19, round((34 if small else 30) * unit))
    sun = icon("points", side)
    place = sun.get_rect(center=(29 * unit, (40 if small else 38) * unit))
    book.blit(sun, place)
    one = figure("1", side * 0.56, "#3a1a30")
    book.blit(one, one.get_rect(center=place.center))
    y, across = (_BELOW_TAB + 2 if small else 50) * unit, 28 if small else 30
    if view.divisor == 1:
        _put(book, view.per, (80 * unit, y), across, _PAGE, unit, inked(icon))
        return
    number = figure(str(view.divisor), max(15, round(across * unit)), _FIGURE)
    left = (80 - _PAGE / 2 + _AIR) * unit
    book.blit(number, number.get_rect(midleft=(left, y)))
    left += number.get_width()
    room = (80 + _PAGE / 2 + _AIR) * unit - left
    _put(book, view.per, (left + room / 2, y), across, room / unit, unit, inked(icon))


@lru_cache(maxsize=4)
def inked(icon: IconSource) -> IconSource:
    """The icons, but pale figures in ink: on a page of the same paleness they would be lost."""

    def on_page(name: str, px: int) -> pygame.Surface:
        picture = icon(name, px)
        if name not in _PALE:
            return picture
        dark = picture.copy()
        dark.fill(_INKED, special_flags=pygame.BLEND_RGB_MULT)
        return dark

    return on_page


def _cost(book: pygame.Surface, cost: int, unit: float, small: bool) -> None:
    side = max(18, round((32 if small else 28) * unit))
    tab = _cost_tab(side)
    place = tab.get_rect(topright=(book.get_width() - round(0.6 * unit), 0))
    book.blit(tab, place)
    number = figure(str(cost), side * 0.66, "#fff6df")
    book.blit(number, number.get_rect(center=(place.centerx, place.centery + round(side * 0.05))))


@kept
def _cost_tab(side: int) -> pygame.Surface:
    drawing = Drawing()
    fill = drawing.linear((0, 0), (40, 64), (0, "#5fb0a6"), (0.5, _CLERIC_TEAL), (1, "#174a4c"))
    drawing.path("M3 62 V29 Q6 10 32 2 Q58 10 61 29 V62 Z", fill, INK, 4)
    drawing.path("M9 56 V30 Q12 15 32 8.6 Q52 15 55 30 V56 Z", "none", "#f0d79a", 2)
    return svg.raster(svg.document(drawing.body, 64, 64), (side, side))


@kept
def open_book(
    ribbon: Ribbon, size: tuple[int, int], small: bool, unwritten: bool, reconstructed: bool = False
) -> pygame.Surface:
    """The book without its content; `unwritten`: without script on its left page."""
    drawing = Drawing()
    _cover_and_pages(drawing)
    if not unwritten:
        _writing(drawing, RIBBON_COLOURS.get(ribbon, _NO_RIBBON), small)
    if not small:
        _margins(drawing, unwritten)
    if reconstructed:
        _pencil_corner(drawing)
    if ribbon != "none":
        draw_ribbon(drawing, ribbon, 55, 12, 83, 4.2)
    book = svg.raster(svg.document(drawing.body, WIDE, HIGH), size).copy()
    unit = size[0] / WIDE
    multiply(book, noise(size, (1, 1), 238, 255, 9))
    multiply(book, noise(size, (16 * unit, 16 * unit), 230, 255, 10))
    return book


def _cover_and_pages(drawing: Drawing) -> None:
    leather = drawing.linear((0, 8), (0, 84), (0, "#8a4a3a"), (1, "#4a2026"))
    drawing.path("M2 13 Q29 4 55 14 Q81 4 108 13 V78 Q81 70 55 82 Q29 70 2 78 Z", leather, INK, 2.4)
    for x, side in ((4, 1), (106, -1)):
        drawing.path(f"M{x} 66 L{x} 75.6 L{x + side * 10} 73 Z", "#d9aa4e", INK, 1)
    drawing.path("M5.4 14 Q30 6 55 16.4 Q80 6 104.6 14 V75 Q80 67 55 78 Q30 67 5.4 75 Z", "#c4a870")
    for step in range(3):
        y = 73.4 - step * 1.6
        drawing.line(f"M6 {y} Q30 {y - 8} 55 {y + 3} Q80 {y - 8} 104 {y}", "#9c8050", 0.6)
    paper = drawing.linear(
        (0, 0),
        (110, 0),
        (0, "#e6d09c"),
        (0.3, "#f6e8c4"),
        (0.47, "#efdcb0"),
        (0.5, "#b08c54"),
        (0.53, "#f4e4be"),
        (0.8, "#f2e1b8"),
        (1, "#d6bb80"),
    )
    drawing.path(
        "M7.4 10 Q32 2.4 55 13 Q78 2.4 102.6 10 V69.6 Q78 62.4 55 73 Q32 62.4 7.4 69.6 Z",
        paper,
        INK,
        2,
    )


def _writing(drawing: Drawing, colour: str, small: bool) -> None:
    """Lines of script on the left page under an illuminated initial in the ribbon's colour."""
    field = "#6d2f4a" if colour == RIBBON_COLOURS["black"] else darker(colour, 0.12)
    drawing.rect(12.6, 15, 14, 15, field, INK, 1.3, corner=1.5)
    drawing.line("M16 26.6 L19.6 17.8 L23.2 26.6 M17.4 23.6 H21.8", "#f6e3ac", 1.7)
    rows = (40, 48, 56) if small else (37.5, 43, 48.5, 54, 59.5)
    for index, y in enumerate(rows):
        end = 48 - (index % 2) * 9
        drawing.line(f"M13 {y} Q29 {y - 4} {end} {y + 1.6}", _PAGE_LINE, 1.6, 0.8)
    drawing.line("M31 18 Q41 17 48 21 M31 25 Q40 24 46 27", _PAGE_LINE, 1.6, 0.8)


def _margins(drawing: Drawing, scoring: bool) -> None:
    """Painted tendrils in the margins."""
    for x, side in ((10.6, 1), (99.4, -1)):
        drawing.line(
            f"M{x} 64 Q{x + side * 3} 56 {x} 48 Q{x - side * 1} 40 {x + side * 1.6} 33",
            "#5d8a4a",
            1.0,
            0.9,
        )
        drawing.dots([(x + side * 1.8, 56), (x - side * 0.2, 44)], 1.3, "#b23a44")
        drawing.dots([(x + side * 1.6, 32.4)], 1.3, "#3d6cae")
    if scoring:
        drawing.line("M16 60 Q29 56.6 44 61", _PAGE_LINE, 1.5, 0.7)
    drawing.line("M66 66.5 Q80 62 94 65.4", _PAGE_LINE, 1.2, 0.6)


def _tail(ribbon: Ribbon, x: float, y: float, half: float) -> str:
    """The lower end of a ribbon from right to left: each colour ends in its own way."""
    left, right, drop = x - half, x + half, half * 1.6
    if ribbon == "grey":
        return f"L{right} {y + drop} L{x} {y + drop * 0.3} L{left} {y + drop} Z"
    if ribbon == "black":
        return f"L{right} {y + drop} L{left} {y + drop * 0.2} Z"
    if ribbon == "yellow":
        low = y + drop
        return f"L{right} {y} L{x + half / 2} {low} L{x} {y} L{x - half / 2} {low} L{left} {y} Z"
    return f"L{right} {y} Q{right} {y + drop} {x} {y + drop} Q{left} {y + drop} {left} {y} Z"


def draw_ribbon(
    drawing: Drawing, ribbon: Ribbon, x: float, top: float, low: float, half: float
) -> None:
    """A ribbon round the line `x`, `half` wide to each side, with the sign of its colour."""
    colour = RIBBON_COLOURS[ribbon]
    fill = drawing.linear(
        (x - half, 0),
        (x + half, 0),
        (0, lighter(colour, 0.34)),
        (0.5, colour),
        (1, darker(colour, 0.4)),
    )
    drawing.path(
        f"M{x - half * 0.8} {top} H{x + half * 0.8} L{x + half} {low} "
        f"{_tail(ribbon, x, low, half)}",
        fill,
        INK,
        1.7,
    )
    tone, y = lighter(colour, 0.62), low - half * 1.6
    if ribbon == "grey":
        drawing.line(f"M{x - half * 0.6} {y} H{x + half * 0.6}", tone, half * 0.4)
    elif ribbon == "black":
        for shift in (-half * 0.5, half * 0.5):
            drawing.line(f"M{x - half * 0.6} {y + shift} H{x + half * 0.6}", tone, half * 0.34)
    elif ribbon == "yellow":
        reach = half * 0.66
        drawing.path(
            f"M{x} {y - reach * 1.3} L{x + reach} {y} L{x} {y + reach * 1.3} L{x - reach} {y} Z",
            tone,
        )
    else:
        drawing.circle(x, y, half * 0.58, tone)


@kept
def hanging_ribbon(ribbon: Ribbon, width: int) -> pygame.Surface:
    """A bookmark ribbon `width` px wide and three times as long, with the end of its colour."""
    drawing = Drawing()
    draw_ribbon(drawing, ribbon, 12, -4, 54, 10)
    return svg.raster(svg.document(drawing.body, 24, 72), (width, width * 3))


def _pencil_corner(drawing: Drawing) -> None:
    """A turned-up page corner with a dashed fold: this book is our own reconstruction."""
    drawing.path("M92.6 65.8 Q97 67 102.6 69 L101.6 58 Z", "#d9c9a0", INK, 1.1)
    drawing.line("M93 65 L101 58.6", "#7a5a3a", 0.8, dash="1.6 1.2")
