"""Practice: small positions of real games with a goal, and how well it was reached.

Reads `engine/games/<game>/lessons/practice.toml`; the sentences are `<game>.practice.<id>.<part>`.
A position is a seed and the decisions that led there. It lasts until another seat is asked or the
game is over; then the changes of some counters since are weighed.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from engine.cells import Entry, Sheet, parse_toml
from engine.cells.problems import CellError, written
from engine.core import Action
from engine.explain import Text
from engine.game import ENDS_ASKED, Config, Game, asked
from engine.games import folder_of, load_game
from engine.session import Session, from_json

FOLDER, FILE = "lessons", "practice.toml"
MOST_STARS = 3
_WON = "won"
"""Counts as a counter: 1 for whoever has won, -1 where another has."""


@dataclass(frozen=True, slots=True)
class Position:
    """One position. `counts`: by counter, what a change of one is worth; `rival`: the same for the
    best of the others. `levels`: what is worth three stars, two, one. `solution`: the decisions
    that bring the most."""

    id: str
    game: str
    clause: str
    config: Mapping[str, Any]
    seed: int
    seat: int
    log: tuple[Action, ...]
    counts: Mapping[str, int]
    rival: Mapping[str, int]
    levels: tuple[int, ...]
    solution: tuple[Action, ...]
    data_text: str
    told: bool = True
    """The worth is points, which can be told."""

    def text(self, part: str) -> str:
        """The key of a sentence of this position."""
        return f"{self.game}.practice.{self.id}.{part}"

    def stars(self, worth: int) -> int:
        """0 to 3, for what somebody made of it."""
        reached = [place for place, level in enumerate(self.levels) if worth >= level]
        return MOST_STARS - reached[0] if reached else 0

    def worth(self, game: Game, before: Any, after: Any) -> int:
        """What the changes between two states are worth."""
        others = [seat for seat in range(len(self.config["seats"])) if seat != self.seat]
        own = _change(game, self.counts, before, after, self.seat)
        return own + max(_change(game, self.rival, before, after, seat) for seat in others)

    def done(self, session: Session) -> bool:
        """True when nothing is left to decide."""
        return session.asked != self.seat


def position_session(position: Position, name: str, solved: int = 0) -> Session:
    """The game of a position with its own component data, after so many decisions of the
    solution. Raises ReplayError when the rules of today refuse it."""
    seats = [dict(seat) for seat in position.config["seats"]]
    seats[position.seat]["name"] = name
    config: Config = {**position.config, "seats": seats}
    session = Session(load_game(position.game, position.data_text), config, position.seed)
    session.replay(position.log)
    session.replay(position.solution[:solved])
    return session


def worth_of(position: Position, session: Session) -> int:
    """What was made of a position so far."""
    before = session.rewind(len(position.log))
    return position.worth(session.game, before, session.state)


def has_practice(game: str) -> bool:
    """True for a game that has positions."""
    return (folder_of(game) / FOLDER / FILE).is_file()


@lru_cache(maxsize=8)
def load_practice(game: str) -> tuple[Position, ...]:
    """The positions of a game in their order; none where it has no file. Raises DataError."""
    path = folder_of(game) / FOLDER / FILE
    return read_practice(game, path.read_text(encoding="utf-8")) if path.is_file() else ()


def read_practice(game: str, text: str) -> tuple[Position, ...]:
    """Positions from the text of their file. Raises DataError."""
    sheet = Sheet(FILE, parse_toml(FILE, text))
    head = sheet.section("practice")
    data = (folder_of(game) / FOLDER / head.text("data")).read_text(encoding="utf-8")
    found = tuple(_position(game, entry, data) for entry in sheet.entries("position"))
    sheet.finish()
    return found


def _position(game: str, entry: Entry, data: str) -> Position:
    seats = [
        {
            "kind": each.word("kind"),
            "colour": each.word("colour"),
            "name": each.text("name") if "name" in each else "",
        }
        for each in entry.tables("seats")
    ]
    options = dict(entry.table("options").cells) if "options" in entry else {}
    for column in options:
        entry.table("options").cell(column)
    ends = {"ends": ENDS_ASKED} if "ends" not in entry or entry.flag("ends") else {}
    levels = entry.numbers("levels", -99, 99)
    if len(levels) != MOST_STARS or list(levels) != sorted(levels, reverse=True):
        raise entry.fail("levels", Text("data.three_levels"))
    return Position(
        entry.word("id"),
        game,
        entry.word("clause"),
        {"seats": seats, "options": options, **ends},
        entry.number("seed", 0, 999_999_999),
        entry.number("seat", 0, 4),
        entry.parsed("log", _decisions),
        _amounts(entry, "counts"),
        _amounts(entry, "rival"),
        levels,
        entry.parsed("solution", _decisions),
        data,
        set(_amounts(entry, "counts")) == {"points"} and "rival" not in entry,
    )


def _amounts(entry: Entry, column: str) -> dict[str, int]:
    if column not in entry:
        return {}
    table = entry.table(column)
    return {name: table.number(name, -99, 99) for name in table.cells}


def _decisions(value: Any) -> tuple[Action, ...]:
    if not isinstance(value, list) or not all(isinstance(each, list) for each in value):
        raise CellError("data.not_decisions", value=written(value))
    return tuple(from_json(each) for each in value)


def _change(game: Game, counts: Mapping[str, int], before: Any, after: Any, seat: int) -> int:
    if not counts:
        return 0
    old, new = _counted(game, before, seat), _counted(game, after, seat)
    return sum(n * (new.get(key, 0) - old.get(key, 0)) for key, n in counts.items())


def _counted(game: Game, state: Any, seat: int) -> dict[str, int]:
    won = 0
    if asked(state) < 0:
        won = 1 if seat in game.outcome(state).winners else -1
    points = {"points": game.standing(state)[seat]} if game.info.by_points else {}
    return {**game.counters(state, seat), **points, _WON: won}
