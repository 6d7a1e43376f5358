"""Looking back: the table as the viewer knew it at a line of the log."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from scenes.table.match import Beat, Match
from scenes.table.story import LogLine, Story


@dataclass(frozen=True, slots=True)
class Past:
    """A moment that is looked back at."""

    line: LogLine
    beat: Beat

    @property
    def view(self) -> Any:
        """The table as the viewer knew it then."""
        return self.beat.view


class Hindsight:
    """The moment that is shown instead of the present, if any."""

    def __init__(self, match: Match, story: Story) -> None:
        self._match = match
        self._story = story
        self.past: Past | None = None

    def look_at(self, line: LogLine) -> bool:
        """Show the moment of a line; False for a barrier, which is none."""
        if line.barrier:
            return False
        beats = self._match.beats_of(line.decision)
        if line.event >= len(beats):
            return False
        self.past = Past(line, beats[line.event])
        return True

    def neighbour(self, by: int) -> LogLine | None:
        """The line so many events before or after the one that is shown; None beyond the ends."""
        lines = [line for line in self._story.lines if not line.barrier]
        if self.past is None or self.past.line not in lines:
            return None
        place = lines.index(self.past.line) + by
        return lines[place] if 0 <= place < len(lines) else None

    def leave(self) -> bool:
        """Back to the present; True when the past was shown."""
        was_past, self.past = self.past is not None, None
        return was_past
