"""What is kept apart in the records: automas by difficulty; tables by players, variant and level.

A place is a row and a column of one of the two grids. Every result belongs to one place, and
points are only compared within a row of tables, or among games against automas.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.simulation.seat_words import AUTOMA_BOARDS, DIFFICULTIES
from scenes.play.records_entry import LEVELS, PEOPLE, Category

Place = tuple[str, str]
"""Row and column: a board and a difficulty, or a kind of table and a level."""

AUTOMA_GAMES: Final = ("viscounts",)
"""Games whose rules have automas to be beaten."""

VARIANTS: Final = {"caylus": ("base", "advanced")}
"""Variants that score differently; a game without them has one, which is never named."""

WITHOUT_POINTS: Final = ("tara",)
"""Games that are won by something else than points: theirs are not compared."""

_MOST_PLAYERS: Final = {"versailles": 5}
_PLAIN: Final = ("",)


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


AUTOMA_GRID: Final = RecordsGrid(AUTOMA_BOARDS, tuple(map(str, DIFFICULTIES)), True)


def player_counts(game: str) -> tuple[int, ...]:
    """How many can play a game at one table."""
    return tuple(range(2, _MOST_PLAYERS.get(game, 4) + 1))


def views_of(game: str) -> tuple[str, ...]:
    """The lists of results: all, against an automa, by number of players, and those apart."""
    solo = ("solo",) if game in AUTOMA_GAMES else ()
    return ("all", *solo, *map(str, player_counts(game)), "assisted")


def grid_of(game: str, view: str) -> RecordsGrid:
    """The grid beside a list: that of the automas until a number of players is chosen."""
    if game in AUTOMA_GAMES and not view.isdecimal():
        return AUTOMA_GRID
    tables = tuple(
        table_key(players, variant)
        for players in player_counts(game)
        for variant in VARIANTS.get(game, _PLAIN)
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
    known = VARIANTS.get(game, _PLAIN)
    return variant if variant in known else known[0]


def place_of(category: Category, variant: str) -> Place:
    """Where a result stands; chance as an opponent has a column of its own that is not shown."""
    if category.board:
        return category.board, str(category.difficulty)
    return table_key(category.players, variant), category.level
