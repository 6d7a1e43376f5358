"""What one province of Tara holds for every seat, remembered by what lies in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.ai.contract import Weights
from engine.games.tara.ai.bitmasks import approaches, keys, majorities, sums, targets
from engine.games.tara.board import K0, POSITIONS, RANK_MASKS, RANK_OF
from engine.games.tara.data import TaraData
from engine.games.tara.state import BAG_MASK, CLOSED, NO_ONE, PLAY, PROVINCES, SEATS, SHIFT, State

_MOST_KNOWN = 50_000
DEAREST = 4
"""With so many cumals every card can be activated."""


class Share(NamedTuple):
    """What a seat has in a province.

    Crowns as a number; discs, pairs and captives in points. `free` and `taken`: masks of positions
    from which one activated card leads to the crown, empty ones and others; `approach`: how likely
    a card brings such a position about; `open`: what threats count here, from 0 to 1.
    """

    crowned: int
    discs: float
    pairs: float
    captives: float
    free: int
    taken: int
    approach: float
    open: float


NOTHING = Share(0, 0.0, 0.0, 0.0, 0, 0, 0.0, 0.0)


class ProvinceValue(NamedTuple):
    """A province: its shares by seat, who leads each rank alone, ranks where a seat is present."""

    shares: tuple[Share, ...]
    leaders: tuple[int, ...]
    present: tuple[int, ...]


class ProvinceValues:
    """Provinces as seen with certain weights."""

    def __init__(self, data: TaraData, weights: Weights) -> None:
        self._weights = weights
        ranks = [weights[name] for name in ("farmer", "herdsman", "warrior", "chieftain")]
        pairs = [0.0] + [
            weights[f"pair_{name}"] for name in ("herdsman", "warrior", "chieftain", "crown")
        ]
        self._discs = sums([[*ranks, 0.0][rank] for rank in RANK_OF])
        self._pairs = sums([pairs[rank] for rank in RANK_OF])
        self._reach = tuple(sums(reach_of(data, money)) for money in range(DEAREST + 1))
        self._ranks = tuple(RANK_MASKS[rank] for rank, each in enumerate(data.ranks) if each.income)
        self._known: dict[tuple[object, ...], ProvinceValue] = {}

    def all(self, state: State) -> list[ProvinceValue]:
        """The provinces where somebody is present, in the order of the board."""
        return [
            self.look(state, province)
            for province in range(PROVINCES)
            if any(state.held[province * SEATS : (province + 1) * SEATS])
        ]

    def look(self, state: State, province: int) -> ProvinceValue:
        """What a province holds for every seat."""
        held = tuple(state.held[province * SEATS : (province + 1) * SEATS])
        bags = tuple(state.bag[province * POSITIONS : (province + 1) * POSITIONS])
        status, cylinder = state.status[province], state.cylinder[province]
        key = (held, bags, status, cylinder)
        known = self._known.get(key)
        if known is None:
            if len(self._known) > _MOST_KNOWN:
                self._known.clear()
            known = self._known[key] = self._value(held, bags, status, cylinder)
        return known

    def chance(self, share: Share, money: int) -> float:
        """How likely one card of the deck leads to the crown, for a seat with so many cumals."""
        reach = self._reach[min(money, DEAREST)]
        return share.open * (reach[share.free] + self._weights["occupied_key"] * reach[share.taken])

    def _value(
        self, held: tuple[int, ...], bags: tuple[int, ...], status: int, cylinder: int
    ) -> ProvinceValue:
        king = next((seat for seat, mask in enumerate(held) if mask >> K0 & 1), NO_ONE)
        captives = self._captives(held, bags)
        occupied = held[0] | held[1] | held[2] | held[3]
        shares = tuple(
            self._share(seat, mask, occupied, captives[seat], status, king, cylinder)
            if mask
            else NOTHING
            for seat, mask in enumerate(held)
        )
        return ProvinceValue(shares, *majorities(held, self._ranks))

    def _share(
        self,
        seat: int,
        mask: int,
        occupied: int,
        captives: float,
        status: int,
        king: int,
        cylinder: int,
    ) -> Share:
        factor = self._factor(seat, status, king, cylinder)
        pairs = free = taken = 0
        approach = lasting = 0.0
        if factor >= 0.5:
            lasting = 0.5 if cylinder else 1.0
            pairs = targets(mask)
            ways = keys(mask)
            free, taken = ways & ~occupied, ways & occupied
            nearer = approaches(mask)
            reach = self._reach[DEAREST]
            approach = lasting * (
                reach[nearer & ~occupied] + self._weights["occupied_key"] * reach[nearer & occupied]
            )
        return Share(
            mask >> K0 & 1,
            factor * self._discs[mask],
            self._pairs[pairs],
            captives,
            free,
            taken,
            approach,
            lasting,
        )

    def _factor(self, seat: int, status: int, king: int, cylinder: int) -> float:
        """How long discs in a province will count: a crowned one is cleared, a closed one is."""
        if status != PLAY:
            return self._weights["closed_province"] if status == CLOSED else 0.0
        if king == NO_ONE:
            return 1.0
        if not cylinder:
            return self._weights["fresh_province"]
        return self._weights["own_province"] if king == seat else 0.9

    def _captives(self, held: tuple[int, ...], bags: tuple[int, ...]) -> list[float]:
        """For every seat: enemy discs under its own, and its forts."""
        captive, fort = self._weights["captive"], self._weights["fort"]
        found = [0.0] * SEATS
        for position, bag in enumerate(bags):
            if bag:
                holder = next(seat for seat, mask in enumerate(held) if mask >> position & 1)
                for owner in range(SEATS):
                    n = bag >> SHIFT[owner] & BAG_MASK
                    if n:
                        found[holder] += fort if owner == holder else captive * n
        return found


def reach_of(data: TaraData, money: int) -> Sequence[float]:
    """For every position the share of the deck that may reach it at a cost of at most `money`."""
    shapes = [data.shapes[data.shape_of[card]] for card in data.cards]
    affordable = [shape for shape in shapes if shape.cost <= money]
    return [
        sum(shape.cover >> position & 1 for shape in affordable) / len(shapes)
        for position in range(POSITIONS)
    ]
