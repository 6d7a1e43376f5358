"""Why a way of playing is good, in the terms of the evaluation; as texts for people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.ai.contract import AnyReason, ChanceReason, Evaluation, Reason, RowReason
from engine.ai.standing import STANDING
from engine.explain import Text

MOST = 3
SMALLEST = 0.25
"""Points; a smaller change is not worth a word."""
WHOLE = 2.95
"""From here on tenths of a point tell nobody anything."""


def reasons(evaluation: Evaluation, before: Any, after: Any, seat: int) -> tuple[Reason, ...]:
    """The terms that change most from one position to another, the largest first."""
    old = evaluation.terms(before, seat)
    new = evaluation.terms(after, seat)
    changes = [Reason(name, new[name] - old.get(name, 0.0)) for name in new]
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
    """A reason as a phrase: so many points more or less, and what for; or the chance of winning."""
    if isinstance(reason, ChanceReason):
        return Text(
            "ai.reason.chance", {"chance": per_cent(reason.chance), "other": per_cent(reason.other)}
        )
    if isinstance(reason, RowReason):
        form = "more" if reason.amount > 0 else "fewer"
        return Text(f"ai.{game}.{form}.{reason.row}", {"n": figure_of(reason.amount)})
    what = Text("ai.standing" if reason.term == STANDING else f"ai.{game}.{reason.term}")
    form = "gain" if reason.amount > 0 else "loss"
    points = round(abs(reason.amount), 1)
    return Text(f"ai.reason.{form}", {"points": f"{points:g}", "what": what})


def figure_of(amount: float) -> float:
    """How much more or less, as it is told: in tenths while it is little, then whole."""
    size = abs(amount)
    tenths = round(size, 1)
    return int(size + 0.5) if size >= WHOLE or tenths == int(tenths) else tenths


def per_cent(chance: float) -> int:
    """A chance as it is told."""
    return round(100 * chance)
