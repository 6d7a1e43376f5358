"""What goods are worth in Caylus: by themselves, in batches for the castle, for prestige."""

from __future__ import annotations

from functools import lru_cache

from engine.ai.contract import Weights
from engine.ai.term_sum import added
from engine.games.caylus.ai.round import SITES, Purse
from engine.games.caylus.data import DENIER, GOLD, CaylusData
from engine.games.caylus.state import ACTIONS, CASTLE, State

Prices = tuple[float, float, float, float, float]
"""Points for one food, wood, stone, gold, denier."""

_MOST_SETS = 6
_REMEMBERED = 1 << 16
"""Plans kept: a search meets the same goods, tokens and buildings again and again."""


class Goods:
    """Prices of goods, and the two ways to make points of them."""

    def __init__(self, data: CaylusData, weights: Weights) -> None:
        self._data = data
        self._weights = weights
        self._scraps = (
            1.0 / data.cubes_per_vp,
            float(data.gold_vp),
            1.0 / data.deniers_per_vp,
        )
        self._needs = {
            card: (data.buildings[card].cost.amounts, float(data.buildings[card].vp))
            for card in data.prestige
        }
        self.prices = lru_cache(_REMEMBERED)(self._prices)
        """Points for single goods by the rounds to go: near the end what the rules pay."""
        self._plan = lru_cache(_REMEMBERED)(self._plan_afresh)

    def _prices(self, left: float) -> Prices:
        weights = self._weights
        ripe = min(1.0, left / weights["ripening"])
        cube, gold, denier = self._scraps
        plain = cube + (weights["cube"] - cube) * ripe
        return (
            plain,
            plain,
            plain,
            gold + (weights["gold"] - gold) * ripe,
            denier + (weights["denier"] - denier) * ripe,
        )

    def linear(self, purse: Purse, prices: Prices) -> float:
        """Goods by their prices; deniers beyond a full purse are worth little."""
        deniers, full = purse[DENIER], self._weights["purse"]
        spare = max(0.0, deniers - full)
        return (
            (purse[0] + purse[1] + purse[2]) * prices[0]
            + purse[GOLD] * prices[GOLD]
            + (deniers - spare) * prices[DENIER]
            + spare * self._weights["denier_late"]
        )

    def next_token(self, state: State) -> float:
        """Points of the token that would be taken next; 0 when none is left."""
        for n, vp in zip(state.tokens, self._data.token_vp, strict=True):
            if n:
                return vp
        return 0.0

    def plans(
        self, state: State, seat: int, purse: Purse, sites: int, times: tuple[float, Prices]
    ) -> tuple[float, float]:
        """What goods are worth beyond their prices: as a prestige building, as batches.

        `sites`: open residences; `times`: rounds to go, and prices by then.

        A building and batches do not use the same cubes twice: the better division counts.
        """
        left, prices = times
        factor = self._delivery(state, seat, left)
        ready = min(sites, 1) + purse[SITES] if state.advanced else 1.0
        soon = 1.0 if self._may_act(state, seat) else min(1.0, left)
        return self._plan(
            tuple(purse[: GOLD + 1]),
            prices,
            tuple(state.tokens),
            tuple(state.display),
            (factor, ready, soon),
        )

    def _plan_afresh(
        self,
        cubes: tuple[float, ...],
        prices: Prices,
        tokens: tuple[int, ...],
        display: tuple[int, ...],
        terms: tuple[float, float, float],
    ) -> tuple[float, float]:
        """The best division. `terms`: how sure a batch is, sites at hand, how soon to build."""
        factor, sites, soon = terms
        best = (0.0, self._batches(tokens, cubes, prices, factor))
        total = best[1]
        for card in display:
            gain = self._prestige(card, cubes, prices, sites) * soon
            if gain > 0.0:
                rest = self._without(cubes, card)
                batches = self._batches(tokens, rest, prices, factor)
                if gain + batches > total:
                    total = gain + batches
                    best = (gain, batches)
        return best

    def _may_act(self, state: State, seat: int) -> bool:
        return state.phase == ACTIONS and seat not in state.passed

    def _delivery(self, state: State, seat: int, left: float) -> float:
        """How sure a batch is to be delivered, now or in a later round."""
        weights = self._weights
        if state.phase < CASTLE:
            return weights["batch_soon"]
        if state.phase == CASTLE and any(
            name == "deliver" and who == seat for name, who, _ in state.agenda
        ):
            return weights["batch_soon"]
        return weights["batch_later"] * min(1.0, left)

    def _batches(
        self, tokens: tuple[int, ...], cubes: tuple[float, ...], prices: Prices, factor: float
    ) -> float:
        """Points of the tokens that full sets would bring, less the price of their cubes."""
        food, wood, stone, gold = cubes
        section = 0
        taken = 0
        gain = 0.0
        used = 0.0
        for n in range(1, _MOST_SETS):
            missing = max(n - food, 0.0) + max(n - wood, 0.0) + max(n - stone, 0.0)
            if missing > gold + 0.01:
                break
            while section < 3 and taken >= tokens[section]:
                section, taken = section + 1, 0
            if section == 3:
                break
            taken += 1
            joker = missing - used
            used = missing
            cost = (3 - joker) * prices[0] + joker * prices[GOLD]
            gain += max(0.0, factor * self._data.token_vp[section] - cost)
        return gain

    def _prestige(self, card: int, cubes: tuple[float, ...], prices: Prices, sites: float) -> float:
        """Points of a prestige building beyond the price of its cubes; less for each one missing.

        In the advanced variant a residence is needed as well.
        """
        weights = self._weights
        need, points = self._needs[card]
        missing = weights["gold_missing"] * max(0.0, need[GOLD] - cubes[GOLD])
        for good in range(GOLD):
            if need[good] > cubes[good]:
                missing += need[good] - cubes[good]
        missing += weights["site_missing"] * max(0.0, 1.0 - sites)
        if missing >= weights["prestige_span"]:
            return 0.0
        cost = added(want * price for want, price in zip(need, prices, strict=True))
        near = 1.0 - missing / weights["prestige_span"]
        return weights["prestige_ready"] * near * (points - cost)

    def _without(self, cubes: tuple[float, ...], card: int) -> tuple[float, ...]:
        need = self._needs[card][0]
        return tuple([max(0.0, have - want) for have, want in zip(cubes, need, strict=False)])
