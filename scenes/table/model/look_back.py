"""Looking back: the table as the viewer knew it at a line of the log."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core import State
from scenes.table.model.log import LogLine
from scenes.table.model.match import Match, ShownEvent


@dataclass(frozen=True, slots=True)
class Past:
    """A moment that is looked back at."""

    line: LogLine
    shown_event: ShownEvent

    @property
    def view(self) -> State:
        """The table as the viewer knew it then."""
        return self.shown_event.view


class LookBack:
    """The moment that is shown instead of the present, if any."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self.past: Past | None = None

    def look_at(self, line: LogLine) -> bool:
        """Show the moment of a line; False for a barrier, which is none."""
        if line.barrier:
            return False
        shown_events = self._match.shown_events_of(line.decision)
        if line.event >= len(shown_events):
            return False
        self.past = Past(line, shown_events[line.event])
        return True

    def leave(self) -> bool:
        """Back to the present; True when the past was shown."""
        was_past, self.past = self.past is not None, None
        return was_past
