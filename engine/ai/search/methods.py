"""How a level thinks at a table: by the linear sum or by a net, and how broadly it searches.

A game says it in its `ai/levels/levels.toml`, by kind of table: whichever proved stronger there,
and so that the levels are even steps. Without such a file all levels judge by the linear sum.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from engine.ai.contract import LEVELS
from engine.cells import reading, tables_in
from engine.cells.problems import CellError, written
from engine.game import Game
from engine.games import folder_of

ANY = "any"
"""The tables that have no entry of their own."""
SEARCHES = ("novice", "standard", "expert")
"""How the linear sum can be searched with."""


@dataclass(frozen=True, slots=True)
class SumMethod:
    """Search with the linear sum. `settings`: weights of the search (never of the sum) that
    replace those of the game."""

    search: str
    settings: Mapping[str, float]


@dataclass(frozen=True, slots=True)
class NetMethod:
    """Search by a net. Only ends of whole turns are judged.

    `worlds`: dealt for the own turn, `cap`: ways followed through it, 0 for as many as the game's
    features ask for. `temperature`: of the draw among ends of the own turn, in parts of a
    victory; 0 takes the best one. `candidates`: the best ends that are followed through the
    rivals' turns to the end of the own next one, 0 for none, in at most `futures` dealt worlds;
    `trust`: how much that counts against the judgement of the turn itself. `liking`: how much it
    counts what the game's opponents like beside points (`Features.liked`).
    """

    worlds: int = 0
    cap: int = 0
    temperature: float = 0.0
    candidates: int = 0
    futures: int = 8
    trust: float = 0.7
    liking: float = 1.0


Method = SumMethod | NetMethod


def method_of(game: Game, table: str, level: str) -> Method:
    """How a level thinks at a kind of table (`3`, `2_advanced`). Raises DataError."""
    known = _read(methods_file(game.key))
    return known.get((table, level)) or known.get((ANY, level)) or usual_method(level)


def differs_by_table(key: str, level: str) -> bool:
    """True where a game lets a level think in a way of its own at some tables. Raises DataError."""
    return any(table != ANY and name == level for table, name in _read(methods_file(key)))


def uses_net(key: str) -> bool:
    """True where a level of the game judges by a net at some table. Raises DataError."""
    return any(isinstance(each, NetMethod) for each in _read(methods_file(key)).values())


def check_methods(key: str) -> None:
    """Read how a game's levels think, before a game against them is begun. Raises DataError."""
    _read(methods_file(key))


def methods_file(key: str) -> Path:
    """Where a game says how its opponents think."""
    return folder_of(key) / "ai" / "levels" / "levels.toml"


def usual_method(level: str) -> SumMethod:
    """How a level searches with the linear sum where the game says nothing of it."""
    return SumMethod(level if level in SEARCHES else SEARCHES[-1], {})


@lru_cache(maxsize=8)
def _read(path: Path) -> Mapping[tuple[str, str], Method]:
    """Every entry of a file by table and level; nothing for a file that is not there."""
    if not path.is_file():
        return {}
    methods: dict[tuple[str, str], Method] = {}
    for table, levels in tables_in(path).items():
        with reading(path.name, "", table):
            entries = dict(levels)
        for level, entry in entries.items():
            with reading(path.name, table, level):
                if level not in LEVELS:
                    raise CellError("data.no_level", value=written(level))
                methods[table, level] = _method(dict(entry))
    return methods


def _method(entry: dict[str, Any]) -> Method:
    """One entry: `judge = "net"` or `judge = "sum"`, and its settings. Raises CellError."""
    judge = entry.pop("judge", None)
    if judge == "sum":
        search = entry.pop("search", SEARCHES[-1])
        if search not in SEARCHES:
            raise CellError("data.not_one_of", value=written(search), known=SEARCHES)
        return SumMethod(search, {name: float(number) for name, number in entry.items()})
    if judge != "net":
        raise CellError("data.not_one_of", value=written(judge), known=("net", "sum"))
    usual = asdict(NetMethod())
    unknown = [name for name in entry if name not in usual]
    if unknown:
        raise CellError("data.not_one_of", value=written(unknown[0]), known=tuple(usual))
    return NetMethod(**{name: type(usual[name])(number) for name, number in entry.items()})
