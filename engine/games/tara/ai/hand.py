"""What the own cards of Tara are good for: the best climb that each of them could begin."""

from __future__ import annotations

from collections.abc import Sequence

from engine.ai.contract import Weights
from engine.ai.term_sum import added
from engine.games.tara.ai.bitmasks import climbed
from engine.games.tara.data import SWAP, Shape, TaraData
from engine.games.tara.state import PLAY, PROVINCES, SEATS, State, occupied

_MOST_KNOWN = 50_000


class Hand:
    """Prospects of the cards that a seat holds; only its own are ever looked at."""

    def __init__(self, data: TaraData, weights: Weights, worth: Sequence[float]) -> None:
        self._data = data
        self._weights = weights
        self._worth = worth
        self._slots = tuple(_slots(shape) for shape in data.shapes)
        self._climbs: dict[tuple[int, int, int, bool], float] = {}

    def worth(self, state: State, seat: int) -> float:
        """The best card counts most; the others, and those for the next round, a little."""
        weights = self._weights
        money = state.money[seat]
        lands = _lands(state, seat)
        gains = sorted((self._gain(lands, money, card) for card in state.hands[seat]), reverse=True)
        total = 0.0
        if gains:
            total += weights["prospect"] * gains[0]
            total += weights["second_prospect"] * added(gains[1:])
        later = state.kept[seat]
        if later and len(later) <= self._data.deal - self._data.keep:
            aside = added(self._gain(lands, money, card) for card in later)
            total += 0.5 * weights["second_prospect"] * aside
        return total

    def _gain(self, lands: Sequence[tuple[int, int]], money: int, card: int) -> float:
        """What a card could add at best, less its cost."""
        number = self._data.shape_of[card]
        shape = self._data.shapes[number]
        if shape.effect == SWAP:
            return self._weights["stone"]
        best = 0.0
        affordable = money >= shape.cost
        for held, taken in lands:
            best = max(best, self._climb(number, held, taken, affordable))
        return best - self._weights["card_cost"] * shape.cost if best else 0.0

    def _climb(self, number: int, held: int, taken: int, affordable: bool) -> float:
        """The best that a figure could add to the positions held in one province."""
        key = (number, held, taken, affordable)
        known = self._climbs.get(key)
        if known is not None:
            return known
        best, before = 0.0, self._worth[held]
        for mask in self._slots[number]:
            usable = (mask & ~taken) or mask
            while usable:
                low = usable & -usable
                usable ^= low
                after = climbed(held, low.bit_length() - 1) if affordable else held | low
                best = max(best, self._worth[after] - before)
        if len(self._climbs) > _MOST_KNOWN:
            self._climbs.clear()
        self._climbs[key] = best
        return best


def _lands(state: State, seat: int) -> list[tuple[int, int]]:
    """Own and taken positions of every province that was entered and is open, as masks."""
    return [
        (state.held[province * SEATS + seat], taken)
        for province in range(PROVINCES)
        if state.status[province] == PLAY and (taken := occupied(state, province))
    ]


def _slots(shape: Shape) -> tuple[int, ...]:
    """For each slot of a figure the positions that it may reach."""
    return tuple(
        sum(1 << p for p in {spot[slot] for spot in shape.spots})
        for slot in range(len(shape.slots))
    )
