"""Plays events one at a time on the table, after the engine has long finished with them.

The engine never waits: the animator only holds back what is shown. `finish` shows the end at
once. Works on pictures (lists of sprites), so it serves every game.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace

import pygame

from engine.core import State
from engine.events import Event
from scenes.table.model.match import ShownEvent
from scenes.table.motion.changes import (
    AFTER,
    FIRST,
    FLYING,
    WHOLE,
    Motion,
    after_its_cause,
    after_the_drop,
    awaited,
    dealt,
    flown,
    in_turn,
    motions,
    stacked,
)
from scenes.table.motion.courses import routed
from scenes.table.motion.paths import (
    DROP_SECONDS,
    RETURNING,
    Shown,
    bowed,
    instant,
    on_its_way,
)
from scenes.table.motion.things import Course, Flight, Place, Point, Sprite
from scenes.table.motion.together import gathered, together, without_vain

LONGEST_MOVE, LONGEST_DEED, LONGEST_WALK = 0.42, 0.54, 0.72
"""Seconds of a straight move, of one that follows its payment, and of one along roads."""
FOLLOWED = 1.5
"""So many times as long as other events takes a walk that something follows."""
OWN_MOVE = 0.26
_QUIET = 0.0
LONGEST_HOLD = 0.3
"""Seconds after which an event begins even if its words are still being drawn."""
READING_SHARE = 1.2
"""Of an event's time: so long stands a sentence beside which nothing moves."""


@dataclass(frozen=True, slots=True)
class Pace:
    """`seconds` per event (0: at once). `steps`: wait for a key after each event. `reduced`: things
    are at once where the event brings them, and stay there for its time."""

    seconds: float
    steps: bool = False
    reduced: bool = False
    watched: bool = False
    """An opponent's turn: caption, focus ring, input locked."""


@dataclass(frozen=True, slots=True)
class _Dropped:
    """Where a piece was let go: the corner of its picture, its middle, and on which anchor."""

    corner: Point
    middle: Point
    onto: str


