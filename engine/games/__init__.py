"""The games that can be played, by key."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module

from engine.game import Game

GAME_KEYS = ("viscounts", "caylus", "tara", "versailles")


class UnknownGameError(ValueError):
    """No game has this key."""


@lru_cache(maxsize=8)
def load_game(key: str, data_text: str | None = None) -> Game:
    """The game of a key, with the shipped component data or those of a stored session.

    Raises UnknownGameError.
    """
    if key not in GAME_KEYS:
        raise UnknownGameError(key)
    game: Game = import_module(f"engine.games.{key}").make_game(data_text)
    return game
