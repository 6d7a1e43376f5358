"""Novice: imagines a few ways to play the turn and takes the best-looking one, misjudging a little.

It does not search, so that it overlooks things as a beginner does, and forgives.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from engine.ai.contract import Candidate, Decision, Evaluation, Thinking
from engine.ai.reasons import compared
from engine.ai.search.rollouts import rollout
from engine.ai.search.turns import Line
from engine.ai.worlds import PossibleWorld
from engine.core import Action

TOLD = 2
WAYS = 4
"""How many ways it imagines, unless a game's weights say `novice_ways`."""


class Novice(Thinking):
    """A few rollouts to the end of the turn; `novice_noise` points of misjudgement."""

    def __init__(self, evaluation: Evaluation, given: PossibleWorld, seed: int) -> None:
        self._game = given.game
        self._evaluation = evaluation
        self._world = given.another(f"{seed} novice").state
        self._seat = given.seat
        self._chance = Random(f"{seed} ways")
        self._noise = evaluation.weights.get("novice_noise", 0.0)
        self._ways = int(evaluation.weights.get("novice_ways", WAYS))
        self._best: dict[Action, Line] = {}
        self._looked_at = 0

    def steps(self) -> Iterator[int]:
        """One step for each way that it imagines."""
        for _ in range(self._ways):
            line = rollout(self._game, self._evaluation, self._world, self._seat, self._chance)
            line.value += self._chance.gauss(0.0, self._noise)
            known = self._best.get(line.plan[0])
            if known is None or line.value > known.value:
                self._best[line.plan[0]] = line
            self._looked_at += 1
            yield self._looked_at

    def decision(self) -> Decision:
        """The best-looking way so far, and the best one that begins otherwise."""
        if not self._best:
            return Decision(self._world.options[0])
        lines = sorted(self._best.values(), key=lambda line: -line.value)[:TOLD]
        why = compared(self._evaluation, [(line.value, line.state) for line in lines], self._seat)
        candidates = tuple(
            Candidate(line.plan, line.value, reasons)
            for line, reasons in zip(lines, why, strict=True)
        )
        return Decision(candidates[0].plan[0], candidates, self._looked_at)
