"""The games that can be played, by key.

A game is a package with `make_game(data_text)` and, in its module `info`, `INFO`. Four are
registered here, in the order in which they are offered; a fifth is one more `register`, wherever
its package lies.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import cache, lru_cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.game import Game, GameInfo

_packages: dict[str, str] = {}


class UnknownGameError(ValueError):
    """No game has this key."""


def register(key: str, package: str) -> None:
    """Offer a game; its package is imported when it is first wanted.

    Raises ValueError when another package has the key.
    """
    if _packages.setdefault(key, package) != package:
        raise ValueError(f"{key!r} is {_packages[key]} already, not {package}")


@contextmanager
def registered(key: str, package: str) -> Iterator[None]:
    """Offer a game for a while: for tests."""
    register(key, package)
    try:
        yield
    finally:
        del _packages[key]
        load_game.cache_clear()


def game_keys() -> tuple[str, ...]:
    """All games in the order in which they are offered."""
    return tuple(_packages)


def registrations() -> tuple[tuple[str, str], ...]:
    """Keys and packages as plain values, for `register_all` in another process."""
    return tuple(_packages.items())


def register_all(games: Iterable[tuple[str, str]]) -> None:
    """Offer what another process offers."""
    for key, package in games:
        register(key, package)


@lru_cache(maxsize=8)
def load_game(key: str, data_text: str | None = None) -> Game:
    """The game of a key, with the shipped component data or those of a stored session.

    Raises UnknownGameError.
    """
    game: Game = import_module(package_of(key)).make_game(data_text)
    return game


def has_own_data(game: Game) -> bool:
    """True for a game that was made with other component data than the shipped ones."""
    return game.data_text != load_game(game.key).data_text


def info_of(key: str) -> GameInfo:
    """What a game is to who offers it, also while its component data cannot be read.

    Raises UnknownGameError.
    """
    info: GameInfo = import_module(f"{package_of(key)}.info").INFO
    return info


def package_of(key: str) -> str:
    """The dotted name of a game's package. Raises UnknownGameError."""
    if key not in _packages:
        raise UnknownGameError(key)
    return _packages[key]


def part_of(key: str, *names: str) -> ModuleType | None:
    """A module of a game's package that it may have or not: its names from the package down."""
    module = package_of(key)
    for name in names:
        above = find_spec(module)
        module = f"{module}.{name}"
        if above is None or above.submodule_search_locations is None or find_spec(module) is None:
            return None
    return import_module(module)


def folder_of(key: str) -> Path:
    """Where a game's package lies, with the files that belong to it."""
    return _folder(package_of(key))


@cache
def _folder(package: str) -> Path:
    spec = find_spec(package)
    if spec is None or spec.origin is None:
        raise ModuleNotFoundError(f"no package {package}")
    return Path(spec.origin).parent


register("viscounts", "engine.games.viscounts")
register("caylus", "engine.games.caylus")
register("tara", "engine.games.tara")
register("versailles", "engine.games.versailles")
