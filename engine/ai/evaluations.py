"""Which evaluation belongs to which game, and its weights."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import lru_cache
from importlib import import_module
from pathlib import Path

from engine import games
from engine.ai.contract import Evaluation, Weights
from engine.game import Game
from engine.reading import DataError, reading

_GAMES = Path(games.__file__).parent


def load_evaluation(game: Game, weights: Weights | None = None) -> Evaluation:
    """The evaluation of a game: `make_evaluation(game, weights)` in its `ai/evaluation.py`.

    `weights` replace those of the shipped file. Raises DataError for a broken file.
    """
    module = import_module(f"engine.games.{game.key}.ai.evaluation")
    evaluation: Evaluation = module.make_evaluation(
        game, shipped_weights(game.key) if weights is None else weights
    )
    return evaluation


def weights_name(key: str, players: Sequence[str]) -> str:
    """Whose file these players use: a game may have one of its own for tables with an automa."""
    alone = f"{key}_solo"
    if any(word.startswith("automa") for word in players) and weights_file(alone).is_file():
        return alone
    return key


def weights_file(key: str) -> Path:
    """Where the tuned weights of a game lie."""
    game, _, alone = key.partition("_")
    return _GAMES / game / "ai" / (f"weights_{alone}.toml" if alone else "weights.toml")


@lru_cache(maxsize=8)
def shipped_weights(key: str) -> Weights:
    """The table `[weights]` of a game's file. Raises DataError naming the file and the entry."""
    path = weights_file(key)
    with reading(path.name, "the file", "TOML"):
        try:
            table = dict(tomllib.loads(path.read_text(encoding="utf-8"))["weights"].items())
        except OSError as error:
            raise DataError(f"{path.name}: {error.strerror}") from error
    found: dict[str, float] = {}
    for name, number in table.items():
        with reading(path.name, "weights", name):
            found[name] = float(number)
    return found
