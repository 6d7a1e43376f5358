"""One person's way through a lesson, kept in the library from decision to decision."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.events import Event
from engine.explain import Choice
from engine.lessons.lesson import Lesson, Told
from engine.lessons.moments import deed_of, lesson_session, moment_of
from engine.lessons.patterns import Moment
from engine.lessons.reader import load_lesson
from engine.lessons.runner import Place, Runner
from engine.session import ReplayError, Session, from_json
from saves.library import Library
from scenes.play.lessons import end_lesson, keep_lesson, remember_finished, stored_lesson


class Course:
    """The runner of a lesson with the session that is played in it."""

    def __init__(self, library: Library, game: str, name: str, *, afresh: bool = False) -> None:
        self.lesson: Lesson = load_lesson(game)
        self._library = library
        self._name = name
        place, log = _stored({} if afresh else stored_lesson(library, game), self.lesson)
        self.session = lesson_session(self.lesson, name)
        try:
            self.session.replay(log)
        except ReplayError:
            place, self.session = Place(), lesson_session(self.lesson, name)
        self.runner = Runner(self.lesson, place)
        self._runners: dict[int, Runner] = {}
        """As they were at each number of decisions, for whoever takes some back."""
        self._known = len(self.session.log)
        """So many decisions the runner has been told of."""
        self.begins_at = 0
        """So many decisions led to the table that the lesson laid out."""
        self.asked_at = -1
        """So many decisions had been taken when the open question was last looked at."""
        self._moment: Moment | None = None
        self._chosen: Choice | None = None
        self._joins: int | None = None
        """Pages that are to be turned since something was read or tried."""

    @property
    def moment(self) -> Moment | None:
        """What the person is asked now, found once for each decision; None until it was asked."""
        return self._moment if self.asked_at == len(self.session.log) else None

    def ask(self) -> int | None:
        """See what is asked now; the decision of the stored game to go on from, if pages are to
        be turned."""
        count = len(self.session.log)
        if count < self._known:
            self._went_back(count)
        if self.asked_at == count:
            joins, self._joins = self._joins, None
            return joins
        self.asked_at, self._joins = count, None
        self._moment = moment_of(self.session, self.lesson.seat)
        return self._find()

    def _find(self) -> int | None:
        if self._moment is None:
            return None
        joins = self.runner.ask(self._moment)
        self._runners[len(self.session.log)] = self.runner.copy()
        self._keep()
        return joins

    def join(self, chapter: int, *, since: bool) -> None:
        """Begin a chapter in the position that the stored game gives it."""
        joins = self.lesson.chapters[chapter].joins
        self.session = lesson_session(self.lesson, self._name, joins)
        self.session.lay_out()
        self.begins_at = joins
        self.runner.join(chapter, since=since)
        self._runners, self._known, self.asked_at = {}, joins, -1

    def decided(self, op: str, decision: int) -> None:
        """A decision was taken in the session."""
        if decision < self._known:
            self._went_back(decision)
        self._known = decision + 1
        self.runner.decided(deed_of(self.session, op, decision, self.lesson.seat, self._chosen))

    def permits(self, choice: Choice) -> Choice | None:
        """What is taken for a choice: itself, and what the guide does with it; None for what is
        kept for another game."""
        self._chosen = choice
        if self._moment is None:
            return choice
        if not self.runner.permits(self._moment, choice):
            self._again()
            return None
        return self.runner.with_rest(self._moment, choice)

    def wanted(self) -> Choice | None:
        """The choice that leads on."""
        return None if self._moment is None else self.runner.wanted(self._moment)

    def touched(self, anchor: str) -> bool:
        """Something blocked was tried."""
        return self.runner.touched(anchor) and self._again()

    def go_on(self) -> bool:
        """The key was pressed."""
        return self.runner.go_on() and self._again()

    def told(self, event: Event) -> Told | None:
        """What is said about an event of somebody else."""
        return self.runner.told(event)

    def waits_at(self, event: Event) -> bool:
        """What the guide speaks about stays until a key: some of it always, in a chapter that goes
        slowly all of it."""
        return self.runner.waits_at(event)

    def forget(self) -> None:
        """The lesson begins at its beginning the next time."""
        end_lesson(self._library, self.lesson.game, finished=self.runner.finished)

    def _again(self) -> bool:
        self._joins = self._find()
        return True

    def _went_back(self, count: int) -> None:
        """Decisions were taken back: what was shown then is shown again; where nothing is known of
        that time, the chapter is looked for anew."""
        self._runners = {n: each for n, each in self._runners.items() if n <= count}
        if self._runners:
            self.runner = self._runners[max(self._runners)].copy()
        else:
            self.runner = Runner(self.lesson, Place(self.runner.number))
        self._known, self.asked_at = count, -1

    def _keep(self) -> None:
        place, game = self.runner.place, self.lesson.game
        if self.runner.finished:
            end_lesson(self._library, game, finished=True)
            remember_finished(self._library, game)
            return
        keep_lesson(
            self._library,
            game,
            chapter=place.chapter,
            step=place.step,
            since=place.since,
            log=self.session.log,
        )


def _stored(stored: Mapping[str, Any], lesson: Lesson) -> tuple[Place, list[Any]]:
    """Where somebody left off, from data that may be anything."""
    chapter, step, log = stored.get("chapter"), stored.get("step"), stored.get("log")
    if not (isinstance(chapter, int) and isinstance(step, int) and isinstance(log, list)):
        return Place(), []
    if not 0 <= chapter < len(lesson.chapters):
        return Place(), []
    step = min(max(0, step), len(lesson.chapters[chapter].steps) - 1)
    return Place(chapter, step, bool(stored.get("since"))), [from_json(each) for each in log]


def as_session_log(session: Session) -> list[list[Any]]:
    """The decisions as the library keeps them."""
    return [list(action) for action in session.log]
