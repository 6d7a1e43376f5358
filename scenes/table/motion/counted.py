"""What the event that is shown changes of the counters of all seats."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core import State
from scenes.table.model.match import Match
from scenes.table.motion.animator import Animator

Counts = list[dict[str, int]]
"""The counters by seat."""


class Counted:
    """Remembers the counters of the last view, and those before the present event."""

    def __init__(self, match: Match, animator: Animator) -> None:
        self._match = match
        self._animator = animator
        self._view: State | None = None
        self._there: Counts = []
        self._now: Counts = []
        self._before: Counts = []
        self._told: tuple[object, object, tuple[Mapping[str, int], ...]] = (None, None, ())
        """The view and the event that were asked for last, and the answer."""

    def changes(self, view: State) -> tuple[Mapping[str, int], ...]:
        """The changes by seat."""
        shown = self._animator.shown_event
        if self._told[0] is not view or self._told[1] is not shown:
            self._told = (view, shown, self._changes(view))
        return self._told[2]

    def _changes(self, view: State) -> tuple[Mapping[str, int], ...]:
        counters = self._counters(view)
        if self._animator.shown_event is None:
            self._now = self._before = counters
        elif counters != self._now:
            self._before, self._now = self._now, counters
        return _changes(self._before, counters)

    def coming(self, view: State) -> tuple[Mapping[str, int], ...]:
        """The changes by seat when this view is shown next."""
        there = self._match.game.counters
        counters = [there(view, seat) for seat in range(self._match.seats)]
        return _changes(self._now if counters != self._now else self._before, counters)

    def _counters(self, view: State) -> Counts:
        """The counters of all seats; those of the last view are kept."""
        if self._view is not view:
            self._view = view
            seats = range(self._match.seats)
            self._there = [self._match.game.counters(view, seat) for seat in seats]
        return self._there


def _changes(before: Counts, counters: Counts) -> tuple[Mapping[str, int], ...]:
    return tuple(
        {key: new[key] - old.get(key, 0) for key in new if new[key] != old.get(key, 0)}
        for old, new in zip(before, counters, strict=False)
    ) or tuple({} for _ in counters)
