"""Facts counted for the opponents of Caylus that learn: rows of the sheet, what is missing."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.games.caylus.ai.round import REACH, Chances
from engine.games.caylus.data import DENIER, GOLD, CaylusData, Cost
from engine.games.caylus.state import State


class Within(Chances):
    """Certain up to so many cards in front of the provost, and nothing behind."""

    def __init__(self, cards: int) -> None:
        self._reached = tuple(float(d <= cards) for d in range(-REACH, REACH + 1))

    def of(self, state: State) -> tuple[float, ...]:
        """By distance from the provost, in every phase."""
        return self._reached


class Tally:
    """Counts by the component data."""

    def __init__(self, data: CaylusData) -> None:
        self._data = data
        self.missing = lru_cache(maxsize=1 << 15)(self._missing)
        self.batches = lru_cache(maxsize=1 << 14)(_batches)

    def rows(self, state: State, seat: int) -> tuple[float, ...]:
        """The lines of the score sheet as they stand, in their order (CA-13.4)."""
        data, player, goods = self._data, state.players[seat], state.players[seat].goods
        buildings, crown, residence = data.buildings, state.crown, state.residence
        road = homes = 0
        prestige = sum(buildings[card].vp for card in player.prestige)
        for place, owner in enumerate(state.owner):
            if owner != seat:
                continue
            if not residence[place]:
                road += buildings[state.road[place]].vp
            elif crown[place] >= 0:
                prestige += buildings[crown[place]].vp
                homes += data.residence_vp[1]
            else:
                homes += data.residence_vp[0]
        tokens = sum(n * vp for n, vp in zip(player.tokens, data.token_vp, strict=True))
        last = (
            float(prestige),
            float(goods[GOLD] * data.gold_vp),
            float((goods[0] + goods[1] + goods[2]) // data.cubes_per_vp),
            float(goods[DENIER] // data.deniers_per_vp),
        )
        if state.advanced:
            return float(tokens), float(road), float(homes), *last
        return float(tokens), float(road), *last

    def _missing(self, goods: tuple[int, ...], card: int) -> int:
        """Cubes and deniers that a building still asks for."""
        return short(goods, self._data.buildings[card].cost)


def short(goods: Sequence[int], cost: Cost) -> int:
    """What is missing to pay a cost; gold stands in for every other cube (CA-11)."""
    want = cost.amounts
    gold = goods[GOLD] - want[GOLD]
    lacking = max(0, -gold)
    joker = max(0, gold)
    plain = spare = 0
    for kind in range(GOLD):
        more = goods[kind] - want[kind]
        if more < 0:
            plain -= more
        else:
            spare += more
    covered = min(joker, plain)
    spare += joker - covered
    return (
        lacking + plain - covered + max(0, cost.any - spare) + max(0, want[DENIER] - goods[DENIER])
    )


def _batches(goods: tuple[int, ...], most: int) -> int:
    """Batches that could be paid, at most so many (CA-9.3)."""
    n = 0
    while n < most:
        if sum(max(0, n + 1 - goods[kind]) for kind in range(GOLD)) > goods[GOLD]:
            break
        n += 1
    return n
