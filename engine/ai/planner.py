"""A planner plays one seat: it keeps to the plan of its turn as long as all comes as foreseen."""

from __future__ import annotations

from typing import Any

from engine.ai.contract import Budget, Candidate, Decision, Evaluation
from engine.ai.levels import budget_of, choose
from engine.ai.search.fingerprint import fingerprint_of
from engine.ai.search.turns import settle
from engine.ai.worlds import PossibleWorld
from engine.core import Action, act
from engine.game import Game


class Planner:
    """Remembers the rest of a plan and what the seat should then see. A surprise (a card that
    was turned up, an answer of somebody else) makes it think anew."""

    def __init__(self, game: Game, evaluation: Evaluation, level: str) -> None:
        self.level = level
        self._game = game
        self._evaluation = evaluation
        self._plan: tuple[Action, ...] = ()
        self._candidate: Candidate | None = None
        self._expected: Any = None
        self._seat = -1

    def decide(self, world: PossibleWorld, seed: int, budget: Budget | None = None) -> Decision:
        """The decision of the seat that is asked, from the plan or thought about."""
        decision = self.foreseen(world)
        if decision is None:
            budget = budget or budget_of(self.level)
            decision = choose(self._evaluation, world, self.level, seed, budget)
            self.adopt(world, decision, seed)
        return decision

    def foreseen(self, world: PossibleWorld) -> Decision | None:
        """The next decision of the plan, if the seat sees what it expected to see."""
        if not self._plan or world.seat != self._seat or not self._looks_alike(world):
            self._plan = ()
            return None
        action = self._plan[0]
        known = self._candidate
        candidates = () if known is None else (Candidate(self._plan, known.value, known.reasons),)
        self._go_on()
        return Decision(action, candidates)

    def adopt(self, world: PossibleWorld, decision: Decision, seed: int) -> None:
        """Keep to what was found from now on; the decision itself is about to be taken."""
        self._plan = ()
        if self.level == "random" or not decision.candidates:
            return
        self._candidate = decision.candidates[0]
        self._plan = self._candidate.plan
        self._seat = world.seat
        self._expected = world.another(f"{seed} foreseen").state
        if self._plan[0] in self._expected.options:
            self._go_on()
        else:
            self._plan = ()

    def _go_on(self) -> None:
        """Imagine the next decision of the plan taken."""
        action, *rest = self._plan
        before = self._game.clone(self._expected)
        act(self._game.ops, self._expected, action)
        over = settle(self._game, self._evaluation, before, self._expected, self._seat)
        self._plan = () if over else tuple(rest)

    def _looks_alike(self, world: PossibleWorld) -> bool:
        expected = self._game.mask(self._expected, self._seat)
        found = self._game.mask(world.state, self._seat)
        fingerprint = fingerprint_of(found.__class__)
        same = fingerprint(expected) == fingerprint(found)
        action = self._plan[0]
        return same and action in world.state.options and action in self._expected.options
