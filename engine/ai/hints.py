"""Hints: what a strong player would do now, with reasons, from what the asked seat sees."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from engine.ai.contract import (
    AnyReason,
    Budget,
    Candidate,
    ChanceReason,
    Evaluation,
    Reason,
    RowReason,
)
from engine.ai.levels import choose
from engine.ai.reasons import NEAR, say_reason
from engine.ai.search.plans import TurnPlan, turn_plan
from engine.ai.worlds import PossibleWorld
from engine.core import Action
from engine.explain import Text

MOST = 3
LEVEL = "expert"
"""Hints have full strength, whatever the opponents' level is."""
DOUBT = 0.05
"""Of a chance of winning: a better answer whose chance is less by so little is still the better
one, by its lead; the figure would only seem to say the contrary."""


@dataclass(frozen=True, slots=True)
class Hint:
    """One good answer to the open question.

    `plan`: the decisions of the turn that it begins. `alike`: other answers that are as good.
    `behind`: points by which the best hint is better; 0 for the best one. `foretold`: the reasons
    are differences of what is expected at the end of the game. `turn`: the plan in the words of
    the game, where it was asked for.
    """

    action: Action
    plan: tuple[Action, ...]
    behind: float
    reasons: tuple[Text, ...]
    alike: tuple[Action, ...] = ()
    foretold: bool = False
    turn: TurnPlan | None = None


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
    told: list[Hint] = []
    for group in groups[:MOST]:
        reasons = _worth_saying(group[0].reasons, groups[0][0].reasons if told else None)
        told.append(_hint(game, group, candidates[0].value, reasons))
    return told


def _worth_saying(
    found: tuple[AnyReason, ...], best: tuple[AnyReason, ...] | None
) -> tuple[AnyReason, ...]:
    """For the best hint (`best` is None) nothing, where all changes for the worse; for another one
    nothing, where it would only say the reasons of the best one the other way round."""
    found = tuple(reason for reason in found if not _contrary(reason, best is None))
    if best is None:
        return found if any(reason.amount > 0 for reason in found) else ()
    if {_about(reason) for reason in found} == {_about(reason) for reason in best}:
        opposed = {_about(reason): reason.amount > 0 for reason in best}
        if all((reason.amount > 0) is not opposed[_about(reason)] for reason in found):
            return ()
    return found


def _contrary(reason: AnyReason, of_best: bool) -> bool:
    """A chance that differs by less than its doubt, and not as the order of the hints does."""
    against = reason.amount < 0 if of_best else reason.amount > 0
    return isinstance(reason, ChanceReason) and against and abs(reason.amount) < DOUBT


def _about(reason: AnyReason) -> str:
    """The term, the row, or the chance that a reason speaks of."""
    if isinstance(reason, ChanceReason):
        return ""
    return reason.row if isinstance(reason, RowReason) else reason.term


def with_plans(world: PossibleWorld, found: list[Hint]) -> list[Hint]:
    """The hints for the open question of a world, each with the plan of its turn. Answers that are
    called alike are told once: two cards of one kind are one choice."""
    game = world.game
    question = game.explain(game.mask(world.state, world.seat))
    names: dict[Action, Text] = {}
    for each in question.choices:
        names.setdefault(each.action, each.label)
    told: list[Hint] = []
    named: list[Text | None] = []
    for hint in found:
        first, *alike = _unlike((hint.action, *hint.alike), names)
        name = names.get(first)
        if name is None or name not in named:
            named += [name, *(names.get(each) for each in alike)]
            plan = turn_plan(world, hint.plan)
            # what the plan does later anyhow is no other choice, only another order
            others = tuple(each for each in alike if names.get(each) not in plan.steps)
            told.append(replace(hint, turn=plan, alike=others))
    return told


def _unlike(actions: tuple[Action, ...], names: Mapping[Action, Text]) -> list[Action]:
    """Without those that are called like one before them."""
    kept: list[Action] = []
    for action in actions:
        name = names.get(action)
        if name is None or all(names.get(other) != name for other in kept):
            kept.append(action)
    return kept


def _hint(game: str, group: list[Candidate], best: float, reasons: tuple[AnyReason, ...]) -> Hint:
    first = group[0]
    gains_first = sorted(reasons, key=lambda reason: -reason.amount)
    return Hint(
        first.plan[0],
        first.plan,
        best - first.value,
        tuple(say_reason(game, reason) for reason in gains_first),
        tuple(each.plan[0] for each in group[1:]),
        any(not isinstance(reason, Reason) for reason in gains_first),
    )
