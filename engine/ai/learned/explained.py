"""What a search by a net found, as candidates with their reasons."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from engine.ai.contract import AnyReason, Candidate
from engine.ai.learned.differences import differences
from engine.ai.learned.features import Features
from engine.ai.learned.judge import chances
from engine.ai.learned.net import Matrix, Net
from engine.ai.learned.trust import Trust
from engine.ai.learned.turn_search import Way
from engine.ai.reasons import compared_with
from engine.ai.worlds import PossibleWorld

MOST_TOLD = 6
"""So many candidates get reasons."""
POINTS = 100.0
"""A candidate's value is told in hundredths of the victory."""


class Judged(NamedTuple):
    """A way through the turn: its worth, and the forecast that is behind it."""

    value: float
    way: Way
    forecast: Matrix


@dataclass(frozen=True, slots=True)
class Learner:
    """What a net knows about one kind of table: its features, and how far it is believed."""

    features: Features
    net: Net
    trust: Trust


def candidates_of(
    learner: Learner, given: PossibleWorld, ranked: list[Judged]
) -> tuple[Candidate, ...]:
    """The ways, best first, each with what makes it differ. Every one begins with another
    decision."""
    values = [POINTS * each.value for each in ranked]
    told = ranked[:MOST_TOLD]
    known = learner.trust.chances(learner.features.progress(given.state))
    winning = [_chance(learner, each.way.state, given.seat) for each in told] if known else None
    others = compared_with(values[:MOST_TOLD])
    why = [_reasons(learner, told, winning, at, other) for at, other in enumerate(others)]
    return tuple(
        Candidate(each.way.plan, value, why[place] if place < len(why) else ())
        for place, (each, value) in enumerate(zip(ranked, values, strict=True))
    )


def _reasons(
    learner: Learner, told: list[Judged], winning: list[float] | None, at: int, other: int | None
) -> tuple[AnyReason, ...]:
    if other is None:
        return ()
    chances = None if winning is None else (winning[at], winning[other])
    return differences(learner.features, told[at].forecast, told[other].forecast, chances)


def _chance(learner: Learner, state: Any, seat: int) -> float:
    found = chances(learner.features, learner.net, state)
    return float(found[list(learner.features.seats(state)).index(seat)])
