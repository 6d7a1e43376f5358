"""What an appraisal of a position and a verdict on a decision are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine.ai.contract import AnyReason
from engine.core import Action

Source = Literal["net", "sum", "points"]
"""Who judged: a net, the linear sum with chances fitted to games, or the points alone, where
nobody fitted anything."""


@dataclass(frozen=True, slots=True)
class ExpectedRow:
    """A row of the final score sheet as it is expected, by seat; None for a seat that the rules
    play, whose sheet is counted another way. `worth`: how much of it counts in the total."""

    key: str
    amounts: tuple[float | None, ...]
    worth: float = 1.0


@dataclass(frozen=True, slots=True)
class Appraisal:
    """`chances` of winning by seat, which add up to 1. `games`: how many games the chances were
    fitted to, 0 where that is not known."""

    chances: tuple[float, ...]
    rows: tuple[ExpectedRow, ...]
    source: Source
    games: int = 0

    def total(self, seat: int) -> float | None:
        """The expected total of a seat; None where its rows are not."""
        found = 0.0
        for row in self.rows:
            amount = row.amounts[seat]
            if amount is None:
                return None
            found += row.worth * amount
        return found if self.rows else None


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a level would have decided, `better`, and by how much (as a logit of winning) it finds
    what was played behind; 0 where it would have played the same. `reasons` are what speaks for
    its decision against what was played."""

    better: Action
    behind: float = 0.0
    reasons: tuple[AnyReason, ...] = ()


Found = Appraisal | Verdict
"""What an appraising request is answered with."""
