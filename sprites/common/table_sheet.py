"""The score sheet: rows by seats, filled row by row, the winner's column crowned."""

from dataclasses import dataclass
from typing import Literal

import pygame

from sprites.common import fonts, svg
from sprites.common.colour import mix, rgb
from sprites.common.drawn import NO_POINTER, Drawn, Pointer
from sprites.common.glyphs import glyph
from sprites.common.kept import kept
from sprites.common.lettering import Fitted, fit_lines, sizes_from, write
from sprites.common.light import shadow, shadow_pad
from sprites.common.materials import framed_paper
from sprites.common.players import PlayerStyle, badge
from sprites.common.rich import IconSource
from sprites.common.theme import Theme

RowKind = Literal["item", "sum", "total"]
_PAD = 18
_HEAD = 76
_CROWN = 26


@dataclass(frozen=True, slots=True)
class Column:
    """A seat. `note` stands under its name (level, colour)."""

    seat: str
    name: str
    style: PlayerStyle
    note: str = ""


@dataclass(frozen=True, slots=True)
class SheetRow:
    """One line of the sheet: a value per seat; "" leaves a cell empty."""

    id: str
    label: str
    values: tuple[str, ...]
    icon: str = ""
    kind: RowKind = "item"


@dataclass(frozen=True, slots=True)
class Sheet:
    """`revealed` rows show their numbers; with all of them, the winners are crowned."""

    columns: tuple[Column, ...]
    rows: tuple[SheetRow, ...]
    revealed: int
    winners: tuple[int, ...] = ()
    title: str = ""
    note: str = ""
    """How the tie was broken, in words; shown at the end."""

    @property
    def finished(self) -> bool:
        return self.revealed >= len(self.rows)


def table_sheet(
    state: Sheet,
    size: tuple[int, int],
    scale: float,
    theme: Theme,
    icon: IconSource,
    pointer: Pointer = NO_POINTER,
) -> Drawn:
    """The sheet at `size` px. Targets: "cell:<row id>:<seat>" of the revealed rows."""
    ids = frozenset(
        f"cell:{row.id}:{column.seat}" for row in state.rows for column in state.columns
    )
    return _sheet(state, size, scale, theme.for_slips(), icon, pointer.only(ids))


@dataclass(frozen=True, slots=True)
class _Grid:
    """Places in px."""

    left: int
    top: int
    label: int
    column: int
    row: int

    def cell(self, row: int, column: int) -> pygame.Rect:
        x = self.left + self.label + column * self.column
        return pygame.Rect(x, self.top + row * self.row, self.column, self.row)


@kept
def _sheet(
    state: Sheet,
    size: tuple[int, int],
    scale: float,
    theme: Theme,
    icon: IconSource,
    pointer: Pointer,
) -> Drawn:
    paper = framed_paper(size, scale, 51, theme.paper, 8, theme.rule, theme.ink)
    offset = (4 * scale, 9 * scale)
    pad = shadow_pad(offset, 12 * scale)
    canvas = shadow(paper, offset, 12 * scale, 150)
    canvas.blit(paper, (pad, pad))
    page = canvas.subsurface((pad, pad, *size))
    work = _Work(page, state, scale, theme, icon, pointer, {}, [])
    work.draw(size)
    return Drawn(canvas, size, (pad, pad), work.rects, tuple(work.texts), work.complete)


