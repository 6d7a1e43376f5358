"""What a net sees of Caylus: clock, goods now and after the road was activated, road, cards.

Counts are divided so that they are about 0 to 1. Seats come clockwise from the own one.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, ClassVar

from engine.ai.evaluations import load_evaluation
from engine.ai.learned.features import Features, Row, named
from engine.ai.learned.hand_made import HandMade
from engine.core import Action, Op
from engine.game import Game
from engine.games.caylus.actions import income_of, take_turn
from engine.games.caylus.ai.evaluation import TERMS
from engine.games.caylus.ai.residences import lawyers_of, sought_in
from engine.games.caylus.ai.round import SITES, TOKENS, purses, read_deals
from engine.games.caylus.ai.tally import Tally, Within
from engine.games.caylus.data import DENIER, GOODS, CaylusData
from engine.games.caylus.state import CASTLE, NO_ONE, State, open_residences

QUESTIONS = ("turn", "provost", "effect", "deliver", "redraw")
"""What may be asked first of a seat: between turns."""
PHASE_NAMES = ("actions", "provost", "activation", "castle", "round_end")
FIRST_PHASE = 2
SCALES = {"tokens": 8.0, "road": 5.0, "prestige": 8.0}
GOODS_SCALES = (5.0, 5.0, 5.0, 3.0, 8.0)
HELD = (
    *("workers", "passed", "place", "first", "hand", "pile", "income", "sites"),
    *("batches", "batches_later", "prestige", "prestige_later", "prestige_short"),
    *("delivered", "cards", "cubes_all", "total"),
)
ON_ROAD = ("there", "mine", "theirs")
PROVOST = ("at", "road", "last", "behind", "behind_rivals", "near", "near_rivals")
POINTS = 15.0
"""What the terms of the hand-made sum are divided by."""
MOST_BATCHES = 6
LONG_ROAD = 20
UNLISTED: list[Action] = [("x",), ("y",)]
"""Two answers, so that a turn is asked; while searching nobody wants to know which ones."""


def make_features(game: Game, state: State) -> CaylusFeatures:
    """The features of a table, by its number of seats and its variant."""
    return CaylusFeatures(game, state.seats, state.advanced)


def _unlisted(state: State, seat: int, args: Any) -> list[Action]:
    return UNLISTED


class CaylusFeatures(Features):
    """The features of one number of seats in one variant."""

    turns: ClassVar[float] = 6.0

    def __init__(self, game: Game, seats: int, advanced: bool) -> None:
        super().__init__(game, f"{seats}_advanced" if advanced else str(seats))
        data: CaylusData = game.data
        self._data = data
        self._seats = seats
        self._advanced = advanced
        self._lawyers = lawyers_of(data)
        self.seeks = advanced
        self._tally = Tally(data)
        self._sum = HandMade(load_evaluation(game), TERMS, POINTS)
        self._deals = read_deals(data)
        self._ahead = (Within(0), Within(data.provost_steps)) if advanced else (Within(0),)
        self._decks = [c for c in data.players if data.buildings[c].variants[advanced]]
        self._crowns = [c for c in data.prestige if data.buildings[c].variants[advanced]]
        self._stored = [c for c in self._decks if data.buildings[c].store >= 0]
        self._ops = {**game.ops, "turn": Op(take_turn, _unlisted, "CA-5.1", always=True)}
        keys = ["tokens", "road", "residences", "prestige", "gold", "cubes", "deniers"]
        if not advanced:
            keys.remove("residences")
        self.rows = tuple(Row(key, SCALES.get(key, 3.0)) for key in keys)
        self.names = self._names()

    @property
    def ops(self) -> dict[str, Op]:
        """The answers of whoever comes next are not listed."""
        return self._ops

    def between(self, state: State) -> bool:
        """One action is a turn (CA-5.1); every other question that begins something as well."""
        return not state.agenda or state.agenda[-1][0] in QUESTIONS

    def progress(self, state: State) -> float:
        """By the castle tokens that are gone (CA-13.1)."""
        return 1.0 - sum(state.tokens) / sum(self._data.tables[self._seats].tokens)

    def worlds_at(self, state: State) -> int:
        """Who can draw does not know what."""
        return 3 if ("draw",) in state.options else 1

    def decline(self, state: State) -> Action:
        """The last answer: nothing, or the payment that the rules list last."""
        return state.options[-1]

    def mark(self, state: State, seat: int) -> Hashable:
        """What a seat can change by one answer."""
        player = state.players[seat]
        return (
            state.agenda[-1] if state.agenda else None,
            tuple([tuple(other.goods) for other in state.players]),
            player.workers,
            tuple(player.hand),
            tuple(player.tokens),
            tuple(state.road),
            tuple(state.worker),
            tuple(state.store),
            tuple(state.residence),
            tuple(state.crown),
            tuple(state.chosen),
            len(state.display),
            len(state.passed),
            tuple(state.delivered),
            state.provost,
        )

    def sought(self, state: State, seat: int) -> float:
        """A worker at a Lawyer, residences, gold for them, prestige buildings (CA-12)."""
        return sought_in(state, seat, self._lawyers)

    def standing(self, state: State, seat: int) -> tuple[float, ...]:
        """The rows of the score sheet (CA-13.4)."""
        return self._tally.rows(state, seat)

    def vector(self, state: State, seat: int, rows: Sequence[float], others: Any) -> list[float]:
        """The features in the order of `names`."""
        order = [(seat + n) % self._seats for n in range(self._seats)]
        ahead = [purses(state, self._deals, chances) for chances in self._ahead]
        numbers = self._clock(state, seat)
        for who in order:
            theirs = rows if who == seat else self._tally.rows(state, who)
            numbers += [
                row / SCALES.get(r.key, 3.0) for row, r in zip(theirs, self.rows, strict=True)
            ]
            numbers += self._held(state, who, [purse[who] for purse in ahead], self.total(theirs))
        numbers += self._road(state, order)
        if self._advanced:
            numbers += self._provost(state, seat)
        numbers += self._hand(state, seat, ahead[-1][seat])
        numbers += self._sum.of(state, seat, self.between(state))
        return numbers

    def _names(self) -> tuple[str, ...]:
        data, seats = self._data, range(self._seats)
        ids = [building.id for building in data.buildings]
        purse = [*GOODS, "tokens", "sites"]
        held = (
            *(f"scored_{row.key}" for row in self.rows),
            *GOODS,
            *(f"{what}_{n}" for n in range(len(self._ahead)) for what in purse),
            *HELD,
        )
        decks = [ids[card] for card in self._decks]
        return (
            *named("clock", *(f"asked_{n}" for n in seats)),
            *named("clock", *(f"asks_{name}" for name in QUESTIONS)),
            *named("clock", *(f"in_{name}" for name in PHASE_NAMES)),
            *named("clock", "round", "dungeon", "walls", "towers", "left", "next", "passed"),
            *(each for n in seats for each in named("seat", *(f"{n}_{what}" for what in held))),
            *named("road", *(f"{ids[card]}_{what}" for card in data.neutrals for what in ON_ROAD)),
            *named("road", *(f"{n}_{i}_{what}" for n in seats for i in decks for what in ON_ROAD)),
            *named("store", *(f"{n}_{ids[card]}" for n in seats for card in self._stored)),
            *(named("provost", *PROVOST) if self._advanced else ()),
            *named("hand", *decks, *(f"{i}_now" for i in decks), *(f"{i}_later" for i in decks)),
            *named("display", *(ids[card] for card in self._crowns)),
            *named("display", *(f"{ids[card]}_missing" for card in self._crowns)),
            *named("sum", *self._sum.names),
        )

    def _clock(self, state: State, seat: int) -> list[float]:
        """Who is asked what, and how much of the castle is left."""
        name, who, _ = state.agenda[-1] if state.agenda else ("", NO_ONE, None)
        waits = (who - seat) % self._seats if who >= 0 else -1
        left = sum(state.tokens)
        worth = zip(state.tokens, self._data.token_vp, strict=True)
        following = next((vp for n, vp in worth if n), 0)
        return [
            *[float(waits == n) for n in range(self._seats)],
            *[float(name == question) for question in QUESTIONS],
            *[float(state.phase == FIRST_PHASE + n) for n in range(len(PHASE_NAMES))],
            state.round / 12,
            *[n / 7 for n in state.tokens],
            left / 20,
            following / 4,
            len(state.passed) / self._seats,
        ]

    def _held(
        self, state: State, seat: int, purse: Sequence[Sequence[float]], total: float
    ) -> list[float]:
        """What a seat has, and what it will have when the workers on the road are done."""
        player, tally, display = state.players[seat], self._tally, state.display
        goods = tuple(player.goods)
        later = tuple([max(0, int(n + 0.5)) for n in purse[-1][: DENIER + 1]])
        most = min(MOST_BATCHES, sum(state.tokens))
        sites = len(open_residences(state, seat)) if self._advanced else 1
        hand = len(player.hand)
        lacking = [tally.missing(later, card) for card in display]
        could = [tally.missing(goods, card) for card in display]
        scaled = [n / scale for n, scale in zip(goods, GOODS_SCALES, strict=True)]
        for each in purse:
            scaled += [n / scale for n, scale in zip(each, GOODS_SCALES, strict=False)]
            scaled += [each[TOKENS] / 2, each[SITES]]
        return [
            *scaled,
            player.workers / 4,
            float(seat in state.passed),
            (state.passed.index(seat) if seat in state.passed else self._seats) / self._seats,
            float(state.first == seat),
            hand / 4,
            (len(player.draw) + len(player.discard)) / 10,
            income_of(state, seat) / 5,
            sites / 2,
            tally.batches(goods, most) / 3,
            tally.batches(later, most) / 3,
            sum(self._vp(card) for card, n in zip(display, could, strict=True) if not n) / 20,
            sum(self._vp(card) for card, n in zip(display, lacking, strict=True) if not n) / 20,
            min(lacking, default=5) / 5,
            state.delivered[seat] / 3 if state.phase == CASTLE else 0.0,
            state.owner.count(seat) / 6,
            sum(goods[:4]) / 12,
            total / 40,
        ]

    def _vp(self, card: int) -> int:
        return self._data.buildings[card].vp

    def _road(self, state: State, order: Sequence[int]) -> list[float]:
        """By owner and building: there, with an own worker, with another's; cubes stored."""
        at = {card: n for n, card in enumerate(self._data.neutrals)}
        deck = {card: n for n, card in enumerate(self._decks)}
        neutral = [0.0] * (3 * len(at))
        owned = [0.0] * (3 * len(deck) * self._seats)
        stored = [0.0] * (len(self._stored) * self._seats)
        relative = {seat: n for n, seat in enumerate(order)}
        for place, card in enumerate(state.road):
            if state.residence[place]:
                continue
            owner, worker = state.owner[place], state.worker[place]
            if owner < 0:
                numbers, start = neutral, 3 * at[card]
            else:
                numbers = owned
                start = 3 * (len(deck) * relative[owner] + deck[card])
                if state.store[place]:
                    where = len(self._stored) * relative[owner] + self._stored.index(card)
                    stored[where] = state.store[place] / 4
            numbers[start] = 1.0
            if worker >= 0:
                numbers[start + (1 if worker == order[0] else 2)] = 1.0
        return [*neutral, *owned, *stored]

    def _provost(self, state: State, seat: int) -> list[float]:
        """Where it stands, and how many workers it has left behind (CA-7.8)."""
        steps = self._data.provost_steps
        behind = near = behind_others = near_others = 0
        for place, worker in enumerate(state.worker):
            distance = place - state.provost
            if worker < 0 or distance <= -steps:
                continue
            mine = worker == seat
            if distance > 0:
                behind, behind_others = behind + mine, behind_others + (not mine)
            else:
                near, near_others = near + mine, near_others + (not mine)
        road = len(state.road)
        return [
            state.provost / LONG_ROAD,
            road / LONG_ROAD,
            (road - 1 - state.provost) / 5,
            behind / 2,
            behind_others / 2,
            near / 2,
            near_others / 2,
        ]

    def _hand(self, state: State, seat: int, purse: Sequence[float]) -> list[float]:
        """The own cards: held, payable now, payable when the road is done; and the display."""
        player, missing = state.players[seat], self._tally.missing
        goods = tuple(player.goods)
        later = tuple([max(0, int(n + 0.5)) for n in purse[: DENIER + 1]])
        held = [float(card in player.hand) for card in self._decks]
        now = [
            float(bool(has) and not missing(goods, card))
            for has, card in zip(held, self._decks, strict=True)
        ]
        soon = [
            float(bool(has) and not missing(later, card))
            for has, card in zip(held, self._decks, strict=True)
        ]
        shown = [float(card in state.display) for card in self._crowns]
        lacking = [
            (1.0 - min(5, missing(later, card)) / 5) * has
            for has, card in zip(shown, self._crowns, strict=True)
        ]
        return [*held, *now, *soon, *shown, *lacking]
