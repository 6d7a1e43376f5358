"""Evaluations that add up the same named terms for every position, and how they add."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable
from functools import reduce
from operator import add
from typing import Any, ClassVar

from engine.ai.contract import Evaluation


def added(numbers: Iterable[float]) -> float:
    """The numbers added up one after the other, as `sum` did before Python 3.12: that of today
    keeps what rounding drops, and of ways that are nearly as good as each other another one would
    be chosen. The same seed is the same game on every Python."""
    return reduce(add, numbers, 0)


class TermSum(Evaluation):
    """The value is the sum of `_terms`; a finished game has one, its result."""

    names: ClassVar[tuple[str, ...]]
    """What the terms of an unfinished game are called, in their order."""

    def value(self, state: Any, seat: int) -> float:
        """Own worth less a share of what the others are worth."""
        return added(self._terms(state, seat))

    def terms(self, state: Any, seat: int) -> dict[str, float]:
        """The terms of `value`; a finished game has one, its result."""
        found = self._terms(state, seat)
        if len(found) == 1:
            return {"result": found[0]}
        return dict(zip(self.names, found, strict=True))

    @abstractmethod
    def _terms(self, state: Any, seat: int) -> list[float]:
        """The terms in the order of `names`; of a finished game its result alone."""
