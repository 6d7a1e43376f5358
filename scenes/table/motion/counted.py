"""What the event that is shown changes of the counters of all seats, and where on a seat's panel
something is counted that flies to it or comes from it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

import pygame

from engine.core import State
from scenes.table.chrome.parts import Chrome
from scenes.table.frame import Frame
from scenes.table.model.match import Match
from scenes.table.motion.animator import Animator
from scenes.table.motion.changes import SEAT
from scenes.table.motion.things import Flight, Place
from scenes.table.view import Counter, SeatFacts
from sprites.common.rail_seats import stat_sign

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


def at_its_counter(
    flight: Flight, seats: Sequence[SeatFacts], chrome: Chrome, frame: Frame
) -> Flight:
    """The flight from the sign of its counter, or into it, where a seat's panel shows one."""

    def sign(end: str | Place, key: str) -> Place | None:
        if not key or not isinstance(end, str) or not end.startswith(SEAT):
            return None
        box = sign_box(int(end.removeprefix(SEAT)), key, seats, chrome, frame)
        return None if box is None else Place(box, board=False)

    start, end = sign(flight.start, flight.counter), sign(flight.end, flight.counter)
    if start is not None:
        home, wide = sign(flight.start, flight.becomes), float(start.rect.width)
        return replace(flight, start=start, home=home, begins=wide)
    if end is not None:
        return replace(flight, end=end, ends=float(end.rect.width), counts=True)
    return flight


def sign_box(
    seat: int, key: str, seats: Sequence[SeatFacts], chrome: Chrome, frame: Frame
) -> pygame.Rect | None:
    """The sign of a counter on the panel that is seen of a seat; None while it shows none."""
    rows = next((facts.rows for facts in seats if facts.seat == seat), ())
    at = next(((line, row.index(key)) for line, row in enumerate(_keys(rows)) if key in row), None)
    panels = zip(chrome.seat_panels, chrome.rail_places(frame).seats, strict=False)
    for panel, box in panels:
        if panel.seat == str(seat) and at is not None:
            look = (box.size, frame.words, chrome.theme, chrome.icon)
            found = stat_sign(panel, at, *look)
            return None if found is None else found.move(box.topleft).move(frame.rail.topleft)
    return None


def _keys(rows: Sequence[Sequence[Counter]]) -> list[list[str]]:
    return [[counter.key for counter in row] for row in rows]
