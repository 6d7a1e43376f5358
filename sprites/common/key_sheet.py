"""A sheet of paper that lists keys and gestures: caps of wood at the left, words at the right."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import pygame

from sprites.common import fonts
from sprites.common.chrome_button import token
from sprites.common.colour import rgb
from sprites.common.lettering import fit_lines, sizes_from, write
from sprites.common.light import Shaded, with_shadow
from sprites.common.materials import framed_paper
from sprites.common.pad_signs import Marks, PadButton, pad_sign
from sprites.common.theme import Theme

ROW = 34
CAP = 30
COLUMN = 470
"""Units of a column, with its margin."""
_CAPS = 152
"""Units that the caps of a row may take."""
_HEAD = 70
_FOOT = 52
_EDGE = 26


@dataclass(frozen=True, slots=True)
class KeyRow:
    """One row: what stands on the caps, and what they do. `signs`: buttons of a gamepad, in the
    place of caps."""

    caps: tuple[str, ...]
    words: str
    signs: tuple[PadButton, ...] = ()
    marks: Marks = "letters"


@dataclass(frozen=True, slots=True)
class KeySheet:
    """All sentences finished; the rows fill the columns from top to bottom."""

    title: str
    columns: tuple[tuple[KeyRow, ...], ...]
    foot: str


def sheet_size(state: KeySheet, scale: float) -> tuple[int, int]:
    """px of the sheet without its shadow."""
    rows = max(len(column) for column in state.columns)
    width = COLUMN * len(state.columns) + _EDGE
    return round(width * scale), round((_HEAD + ROW * rows + _FOOT) * scale)


@lru_cache(maxsize=2)
def key_sheet(state: KeySheet, scale: float, theme: Theme) -> Shaded:
    """The sheet at `scale`."""
    size = sheet_size(state, scale)
    sheet = framed_paper(size, scale, 33, theme.paper, 8, theme.rule, theme.ink)
    title = fonts.serif(24 * scale, "bold")
    write(sheet, state.title, title, theme.text, (size[0] / 2, 38 * scale), "centre")
    _rules(sheet, len(state.columns), scale, theme)
    for place, column in enumerate(state.columns):
        left = round((_EDGE + place * COLUMN) * scale)
        for row, line in enumerate(column):
            _row(sheet, line, (left, round((_HEAD + ROW * row) * scale)), scale, theme)
    foot = fonts.serif(15 * scale, "regular", italic=True)
    at = (size[0] / 2, size[1] - 30 * scale)
    write(sheet, state.foot, foot, theme.text_soft, at, "centre")
    return with_shadow(sheet, 2.4 * scale)


def _rules(sheet: pygame.Surface, columns: int, scale: float, theme: Theme) -> None:
    """Fine lines below the title, above the foot and between the columns."""
    width, height = sheet.get_size()
    edge, top, foot = round(_EDGE * scale), round(60 * scale), round((_FOOT - 4) * scale)
    colour = rgb(theme.hairline)
    for y in (top, height - foot):
        pygame.draw.line(sheet, colour, (edge, y), (width - edge, y))
    for place in range(1, columns):
        x = round((_EDGE / 2 + COLUMN * place) * scale)
        pygame.draw.line(sheet, colour, (x, top + edge // 2), (x, height - foot - edge // 2))


def _row(
    sheet: pygame.Surface, line: KeyRow, at: tuple[int, int], scale: float, theme: Theme
) -> None:
    middle = at[1] + ROW * scale / 2
    left = at[0]
    font = fonts.sans(13 * scale, bold=True)
    for cap in line.caps:
        size = (max(round(CAP * scale), font.size(cap)[0] + round(16 * scale)), round(CAP * scale))
        sheet.blit(token(size, "normal", False, scale, theme), (left, round(middle - size[1] / 2)))
        spot = (left + size[0] / 2, middle - 1.6 * scale)
        write(sheet, cap, font, theme.button_text, spot, "centre")
        left += size[0] + round(4 * scale)
    for sign in line.signs:
        picture = pad_sign(sign, line.marks, round(CAP * scale))
        sheet.blit(picture, (left, round(middle - picture.get_height() / 2)))
        left += picture.get_width() + round(4 * scale)
    start = max(left + round(6 * scale), at[0] + round(_CAPS * scale))
    room = at[0] + round((COLUMN - 14) * scale) - start
    words = fit_lines(line.words, room, sizes_from(14, 13, scale), 2, "sans", "regular")
    step = words.font.get_ascent() + round(2 * scale)
    top = middle - step * (len(words.lines) - 1) / 2
    for number, part in enumerate(words.lines):
        write(sheet, part, words.font, theme.text, (start, top + number * step))
