"""Lays out positions of Versailles by hand, then carries out steps and answers questions.

Everything is named as in the component data and counted from 1: `answer("take", 3)` is slot 3,
`answer("build", "T18", 2, 3, 0)` is row 2, column 3, unturned. Seats take turns in their order
and seat 0 is the active player. What a test does not name is empty, but every other seat has a
worker in the Alchemists' Guild, so that it can move.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from engine.core import Action, act, run
from engine.events import Event, Recorder
from engine.explain import Question, Text
from engine.game import Game, Outcome
from engine.games import load_game
from engine.games.versailles.audit import AUDIT
from engine.games.versailles.palace import lay
from engine.games.versailles.pieces import RESOURCES
from engine.games.versailles.state import NO_TILE, Player, State, palace_step
from engine.texts import load_catalogue

A, B, C, D, E = range(5)
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve")
COLOURS = ("red", "blue", "yellow", "green", "white")
EMPTY = "-"
END = ("end",)


def versailles() -> Game:
    """The game with its shipped data."""
    return load_game("versailles")


def config(seats: int) -> dict[str, Any]:
    """A configuration of `seats` persons."""
    people = [
        {"kind": "person", "name": NAMES[seat], "colour": COLOURS[seat]} for seat in range(seats)
    ]
    return {"seats": people, "options": {}}


class Table:
    """One position."""

    def __init__(self, seats: int = 2, game: Game | None = None) -> None:
        self.game = game or versailles()
        self.state: State = self.game.setup(config(seats), 1)
        self.data = self.state.data
        self.events: list[Event] = []
        self.touched: set[str] = set()
        self._clear()

    def _clear(self) -> None:
        state, data = self.state, self.data
        state.agenda.clear()
        state.options = ()
        state.order = list(range(state.seats))
        state.turn = A
        state.round = 1
        state.pile = list(range(len(data.tiles)))[::-1]
        state.display = [NO_TILE] * data.slots
        for seat, player in enumerate(state.players):
            player.workers = [0] * len(data.sites)
            player.workers[self.site("alchemists_guild")] = int(seat != A)

    # places and pieces by name

    def site(self, name: str) -> int:
        """The number of a location."""
        return [site.id for site in self.data.sites].index(name)

    def tile(self, name: str) -> int:
        """The number of a palace tile."""
        return [tile.id for tile in self.data.tiles].index(name)

    def decoration(self, name: str) -> int:
        """The number of a decoration."""
        return [decoration.id for decoration in self.data.decorations].index(name)

    def square(self, row: int, column: int) -> int:
        """The number of a square."""
        return (row - 1) * self.data.palace.columns + column - 1

    def names(self, tiles: list[int]) -> str:
        """The ids of tiles, "-" for an empty slot."""
        return " ".join(EMPTY if tile < 0 else self.data.tiles[tile].id for tile in tiles)

    def player(self, seat: int) -> Player:
        """A seat's belongings."""
        return self.state.players[seat]

    # laying out

    def lay(
        self,
        seat: int,
        *,
        at: str = "",
        hand: str = "",
        stock: str = "",
        marker: str = "",
        columns: tuple[int, int, int] | None = None,
        waiting: tuple[int, int] | None = None,
        **numbers: int,
    ) -> Table:
        """Give a seat workers (`at="sawmill sawmill"`), tiles, decorations and a marker.

        `numbers`: wood, marble, gold, tokens, score, built.
        """
        player = self.player(seat)
        for name in at.split():
            player.workers[self.site(name)] += 1
        player.hand += [self._take(name) for name in hand.split()]
        for name in stock.split():
            kind = self.decoration(name)
            player.stock[kind] += 1
            self.state.shop[kind] -= 1
        if marker:
            player.marker = self.site(marker)
        if columns is not None:
            player.columns = list(columns)
        if waiting is not None:
            player.waiting = list(waiting)
        for name, n in numbers.items():
            if name in RESOURCES:
                player.goods[RESOURCES.index(name)] = n
            else:
                setattr(player, name, n)
        return self

    def _take(self, name: str) -> int:
        tile = self.tile(name)
        for pile in (self.state.pile, self.state.discard):
            if tile in pile:
                pile.remove(tile)
        return tile

    def display(self, names: str) -> Table:
        """Tiles in the display, slot 1 first."""
        self.state.display[:] = [
            NO_TILE if name == EMPTY else self._take(name) for name in names.split()
        ]
        return self

    def pile(self, names: str) -> Table:
        """Make the pile of exactly these tiles, the next one first; others leave the game."""
        tiles = [self.tile(name) for name in names.split()]
        self.state.pile[:] = tiles[::-1]
        return self

    def discards(self, count: int) -> Table:
        """Move tiles from the bottom of the pile to the discard pile."""
        for _ in range(count):
            self.state.discard.append(self.state.pile.pop(0))
        return self

    def built(self, name: str, row: int, column: int, turn: int = 0) -> Table:
        """A tile that already lies in the palace."""
        state, palace = self.state, self.data.palace
        tile, square = self._take(name), self.square(row, column)
        state.squares[square], state.turned[square] = tile, turn
        lay(palace, state.needs, square, palace.patterns[tile], turn)
        state.built += 1
        return self

    def sold(self, name: str, left: int = 0) -> Table:
        """Leave this many of a decoration in the Workshop; the others leave the game."""
        self.state.shop[self.decoration(name)] = left
        return self

    def king(self, steps_left: int) -> Table:
        """Put the King this many steps before the palace."""
        self.state.king = palace_step(self.state) - steps_left
        return self

    # playing

    @property
    def options(self) -> list[Action]:
        """The answers to the open question, in words."""
        return [self.words(action) for action in self.state.options]

    def offers(self, verb: str) -> list[Action]:
        """The answers that begin with a verb."""
        return [action for action in self.options if action[0] == verb]

    def words(self, action: Action) -> Action:
        """An action with ids for numbers and places counted from 1."""
        verb, *rest = action
        ids = [site.id for site in self.data.sites]
        if verb in ("single", "pair", "double_step"):
            return (verb, *(ids[place] for place in rest))
        if verb in ("take", "also", "learn"):
            return (verb, rest[0] + 1)
        if verb == "sweep":
            return (verb, rest[0], rest[1] + 1)
        if verb == "buy":
            return (verb, self.data.decorations[rest[0]].id)
        if verb == "hire":
            return (verb, self.data.newcomer_rows[rest[0]])
        if verb == "discard":
            return (verb, self.data.tiles[rest[0]].id)
        if verb == "build":
            row, column = divmod(rest[1], self.data.palace.columns)
            return (verb, self.data.tiles[rest[0]].id, row + 1, column + 1, rest[2])
        return action

    @property
    def asked(self) -> tuple[str, int]:
        """Op and seat of the open question; ("", -1) when there is none."""
        return self.state.agenda[-1][:2] if self.state.agenda else ("", -1)

    def turn(self, seat: int = A) -> Table:
        """Begin the turn of a seat."""
        self.state.agenda[:] = [("begin_turn", seat, None)]
        return self._go(None)

    def use(self, name: str, seat: int = A) -> Table:
        """Activate a location with the workers that stand there: no move, no echoes."""
        self.state.agenda.append(("activate", seat, self.site(name)))
        return self._go(None)

    def visit(self, name: str, seat: int = A) -> Table:
        """Activate a location and let the others share it."""
        place = self.site(name)
        self.state.agenda += [("echoes", seat, place), ("activate", seat, place)]
        return self._go(None)

    def answer(self, *words: Any) -> Table:
        """Answer the open question in words."""
        found = [action for action in self.state.options if self.words(action) == words]
        assert found, f"{words} is not one of {self.options}"
        return self._go(found[0])

    def end(self) -> Table:
        """Finish the activation."""
        return self.answer("end")

    def play_out(self, seed: int = 1) -> Table:
        """Answer at random until the game is over."""
        chance = Random(seed)
        while self.state.agenda:
            self._go(chance.choice(list(self.state.options)))
        return self

    def _go(self, action: Action | None) -> Table:
        """Run on, and check that counters changed only as the events say."""
        recorder = Recorder(self._label)
        seats = range(self.state.seats)
        told = [self.game.counters(self.state, seat) for seat in seats]
        pieces = self.game.conserved(self.state)
        if action is None:
            run(self.game.ops, self.state, recorder)
        else:
            act(self.game.ops, self.state, action, recorder)
        self.events += recorder.events
        for event in recorder.events:
            for seat, counter, change in AUDIT.ledger(event, self.state):
                told[seat][counter] += change
        for seat in seats:
            now = self.game.counters(self.state, seat)
            for counter in AUDIT.counters:
                assert now[counter] == told[seat][counter], (seat, counter, recorder.events)
        assert self.game.conserved(self.state) == pieces
        return self

    def _label(self, event: Event) -> None:
        self.touched.update(AUDIT.labels(event, self.state))

    # looking

    def expect(self, seat: int, **counters: int) -> Table:
        """Assert counters of a seat: wood, tokens, points, tiles, statue, ..."""
        now = self.game.counters(self.state, seat)
        assert {name: now[name] for name in counters} == counters
        return self

    def workers(self, seat: int) -> Mapping[str, int]:
        """A seat's workers on the board, without zeros."""
        pairs = zip(self.data.sites, self.player(seat).workers, strict=True)
        return {site.id: n for site, n in pairs if n}

    def saw(self, kind: str, seat: int | None = None) -> list[Event]:
        """The events of a kind so far, of one seat if it is given."""
        return [e for e in self.events if e.kind == kind and seat in (None, e.seat)]

    def outcome(self) -> Outcome:
        """The result if the game ended now."""
        return self.game.outcome(self.state)

    @property
    def question(self) -> Question:
        """The open question as the person who is asked reads it."""
        return self.game.explain(self.game.mask(self.state, self.asked[1]))

    def blocked(self, target: str, source: str = "") -> tuple[str, str]:
        """Reason key and clause of a blocked place."""
        for blocked in self.question.blocked:
            if blocked.target == target and blocked.source == source:
                return blocked.reason.key.rpartition(".")[2], blocked.clause
        raise AssertionError(f"{target} from {source} is not blocked: {self.question.blocked}")

    def say(self, text: Text) -> str:
        """A text in English."""
        return load_catalogue("en").say(text, NAMES)
