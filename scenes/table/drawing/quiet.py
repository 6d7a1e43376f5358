"""The quiet moments of a table: what is made ahead while nobody does anything."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from math import inf

from engine.core import State
from scenes.shell.memory import give_back, search_early
from scenes.table.chrome.panels import Panels
from scenes.table.context import TableContext
from scenes.table.drawing.ahead import Ahead
from scenes.table.drawing.stage import Stage
from scenes.table.drawing.workshop import CHORE_PAUSE
from sprites.common.chrome_tooltip import prepare_slips
from sprites.common.light import held
from sprites.common.surface_cache import CACHE

AHEAD_PAUSE = 0.005
MOST_LIFTED = 12
"""So many pieces are made ready to be taken into the hand."""
MOST_HELD = 40
"""An event is not held back longer than so many moments."""
MOMENTS_BETWEEN = 6
"""After so many moments in which pictures were made, memory is given back."""
EVENTS_BETWEEN = 6
"""After so many events of others it is given back, too."""
FULL_ENOUGH = 0.9
"""When everything is made ahead, no more than this share of the room for pictures is taken: a turn
finds room for its own, and no frame has to make it."""
QUIET_SECONDS = 0.3
"""So long nothing moves before pictures are made ahead."""


class QuietMoments:
    """Notices when the table is at rest, and lets the workshop make what may be needed next."""

    def __init__(
        self,
        context: TableContext,
        stage: Stage,
        panels: Panels,
        drawing: Callable[[], bool] = lambda: False,
    ) -> None:
        """`drawing`: a frame is drawn anyway in this moment, so nothing else is made in it."""
        self._context = context
        self._stage = stage
        self._panels = panels
        self._lying: State | None = None
        self._seconds = 0.0
        self._drawing = drawing
        self._ahead = Ahead(context, stage, panels)
        self._held: tuple[object, int] = (None, 0)
        self._unplanned = False
        self._trimmed: tuple[object, float] = (None, 0.0)
        """The window and zoom for which memory was given back, and how often in them."""
        self._moments = 0
        """In which something was made ahead in this window and zoom."""
        self._watched: object = None
        self._events = 0
        """In the pauses after which everything was made ahead."""
        context.animator.ready = self._ready

    @property
    def next_wakeup(self) -> float | None:
        """Seconds until something can be made; None: nothing is left, or frames must be quick."""
        if self._between and self._ahead.waiting:
            return AHEAD_PAUSE
        chores = self._unplanned or self._untrimmed or self._context.workshop.has_chores
        return CHORE_PAUSE if chores and not self._busy else None

    def update(self, dt: float) -> None:
        """Let time pass."""
        self._seconds = 0.0 if self._busy else self._seconds + dt
        if not self._drawing() and (self._between or self._seconds > QUIET_SECONDS):
            search_early()
            CACHE.tidy()
        if self._between and not self._drawing():
            self._ahead.step()
            self._give_back_between()
        if self._seconds > QUIET_SECONDS and not self._unplanned:
            self._moments += self._context.workshop.has_chores
            self._context.workshop.tidy()
            if not self._context.workshop.has_chores:
                CACHE.tidy(FULL_ENOUGH)
        elif self._seconds > QUIET_SECONDS and not self._drawing():
            self._unplanned = False
            self._plan()
        if self._seconds > QUIET_SECONDS and self._untrimmed and not self._drawing():
            self._moments = self._moments if self._trimmed[0] == self._size else 0
            self._trimmed = (self._size, self._due)
            give_back()
        if not self._context.animator.busy:
            self._settle()

    def _give_back_between(self) -> None:
        """Memory goes back in the pause after some of the events, too: long turns leave gaps."""
        shown = self._context.animator.shown_event
        if shown is self._watched or self._ahead.waiting:
            return
        self._watched = shown
        self._events += 1
        if self._events % EVENTS_BETWEEN == 0:
            give_back()

    @property
    def _size(self) -> object:
        """What the size of pictures depends on."""
        return self._context.frame, self._context.camera.step

    @property
    def _untrimmed(self) -> bool:
        """True after a zoom or in another window, when its pictures are made, and now and then
        until everything is made ahead there for the first time: that leaves many gaps."""
        size, times = self._trimmed
        if size != self._size:
            return not self._context.table.working
        return times < self._due

    @property
    def _due(self) -> float:
        """How often memory is given back in this window and zoom."""
        if self._unplanned or self._context.workshop.has_chores:
            return self._moments // MOMENTS_BETWEEN
        return inf

    def _ready(self) -> bool:
        """True when everything for the coming event is made, or it has waited long enough."""
        if self._context.hand.busy or not self._ahead.waiting:
            return True
        present = self._context.animator.shown_event
        known, times = self._held
        self._held = (present, times + 1 if known is present else 1)
        return self._held[1] > MOST_HELD

    @property
    def _between(self) -> bool:
        """True in the pause between two events: nothing moves, and no hand does."""
        animator = self._context.animator
        return animator.busy and not animator.moving and not self._context.hand.busy

    @property
    def _busy(self) -> bool:
        """True while frames must come quickly."""
        return self._context.animator.busy or self._context.hand.busy

    def _settle(self) -> None:
        """The last event was shown: keep the table's picture of rest."""
        model, painter = self._context.model, self._context.painter
        if model.past is None and self._lying is not model.now:
            self._lying = model.now
            painter.around.show_seat(self._panels.seat_shown)
            painter.around.show_acting(model.acting)
            self._context.animator.rest(self._lying)
            self._unplanned = True
            self._context.workshop.plan(())

    def _plan(self) -> None:
        """What to make in the quiet moments of this position."""
        context = self._context
        picture = context.painter.around.now(context.viewer)
        context.workshop.plan(
            [
                *self._stage.chores(),
                *self._panels.log.chores(),
                *(partial(self._lift, source) for source in self._sources),
                partial(prepare_slips, context.frame.words, context.table.theme),
                *context.table.chores(context.model.now, context.viewer),
                *context.painter.marker.chores(picture.places, picture.sprites),
                *self._panels.chores(),  # sheets of plain paper: what comes after them drops them
            ]
        )

    @property
    def _sources(self) -> Sequence[str]:
        """What can be taken into the hand now, as far as it is made ready for that."""
        if not self._context.model.asking:
            return ()
        return tuple(self._context.controller.offers.sources())[:MOST_LIFTED]

    def _lift(self, source: str) -> None:
        """Draw the shadow of a piece in the hand before it is there."""
        context = self._context
        sprite = context.painter.liftable(source, context.viewer)
        ways = context.controller.offers.from_source(source)
        if sprite is not None and ways:
            view, viewer = context.model.shown, context.viewer
            lifted = context.table.in_hand(sprite, ways[0], view, viewer)
            held(lifted.picture, context.frame.scale, 0, round(lifted.lifted, 3))
