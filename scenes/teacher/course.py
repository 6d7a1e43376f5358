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
        self._places: dict[int, Place] = {len(self.session.log): self.runner.place}
        self._asked_at = -1
        self._moment: Moment | None = None
        self._chosen: Choice | None = None
        self._joins: int | None = None
        """Pages that are to be turned since something was read or tried."""

    @property
    def moment(self) -> Moment | None:
        """What the person is asked now, found once for each decision."""
        return self._moment

    def ask(self) -> int | None:
        """See what is asked now; the decision of the stored game to go on from, if pages are to
        be turned."""
        count = len(self.session.log)
        if self._asked_at == count:
            joins, self._joins = self._joins, None
            return joins
        if count < self._asked_at:
            self._went_back(count)
        self._asked_at, self._joins = count, None
        self._moment = moment_of(self.session, self.lesson.seat)
        return self._find()

    def _find(self) -> int | None:
        if self._moment is None:
            return None
        joins = self.runner.ask(self._moment)
        self._places[len(self.session.log)] = self.runner.place
        self._keep()
        return joins

    def join(self, chapter: int, *, since: bool) -> None:
        """Begin a chapter in the position that the stored game gives it."""
        joins = self.lesson.chapters[chapter].joins
        self.session = lesson_session(self.lesson, self._name, joins)
        self.runner.join(chapter, since=since)
        self._places = {joins: self.runner.place}
        self._asked_at = -1

    def decided(self, op: str, decision: int) -> None:
        """A decision was taken in the session."""
        self.runner.decided(deed_of(self.session, op, decision, self.lesson.seat, self._chosen))

    def permits(self, choice: Choice) -> bool:
        """False for what is kept for another game."""
        if self._moment is not None and not self.runner.permits(self._moment, choice):
            self._again()
            return False
        self._chosen = choice
        return True

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
        """In a chapter that goes slowly, what the guide speaks about stays until a key."""
        return self.runner.chapter.slowly and self.runner.speaks_of(event)

    def forget(self) -> None:
        """The lesson begins at its beginning the next time."""
        end_lesson(self._library, self.lesson.game, finished=self.runner.finished)

    def _again(self) -> bool:
        self._joins = self._find()
        return True

    def _went_back(self, count: int) -> None:
        """Decisions were taken back: what was shown then is shown again."""
        at = max((each for each in self._places if each <= count), default=0)
        place = self._places.get(at, Place())
        self._places = {n: each for n, each in self._places.items() if n <= at}
        self.runner = Runner(self.lesson, place)

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
