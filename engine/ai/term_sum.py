"""Evaluations that add up the same named parts for every position."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, ClassVar

from engine.ai.contract import Evaluation


class SumOfParts(Evaluation):
    """The value is the sum of `_parts`; a finished game has one part, its result."""

    names: ClassVar[tuple[str, ...]]
    """What the parts of an unfinished game are called, in their order."""

    def value(self, state: Any, seat: int) -> float:
        """Own worth less a share of what the others are worth."""
        return sum(self._parts(state, seat))

    def terms(self, state: Any, seat: int) -> dict[str, float]:
        """The parts of `value`; a finished game has one, its result."""
        parts = self._parts(state, seat)
        if len(parts) == 1:
            return {"result": parts[0]}
        return dict(zip(self.names, parts, strict=True))

    @abstractmethod
    def _parts(self, state: Any, seat: int) -> list[float]:
        """The parts in the order of `names`; of a finished game its result alone."""
