"""Lays out positions of Tara by hand, then carries out steps and answers questions.

Boards are written as in the rules: `F1=B(w) K0=R!` is Blue on top of a White captive, and a
cylinder of Red. Supplies follow from what lies on the board unless a test sets them. Everything
else that a test does not name is neutral: empty hands, 2 cumals, the whole deck in the draw pile.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from engine.core import Action, act, run
from engine.events import Event, Recorder
from engine.game import Game
from engine.games import load_game
from engine.games.tara.audit import AUDIT
from engine.games.tara.board import NAMES, POSITIONS
from engine.games.tara.state import NO_ONE, SEATS, TURNS, UNIT, State, captives, set_top

B, Y, W, R = range(4)
LETTERS = "BYWR"
HOME = "connacht"
END: Action = ("end",)


def tara() -> Game:
    """The game with its shipped data."""
    return load_game("tara")


def config(seats: int, kind: str = "person", **options: Any) -> dict[str, Any]:
    """A configuration of equal seats."""
    colours = tara().data.colours
    people = [
        {"kind": kind, "name": colour.capitalize(), "colour": colour} for colour in colours[:seats]
    ]
    return {"seats": people, "options": options}


def at(name: str) -> int:
    """A position by its name, "F1"."""
    return NAMES.index(name)


def mask(names: str) -> int:
    """The mask of several positions, "F1 F2"."""
    return sum(1 << at(name) for name in names.split())


class Table:
    """One position; Blue is seat 0 and start player; the first action of the game is over."""

    def __init__(self, seats: int = 4, provinces: Iterable[str] | None = None) -> None:
        self.game = tara()
        options = {} if provinces is None else {"provinces": list(provinces)}
        self.state: State = self.game.setup(config(seats, **options), 1)
        self.data = self.state.data
        self.events: list[Event] = []
        self.touched: set[str] = set()
        state = self.state
        state.agenda.clear()
        state.phase, state.round, state.fresh = TURNS, 1, 0

    def province(self, name: str) -> int:
        """The number of a province."""
        return self.data.provinces.index(name)

    # laying out

    def board(self, text: str, province: str = HOME) -> Table:
        """Lay out hollows of a province."""
        for cell in text.split():
            found = re.fullmatch(r"([FHWCK]\d)=([BYWR])(!?)(?:\(([byrw,]+)\))?", cell)
            assert found, cell
            name, owner, crowned, below = found.groups()
            hollow = self.province(province) * POSITIONS + at(name)
            set_top(self.state, hollow, LETTERS.index(owner))
            for letter in (below or "").replace(",", ""):
                self.state.bag[hollow] += UNIT[LETTERS.index(letter.upper())]
            if crowned:
                self.state.cylinder[self.province(province)] = 1
                self.state.cylinders[LETTERS.index(owner)] -= 1
        return self.count_supplies()

    def count_supplies(self) -> Table:
        """Every disc that is nowhere else is in its owner's supply."""
        self.state.supply = [0] * self.state.seats
        for seat in range(self.state.seats):
            self.state.supply[seat] = self.data.discs - discs(self, seat)
        return self

    def supply(self, seat: int, n: int) -> Table:
        """Set a supply; the other discs are out of the test."""
        self.state.supply[seat] = n
        return self

    def money(self, seat: int, n: int) -> Table:
        """Set a seat's cumals."""
        self.state.money[seat] = n
        return self

    def hand(self, seat: int, *cards: int) -> Table:
        """Give cards to a hand, out of the draw pile."""
        for card in cards:
            self._take(card)
        self.state.hands[seat] = sorted([*self.state.hands[seat], *cards])
        return self

    def pile(self, *cards: int) -> Table:
        """The next cards to be drawn, the first one first."""
        for card in cards:
            self._take(card)
        self.state.draw += reversed(cards)
        return self

    def _take(self, card: int) -> None:
        for pile in (self.state.draw, self.state.discard):
            if card in pile:
                pile.remove(card)

    def prison(self, holder: int, text: str) -> Table:
        """Prisoners on a rath card, "www r"."""
        for letter in text.replace(" ", ""):
            self.state.prisoners[holder * SEATS + LETTERS.index(letter.upper())] += 1
        return self.count_supplies()

    # playing

    def do(self, op: str, seat: int = NO_ONE, args: Any = None) -> Table:
        """Put a step on the agenda and run to the next question."""
        self.state.agenda.append((op, seat, args))
        self._run(lambda recorder: run(self.game.ops, self.state, recorder))
        return self

    def turn(self, seat: int = B) -> Table:
        """A turn of a seat; nobody follows."""
        self.state.turn = seat
        self.state.agenda.append(("close_turn", seat, None))
        return self.do("turn", seat)

    def answer(self, *actions: Action) -> Table:
        """Answer the open questions one after the other."""
        for action in actions:
            self._run(lambda recorder, a=action: act(self.game.ops, self.state, a, recorder))
        return self

    def _run(self, step: Any) -> None:
        recorder = Recorder(lambda e: self.touched.update(AUDIT.labels(e, self.state)))
        step(recorder)
        self.events += recorder.events

    def place(self, card: int, name: str, province: str = HOME, verb: str = "place") -> Table:
        """Begin a card on a position."""
        return self.answer((verb, card, self.province(province), at(name)))

    def second(self, name: str, verb: str = "place") -> Table:
        """Use the other slot."""
        return self.answer((verb, at(name)))

    def promote(self, *names: str) -> Table:
        """Promotions with a disc, one after the other."""
        return self.answer(*(("promote", at(name)) for name in names))

    def swap(self, here: str, there: str) -> Table:
        """Exchange two discs: "H1" a top, "H1b" the blue captive there."""
        pair = sorted((self._disc(here), self._disc(there)))
        return self.answer(("swap", *pair[0], *pair[1]))

    def _disc(self, name: str) -> tuple[int, int]:
        slot = LETTERS.index(name[2].upper()) if len(name) > 2 else -1
        return at(name[:2]), slot

    # looking

    @property
    def options(self) -> list[Action]:
        """The answers to the open question."""
        return list(self.state.options)

    @property
    def asked(self) -> tuple[str, int]:
        """Op and seat of the open question; ("", -1) when there is none."""
        if not self.state.agenda or not self.state.options:
            return "", -1
        return self.state.agenda[-1][0], self.state.agenda[-1][1]

    def targets(self, verb: str = "place", card: int = 0, province: str = HOME) -> str:
        """The positions that the options of a verb name, "F1 F2"."""
        found = {
            action[-1]
            for action in self.options
            if action[0] == verb and (not card or action[1:3] == (card, self.province(province)))
        }
        return " ".join(NAMES[position] for position in sorted(found))

    def verbs(self) -> set[str]:
        """The verbs of the open question."""
        return {str(action[0]) for action in self.options}

    def show(self, province: str = HOME) -> str:
        """What lies in a province, in the notation of `board`."""
        number = self.province(province)
        cells = []
        for position, name in enumerate(NAMES):
            hollow = number * POSITIONS + position
            owner = self.state.top[hollow]
            if owner >= 0:
                below = ",".join(
                    LETTERS[seat].lower()
                    for seat in range(self.state.seats)
                    for _ in range(captives(self.state, hollow, seat))
                )
                sign = "!" if name == "K0" and self.state.cylinder[number] else ""
                cells.append(f"{name}={LETTERS[owner]}{sign}" + (f"({below})" if below else ""))
        return " ".join(cells)

    def held_by(self, holder: int) -> str:
        """The prisoners on a rath card, "wwr"."""
        counts = self.state.prisoners[holder * SEATS : holder * SEATS + self.state.seats]
        return "".join(LETTERS[seat].lower() * n for seat, n in enumerate(counts))

    def saw(self, kind: str) -> list[Event]:
        """The events of a kind so far."""
        return [event for event in self.events if event.kind == kind]

    def kinds(self) -> list[str]:
        """The kinds of all events so far."""
        return [event.kind for event in self.events]


def discs(table: Table, seat: int) -> int:
    """Discs of a seat outside its supply."""
    counted = table.game.conserved(table.state)[f"discs {seat}"]
    return counted - table.state.supply[seat]