@dataclass(slots=True)
class Animator:
    """`picture` and `places` turn a masked view into what lies where; `telling` says whether a
    event has a caption (then it is shown long enough to be read)."""

    picture: Callable[[State], Sequence[Sprite]]
    places: Callable[[State], Mapping[str, Place]]
    telling: Callable[[ShownEvent], bool] = lambda shown: False
    turning: Callable[[], bool] = lambda: False
    """Told before an event is shown; True when pictures look different from now on (another
    player's board is laid out)."""
    flights: Callable[[ShownEvent], Sequence[Flight]] = lambda shown: ()
    """What flies between anchors while an event is shown."""
    joins: Callable[[Event, Event], bool] = lambda event, following: False
    """Whether an event is shown together with the next one of the same decision."""
    courses: Callable[[ShownEvent], Sequence[Course]] = lambda shown: ()
    """Which ways things take that do not go straight."""
    kept_clear: Callable[[], Sequence[pygame.Rect]] = lambda: ()
    """Where something is read over which nothing flies without need."""
    accents: Callable[[ShownEvent], Sequence[Sprite]] = lambda shown: ()
    """Lights on the places where something comes to; they fade while it is on its way."""
    paced_anew: Callable[[ShownEvent, Pace], Pace] = lambda shown, pace: pace
    """How an event is shown, asked again when its time comes: what was shown before it counts."""
    ready: Callable[[], bool] = lambda: True
    """Whether the coming event can be shown without a long frame; until then the present one
    stays."""
    together: frozenset[tuple[str, str]] = frozenset()
    """Pairs of kinds of events of which the second is shown in one with the first."""
    passed_over: frozenset[tuple[str, str]] = frozenset()
    """Pairs of kinds of events of which the first is not shown where the second follows."""
    unnamed: bool = False
    """The words of the present event are still being drawn: what it moves waits for them, at the
    place that it sets out from."""
    shown_event: ShownEvent | None = None
    pace: Pace = Pace(0.0)
    elapsed: float = 0.0
    _queue: deque[tuple[ShownEvent, Pace]] = field(default_factory=deque)
    _sprites: Sequence[Sprite] = ()
    _lying: State | None = None
    _motions: list[Motion] = field(default_factory=list)
    _moved: bool = False
    """The present event moves things, whether or not their way is shown."""
    _held: float = 0.0
    """Seconds that the present event has waited for its words."""
    _named: bool = False
    """The words of the present event were on the screen: it need not wait for them again."""
    _starts: dict[str, _Dropped] = field(default_factory=dict)

    @contextmanager
    def at_the_end(self) -> Iterator[None]:
        """For a moment it is as if everything had been shown."""
        shown, queue = self.shown_event, self._queue
        self.shown_event, self._queue = None, deque()
        try:
            yield
        finally:
            self.shown_event, self._queue = shown, queue

    @contextmanager
    def at_the_next(self) -> Iterator[None]:
        """For a moment it is as if the event were shown that comes next, with nothing moving."""
        shown, pace, elapsed = self.shown_event, self.pace, self.elapsed
        queue, moving = self._queue, self._motions
        self._queue, self._motions, self.elapsed = deque(queue), [], 0.0
        self.shown_event, self.pace = self._queue.popleft()
        try:
            yield
        finally:
            self.shown_event, self.pace, self.elapsed = shown, pace, elapsed
            self._queue, self._motions = queue, moving

    @property
    def busy(self) -> bool:
        """True while there is anything left to show."""
        return self.shown_event is not None or bool(self._queue)

    @property
    def coming(self) -> ShownEvent | None:
        """The event that is shown after the present one."""
        return self._queue[0][0] if self._queue else None

    @property
    def queued(self) -> Iterator[ShownEvent]:
        """The events that are shown after the present one, in their order."""
        return (shown for shown, _ in self._queue)

    @property
    def lifted(self) -> list[Sprite]:
        """What is on its way."""
        return [on_its_way(each.sprite) for each in self._motions]

    def lifted_by(self, coming: ShownEvent) -> list[Sprite]:
        """What will be on its way while the event that comes next is shown."""
        sprites, places = self.picture(coming.view), self.places(coming.view)
        moved = motions(self._sprites, sprites, places)
        flights = self.flights(coming)
        if awaited(flights) and self._lying is not None:
            self.picture(self._lying)  # the counters look so, marked as they will be, until then
        found = (*moved, *flown(flights, places))
        return [on_its_way(each.sprite) for each in found]

    @property
    def watched(self) -> bool:
        """True while an opponent's turn is shown (input is locked)."""
        if self.shown_event is not None and self.pace.watched:
            return True
        return any(pace.watched for _, pace in self._queue)

    @property
    def opponent(self) -> bool:
        """True while an event of an opponent's turn is the present one."""
        return self.shown_event is not None and self.pace.watched

    @property
    def _due(self) -> bool:
        """True when the event has been shown long enough."""
        shown = self.shown_event is not None and not self.waiting
        return shown and self.elapsed >= self._event_seconds()

    @property
    def _next_ready(self) -> bool:
        """True when nothing that takes its time has to be made first for the coming event."""
        if not self._queue:
            return not self.pace.watched or self.pace.seconds <= 0 or self.ready()
        return self._queue[0][1].seconds <= 0 or self.ready()

    @property
    def waiting(self) -> bool:
        """True when step mode waits for the person."""
        return (
            self.shown_event is not None and self.pace.steps and self.elapsed >= self.pace.seconds
        )

    @property
    def moving(self) -> bool:
        """True while some sprite is on its way."""
        return bool(self._motions) and self.elapsed < self._move_seconds()

    @property
    def pause_left(self) -> float | None:
        """Seconds until the next event when nothing moves; None: nothing is due."""
        if self.shown_event is None or self.waiting:
            return None
        return max(0.0, self._event_seconds() - self.elapsed)

    def rest(self, view: State) -> None:
        """The view that is on the table before anything is played."""
        if not self.busy:
            self._lying, self._sprites = view, self.picture(view)

    def play(self, shown_events: Iterable[ShownEvent], pace: Callable[[ShownEvent], Pace]) -> None:
        """Show these events after those that are still waiting."""
        gone = without_vain(shown_events, self.passed_over)
        events = together(gathered(gone, self.together), self.joins)
        self._queue.extend((shown, pace(shown)) for shown in events)
        if self.shown_event is None:
            self._next()

    def repace(self, pace: Callable[[Pace], Pace]) -> None:
        """Show what is left at another pace."""
        self._queue = deque((shown, pace(old)) for shown, old in self._queue)
        self.pace = pace(self.pace)
        self.update(0.0)

    def start_from(
        self, anchor: str, at: Point, middle: Point = (0.0, 0.0), onto: str = ""
    ) -> None:
        """What was dragged from this anchor starts its next move from the hand, where its picture
        has its corner `at` and its `middle`; so does what the drop brings `onto` an anchor."""
        self._starts = {anchor: _Dropped(at, middle, onto)}

    def update(self, dt: float) -> bool:
        """Let time pass; True when something else than what moves looks different."""
        if self.shown_event is None:
            return False
        if self._waits_for_words(dt):
            return False
        was_moving, was_waiting = self.moving, self.waiting
        self.elapsed += dt
        changed = (was_moving and not self.moving) or (self.waiting and not was_waiting)
        while self._due and self._next_ready:
            left_over = self.elapsed - self._event_seconds()
            self._next()
            self.elapsed = 0.0 if self.shown_event is None or self.pace.watched else left_over
            changed = True
        if self._due:  # the coming event is still being made: time stands until it can begin
            self.elapsed = self._event_seconds()
        return changed

    def _waits_for_words(self, dt: float) -> bool:
        """True while nothing may move yet, because the words beside it speak of what was before."""
        self._named = self._named or not self.unnamed or self._held >= LONGEST_HOLD
        if self._named:
            return False
        self._held += dt
        return True

    def step(self) -> bool:
        """Go on to the next event (step mode, or impatience); True if there was one playing."""
        if self.shown_event is None:
            return False
        self._next()
        return True

    def finish(self) -> bool:
        """Show the end at once; True when anything was left. What was just dragged still starts
        from the hand."""
        was_busy, starts = self.busy, self._starts
        self._starts = {}
        while self._queue:
            self._advance()
        self.clear()
        self._starts = starts
        return was_busy

    def clear(self) -> None:
        """Stop showing anything (another picture comes from elsewhere)."""
        self._queue.clear()
        self._motions, self._moved = [], False
        self._starts.clear()
        self.shown_event = None
        self.elapsed = 0.0

    def relaid(self) -> None:
        """Sizes changed: the event being shown is shown as finished."""
        self._motions, self._moved = [], False
        if self.shown_event is not None:
            self._sprites = self.picture(self.shown_event.view)

    @property
    def hidden(self) -> frozenset[str]:
        """Keys of sprites that are on their way and do not lie on the table."""
        if not self.moving:
            return frozenset()
        return frozenset(motion.sprite.key for motion in self._motions if not motion.leaves)

    @property
    def bringing(self) -> bool:
        """True while something is on its way to a counter, which changes when it arrives."""
        return self.moving and any(motion.counts for motion in self._motions)

    def shown(self, *, flying: bool | None = None) -> list[Shown]:
        """The sprites that are on their way, back to front: all, or those that fly or do not."""
        if not self.moving:
            return []
        seconds = self._move_seconds()
        return [
            self._instant(motion, seconds)
            for motion in self._motions
            if flying is None or flying == (motion.sprite.z >= FLYING)
        ]

    @property
    def view(self) -> State | None:
        """The view that is shown while busy, else None."""
        return self.shown_event.view if self.shown_event is not None else None

    def _next(self) -> None:
        self._motions, self._moved = [], False
        self.elapsed = 0.0
        while self._queue:
            self._advance()
            if self._event_seconds() > 0 or not self._next_ready:
                return
        self._motions, self._moved = [], False
        self.shown_event = None

    def _advance(self) -> None:
        """Make the next event the present one."""
        self._held, self._named = 0.0, False
        shown, pace = self._queue.popleft()
        self.shown_event, self.pace = shown, self.paced_anew(shown, pace)
        flights = self.flights(self.shown_event)
        waiting = awaited(flights)
        if (self.turning() or waiting) and self._lying is not None:
            self._sprites = self.picture(self._lying)  # as it is marked from now on
        self._lying = self.shown_event.view
        sprites = self.picture(self.shown_event.view)
        places = self.places(self.shown_event.view)
        straight = motions(self._sprites, sprites, places)
        self._motions = routed(straight, self.courses(self.shown_event))
        self._motions = stacked(self._motions, self._sprites, sprites, waiting)
        self._motions = in_turn(dealt(self._motions), self._sprites)
        self._motions += flown(flights, places)
        self._motions = after_its_cause(self._motions)
        if self._motions:
            lights = [Motion(light, light.at, None) for light in self.accents(self.shown_event)]
            self._motions = [*lights, *self._motions]
        self._sprites = sprites
        self._moved = bool(self._motions)
        if self.pace.reduced:
            self._motions = []
            self._starts.clear()
        self._begin_in_the_hand()
        clear = self.kept_clear() if self._motions else ()
        self._motions = [bowed(motion, clear) for motion in self._motions]

    def _begin_in_the_hand(self) -> None:
        """What was let go goes on from the hand, and not what closes up where it was taken."""
        for anchor in list(self._starts):
            from_there = [m for m in self._motions if m.origin == anchor]
            if not from_there:
                continue
            let_go = max(from_there, key=lambda motion: motion.sprite.anchor != anchor)
            place = self._motions.index(let_go)
            dropped = self._starts.pop(anchor)
            set_down = self._set_down(let_go, dropped)
            seconds = None if set_down else DROP_SECONDS
            self._motions[place] = replace(
                let_go, start=dropped.corner, seconds=seconds, way=(), span=WHOLE
            )
            self._motions = after_the_drop(self._motions)

    def _set_down(self, let_go: Motion, dropped: _Dropped) -> bool:
        """Another thing than the one in the hand comes to where it was dropped: it is set down
        first, from the hand. True when there is one."""
        for place in reversed(range(len(self._motions))):
            motion = self._motions[place]
            arrives = motion.sprite.anchor == dropped.onto != motion.origin
            if motion is let_go or not dropped.onto or not arrives or motion.end is None:
                continue
            width, height = motion.sprite.picture.get_size()
            start = (dropped.middle[0] - width / 2, dropped.middle[1] - height / 2)
            self._motions[place] = replace(motion, start=start, seconds=DROP_SECONDS, span=WHOLE)
            return True
        return False

    def _event_seconds(self) -> float:
        if self.shown_event is None:
            return _QUIET
        if self._moved:
            return self.pace.seconds * self._legs
        told = self.pace.watched and self.telling(self.shown_event)
        return self.pace.seconds * READING_SHARE if told else _QUIET

    @property
    def _legs(self) -> float:
        """How many times as long as others the event takes: some of it is laid open and goes
        back, or follows the rest."""
        if any(motion.returns for motion in self._motions):
            return RETURNING
        return FOLLOWED if any(motion.span == AFTER for motion in self._motions) else 1.0

    def _move_seconds(self) -> float:
        seconds = self.pace.seconds * self._legs
        if self._legs == RETURNING:
            return seconds
        longest = max(map(_usual_seconds, self._motions), default=LONGEST_MOVE)
        return min(seconds, longest)

    def _instant(self, motion: Motion, seconds: float) -> Shown:
        """A thing after the time that went by; `seconds` is what all of them take."""
        if motion.returns or motion.rests:
            return instant(motion, self.elapsed, seconds)
        usual = motion.seconds or _usual_seconds(motion)
        return instant(motion, self.elapsed, min(seconds, usual))


def _usual_seconds(motion: Motion) -> float:
    """How long the way of a thing takes where there is time."""
    if motion.span in (FIRST, AFTER):
        return FOLLOWED * LONGEST_WALK
    if motion.way or motion.half:
        return LONGEST_WALK
    return LONGEST_MOVE if motion.span == WHOLE else LONGEST_DEED
