"""What a game's `scenes/games/<game>/table.py` gives to the table: places, pictures and words.

The table asks nothing else about a game. All rectangles and points are px of the window.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol, TypeAlias, TypeVar

import pygame

from engine.core import State
from engine.events import Event
from engine.explain import Blocked, Choice, Text
from scenes.table.camera import Camera
from scenes.table.frame import Frame, Shelf
from scenes.table.motion.things import Course, Flight, Place, Point, Sprite
from sprites.common.chrome_tray import Well
from sprites.common.drawn import Drawn, Pointer
from sprites.common.players import PlayerStyle
from sprites.common.rich import IconSource
from sprites.common.theme import Theme

Say = Callable[[Text | str], str]
"""Finished sentences in the language of the app, with the players' names."""
THINGS_SHARE = 0.2
"""Of the loading, what is told before the first piece of the board is built."""
GameState = TypeVar("GameState", bound=State)
"""The state of one game; a view is one of which some is hidden."""
State_contra = TypeVar("State_contra", bound=State, contravariant=True)


@dataclass(frozen=True, slots=True)
class Aim:
    """What a person has in mind: a source in the hand or pointed at, with all that it could do
    (`choices`), and what a click on `anchor` would do (`choice`) or why not (`blocked`)."""

    source: str = ""
    anchor: str = ""
    choices: tuple[Choice, ...] = ()
    choice: Choice | None = None
    blocked: Blocked | None = None
    variant: int = -1
    """How the source is held; -1: as it is proposed."""
    offered: tuple[Choice, ...] = ()
    """Everything that the open question offers."""
    taken: bool = False
    """The source was picked up: the table marks its places itself."""


@dataclass(frozen=True, slots=True)
class Hint:
    """Something laid over the board while a person aims: a picture with its upper left corner,
    or dots along a way, which a dart ends where it is said. `above`: over the piece in the hand
    too."""

    picture: pygame.Surface | None = None
    at: Point = (0.0, 0.0)
    way: tuple[Point, ...] = ()
    dart: bool = False
    above: bool = False
    veil: bool = False
    """It only dims what lies there, and words may lie on it."""


@dataclass(frozen=True, slots=True)
class Fact:
    """A line of the inspector: an icon by name (or none) and words."""

    icon: str
    words: str
    step: int = -1
    """The line of a card on the stage that it explains; -1: none."""
    stands: bool = False
    """Who or what stands there now: told even where only name and state are."""


@dataclass(frozen=True, slots=True)
class Inspection:
    """What the inspector shows about an anchor. `short`: what it is called where the part of the
    table that it lies in was named already, if that is not the title. `listed`: its state as the
    head of a list of all things of that state; empty where it is told thing by thing."""

    title: str
    subtitle: str = ""
    picture: pygame.Surface | None = None
    facts: tuple[Fact, ...] = ()
    note: str = ""
    clauses: tuple[str, ...] = ()
    short: str = ""
    listed: str = ""


@dataclass(frozen=True, slots=True)
class StripFacts:
    """The top strip: round, phases with the current one, seats in turn order."""

    title: str
    subtitle: str
    round: str
    phases: tuple[str, ...] = ()
    phase: int = -1
    order: tuple[int, ...] = ()
    ending: str = ""
    holder: int = -1
    """Who is in turn and needs the own hand for it, not only when a question is secret; -1 for
    nobody. Who is asked, a session knows."""


@dataclass(frozen=True, slots=True)
class Counter:
    """A number that a person watches: `key` of the game's counters, icon, value, what it is."""

    key: str
    icon: str
    value: int
    words: str
    good_up: bool = True
    anchor: str = ""
    extras: tuple[str, ...] = ()
    quiet: bool = False
    """Of no use in this phase: furniture shows it dull."""
    always: bool = False
    """Who listens is told it even where it is zero."""


@dataclass(frozen=True, slots=True)
class Track:
    """A small track with markers: number of spaces, and (icon, space from 1) pairs."""

    spaces: int
    markers: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class SeatFacts:
    """A row of the rail."""

    seat: int
    name: str
    colour: str
    kind: str
    rows: tuple[tuple[Counter, ...], ...]
    """The first row is always shown, the others when the panel is unfolded."""
    track: Track | None = None
    badges: tuple[str, ...] = ()
    score: str = ""
    """Points so far, where the rules leave them open."""
    heard: tuple[Text, ...] = field(default=(), compare=False)
    """What only who listens is told of it: others see it where it lies."""


@dataclass(frozen=True, slots=True)
class Region:
    """A part of the table that is told as a whole: its name, and what lies there in the order in
    which it is told. `brief`: of each thing only its name and state."""

    name: str
    anchors: tuple[str, ...]
    brief: bool = False
    own: bool = False
    """The things of the seat whose things lie there, instead of the common board."""


LineState = Literal["open", "lit", "done", "impossible"]


@dataclass(frozen=True, slots=True)
class StageCard:
    """A card of an opponent that stays big while it is carried out, line by line."""

    card: int
    anchor: str
    """Where it lies, for the inspector's words about it."""
    lines: tuple[LineState, ...] = ()


