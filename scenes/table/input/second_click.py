"""A click too many: it meant the button that has just gone, not the one that took its place."""

from __future__ import annotations

from dataclasses import dataclass

from scenes.shell.layer import Point

TOO_SOON = 0.5
"""Seconds in which nobody reads a new question and points at its answer."""
_STAYS = 6
"""px by which a hand moves that clicks twice."""
_BUTTONS = "prompt:"


@dataclass(slots=True)
class SecondClick:
    """Remembers the last button of the prompt that was clicked."""

    _decisions: int = -1
    _at: Point = (0, 0)
    _when: float = 0.0
    _asked: int = -1
    """The open question, by the number of decisions before it; -1: none is open."""
    _since: float = 0.0
    """When it could first be answered."""

    def ask(self, asked: int, now: float) -> None:
        """A question is open after so many decisions, or none is (-1)."""
        if asked != self._asked:
            self._asked, self._since = asked, now

    def meant_for_gone(self, target: str, at: Point, now: float, decisions: int) -> bool:
        """True for a click on a button that has only just come where another one was clicked,
        however long the table was busy in between; any other click is remembered. `decisions`: how
        many had been taken."""
        if not target.startswith(_BUTTONS):
            return False
        stays = abs(at[0] - self._at[0]) <= _STAYS and abs(at[1] - self._at[1]) <= _STAYS
        answered = 0 <= self._decisions < decisions
        if answered and stays and now - max(self._when, self._since) < TOO_SOON:
            return True
        self._decisions, self._at, self._when = decisions, at, now
        return False
