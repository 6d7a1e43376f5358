"""What was measured about the opponents of a game: read by the lobby, written by the lab.

`ai/levels/strength.toml` of a game has a table for each kind of table (`2`, `3_advanced`, `1` alone
against an automa). An entrant is a level, or `automa:BOARD:DIFFICULTY`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from functools import lru_cache
from itertools import takewhile
from math import log
from pathlib import Path
from typing import Any

from engine.cells import reading, tables_in
from engine.games import folder_of

AUTOMA = "automa"
MIDDLE = 1500
SCALE = 400 / log(10)
"""Elo of one unit of the logarithm of strength: 400 more is ten times the strength."""
DOUBT = 2.0
"""Standard deviation, in such units, of what is believed before any game: 350 Elo. It keeps who
won every game from being infinitely strong."""


@dataclass(frozen=True, slots=True)
class Rating:
    """Strength on the Elo scale, where Standard stands at 1500, and its 95 % interval."""

    elo: int
    low: int
    high: int


@dataclass(frozen=True, slots=True)
class Duel:
    """What `first` won of `games` against `second` on every other seat, 0 to 1, and the 95 %
    interval of that share."""

    first: str
    second: str
    games: int
    share: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Strength:
    """One kind of table."""

    ratings: Mapping[str, Rating]
    duels: tuple[Duel, ...]

    def duel(self, first: str, second: str) -> Duel | None:
        """What was measured between two entrants, seen from `first`; None for nothing."""
        for each in self.duels:
            if (each.first, each.second) == (first, second):
                return each
        return None

    def automas(self, difficulty: int) -> list[tuple[str, Duel]]:
        """The boards of a difficulty that were measured, the hardest first, each with what the
        opponent that they were measured by won against them."""
        found = []
        for each in self.duels:
            kind, _, rest = each.second.partition(":")
            board, _, step = rest.partition(":")
            if kind == AUTOMA and step == str(difficulty):
                found.append((board, each))
        return sorted(found, key=lambda item: item[1].share)


NOTHING = Strength({}, ())


def strength_file(key: str) -> Path:
    """Where the measures of a game lie."""
    return folder_of(key) / "ai" / "levels" / "strength.toml"


def strength_of(key: str, table: str) -> Strength:
    """What is known about a kind of table; nothing where nobody measured. Raises DataError."""
    return read_strength(strength_file(key)).get(table, NOTHING)


@lru_cache(maxsize=8)
def read_strength(path: Path) -> Mapping[str, Strength]:
    """Every kind of table of a file. Raises DataError."""
    if not path.is_file():
        return {}
    tables: dict[str, Strength] = {}
    for table, entry in tables_in(path).items():
        with reading(path.name, table, "rating, duel"):
            tables[table] = _strength(entry)
    return tables


def _strength(entry: Mapping[str, Any]) -> Strength:
    ratings = {
        name: Rating(int(each["elo"]), int(each["low"]), int(each["high"]))
        for name, each in entry.get("rating", {}).items()
    }
    duels = tuple(
        Duel(
            str(each["first"]),
            str(each["second"]),
            int(each["games"]),
            float(each["share"]),
            float(each["low"]),
            float(each["high"]),
        )
        for each in entry.get("duel", [])
    )
    return Strength(ratings, duels)


def write_strength(path: Path, tables: Mapping[str, Strength]) -> None:
    """Write every kind of table, below the comment that the file begins with, in one go: a reader
    never finds half a file."""
    old = path.read_text(encoding="utf-8").splitlines() if path.is_file() else []
    lines = list(takewhile(lambda line: line.startswith("#"), old))
    for table, known in sorted(tables.items()):
        for name, rating in known.ratings.items():
            lines += ["", f'["{table}".rating."{name}"]', *_entries(rating)]
        for duel in known.duels:
            lines += ["", f'[["{table}".duel]]', *_entries(duel)]
    half = path.with_name(path.name + ".part")
    half.write_text("\n".join(lines) + "\n", encoding="utf-8")
    half.replace(path)
    read_strength.cache_clear()


def _entries(row: Rating | Duel) -> list[str]:
    return [f"{name} = {_written(value)}" for name, value in asdict(row).items()]


def _written(value: str | int | float) -> str:
    return f'"{value}"' if isinstance(value, str) else f"{round(value, 3)}"
