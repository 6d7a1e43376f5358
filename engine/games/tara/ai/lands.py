"""What lies in one province of Tara, as numbers by seat: facts counted, nothing judged.

Remembered by what lies there, because the ends of a turn differ in one province only.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.ai.term_sum import added
from engine.games.tara.ai.bitmasks import approaches, keys, majorities, sums, targets
from engine.games.tara.ai.province_value import DEAREST, reach_of
from engine.games.tara.board import K0, POSITIONS, RANK_MASKS, RANK_SIZES
from engine.games.tara.data import TaraData
from engine.games.tara.state import (
    BAG_MASK,
    CLOSED,
    NO_ONE,
    PLAY,
    PROVINCES,
    RESERVE,
    SEATS,
    SHIFT,
    State,
)

FACTS = (
    *("crown", "cylinder", "farmers", "herdsmen", "warriors", "chieftains"),
    *("to_herdsman", "to_warrior", "to_chieftain", "to_king"),
    *("reach", "reach_taken", "approach", "approach_taken", "depose"),
    *("holds", "caught", "forts", "leads"),
)
"""Of one seat in one province. `reach`: share of the deck that leads to the crown from an empty
position, `reach_taken`: from others; `approach`: the same for a way to the crown a card later;
`depose`: the share that brings an enemy cylinder down."""
STATES = ("open", "closed", "entered")
"""Of a province as a whole."""


class Share(NamedTuple):
    """What a seat has in a province. `free`, `taken`: masks of the positions from which one
    activated card leads to the crown; `present`: ranks where it stands, as bits."""

    numbers: tuple[float, ...]
    free: int
    taken: int
    leads: int
    present: int
    discs: int
    power: float


class Land(NamedTuple):
    """A province: its numbers, and the shares by seat."""

    numbers: tuple[float, ...]
    shares: tuple[Share, ...]


class Lands:
    """The provinces of a table."""

    def __init__(self, data: TaraData) -> None:
        self.reach = tuple(sums(reach_of(data, money)) for money in range(DEAREST + 1))
        """By cumals and mask: the share of the deck that reaches the mask at such a price."""
        self._ranks = tuple(RANK_MASKS[rank] for rank, each in enumerate(data.ranks) if each.income)
        self._look = lru_cache(maxsize=1 << 15)(self._land)

    def all(self, state: State) -> list[Land]:
        """The provinces of the table, in the order of the board."""
        return [
            self._look(
                tuple(state.held[province * SEATS : (province + 1) * SEATS]),
                tuple(state.bag[province * POSITIONS : (province + 1) * POSITIONS]),
                state.status[province],
                state.cylinder[province],
            )
            for province in range(PROVINCES)
            if state.status[province] in (PLAY, CLOSED, RESERVE)
        ]

    def _land(
        self, held: tuple[int, ...], bags: tuple[int, ...], status: int, cylinder: int
    ) -> Land:
        occupied = held[0] | held[1] | held[2] | held[3]
        leaders, present = majorities(held, self._ranks)
        holds, caught, forts = _captives(held, bags)
        king = next((seat for seat, mask in enumerate(held) if mask >> K0 & 1), NO_ONE)
        shares = []
        for seat, mask in enumerate(held):
            down = cylinder and king != seat
            ways = keys(mask) if status == PLAY else 0
            near = approaches(mask) if status == PLAY else 0
            reach = self._shares(ways & ~occupied), self._shares(ways & occupied)
            nearer = self._shares(near & ~occupied), self._shares(near & occupied)
            up = targets(mask) if status == PLAY else 0
            leads = leaders.count(seat)
            numbers = (
                float(king == seat),
                float(king == seat and bool(cylinder)),
                *[(mask & RANK_MASKS[rank]).bit_count() / RANK_SIZES[rank] for rank in range(4)],
                *[(up & RANK_MASKS[rank]).bit_count() / RANK_SIZES[rank] for rank in range(1, 5)],
                *((0.0, 0.0) if down else reach),
                *nearer,
                added(reach) if down else 0.0,
                holds[seat] / 4,
                caught[seat] / 4,
                float(forts[seat]),
                leads / 4,
            )
            power = 10 * numbers[0] + 4 * added(reach) + added(nearer) + mask.bit_count() / 10
            free, taken = (0, 0) if down else (ways & ~occupied, ways & occupied)
            shares.append(
                Share(numbers, free, taken, leads, present[seat], mask.bit_count(), power)
            )
        return Land(
            (float(status == PLAY), float(status == CLOSED), float(occupied > 0)), (*shares,)
        )

    def _shares(self, mask: int) -> float:
        return self.reach[DEAREST][mask]


def _captives(
    held: tuple[int, ...], bags: tuple[int, ...]
) -> tuple[list[int], list[int], list[int]]:
    """By seat: enemy discs under own ones, own discs under enemies, forts."""
    holds, caught, forts = [0] * SEATS, [0] * SEATS, [0] * SEATS
    for position, bag in enumerate(bags):
        if not bag:
            continue
        holder = next(seat for seat, mask in enumerate(held) if mask >> position & 1)
        for owner in range(SEATS):
            n = bag >> SHIFT[owner] & BAG_MASK
            if n and owner == holder:
                forts[holder] += 1
            elif n:
                holds[holder] += n
                caught[owner] += n
    return holds, caught, forts
