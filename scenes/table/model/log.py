"""The log: sentences of what happened, newest last, with barrier lines; each has an address."""

from __future__ import annotations

import time
from bisect import bisect_left
from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from engine.core import State
from engine.events import Event
from engine.explain import Text
from engine.session import Session
from scenes.table.model.log_line import LogLine
from scenes.table.model.match import Match, ShownEvent
from scenes.table.model.moves import Address, Move, MoveTeller, MoveWords
from scenes.table.view import Say

__all__ = ["LogLine", "TableLog", "barrier_at", "times_text"]


FAR = 500
"""Somebody who was not told of so many decisions is told of them some at a time."""


@dataclass(slots=True)
class _Telling:
    """What one viewer was told. `decisions`: so many were told, -1: not even the setup; `valid`:
    so many of them still hold; `steps`: what is being told, some at a time."""

    viewer: int
    teller: MoveTeller
    lines: list[LogLine] = field(default_factory=list)
    decisions: int = -1
    valid: int = -1
    steps: Iterator[None] | None = None


class TableLog:
    """All lines so far, and the moves that they belong to. `add` after a decision, `cut` after an
    undo, `rebuild` for other eyes: what a viewer was told once is kept, and only continued."""

    def __init__(self, match: Match, say: Say) -> None:
        self._match = match
        self._say = say
        self._tellings: dict[int, _Telling] = {}
        self._now = self._telling()

    @property
    def lines(self) -> list[LogLine]:
        """What the viewer was told, newest last."""
        return self._now.lines

    @property
    def moves(self) -> list[Move]:
        """The entries of the log, oldest first; some have nothing to tell."""
        return self._now.teller.moves

    def retell(self) -> None:
        """Tell it all anew, in the words of today."""
        self._tellings.clear()
        self.rebuild()

    def rebuild(self) -> None:
        """Tell the session to the present viewer: all of it, or what is new since it looked."""
        self.tell_some(float("inf"))

    def tell_some(self, seconds: float) -> bool:
        """`rebuild` for about so long; True when all is told. Until then nothing else is asked."""
        self._now = self._telling()
        return self._tell_some(self._now, seconds)

    def far_behind(self, viewers: Iterable[int]) -> list[int]:
        """Those who would have to wait at the table, so much there is to be told to them."""
        count = len(self._match.session.log)
        if count < FAR:
            return []
        told = {viewer: each.decisions for viewer, each in self._tellings.items()}
        return [viewer for viewer in viewers if count - told.get(viewer, -1) > FAR]

    def tell_ahead(self, viewer: int, seconds: float) -> bool:
        """Tell it for about so long to somebody who does not look yet; True when all is told."""
        return self._tell_some(self._telling_of(viewer), seconds)

    def _tell_some(self, telling: _Telling, seconds: float) -> bool:
        if telling.steps is None:
            if telling.valid < telling.decisions:
                self._cut(telling, telling.valid)
            if telling.decisions == len(self._match.session.log):
                return True
            beats = self._match.beats(telling.decisions, telling.viewer)
            telling.steps = self._tell(telling, beats)
        until = time.perf_counter() + seconds
        for _ in telling.steps:
            if time.perf_counter() >= until:
                return False
        telling.steps = None
        return telling.decisions == len(self._match.session.log) or self._tell_some(
            telling, until - time.perf_counter()
        )

    def add(self, shown_events: Iterable[ShownEvent]) -> None:
        """Tell what has just happened, as the viewer saw it."""
        if self._telling() is self._now and self._now.steps is None:
            deque(self._tell(self._now, shown_events), maxlen=0)
        else:
            self.rebuild()

    def cut(self, decisions: int) -> None:
        """Forget what was told of decisions that were taken back; the rest stays as it was told."""
        for viewer, telling in list(self._tellings.items()):
            telling.valid = min(telling.valid, decisions)
            if telling.steps is not None:
                del self._tellings[viewer]  # it may be in the middle of what was taken back
        self.rebuild()

    def _telling(self) -> _Telling:
        """What the present viewer was told so far."""
        return self._telling_of(self._match.viewer)

    def _telling_of(self, viewer: int) -> _Telling:
        if viewer not in self._tellings:
            self._tellings[viewer] = _Telling(viewer, MoveTeller(self._match, self._say))
        return self._tellings[viewer]

    def _cut(self, now: _Telling, decisions: int) -> None:
        """Cut what a viewer was told."""
        now.lines = [line for line in now.lines if line.decision < decisions]
        now.teller = MoveTeller(self._match, self._say)
        now.decisions = now.valid = decisions
        told: dict[int, list[LogLine]] = {}
        for line in now.lines:
            told.setdefault(line.decision, []).append(line)
        for place, events in enumerate(self._match.session.events[: decisions + 1]):
            lines = {line.event: line for line in told.get(place - 1, ()) if not line.barrier}
            for index, event in enumerate(events):
                move = now.teller.join(event, place - 1, index)
                if index in lines:
                    move.lines.append(lines[index])
            barriers = [line for line in told.get(place - 1, ()) if line.barrier]
            if now.teller.moves:
                now.teller.moves[-1].lines += barriers
        self._mark_barrier(now, decisions - 1)
        now.teller.settle(self._match.view_of(now.viewer))

    def line_at(self, decision: int, event: int) -> LogLine:
        """The line of an address. Raises LookupError when there is none."""
        for line in self.lines:
            if (line.decision, line.event) == (decision, event):
                return line
        raise LookupError(f"no line {decision}:{event}")

    def move_of(self, line: LogLine) -> Move | None:
        """The move that a line belongs to."""
        return next((move for move in reversed(self.moves) if line in move.lines), None)

    def told(self, move: Move, view: State, until: Address) -> MoveWords:
        """The words of a move as far as it was shown."""
        return self._now.teller.told(move, view, until)

    def sentence(self, shown: ShownEvent) -> str:
        """The sentence of one event, or nothing."""
        text = self._match.game.narrate(shown.event, shown.view)
        return self._say(text) if text is not None else ""

    def _tell(self, telling: _Telling, shown_events: Iterable[ShownEvent]) -> Iterator[None]:
        """Tell event after event."""
        count = len(self._match.session.log)
        told = telling.lines[-1].decision if telling.lines else -1
        view: State | None = None
        for shown in shown_events:
            view = shown.view
            if shown.decision > told:
                for decision in range(max(told, 0), shown.decision):
                    self._mark_barrier(telling, decision)
                told = shown.decision
            move = telling.teller.join(shown.event, shown.decision, shown.index)
            words = self.sentence(shown)
            if words:
                self._append(telling, words, shown, move)
            yield
        for decision in range(max(told, 0), count):
            self._mark_barrier(telling, decision)
        if view is not None:
            yield from telling.teller.settling(view)
        telling.decisions = telling.valid = count

    def _only_way(self, kind: str, words: str) -> Text:
        """What nobody chose: in the game's own words for this kind where it has any."""
        plain = self._say(Text("table.only_way", {"what": words}))
        key = f"{self._match.game.key}.only_way.{kind}"
        return Text(key, {"what": words, "fallback": plain})

    def _append(self, telling: _Telling, words: str, shown: ShownEvent, move: Move) -> None:
        """A line; a sentence that repeats the one before it only raises its count."""
        event = shown.event
        last = move.lines[-1] if move.lines else None
        times = 1
        if last is not None and last.sentence == words and last.decision == shown.decision:
            times = last.times + 1
            telling.lines.pop()
            move.lines.pop()
        counted = words if times == 1 else self._say(times_text(words, times))
        if event.only_way and not self._was_chosen(shown):
            counted = self._say(self._only_way(event.kind, counted))
        line = LogLine(
            counted,
            event.seat,
            event.kind,
            event.clause,
            shown.decision,
            shown.index,
            words,
            times,
            _topic(event),
        )
        telling.lines.append(line)
        move.lines.append(line)

    def _mark_barrier(self, telling: _Telling, decision: int) -> None:
        reason = barrier_at(self._match.session, decision)
        if reason == "answer" and self._asked_after(decision) in self._match.thinkers:
            return  # one line for a run of answers
        already = any(line.barrier and line.decision == decision for line in telling.lines[-3:])
        if reason and not already:
            words = self._say(Text(f"table.barrier.{reason}"))
            line = LogLine(words, -1, "barrier", "", decision, -1)
            telling.lines.append(line)
            if telling.teller.moves:
                telling.teller.moves[-1].lines.append(line)

    def _was_chosen(self, shown: ShownEvent) -> bool:
        """True when the decision was on such a step, of which this one is a part."""
        log = self._match.session.log
        at = min(shown.decision, len(log) - 1)
        return at >= 0 and bool(log[at][0] == shown.event.kind)

    def _asked_after(self, decision: int) -> int:
        session = self._match.session
        last = decision + 1 == len(session.log)
        return session.asked if last else self._match.decider(decision + 1)


def _topic(event: Event) -> str:
    first = event.values[0] if event.values else None
    return first if isinstance(first, str) else ""


def times_text(words: str, times: int) -> Text:
    """A sentence and how often it holds."""
    return Text("table.times", {"what": words, "times": times})


def barrier_at(session: Session, decision: int) -> str:
    """Why a decision cannot be taken back freely; empty if it can."""
    barriers = session.barriers
    place = bisect_left(barriers, decision, key=lambda barrier: barrier.decision)
    found = place < len(barriers) and barriers[place].decision == decision
    return barriers[place].reason if found else ""
