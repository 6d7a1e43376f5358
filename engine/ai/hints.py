"""Hints: what a strong player would do now, with reasons, from what the asked seat sees."""

from __future__ import annotations

from dataclasses import dataclass

from engine.ai.contract import Budget, Candidate, Evaluation
from engine.ai.levels import choose
from engine.ai.reasons import say_reason
from engine.ai.worlds import PossibleWorld
from engine.core import Action
from engine.explain import Text

MOST = 3
LEVEL = "expert"
"""Hints have full strength, whatever the opponents' level is."""


@dataclass(frozen=True, slots=True)
class Hint:
    """One good answer to the open question.

    `plan`: the decisions of the turn that it begins. `behind`: points by which the best hint is
    better; 0 for the best one.
    """

    action: Action
    plan: tuple[Action, ...]
    behind: float
    reasons: tuple[Text, ...]


def hints(
    evaluation: Evaluation, world: PossibleWorld, seed: int, budget: Budget | None = None
) -> list[Hint]:
    """Up to three answers, the best one first; the only answer alone, without reasons."""
    decision = choose(evaluation, world, LEVEL, seed, budget)
    if not decision.candidates:
        return [Hint(decision.action, (decision.action,), 0.0, ())]
    return hints_of(world.game.key, decision.candidates)


def hints_of(game: str, candidates: tuple[Candidate, ...]) -> list[Hint]:
    """The best candidates as hints; one for each first decision."""
    told: list[Hint] = []
    for candidate in candidates:
        action = candidate.plan[0]
        if all(hint.action != action for hint in told):
            gains_first = sorted(candidate.reasons, key=lambda reason: -reason.amount)
            why = tuple(say_reason(game, reason) for reason in gains_first)
            told.append(Hint(action, candidate.plan, candidates[0].value - candidate.value, why))
    return told[:MOST]
