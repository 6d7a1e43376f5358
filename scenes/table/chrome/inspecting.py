"""The inspector at the foot of the rail, and the clauses of the Rules tab."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

from scenes.shell.layer import Point
from scenes.table.chrome.rail import inspector_of
from scenes.table.context import TableContext
from scenes.table.input.pointing import Pointed
from scenes.table.view import Inspection
from sprites.common.rail_inspector import Inspector, Verdict

RESTING = 6
"""px by which a hand moves that rests."""


class InspectorPanel:
    """Remembers what was inspected last, so that it stays while nothing is pointed at and nothing
    happens."""

    def __init__(self, context: TableContext) -> None:
        self._context = context
        self._inspected = ""
        self._pinned = ""
        self._version = -1
        """Of the model when something was inspected last."""
        self._rests_at: Point = (-1, -1)
        """Where the pointer was then."""
        self._kept_at: Point | None = None
        """Where it was when a piece was refused there: that piece is told of until it goes on."""
        self._told_last: tuple[tuple[object, ...], object, Inspection | None] = ((), None, None)

    def pin(self, anchor: str) -> None:
        """Keep a thing here whatever is pointed at; the same thing again lets it go."""
        self._pinned = "" if anchor == self._pinned else anchor

    def keep(self, anchor: str) -> None:
        """A piece was refused where the pointer is: it is told of, not what lies there."""
        self._inspected, self._kept_at = anchor, self._context.app.pointer

    def unpin(self) -> bool:
        """Follow the pointer again; True when something was kept."""
        pinned, self._pinned = self._pinned, ""
        return bool(pinned)

    @contextmanager
    def unchanged(self) -> Iterator[None]:
        """What is told of within was not pointed at: nothing of it stays."""
        inspected = self._inspected
        yield
        self._inspected = inspected

    def forget(self) -> None:
        """Somebody else looks from now on."""
        self._inspected = self._pinned = ""

    def inspector(self, pointed: Pointed) -> Inspector | None:
        """What the foot of the rail shows: what is pointed at, or was until something happened;
        None for nothing, then the log has the room."""
        context = self._context
        if context.model.version != self._version:
            self._version, self._inspected = context.model.version, ""
            self._rests_at, self._kept_at = context.app.pointer, None
        under = "" if self._rests or self._keeps else pointed.anchor
        for anchor in (self._pinned, self._carried(pointed), under, self._inspected):
            inspection = self._inspection(anchor) if anchor else None
            if inspection is None:
                continue
            self._inspected = anchor
            verdict, words = self._verdict(pointed) if pointed.anchor == anchor else ("", "")
            shown = inspector_of(inspection, context.say, verdict, words)
            return replace(shown, pinned=anchor == self._pinned)
        return None

    @property
    def _rests(self) -> bool:
        """True while others are shown and the pointer is where it was when they began: it asks
        for nothing, whatever lies below it."""
        context = self._context
        if not context.model.watching or context.controller.focus:
            return False
        return self._is_at(self._rests_at)

    @property
    def _keeps(self) -> bool:
        """True until the pointer goes on from where a piece was refused."""
        if self._kept_at is None:
            return False
        if self._context.controller.focus or not self._is_at(self._kept_at):
            self._kept_at = None
        return self._kept_at is not None

    def _is_at(self, point: Point) -> bool:
        """True where the pointer rests at a point, as far as a hand does."""
        (x, y), (left, top) = self._context.app.pointer, point
        return abs(x - left) <= RESTING and abs(y - top) <= RESTING

    def _carried(self, pointed: Pointed) -> str:
        """What is in the hand, wherever it is not over a place that it can or cannot go to."""
        meant = pointed.choice is not None or pointed.blocked is not None
        return "" if self._context.held is None or meant else self._context.controller.source

    def _verdict(self, pointed: Pointed) -> tuple[Verdict, str]:
        say = self._context.say
        if pointed.blocked is not None:
            return "blocked", say(pointed.blocked.reason)
        if pointed.choice is not None:
            return "now", say(pointed.choice.label)
        return "", ""

    def clauses(self, pointed: Pointed) -> tuple[str, ...]:
        """Clauses for the Rules tab: of the question, of what is pointed at, of refusals."""
        context = self._context
        model = context.model
        found = []
        if pointed.blocked is not None:
            found.append(pointed.blocked.clause)
        if model.past is not None:
            found.append(model.past.line.clause)
        if model.watching and model.animator.shown_event is not None:
            found.append(model.animator.shown_event.event.clause)
        elif model.question is not None:
            found.append(model.question.clause)
        inspection = self._inspection_now()
        if inspection is not None:
            found += inspection.clauses
        return tuple(dict.fromkeys(found))

    def _inspection_now(self) -> Inspection | None:
        if not self._inspected:
            return None
        return self._inspection(self._inspected)

    def _inspection(self, anchor: str) -> Inspection | None:
        """What is told of an anchor; that of the last one is kept."""
        context = self._context
        made_of = (context.model.shown, context.frame, context.table.styles)
        key = (anchor, context.viewer, context.painter.around.seat)
        known, named, told = self._told_last
        if named == key and all(a is b for a, b in zip(known, made_of, strict=False)):
            return told
        told = context.table.inspect(anchor, context.model.shown, context.viewer)
        self._told_last = (made_of, key, told)
        return told
