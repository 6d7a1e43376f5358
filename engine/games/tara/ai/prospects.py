"""What cards of Tara can do for a seat in the open provinces: the best climb of each of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.games.tara.ai.bitmasks import CROWN, climbed, sums
from engine.games.tara.board import RANK_OF
from engine.games.tara.data import SWAP, TaraData
from engine.games.tara.state import PLAY, PROVINCES, SEATS, State, occupied

WORTH = (1.0, 2.0, 3.0, 5.0, 12.0)
"""Of positions by rank, to compare climbs with."""
GREATEST = 12.0


class Prospect(NamedTuple):
    """One card: the best that it adds to the positions held, whether it crowns, its price,
    whether it swaps."""

    gain: float
    crowns: bool
    cost: int
    stone: bool


class Prospects:
    """What the figures of a deck can do."""

    def __init__(self, data: TaraData) -> None:
        self._data = data
        self._worth = sums([WORTH[rank] for rank in RANK_OF])
        self._slots = tuple(
            tuple(
                sum(1 << p for p in {spot[slot] for spot in shape.spots})
                for slot in range(len(shape.slots))
            )
            for shape in data.shapes
        )
        self._climb = lru_cache(maxsize=1 << 15)(self._best_climb)

    def of(self, state: State, seat: int, cards: Iterable[int]) -> list[Prospect]:
        """The prospects of own cards, the best one first."""
        money = state.money[seat]
        lands = [
            (state.held[province * SEATS + seat], taken, bool(state.cylinder[province]))
            for province in range(PROVINCES)
            if state.status[province] == PLAY and (taken := occupied(state, province))
        ]
        return sorted((self._prospect(lands, money, card) for card in cards), reverse=True)

    def _prospect(self, lands: Sequence[tuple[int, int, bool]], money: int, card: int) -> Prospect:
        number = self._data.shape_of[card]
        shape = self._data.shapes[number]
        if shape.effect == SWAP:
            return Prospect(0.0, False, shape.cost, True)
        best, crowns = 0.0, False
        for held, taken, cylinder in lands:
            gain, reaches = self._climb(number, held, taken, money >= shape.cost)
            best = max(best, gain)
            crowns = crowns or (reaches and not cylinder)
        return Prospect(best, crowns, shape.cost, False)

    def _best_climb(self, number: int, held: int, taken: int, payable: bool) -> tuple[float, bool]:
        """The best that a figure adds to the positions held in one province, and whether it can
        lead to the crown."""
        best, reaches, before = 0.0, False, self._worth[held]
        for mask in self._slots[number]:
            usable = (mask & ~taken) or mask
            while usable:
                low = usable & -usable
                usable ^= low
                after = climbed(held, low.bit_length() - 1) if payable else held | low
                best = max(best, self._worth[after] - before)
                reaches = reaches or bool(after & ~held & CROWN)
        return best, reaches
