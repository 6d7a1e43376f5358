"""What a net sees of Viscounts: clock, every seat's holdings, own hand, surroundings.

Counts are divided so that they are about 0 to 1. Seats come in the order of turns from the own
one. A position is the end of a turn before cards are drawn for it: nobody knows them yet.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from random import Random
from typing import Any, ClassVar

from engine.ai.evaluations import load_evaluation
from engine.ai.learned.features import Features, Row, named
from engine.ai.learned.hand_made import LARGEST, HandMade
from engine.core import Action, Op
from engine.game import Game
from engine.games.viscounts import constants as c
from engine.games.viscounts.ai.evaluation import TERMS
from engine.games.viscounts.ai.pruning import prune
from engine.games.viscounts.ai.seen import holdings
from engine.games.viscounts.ai.seen.holdings import BOOKS, CASTLE, DECK, HAND, HELD
from engine.games.viscounts.ai.seen.offers import OFFERS, Offers
from engine.games.viscounts.ai.seen.race import COMING, RACE, coming, race
from engine.games.viscounts.ai.seen.scheming import SCHEMING, Scheming
from engine.games.viscounts.ai.seen.sheet import ROWS, Sheet
from engine.games.viscounts.ai.seen.surroundings import AROUND, PLACE, Surroundings, place
from engine.games.viscounts.data import ViscountsData
from engine.games.viscounts.state import State
from engine.games.viscounts.turn import draw_cards

SCALES = {"castle": 10.0, "sets": 8.0, "buildings": 6.0, "deeds": 6.0}
CLOCK = ("round", "poverty", "prosperity", "nearest", "poverty_shown", "prosperity_shown", "last")
LEFT = ("turns_left", "moves_next", "first", "plots", "setup")
RIVAL = ("lead", "lead_paid", "lead_approved")
PAUSED: list[Action] = [("draw",), ("x",)]
"""Two answers, so that the rules pause at the end of a turn."""
ON: list[Action] = PAUSED[:1]
LONG_GAME = 16
POINTS = 20.0
"""What the terms of the hand-made sum are divided by."""
MOST_ALONE = 8.0
"""An automa may be far ahead."""
MARGIN_ALONE = 25.0
"""Who plays alone is often far from the victory, and learns from the lead."""
MOST_STEPS = 2
LAST_IS_COMMON = ("discard", "destroy", "workers_action")
OTHERS_TAKE_NOTHING = ("skip", "pass", "none", "keep", "stay")


def make_features(game: Game, state: State) -> ViscountsFeatures:
    """The features of a table: by its number of seats, or of one alone against an automa."""
    return ViscountsFeatures(game, state)


def _pause(state: State, seat: int, args: Any) -> list[Action]:
    """Before cards are drawn, unless it is the last turn of the game."""
    last = (seat + 1) % state.seats == state.first and state.round == state.last_round
    return ON if last else PAUSED


class ViscountsFeatures(Features):
    """The features of one kind of table."""

    cap: ClassVar[int] = 200
    practice_cap: ClassVar[int] = 24
    any_order: ClassVar[bool] = True

    def __init__(self, game: Game, state: State) -> None:
        seats, alone = state.seats, any(player.board for player in state.players)
        super().__init__(game, "alone" if alone else str(seats))
        data: ViscountsData = game.data
        self._data = data
        self._seats = seats
        self._alone = alone
        self._boards = tuple(dict.fromkeys(board.id for board in data.automas))
        evaluation = load_evaluation(game).for_table(state)
        self._sum = HandMade(evaluation, TERMS[:-1], POINTS, MOST_ALONE if alone else LARGEST)
        if alone:
            self.margin, self.first_guess = MARGIN_ALONE, {"sum.all": 1.0, "rival.1_lead": -1.0}
        self._offers = Offers(data)
        self._scheming = Scheming(self._offers)
        self._sheet = Sheet(data)
        self._surroundings = Surroundings(data)
        self._ops = {**game.ops, "draw_cards": Op(draw_cards, _pause, "VI-7.6.2")}
        self.rows = tuple(Row(key, SCALES.get(key, 4.0)) for key in ROWS)
        self.names = self._names()

    @property
    def ops(self) -> dict[str, Op]:
        """A turn pauses before cards are drawn."""
        return self._ops

    @property
    def played_ops(self) -> dict[str, Op]:
        """The same: what a search ends with is what is learned from."""
        return self._ops

    def paused(self, state: State) -> bool:
        """At the end of a turn."""
        return bool(state.agenda) and state.agenda[-1][0] == "draw_cards"

    def between(self, state: State) -> bool:
        """At the end of a turn, and after the choice of a pair."""
        if not state.agenda:
            return True
        name = state.agenda[-1][0]
        return name in ("draw_cards", "choose_pair") or (name == "play" and state.round <= 1)

    def begins(self, state: State) -> bool:
        """Before a card is played, or a pair chosen (VI-7.1.2)."""
        return not state.agenda or state.agenda[-1][0] in ("choose_pair", "play")

    def progress(self, state: State) -> float:
        """By rounds (VI-10.1)."""
        return min(1.0, state.round / LONG_GAME)

    def seats(self, state: State) -> Sequence[int]:
        """All but the automa."""
        return [seat for seat, player in enumerate(state.players) if not player.board]

    def prune(self, state: State, options: Sequence[Action], chance: Random) -> Sequence[Action]:
        """Payments and trades without waste, one order of cards for each that drops off next."""
        kept = prune(state, options)
        return kept[:MOST_STEPS] if state.agenda[-1][0] == "pay" else kept

    def decline(self, state: State) -> Action:
        """The common answer in the own turn; others take nothing where that is allowed."""
        name, seat, _ = state.agenda[-1]
        options = state.options
        if seat == state.turn:
            if name == "action" and len(options) > 1:
                return options[-2]
            return options[-1] if name in LAST_IS_COMMON else options[0]
        last = options[-1]
        return last if last[0] in OTHERS_TAKE_NOTHING else options[0]

    def mark(self, state: State, seat: int) -> Hashable:
        """What a turn can change."""
        player = state.players[seat]
        return (
            state.agenda[-1] if state.agenda else None,
            len(state.agenda),
            state.played,
            state.dismissed,
            state.phase,
            state.poverty,
            state.prosperity,
            tuple(state.spots),
            tuple(state.tier1),
            tuple(state.tier2),
            tuple([len(pile) for pile in state.piles]),
            tuple([len(pile) for pile in state.tiles]),
            player.viscount,
            player.built,
            tuple(player.bays),
            tuple(sorted(player.hand)),
            len(player.draw),
            len(player.discard),
            tuple(
                [
                    (
                        *each.goods,
                        *(each.unpaid, each.paid, each.acquired, each.approved),
                        *(each.corruption, each.virtue, each.workers),
                    )
                    for each in state.players
                ]
            ),
        )

    def standing(self, state: State, seat: int) -> tuple[float, ...]:
        """The rows of the score sheet (VI-10.2)."""
        return self._sheet.rows(state, seat)

    def others(self, state: State, seat: int) -> dict[int, list[float]]:
        """Decks and places of the others: a turn of somebody else hardly touches them."""
        return {
            other: [*holdings.deck(self._data, state.players[other]), *place(state, other)]
            for other in range(self._seats)
            if other != seat
        }

    def best_rival(self, state: State, seat: int, others: Any) -> float:
        """An automa counts what it has left as well (VI-11.28)."""
        sheet = self._sheet
        return max(
            [
                sum(sheet.rows(state, other)) + sheet.goods(state, other)
                for other in range(self._seats)
                if other != seat
            ]
        )

    def vector(self, state: State, seat: int, rows: Sequence[float], others: Any) -> list[float]:
        """The features in the order of `names`."""
        players = state.players
        own = players[seat]
        total = sum(rows)
        numbers = self._clock(state, seat)
        numbers += [number / row.scale for number, row in zip(rows, self.rows, strict=True)]
        numbers += self._seat(state, seat, total)
        numbers += holdings.deck(self._data, own)
        for n in range(1, self._seats):
            who = (seat + n) % self._seats
            theirs = sum(self._sheet.rows(state, who)) + self._sheet.goods(state, who)
            numbers += self._seat(state, who, theirs)
            numbers += others[who]
            numbers += (
                (total - theirs) / 20,
                (own.paid - players[who].paid) / 3,
                (own.approved - players[who].approved) / 3,
            )
            if self._alone:
                numbers += self._automa(state, who)
                numbers += coming(state, seat, who)
                numbers += self._scheming.of(state, seat, who)
        numbers += race(state, seat)
        hand = own.hand if state.phase != c.SETUP else ()
        numbers += holdings.hand(self._data, hand)
        numbers += self._offers.of(state, seat, hand)
        numbers += self._surroundings.of(state, seat)
        numbers += self._sum.of(state, seat)
        return numbers

    def _names(self) -> tuple[str, ...]:
        held = (*HELD, *CASTLE, *BOOKS, "total", *(f"deck_{what}" for what in DECK))
        rival = (*held, *PLACE, *RIVAL)
        if self._alone:
            rival += (*self._boards, "schemes", "schemes_left", *COMING, *SCHEMING)
        return (
            *named("clock", *CLOCK, *LEFT),
            *named("score", *ROWS),
            *named("own", *held),
            *(
                each
                for n in range(1, self._seats)
                for each in named("rival", *(f"{n}_{what}" for what in rival))
            ),
            *named("race", *RACE),
            *named("hand", *HAND),
            *named("offer", *OFFERS),
            *named("around", *AROUND),
            *named("sum", *self._sum.names),
        )

    def _clock(self, state: State, seat: int) -> list[float]:
        """How far the piles and rounds are, and who moves next."""
        top = state.agenda[-1] if state.agenda else ("", seat, None)
        following = (top[1] + 1) % self._seats if top[0] == "draw_cards" else top[1]
        waits = (following - seat) % self._seats
        left = 0.0
        if state.last_round:
            gone = (seat - state.first) % self._seats < (following - state.first) % self._seats
            gone = gone or (top[0] == "draw_cards" and following == state.first)
            left = max(0, state.last_round - state.round + (not gone)) / 3
        return [
            state.round / LONG_GAME,
            state.poverty / 10,
            state.prosperity / 10,
            min(state.poverty, state.prosperity) / 10,
            float(state.poverty_shown),
            float(state.prosperity_shown),
            float(state.last_round > 0),
            left,
            1.0 - waits / self._seats,
            float(state.first == seat),
            state.spots.count(-1) / 20,
            float(state.phase == c.SETUP),
        ]

    def _seat(self, state: State, seat: int, total: float) -> list[float]:
        return [
            *holdings.held(state, seat),
            *holdings.castle(state, seat),
            *holdings.books(state, seat),
            total / 50,
        ]

    def _automa(self, state: State, seat: int) -> list[float]:
        """Which automa, and how many schemes it has (VI-11.2 to VI-11.4)."""
        player = state.players[seat]
        board = self._data.automas[player.board - 1].id
        laid = sum([card >= 0 for card in player.bays])
        return [
            *[float(board == name) for name in self._boards],
            (len(player.draw) + len(player.discard) + laid) / 14,
            len(player.draw) / 14,
        ]
