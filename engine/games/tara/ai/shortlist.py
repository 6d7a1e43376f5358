"""Which options of a turn in Tara promise most, for turns far ahead.

Only masks are read: what the own disc and its climb would hold, whom that throws down, what it
takes from the ways of others. Nothing is tried out.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.ai.contract import Weights
from engine.core import Action
from engine.games.tara.ai.bitmasks import climbed, keys, targets
from engine.games.tara.data import TaraData
from engine.games.tara.state import SEATS, State

STONE = 6.0
"""Stones are judged by trying them out; they go before most placements."""


class Shortlist:
    """Orders the options of a turn by a rough promise, in the points of the evaluation."""

    def __init__(self, data: TaraData, weights: Weights, worth: Sequence[float]) -> None:
        self._data = data
        self._weights = weights
        self._worth = worth

    def best(self, state: State, seat: int, options: Sequence[Action], most: int) -> list[Action]:
        """The most promising options, best first."""
        return sorted(options, key=lambda option: -self._promise(state, seat, option))[:most]

    def _promise(self, state: State, seat: int, option: Action) -> float:
        verb = option[0]
        if verb == "discard":
            return self._data.money.discard * self._weights["money"]
        if verb == "amnesty":
            return 0.0
        if verb == "stone":
            return STONE
        _, card, province, position = option
        cost = self._data.shapes[self._data.shape_of[card]].cost
        held = state.held[province * SEATS : (province + 1) * SEATS]
        mine = held[seat]
        bit = 1 << position
        after = climbed(mine, position) if state.money[seat] >= cost else mine | bit
        won = after & ~mine
        promise = self._worth[after] - self._worth[mine]
        for other, theirs in enumerate(held):
            if other != seat and theirs:
                promise += self._worth[won & theirs] + self._worth[won & targets(theirs)]
                if won & keys(theirs):
                    promise += self._weights["danger"]
        if after != mine | bit:
            promise -= cost * self._weights["money"]
        return promise
