"""Draws the book of records: grid at the left, results at the right."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import pygame

from scenes.records.grid import Place
from scenes.shell.widgets.grid import Shelf
from sprites.common.backdrop import backdrop
from sprites.common.cache import RasterCache
from sprites.library.book import bookmark, draw_book
from sprites.library.chips import Chip, draw_bar, draw_chip
from sprites.library.files_sheet import draw_focus_line
from sprites.library.heading import draw_heading
from sprites.library.records_layout import RecordsLayout
from sprites.library.records_page import (
    Cell,
    ResultRow,
    draw_cell,
    draw_column_head,
    draw_grid_lines,
    draw_header,
    draw_name,
    draw_note,
    draw_nothing,
    draw_result,
    draw_row_head,
    draw_sums,
    draw_tab,
)
from sprites.library.records_tables import (
    TableCell,
    draw_table_cell,
    draw_table_column,
    draw_table_row,
)
from sprites.lobby.fittings import draw_back
from sprites.title.state import REST, Look

_DUSK = (40, 27, 20)
_PAPER = (226, 206, 160)


@dataclass(frozen=True, slots=True)
class GridWords:
    """The grid of automas. `boards`: keys and names; `spots`: row and column of each place."""

    levels: tuple[str, ...]
    boards: tuple[tuple[str, str], ...]
    cells: Mapping[Place, Cell]
    spots: Mapping[Place, tuple[int, int]]
    chosen: Place | None


@dataclass(frozen=True, slots=True)
class TableWords:
    """The grid of tables. `rows`: players and variant; `spots`: row and column of each place."""

    columns: tuple[str, ...]
    rows: tuple[tuple[str, str], ...]
    cells: Mapping[Place, TableCell]
    spots: Mapping[Place, tuple[int, int]]
    chosen: Place | None


@dataclass(frozen=True, slots=True)
class RecordsWords:
    """Everything that is written, finished."""

    title: str
    game: str
    header: str
    tabs: Mapping[str, Chip]
    grid: GridWords | TableWords
    name: str
    sums: str
    views: Mapping[str, str]
    view: str
    note: str
    nothing: str


class RecordsPicture:
    """The picture of one window size; what does not scroll is kept until it changes."""

    def __init__(self, layout: RecordsLayout, cache: RasterCache, game: str) -> None:
        self.layout = layout
        self._cache = cache
        self._game = game
        self._ground: pygame.Surface | None = None
        self._still = pygame.Surface(layout.size, 0, 32)
        self._rows = 0

    def build(self) -> Iterator[str]:
        """Make the book, then the medals row by row; after each, `draw_still` shows it."""
        width, height = self.layout.size
        self._ground = self._cache.get(
            f"archive.book {self._game} {width}x{height}", self._make_ground
        )
        yield "book"
        for row in range(len(self.layout.row_heads)):
            self._rows = row + 1
            yield f"row {row}"

    def draw_still(self, words: RecordsWords, looks: Mapping[str, Look]) -> None:
        """Everything but the list, as it is to be shown from now on."""
        layout, scale, target = self.layout, self.layout.words, self._still
        if self._ground is None:
            target.fill(_DUSK)
            pygame.draw.rect(target, _PAPER, layout.book, border_radius=round(5 * layout.scale))
        else:
            target.blit(self._ground, (0, 0))
        draw_back(target, layout.back, layout.scale, looks.get("back", REST))
        draw_heading(target, layout.title, words.title)
        for game, chip in words.tabs.items():
            draw_chip(target, layout.tabs[game], scale, chip, looks.get(f"game:{game}", REST))
        if self._ground is not None:
            draw_header(target, layout.header, scale, words.header, words.game)
        if isinstance(words.grid, GridWords):
            self._draw_grid(target, words.grid, looks)
        else:
            self._draw_tables(target, words.grid, looks)
        draw_name(target, layout.name, scale, words.name)
        draw_sums(target, layout.sums, scale, words.sums)
        for view, said in words.views.items():
            look = looks.get(f"view:{view}", REST)
            draw_tab(target, layout.views[view], scale, said, look, view == words.view, words.game)
        draw_note(target, layout.note, scale, words.note)

    def draw(
        self,
        surface: pygame.Surface,
        shelf: Shelf,
        rows: Sequence[ResultRow],
        nothing: str,
        hovered: int,
        keys: bool,
    ) -> None:
        """One frame; `keys`: the keyboard scrolls the list."""
        layout, scale = self.layout, self.layout.words
        surface.blit(self._still, (0, 0))
        surface.set_clip(layout.view)
        for place in shelf.in_view():
            lit = place == hovered or (keys and place == shelf.chosen)
            draw_result(surface, shelf.rect_of(place), scale, rows[place], lit)
        surface.set_clip(None)
        if not rows:
            draw_nothing(surface, layout.view, scale, nothing)
        thumb = shelf.thumb(layout.bar)
        if thumb is not None:
            draw_bar(surface, layout.bar, thumb, layout.scale, False, on_paper=True)
        if keys:
            draw_focus_line(surface, layout.view.union(layout.bar), layout.scale)

    def _make_ground(self) -> pygame.Surface:
        layout, scale = self.layout, self.layout.scale
        ground = backdrop(layout.size, scale).copy()
        draw_book(ground, layout.book, scale, self._game)
        ribbon = bookmark((round(22 * scale), round(46 * scale)))
        middle = layout.book.centerx + round(34 * scale)
        ground.blit(
            ribbon, ribbon.get_rect(midtop=(middle, layout.book.bottom - round(26 * scale)))
        )
        return ground

    def _draw_grid(
        self, target: pygame.Surface, words: GridWords, looks: Mapping[str, Look]
    ) -> None:
        layout, scale = self.layout, self.layout.words
        for level, (box, said) in enumerate(zip(layout.column_heads, words.levels, strict=True)):
            draw_column_head(target, box, scale, level, said)
        self._draw_lines(target)
        ready = self._rows
        for box, (board, said) in zip(layout.row_heads[:ready], words.boards, strict=False):
            draw_row_head(target, box, scale, board, said)
        for place, spot in words.spots.items():
            if spot[0] < ready:
                look = looks.get(f"cell:{place[0]}:{place[1]}", REST)
                cell, box = words.cells[place], layout.cells[spot]
                draw_cell(target, box, scale, cell, look, place == words.chosen)

    def _draw_lines(self, target: pygame.Surface) -> None:
        layout = self.layout
        first, last = layout.row_heads[0], layout.row_heads[-1]
        area = pygame.Rect(first.topleft, (layout.header.width, last.bottom - first.y))
        draw_grid_lines(target, area, len(layout.row_heads), layout.words)

    def _draw_tables(
        self, target: pygame.Surface, words: TableWords, looks: Mapping[str, Look]
    ) -> None:
        layout, scale = self.layout, self.layout.words
        for box, said in zip(layout.column_heads, words.columns, strict=True):
            draw_table_column(target, box, scale, said)
        self._draw_lines(target)
        for box, lines in zip(layout.row_heads, words.rows, strict=True):
            draw_table_row(target, box, scale, lines)
        for place, spot in words.spots.items():
            look = looks.get(f"cell:{place[0]}:{place[1]}", REST)
            box, chosen = layout.cells[spot], place == words.chosen
            draw_table_cell(target, box, scale, words.cells[place], look, chosen)
