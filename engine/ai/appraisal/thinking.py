"""How a position stands, and what a decision cost, as thoughts: driven and stopped like others."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.ai.appraisal.appraiser import Appraiser
from engine.ai.appraisal.contract import Verdict
from engine.ai.appraisal.ends import ended
from engine.ai.appraisal.including import Including
from engine.ai.contract import AnyReason, Budget, Candidate, Decision, Thinking
from engine.ai.evaluations import load_evaluation
from engine.ai.levels import drive, think
from engine.ai.reasons import differing
from engine.ai.worlds import PossibleWorld, possible_world
from engine.core import Action, act
from engine.game import asked

APPRAISE = "appraise"
"""The word for an appraisal, in the place of a level."""
JUDGE = "standard"
"""The level that plays a turn to its end which is appraised in its middle."""
WORLDS = 6
"""Dealt for an appraisal, and to see where two plans lead."""
REST = Budget(400)
"""For the rest of a turn."""
SURE = 0.005
"""No chance is told nearer to 0 or 1 than this, where the game is not over."""


def begin(world: PossibleWorld, level: str, seed: int, played: Action = ()) -> Thinking:
    """The thinking of a request: an appraisal, a verdict on `played`, or a level's decision."""
    if level == APPRAISE:
        return Appraising(world, seed)
    if played:
        return Examining(world, level, seed, played)
    return think(load_evaluation(world.game), world, level, seed)


class Appraising(Thinking):
    """How the game stands, as the seat of a world may know it. In the middle of its own turn the
    rest is played well first: such positions are worth nothing by themselves."""

    def __init__(self, given: PossibleWorld, seed: int) -> None:
        self._given = given
        self._seed = seed
        self._appraiser = Appraiser(given.game, given.state)
        self._states: list[Any] = []

    def steps(self) -> Iterator[int]:
        """One for each world, behind those of the rest of the turn."""
        plan: tuple[Action, ...] = ()
        state, done = self._given.state, 0
        if asked(state) == self._given.seat and not self._appraiser.begins(state):
            thinking = think(load_evaluation(self._given.game), self._given, JUDGE, self._seed)
            for done in thinking.steps():
                yield done
                if done >= REST.iterations:
                    break
            plan = _plan_of(thinking.decision())
        for number in range(WORLDS):
            world = self._given.another(f"{self._seed} stands {number}").state
            self._states.append(ended(self._appraiser, world, self._given.seat, plan))
            yield done + number + 1

    def decision(self) -> Decision:
        """The mean over the worlds so far; the decision itself means nothing."""
        state = self._given.state
        found = self._appraiser.appraisal(self._states or [state])
        action: Action = state.options[0] if state.options else ()
        return Decision(action, (), len(self._states), found)


class Examining(Thinking):
    """What a level would have decided, and how much worse it finds what was played."""

    def __init__(self, given: PossibleWorld, level: str, seed: int, played: Action) -> None:
        self._given = given
        self._seed = seed
        self._played = played
        self._appraiser = Appraiser(given.game, given.state)
        looking = Including(load_evaluation(given.game), given.state, played)
        self._thinking = think(looking, given, level, seed)

    def steps(self) -> Iterator[int]:
        """Those of the level."""
        return self._thinking.steps()

    def decision(self) -> Decision:
        """The decision of the level, and the verdict on what was played."""
        found = self._thinking.decision()
        verdict = Verdict(found.action)
        if found.action != self._played and found.candidates:
            verdict = self._verdict(found)
        return Decision(found.action, found.candidates, found.iterations, verdict)

    def _verdict(self, found: Decision) -> Verdict:
        best = found.candidates[0]
        known = next((each for each in found.candidates if each.plan[0] == self._played), None)
        plan = known.plan if known is not None else self._plan_behind_played()
        worlds = [
            self._given.another(f"{self._seed} compared {number}").state for number in range(WORLDS)
        ]
        seat = self._given.seat
        good = [ended(self._appraiser, world, seat, best.plan) for world in worlds]
        bad = [ended(self._appraiser, world, seat, plan) for world in worlds]
        if self._appraiser.learner is not None:
            return self._by_net(best, good, bad)
        behind = self._points(good) - self._points(bad)
        if known is not None:
            behind = best.value - known.value
        steepness = self._appraiser.fit.steepness(self._appraiser.progress(self._given.state))
        reasons = differing(self._terms(good), self._terms(bad))
        return Verdict(best.plan[0], max(0.0, behind * steepness), reasons)

    def _by_net(self, best: Candidate, good: list[Any], bad: list[Any]) -> Verdict:
        """From the forecasts of both ends, which the net alone can make."""
        from engine.ai.appraisal.forecasts import logit_between, reasons_between

        learner, seat = self._appraiser.learner, self._given.seat
        behind = logit_between(learner, good, bad, seat, SURE)
        reasons: tuple[AnyReason, ...] = reasons_between(learner, good, bad, seat)
        return Verdict(best.plan[0], max(0.0, behind), reasons)

    def _plan_behind_played(self) -> tuple[Action, ...]:
        """What was played, and the rest of the turn as it is then played well."""
        game, seat = self._given.game, self._given.seat
        state = self._given.another(f"{self._seed} behind").state
        act(game.ops, state, self._played)
        if asked(state) != seat or self._appraiser.begins(state):
            return (self._played,)
        thinking = think(load_evaluation(game), possible_world(game, state), JUDGE, self._seed)
        return (self._played, *_plan_of(drive(thinking, REST)))

    def _points(self, states: list[Any]) -> float:
        evaluation, seat = self._appraiser.evaluation, self._given.seat
        return sum(evaluation.value(state, seat) for state in states) / len(states)

    def _terms(self, states: list[Any]) -> dict[str, float]:
        """The mean of the terms over the worlds."""
        found = [self._appraiser.evaluation.terms(each, self._given.seat) for each in states]
        names = [name for name in found[0] if all(name in each for each in found)]
        return {name: sum(each[name] for each in found) / len(found) for name in names}


def _plan_of(decision: Decision) -> tuple[Action, ...]:
    return decision.candidates[0].plan if decision.candidates else (decision.action,)
