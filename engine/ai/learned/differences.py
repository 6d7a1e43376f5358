"""Why an end is better than another: the rows of the score sheet that differ, and the chance.

Only differences between ends are told: forecasts by themselves err in the same way for both.
"""

from __future__ import annotations

from engine.ai.contract import AnyReason, ChanceReason, RowReason
from engine.ai.learned.features import Features
from engine.ai.learned.net import HEADS, Matrix
from engine.ai.reasons import MOST, SMALLEST_ROW, per_cent


def differences(
    features: Features, mine: Matrix, other: Matrix, chances: tuple[float, float] | None
) -> tuple[AnyReason, ...]:
    """What differs between two forecasts (outputs of a net): the rows that differ most, then the
    chances of winning if they are to be told and differ as they are shown."""
    changes = [
        RowReason(row.key, float(change))
        for row, change in zip(features.rows, mine[HEADS:] - other[HEADS:], strict=True)
        if abs(change) >= SMALLEST_ROW
    ]
    changes.sort(key=lambda change: -abs(change.amount))
    found: list[AnyReason] = [*changes[:MOST]]
    if chances is not None and per_cent(chances[0]) != per_cent(chances[1]):
        found.append(ChanceReason(*chances))
    return tuple(found)
