"""The game in a minute: which pictures of the stored game stand on its double page, and the bars.

Reads `engine/games/<game>/lessons/minute.toml`; the sentences are the catalogue's, by the ids.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from engine.cells import Entry, Sheet, parse_toml
from engine.cells.problems import CellError, written
from engine.explain import Text
from engine.games import folder_of

_FILE = "minute.toml"
TURN, CALLS = 4, 6
"""So many pictures make a turn, and so many places of the board are named."""


@dataclass(frozen=True, slots=True)
class Scene:
    """One picture of a turn: the part of the table around some anchors, those in `rings` lit."""

    id: str
    shows: tuple[str, ...]
    rings: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Call:
    """A place of the board with a number on it."""

    id: str
    at: str


@dataclass(frozen=True, slots=True)
class Bar:
    """Points from one source, a mean over measured games; with one digit after the point."""

    id: str
    sign: str
    points: float


@dataclass(frozen=True, slots=True)
class Minute:
    """The whole page. `at`: after so many decisions of the stored game. `shows`: the map is
    the part of the board around these places; without any, the whole board."""

    game: str
    at: int
    games: int
    """In how many games the bars were measured."""
    turn: tuple[Scene, ...]
    calls: tuple[Call, ...]
    bars: tuple[Bar, ...]
    shows: tuple[str, ...] = ()

    def text(self, *parts: str) -> str:
        """The key of a sentence of this page in the catalogue."""
        return f"{self.game}.minute.{'.'.join(parts)}"


def has_minute(game: str) -> bool:
    """True for a game that has such a page."""
    return _path(game).is_file()


@lru_cache(maxsize=8)
def load_minute(game: str) -> Minute:
    """The page of a game. Raises DataError for a broken file, OSError where there is none."""
    return read_minute(game, _path(game).read_text(encoding="utf-8"))


def read_minute(game: str, text: str) -> Minute:
    """The page from the text of its file. Raises DataError."""
    sheet = Sheet(_FILE, parse_toml(_FILE, text))
    head = sheet.section("minute")
    minute = Minute(
        game,
        head.number("at", 0, 3000),
        head.number("games", 1, 100_000),
        tuple(map(_scene, sheet.entries("turn"))),
        tuple(Call(each.word("id"), each.word("at")) for each in sheet.entries("call")),
        tuple(map(_bar, sheet.entries("bar"))),
        _texts(head, "shows") if "shows" in head else (),
    )
    for name, count, wanted in (("turn", minute.turn, TURN), ("call", minute.calls, CALLS)):
        if len(count) != wanted:
            problem = Text("data.count", {"found": len(count), "wanted": wanted})
            raise sheet.entries(name)[-1].fail("id", problem)
    sheet.finish()
    return minute


def _path(game: str) -> Path:
    return folder_of(game) / "lessons" / _FILE


def _scene(entry: Entry) -> Scene:
    rings = _texts(entry, "rings") if "rings" in entry else ()
    return Scene(entry.word("id"), _texts(entry, "shows"), rings)


def _bar(entry: Entry) -> Bar:
    return Bar(entry.word("id"), entry.word("sign"), entry.parsed("points", _points))


def _points(value: object) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not -99 <= value <= 999:
        raise CellError("data.not_points", value=written(value))
    return float(value)


def _texts(entry: Entry, column: str) -> tuple[str, ...]:
    def texts(value: object) -> tuple[str, ...]:
        if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
            raise CellError("data.not_texts", value=written(value))
        return tuple(value)

    return entry.parsed(column, texts)
