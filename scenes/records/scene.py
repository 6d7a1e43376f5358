"""The book of records: automas beaten, what was won at which tables, and every finished game."""

from __future__ import annotations

import math
from collections.abc import Iterator

import pygame

from engine.ai.levels.figure import Figure
from engine.games import game_keys
from scenes.play.records.figures import Standing, figures_of
from scenes.records.grid import Place, RecordsGrid, grid_of, views_of
from scenes.records.strength_words import note_words
from scenes.records.table import GameRecords, Result, read_records
from scenes.records.view import GridWords, RecordsPicture, RecordsWords, TableWords
from scenes.records.words import (
    board_words,
    cell_of,
    column_words,
    header_words,
    level_words,
    name_words,
    nothing_words,
    row_of,
    row_told,
    sums_words,
    table_cell_of,
    table_words,
)
from scenes.shell.layer import Size
from scenes.shell.scene import Scene
from scenes.shell.services import Services
from scenes.shell.voice.heard import joined
from scenes.shell.widgets.focus import Target, TargetFocus
from scenes.shell.widgets.grid import Grid, Shelf
from scenes.shell.widgets.grid_input import GridInput
from sprites.library.chips import Chip
from sprites.library.records_layout import records_layout
from sprites.library.records_page import ResultRow

_HIGHEST_TABLE = 116.0
"""Units: the height of a row in the grid of tables at most."""


