"""Why an end is better than another: the rows of the score sheet that differ, and the chance.

Only differences between ends are told: forecasts by themselves err in the same way for both.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.ai.contract import AnyReason, ChanceReason, RowReason
from engine.ai.learned.features import Features
from engine.ai.learned.net import HEADS, Matrix
from engine.ai.reasons import SMALLEST, per_cent

MOST_ROWS = 2


def differences(
    features: Features, mine: Matrix, other: Matrix, chances: tuple[float, float] | None
) -> tuple[AnyReason, ...]:
    """What differs between two forecasts (outputs of a net): the rows that differ most, then the
    chances of winning if they are to be told and differ as they are shown."""
    changes = [
        RowReason(row.key, float(change))
        for row, change in zip(features.rows, mine[HEADS:] - other[HEADS:], strict=True)
        if abs(change) >= SMALLEST
    ]
    changes.sort(key=lambda change: -abs(change.amount))
    found: list[AnyReason] = [*changes[:MOST_ROWS]]
    if chances is not None and per_cent(chances[0]) != per_cent(chances[1]):
        found.append(ChanceReason(*chances))
    return tuple(found)


def compared_with(count: int) -> Sequence[int]:
    """For each of so many candidates, best first, the number of the one that it is compared with:
    the best one with the next, the others with the best."""
    return [1, *[0] * (count - 1)] if count > 1 else []
