"""A slip with a column per seat: chance of winning, the rows of the score sheet, what they make."""

from dataclasses import dataclass

import pygame

from sprites.common import fonts
from sprites.common.colour import rgb
from sprites.common.drawn import Drawn
from sprites.common.lettering import fit_lines, write
from sprites.common.materials import framed_paper
from sprites.common.players import PlayerStyle, badge
from sprites.common.surface_cache import kept
from sprites.common.theme import DEFAULT_THEME, Theme

_EDGE, _ROW, _HEAD = 14.0, 21.0, 26.0
_COLUMN, _LABEL = 66.0, 168.0
_BAR = 7.0


@dataclass(frozen=True, slots=True)
class Standing:
    """A seat: its style, the words of its chance and the chance, 0 to 1."""

    style: PlayerStyle
    told: str
    chance: float


@dataclass(frozen=True, slots=True)
class StandingsSlip:
    """`rows`: label and figures by seat; `total` likewise, empty where points do not count."""

    title: str
    seats: tuple[Standing, ...]
    rows: tuple[tuple[str, tuple[str, ...]], ...]
    total: tuple[str, tuple[str, ...]]
    note: str
    away: str


@kept
def standings_slip(state: StandingsSlip, scale: float, theme: Theme = DEFAULT_THEME) -> Drawn:
    """The slip on its paper."""
    theme = theme.for_slips()
    edge, row, column = (round(n * scale) for n in (_EDGE, _ROW, _COLUMN))
    wide = round(_LABEL * scale) + column * len(state.seats) + 2 * edge
    note_px = (max(fonts.FLOOR, round(13.5 * scale)),)
    note = fit_lines(state.note, wide - 2 * edge, note_px, 4, weight="regular", italic=True)
    lines = len(note.lines) * note.font.get_height()
    shown = [*state.rows, *([state.total] if state.total[1] else [])]
    head = round((_HEAD + 46) * scale)
    high = 2 * edge + head + row * len(shown) + lines + round(30 * scale)
    canvas = framed_paper((wide, high), scale, 23, theme.paper, 6, theme.rule, theme.ink).copy()
    title = fonts.serif(17 * scale, "bold")
    write(canvas, state.title, title, theme.accent, (edge, edge + 11 * scale))
    left = edge + round(_LABEL * scale)
    for at, seat in enumerate(state.seats):
        _draw_seat(
            canvas, seat, left + at * column, column, edge + round(_HEAD * scale), scale, theme
        )
    top = edge + head
    for number, (label, figures) in enumerate(shown):
        strong = bool(state.total[1]) and number == len(shown) - 1
        _draw_row(canvas, label, figures, (edge, top, left, column), row, scale, theme, strong)
        top += row
    top += round(6 * scale)
    for line in note.lines:
        write(canvas, line, note.font, theme.text_soft, (edge, top + note.font.get_height() / 2))
        top += note.font.get_height()
    small = fonts.serif(13 * scale, "semibold", italic=True)
    write(canvas, state.away, small, theme.accent, (wide - edge, high - edge - 4), "right")
    return Drawn(canvas, (wide, high))


def _draw_seat(
    canvas: pygame.Surface,
    seat: Standing,
    left: int,
    column: int,
    top: int,
    scale: float,
    theme: Theme,
) -> None:
    """Seal, chance, and the chance as a bar."""
    middle = left + column // 2
    seal = badge(seat.style, round(20 * scale))
    canvas.blit(seal, seal.get_rect(midtop=(middle, top - round(14 * scale))))
    font = fonts.sans(13.5 * scale, True)
    write(canvas, seat.told, font, theme.text, (middle, top + 17 * scale), "centre")
    box = pygame.Rect(left + round(6 * scale), 0, column - round(12 * scale), round(_BAR * scale))
    box.top = top + round(28 * scale)
    pygame.draw.rect(canvas, rgb(theme.ink), box.inflate(2, 2), border_radius=3)
    pygame.draw.rect(canvas, "#d8c394", box, border_radius=3)
    done = box.copy()
    done.width = max(2, round(box.width * seat.chance))
    pygame.draw.rect(canvas, seat.style.fill, done, border_radius=3)


def _draw_row(
    canvas: pygame.Surface,
    label: str,
    figures: tuple[str, ...],
    place: tuple[int, int, int, int],
    row: int,
    scale: float,
    theme: Theme,
    strong: bool,
) -> None:
    edge, top, left, column = place
    weight: fonts.Weight = "bold" if strong else "semibold"
    font = fonts.serif(14 * scale, weight)
    middle = top + row / 2
    line = pygame.Rect(edge, top + row - 1, canvas.get_width() - 2 * edge, 1)
    pygame.draw.rect(canvas, rgb(theme.rule if strong else theme.hairline), line)
    words = fonts.fit(label, left - edge - 6, 14 * scale, weight=weight, colour=theme.text)
    canvas.blit(words, words.get_rect(midleft=(edge, round(middle))))
    for at, figure in enumerate(figures):
        x = left + at * column + column / 2
        write(canvas, figure, font, theme.text, (x, middle), "centre")
