"""What positions of Caylus are worth: points, and what goods, buildings and workers will bring."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from engine.ai.contract import Weights
from engine.ai.term_sum import TermSum, added
from engine.core import Action, act
from engine.game import Game
from engine.games.caylus.ai.round import SITES, TOKENS, Chances, Deal, Purse, purses, read_deals
from engine.games.caylus.ai.worth import Goods, Prices
from engine.games.caylus.data import DENIER, GOLD, CaylusData
from engine.games.caylus.payment import can_pay
from engine.games.caylus.scoring import standing
from engine.games.caylus.state import CASTLE, OVER, State

TERMS = ("points", "goods", "castle", "prestige", "road", "residences", "hand")
DETAILS = ("pay", "cube", "smelt", "choose_turn")
"""Questions that only finish a choice already made."""

_CAREFUL_PAYMENTS = 3
_LARGE_HAND = 4
_REMEMBERED = 1 << 14
"""Hands and prices kept: a search meets the same ones again and again."""


def make_evaluation(game: Game, weights: Weights) -> CaylusEvaluation:
    """The evaluation for one set of component data."""
    return CaylusEvaluation(game, weights)


@dataclass(slots=True)
class Road:
    """What a seat has on the road: points, use by others (in points), open residences."""

    points: float = 0.0
    used: float = 0.0
    sites: int = 0


class CaylusEvaluation(TermSum):
    """Points now, and what goods, placed workers, own buildings and cards will probably bring."""

    names = TERMS

    def __init__(self, game: Game, weights: Weights) -> None:
        data: CaylusData = game.data
        self.weights = weights
        self._game = game
        self._data = data
        self._deals = read_deals(data)
        self._chances = Chances(weights)
        self._goods = Goods(data, weights)
        prices = self._goods.prices(9.0)
        self._hosting = tuple(
            max((_rough_worth(deal, prices) for deal in deals), default=0.0)
            for deals in self._deals.secondary
        )
        self._usable = lru_cache(_REMEMBERED)(self._count_usable)
        self._scored = lru_cache(_REMEMBERED)(self._count_scored)

    def prune(self, state: State, options: Sequence[Action]) -> Sequence[Action]:
        """No wasted gold, no hand changed that can be used, no cards beyond a full hand."""
        asked = state.agenda[-1][0]
        if asked == "pay":
            return options[:_CAREFUL_PAYMENTS]
        if asked not in ("turn", "redraw"):
            return options
        player = state.players[state.agenda[-1][1]]
        usable = self._usable(tuple(player.goods), tuple(player.hand))
        if asked == "redraw":
            return [("keep",)] if usable else [("redraw",)]
        unwanted = {"swap"} if usable else set()
        if usable > 1 or len(player.hand) > _LARGE_HAND:
            unwanted.add("draw")
        return [option for option in options if option[0] not in unwanted]

    def turn_over(self, before: State, state: State, seat: int) -> bool:
        """A choice is complete with its payment and its cubes."""
        return not state.agenda or state.agenda[-1][0] not in DETAILS

    def _terms(self, state: State, seat: int) -> list[float]:
        if state.phase == OVER:
            return [self._result(state, seat)]
        state = self._completed(state)
        seats = len(state.players)
        left = sum(state.tokens) / self.weights["pace"]
        expected = purses(state, self._deals, self._chances)
        roads = self._roads(state, min(left, 6.0))
        prices = self._goods.prices(left)
        own = self._worth(state, seat, expected[seat], roads[seat], (left, prices))
        own.append(self._hand(state, seat, expected[seat], left))
        share = self.weights["rivals"] / (seats - 1)
        for other in range(seats):
            if other != seat:
                theirs = self._worth(state, other, expected[other], roads[other], (left, prices))
                theirs.append(self._hidden_hand(state, other, left))
                for at, worth in enumerate(theirs):
                    own[at] -= share * worth
        return own

    def _completed(self, state: State) -> State:
        """The position after the choice being made, with the cheapest payment."""
        if state.agenda[-1][0] not in DETAILS:
            return state
        done: State = self._game.clone(state)
        while done.agenda and done.agenda[-1][0] in DETAILS:
            act(self._game.ops, done, done.options[0])
        return done

    def _result(self, state: State, seat: int) -> float:
        totals = standing(state)
        best_other = max(total for who, total in enumerate(totals) if who != seat)
        margin = totals[seat] - best_other
        return margin + self.weights["victory"] * ((margin > 0) - (margin < 0))

    def _worth(
        self, state: State, seat: int, purse: Purse, road: Road, times: tuple[float, Prices]
    ) -> list[float]:
        """The terms of one seat but its hand. `times`: rounds to go, and prices by then."""
        left, prices = times
        player = state.players[seat]
        points = road.points + self._scored(tuple(player.tokens), tuple(player.prestige))
        points += purse[TOKENS] * self._goods.next_token(state)
        goods = self._goods.linear(purse, prices)
        prestige, castle = self._goods.plans(state, seat, purse, road.sites, times)
        castle += self._most_batches(state, seat, prices[GOLD])
        residences = self._sites(state, road.sites + purse[SITES], prices[DENIER], left)
        return [points, goods, castle, prestige, road.used, residences]

    def _roads(self, state: State, lasting: float) -> list[Road]:
        """What stands on the road, by seat."""
        found = [Road() for _ in state.players]
        buildings, data, crown = self._data.buildings, self._data, state.crown
        for place, owner in enumerate(state.owner):
            if owner < 0:
                continue
            road = found[owner]
            if not state.residence[place]:
                card = state.road[place]
                road.points += buildings[card].vp
                road.used += self._use_by_others(state, place, card, lasting)
            elif crown[place] >= 0:
                road.points += buildings[crown[place]].vp + data.residence_vp[1]
            else:
                road.points += data.residence_vp[0]
                road.sites += 1
        return found

    def _count_scored(self, tokens: tuple[int, ...], prestige: tuple[int, ...]) -> float:
        """Points of castle tokens and of prestige buildings in front of the player."""
        points = sum(n * vp for n, vp in zip(tokens, self._data.token_vp, strict=True))
        return points + sum(self._data.buildings[card].vp for card in prestige)

    def _count_usable(self, goods: tuple[int, ...], hand: tuple[int, ...]) -> int:
        """How many cards could be paid, each by itself."""
        buildings = self._data.buildings
        return sum(can_pay(goods, buildings[card].cost) for card in hand)

    def _use_by_others(self, state: State, place: int, card: int, lasting: float) -> float:
        """What an own building brings when others work there."""
        uses = self.weights["owned" if state.advanced else "owned_base"] * lasting
        if self._data.buildings[card].store >= 0:
            uses = min(uses, float(state.store[place]))
        return uses * self._hosting[card]

    def _sites(self, state: State, sites: float, denier: float, left: float) -> float:
        """Income of open residences, and sites for prestige buildings."""
        if not state.advanced:
            return 0.0
        income = sites * self._data.residence_income * denier * max(0.0, left - 0.5)
        useful = min(sites, float(len(state.display)), 3.0) * min(1.0, left / 2.0)
        return self.weights["road_denier"] * income + self.weights["site"] * useful

    def _most_batches(self, state: State, seat: int, gold: float) -> float:
        """The gold for the most batches so far, while deliveries go on."""
        if state.phase != CASTLE:
            return 0.0
        best = max(state.delivered)
        if not best or state.delivered[seat] < best:
            return 0.0
        leader = next(who for who in state.passed if state.delivered[who] == best)
        return self.weights["most_batches"] * gold if leader == seat else 0.0

    def _hidden_hand(self, state: State, seat: int, left: float) -> float:
        """Cards of somebody else: only their number is known."""
        cards = min(len(state.players[seat].hand), _LARGE_HAND)
        return self.weights["hand"] * cards * min(1.0, left / 3.0)

    def _hand(self, state: State, seat: int, purse: Purse, left: float) -> float:
        """Own cards, and more for those that could be paid."""
        goods = tuple([int(n + 0.5) for n in purse[: DENIER + 1]])
        usable = self._usable(goods, tuple(state.players[seat].hand))
        more = self.weights["hand_affordable"] * min(usable, 2) * min(1.0, left / 3.0)
        return self._hidden_hand(state, seat, left) + more


def _rough_worth(deal: Deal, prices: Sequence[float]) -> float:
    """What one use brings, in points, early in the game."""
    gained = added(n * (prices[good] if good <= DENIER else 3.0) for good, n in deal.gain)
    paid = added(n * prices[good] for good, n in deal.pay) + deal.any * prices[0]
    return max(0.0, gained + deal.plain * prices[0] - paid)
