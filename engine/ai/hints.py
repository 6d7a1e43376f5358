"""Hints: what a strong player would do now, with reasons, from what the asked seat sees."""

from __future__ import annotations

from dataclasses import dataclass

from engine.ai.contract import Budget, Candidate, Evaluation, Reason
from engine.ai.levels import choose
from engine.ai.reasons import NEAR, say_reason
from engine.ai.worlds import PossibleWorld
from engine.core import Action
from engine.explain import Text

MOST = 3
LEVEL = "expert"
"""Hints have full strength, whatever the opponents' level is."""


@dataclass(frozen=True, slots=True)
class Hint:
    """One good answer to the open question.

    `plan`: the decisions of the turn that it begins. `alike`: other answers that are as good.
    `behind`: points by which the best hint is better; 0 for the best one. `foretold`: the reasons
    are differences of what is expected at the end of the game.
    """

    action: Action
    plan: tuple[Action, ...]
    behind: float
    reasons: tuple[Text, ...]
    alike: tuple[Action, ...] = ()
    foretold: bool = False


def hints(
    evaluation: Evaluation, world: PossibleWorld, seed: int, budget: Budget | None = None
) -> list[Hint]:
    """Up to three answers, the best one first; the only answer alone, without reasons."""
    decision = choose(evaluation, world, LEVEL, seed, budget)
    if not decision.candidates:
        return [Hint(decision.action, (decision.action,), 0.0, ())]
    return hints_of(world.game.key, decision.candidates)


def hints_of(game: str, candidates: tuple[Candidate, ...]) -> list[Hint]:
    """The best candidates as hints, those that are as good as each other as one of them."""
    groups: list[list[Candidate]] = []
    for candidate in candidates:
        if any(each.plan[0] == candidate.plan[0] for group in groups for each in group):
            continue
        if groups and groups[-1][0].value - candidate.value <= NEAR:
            groups[-1].append(candidate)
        else:
            groups.append([candidate])
    return [_hint(game, group, candidates[0].value) for group in groups[:MOST]]


def _hint(game: str, group: list[Candidate], best: float) -> Hint:
    first = group[0]
    gains_first = sorted(first.reasons, key=lambda reason: -reason.amount)
    return Hint(
        first.plan[0],
        first.plan,
        best - first.value,
        tuple(say_reason(game, reason) for reason in gains_first),
        tuple(each.plan[0] for each in group[1:]),
        any(not isinstance(reason, Reason) for reason in gains_first),
    )
