"""Taste: among ways that are nearly as good as each other a character takes the one it likes."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any

from engine.ai.contract import Evaluation
from engine.ai.search.characters import Character
from engine.core import Action
from engine.game import Game


class Taste:
    """What a character finds in a position for itself, in points, beside what it is worth."""

    def __init__(self, game: Game, character: Character, seat: int) -> None:
        self._game = game
        self._leans = tuple(character.leans.items())
        self.seat = seat

    def of(self, state: Any) -> float:
        """Points for the counters of its seat; none of a finished game, where the result counts."""
        if not state.agenda:
            return 0.0
        counted = self._game.counters(state, self.seat)
        return sum(points * counted[counter] for counter, points in self._leans)


class Tasted(Evaluation):
    """An evaluation with the taste of one seat; all others are judged without it."""

    def __init__(self, plain: Evaluation, taste: Taste) -> None:
        self.weights = plain.weights
        self._plain = plain
        self._taste = taste

    def value(self, state: Any, seat: int) -> float:
        """Worth of the position, and what the seat likes about it."""
        worth = self._plain.value(state, seat)
        return worth + self._taste.of(state) if seat == self._taste.seat else worth

    def terms(self, state: Any, seat: int) -> dict[str, float]:
        """The terms of the worth: taste is no reason that helps anybody."""
        return self._plain.terms(state, seat)

    def for_table(self, state: Any) -> Evaluation:
        """With the same taste at every table."""
        return Tasted(self._plain.for_table(state), self._taste)

    def prune(self, state: Any, options: Sequence[Action]) -> Sequence[Action]:
        """As without taste."""
        return self._plain.prune(state, options)

    def shortlist(self, state: Any, options: Sequence[Action]) -> Sequence[Action]:
        """As without taste."""
        return self._plain.shortlist(state, options)

    def decisive(self, state: Any, options: Sequence[Action]) -> Sequence[Action]:
        """As without taste."""
        return self._plain.decisive(state, options)

    def outline(self, state: Any, plan: tuple[Action, ...], seat: int) -> Hashable:
        """As without taste."""
        return self._plain.outline(state, plan, seat)

    def turn_over(self, before: Any, state: Any, seat: int) -> bool:
        """As without taste."""
        return self._plain.turn_over(before, state, seat)

    def skip_others(self, state: Any, seat: int) -> bool:
        """As without taste."""
        return self._plain.skip_others(state, seat)