class RecordsScene(Scene):
    """Results of one game. A place of the grid, or a slip at the right, chooses what is listed."""

    def __init__(self, app: Services, game: str = "") -> None:
        super().__init__(app)
        self.game = game or game_keys()[0]
        self.view = "all"
        self.shown = "all"
        """The view that was asked for last: it says which grid stands at the left."""
        self.place: Place | None = None
        self.records = GameRecords()
        self.figures: dict[Standing, Figure] = {}
        self.results: tuple[Result, ...] = ()
        self.list = Shelf()
        self._grid_input = GridInput(self.list)
        self._rows: tuple[ResultRow, ...] = ()
        self._focus = self.listened = TargetFocus()
        self._picture: RecordsPicture | None = None
        self._building: Iterator[str] | None = None
        self._still_old = True

    @property
    def grid(self) -> RecordsGrid:
        """The grid at the left."""
        return grid_of(self.game, self.shown)

    @property
    def focused(self) -> str:
        """The target that the keyboard is on, or an empty string."""
        return self._focus.focused

    @property
    def animating(self) -> bool:
        """While the list scrolls, and while the pages are being made."""
        return self._building is not None or self.list.moving

    @property
    def title_words(self) -> str:
        return f"{self.app.say('archive.records.title')}. {self.app.say(f'game.{self.game}')}"

    @property
    def state_words(self) -> str:
        sums = sums_words(self.app, self.records.sums(self.view, self.place))
        nothing = "" if self.results else nothing_words(self.app, self.view, self.place)
        note = note_words(self.app, self.game, self.figures, self.view, self.place)
        return joined([name_words(self.app, self.view, self.place), sums, nothing, note])

    def target_words(self, key: str) -> str:
        kind, _, rest = key.partition(":")
        if kind == "cell":
            row, _, column = rest.partition(":")
            return name_words(self.app, "all", (row, column))
        if kind == "view":
            words = self.app.say(f"archive.records.view.{rest}")
            return self._with_choice(words, rest == self.view and self.place is None)
        if kind == "game":
            return self._with_choice(self.app.say(f"archive.game.{rest}"), rest == self.game)
        if kind == "list" and 0 <= self.list.chosen < len(self._rows):
            return row_told(self.app, self._rows[self.list.chosen])
        return self.app.say(f"spoken.{kind}")

    def _with_choice(self, words: str, chosen: bool) -> str:
        return self.app.say("spoken.chosen", what=words) if chosen else words

    def boxes(self) -> dict[str, pygame.Rect]:
        """All targets by key in the order of Tab, canvas pixels."""
        if self._picture is None:
            return {}
        layout = self._picture.layout
        cells = {f"cell:{row}:{column}": layout.cells[spot]
                 for (row, column), spot in self._spots.items()}  # fmt: skip
        views = {f"view:{view}": box for view, box in layout.views.items()}
        tabs = {f"game:{game}": box for game, box in layout.tabs.items()}
        return cells | views | {"list": layout.view} | tabs | {"back": layout.back}

    def enter(self) -> None:
        self._read()

    def resume(self) -> None:
        self._read()

    def retell(self) -> None:
        self._read()

    def resize(self, size: Size) -> None:
        grid, views = self.grid, views_of(self.game)
        shape = (len(grid.rows), len(grid.columns))
        percent = self.app.settings.text_percent
        most = math.inf if grid.automas else _HIGHEST_TABLE
        layout = records_layout(size, game_keys(), shape, views, percent, most)
        self._picture = RecordsPicture(layout, self.app.cache, self.game)
        self._building = self._picture.build()
        self.list.lay_out(Grid(layout.view, 1, layout.view.width, layout.row))
        self._grid_input.track = layout.bar
        self._focus.set_targets(Target(key, box) for key, box in self.boxes().items())
        self._changed()

    # Content -------------------------------------------------------------------------------

    def _read(self) -> None:
        self.records = read_records(self.app.library, self.game)
        self.figures = figures_of(self.app.library, self.game)
        self._list()

    def _list(self) -> None:
        self.results = self.records.view(self.view, self.place)
        self._rows = tuple(row_of(self.app, result) for result in self.results)
        self.list.fill(len(self._rows), 0 if self._rows else -1)
        self.list.scroll_to(0)
        self._changed()

    def _changed(self) -> None:
        self._still_old = True
        self.mark()

    def _words(self) -> RecordsWords:
        app = self.app
        return RecordsWords(
            title=app.say("archive.records.title"),
            game=self.game,
            header=header_words(app, self.game, self.records),
            tabs={game: self._tab(game) for game in game_keys()},
            grid=self._automas() if self.grid.automas else self._tables(),
            name=name_words(app, self.view, self.place),
            sums=sums_words(app, self.records.sums(self.view, self.place)),
            views={key: app.say(f"archive.records.view.{key}") for key in views_of(self.game)},
            view="" if self.place is not None else self.view,
            note=note_words(app, self.game, self.figures, self.view, self.place),
            nothing=nothing_words(app, self.view, self.place),
        )

    def _automas(self) -> GridWords:
        app, grid = self.app, self.grid
        return GridWords(
            levels=tuple(level_words(app, level) for level in grid.columns),
            boards=tuple((board, board_words(app, board)) for board in grid.rows),
            cells={place: cell_of(app, self.records, place) for place in grid.places},
            spots=self._spots,
            chosen=self.place,
        )

    def _tables(self) -> TableWords:
        app, grid = self.app, self.grid
        return TableWords(
            columns=tuple(column_words(app, level) for level in grid.columns),
            rows=tuple(table_words(app, row) for row in grid.rows),
            cells={place: table_cell_of(app, self.records, place) for place in grid.places},
            spots=self._spots,
            chosen=self.place,
        )

    @property
    def _spots(self) -> dict[Place, tuple[int, int]]:
        """Row and column of each place."""
        across = len(self.grid.columns)
        return {place: divmod(number, across) for number, place in enumerate(self.grid.places)}

    def _tab(self, game: str) -> Chip:
        words = self.app.say(f"archive.game.{game}")
        return Chip(words, game=game, chosen=game == self.game)

    # Input ---------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN:
            self.mark()
            if event.key == pygame.K_ESCAPE:
                self.app.stack.pop()
                return True
            if self._focus.focused == "list" and self._walk(event.key):
                return True
        elif self._grid_input.drag(event):
            self.mark()
            return True
        elif event.type == pygame.MOUSEMOTION and self._grid_input.hover(event.pos):
            self.mark()
        chosen = self._focus.handle(event)
        if self._focus.changed():
            self._changed()
        if chosen:
            self._choose(chosen)
        return True

    def _walk(self, code: int) -> bool:
        if code in (pygame.K_LEFT, pygame.K_RIGHT):
            return False
        return self._grid_input.walk(code) == "walked"

    def _choose(self, key: str) -> None:
        kind, _, rest = key.partition(":")
        if kind == "back":
            self.app.stack.pop()
        elif kind == "game":
            self.game, self.view, self.shown, self.place = rest, "all", "all", None
            self.resize(self.app.size)
            self._read()
        elif kind == "view":
            self._open_view(rest)
        elif kind == "cell":
            row, _, column = rest.partition(":")
            place = (row, column)
            self.place = None if place == self.place else place
            self.view = "all"
            self._list()

    def _open_view(self, view: str) -> None:
        """Another list; the grid beside it may be another one."""
        before = self.grid
        self.view = self.shown = view
        self.place = None
        if self.grid != before:
            self.resize(self.app.size)
        self._list()

    # Drawing -------------------------------------------------------------------------------

    def update(self, dt: float) -> None:
        if self.list.update(dt, self.app.settings.reduced_motion):
            self._grid_input.hover(self.app.pointer)
            self.mark()
        if self._building is not None and not self.dirty:  # the first frame comes before
            if next(self._building, None) is None:
                self._building = None
            self._changed()

    def draw(self, surface: pygame.Surface) -> None:
        if self._picture is None:
            return
        words = self._words()
        if self._still_old:
            self._still_old = False
            self._picture.draw_still(words, self._focus.looks(without="list"))
        hovered, keys = self._grid_input.look.hovered, self._focus.focused == "list"
        self._picture.draw(surface, self.list, self._rows, words.nothing, hovered, keys)
