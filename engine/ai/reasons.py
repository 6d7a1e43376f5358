"""Why a way of playing is good: what differs from the best other first decision, as texts for
people: expected rows of the score sheet, chances, or terms of the linear sum without its figures.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.ai.contract import (
    STANDING,
    AnyReason,
    ChanceReason,
    Evaluation,
    Reason,
    RowReason,
)
from engine.explain import Text

MOST = 2
SMALLEST = 0.25
"""Points of the linear sum; a smaller change is not worth a word."""
SMALLEST_ROW = 0.5
"""What a row counts; less than that is nothing on a score sheet of whole numbers."""
NEAR = 0.5
"""Candidates whose values differ by at most so much are as good as each other."""


def compared_with(values: Sequence[float]) -> list[int | None]:
    """For each candidate, best first, the number of the one that it is compared with: the best one
    with the first that is not as good, the others with the best. None for those that are as good
    as the best, and where nothing is left to compare with."""
    if not values:
        return []
    worse = (at for at, value in enumerate(values) if values[0] - value > NEAR)
    others = (None if values[0] - value <= NEAR else 0 for value in values[1:])
    return [next(worse, None), *others]


def compared(
    evaluation: Evaluation, ranked: Sequence[tuple[float, Any]], seat: int
) -> list[tuple[Reason, ...]]:
    """What differs between candidates by the linear sum. `ranked`: value and end of the turn, the
    best one first."""
    terms = [evaluation.terms(state, seat) for _, state in ranked]
    return [
        () if other is None else differing(terms[at], terms[other])
        for at, other in enumerate(compared_with([value for value, _ in ranked]))
    ]


def differing(mine: dict[str, float], other: dict[str, float]) -> tuple[Reason, ...]:
    """The terms that differ most, the largest difference first."""
    changes = [Reason(name, mine[name] - other.get(name, 0.0)) for name in mine]
    told = [change for change in changes if abs(change.amount) >= SMALLEST]
    told.sort(key=lambda change: -abs(change.amount))
    return tuple(told[:MOST])


def main_reason(game: str, found: Sequence[AnyReason]) -> Text | None:
    """What speaks most for a way; that nothing does, where all changes for the worse. None where
    nothing changes."""
    if not found:
        return None
    best = max(found, key=lambda reason: reason.amount)
    return say_reason(game, best) if best.amount > 0 else Text("ai.reason.least")


def say_reason(game: str, reason: AnyReason) -> Text:
    """A reason as a phrase: so much more or less of a row; the chance of winning; or what it is
    better or worse for, where only the linear sum speaks, whose figures no player knows."""
    if isinstance(reason, ChanceReason):
        return Text(
            "ai.reason.chance", {"chance": per_cent(reason.chance), "other": per_cent(reason.other)}
        )
    if isinstance(reason, RowReason):
        form = "more" if reason.amount > 0 else "fewer"
        return Text(f"ai.{game}.{form}.{reason.row}", {"n": figure_of(reason.amount)})
    what = Text("ai.standing" if reason.term == STANDING else f"ai.{game}.{reason.term}")
    return Text(f"ai.reason.{'gain' if reason.amount > 0 else 'loss'}", {"what": what})


def figure_of(amount: float) -> int:
    """How much more or less, as it is told: whole, since nothing else stands on a score sheet."""
    return max(1, int(abs(amount) + 0.5))


def per_cent(chance: float) -> int:
    """A chance as it is told."""
    return round(100 * chance)
