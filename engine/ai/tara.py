"""What positions of Tara are worth: discs by rank, ways to the crown, income, cards in hand."""

from __future__ import annotations

from collections.abc import Sequence

from engine.ai.contract import Weights
from engine.ai.parts import SumOfParts
from engine.ai.tara_hand import Hand
from engine.ai.tara_masks import keys, majorities, sums, targets
from engine.ai.tara_prune import prune
from engine.core import Action
from engine.game import Game
from engine.games.tara.board import K0, POSITIONS, RANK_MASKS, RANK_OF
from engine.games.tara.data import TaraData
from engine.games.tara.state import (
    BAG_MASK,
    CLOSED,
    NO_ONE,
    OVER,
    PLAY,
    PROVINCES,
    SEATS,
    SHIFT,
    State,
    crowns,
    occupied,
)

TERMS = ("crowns", "discs", "pairs", "captives", "threat", "income", "money", "supply", "hand")
DETAILS = frozenset(
    {"second", "swap", "activate", "promote", "reduce", "garrison", "replace", "keep"}
)
"""Questions that only go on with what has been begun."""


def make_evaluation(game: Game, weights: Weights) -> TaraEvaluation:
    """The evaluation for one set of component data."""
    return TaraEvaluation(game, weights)


class TaraEvaluation(SumOfParts):
    """Crowns and how near they are, discs by rank, income to come, money, cards."""

    names = (*TERMS, "danger")

    def __init__(self, game: Game, weights: Weights) -> None:
        data: TaraData = game.data
        self.weights = weights
        self._data = data
        ranks = [weights[name] for name in ("farmer", "herdsman", "warrior", "chieftain")]
        by_rank = [*ranks, 0.0]
        pairs = [0.0] + [
            weights[f"pair_{name}"] for name in ("herdsman", "warrior", "chieftain", "crown")
        ]
        self._discs = sums([by_rank[rank] for rank in RANK_OF])
        self._pairs = sums([pairs[rank] for rank in RANK_OF])
        worth = [*ranks, weights["crown"]]
        self._hand = Hand(data, weights, sums([worth[rank] for rank in RANK_OF]))
        cards = len(data.cards)
        self._reach = sums(
            [
                sum(data.shapes[data.shape_of[card]].cover >> p & 1 for card in data.cards) / cards
                for p in range(POSITIONS)
            ]
        )
        self._ranks = tuple(RANK_MASKS[rank] for rank, each in enumerate(data.ranks) if each.income)

    def prune(self, state: State, options: Sequence[Action]) -> Sequence[Action]:
        """Cards of one figure are one choice; swaps that bring nothing are left out."""
        return prune(state, options)

    def turn_over(self, before: State, state: State, seat: int) -> bool:
        """A card is played with all its promotions; a hand is picked card by card."""
        if not state.agenda:
            return True
        name, asked, _ = state.agenda[-1]
        if asked != seat or name not in DETAILS:
            return True
        return name == "keep" and before.agenda[-1][0] != "keep"

    def _parts(self, state: State, seat: int) -> list[float]:
        if state.phase == OVER:
            return [self._result(state, seat)]
        income, captives = self._income(state), self._captives(state)
        own = self._worth(state, seat, income[seat], captives[seat])
        own.append(self._hand.worth(state, seat))
        share = self.weights["rivals"] / (state.seats - 1)
        danger = 0.0
        for other in range(state.seats):
            if other != seat:
                theirs = self._worth(state, other, income[other], captives[other])
                danger = max(danger, theirs[4] * (1 + self.weights["second_crown"] * theirs[0]))
                for at, worth in enumerate(theirs):
                    own[at] -= share * worth
        own[0] *= self.weights["crown"]
        own[4] *= self.weights["threat"]
        own.append(-self.weights["danger"] * danger)
        return own

    def _result(self, state: State, seat: int) -> float:
        victory = self.weights["victory"]
        if state.winner == NO_ONE:
            return self.weights["crown"] * crowns(state, seat) - victory / 2
        return victory if state.winner == seat else -victory

    def _worth(self, state: State, seat: int, income: float, captives: float) -> list[float]:
        """The terms of one seat, without its hand; crowns and threat as numbers, not points."""
        weights = self.weights
        crowned = discs = pairs = threat = 0.0
        for province in range(PROVINCES):
            held = state.held[province * SEATS + seat]
            if not held:
                continue
            crowned += held >> K0 & 1
            factor = self._factor(state, province, seat)
            discs += factor * self._discs[held]
            if factor >= 0.5:
                open_targets = targets(held)
                pairs += self._pairs[open_targets]
                if open_targets or held.bit_count() > 2:
                    threat += self._nearness(state, province, held)
        if state.money[seat] < 1:
            threat *= 0.6
        money = state.money[seat]
        enough = min(float(money), weights["money_enough"])
        purse = weights["money"] * enough + weights["money_spare"] * (money - enough)
        supply = weights["disc"] * state.supply[seat]
        supply -= weights["prisoner"] * sum(state.prisoners[seat::SEATS])
        earned = weights["income"] * income
        return [crowned, discs, pairs, captives, min(threat, 1.0), earned, purse, supply]

    def _factor(self, state: State, province: int, seat: int) -> float:
        """How long discs in a province will count: a crowned one is cleared, a closed one is."""
        if state.status[province] != PLAY:
            closed = state.status[province] == CLOSED
            return self.weights["closed_realm"] if closed else 0.0
        king = state.top[province * POSITIONS + K0]
        if king < 0:
            return 1.0
        if not state.cylinder[province]:
            return self.weights["fresh_realm"]
        return self.weights["own_realm"] if king == seat else 0.9

    def _nearness(self, state: State, province: int, held: int) -> float:
        """The chance that one card of the deck, activated, leads to the crown."""
        ways = keys(held)
        if not ways:
            return 0.0
        taken = occupied(state, province)
        chance = self._reach[ways & ~taken]
        chance += self.weights["occupied_key"] * self._reach[ways & taken]
        if state.cylinder[province]:
            chance *= 0.5
        return min(1.0, 2.0 * chance)

    def _captives(self, state: State) -> list[float]:
        """For every seat: enemy discs under its own, and its forts."""
        captive, fort = self.weights["captive"], self.weights["fort"]
        found = [0.0] * state.seats
        for hollow, bag in enumerate(state.bag):
            if bag:
                holder = state.top[hollow]
                for owner in range(state.seats):
                    n = bag >> SHIFT[owner] & BAG_MASK
                    if n:
                        found[holder] += fort if owner == holder else captive * n
        return found

    def _income(self, state: State) -> list[float]:
        """Cumals that everybody would get if the round ended now (TA-13)."""
        data, seats = self._data, state.seats
        found = [0.0] * seats
        present = [0] * seats
        spread = [0] * seats
        for province in range(PROVINCES):
            masks = tuple(state.held[province * SEATS : (province + 1) * SEATS])
            if not any(masks):
                continue
            leaders, ranks = majorities(masks, self._ranks)
            for who in leaders:
                found[who] += data.majority
            for who in range(seats):
                spread[who] |= present[who] & ranks[who]
                present[who] |= ranks[who]
        for who, twice in enumerate(spread):
            found[who] += data.spread * twice.bit_count()
        return found
