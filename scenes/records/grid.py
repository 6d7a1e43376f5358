"""What is kept apart in the records: automas by difficulty; tables by players, variant and level.

A place is a row and a column of one of the two grids. Every result belongs to one place, and
points are only compared within a row of tables, or among games against automas.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.ai.contract import LEVELS
from engine.games import info_of
from scenes.play.records.entry import PEOPLE, Category

Place = tuple[str, str]
"""Row and column: a board and a difficulty, or a kind of table and a level."""

_PLAIN: Final = ("",)
"""The variant of a game that has only one: it is never named."""


@dataclass(frozen=True, slots=True)
class RecordsGrid:
    """Rows and columns by key, from the top and from the left."""

    rows: tuple[str, ...]
    columns: tuple[str, ...]
    automas: bool

    @property
    def places(self) -> tuple[Place, ...]:
        """All places, row by row."""
        return tuple((row, column) for row in self.rows for column in self.columns)


def automa_grid(game: str) -> RecordsGrid:
    """Every automa of a game's rules at every difficulty of the box; empty for a game without any.
    Our own levels below have no place in it."""
    info = info_of(game)
    return RecordsGrid(info.automas, tuple(map(str, info.difficulties)), True)


def against_automa(place: Place) -> bool:
    """True for a place of the grid of automas."""
    return not place[0].partition("@")[0].partition("-")[0].isdecimal()


def views_of(game: str) -> tuple[str, ...]:
    """The lists of results: all, against an automa, by number of players, and those apart."""
    info = info_of(game)
    solo = ("solo",) if info.automas else ()
    learning = ("learning",) if info.own_levels else ()
    return ("all", *solo, *learning, *map(str, info.seats), "assisted")


def grid_of(game: str, view: str) -> RecordsGrid:
    """The grid beside a list: that of the automas until a number of players is chosen."""
    info = info_of(game)
    if info.automas and not view.isdecimal():
        return automa_grid(game)
    tables = tuple(
        table_key(players, variant) for players in info.seats for variant in info.variants or _PLAIN
    )
    return RecordsGrid(tables, (PEOPLE, *LEVELS[1:]), False)


def table_key(players: int, variant: str) -> str:
    """The row of a number of players and a variant."""
    return f"{players}-{variant}" if variant else str(players)


def read_table(row: str) -> tuple[int, str]:
    """The number of players and the variant of a row."""
    players, _, variant = row.partition("-")
    return int(players), variant


def known_variant(game: str, variant: str) -> str:
    """The variant of a record; records that name none are of the first."""
    known = info_of(game).variants or _PLAIN
    return variant if variant in known else known[0]


def place_of(category: Category, variant: str) -> Place:
    """Where a result stands; chance as an opponent has a column of its own that is not shown, and
    every box of its owner rows of its own."""
    apart = f"@{category.box}" if category.box else ""
    if category.board:
        return f"{category.board}{apart}", str(category.difficulty)
    return f"{table_key(category.players, variant)}{apart}", category.level
