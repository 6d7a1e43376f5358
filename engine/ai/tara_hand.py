"""What the own cards of Tara are good for: the best climb that each of them could begin."""

from __future__ import annotations

from collections.abc import Sequence

from engine.ai.contract import Weights
from engine.ai.tara_masks import climbed
from engine.games.tara.data import SWAP, Shape, TaraData
from engine.games.tara.state import PLAY, PROVINCES, SEATS, State, occupied


class Hand:
    """Prospects of the cards that a seat holds; only its own are ever looked at."""

    def __init__(self, data: TaraData, weights: Weights, worth: Sequence[float]) -> None:
        self._data = data
        self._weights = weights
        self._worth = worth
        self._slots = tuple(_slots(shape) for shape in data.shapes)

    def worth(self, state: State, seat: int) -> float:
        """The best card counts most; the others, and those for the next round, a little."""
        weights = self._weights
        gains = sorted((self._gain(state, seat, card) for card in state.hands[seat]), reverse=True)
        total = 0.0
        if gains:
            total += weights["prospect"] * gains[0]
            total += weights["second_prospect"] * sum(gains[1:])
        later = state.kept[seat]
        if later and len(later) <= self._data.deal - self._data.keep:
            aside = sum(self._gain(state, seat, card) for card in later)
            total += 0.5 * weights["second_prospect"] * aside
        return total

    def _gain(self, state: State, seat: int, card: int) -> float:
        """What a card could add at best, less its cost."""
        number = self._data.shape_of[card]
        shape = self._data.shapes[number]
        if shape.effect == SWAP:
            return self._weights["stone"]
        best = 0.0
        affordable = state.money[seat] >= shape.cost
        for province in range(PROVINCES):
            if state.status[province] != PLAY:
                continue
            held = state.held[province * SEATS + seat]
            taken = occupied(state, province)
            if not taken:
                continue
            before = self._worth[held]
            for mask in self._slots[number]:
                usable = (mask & ~taken) or mask
                while usable:
                    low = usable & -usable
                    usable ^= low
                    after = climbed(held, low.bit_length() - 1) if affordable else held | low
                    gain = self._worth[after] - before
                    if gain > best:
                        best = gain
        return best - 0.3 * shape.cost if best else 0.0


def _slots(shape: Shape) -> tuple[int, ...]:
    """For each slot of a figure the positions that it may reach."""
    return tuple(
        sum(1 << p for p in {spot[slot] for spot in shape.spots})
        for slot in range(len(shape.slots))
    )
