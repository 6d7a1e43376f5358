"""What lies around a viscount: visible cards and manuscripts, free plots, from the own segment on.

Segments come in the order of the ring from where the viscount stands; which one it is on is told
by its printed identity.
"""

from __future__ import annotations

from functools import lru_cache

from engine.games.viscounts import constants as c
from engine.games.viscounts.build import spots_per_segment
from engine.games.viscounts.data import ViscountsData
from engine.games.viscounts.state import State, section_facing

CARD = (*c.ICONS, "value", "there")
TILE = (*c.RIBBONS, "cost", "counts")
PLOTS = ("left", "right")
SEGMENT = (*(f"card_{each}" for each in CARD), *(f"book_{each}" for each in TILE), *PLOTS)
PLACE = (*(f"kind_{kind}" for kind in c.SPACE_KINDS), *(f"segment_{n}" for n in range(c.SEGMENTS)))
AROUND = (
    *PLACE,
    *(f"facing_{n}" for n in range(c.SEGMENTS)),
    *(f"{n}_{what}" for n in range(c.SEGMENTS) for what in SEGMENT),
)
"""What `Surroundings.of` gives."""


def place(state: State, seat: int) -> list[float]:
    """Where a viscount stands: kind of space, segment."""
    numbers = [0.0] * len(PLACE)
    viscount = state.players[seat].viscount
    if viscount >= 0:
        position, kind = divmod(viscount, 3)
        numbers[kind] = 1.0
        numbers[len(c.SPACE_KINDS) + state.order[position]] = 1.0
    return numbers


class Surroundings:
    """Segments as numbers, remembered by what they offer."""

    def __init__(self, data: ViscountsData) -> None:
        self._cards = data.cards
        self._tables = data.manuscripts
        self._offer = lru_cache(maxsize=1 << 14)(self._numbers)

    def of(self, state: State, seat: int) -> list[float]:
        """Everything from the segment of the own viscount on, round the ring."""
        start = max(0, state.players[seat].viscount // 3)
        numbers = place(state, seat)
        facing = section_facing(state, start)
        numbers += [float(n == facing) for n in range(c.SEGMENTS)]
        for ahead in range(c.SEGMENTS):
            numbers += self._segment(state, (start + ahead) % c.SEGMENTS)
        return numbers

    def _segment(self, state: State, position: int) -> tuple[float, ...]:
        pile, tiles = state.piles[position], state.tiles[position]
        each = spots_per_segment(state)
        banks = state.data.board.banks[state.side][state.order[position]]
        owners = state.spots[position * each : (position + 1) * each]
        free = [bank for bank, owner in zip(banks, owners, strict=True) if owner < 0]
        return self._offer(
            pile[-1] if pile else c.NO_CARD,
            tiles[-1] if tiles else c.NO_CARD,
            free.count(c.LEFT),
            free.count(c.RIGHT),
        )

    def _numbers(self, card: int, tile: int, left: int, right: int) -> tuple[float, ...]:
        numbers = [0.0] * (len(CARD) + len(TILE))
        if card >= 0:
            numbers[: len(CARD)] = [
                *[n / 2 for n in self._cards.icons[card]],
                self._cards.cost[card] / 4,
                1.0,
            ]
        if tile >= 0:
            tables = self._tables
            numbers[len(CARD) :] = [
                *[float(tables.ribbon[tile] == ribbon) for ribbon in range(len(c.RIBBONS))],
                tables.cost[tile] / 6,
                float(bool(tables.per[tile])),
            ]
        return *numbers, left / 3, right / 3
