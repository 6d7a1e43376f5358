"""What a search by a net found, as candidates with their reasons."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from engine.ai.contract import AnyReason, Candidate
from engine.ai.learned.differences import compared_with, differences
from engine.ai.learned.features import Features
from engine.ai.learned.judge import chances
from engine.ai.learned.net import Matrix, Net
from engine.ai.learned.trust import Trust
from engine.ai.learned.turn_search import Way
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
    """The ways, best first, each with what makes it differ: from the next one, or from the best.

    Every one begins with another decision.
    """
    why = _reasons(learner, given, ranked[:MOST_TOLD])
    return tuple(
        Candidate(each.way.plan, POINTS * each.value, why[place] if place < len(why) else ())
        for place, each in enumerate(ranked)
    )


def _reasons(
    learner: Learner, given: PossibleWorld, told: list[Judged]
) -> list[tuple[AnyReason, ...]]:
    known = learner.trust.chances(learner.features.progress(given.state))
    winning = [_chance(learner, each.way.state, given.seat) for each in told] if known else []
    return [
        differences(
            learner.features,
            told[number].forecast,
            told[other].forecast,
            (winning[number], winning[other]) if known else None,
        )
        for number, other in enumerate(compared_with(len(told)))
    ]


def _chance(learner: Learner, state: Any, seat: int) -> float:
    found = chances(learner.features, learner.net, state)
    return float(found[list(learner.features.seats(state)).index(seat)])
