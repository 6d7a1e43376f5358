"""How events reach the screen: own moves briefly, those of others at the pace of the settings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from engine.core import State
from engine.events import Event
from scenes.table.model.match import Match, ShownEvent
from scenes.table.motion.animator import OWN_MOVE, Animator, Pace
from scenes.table.motion.watched import Watched


@dataclass(frozen=True, slots=True)
class Habits:
    """The settings that matter at the table."""

    seconds: float = 0.5
    steps: bool = False
    reduced: bool = False
    confirm_end: bool = True
    waits_at: Callable[[Event], bool] = lambda event: False
    """Events that wait for the person even when the others do not."""


class Showing:
    """Plays events on the animator and remembers those of others, to be shown again.

    `shown_to_all` are kinds of events that are shown to everybody as if they were somebody else's.
    """

    def __init__(
        self,
        match: Match,
        animator: Animator,
        habits: Callable[[], Habits],
        shown_to_all: frozenset[str],
    ) -> None:
        self._match = match
        self._animator = animator
        self._habits = habits
        self._shown_to_all = shown_to_all
        animator.paced_anew = self._paced_anew
        self.watched = Watched()
        self.nobodys: frozenset[str] = frozenset()
        """Kinds of events that happen to the table, whoever's decision led to them."""

    def about(self, shown: ShownEvent) -> int:
        """Whom an event is about, else whose decision led to it; -1: nobody."""
        if shown.event.seat >= 0 or shown.event.kind in self.nobodys:
            return shown.event.seat
        return self._match.decider(shown.decision)

    def play(self, shown_events: list[ShownEvent], before: State, dragged: bool) -> None:
        """Show what a decision brought about. A dragged piece is already where it goes."""
        own, others = self._divided(shown_events)
        self.remember(others, own[-1].view if own else before)
        mine = own[-1:] if dragged else own
        theirs = {(shown.decision, shown.index) for shown in others}
        self._animator.play(
            [*mine, *others],
            lambda shown: self._pace((shown.decision, shown.index) in theirs, shown.event),
        )

    def play_on(self, shown_events: list[ShownEvent], before: State) -> None:
        """Show what others did after what they did before, as one turn that can be shown again.
        In a show every turn stands alone, or its traces would cover the table."""
        if self._match.show and shown_events and self._match.begins_turn(shown_events[0].decision):
            self.watched.forget()
        seen = self.watched
        self.remember(
            (*seen.shown_events, *shown_events), seen.before if seen.shown_events else before
        )
        self._animator.play(shown_events, lambda shown: self._pace(True, shown.event))

    def remember(self, shown_events: Sequence[ShownEvent], before: State | None) -> None:
        """These events of others can be shown again, on the table as it was before them."""
        self.watched = Watched(shown_events, before)

    def again(self) -> None:
        """Play what others did once more."""
        if self.watched.before is not None:
            self._animator.rest(self.watched.before)
        self._animator.play(self.watched.shown_events, lambda shown: self._pace(True, shown.event))

    def repace(self) -> None:
        """The speed was changed: it holds from the present event on."""
        self._animator.repace(lambda pace: self._pace(pace.watched))

    def _divided(self, shown_events: list[ShownEvent]) -> tuple[list[ShownEvent], list[ShownEvent]]:
        """Own events, and those from the first one on that is about somebody else, that is shown
        to everybody, or that waits for the person."""
        waits_at = self._habits().waits_at
        for place, shown in enumerate(shown_events):
            kind, seat = shown.event.kind, shown.event.seat
            others = kind in self._shown_to_all or seat not in (-1, self._match.viewer)
            if others or waits_at(shown.event):
                return shown_events[:place], shown_events[place:]
        return shown_events, []

    def _paced_anew(self, shown: ShownEvent, pace: Pace) -> Pace:
        """An event waits no more if what it would have waited for has been said before it."""
        return self._pace(pace.watched, shown.event) if pace.steps else pace

    def _pace(self, watched: bool, event: Event | None = None) -> Pace:
        habits = self._habits()
        if watched:
            steps = habits.steps or (event is not None and habits.waits_at(event))
            return Pace(habits.seconds, steps, habits.reduced, watched=True)
        return Pace(min(habits.seconds, OWN_MOVE), reduced=habits.reduced)
