"""Reviews of finished games, made in the background: one at a time, whatever scene is shown, and
kept in the library as far as they are."""

from __future__ import annotations

from dataclasses import dataclass

from engine.ai.appraisal.job import ReviewJob
from engine.ai.appraisal.review import Review, mark_of
from engine.ai.thinker import Thinker
from engine.session import Session
from saves.errors import SaveError
from scenes.shell.services import Services

PAUSE = 0.02
"""Seconds between two looks at the thinking process."""
KEPT_EVERY = 25
"""Findings after which a review is kept, in case the app ends."""


@dataclass(slots=True)
class _Wanted:
    """A review that is made, or waits for its turn."""

    session_id: str
    session: Session
    seat: int


class Reviewer:
    """Makes reviews for an app; `reviewer_of` gives the one that an app has."""

    def __init__(self, app: Services) -> None:
        self._app = app
        self._thinker: Thinker | None = None
        self._job: ReviewJob | None = None
        self._queue: list[_Wanted] = []
        self._found = 0
        self._unkept: dict[tuple[str, int], Review] = {}
        """Of sessions that the library does not have."""

    # What a scene asks --------------------------------------------------------------------

    def review(self, session_id: str, session: Session, seat: int) -> Review | None:
        """What is known so far; None where nothing is."""
        if self._job is not None and self._is_first(session_id, seat):
            return self._job.review
        if not session_id:
            return self._unkept.get((mark_of(session), seat))
        return self._app.library.review(session_id, seat, mark_of(session))

    def progress(self, session_id: str, seat: int) -> float | None:
        """How much of a review is done that is being made, 0 to 1; None where nobody makes it."""
        if self._job is not None and self._is_first(session_id, seat):
            return self._job.progress
        waiting = any((each.session_id, each.seat) == (session_id, seat) for each in self._queue)
        return 0.0 if waiting else None

    def start(self, session_id: str, session: Session, seat: int) -> None:
        """Make a review, or go on with it; the one that was asked for last comes first."""
        if self.progress(session_id, seat) is not None:
            return
        self._set_aside()
        self._queue.insert(0, _Wanted(session_id, session, seat))
        self._begin()

    def cancel(self, session_id: str, seat: int) -> None:
        """Make it no further; what was found stays."""
        if self._is_first(session_id, seat):
            self._set_aside()
        self._queue = [
            each for each in self._queue if (each.session_id, each.seat) != (session_id, seat)
        ]
        self._begin()

    # Background ---------------------------------------------------------------------------

    @property
    def next_wakeup(self) -> float | None:
        """Soon, while there is anything to do."""
        return PAUSE if self._job is not None else None

    def update(self) -> bool:
        """Go on; True when something was found."""
        job = self._job
        if job is None:
            return False
        found = job.poll()
        self._found += found
        if job.review.complete:
            self._keep()
            self._job = None
            self._queue.pop(0)
            self._begin()
        elif found and self._found % KEPT_EVERY == 0:
            self._keep()
        return found

    def close(self) -> None:
        """Keep what was found, and end the process."""
        self._set_aside()
        self._queue.clear()
        self._end_process()

    # Inside -------------------------------------------------------------------------------

    def _is_first(self, session_id: str, seat: int) -> bool:
        first = self._queue[0] if self._queue else None
        return first is not None and (first.session_id, first.seat) == (session_id, seat)

    def _begin(self) -> None:
        if self._job is not None:
            return
        if not self._queue:
            self._end_process()
            return
        wanted = self._queue[0]
        known = self.review(wanted.session_id, wanted.session, wanted.seat)
        if self._thinker is None:
            self._thinker = Thinker()
        self._job = ReviewJob(wanted.session, wanted.seat, self._thinker, known)

    def _set_aside(self) -> None:
        if self._job is not None:
            self._keep()
            self._job.stop()
            self._job = None

    def _keep(self) -> None:
        if self._job is None or not self._queue:
            return
        wanted, review = self._queue[0], self._job.review
        if not wanted.session_id:
            self._unkept[review.mark, review.seat] = review
            return
        try:
            if self._app.library.summary(wanted.session_id) is not None:
                self._app.library.keep_review(wanted.session_id, review)
        except SaveError:
            self._unkept[review.mark, review.seat] = review

    def _end_process(self) -> None:
        if self._thinker is not None:
            self._thinker.close()
            self._thinker = None


def reviewer_of(app: Services) -> Reviewer:
    """The reviewer of an app; it begins to exist when somebody asks for it."""
    for work in app.background:
        if isinstance(work, Reviewer):
            return work
    made = Reviewer(app)
    app.background.append(made)
    return made
