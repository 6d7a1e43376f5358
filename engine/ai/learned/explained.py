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
from engine.ai.reasons import NEAR, compared_with
from engine.ai.worlds import PossibleWorld

MOST_TOLD = 6
"""So many candidates get reasons."""
AHEAD = 0.5
"""Chance of winning of who leads."""
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


def leading_on(features: Features, ranked: list[Judged]) -> list[Judged]:
    """Best first; of ways that are as good as the best, who leads goes the one that brings the end
    of the game nearer: walking to and fro leads nowhere, however safe it looks."""
    if not ranked or float(ranked[0].forecast[0]) <= AHEAD:
        return ranked
    alike = [each for each in ranked if POINTS * (ranked[0].value - each.value) <= NEAR]
    best = max(alike, key=lambda each: features.progress(each.way.state))
    return [best._replace(value=ranked[0].value), *(each for each in ranked if each is not best)]


def candidates_of(
    learner: Learner, given: PossibleWorld, found: list[Judged]
) -> tuple[Candidate, ...]:
    """The ways, best first, each with what makes it differ. Every one begins with another
    decision."""
    ranked = leading_on(learner.features, found)
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
