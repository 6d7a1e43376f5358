"""Lays out positions of Viscounts by hand, then carries out steps and answers questions.

Cards and manuscripts are named by their ids, places as on the board: space "A:L", plot "A:2".
Lists of cards are written in one string; piles are written from their top. Everything that a
test does not name is neutral: no goods, no cards, all townsfolk and manuscripts in their piles.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from engine.core import Action, act, run
from engine.events import Event, Recorder
from engine.game import Game, Outcome
from engine.games import load_game
from engine.games.viscounts import constants as c
from engine.games.viscounts.audit import AUDIT
from engine.games.viscounts.gains import push_effects
from engine.games.viscounts.reader.notation import dual_program
from engine.games.viscounts.state import Player, State

RED, BLUE, YELLOW, GREEN = range(4)
AUTOMA = 1
COLOURS = ("red", "blue", "yellow", "green")
EMPTY = "-"
STARTERS = "st_abbot st_financer st_journeyman st_labourer st_lender st_squire st_thief st_trader"


def viscounts() -> Game:
    """The game with its shipped data."""
    return load_game("viscounts")


def config(seats: int, automa: str = "", difficulty: int = 0) -> dict[str, Any]:
    """A configuration of `seats` persons, or of one person against an automa."""
    people = [
        {"kind": "person", "name": colour.capitalize(), "colour": colour}
        for colour in COLOURS[: 1 if automa else seats]
    ]
    if automa:
        seat = {"kind": "automa", "name": "Automa", "colour": "blue"}
        people.append(seat | {"board": automa, "difficulty": difficulty})
    return {"seats": people, "options": {}}


class Table:
    """One position; `red`, who is seat 0, is the active player."""

    def __init__(
        self, seats: int = 2, *, automa: str = "", side: str = "", order: str = "ABCDE"
    ) -> None:
        self.game = viscounts()
        self.config = config(seats, automa)
        self.state: State = self.game.setup(self.config, 1)
        self.data = self.state.data
        self.events: list[Event] = []
        self.touched: set[str] = set()
        self._clear(order, side)

    def _clear(self, order: str, side: str) -> None:
        state, data = self.state, self.data
        state.agenda.clear()
        state.order = ["ABCDE".index(letter) for letter in order]
        state.rotation = 0
        if side:
            state.side = ("low", "high").index(side)
        state.spots = [-1] * (5 * data.board.spots_per_segment[state.side])
        state.players = [Player(board=p.board, workers=20) for p in state.players]
        for player in state.players:
            player.viscount = self.space("A:L")
        cards = list(data.cards.townsfolk)
        state.piles = [cards[i::5] for i in range(5)]
        tiles = list(range(data.manuscripts.count))
        state.tiles = [tiles[i::5] for i in range(5)]
        state.pairs, state.gone = [], list(data.cards.heroes)
        schemes = list(data.cards.schemes)
        state.future, state.known_schemes = schemes if state.players[-1].board else [], []
        state.phase, state.turn, state.first, state.round = c.ACTION, RED, RED, 1

    # places and cards by name

    def card(self, name: str) -> int:
        """The number of a card."""
        return self.data.cards.ids.index(name)

    def cards(self, names: str) -> list[int]:
        """The numbers of several cards."""
        return [self.card(name) for name in names.split()]

    def names(self, cards: Sequence[int]) -> str:
        """The ids of cards, "-" for an empty space."""
        return " ".join(EMPTY if card < 0 else self.data.cards.ids[card] for card in cards)

    def tile(self, name: str) -> int:
        """The number of a manuscript."""
        return self.data.manuscripts.ids.index(name)

    def position(self, segment: str) -> int:
        """The ring position of a segment."""
        return self.state.order.index("ABCDE".index(segment))

    def space(self, name: str) -> int:
        """A space by its name, "A:L"."""
        segment, kind = name.split(":")
        return self.position(segment) * 3 + c.SPACE_KINDS.index(kind)

    def space_name(self, space: int) -> str:
        """The name of a space."""
        position, kind = divmod(space, 3)
        return f"{'ABCDE'[self.state.order[position]]}:{c.SPACE_KINDS[kind]}"

    def plot(self, name: str) -> int:
        """A building spot by its name, "A:2"."""
        segment, number = name.split(":")
        each = self.data.board.spots_per_segment[self.state.side]
        return self.position(segment) * each + int(number) - 1

    def player(self, seat: int) -> Player:
        """A seat's belongings."""
        return self.state.players[seat]

    # laying out

    def lay(
        self,
        seat: int,
        *,
        bays: str | None = None,
        hand: str | None = None,
        draw: str | None = None,
        discard: str | None = None,
        books: str | None = None,
        slots: Sequence[int] = (),
        at: str = "",
        markers: tuple[int, int] | None = None,
        workers: int | None = None,
        **amounts: int,
    ) -> Table:
        """Give a seat cards, goods, revealed slots and places.

        `amounts`: ink, stone, gold, silver, wild, unpaid, paid, acquired, approved.
        """
        player = self.player(seat)
        if bays is not None:
            player.bays[:] = [c.NO_CARD if n == EMPTY else self._take(n) for n in bays.split()]
        for pile, names in (("hand", hand), ("draw", draw), ("discard", discard)):
            if names is not None:
                cards = [self._take(name) for name in names.split()]
                setattr(player, pile, cards[::-1] if pile == "draw" else cards)
        for name in (books or "").split():
            player.books.append(self._take_tile(name))
        for slot in slots:
            self._reveal(player, slot - 1)
        if at:
            player.viscount = self.space(at)
        if markers:
            player.corruption, player.virtue = markers
        if workers is not None:
            player.workers = workers
        for name, n in amounts.items():
            if name in c.GOODS:
                player.goods[c.GOODS.index(name)] = n
            else:
                setattr(player, name, n)
        return self

    def _take(self, name: str) -> int:
        """A card from wherever it lies; starters exist once per player."""
        card = self.card(name)
        state = self.state
        for pile in (*state.piles, state.gone, state.future):
            if card in pile:
                pile.remove(card)
        return card

    def _take_tile(self, name: str) -> int:
        tile = self.tile(name)
        for pile in self.state.tiles:
            if tile in pile:
                pile.remove(tile)
        return tile

    def _reveal(self, player: Player, slot: int) -> None:
        board = self.data.automas[player.board - 1] if player.board else self.data.board
        player.built |= 1 << slot
        for icon, n in enumerate(board.slots[slot].icons):
            player.permanent[icon] += n

    def bonus(self, seat: int, ribbon: str) -> Table:
        """Give a seat the Cleric Bonus card of a colour."""
        number = c.RIBBONS.index(ribbon)
        self.state.bonus[number] = seat
        for icon, n in enumerate(self.data.board.bonus_icons[number]):
            self.player(seat).permanent[icon] += n
        return self

    def top(self, segment: str, card: str) -> Table:
        """Put a card on top of the townsfolk pile of a segment."""
        number = self._take(card)
        self.state.piles[self.position(segment)].append(number)
        return self

    def pile(self, segment: str, cards: str = "") -> Table:
        """Make a townsfolk pile of exactly these cards; the others leave the game."""
        pile = self.state.piles[self.position(segment)]
        self.state.gone += pile
        pile.clear()
        pile += [self._take(name) for name in reversed(cards.split())]
        return self

    def book(self, segment: str, tile: str) -> Table:
        """Put a manuscript on top of the pile of a segment."""
        number = self._take_tile(tile)
        self.state.tiles[self.position(segment)].append(number)
        return self

    def books(self, segment: str, tiles: str = "") -> Table:
        """Make a manuscript pile of exactly these tiles."""
        pile = self.state.tiles[self.position(segment)]
        self.state.gone_tiles += pile
        pile.clear()
        for name in reversed(tiles.split()):
            number = self._take_tile(name)
            if number in self.state.gone_tiles:
                self.state.gone_tiles.remove(number)
            pile.append(number)
        return self

    def build(self, plot: str, seat: int, building: str) -> Table:
        """Put a building on a plot."""
        self.state.spots[self.plot(plot)] = seat * 3 + c.BUILDINGS.index(building)
        return self

    def castle(self, tier: int, *sections: dict[int, int]) -> Table:
        """Workers by seat, for the sections from 0 on; the third tier is one section."""
        seats = self.state.seats
        cells = (self.state.tier1, self.state.tier2, self.state.tier3)[tier - 1]
        for section, workers in enumerate(sections):
            for seat, n in workers.items():
                cells[section * seats + seat] = n
        return self

    def workers(self, tier: int) -> list[dict[int, int]]:
        """The workers of a tier by section and seat, without zeros."""
        seats = self.state.seats
        cells = (self.state.tier1, self.state.tier2, self.state.tier3)[tier - 1]
        rows = [cells[i : i + seats] for i in range(0, len(cells), seats)]
        return [{seat: n for seat, n in enumerate(row) if n} for row in rows]

    # playing

    @property
    def options(self) -> list[Action]:
        """The answers to the open question."""
        return list(self.state.options)

    @property
    def asked(self) -> tuple[str, int]:
        """Op and seat of the open question; ("", -1) when there is none."""
        return self.state.agenda[-1][:2] if self.state.agenda else ("", -1)

    def do(self, op: str, seat: int = RED, args: Any = None) -> Table:
        """Carry out a step, as far as the first question."""
        self.state.agenda.append((op, seat, args))
        return self._go(None)

    def effects(self, seat: int, *texts: str) -> Table:
        """Carry out an effect list, as a person or as the automa does."""
        push_effects(self.state, seat, dual_program(texts))
        return self._go(None)

    def answer(self, *words: Any) -> Table:
        """Answer the open question: `answer("walk", 4)`."""
        assert words in self.state.options, f"{words} is not one of {self.options}"
        return self._go(words)

    def answers(self, *actions: Action) -> Table:
        """Several answers, one after the other."""
        for action in actions:
            self.answer(*action)
        return self

    def play_out(self, seed: int = 1) -> Table:
        """Answer at random until the game is over."""
        chance = Random(seed)
        while self.state.agenda:
            self._go(chance.choice(self.options))
        return self

    def _go(self, action: Action | None) -> Table:
        """Run on, and check that goods changed only as the events say."""
        recorder = Recorder(self._label)
        before = [self.game.counters(self.state, seat) for seat in range(self.state.seats)]
        pieces = self.game.conserved(self.state)
        if action is None:
            run(self.game.ops, self.state, recorder)
        else:
            act(self.game.ops, self.state, action, recorder)
        self.events += recorder.events
        for event in recorder.events:
            for seat, counter, change in AUDIT.ledger(event, self.state):
                before[seat][counter] = before[seat].get(counter, 0) + change
        for seat, told in enumerate(before):
            now = self.game.counters(self.state, seat)
            for counter in AUDIT.counters & now.keys():
                assert now[counter] == told[counter], (seat, counter, recorder.events)
        assert self.game.conserved(self.state) == pieces
        return self

    def _label(self, event: Event) -> None:
        self.touched.update(AUDIT.labels(event, self.state))

    # looking

    def count(self, seat: int, counter: str) -> int:
        """One counter of a seat."""
        return self.game.counters(self.state, seat)[counter]

    def expect(self, seat: int, **counters: int) -> Table:
        """Assert counters of a seat: silver, debt, debt_paid, deed, virtue, corruption, ..."""
        now = self.game.counters(self.state, seat)
        assert {name: now[name] for name in counters} == counters
        return self

    def saw(self, kind: str, seat: int | None = None) -> list[Event]:
        """The events of a kind so far, of one seat if it is given."""
        return [e for e in self.events if e.kind == kind and seat in (None, e.seat)]

    def saw_of(self, kinds: str) -> list[Event]:
        """The events of several kinds so far, in their order."""
        return [e for e in self.events if e.kind in kinds.split()]

    def outcome(self) -> Outcome:
        """The score sheet of the position."""
        return self.game.outcome(self.state)

    def points(self, row: str, seat: int = RED) -> int:
        """The points of a seat in one row of the score sheet."""
        return next(r.points[seat] for r in self.outcome().rows if r.key == row)
