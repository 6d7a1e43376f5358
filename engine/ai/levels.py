"""The levels: from a position to a decision, within a budget."""

from __future__ import annotations

import time
from collections.abc import Iterator
from random import Random

from engine.ai.contract import LEARNED, Budget, Decision, Evaluation, Thinking
from engine.ai.search.expert import Expert
from engine.ai.search.novice import Novice
from engine.ai.search.solo_search import SoloSearch
from engine.ai.search.standard import Standard
from engine.ai.search.tree import Tree
from engine.ai.worlds import PossibleWorld
from engine.core import Action

BUDGETS = {
    "random": Budget(1),
    "novice": Budget(64),
    "standard": Budget(2000),
    "expert": Budget(2000),
    LEARNED: Budget(2000),
}
"""Positions per decision: about 100 ms for the searching levels."""

AT_THE_TABLE = {
    "random": Budget(1),
    "novice": Budget(64, 0.03),
    "standard": Budget(2000, 0.2),
    "expert": Budget(10_000, 1.5),
    LEARNED: Budget(10_000, 1.5),
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


def think(evaluation: Evaluation, given: PossibleWorld, level: str, seed: int) -> Thinking:
    """The thinking of a level about the open question; anybody may drive and stop it.

    Raises ValueError for an unknown level.
    """
    if level == "random":
        return Settled(Random(seed).choice(given.state.options))
    if level == LEARNED:
        learned = _learned(given, seed)
        if learned is not None:
            return learned
        level = "expert"
    world = given.another(f"{seed} gate")
    evaluation = evaluation.for_table(world.state)
    options = evaluation.prune(world.state, world.state.options)
    if len(options) == 1:
        return Settled(options[0])
    if level == "novice":
        return Novice(evaluation, world, seed)
    if level == "standard":
        return Standard(evaluation, world, seed)
    if level == "expert" and evaluation.weights.get("solo_turns"):
        return SoloSearch(evaluation, world, seed)
    if level == "expert" and evaluation.weights.get("expert_tree"):
        return Tree(evaluation, world, seed)
    if level == "expert":
        return Expert(evaluation, world, seed)
    raise ValueError(f"no level is called {level!r}")


def _learned(given: PossibleWorld, seed: int) -> Thinking | None:
    """What learned the table of a world; None where nothing did. NumPy comes with it, which
    nobody loads who does not think."""
    from engine.ai.learned.player import Learned
    from engine.ai.learned.shelf import learned_for

    known = learned_for(given.game, given.state)
    if known is None:
        return None
    if len(given.state.options) == 1:
        return Settled(given.state.options[0])
    return Learned(*known, given, seed)


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
    evaluation: Evaluation,
    world: PossibleWorld,
    level: str,
    seed: int,
    budget: Budget | None = None,
) -> Decision:
    """The decision of a level within a budget; it always comes, however small the budget is."""
    return drive(think(evaluation, world, level, seed), budget or BUDGETS[level])
