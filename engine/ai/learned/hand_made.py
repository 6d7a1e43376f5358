"""The hand-made sum of a game as features: a net begins with what was already known.

Its terms change with the game's weights, so a net must be trained again when those are tuned.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.ai.contract import Evaluation
from engine.ai.term_sum import added

LARGEST = 3.0
DIGITS = 3


class HandMade:
    """The terms of an evaluation and their sum, divided by `scale`; nothing of finished games."""

    def __init__(
        self,
        evaluation: Evaluation,
        terms: Sequence[str],
        scale: float,
        largest: float = LARGEST,
    ) -> None:
        self.names = (*terms, "all")
        self._evaluation = evaluation
        self._terms = terms
        self._scale = scale
        self._largest = largest

    def of(self, state: Any, seat: int, between: bool = True) -> list[float]:
        """In the order of `names`, at most `largest` in size; nothing but `between` turns."""
        if not state.agenda or not between:
            return [0.0] * len(self.names)
        found = self._evaluation.terms(state, seat)
        numbers = [found.get(name, 0.0) for name in self._terms]
        numbers.append(added(numbers))
        scale, most = self._scale, self._largest
        # rounded: whoever is added up first must not show in the last digit
        return [round(max(-most, min(most, number / scale)), DIGITS) for number in numbers]
