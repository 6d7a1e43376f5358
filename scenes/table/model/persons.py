"""Several persons at one table model: who comes to the laptop, who leaves it, who comes back."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import replace

from scenes.table.model.log import TableLog
from scenes.table.model.match import Match
from scenes.table.model.passing import Passing
from scenes.table.model.since import Since, since_last
from scenes.table.motion.showing import Showing
from scenes.table.motion.watched import Watched


class PersonsAtTable(ABC):
    """The base of a table model that may be seen with other eyes."""

    def __init__(self, match: Match, passing: Passing, log: TableLog, showing: Showing) -> None:
        self.match = match
        self.passing = passing
        self.log = log
        self.showing = showing
        self.since: Since | None = None
        """What others did while this person was away, until it is put away."""
        self._kept: tuple[Since | None, Watched] = (None, Watched())
        """What a person had not put away when a menu or a help sheet was opened."""

    @abstractmethod
    def _other_eyes(self) -> None:
        """Everything that was made for the eyes of another is forgotten and made anew."""

    def take_over(self) -> None:
        """The person behind the curtain is there: show own cards, and what others did."""
        if not self.passing.arrive():
            return
        self.match.meet()
        self._other_eyes()
        self.since = since_last(self.match, self.log)
        if self.since is not None:
            self.showing.remember(self.since.shown_events, self.since.before)

    def turn_down(self) -> None:
        """Nobody may be in front of the laptop any more: hide all hands."""
        if self.passing.turn_down():
            self._other_eyes()

    def step_aside(self) -> None:
        """Something lies over the table: hands are down as long as it does."""
        kept = self.since, replace(self.showing.watched)
        if self.passing.turn_down(back_soon=True):
            self._other_eyes()
            self._kept = kept

    def come_back(self) -> None:
        """Nothing lies over the table any more: who was there before goes on."""
        if self.passing.come_back():
            self._other_eyes()
            self.since, self.showing.watched = self._kept

    def see_hand(self) -> None:
        """Who is asked on the open table wants to look at the own hand."""
        if self.passing.ask_for_hand():
            self._other_eyes()
