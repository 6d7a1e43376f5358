"""Evaluations that add up the same named terms for every position."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, ClassVar

from engine.ai.contract import Evaluation


class TermSum(Evaluation):
    """The value is the sum of `_terms`; a finished game has one, its result."""

    names: ClassVar[tuple[str, ...]]
    """What the terms of an unfinished game are called, in their order."""

    def value(self, state: Any, seat: int) -> float:
        """Own worth less a share of what the others are worth."""
        return sum(self._terms(state, seat))

    def terms(self, state: Any, seat: int) -> dict[str, float]:
        """The terms of `value`; a finished game has one, its result."""
        found = self._terms(state, seat)
        if len(found) == 1:
            return {"result": found[0]}
        return dict(zip(self.names, found, strict=True))

    @abstractmethod
    def _terms(self, state: Any, seat: int) -> list[float]:
        """The terms in the order of `names`; of a finished game its result alone."""
