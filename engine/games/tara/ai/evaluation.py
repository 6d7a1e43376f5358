"""What positions of Tara are worth: discs by rank, ways to the crown, income, cards in hand."""

from __future__ import annotations

from collections.abc import Sequence

from engine.ai.contract import Weights
from engine.ai.term_sum import TermSum
from engine.core import Action
from engine.game import Game
from engine.games.tara.ai.bitmasks import sums
from engine.games.tara.ai.decisive import decisive
from engine.games.tara.ai.hand import Hand
from engine.games.tara.ai.province_value import ProvinceValue, ProvinceValues
from engine.games.tara.ai.pruning import one_per_figure, prune
from engine.games.tara.ai.shortlist import Shortlist
from engine.games.tara.board import RANK_OF
from engine.games.tara.data import TaraData
from engine.games.tara.state import NO_ONE, OVER, SEATS, State, crowns

TERMS = ("crowns", "discs", "pairs", "captives", "threat", "income", "money", "supply", "hand")
DETAILS = frozenset(
    {"second", "swap", "activate", "promote", "reduce", "garrison", "replace", "keep"}
)
"""Questions that only go on with what has been begun."""


def make_evaluation(game: Game, weights: Weights) -> TaraEvaluation:
    """The evaluation for one set of component data."""
    return TaraEvaluation(game, weights)


class TaraEvaluation(TermSum):
    """Crowns and how near they are, discs by rank, income to come, money, cards."""

    names = (*TERMS, "danger")

    def __init__(self, game: Game, weights: Weights) -> None:
        data: TaraData = game.data
        self.weights = weights
        self._data = data
        self._ops = game.ops
        self._provinces = ProvinceValues(data, weights)
        ranks = [weights[name] for name in ("farmer", "herdsman", "warrior", "chieftain")]
        worth = [*ranks, weights["crown"]]
        by_mask = sums([worth[rank] for rank in RANK_OF])
        self._hand = Hand(data, weights, by_mask)
        self._shortlist = Shortlist(data, weights, by_mask)

    def prune(self, state: State, options: Sequence[Action]) -> Sequence[Action]:
        """Cards of one figure are one choice; swaps that bring nothing are left out."""
        return prune(state, options)

    def shortlist(self, state: State, options: Sequence[Action]) -> Sequence[Action]:
        """A few that promise most; a stone's swaps are ordered by promise already."""
        kept = prune(state, options)
        most = int(self.weights.get("ahead_options", len(kept)))
        name, seat, _ = state.agenda[-1]
        if name == "turn" and len(kept) > most:
            return self._shortlist.best(state, seat, kept, most)
        return kept[:most] if name == "swap" else kept

    def decisive(self, state: State, options: Sequence[Action]) -> Sequence[Action]:
        """What wins in this turn by the table's forecast; else what breaks a rival's last way."""
        name, seat, _ = state.agenda[-1]
        looked_at = one_per_figure(state, options) if name == "turn" else options
        return decisive(self._ops, state, seat, looked_at)

    def turn_over(self, before: State, state: State, seat: int) -> bool:
        """A card is played with all its promotions; a hand is picked card by card."""
        if not state.agenda:
            return True
        name, asked, _ = state.agenda[-1]
        if asked != seat or name not in DETAILS:
            return True
        return name == "keep" and before.agenda[-1][0] != "keep"

    def _terms(self, state: State, seat: int) -> list[float]:
        if state.phase == OVER:
            return [self._result(state, seat)]
        provinces = self._provinces.all(state)
        income = self._income(provinces, state.seats)
        own, _ = self._worth(state, seat, provinces, income[seat])
        own.append(self._hand.worth(state, seat))
        share = self.weights["rivals"] / (state.seats - 1)
        danger = 0.0
        for other in range(state.seats):
            if other != seat:
                theirs, threat = self._worth(state, other, provinces, income[other])
                danger = max(danger, threat)
                for at, worth in enumerate(theirs):
                    own[at] -= share * worth
        own.append(-self.weights["danger"] * danger)
        return own

    def _result(self, state: State, seat: int) -> float:
        victory = self.weights["victory"]
        if state.winner == NO_ONE:
            return self.weights["crown"] * crowns(state, seat) - victory / 2
        return victory if state.winner == seat else -victory

    def _worth(
        self, state: State, seat: int, provinces: Sequence[ProvinceValue], income: float
    ) -> tuple[list[float], float]:
        """The terms of one seat, without its hand and without what the others threaten; and how
        dangerous one card of the deck would be in its hand, a second crown counting more."""
        weights = self.weights
        money = state.money[seat]
        crowned = 0
        discs = pairs = captives = chance = approach = 0.0
        for province in provinces:
            share = province.shares[seat]
            crowned += share.crowned
            discs += share.discs
            pairs += share.pairs
            captives += share.captives
            if share.free or share.taken:
                chance += self._provinces.chance(share, money)
            approach += share.approach
        near = 1.0 + weights["second_crown"] * crowned
        threat = weights["threat"] * min(1.0, 2.0 * chance)
        threat += weights["approach"] * min(1.0, approach)
        enough = min(float(money), weights["money_enough"])
        purse = weights["money"] * enough + weights["money_spare"] * (money - enough)
        supply = weights["disc"] * state.supply[seat]
        supply -= weights["prisoner"] * sum(state.prisoners[seat::SEATS])
        crown = weights["crown"] * crowned
        earned = weights["income"] * income
        worth = [crown, discs, pairs, captives, near * threat, earned, purse, supply]
        return worth, near * self._soon(state, seat, min(1.0, chance))

    def _soon(self, state: State, seat: int, chance: float) -> float:
        """The chance that a hand leads to the crown, from the chance that one card does."""
        if not chance:
            return 0.0
        cards = len(state.hands[seat])
        missed = (1.0 - chance) ** (cards or self._data.keep)
        return (1.0 - missed) * (1.0 if cards else self.weights["danger_later"])

    def _income(self, provinces: Sequence[ProvinceValue], seats: int) -> list[float]:
        """Cumals that everybody would get if the round ended now (TA-13)."""
        data = self._data
        found = [0.0] * seats
        present = [0] * seats
        spread = [0] * seats
        for province in provinces:
            for who in province.leaders:
                found[who] += data.majority
            for who in range(seats):
                spread[who] |= present[who] & province.present[who]
                present[who] |= province.present[who]
        for who, twice in enumerate(spread):
            found[who] += data.spread * twice.bit_count()
        return found
