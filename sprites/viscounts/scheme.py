"""Scheme cards of the automa: folded letters with icons in the wax, two rows, move and options.

All surfaces are cached and shared. Units: 100 x 140.
"""

import pygame

from sprites.common import fonts, svg
from sprites.common.colour import darker, lighter
from sprites.common.light import clip, faded, rounded_mask
from sprites.common.materials import paper
from sprites.common.surface_cache import kept
from sprites.portrait.pen import INK, Drawing
from sprites.viscounts.card_tokens import figure, token_row
from sprites.viscounts.card_view import Glyphs, IconSource, Progress, SchemeFace, SchemeProgress

WIDE, HIGH = 100.0, 140.0
PRINTED_FROM = 112
"""Letters at least this many px high show everything; smaller ones only their seal and move."""
_TITLED_FROM = 170
_OPTIONS_TOP, _OPTIONS_HIGH = 101.0, 33.0
_LIT = "#f2c233"
Box = tuple[float, float, float, float]


@kept
def scheme_card(
    view: SchemeFace, height: int, icon: IconSource, progress: SchemeProgress | None = None
) -> pygame.Surface:
    """The letter `height` px high; `progress` lights, ticks off or strikes out its lines."""
    state = progress or SchemeProgress()
    size = (round(height * WIDE / HIGH), height)
    unit = height / HIGH
    card = _letter(size, view.future, view.reconstructed).copy()
    if height < PRINTED_FROM:
        _wax_icons(card, view, (50, 36), 19, unit, icon)
        _move(card, view.move, state.move, 106, unit)
        return clip(card, rounded_mask(size, 4 * unit))
    _wax_icons(card, view, (50, 36), 15, unit, icon)
    titled = height >= _TITLED_FROM and not view.row_1 and _title(card, view.title, unit)
    _rows(card, view, state, 58.5 if titled else 51.0, unit, icon)
    _move(card, view.move, state.move, 86.4, unit)
    for index, option in enumerate(view.options):
        line = state.options[index] if index < len(state.options) else "open"
        _option(card, view, index, option, line, unit, icon)
    return clip(card, rounded_mask(size, 4 * unit))


@kept
def _letter(size: tuple[int, int], future: bool, reconstructed: bool) -> pygame.Surface:
    unit = size[0] / WIDE
    tint = "#b9aed0" if future else "#d3c9dc"
    sheet = paper(size, unit, 41, tint, 4).copy()
    drawing = Drawing()
    for y, depth in ((47, 11), (94, 9)):
        fold = drawing.linear((0, y), (0, y + depth), (0, "#2a1838", 0.36), (1, "#2a1838", 0.0))
        drawing.rect(0, y, WIDE, depth, fold)
    drawing.line("M0 46.8 H100 M0 93.8 H100", "#fff9ff", 0.8, 0.8)
    flap = ("#34265a", "#1f1638") if future else ("#5b4488", "#3a2a62")
    fill = drawing.linear((0, 2), (0, 46), (0, flap[0]), (1, flap[1]))
    drawing.path("M1 4 H99 L54 46.4 Q50 49.4 46 46.4 Z", "#1d1028", opacity=0.35)
    drawing.path("M1 1 H99 L54 43 Q50 46 46 43 Z", fill, INK, 1.6)
    drawing.line("M5 2.4 L49 41 Q50 42 51 41 L95 2.4", "#c9b6ea", 0.9, 0.7)
    drawing.path("M20 3 H80 L50 29 Z", "none", "#d9b25c", 0.8, 0.85)
    drawing.dots([(50, 8.6), (43, 6.8), (57, 6.8)], 1.3, "#d9b25c")
    drawing.path(
        "M36 27 Q32 36 37.6 45.6 Q50 55 62.4 45.6 Q69 35 63 26.4 Q50 16.6 36 27 Z",
        "#3a1634",
        INK,
        1.8,
    )
    wax = drawing.radial((45, 30), 22, (0, "#9a5588"), (0.6, "#6d2f5c"), (1, "#4a1c40"))
    drawing.circle(50, 36, 14, wax)
    drawing.circle(50, 36, 12, "none", "#b888b0", 0.9)
    drawing.rect(4.4, 50, 91.2, 86, "none", "#7f6a9c", 0.9, corner=2.4)
    drawing.rect(1, 1, 98, 138, "none", INK, 2, corner=4)
    if reconstructed:
        drawing.path("M99 129 V135 Q99 139 95 139 H89 Z", "#f6f0fa", INK, 1.2)
        drawing.line("M98 129.6 L89.6 138", "#5a3a6a", 0.9, dash="1.6 1.2")
    sheet.blit(svg.raster(svg.document(drawing.body, WIDE, HIGH), size), (0, 0))
    return sheet


