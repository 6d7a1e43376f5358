"""What a net sees of Tara: clock, every seat's means, provinces, own cards.

Counts are divided so that they are about 0 to 1. Seats come clockwise from the own one, provinces
the own strongest first.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from random import Random
from typing import Any, ClassVar

from engine.ai.learned.features import Features, Row, named
from engine.core import Action, Op
from engine.game import Game
from engine.games.tara.ai.decisive import decisive
from engine.games.tara.ai.lands import FACTS, STATES, Land, Lands, Share
from engine.games.tara.ai.prospects import GREATEST, Prospects
from engine.games.tara.ai.province_value import DEAREST
from engine.games.tara.ai.pruning import one_per_figure, prune
from engine.games.tara.data import TaraData
from engine.games.tara.rounds import END, begin_round
from engine.games.tara.state import (
    CARDS,
    NO_ONE,
    SEATS,
    TURNS,
    State,
    crowns,
)
from engine.games.tara.turn import take_turn

QUESTIONS = ("turn", "keep", "hire", "ransom", "garrison", "next_start")
"""What may be asked first of a seat: between turns."""
MEANS = (
    *("crowns", "supply", "money", "turns", "first", "discs", "now", "taken_now", "wins"),
    *("income", "spread", "holds", "caught", "coming"),
)
CARDS_SEEN = ("gain", "crowns", "cost", "stone")
UNLISTED: list[Action] = [("x",), ("y",)]
"""Two answers, so that a search stops: before cards are dealt, which nobody knows, and where
somebody else begins a turn, whose answers nobody wants to know."""
MOST_SWAPS = 12
LONG_GAME = 8
"""Rounds; most games are over by then."""
USUAL_GAME = 6
"""Rounds; half of the games last longer than four."""


def _unlisted(state: State, seat: int, args: Any) -> list[Action]:
    return UNLISTED


def make_features(game: Game, state: State) -> TaraFeatures:
    """The features of a table, by its number of seats."""
    return TaraFeatures(game, state.seats)


class TaraFeatures(Features):
    """The features of one number of seats."""

    rival_scale: ClassVar[float] = 1.0
    margin: float = 10.0
    cap: ClassVar[int] = 200

    def __init__(self, game: Game, seats: int) -> None:
        super().__init__(game, str(seats))
        data: TaraData = game.data
        self._data = data
        self._seats = seats
        self._lands = Lands(data)
        self._prospects = Prospects(data)
        table = data.tables[seats]
        self._provinces = len(table.provinces) + (table.reserve >= 0)
        self._ops = {
            **game.ops,
            "begin_round": Op(begin_round, _unlisted, "TA-4.2"),
            "turn": Op(take_turn, _unlisted, "TA-5.1"),
        }
        self.rows = (Row("crowns", 1.0), Row("rounds", 2.0, 0.0))
        self.names = self._names()

    @property
    def ops(self) -> dict[str, Op]:
        """A search stops before a round begins and at the next turn."""
        return self._ops

    def between(self, state: State) -> bool:
        """A card, a hand, a traitor, a ransom, a garrison or the start player is decided next."""
        if not state.agenda:
            return True
        name, seat, args = state.agenda[-1]
        if name == "keep":
            return not state.hands[seat]
        return name == "begin_round" or (name in QUESTIONS and (name != "garrison" or not args[1]))

    def progress(self, state: State) -> float:
        """By rounds, since a game may end in any of them."""
        return min(1.0, state.round / USUAL_GAME)

    def worlds_at(self, state: State) -> int:
        """Who hires a traitor turns a card up."""
        return 4 if state.agenda and state.agenda[-1][0] == "hire" else 1

    def prune(self, state: State, options: Sequence[Action], chance: Random) -> Sequence[Action]:
        """One of equal cards, hands in one order, the swaps that move most."""
        name = state.agenda[-1][0]
        if name == "keep":
            return _by_figure(state, prune(state, options))
        kept = prune(state, options)
        return kept[:MOST_SWAPS] if name == "swap" else kept

    def first(self, state: State, options: Sequence[Action]) -> Sequence[Action]:
        """What wins in this turn by the table's forecast; else what breaks a rival's last way."""
        name, seat, _ = state.agenda[-1]
        looked_at = one_per_figure(state, options) if name == "turn" else options
        return decisive(self.game.ops, state, seat, looked_at)

    def decline(self, state: State) -> Action:
        """A turn that is cut short is climbed to the top; others keep what they have."""
        options = state.options
        if state.agenda[-1][0] == "promote":
            return max(options, key=lambda option: option[1] if len(option) > 1 else -1)
        for action in (("activate",), ("skip",), END):
            if action in options:
                return action
        return options[-1] if options[-1] in (("pass",), ("decline",), ("refuse",)) else options[0]

    def mark(self, state: State, seat: int) -> Hashable:
        """All that lies on the table, and the own cards."""
        return (
            state.agenda[-1] if state.agenda else None,
            tuple(state.held),
            tuple(state.bag),
            tuple(state.cylinder),
            tuple(state.supply),
            tuple(state.money),
            tuple(state.prisoners),
            tuple(state.hands[seat]),
            state.first,
        )

    def standing(self, state: State, seat: int) -> tuple[float, ...]:
        """Crowns, and the round (TA-17.1)."""
        return float(crowns(state, seat)), float(self._round(state))

    def _round(self, state: State) -> int:
        """The round; before a new one is begun as if it were begun."""
        return state.round + bool(state.agenda and state.agenda[-1][0] == "begin_round")

    def vector(self, state: State, seat: int, rows: Sequence[float], others: Any) -> list[float]:
        """The features in the order of `names`."""
        order = [(seat + n) % self._seats for n in range(self._seats)]
        lands = self._lands.all(state)
        lands.sort(key=lambda land: _place(land, order))
        turns = self._turns_left(state)
        numbers = self._clock(state, seat)
        for who in order:
            numbers += self._means(state, who, lands, turns)
        for land in lands:
            numbers += land.numbers
            for who in order:
                numbers += land.shares[who].numbers
        numbers += self._cards(state, seat)
        return numbers

    def _names(self) -> tuple[str, ...]:
        seats = range(self._seats)
        cards = [f"{n}_{what}" for n in range(self._data.keep) for what in CARDS_SEEN]
        return (
            *named("clock", *(f"asked_{n}" for n in seats), *QUESTIONS),
            *named("clock", "round", "dealt", "income", "fresh"),
            *(each for n in seats for each in named("seat", *(f"{n}_{what}" for what in MEANS))),
            *(
                each
                for n in range(self._provinces)
                for each in named(
                    "province",
                    *(f"{n}_{what}" for what in STATES),
                    *(f"{n}_{s}_{what}" for s in seats for what in FACTS),
                )
            ),
            *named("hand", *cards, "size"),
            *named("later", *cards, "size"),
        )

    def _clock(self, state: State, seat: int) -> list[float]:
        """Who is asked what, and how the round stands."""
        name, who, _ = state.agenda[-1] if state.agenda else ("", NO_ONE, None)
        number = self._round(state)
        if name == "begin_round":
            name, who = ("keep" if number % 2 else "turn"), state.first
        waits = (who - seat) % self._seats if who >= 0 else -1
        return [
            *[float(waits == n) for n in range(self._seats)],
            *[float(name == question) for question in QUESTIONS],
            number / LONG_GAME,
            float(number % 2),
            float(state.phase <= TURNS or number > state.round),
            float(state.fresh),
        ]

    def _turns_left(self, state: State) -> list[int]:
        """Turns that each seat still has in this round (TA-4.6)."""
        turns = self._data.turns
        if state.phase <= CARDS or (state.agenda and state.agenda[-1][0] == "begin_round"):
            return [turns] * self._seats
        if state.phase != TURNS:
            return [0] * self._seats
        gone = state.turns_taken
        return [
            turns - (gone - (seat - state.first) % self._seats + self._seats - 1) // self._seats
            for seat in range(self._seats)
        ]

    def _means(
        self, state: State, seat: int, lands: Sequence[Land], turns: Sequence[int]
    ) -> list[float]:
        """What a seat has, and how likely one card of the deck crowns it."""
        reach = self._lands.reach[min(state.money[seat], DEAREST)]
        now = taken = 0.0
        leads = discs = 0
        ranks: list[int] = []
        for land in lands:
            share: Share = land.shares[seat]
            now = max(now, reach[share.free])
            taken = max(taken, reach[share.taken])
            leads += share.leads
            discs += share.discs
            ranks.append(share.present)
        won = crowns(state, seat)
        once = twice = 0
        for mask in ranks:
            twice |= once & mask
            once |= mask
        prisoners = state.prisoners
        return [
            won / 2,
            state.supply[seat] / 20,
            min(state.money[seat], 15) / 10,
            turns[seat] / 3,
            float(state.first == seat),
            discs / 20,
            now,
            taken,
            (1 - (1 - min(1.0, now)) ** turns[seat]) if won else 0.0,
            leads / 8,
            twice.bit_count() / 4,
            sum(prisoners[seat * SEATS : (seat + 1) * SEATS]) / 6,
            sum(prisoners[seat::SEATS]) / 6,
            (leads + twice.bit_count() + state.money[seat]) / 12,
        ]

    def _cards(self, state: State, seat: int) -> list[float]:
        """The own cards for this round, or for the next one once all are played; cards just dealt
        are not yet chosen from."""
        keep = self._data.keep
        hand, later = state.hands[seat], state.kept[seat]
        if len(later) > keep:
            later = []
        if not hand:
            hand, later = later, []
        return [*self._seen(state, seat, hand), *self._seen(state, seat, later)]

    def _seen(self, state: State, seat: int, cards: Sequence[int]) -> list[float]:
        numbers: list[float] = []
        for prospect in self._prospects.of(state, seat, cards):
            numbers += (
                prospect.gain / GREATEST,
                float(prospect.crowns),
                prospect.cost / 3,
                float(prospect.stone),
            )
        missing = self._data.keep - len(cards)
        return [*numbers, *([0.0] * (len(CARDS_SEEN) * missing)), len(cards) / 3]


def _place(land: Land, order: Sequence[int]) -> tuple[float, ...]:
    """Open provinces first, then by what the seats have there, the own one first."""
    return -land.numbers[0], -land.numbers[1], *[-land.shares[seat].power for seat in order]


def _by_figure(state: State, options: Sequence[Action]) -> Sequence[Action]:
    """Of cards that show the same the lowest number is kept first."""
    seat = state.agenda[-1][1]
    shape_of = state.data.shape_of
    dealt = set(state.kept[seat])
    return [
        option
        for option in options
        if not any(card < option[1] and shape_of[card] == shape_of[option[1]] for card in dealt)
    ] or options
