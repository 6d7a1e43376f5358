"""Somebody who walks through a lesson without a window: as it wants, or as chance will have it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from random import Random

from engine.ai.evaluations import load_evaluation
from engine.ai.levels import BUDGETS, drive, think
from engine.ai.worlds import possible_world
from engine.explain import Choice
from engine.lessons.lesson import Lesson, Step
from engine.lessons.moments import deed_of, lesson_session, moment_of
from engine.lessons.patterns import Moment
from engine.lessons.runner import Runner
from engine.session import Session

MOST = 3000


@dataclass
class Walker:
    """`chance`: does any legal thing, and sometimes what is wanted; None: always what is wanted."""

    lesson: Lesson
    chance: Random | None = None
    shown: list[tuple[str, str]] = field(default_factory=list)
    """Chapter and step of everything that was shown."""
    told: list[str] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    pages: int = 0
    """How often pages were turned."""
    along: list[tuple[str, str]] = field(default_factory=list)
    """Steps whose rest the guide took along."""
    held: int = 0
    free: int = 0

    def __post_init__(self) -> None:
        self.runner = Runner(self.lesson)
        self.session: Session = lesson_session(self.lesson, "Réka")

    def walk(self) -> Walker:
        """To the end of the lesson or of the game."""
        for _ in range(MOST):
            moment = moment_of(self.session, self.lesson.seat)
            if moment is None:
                self._opponent()
                continue
            joins = self.runner.ask(moment)
            if joins is not None:
                self.pages += 1
                self.session = lesson_session(self.lesson, "Réka", joins)
                self.runner.join(self.runner.number)
                continue
            if self.runner.finished:
                return self
            if moment.question is None and self.runner.step is None and not self.runner.since:
                return self
            self._react(moment)
        self.faults.append("the lesson never came to an end")
        return self

    def _react(self, moment: Moment) -> None:
        step = self.runner.step
        if self.runner.since:
            self.runner.go_on()
        elif step is None:
            self.free += 1
            if moment.question is not None:
                self._take(self._any(moment))
        else:
            self._note(step, moment)
            self._answer(step, moment)

    def _note(self, step: Step, moment: Moment) -> None:
        """What is asked for can be done, and what is spoken of is there."""
        place = (self.runner.chapter.id, step.id)
        if place not in self.shown:
            self.shown.append(place)
        where = f"{place} at {moment.question.op if moment.question else 'the end'}"
        if step.do and self.runner.wanted(moment) is None:
            self.faults.append(f"{where}: asks for what is not on offer")
        if not step.do and not step.reads and self._blocked(step, moment) == "":
            self.faults.append(f"{where}: nothing there is refused")

    def _answer(self, step: Step, moment: Moment) -> None:
        obedient = self.chance is None or self.chance.random() < 0.4
        if moment.question is None or (obedient and step.reads):
            self.runner.go_on()
        elif obedient and step.wants.waits_for("touch"):
            self.runner.touched(self._blocked(step, moment))
        else:
            wanted = self.runner.wanted(moment)
            choice = wanted if obedient and wanted is not None else self._any(moment)
            if self.runner.permits(moment, choice):
                whole = self.runner.with_rest(moment, choice)
                if whole.follow != choice.follow:
                    self.along.append((self.runner.chapter.id, step.id))
                self._take(whole)
            else:
                self.held += 1

    def _blocked(self, step: Step, moment: Moment) -> str:
        """A place that the step wants to be tried and that is refused now."""
        wanted = [term.args[0] for term in step.wants.terms if term.kind == "touch"]
        targets = [each.target for each in moment.question.blocked] if moment.question else []
        found = [target for target in targets for each in wanted if fnmatchcase(target, each)]
        return found[0] if found else ""

    def _any(self, moment: Moment) -> Choice:
        assert moment.question is not None
        choices = [each for each in moment.question.choices if not each.idle]
        if self.chance is not None:
            return self.chance.choice(choices)
        stored = self.lesson.log[len(self.session.log) :][:1]
        return next((each for each in choices if (each.action,) == stored), choices[0])

    def _take(self, choice: Choice) -> None:
        for action in (choice.action, *choice.follow):
            if action not in self.session.state.options:
                return
            self._decide(action, choice)

    def _opponent(self) -> None:
        """Another seat: as in the stored game while it is the same, else as a novice would."""
        state, log = self.session.state, self.session.log
        stored = self.lesson.log[len(log) : len(log) + 1]
        if self.lesson.log[: len(log)] == tuple(log) and stored:
            self._decide(stored[0], None)
            return
        game = self.session.game
        thinking = think(load_evaluation(game), possible_world(game, state), "novice", len(log))
        self._decide(drive(thinking, BUDGETS["novice"]).action, None)

    def _decide(self, action: tuple[object, ...], choice: Choice | None) -> None:
        op, decision = self.session.state.agenda[-1][0], len(self.session.log)
        self.session.act(action)
        self.runner.decided(deed_of(self.session, op, decision, self.lesson.seat, choice))
        for event in self.session.events[decision + 1]:
            told = self.runner.told(event)
            if told is not None:
                self.told.append(told.id)


def steps_of(lesson: Lesson) -> Iterator[tuple[str, Step]]:
    """Every step with the id of its chapter."""
    for chapter in lesson.chapters:
        for step in chapter.steps:
            yield chapter.id, step
