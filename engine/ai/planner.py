"""A mind plays one seat: it keeps to the plan of its turn as long as all comes as foreseen."""

from __future__ import annotations

from typing import Any

from engine.ai.contract import Budget, Candidate, Decision, Evaluation
from engine.ai.levels import BUDGETS, choose
from engine.ai.search.fingerprint import fingerprint_of
from engine.ai.search.turns import settle
from engine.ai.worlds import possible_world
from engine.core import Action, act
from engine.game import Game, asked


class Mind:
    """Remembers the rest of a plan and what the seat should then see. A surprise (a card that
    was turned up, an answer of somebody else) makes it think anew."""

    def __init__(self, game: Game, evaluation: Evaluation, level: str) -> None:
        self.level = level
        self._game = game
        self._evaluation = evaluation
        self._plan: tuple[Action, ...] = ()
        self._candidate: Candidate | None = None
        self._world: Any = None
        self._seat = -1

    def decide(self, state: Any, seed: int, budget: Budget | None = None) -> Decision:
        """The decision of the seat that is asked, from the plan or thought about."""
        decision = self.foreseen(state)
        if decision is None:
            decision = choose(
                self._game, self._evaluation, state, self.level, seed, budget or BUDGETS[self.level]
            )
            self.adopt(state, decision, seed)
        return decision

    def foreseen(self, state: Any) -> Decision | None:
        """The next decision of the plan, if the seat sees what it expected to see."""
        if not self._plan or asked(state) != self._seat or not self._looks_alike(state):
            self._plan = ()
            return None
        action = self._plan[0]
        known = self._candidate
        candidates = () if known is None else (Candidate(self._plan, known.value, known.reasons),)
        self._go_on()
        return Decision(action, candidates)

    def adopt(self, state: Any, decision: Decision, seed: int) -> None:
        """Keep to what was found from now on; the decision itself is about to be taken."""
        self._plan = ()
        if self.level == "random" or not decision.candidates:
            return
        self._candidate = decision.candidates[0]
        self._plan = self._candidate.plan
        self._seat = asked(state)
        self._world = possible_world(self._game, state, self._seat, f"{seed} foreseen")
        if self._plan[0] in self._world.options:
            self._go_on()
        else:
            self._plan = ()

    def _go_on(self) -> None:
        """Imagine the next decision of the plan taken."""
        action, *rest = self._plan
        before = self._game.clone(self._world)
        act(self._game.ops, self._world, action)
        over = settle(self._game, self._evaluation, before, self._world, self._seat)
        self._plan = () if over else tuple(rest)

    def _looks_alike(self, state: Any) -> bool:
        expected = self._game.mask(self._world, self._seat)
        found = self._game.mask(state, self._seat)
        fingerprint = fingerprint_of(found.__class__)
        same = fingerprint(expected) == fingerprint(found)
        action = self._plan[0]
        return same and action in state.options and action in self._world.options