def _title(card: pygame.Surface, title: str, unit: float) -> bool:
    """The heading below the fold, if it fits whole; says whether it was drawn."""
    font = fonts.serif(9.2 * unit, italic=True)
    if font.size(title)[0] > 80 * unit:
        return False
    letters = fonts.render(font, title, "#3a2458")
    card.blit(letters, letters.get_rect(center=(50 * unit, 54.4 * unit)))
    return True


def _wax_icons(
    card: pygame.Surface,
    view: SchemeFace,
    middle: tuple[float, float],
    across: float,
    unit: float,
    icon: IconSource,
) -> None:
    side = max(14, round(across * (1 if len(view.icons) == 1 else 0.87) * unit))
    row = token_row(view.icons, side, icon, round(len(view.icons) * (side + 2)))
    card.blit(row, row.get_rect(center=(middle[0] * unit, middle[1] * unit)))


def _rows(
    card: pygame.Surface,
    view: SchemeFace,
    state: SchemeProgress,
    top: float,
    unit: float,
    icon: IconSource,
) -> None:
    """Row 1, if there is one, and row 2 in the space above the move."""
    lines = [
        (row, line) for row, line in ((view.row_1, state.row_1), (view.row_2, state.row_2)) if row
    ]
    if not lines:
        return
    step = (78.0 - top) / len(lines)
    for index, (row, line) in enumerate(lines):
        box = (14.0, top + index * step, 72.0, step)
        _line_of(card, row, line, box, min(17.0, step * 0.86), unit, icon)


def _line_of(
    card: pygame.Surface,
    tokens: Glyphs,
    state: Progress,
    box: Box,
    across: float,
    unit: float,
    icon: IconSource,
) -> None:
    x, y, wide, high = box
    if state == "lit":
        _glow_box(card, box, unit)
    row = token_row(tokens, max(14, round(across * unit)), icon, round((wide - 6) * unit))
    if state in ("done", "impossible"):
        row = faded(row, 0.5)
    card.blit(row, row.get_rect(center=((x + wide / 2) * unit, (y + high / 2) * unit)))
    _end_mark(card, state, (x + wide - 3, y + high / 2), unit)


def _glow_box(card: pygame.Surface, box: Box, unit: float) -> None:
    size = (round(box[2] * unit), round(box[3] * unit))
    drawing = Drawing()
    drawing.rect(1, 1, box[2] - 2, box[3] - 2, "#fff2bd", opacity=0.85, corner=3)
    drawing.rect(1, 1, box[2] - 2, box[3] - 2, "none", "#6d2f4a", 2.4, corner=3)
    drawing.rect(1, 1, box[2] - 2, box[3] - 2, "none", _LIT, 1.5, corner=3)
    glow = svg.raster(svg.document(drawing.body, box[2], box[3]), size)
    card.blit(glow, (round(box[0] * unit), round(box[1] * unit)))


def _end_mark(
    card: pygame.Surface, state: Progress, middle: tuple[float, float], unit: float
) -> None:
    """A green tick behind what is done, a red stroke through what is not possible."""
    if state not in ("done", "impossible"):
        return
    side = max(14, round(11 * unit))
    mark = _tick(side) if state == "done" else _strike(side)
    card.blit(mark, mark.get_rect(center=(middle[0] * unit, middle[1] * unit)))


@kept
def _tick(side: int) -> pygame.Surface:
    drawing = Drawing()
    drawing.circle(16, 16, 14, "#3f7a4c", INK, 2.2)
    drawing.line("M9 16.6 L14 22 L23.4 10.6", "#fff6df", 4)
    return svg.raster(svg.document(drawing.body, 32, 32), (side, side))


@kept
def _strike(side: int) -> pygame.Surface:
    drawing = Drawing()
    drawing.circle(16, 16, 14, "#8e2f3d", INK, 2.2)
    drawing.line("M10.4 10.4 L21.6 21.6 M21.6 10.4 L10.4 21.6", "#fff6df", 4)
    return svg.raster(svg.document(drawing.body, 32, 32), (side, side))


def _move(card: pygame.Surface, steps: int, state: Progress, middle: float, unit: float) -> None:
    """A piece of road with as many arrows as steps, ending at the number."""
    if state == "lit":
        _glow_box(card, (6, middle - 7.6, 88, 14.6), unit)
    road = _road(steps, card.get_width(), round(20 * unit))
    card.blit(faded(road, 0.5) if state == "done" else road, (0, round((middle - 10) * unit)))
    number = figure(str(steps), 10 * unit, "#43304e")
    card.blit(number, number.get_rect(center=(81 * unit, middle * unit)))
    _end_mark(card, state, (92, middle), unit)


