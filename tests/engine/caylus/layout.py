"""Lays out positions of Caylus by hand, then carries out steps and answers questions.

Cards are named by their ids; goods are named amounts. Everything that a test does not name is
neutral: empty hands, no goods, the opening road.
"""

from __future__ import annotations

from typing import Any

from engine.core import Action, act, run
from engine.events import Event, Recorder
from engine.game import Config
from engine.games import load_game
from engine.games.caylus.data import GOODS
from engine.games.caylus.state import ACTIONS, Player, State, add_to_road

A, B, C, D = range(4)
COLOURS = ("red", "blue", "yellow", "green")
NEUTRAL = -1


def config(seats: int, variant: str = "base") -> Config:
    """A configuration of `seats` persons."""
    people = [
        {"kind": "person", "name": colour.capitalize(), "colour": colour}
        for colour in COLOURS[:seats]
    ]
    return {"seats": people, "options": {"variant": variant}}


class Table:
    """One position; seat 0 is in turn."""

    def __init__(self, seats: int = 4, variant: str = "base") -> None:
        self.game = load_game("caylus")
        people = [{"kind": "person", "name": name, "colour": "red"} for name in "ABCD"[:seats]]
        self.config = {"seats": people, "options": {"variant": variant}}
        self.state: State = self.game.setup(self.config, 1)
        self.data = self.state.data
        self.ids = [building.id for building in self.data.buildings]
        self.events: list[Event] = []
        state = self.state
        state.agenda.clear()
        state.players = [Player() for _ in range(seats)]
        state.phase, state.round = ACTIONS, 1

    def card(self, name: str) -> int:
        """The number of a card."""
        return self.ids.index(name)

    def road(self, *cards: tuple[str, int, int]) -> Table:
        """A whole road: (card, owner, seat of the worker or -1) from the beginning."""
        state = self.state
        for cells in (state.road, state.owner, state.worker, state.store):
            cells.clear()
        for cells in (state.residence, state.crown, state.chosen):
            cells.clear()
        for name, owner, worker in cards:
            place = add_to_road(state, self.card(name), owner)
            if self.data.buildings[self.card(name)].store >= 0:
                state.store[place] = self.data.tables[state.seats].store
            if worker >= 0:
                state.worker[place] = worker
                state.players[worker].workers -= 1
        state.provost = len(state.road) - 1 if state.advanced else -1
        return self

    def give(self, seat: int, **goods: int) -> Table:
        """Set goods of a seat."""
        for name, n in goods.items():
            self.state.players[seat].goods[GOODS.index(name)] = n
        return self

    def hand(self, seat: int, *cards: str) -> Table:
        """Set the hand of a seat."""
        self.state.players[seat].hand = [self.card(name) for name in cards]
        return self

    def tokens(self, dungeon: int, walls: int, towers: int) -> Table:
        """Set the castle stock."""
        self.state.tokens = [dungeon, walls, towers]
        return self

    def passing(self, *seats: int) -> Table:
        """Set the passing order."""
        self.state.passed = list(seats)
        return self

    def do(self, op: str, seat: int = NEUTRAL, args: Any = None) -> Table:
        """Put a step on the agenda and run to the next question."""
        self.state.agenda.append((op, seat, args))
        recorder = Recorder()
        run(self.game.ops, self.state, recorder)
        self.events += recorder.events
        return self

    def answer(self, *actions: Action) -> Table:
        """Answer the open questions one after the other."""
        for action in actions:
            recorder = Recorder()
            act(self.game.ops, self.state, action, recorder)
            self.events += recorder.events
        return self

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

    def goods(self, seat: int) -> dict[str, int]:
        """The goods of a seat that are not 0."""
        pairs = zip(GOODS, self.state.players[seat].goods, strict=True)
        return {name: n for name, n in pairs if n}

    def kinds(self) -> list[str]:
        """The kinds of all events so far."""
        return [event.kind for event in self.events]

    def points(self, seat: int, row: str) -> int:
        """One line of the score sheet."""
        return next(r for r in self.game.outcome(self.state).rows if r.key == row).points[seat]
