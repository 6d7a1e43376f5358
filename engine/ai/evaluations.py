"""Which evaluation belongs to which game, and its weights."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from engine.ai.contract import STANDING, Evaluation, Weights
from engine.cells import reading, tables_in
from engine.game import Game
from engine.games import folder_of, part_of

_MODULE = ("ai", "evaluation")
VICTORY = 1000.0
"""Points for the end of the game, so that no lead outweighs a victory."""


class StandingEvaluation(Evaluation):
    """How a game without an evaluation of its own is judged, by what everybody can see: the own
    points if the game ended now less those of the best of the others."""

    def __init__(self, game: Game, weights: Weights) -> None:
        self.weights = weights
        self._game = game

    def value(self, state: Any, seat: int) -> float:
        """The lead; at the end the victory as well."""
        points = self._game.standing(state)
        best = max((p for other, p in enumerate(points) if other != seat), default=0)
        lead = float(points[seat] - best)
        if state.agenda:
            return lead
        winners = self._game.outcome(state).winners
        return lead + (VICTORY / len(winners) if seat in winners else -VICTORY)

    def terms(self, state: Any, seat: int) -> dict[str, float]:
        """The lead alone."""
        return {STANDING: self.value(state, seat)}


def load_evaluation(game: Game, weights: Weights | None = None) -> Evaluation:
    """The evaluation of a game: `make_evaluation(game, weights)` in its package's `ai.evaluation`;
    a game without one is judged by its standing.

    `weights` replace those of the shipped file. Raises DataError for a broken file.
    """
    module = part_of(game.key, *_MODULE)
    if module is None:
        return StandingEvaluation(game, weights or {})
    evaluation: Evaluation = module.make_evaluation(
        game, shipped_weights(game.key) if weights is None else weights
    )
    return evaluation


def weights_name(key: str, players: Sequence[str]) -> str:
    """Whose file these players use: a game may have one of its own for tables with an automa."""
    solo = f"{key}_solo"
    if any(word.startswith("automa") for word in players) and weights_file(solo).is_file():
        return solo
    return key


def weights_file(key: str) -> Path:
    """Where the tuned weights of a game lie."""
    game, _, kind = key.partition("_")
    return folder_of(game) / "ai" / (f"weights_{kind}.toml" if kind else "weights.toml")


@lru_cache(maxsize=8)
def shipped_weights(key: str) -> Weights:
    """The table `[weights]` of a game's file; nothing for a game that is judged by its standing.

    Raises DataError naming the file and the entry.
    """
    if part_of(key.partition("_")[0], *_MODULE) is None:
        return {}
    path = weights_file(key)
    table = tables_in(path)
    with reading(path.name, "", "weights"):
        entries = dict(table["weights"])
    found: dict[str, float] = {}
    for name, number in entries.items():
        with reading(path.name, "weights", name):
            found[name] = float(number)
    return found