@dataclass(slots=True)
class _Work:
    """The sheet while it is being filled in."""

    page: pygame.Surface
    state: Sheet
    scale: float
    theme: Theme
    icon: IconSource
    pointer: Pointer
    rects: dict[str, pygame.Rect]
    texts: list[pygame.Rect]
    complete: bool = True

    def draw(self, size: tuple[int, int]) -> None:
        top = self._draw_title()
        note = self._note_height(size) if self.state.note else 0
        grid = self._grid(size, top, note)
        self._draw_winner_columns(grid)
        for index, column in enumerate(self.state.columns):
            self._draw_head(column, grid, index)
        for index, row in enumerate(self.state.rows):
            self._draw_row(row, grid, index)
        if note and self.state.finished:
            self._draw_note(size, note)

    def _write(
        self,
        text: str,
        font: pygame.font.Font,
        colour: str,
        at: tuple[float, float],
        anchor: Literal["left", "centre", "right"] = "left",
    ) -> pygame.Rect:
        drawn = write(self.page, text, font, colour, at, anchor)
        self.texts.append(drawn)
        return drawn

    def _draw_title(self) -> int:
        top = round(_PAD * 0.7 * self.scale)
        if not self.state.title:
            return top
        room = self.page.get_width() - round(2 * _PAD * self.scale)
        fitted = fit_lines(
            self.state.title, room, sizes_from(24, 16, self.scale), 1, "serif", "black"
        )
        at = (self.page.get_width() / 2, top + fitted.font.get_height() / 2)
        self._write(fitted.lines[0], fitted.font, self.theme.accent, at, "centre")
        return top + fitted.font.get_height()

    def _grid(self, size: tuple[int, int], top: int, note: int) -> _Grid:
        scale, pad = self.scale, round(_PAD * self.scale)
        count = max(1, len(self.state.columns))
        width = size[0] - 2 * pad
        label = min(round(width * 0.42), max(round(width * 0.26), self._label_width()))
        column = (width - label) // count
        label = width - column * count
        head = round((_HEAD + _CROWN) * scale)
        rows = max(1, len(self.state.rows))
        row = (size[1] - top - head - note - pad) // rows
        return _Grid(pad, top + head, label, column, min(row, round(44 * scale)))

    def _label_width(self) -> int:
        font = fonts.sans(14 * self.scale)
        widest = max((font.size(row.label)[0] for row in self.state.rows), default=0)
        return widest + round(44 * self.scale)

    def _draw_winner_columns(self, grid: _Grid) -> None:
        """A lighter band with a gilt border, and the crown over it."""
        if not self.state.finished:
            return
        scale = self.scale
        head = round(_HEAD * scale)
        for index in self.state.winners:
            first = grid.cell(0, index)
            box = pygame.Rect(first.left, first.top - head, first.width, head)
            box.height += grid.row * len(self.state.rows)
            box.inflate_ip(-round(4 * scale), 0)
            band = svg.rect(
                1, 1, box.width - 2, box.height - 2, self.theme.paper_light, self.theme.gold,
                2.4 * scale, 8 * scale, fill_opacity=0.9,
            )  # fmt: skip
            self.page.blit(svg.raster(svg.document(band, *box.size), box.size), box)
            crown = glyph("crown", round(36 * scale), ink=self.theme.ink)
            self.page.blit(
                crown, crown.get_rect(midbottom=(box.centerx, box.top + round(8 * scale)))
            )

    def _draw_head(self, column: Column, grid: _Grid, index: int) -> None:
        scale, box = self.scale, grid.cell(0, index)
        top = box.top - round((_HEAD - 10) * scale)
        picture = badge(column.style, round(26 * scale))
        self.page.blit(picture, picture.get_rect(midtop=(box.centerx, top)))
        room = box.width - round(10 * scale)
        top += round(28 * scale)
        for text, units, weight, colour in (
            (column.name, 16.0, "bold", self.theme.text),
            (column.note, 13.0, "regular", self.theme.text_soft),
        ):
            if not text:
                continue
            italic = weight == "regular"
            fitted = fit_lines(
                text, room, sizes_from(units, 13, scale), 1, "serif",
                "bold" if weight == "bold" else "regular", italic,
            )  # fmt: skip
            self.complete = self.complete and fitted.complete
            step = round(fitted.font.get_ascent() * 1.12)
            self._write(
                fitted.lines[0], fitted.font, colour, (box.centerx, top + step / 2), "centre"
            )
            top += step

    def _draw_row(self, row: SheetRow, grid: _Grid, index: int) -> None:
        scale, theme = self.scale, self.theme
        line = pygame.Rect(grid.left, grid.top + index * grid.row, 0, grid.row)
        line.width = grid.label + grid.column * len(self.state.columns)
        shown = index < self.state.revealed
        strong = row.kind != "item"
        thick = max(1, round((2 if strong else 1) * scale))
        rule = theme.rule if strong else theme.hairline
        pygame.draw.rect(self.page, rgb(rule), (line.left, line.top, line.width, thick))
        self._draw_label(row, line, grid, shown)
        for column, value in enumerate(row.values):
            box = grid.cell(index, column)
            self._draw_value(row, value, box, self.state.columns[column].seat, shown)

    def _draw_label(self, row: SheetRow, line: pygame.Rect, grid: _Grid, shown: bool) -> None:
        scale, left = self.scale, line.left + round(4 * self.scale)
        picture = self.icon(row.icon, round(22 * scale)) if row.icon else None
        if picture is not None:
            place = picture.get_rect(midleft=(left, line.centery))
            self.page.blit(picture, place)
        if row.kind == "item":
            left += round(28 * scale)
        room = line.left + grid.label - left - round(6 * scale)
        family: fonts.Family = "sans" if row.kind == "item" else "serif"
        sizes = sizes_from(14 if row.kind == "item" else 16.5, 13, scale)
        lines = 2 if line.height >= 2.1 * fonts.sans(sizes[-1]).get_ascent() else 1
        fitted = fit_lines(row.label, room, sizes, lines, family, _weight(row.kind))
        self.complete = self.complete and fitted.complete
        colour = self.theme.text if shown else self.theme.text_soft
        step = fitted.font.get_ascent() * 1.15
        top = line.centery - step * (len(fitted.lines) - 1) / 2
        for number, words in enumerate(fitted.lines):
            self._write(words, fitted.font, colour, (left, top + number * step))

    def _draw_value(
        self, row: SheetRow, value: str, box: pygame.Rect, seat: str, shown: bool
    ) -> None:
        if not shown:
            dot = mix(self.theme.hairline, self.theme.paper, 0.35)
            pygame.draw.circle(self.page, rgb(dot), box.center, max(2, round(2.4 * self.scale)))
            return
        name = f"cell:{row.id}:{seat}"
        if name in (self.pointer.hovered, self.pointer.focused):
            pygame.draw.rect(self.page, rgb(self.theme.accent), box.inflate(-4, -4), 2, 5)
        units = {"item": 17, "sum": 18, "total": 24}[row.kind]
        font = fonts.serif(units * self.scale, "black" if row.kind == "total" else "bold")
        colour = self.theme.accent if row.kind == "total" else self.theme.text
        self._write(value, font, colour, box.center, "centre")
        if value and box.height >= 32:
            self.rects[name] = box

    def _note_height(self, size: tuple[int, int]) -> int:
        return round((20 * len(self._note(size).lines) + 8) * self.scale)

    def _note(self, size: tuple[int, int]) -> Fitted:
        room = size[0] - round(2 * _PAD * self.scale)
        sizes = sizes_from(15, 13, self.scale)
        return fit_lines(self.state.note, room, sizes, 2, "serif", "semibold", italic=True)

    def _draw_note(self, size: tuple[int, int], height: int) -> None:
        fitted = self._note(size)
        self.complete = self.complete and fitted.complete
        top = size[1] - round(_PAD * 0.75 * self.scale) - height
        step = 20 * self.scale
        for row, words in enumerate(fitted.lines):
            at = (size[0] / 2, top + step * (row + 0.7))
            self._write(words, fitted.font, self.theme.text, at, "centre")


def _weight(kind: RowKind) -> fonts.Weight:
    return "regular" if kind == "item" else "bold"
