"""An evaluation that looks at one answer whatever it seems worth: one that was played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.ai.contract import Evaluation
from engine.core import Action


class Including(Evaluation):
    """`also` is never pruned from the question that is open in `state`."""

    def __init__(self, inner: Evaluation, state: Any, also: Action) -> None:
        self.weights = inner.weights
        self.also = also
        self._inner = inner
        self._state = state

    def value(self, state: Any, seat: int) -> float:
        return self._inner.value(state, seat)

    def terms(self, state: Any, seat: int) -> dict[str, float]:
        return self._inner.terms(state, seat)

    def for_table(self, state: Any) -> Evaluation:
        return Including(self._inner.for_table(state), self._state, self.also)

    def prune(self, state: Any, options: Sequence[Action]) -> Sequence[Action]:
        kept = self._inner.prune(state, options)
        if self.also in kept or self.also not in options or state.agenda != self._state.agenda:
            return kept
        return [*kept, self.also]

    def shortlist(self, state: Any, options: Sequence[Action]) -> Sequence[Action]:
        return self._inner.shortlist(state, options)

    def decisive(self, state: Any, options: Sequence[Action]) -> Sequence[Action]:
        return self._inner.decisive(state, options)

    def turn_over(self, before: Any, state: Any, seat: int) -> bool:
        return self._inner.turn_over(before, state, seat)

    def skip_others(self, state: Any, seat: int) -> bool:
        return self._inner.skip_others(state, seat)