@dataclass(frozen=True, slots=True)
class AidEntry:
    """One icon of the game explained in words."""

    icon: str
    words: str


class TableView(Protocol[State_contra]):
    """One game's table. It is made once per session and told about every size and zoom."""

    emblem: str
    """Name of the game's emblem icon."""
    styles: tuple[PlayerStyle, ...]
    """By seat."""
    bad_counters: frozenset[str]
    """Gains that nobody wants."""
    shelf: Shelf
    """Where the own things lie."""
    shown_to_all: frozenset[str]
    """Kinds of events from which on everything is shown to everybody one by one, own things too:
    a phase that the rules carry out for all."""
    nobodys: frozenset[str]
    """Kinds of events that happen to the table: nobody is named or marked as doing them."""
    stage_lasting: frozenset[str]
    """Kinds of events during which what stood on the stage lies on as it was; where there are any,
    it also does while the next one thinks."""

    stage_type: float
    """Type of the words on every card of the stage in shares of the usual; 0: each has its own,
    larger where few lines would leave the sheet empty."""

    untraced: tuple[str, ...]
    """How anchors begin at which nothing stays behind that is worth a trace."""
    together: frozenset[tuple[str, str]]
    """Pairs of kinds of events: the second is shown in one with the first if it follows in the same
    decision; what it moves sets out with it."""
    passed_over: frozenset[tuple[str, str]]
    """Pairs of kinds of events: the first is not shown where the second follows and says that
    nothing comes of it."""
    held_veil: int
    """How much the board dims while a piece is in the hand, of 255."""
    dimmed_for: frozenset[str]
    """Questions during which the board dims around what can be chosen: it shows much besides."""
    leads_on: frozenset[str]
    """Questions whose one target is lit before anything is picked up: the prompt names it."""

    gilded: bool
    """Its ornaments are gold: what can be used on it has a white line in a warm halo."""

    @property
    def theme(self) -> Theme:
        """What the chrome wears now."""

    def lay_out(self, frame: Frame, camera: Camera) -> None:
        """The window, the user's factor, the zoom or the pan changed."""

    def show_seat(self, seat: int) -> None:
        """Whose board lies in the own column; -1: the viewer's."""

    def show_acting(self, seat: int) -> None:
        """Who is marked on strip and rail from now on; -1: nobody."""

    def ground(self, view: State_contra, viewer: int, away: frozenset[str]) -> pygame.Surface:
        """Everything that does not move: board and own column on the table, of window size.
        `away` are keys of sprites that are in the hand or on their way. The same surface comes
        back as long as nothing in it changes; the table copies from it."""

    @property
    def mended(self) -> Sequence[pygame.Rect] | None:
        """Where the ground that was given last differs from the one before, on whose px it lies;
        None: it is another picture."""

    def foresee(self, view: State_contra, viewer: int) -> None:
        """Make what the ground of the view needs that is shown next."""

    def work(self) -> bool:
        """Build the next piece of a picture; True when the ground has changed."""

    @property
    def working(self) -> bool:
        """True while a picture is being built."""

    def load(self, view: State_contra, viewer: int) -> Iterator[float]:
        """Make everything that the first picture needs, in short pieces; yields the share done."""

    def in_sight(self, view: State_contra, viewer: int) -> Sequence[Callable[[], object]]:
        """Makes the pictures of all that lies about in a view, one by one."""

    def chores(self, view: State_contra, viewer: int) -> Sequence[Callable[[], object]]:
        """Pictures worth making while nothing happens, so that no frame waits for them."""

    def places(self, view: State_contra, viewer: int) -> Mapping[str, Place]:
        """Where every anchor lies that can be seen now, back to front."""

    def sprites(self, view: State_contra, viewer: int) -> Sequence[Sprite]:
        """Everything that lies on the ground, back to front within equal `z`."""

    def lift(self, anchor: str, view: State_contra, viewer: int, box: pygame.Rect) -> Sprite | None:
        """The piece that is taken from a compartment of the tray, or from a place on the table
        where nothing lies that can be moved; it lies at `box`."""

    def in_hand(self, sprite: Sprite, choice: Choice, view: State_contra, viewer: int) -> Sprite:
        """The piece in the hand as it would be put down by a choice: turned, or two of them."""

    def hung(self, sprite: Sprite, anchor: str, view: State_contra) -> Point | None:
        """px from the hand to the middle of a piece that hangs from it, over an anchor; None: it
        hangs straight down."""

    def headings(self, view: State_contra) -> Sequence[pygame.Rect]:
        """Where the names of parts of the board stand: no slip lies on them."""

    def compared(self, lit: Sequence[str], names: Iterable[str]) -> Sequence[str]:
        """Of all anchors those that a slip spares though they cannot be used now, beside those
        that can, which are `lit`."""

    def open_land(self, view: State_contra) -> tuple[Sequence[pygame.Rect], Sequence[pygame.Rect]]:
        """Open ground of the board on which the slip of a piece lies that hangs from the hand, and
        what is read there."""

    def lettering(self, view: State_contra) -> Sequence[pygame.Rect]:
        """Where names stand that a slip hides only if it has no other room so near."""

    @property
    def own_places(self) -> tuple[str, ...]:
        """How the anchors of the board begin that lies there for one seat only."""

    def hints(self, aim: Aim, view: State_contra, viewer: int) -> Sequence[Hint]:
        """What lies over the board while a person aims, back to front. Asked in every frame."""

    def ringed(self, event: Event, view: State_contra) -> Sequence[str]:
        """Places ringed in the colour of whom an event is about; none: where it happens is."""

    def accented(self, event: Event, view: State_contra) -> Sequence[str] | None:
        """Places around which light runs while an event moves something: the last of them; None:
        where it happens."""

    def remarks(self, choice: Choice, view: State_contra, viewer: int) -> Sequence[str]:
        """What a slip says about a choice besides its label, cost, gain and warnings."""

    def spared(self, choice: Choice, view: State_contra) -> Sequence[str]:
        """Anchors that the slip of a choice leaves in sight, too: what it is weighed against."""

    def carried(self, choice: Choice, view: State_contra) -> str | None:
        """What the slip of a carried piece says first; None: the label of the choice. Empty where
        the board is full and the piece and the lit place say it."""

    def way(self, view: State_contra, source: str, path: Sequence[str]) -> Sequence[Point]:
        """The line from a source through some anchors, along the board's roads."""

    def aside(self, event: Event, view: State_contra) -> str:
        """Words beside what moves without a line in the log of its own; empty: those of the last
        line stand there."""

    def trodden(self, view: State_contra, start: str, end: str) -> Sequence[Point]:
        """The road on which the trace of a move runs from one place to the other; empty where it
        may cross the board."""

    def flights(self, event: Event, view: State_contra, viewer: int) -> Sequence[Flight]:
        """What flies while an event is shown, apart from the things that lie on the table."""

    def joins(self, event: Event, following: Event) -> bool:
        """Whether an event is shown together with the next one of the same decision."""

    def flights_beside(
        self, event: Event, main: Event, view: State_contra, viewer: int
    ) -> Sequence[Flight]:
        """What flies of an event that is shown together with a later one."""

    def courses(self, event: Event, view: State_contra) -> Sequence[Course]:
        """The ways of things that do not go straight while an event is shown."""

    def strip(self, view: State_contra) -> StripFacts:
        """What the top strip shows."""

    def seats(self, view: State_contra, viewer: int) -> Sequence[SeatFacts]:
        """The rows of the rail in seat order."""

    def tray(self, view: State_contra, viewer: int) -> Sequence[Counter]:
        """The own resources, in reading order, four in a row."""

    def furniture(self, wells: tuple[Well, ...], pointer: Pointer) -> Drawn | None:
        """The tray as things on the game's own furniture, as large as `tray_box`; None for
        compartments in rows. The same object comes back as long as nothing in it changes."""

    def tray_box(self) -> pygame.Rect:
        """Where the tray lies."""

    def stage_box(self) -> pygame.Rect:
        """Where an opponent's card is shown big, and where long choosers open."""

    def stage_boxes(self) -> Sequence[pygame.Rect]:
        """Sheets of other widths for a card and its words, the narrowest first; the last of them is
        the `stage_box`."""

    def inspect(self, anchor: str, view: State_contra, viewer: int) -> Inspection | None:
        """Words and a large picture about an anchor; None: nothing to say."""

    def regions(self, view: State_contra, anchors: Sequence[str]) -> Sequence[Region]:
        """The parts of the table as they are told to somebody who listens. `anchors`: the names
        of all places in sight."""

    @property
    def icon(self) -> IconSource:
        """The game's icon family: the same function at every table whose seats look alike."""

    def counter_icon(self, key: str) -> str:
        """The icon of a counter, of costs and of gains."""

    def sign(self, event_kind: str, topic: str = "") -> str:
        """The icon of a kind of event in the log; empty for none. `topic` is the word that the
        event begins with, if it is one: what is gained or paid, which action."""

    def track(self, seat: SeatFacts, scale: float) -> pygame.Surface | None:
        """A small picture for a seat's panel."""

    def well_extra(self, counter: Counter, scale: float) -> pygame.Surface | None:
        """A small picture in a compartment of the tray."""

    def stage(self, event: Event, view: State_contra, before: StageCard | None) -> StageCard | None:
        """What stands on the stage after an event: an automa's scheme and how far it is."""

    def stage_kept(self, view: State_contra, before: StageCard | None) -> StageCard | None:
        """What stands on the stage while no opponent is watched: what a question is about. It
        steps aside while something is pointed at that lies below it."""

    def stage_words(self, card: StageCard, view: State_contra, viewer: int) -> Inspection | None:
        """What is said beside that card."""

    def stage_picture(self, card: StageCard, view: State_contra, height: int) -> pygame.Surface:
        """That card, about `height` px high, with its used line lit."""

    def aid(self) -> Sequence[AidEntry]:
        """The icon dictionary."""


AnyTable: TypeAlias = TableView[Any]
"""The table of some game, which gets only views of that same game: of whatever a session holds."""
