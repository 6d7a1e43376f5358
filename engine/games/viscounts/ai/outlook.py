"""What one seat of Viscounts has and may still make of it, in points of the final score."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations_with_replacement, pairwise
from math import exp
from operator import mul

from engine.ai.contract import Weights
from engine.ai.term_sum import added
from engine.games.viscounts.ai.majorities import Majorities
from engine.games.viscounts.ai.worth import FINE, CardWorth, card_worth
from engine.games.viscounts.data import ViscountsData
from engine.games.viscounts.scoring import end_points
from engine.games.viscounts.state import Player, State

SLOTS = 9
MOST_GOODS = 200
MOST_OF_A_RIBBON = 13
NEARLY = 2
"""Manuscripts of a ribbon with which the next one brings the bonus card."""


class Outlook:
    """The terms of one seat; `of` is called for every position that a search looks at."""

    def __init__(self, data: ViscountsData, weights: Weights) -> None:
        self._w = dict(weights)
        self._data = data
        self._cards: CardWorth = card_worth(weights, data)
        board = data.board
        types = [slot.building for slot in board.slots]
        reveals = [weights[f"slot_{index + 1}"] for index in range(SLOTS)]
        self._building_points = [_building_points(data, types, mask) for mask in range(1 << SLOTS)]
        self._slot_worth = [
            added(worth for index, worth in enumerate(reveals) if mask >> index & 1)
            for mask in range(1 << SLOTS)
        ]
        self._stock = [_stock(n, weights["keep"]) for n in range(MOST_GOODS)]
        self._majorities = Majorities(board, weights)
        self._sets, self._next_books = set_tables(board.set_vp)

    def of(self, state: State, seat: int) -> list[float]:
        """Worth by term, in the order of `TERMS` without rivals and result."""
        player = state.players[seat]
        left = self.turns_left(state, seat)
        if player.board:
            return self._automa(state, seat, player)
        soon = 1.0 - exp(-self._w["hurry"] * left)
        return [
            self._building_points[player.built],
            self._castle(state, seat),
            self._manuscripts(state, player, seat, soon),
            self._honours(state, seat),
            self._debts(player, soon),
            self._deeds(player, soon),
            self._majorities.points(state, seat),
            self._goods(player, soon),
            soon * self._slot_worth[player.built],
            self._deck(player) * left,
            soon * self._icons(player),
            soon * self._track(player),
            soon * self._groups(state, seat),
        ]

    def turns_left(self, state: State, seat: int) -> float:
        """About how many more turns the seat has after the present one."""
        if state.last_round:
            waiting = (seat - state.first) % state.seats > (state.turn - state.first) % state.seats
            return state.last_round - state.round + waiting
        nearest = min(state.poverty, state.prosperity)
        return 1.0 + self._w["pace"] * nearest / state.seats

    def _automa(self, state: State, seat: int, player: Player) -> list[float]:
        """The points of an automa so far; its plans are its cards'."""
        vp = self._data.board
        types = [slot.building for slot in self._data.automas[player.board - 1].slots]
        return [
            float(_building_points(self._data, types, player.built)),
            self._castle(state, seat),
            self._manuscripts(state, player, seat, 0.0),
            self._honours(state, seat),
            float(player.unpaid * vp.debt_vp[0]),
            float(player.acquired * vp.deed_vp[0] + player.approved * vp.deed_vp[1]),
            self._majorities.points(state, seat),
            float(sum(player.goods)),
        ]

    def _castle(self, state: State, seat: int) -> float:
        n = len(state.players)
        outer, inner, centre = self._data.board.tier_vp
        return float(
            outer * sum(state.tier1[seat::n])
            + inner * sum(state.tier2[seat::n])
            + centre * state.tier3[seat]
        )

    def _manuscripts(self, state: State, player: Player, seat: int, soon: float) -> float:
        """Sets and ends as they score now, and what the next book of a set would bring."""
        books = player.books
        if not books:
            return 0.0
        tables = self._data.manuscripts
        counts = [0, 0, 0, 0]
        ends = 0
        points = 0.0
        for tile in books:
            counts[tables.ribbon[tile]] += 1
            if tables.per[tile]:
                points += end_points(state, seat, tile)
                ends += 1
        points += self._sets[tuple(sorted(counts))]
        near = 0
        for ribbon, owner in enumerate(state.bonus):
            if owner < 0:
                near += counts[ribbon] == NEARLY
        w = self._w
        hope = w["ribbons"] * self._next_books[tuple(sorted(counts))]
        return points + soon * (hope + w["ends"] * ends + w["bonus_near"] * near)

    def _honours(self, state: State, seat: int) -> float:
        """Cleric Bonus cards and the Castle Leader card."""
        board = self._data.board
        points = sum(map(mul, board.bonus_vp, [owner == seat for owner in state.bonus]))
        return float(points + (board.leader_vp if state.leader == seat else 0))

    def _debts(self, player: Player, soon: float) -> float:
        unpaid, paid = self._data.board.debt_vp
        return player.unpaid * (unpaid + self._w["flip_debt"] * soon) + player.paid * paid

    def _deeds(self, player: Player, soon: float) -> float:
        acquired, approved = self._data.board.deed_vp
        return player.acquired * (acquired + self._w["flip_deed"] * soon) + (
            player.approved * approved
        )

    def _goods(self, player: Player, soon: float) -> float:
        ink, stone, gold, silver = player.goods[:4]
        w, stock = self._w, self._stock
        worth = w["ink"] * stock[ink] + w["stone"] * stock[stone] + w["gold"] * stock[gold]
        return soon * (worth + w["silver"] * stock[silver]) + 0.02 * (ink + stone + gold + silver)

    def _deck(self, player: Player) -> float:
        """How much better than the first cards an average card of the deck is, per turn left."""
        worth = self._cards.deck
        cards = [*player.bays, *player.hand, *player.draw, *player.discard]
        total = n = 0
        for card in cards:
            if card >= 0:
                total += worth[card]
                n += 1
        return self._w["deck"] * total / (n * FINE) if n else 0.0

    def _icons(self, player: Player) -> float:
        """Icons that lie on the board next turn, and the ability that drops off."""
        left, middle, right = player.bays
        icons = self._cards.icons
        worth = 0.0
        if left >= 0:
            worth += self._w["icons_left"] * icons[left]
        if middle >= 0:
            worth += self._w["icons_middle"] * icons[middle]
        if right >= 0:
            worth += self._w["drop"] * self._cards.dropoff[right]
        return worth

    def _track(self, player: Player) -> float:
        """A collision near the left end brings Deeds, near the right end Debts."""
        gone = 6 - (player.virtue - player.corruption)
        middle = (player.virtue + player.corruption) / 2 - 1
        return gone / 6 * (self._w["collision"] - self._w["sin"] * middle)

    def _groups(self, state: State, seat: int) -> float:
        n = len(state.players)
        outer = state.tier1[seat::n]
        inner = state.tier2[seat::n]
        supply = min(state.players[seat].workers, 4)
        return (
            self._w["pair_outer"] * outer.count(2)
            + self._w["single_outer"] * outer.count(1)
            + self._w["pair_inner"] * inner.count(2)
            + self._w["worker"] * supply
        )


def set_tables(
    points: Sequence[int],
) -> tuple[dict[tuple[int, ...], float], dict[tuple[int, ...], float]]:
    """By sorted numbers of manuscripts per ribbon: points of the sets, and what one more book of
    the right ribbon would add to each set that is not full."""
    sets: dict[tuple[int, ...], float] = {}
    following: dict[tuple[int, ...], float] = {}
    steps = [points[0], *(high - low for low, high in pairwise(points)), 0]
    for counts in combinations_with_replacement(range(MOST_OF_A_RIBBON), len(points)):
        sizes = [sum(n > place for n in counts) for place in range(counts[-1])]
        sets[counts] = float(sum(points[size - 1] for size in sizes))
        following[counts] = float(sum(steps[size] for size in sizes))
    return sets, following


def _building_points(data: ViscountsData, types: list[int], mask: int) -> float:
    built = [building for index, building in enumerate(types) if mask >> index & 1]
    return float(sum(data.board.building_vp[kind][built.count(kind)] for kind in range(3)))


def _stock(n: int, keep: float) -> float:
    """So many goods count as this many: the more lie there, the less one more is worth."""
    return float(n) if keep >= 1 else (1 - keep**n) / (1 - keep)
