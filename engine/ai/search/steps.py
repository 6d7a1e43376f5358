"""Which search of a turn a game prefers, by its weights."""

from __future__ import annotations

from random import Random
from typing import Any

from engine.ai.contract import Evaluation
from engine.ai.search.rollouts import FrontSearch, RolloutSearch
from engine.ai.search.turns import Turn, TurnSearch
from engine.game import Game

__all__ = ["TurnSearch", "search_turn"]

WIDTH = 24
"""Of a beam for which the weights name none."""


def search_turn(
    game: Game, evaluation: Evaluation, world: Any, seat: int, seed: str, thrift: float = 1.0
) -> TurnSearch:
    """Rollouts where the weights name `search_rollouts`, else a beam of `search_width`; with
    `search_front` a front of so many beginnings, and the rollouts shared out behind each.

    `thrift` below 1 makes the search that much narrower.
    """
    each = evaluation.weights.get("search_rollouts", 0.0)
    front = evaluation.weights.get("search_front", 0.0)
    if front:
        count = max(1, round(front * thrift))
        return FrontSearch(game, evaluation, world, seat, count, int(each), Random(seed))
    if each:
        count = max(1, round(each * thrift))
        return RolloutSearch(game, evaluation, world, seat, count, Random(seed))
    width = evaluation.weights.get("search_width", WIDTH)
    return Turn(game, evaluation, world, seat, max(1, round(width * thrift)))
