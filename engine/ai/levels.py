"""The levels: from a position to a decision, within a budget."""

from __future__ import annotations

import time
from collections.abc import Iterator
from random import Random
from typing import Any

from engine.ai.contract import Budget, Decision, Evaluation, Thinking
from engine.ai.search.expert import Expert
from engine.ai.search.novice import Novice
from engine.ai.search.solo_search import Alone
from engine.ai.search.standard import Standard
from engine.ai.search.tree import Tree
from engine.ai.worlds import possible_world
from engine.core import Action
from engine.game import Game, asked

BUDGETS = {
    "random": Budget(1),
    "novice": Budget(64),
    "standard": Budget(2000),
    "expert": Budget(2000),
}
"""Positions per decision: about 100 ms for the searching levels."""

AT_THE_TABLE = {
    "random": Budget(1),
    "novice": Budget(64, 0.03),
    "standard": Budget(2000, 0.2),
    "expert": Budget(10_000, 1.5),
}
"""What a level may use where a person waits for it."""


class Settled(Thinking):
    """A decision that needs no thought."""

    def __init__(self, action: Action) -> None:
        self._action = action

    def steps(self) -> Iterator[int]:
        """None."""
        return iter(())

    def decision(self) -> Decision:
        """The only answer worth looking at, or one drawn by lot."""
        return Decision(self._action)


def think(game: Game, evaluation: Evaluation, state: Any, level: str, seed: int) -> Thinking:
    """The thinking of a level about the open question; anybody may drive and stop it.

    `state` may be the true one or a re-dealt one: it is re-dealt first, so that only what the seat
    sees has an influence.
    Raises ValueError for an unknown level.
    """
    seat = asked(state)
    if level == "random":
        return Settled(Random(seed).choice(state.options))
    world = possible_world(game, state, seat, f"{seed} gate")
    evaluation = evaluation.for_table(world)
    options = evaluation.prune(world, world.options)
    if len(options) == 1:
        return Settled(options[0])
    if level == "novice":
        return Novice(game, evaluation, world, seat, seed)
    if level == "standard":
        return Standard(game, evaluation, world, seat, seed)
    if level == "expert" and evaluation.weights.get("alone_turns"):
        return Alone(game, evaluation, world, seat, seed)
    if level == "expert" and evaluation.weights.get("expert_tree"):
        return Tree(game, evaluation, world, seat, seed)
    if level == "expert":
        return Expert(game, evaluation, world, seat, seed)
    raise ValueError(f"no level is called {level!r}")


def drive(thinking: Thinking, budget: Budget) -> Decision:
    """Think until the budget is spent, or until more time would change nothing."""
    started = time.perf_counter()
    for iterations in thinking.steps():
        if iterations >= budget.iterations:
            break
        if budget.seconds is not None and time.perf_counter() - started >= budget.seconds:
            break
    return thinking.decision()


def choose(
    game: Game,
    evaluation: Evaluation,
    state: Any,
    level: str,
    seed: int,
    budget: Budget | None = None,
) -> Decision:
    """The decision of a level within a budget; it always comes, however small the budget is."""
    return drive(think(game, evaluation, state, level, seed), budget or BUDGETS[level])