@kept
def _road(steps: int, width: int, height: int) -> pygame.Surface:
    drawing = Drawing()
    drawing.line("M17 10 H80", "#5a3a2a", 8.6)
    drawing.line("M17 10 H80", "#d9bd8a", 6.2)
    for step in range(steps):
        x = 30 + (step + 0.5) * 42 / steps
        drawing.path(f"M{x - 4.4} 5.4 L{x + 4.6} 10 L{x - 4.4} 14.6 L{x - 1.8} 10 Z", "#6d2f4a")
    drawing.circle(21, 10, 6, "#e9e2d4", INK, 1.2)
    drawing.path("M21 5.8 Q24.6 8 23.4 10 L25 14 H17 L18.6 10 Q17.4 8 21 5.8 Z", "#5b4488")
    drawing.circle(81, 10, 7.4, "#f2ecdf", INK, 1.3)
    return svg.raster(svg.document(drawing.body, 100, 20), (width, height))


def _option_box(index: int, count: int) -> Box:
    gap = 2.4
    wide = (88.0 - gap * (count - 1)) / count
    return 6 + index * (wide + gap), _OPTIONS_TOP, wide, _OPTIONS_HIGH


def _option(
    card: pygame.Surface,
    view: SchemeFace,
    index: int,
    tokens: Glyphs,
    state: Progress,
    unit: float,
    icon: IconSource,
) -> None:
    box = _option_box(index, len(view.options))
    field = _option_field((round(box[2] * unit), round(box[3] * unit)), box[2], state == "lit")
    place = (round(box[0] * unit), round(box[1] * unit))
    card.blit(field, place)
    row = _option_content(tokens, box, unit, icon)
    if state in ("done", "impossible"):
        row = faded(row, 0.42)
    middle = ((box[0] + box[2] / 2) * unit, (box[1] + box[3] * 0.56) * unit)
    card.blit(row, row.get_rect(center=middle))
    number = figure(str(index + 1), 8.4 * unit, "#fff3ff")
    card.blit(number, number.get_rect(center=((box[0] + 5.6) * unit, (box[1] + 5.4) * unit)))
    _end_mark(card, state, (box[0] + box[2] - 5, box[1] + 5.6), unit)


def _option_content(tokens: Glyphs, box: Box, unit: float, icon: IconSource) -> pygame.Surface:
    room = round((box[2] - 4) * unit)
    single = token_row(tokens, max(14, round(18 * unit)), icon, 10_000)
    if single.get_width() <= room or len(tokens) < 2:
        return single
    # two effects in a narrow box stand one below the other
    halves = _halves(tokens)
    lines = [token_row(half, max(14, round(12.6 * unit)), icon, room) for half in halves]
    canvas = pygame.Surface(
        (max(line.get_width() for line in lines), sum(line.get_height() for line in lines)),
        pygame.SRCALPHA,
    )
    y = 0
    for line in lines:
        canvas.blit(line, ((canvas.get_width() - line.get_width()) // 2, y))
        y += line.get_height()
    return canvas


def _halves(tokens: Glyphs) -> tuple[Glyphs, Glyphs]:
    """Cut before the last icon, together with its figure."""
    cut = len(tokens) - 1
    if cut > 1 and tokens[cut - 1].isdigit():
        cut -= 1
    return tokens[:cut], tokens[cut:]


@kept
def _option_field(size: tuple[int, int], wide: float, lit: bool) -> pygame.Surface:
    high = wide * size[1] / size[0]
    drawing = Drawing()
    drawing.rect(
        0.8,
        0.8,
        wide - 1.6,
        high - 1.6,
        "#fff2bd" if lit else "#f4ecf6",
        INK,
        1.1,
        opacity=0.94,
        corner=3,
    )
    if lit:
        drawing.rect(1, 1, wide - 2, high - 2, "none", "#6d2f4a", 2.6, corner=3)
        drawing.rect(1, 1, wide - 2, high - 2, "none", _LIT, 1.6, corner=3)
    tone = "#8a5a10" if lit else "#5b4488"
    drawing.path("M1 11 V4 Q1 1 4 1 H11.4 Q11.4 11 1 11 Z", tone, darker(tone, 0.3), 0.8)
    drawing.line("M13 2.2 H24", lighter(tone, 0.6), 0.7, 0.8)
    return svg.raster(svg.document(drawing.body, wide, high), size)
