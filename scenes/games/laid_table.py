"""What every game's table remembers, and what a table does that has nothing of its own to say."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Generic

import pygame

from engine.events import Event
from engine.explain import Choice
from engine.game import Config
from scenes.table.camera import Camera
from scenes.table.frame import Frame, Shelf
from scenes.table.motion.things import Course, Flight, Point, Sprite
from scenes.table.view import (
    AidEntry,
    Aim,
    Counter,
    GameState,
    Hint,
    Inspection,
    Region,
    Say,
    SeatFacts,
    StageCard,
)
from sprites.common.chrome_tray import Well
from sprites.common.drawn import Drawn, Pointer
from sprites.common.high_contrast import HIGH_CONTRAST
from sprites.common.players import PlayerStyle, style_of
from sprites.common.theme import DEFAULT_THEME, Theme


class LaidTable(Generic[GameState]):
    """The base of a `scenes.table.view.TableView`: its session's seats, the window, whose things
    lie there. Where things lie and what is told about them a table says itself."""

    emblem = "emblem"
    own_theme: Theme = DEFAULT_THEME
    """That of the game, whatever the person has chosen to see."""
    bad_counters: frozenset[str] = frozenset()
    shelf: Shelf = "foot"
    shown_to_all: frozenset[str] = frozenset()
    nobodys: frozenset[str] = frozenset()
    stage_lasting: frozenset[str] = frozenset()
    stage_type: float = 0.0
    gilded: bool = False
    untraced: tuple[str, ...] = ()
    together: frozenset[tuple[str, str]] = frozenset()
    passed_over: frozenset[tuple[str, str]] = frozenset()
    held_veil: int = 26
    dimmed_for: frozenset[str] = frozenset()
    leads_on: frozenset[str] = frozenset()

    def __init__(self, config: Config, say: Say) -> None:
        self._config = config
        self._say = say
        self._shown_seat = -1
        self._acting = -1
        self.styles: tuple[PlayerStyle, ...] = tuple(
            style_of(str(chair.get("colour", "red"))) for chair in config["seats"]
        )
        self._frame: Frame | None = None
        self._camera: Camera | None = None

    @property
    def theme(self) -> Theme:
        """What the chrome wears now."""
        return HIGH_CONTRAST.theme(self.own_theme)

    def lay_out(self, frame: Frame, camera: Camera) -> None:
        """The window, the zoom or the pan changed."""
        self._frame, self._camera = frame, camera

    def show_seat(self, seat: int) -> None:
        """Whose own things lie on the table; -1: the viewer's."""
        self._shown_seat = seat

    def show_acting(self, seat: int) -> None:
        """Who is marked on strip and rail from now on; -1: nobody."""
        self._acting = seat

    @property
    def mended(self) -> Sequence[pygame.Rect] | None:
        """The ground is made anew as a whole."""
        return None

    def foresee(self, view: GameState, viewer: int) -> None:
        """Nothing of the ground is made ahead."""

    # Pictures --------------------------------------------------------------------------------

    def work(self) -> bool:
        """Nothing is built step by step."""
        return False

    @property
    def working(self) -> bool:
        """Nothing is built step by step."""
        return False

    def load(self, view: GameState, viewer: int) -> Iterator[float]:
        """The first picture is made at once."""
        return iter(())

    def in_sight(self, view: GameState, viewer: int) -> Sequence[Callable[[], object]]:
        """Nothing that lies about takes long."""
        return ()

    def chores(self, view: GameState, viewer: int) -> Sequence[Callable[[], object]]:
        """Nothing takes so long that it is made ahead."""
        return ()

    def lift(self, anchor: str, view: GameState, viewer: int, box: pygame.Rect) -> Sprite | None:
        """Nothing is taken but what lies on the table."""
        return None

    def in_hand(self, sprite: Sprite, choice: Choice, view: GameState, viewer: int) -> Sprite:
        """A piece in the hand looks as it lay."""
        return sprite

    def hung(self, sprite: Sprite, anchor: str, view: GameState) -> Point | None:
        """Straight down."""
        return None

    def regions(self, view: GameState, anchors: Sequence[str]) -> Sequence[Region]:
        """Everything is one region."""
        return (Region("", tuple(anchors)),)

    def headings(self, view: GameState) -> Sequence[pygame.Rect]:
        """No names on the board that a slip must leave in sight."""
        return ()

    def compared(self, lit: Sequence[str], names: Iterable[str]) -> Sequence[str]:
        """What can be used is enough."""
        return ()

    def open_land(self, view: GameState) -> tuple[Sequence[pygame.Rect], Sequence[pygame.Rect]]:
        """Everywhere something is read."""
        return (), ()

    def lettering(self, view: GameState) -> Sequence[pygame.Rect]:
        """No names along the edge of the board."""
        return ()

    @property
    def own_places(self) -> tuple[str, ...]:
        """All places of the board are everybody's."""
        return ()

    def hints(self, aim: Aim, view: GameState, viewer: int) -> Sequence[Hint]:
        """Nothing besides the marks that every game has."""
        return ()

    def ringed(self, event: Event, view: GameState) -> Sequence[str]:
        """None besides the place where it happens."""
        return ()

    def accented(self, event: Event, view: GameState) -> Sequence[str] | None:
        """Where it happens."""
        return None

    def way(self, view: GameState, source: str, path: Sequence[str]) -> Sequence[Point]:
        """No roads."""
        return ()

    def aside(self, event: Event, view: GameState) -> str:
        """The log has words for everything that is seen."""
        return ""

    def trodden(self, view: GameState, start: str, end: str) -> Sequence[Point]:
        """No roads."""
        return ()

    def flights(self, event: Event, view: GameState, viewer: int) -> Sequence[Flight]:
        """Everything that moves lies on the table."""
        return ()

    def joins(self, event: Event, following: Event) -> bool:
        """Every event is shown alone."""
        return False

    def flights_beside(
        self, event: Event, main: Event, view: GameState, viewer: int
    ) -> Sequence[Flight]:
        """The same as if it were shown alone."""
        return self.flights(event, view, viewer)

    def courses(self, event: Event, view: GameState) -> Sequence[Course]:
        """Everything goes straight."""
        return ()

    def track(self, seat: SeatFacts, scale: float) -> pygame.Surface | None:
        """No track beside what is on the board."""
        return None

    def well_extra(self, counter: Counter, scale: float) -> pygame.Surface | None:
        """No second picture in the tray."""
        return None

    def furniture(self, wells: tuple[Well, ...], pointer: Pointer) -> Drawn | None:
        """No furniture of its own: numbers in compartments."""
        return None

    def stage(self, event: Event, view: GameState, before: StageCard | None) -> StageCard | None:
        """Nothing is shown big while the others play."""
        return None

    def stage_kept(self, view: GameState, before: StageCard | None) -> StageCard | None:
        """The own things are seen while nobody is watched."""
        return None

    def stage_words(self, card: StageCard, view: GameState, viewer: int) -> Inspection | None:
        """All that is said about it where it lies."""
        return self.inspect(card.anchor, view, viewer)

    def stage_picture(self, card: StageCard, view: GameState, height: int) -> pygame.Surface:
        """Never asked for where nothing comes on the stage."""
        raise LookupError(card.anchor)

    # Words -----------------------------------------------------------------------------------

    def inspect(self, anchor: str, view: GameState, viewer: int) -> Inspection | None:
        """Nothing to say."""
        return None

    def spared(self, choice: Choice, view: GameState) -> Sequence[str]:
        """Only what every slip leaves in sight."""
        return ()

    def carried(self, choice: Choice, view: GameState) -> str | None:
        """The label of the choice."""
        return None

    def remarks(self, choice: Choice, view: GameState, viewer: int) -> Sequence[str]:
        """Label, cost, gain and warnings say everything."""
        return ()

    def counter_icon(self, key: str) -> str:
        """A counter, a cost or a gain has the icon of its name."""
        return key

    def sign(self, event_kind: str, topic: str = "") -> str:
        """Lines of the log without signs."""
        return ""

    def aid(self) -> Sequence[AidEntry]:
        """No icon needs an explanation."""
        return ()

    # Inside ----------------------------------------------------------------------------------

    def _seat_shown(self, viewer: int) -> int:
        """Whose board, piles, hand and goods lie there, all of them."""
        return self._shown_seat if self._shown_seat >= 0 else max(0, viewer)

    def _face_up(self, viewer: int) -> bool:
        """True when the hand that lies there is the viewer's own."""
        return viewer == self._seat_shown(viewer)

    def _need_frame(self) -> Frame:
        if self._frame is None:
            raise RuntimeError("the table was not laid out yet")
        return self._frame

    def _need_camera(self) -> Camera:
        if self._camera is None:
            raise RuntimeError("the table was not laid out yet")
        return self._camera
