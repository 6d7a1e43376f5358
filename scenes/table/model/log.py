"""The log: sentences of what happened, newest last, with barrier lines; each has an address."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engine.events import Event
from engine.explain import Text
from engine.session import Session
from scenes.table.model.match import Match, ShownEvent
from scenes.table.view import Say


@dataclass(frozen=True, slots=True)
class LogLine:
    """One line. `decision` and `event` are its address; a barrier line has event -1. `sentence`
    is told `times` times; `topic` is the word that the event begins with, if it is one."""

    words: str
    seat: int
    kind: str
    clause: str
    decision: int
    event: int
    sentence: str = ""
    times: int = 1
    topic: str = ""
    why: tuple[int, Text] | None = None
    """The seat of a computer opponent and why it did this, if it said so."""

    @property
    def barrier(self) -> bool:
        return self.event < 0


class TableLog:
    """All lines so far. It follows the session: `add` after a decision, `cut` after an undo."""

    def __init__(self, match: Match, say: Say) -> None:
        self._match = match
        self._say = say
        self.lines: list[LogLine] = []

    def rebuild(self) -> None:
        """Tell the whole session anew (after loading, undo, or in another language)."""
        self.lines = []
        self._tell(self._match.all_beats())

    def add(self, shown_events: Iterable[ShownEvent]) -> None:
        """Tell what has just happened."""
        self._tell(shown_events)

    def cut(self, decisions: int) -> None:
        """Forget the lines of decisions that were taken back."""
        self.lines = [line for line in self.lines if line.decision < decisions]

    def line_at(self, decision: int, event: int) -> LogLine:
        """The line of an address. Raises LookupError when there is none."""
        for line in self.lines:
            if (line.decision, line.event) == (decision, event):
                return line
        raise LookupError(f"no line {decision}:{event}")

    def sentence(self, shown: ShownEvent) -> str:
        """The sentence of one event, or nothing."""
        text = self._match.game.narrate(shown.event, shown.view)
        return self._say(text) if text is not None else ""

    def _tell(self, shown_events: Iterable[ShownEvent]) -> None:
        told = self.lines[-1].decision if self.lines else -1
        for shown in shown_events:
            if shown.decision > told:
                for decision in range(max(told, 0), shown.decision):
                    self._mark_barrier(decision)
                told = shown.decision
            words = self.sentence(shown)
            if words:
                self._append(words, shown)
        for decision in range(max(told, 0), len(self._match.session.log)):
            self._mark_barrier(decision)

    def _append(self, words: str, shown: ShownEvent) -> None:
        """A line; a sentence that repeats the one before it only raises its count."""
        event, why = shown.event, self._why(shown)
        last = self.lines[-1] if self.lines else None
        times = 1
        if last is not None and last.sentence == words and last.decision == shown.decision:
            times = last.times + 1
            self.lines.pop()
        counted = words if times == 1 else self._say(times_text(words, times))
        if event.only_way and not self._was_chosen(shown):
            counted = self._say(Text("table.only_way", {"what": counted}))
        if why is not None and why != self._last_why(why[0]):
            counted = self._say(Text("table.with_reason", {"what": counted, "why": why[1]}))
        self.lines.append(
            LogLine(
                counted,
                event.seat,
                event.kind,
                event.clause,
                shown.decision,
                shown.index,
                words,
                times,
                _topic(event),
                why,
            )
        )

    def _why(self, shown: ShownEvent) -> tuple[int, Text] | None:
        """Who decided on this, and the main reason for it."""
        reason = self._match.reason_for(shown)
        return None if reason is None else (self._match.decider(shown.decision), reason)

    def _last_why(self, seat: int) -> tuple[int, Text] | None:
        """What was told last in the turn of this seat: a reason is told once."""
        for line in reversed(self.lines):
            if line.barrier:
                continue
            if line.why is not None or self._match.decider(line.decision) != seat:
                return line.why
        return None

    def _mark_barrier(self, decision: int) -> None:
        reason = barrier_at(self._match.session, decision)
        if reason == "answer" and self._asked_after(decision) in self._match.thinkers:
            return  # one line for a run of answers
        already = any(line.barrier and line.decision == decision for line in self.lines[-3:])
        if reason and not already:
            words = self._say(Text(f"table.barrier.{reason}"))
            self.lines.append(LogLine(words, -1, "barrier", "", decision, -1))

    def _was_chosen(self, shown: ShownEvent) -> bool:
        """True when the decision was on such a step, of which this one is a part."""
        decided = self._match.session.log[: shown.decision + 1]
        return bool(decided) and decided[-1][0] == shown.event.kind

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
    for barrier in session.barriers:
        if barrier.decision == decision:
            return barrier.reason
    return ""
