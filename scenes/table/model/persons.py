"""Several persons at one table model: who comes to the laptop, who leaves it, who comes back."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import replace

from engine.explain import Choice
from scenes.table.model.log import TableLog
from scenes.table.model.log_line import LogLine
from scenes.table.model.look_back import Past
from scenes.table.model.match import Match
from scenes.table.model.passing import NOBODY, Passing
from scenes.table.model.since import Since, since_last
from scenes.table.motion.caption import Caption
from scenes.table.motion.showing import Showing
from scenes.table.motion.watched import Watched


class PersonsAtTable(ABC):
    """The base of a table model that may be seen with other eyes."""

    def __init__(self, match: Match, passing: Passing, log: TableLog, showing: Showing) -> None:
        self.match = match
        self.passing = passing
        self.log = log
        self.showing = showing
        self.caption: Caption | None = None
        """What was told last of what is shown; it stands while nothing is told."""
        self.since: Since | None = None
        """What others did while this person was away, until it is put away."""
        self.consent: Callable[[Choice], Choice | None] = lambda choice: choice
        """Asked before a choice is taken: who teaches at this table may keep some for later."""
        self.planned: Callable[[Choice], bool] = lambda choice: False
        """True for what a teacher asks for: it needs no second press, unless the rules warn."""
        self._kept: tuple[Since | None, Watched] = (None, Watched())
        """What a person had not put away when a menu or a help sheet was opened."""

    @abstractmethod
    def _other_eyes(self) -> None:
        """Everything that was made for the eyes of another is forgotten and made anew."""

    @property
    @abstractmethod
    def past(self) -> Past | None:
        """The moment that is looked back at, if any."""

    @abstractmethod
    def look_back(self, line: LogLine) -> None:
        """Show the table at a line of the log."""

    def look_with(self, seat: int) -> None:
        """See the past with the eyes of another seat (-1: with nobody's), after the end."""
        past = self.past
        self.match.look_as(seat)
        self._other_eyes()
        self._look_again(past)

    def retell(self) -> None:
        """Say everything anew: another language is spoken."""
        past, self.caption = self.past, None
        missed, watched = self.since, replace(self.showing.watched)
        away, watched_before = self._kept
        self.log.retell()
        self._other_eyes()
        self._kept = _untold(away), watched_before
        self._take_up((_untold(missed), watched))
        self._look_again(past)

    def _look_again(self, past: Past | None) -> None:
        if past is not None:
            self.look_back(self.log.line_at(past.line.decision, past.line.event))

    @property
    def untold(self) -> list[int]:
        """Who may look next, and would have to wait until a long log is told."""
        if len(self.match.persons) < 2:
            return []
        others = (*self.match.persons, NOBODY) if self.passing.shared else self.match.persons
        return self.log.far_behind(others)

    def tell_next(self, seconds: float) -> None:
        """Tell a long log to one of them, for about so long."""
        if untold := self.untold:
            self.log.tell_ahead(untold[0], seconds)

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
            self._take_up(self._kept)

    def _take_up(self, kept: tuple[Since | None, Watched]) -> None:
        """Go on where the viewer was."""
        self.since, self.showing.watched = kept
        if self.since is not None and not self.since.moves:
            self.since = since_last(self.match, self.log)

    def see_hand(self) -> None:
        """Who is asked on the open table wants to look at the own hand."""
        if self.passing.ask_for_hand():
            self._other_eyes()


def _untold(since: Since | None) -> Since | None:
    """What was missed, without the words of a language that is not spoken any more."""
    return None if since is None else replace(since, moves=())
