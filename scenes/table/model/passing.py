"""Several persons at one laptop: whose hand lies open, and when a curtain must come between.

Hands are turned down whenever another person is asked. A question that shows secrets, and a turn
of somebody who holds some, wait behind a curtain until that person says so; a public question in
the middle of another's turn is asked on the open table. Where the table is heard instead of seen,
every change of the person waits: a key that was meant for one question would answer the next.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.core import State
from engine.explain import Question
from scenes.table.model.match import Match

NOBODY = -1


class Passing:
    """Follows the questions of a match; `turn_of(view)` is the seat whose turn it is, or -1."""

    def __init__(
        self,
        match: Match,
        turn_of: Callable[[State], int],
        by_ear: Callable[[], bool] = lambda: False,
    ) -> None:
        self._match = match
        self._by_ear = by_ear
        self._turn_of = turn_of
        self._question: Question | None = None
        self.waiting = NOBODY
        """The seat for which the curtain is closed."""
        self._aside = NOBODY
        """Who looks at a menu or a help sheet, and comes back to the own hand."""
        self.due = False
        """Another person is asked, but what happened before is still being shown."""
        if self.shared:
            match.look_as(NOBODY)

    @property
    def shared(self) -> bool:
        """True when several persons keep their hands from each other; where the rules hide
        nothing, the table is always seen by who is asked."""
        match = self._match
        return len(match.persons) > 1 and not (match.open_table or match.game.info.open_hands)

    @property
    def closed(self) -> bool:
        """True while nobody may decide: the laptop is on its way."""
        return self.due or self.waiting != NOBODY

    def ask(self, question: Question | None) -> None:
        """Another question is open, or none is any more."""
        self._question = question
        self.due = self._wanted_eyes() != self._match.viewer or self._needs_curtain()

    def pass_on(self) -> bool:
        """What happened was shown: turn the hands. True when somebody else looks from now on."""
        if not self.due:
            return False
        self.due = False
        self.waiting = self._asked if self._needs_curtain() else NOBODY
        self._match.look_as(NOBODY if self.waiting != NOBODY else self._wanted_eyes())
        return True

    def turn_down(self, *, back_soon: bool = False) -> bool:
        """Hide all hands: nobody may be in front, or the person only looks at something else and
        comes `back_soon`. True when that changes what is seen."""
        self._aside = self._match.viewer if back_soon else NOBODY
        if not self.shared or (self._match.viewer == NOBODY and not self.due):
            return False
        self._match.look_as(NOBODY)
        self.due = False
        self.waiting = self._asked if self._needs_curtain() else NOBODY
        return True

    def come_back(self) -> bool:
        """What lay over the table is gone; True when the person before it is the one who is
        asked, and need not say so again."""
        aside, self._aside = self._aside, NOBODY
        return aside == self.waiting and self.arrive()

    @property
    def hand_hidden(self) -> bool:
        """True when who is asked on the open table may ask for a look at the own hand."""
        asked = self._asked
        hidden = self.shared and not self.closed and asked not in (NOBODY, self._match.viewer)
        return hidden and self._match.holds_secrets(asked)

    def ask_for_hand(self) -> bool:
        """Who is asked wants to see the own hand: the curtain comes first. False where there is
        nothing to hide."""
        if not self.hand_hidden:
            return False
        self.waiting = self._asked
        self._match.look_as(NOBODY)
        return True

    def arrive(self) -> bool:
        """The person behind the curtain is there; False when nobody is waited for."""
        if self.waiting == NOBODY:
            return False
        self._match.look_as(self.waiting)
        self.waiting = NOBODY
        return True

    def wait_for_nobody(self) -> None:
        """What brought the curtain down was taken back."""
        self.waiting = NOBODY

    @property
    def _asked(self) -> int:
        return self._question.seat if self._question is not None else NOBODY

    def _wanted_eyes(self) -> int:
        """Who looks at the table when the question is asked without a curtain."""
        viewer, asked = self._match.viewer, self._asked
        if len(self._match.persons) < 2:
            return viewer
        if self.shared:
            return viewer if asked == viewer else NOBODY
        return asked if asked != NOBODY else viewer

    def _needs_curtain(self) -> bool:
        """True when the question or the hand of who is asked is nobody else's business, and when
        only the ear would tell that another is asked."""
        question, match = self._question, self._match
        if not self.shared or question is None or question.seat == match.viewer:
            return False
        if self._by_ear():
            return True
        own_turn = self._turn_of(match.view) == question.seat
        return question.secret or (own_turn and match.holds_secrets(question.seat))
