"""What a game is to the rest of the program: one frozen table of functions."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from engine import hidden_info as secrets
from engine.clone import freeze
from engine.core import Ops, State
from engine.events import Event
from engine.explain import Question, Text
from engine.hidden_info import Pool

Config = Mapping[str, Any]
"""JSON-able: {"seats": [{"kind", "name", "colour", ...}], "options": {...}}."""


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """One line of the score sheet: a catalogue key, points per seat, and what they are made of."""

    key: str
    points: tuple[int, ...]
    details: tuple[tuple[Text, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class Outcome:
    """The final result. `tie_break` values decide between equal totals; `facts` are lines that
    are told as well and count for nothing."""

    rows: tuple[ScoreRow, ...]
    totals: tuple[int, ...]
    tie_break: tuple[int, ...]
    winners: tuple[int, ...]
    reason: Text
    facts: tuple[ScoreRow, ...] = ()


@dataclass(frozen=True, slots=True)
class Game:
    """A whole game. Every function takes or gives the game's own State."""

    key: str
    version: int
    """Of the rules: raised when old logs could no longer be replayed."""
    data_text: str
    """The component data as text; a stored session keeps its own."""
    ops: Ops
    setup: Callable[[Config, int], Any]
    """From configuration and seed to the state with the first steps on its agenda."""
    clone: Callable[[Any], Any]
    """A copy that shares nothing that can change."""
    secrets: Callable[[Any], Sequence[Pool]]
    """All hidden cards of a state and who knows them (`engine.hidden_info`)."""
    blank: Callable[[Any, int], None]
    """Wipes out of a seat's view what is hidden besides those cards."""
    data: Any
    """The component data."""
    outcome: Callable[[Any], Outcome]
    standing: Callable[[Any], tuple[int, ...]]
    """Points of each seat if the game ended now."""
    counters: Callable[[Any, int], dict[str, int]]
    """A seat's public numbers: previews show how they change."""
    anchors: Callable[[Any], list[str]]
    """The names of all places on the table."""
    explain: Callable[[Any], Question]
    """The open question in words, with all its answers and what they cost and bring."""
    narrate: Callable[[Event, Any], Text | None]
    """The sentence of the log about an event, in the view after it; None: nothing is told."""
    event_anchors: Callable[[Event, Any], tuple[str, ...]]
    """The places that an event is about."""
    reveals: frozenset[str]
    """Kinds of events that show something hidden: undo stops there."""
    conserved: Callable[[Any], dict[str, int]]
    """Limited pieces counted wherever they lie; checks see that the numbers never change."""
    open_hands: bool = False
    """No seat ever knows what another does not: the table may be seen by whoever is asked."""

    @property
    def clauses(self) -> frozenset[str]:
        """The clauses that some op implements."""
        return frozenset(op.clause for op in self.ops.values())

    def mask(self, state: State, seat: int) -> Any:
        """A copy that holds only what `seat` may see: hidden cards, luck and, when another
        seat is asked, its options are blanked."""
        view = self.clone(state)
        secrets.hide(self.secrets(view), seat)
        view.rng = 0
        if view.agenda and view.agenda[-1][1] != seat:
            view.options = ()
        self.blank(view, seat)
        return view

    def redeal(self, state: State, seat: int, random: Random) -> Any:
        """A copy of a world that `seat` considers possible, with its own luck; the open question
        is asked anew, since the answers of another seat depend on its hidden cards."""
        world = self.clone(state)
        secrets.redeal(self.secrets(world), seat, random)
        world.rng = random.getrandbits(64)
        if world.agenda:
            name, asked_seat, args = world.agenda[-1]
            options = self.ops[name].options
            world.options = options(world, asked_seat, args) if options is not None else ()
        return world

    def digest(self, state: State) -> str:
        """A fingerprint of the whole state, for saves and replay checks."""
        return hashlib.blake2b(repr(freeze(state)).encode(), digest_size=8).hexdigest()


def asked(state: State) -> int:
    """The seat that the open question is for; -1 when the game is over."""
    return state.agenda[-1][1] if state.agenda else -1
