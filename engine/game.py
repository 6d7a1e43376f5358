"""What a game is to the rest of the program: one frozen table of functions."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from engine import hidden_info
from engine.cells import Entry
from engine.clone import freeze
from engine.core import Ops, State
from engine.events import Event
from engine.events.moves import EACH_DECISION, Moves
from engine.explain import Question, Text
from engine.hidden_info import Pool

Config = Mapping[str, Any]
"""JSON-able: {"seats": [{"kind", "name", "colour", ...}], "options": {...}}."""

PERSON = "person"
"""The kind of a seat that nobody plays but whoever sits there."""
NOBODY = "nobody"
"""The kind of a seat at which nobody sits: somebody shows what is decided there."""
ENDS_ASKED = "asked"
"""The entry `ends` of a configuration: no person's turn ends by its last action. Without the
entry, as in games of before, it does."""

COLOURS = ("red", "blue", "yellow", "green", "white")
"""The players' colours, of the first seat first."""
SHOWN_COLOURS = (*COLOURS, "orange", "black")
"""Every colour that a table can show: some boxes have others."""


class ConfigError(ValueError):
    """A configuration that no game can be made from; its text is a sentence for the reader."""


@dataclass(frozen=True, slots=True)
class GameOption:
    """A choice before the game, an entry of a configuration's options.

    `several`: more than one of the choices is taken. `seats`: with how many it is offered; with
    any other number nothing is left to choose. `automa`: only against an automa. `ruling`: its
    key is a ruling of the component file, which then says what was chosen
    (`engine.box.rulings.ruled_text`).
    """

    key: str
    choices: tuple[str, ...]
    seats: tuple[int, ...]
    default: str = ""
    several: bool = False
    automa: bool = False
    ruling: bool = False


@dataclass(frozen=True, slots=True)
class GameInfo:
    """What a game is to who offers, lists, measures or records it, known without its data."""

    seats: tuple[int, ...]
    """How many can play, without an automa."""
    automas: tuple[str, ...] = ()
    """Boards of the rules' own opponent, which plays second against one person."""
    difficulties: tuple[int, ...] = ()
    own_levels: tuple[int, ...] = ()
    """Levels of an automa below those of the box: ours, below 0."""
    by_points: bool = True
    """False: something else wins, and points of two games are not to be compared."""
    options: tuple[GameOption, ...] = ()
    rounds: bool = True
    """False: it has no rounds, and is told by its decisions."""
    open_hands: bool = False
    """No seat ever knows what another does not: the table may be seen by whoever is asked."""
    measuring_options: tuple[str, ...] = ()
    """Entries of a configuration's options that only tools set; nobody chooses them."""
    measured: tuple[int, ...] = ()
    """Numbers of seats for which its speed is promised; all of them if none are named."""

    @property
    def variants(self) -> tuple[str, ...]:
        """The variants, which score differently; none are named where there is only one."""
        return next((each.choices for each in self.options if each.key == "variant"), ())

    @property
    def levels(self) -> tuple[int, ...]:
        """How hard an automa can be, the easiest first: our own levels, then those of the box."""
        return (*self.own_levels, *self.difficulties)

    @property
    def usual_automa(self) -> str:
        """Who is played against unless another automa is chosen: the second, where there are
        several; empty where there is none."""
        return "".join(self.automas[:2][-1:])

    @property
    def fewest_persons(self) -> int:
        """One person suffices where the rules have an automa."""
        return 1 if self.automas else min(self.seats)

    @property
    def colours(self) -> tuple[str, ...]:
        """The colours to choose from, one for each that can play."""
        return COLOURS[: max(self.seats)]

    @property
    def default_seats(self) -> str:
        """The smallest table, in the words of the command line."""
        if self.automas:
            return f"random,automa:{self.automas[0]}:{self.difficulties[0]}"
        return ",".join(["random"] * min(self.seats))


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
class Positions:
    """How positions are written down in data, for the examples of the rulebook.

    `lay` changes a fresh setup into the position of an entry and raises DataError; `number` tells
    what a word of a decision stands for in a state, or None; `figure` knows figures of the common
    table by their names.
    """

    lay: Callable[[Any, Entry], None]
    number: Callable[[Any, str], int | None]
    figure: Callable[[Any, str], int | None] = lambda state, name: None


@dataclass(frozen=True, slots=True)
class Game:
    """A whole game. Every function takes or gives the game's own State."""

    key: str
    info: GameInfo
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
    moves: Moves = EACH_DECISION
    """Which events the log tells together as one move, and by which of them it is called."""
    positions: Positions | None = None
    """None: its rulebook has no examples to be opened."""

    @property
    def clauses(self) -> frozenset[str]:
        """The clauses that some op implements."""
        return frozenset(op.clause for op in self.ops.values())

    def mask(self, state: State, seat: int) -> Any:
        """A copy that holds only what `seat` may see: hidden cards, luck and, when another
        seat is asked, its options are blanked."""
        view = self.clone(state)
        hidden_info.hide(self.secrets(view), seat)
        view.rng = 0
        if view.agenda and view.agenda[-1][1] != seat:
            view.options = ()
        self.blank(view, seat)
        return view

    def redeal(self, state: State, seat: int, random: Random) -> Any:
        """A copy of a world that `seat` considers possible, with its own luck; the open question
        is asked anew, since the answers of another seat depend on its hidden cards."""
        world = self.clone(state)
        hidden_info.redeal(self.secrets(world), seat, random)
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


def with_asked_ends(config: Config) -> Config:
    """The configuration as a game is begun with it today: persons end their turns themselves."""
    return {**config, "ends": ENDS_ASKED}


def asked_to_end(config: Config) -> frozenset[int]:
    """The persons who end each of their turns themselves: all, in a game that was begun so."""
    if config.get("ends") != ENDS_ASKED:
        return frozenset()
    return frozenset(seat for seat, chair in enumerate(config["seats"]) if chair["kind"] == PERSON)


def round_of(state: State) -> int:
    """The number of the round; 0 in a game without rounds."""
    return int(getattr(state, "round", 0))
