"""The levels: from a position to a decision, within a budget."""

from __future__ import annotations

import time
from collections.abc import Iterator
from copy import copy
from random import Random

from engine.ai.contract import (
    LAB_LEVELS,
    LEARNED,
    LINEAR,
    Budget,
    Decision,
    Evaluation,
    Thinking,
)
from engine.ai.learned.features import load_features
from engine.ai.search.characters import character_of, level_of
from engine.ai.search.expert import Expert
from engine.ai.search.methods import (
    ANY,
    Method,
    NetMethod,
    SumMethod,
    differs_by_table,
    method_of,
    uses_net,
    usual_method,
)
from engine.ai.search.novice import Novice
from engine.ai.search.solo_search import SoloSearch
from engine.ai.search.standard import Standard
from engine.ai.search.taste import Taste, Tasted
from engine.ai.search.tree import Tree
from engine.ai.worlds import PossibleWorld
from engine.core import Action

BUDGETS = {
    "random": Budget(1),
    "novice": Budget(64),
    "standard": Budget(2000),
    "expert": Budget(2000),
    "master": Budget(8000),
    LEARNED: Budget(2000),
}
"""Positions per decision: about 100 ms for the searching levels, a Master's four times that."""

AT_THE_TABLE = {
    "random": Budget(1),
    "novice": Budget(64, 0.03),
    "standard": Budget(2000, 0.2),
    "expert": Budget(10_000, 1.4),
    "master": Budget(40_000, 3.8),
    LEARNED: Budget(10_000, 1.4),
}
"""What a level may use where a person waits for it."""


def budget_of(level: str, *, timed: bool = False) -> Budget:
    """What a decision of a level may cost, at the table or counted in positions alone."""
    known = AT_THE_TABLE if timed else BUDGETS
    return known[level_of(level).removesuffix(LINEAR)]


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


def prepare(key: str) -> None:
    """Load what a game's levels think with, so that the first thought need not: NumPy alone takes
    a tenth of a second. Raises DataError."""
    if uses_net(key):
        from engine.ai.learned.shelf import read_nets

        read_nets(key)


def think(evaluation: Evaluation, given: PossibleWorld, player: str, seed: int) -> Thinking:
    """The thinking of a level, or of a character at a level (`standard:odo`), about the open
    question; anybody may drive and stop it.

    A net that cannot be used is done without. Raises ValueError for an unknown level, DataError
    for other broken files of the game.
    """
    level = level_of(player)
    if level not in LAB_LEVELS:
        raise ValueError(f"no level is called {level!r}")
    if level == "random":
        return Settled(Random(seed).choice(given.state.options))
    character = character_of(given.game.key, player)
    taste = None if character is None else Taste(given.game, character, given.seat)
    method = _method(given, level)
    if isinstance(method, NetMethod):
        learned = _learned(given, seed, method, taste, strictly=level == LEARNED)
        if learned is not None:
            return learned
        method = usual_method(level)
    world = given.another(f"{seed} gate")
    evaluation = _set(evaluation.for_table(world.state), method)
    options = evaluation.prune(world.state, world.state.options)
    if len(options) == 1:
        return Settled(options[0])
    if taste is not None:
        evaluation = Tasted(evaluation, taste)
    return _summed(evaluation, world, method.search, seed)


def _method(given: PossibleWorld, level: str) -> Method:
    if level == LEARNED:
        return NetMethod()
    if level.endswith(LINEAR):
        return SumMethod(level.removesuffix(LINEAR), {})
    if not differs_by_table(given.game.key, level):
        return method_of(given.game, ANY, level)
    features = load_features(given.game, given.state)
    return method_of(given.game, ANY if features is None else features.table, level)


def _set(evaluation: Evaluation, method: SumMethod) -> Evaluation:
    """The same sum, searched as the method says."""
    if not method.settings:
        return evaluation
    changed = copy(evaluation)
    changed.weights = {**evaluation.weights, **method.settings}
    return changed


def _summed(evaluation: Evaluation, world: PossibleWorld, search: str, seed: int) -> Thinking:
    """A search with the linear sum."""
    if search == "novice":
        return Novice(evaluation, world, seed)
    if search == "standard":
        return Standard(evaluation, world, seed)
    if evaluation.weights.get("solo_turns"):
        return SoloSearch(evaluation, world, seed)
    if evaluation.weights.get("expert_tree"):
        return Tree(evaluation, world, seed)
    return Expert(evaluation, world, seed)


def _learned(
    given: PossibleWorld, seed: int, method: NetMethod, taste: Taste | None, *, strictly: bool
) -> Thinking | None:
    """The search of what learned the table of a world; None where nothing did, or where its file
    is damaged and nobody asks `strictly` for a net. NumPy comes with it, which nobody loads who
    does not think."""
    from engine.ai.learned.deepened import Deepened
    from engine.ai.learned.player import Learned
    from engine.ai.learned.shelf import learned_for, usable_for

    learner = (learned_for if strictly else usable_for)(given.game, given.state)
    if learner is None:
        return None
    if len(given.state.options) == 1:
        return Settled(given.state.options[0])
    search = Deepened if method.candidates else Learned
    return search(learner, given, seed, method, taste)


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
    return drive(think(evaluation, world, level, seed), budget or budget_of(level))
