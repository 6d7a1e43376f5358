"""Runs a lesson: which step is shown now, what answers it, when pages are turned. No drawing.

Whoever runs it says which question is open (`ask`), what was decided (`decided`), what was pointed
at (`touched`) and when the key was pressed (`go_on`); it decides nothing in the game itself.
"""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass, replace
from typing import Literal

from engine.events import Event
from engine.explain import Choice
from engine.lessons.lesson import Chapter, Lesson, Step, Told
from engine.lessons.patterns import Deed, Moment

Answer = Literal["", "done", "fine", "otherwise", "later"]
"""How the step before was answered, or that something is kept for another game."""


@dataclass(frozen=True, slots=True)
class Place:
    """How far a lesson is: chapter and step. `since`: pages were turned, and it is told what
    happened in between."""

    chapter: int = 0
    step: int = 0
    since: bool = False


class Runner:
    """One person's way through a lesson."""

    def __init__(self, lesson: Lesson, place: Place | None = None) -> None:
        self.lesson = lesson
        place = place or Place()
        self._chapter = min(place.chapter, len(lesson.chapters))
        self._step = place.step
        self.since = place.since
        self._entered = place != Place(place.chapter)
        self._shown = False
        self._told: set[str] = set()
        self._seen = ""
        """The kind of the event that was watched last, since a question was open."""
        self.answer: Answer = ""
        self.answered: Step | None = None
        """The step that `answer` is about."""
        self.figure = 0
        """What the deed brought that was answered, where its step counts it."""
        self._answer_read = False
        """Something was asked since it was given."""
        self._gone: tuple[str, ...] = ()
        """Where things went already while the step was shown."""

    def copy(self) -> Runner:
        """One that goes on from here by itself."""
        other = copy(self)
        other._told = set(self._told)
        return other

    # What is shown ----------------------------------------------------------------------------

    @property
    def place(self) -> Place:
        """Where somebody who comes back goes on."""
        return Place(self._chapter, self._step, self.since)

    @property
    def finished(self) -> bool:
        return self._chapter >= len(self.lesson.chapters)

    @property
    def chapter(self) -> Chapter:
        """The chapter that is taught; the last one at the end."""
        return self.lesson.chapters[min(self._chapter, len(self.lesson.chapters) - 1)]

    @property
    def number(self) -> int:
        """The place of the chapter in the lesson, from 0."""
        return min(self._chapter, len(self.lesson.chapters) - 1)

    @property
    def step(self) -> Step | None:
        """The step that is shown; None while the person plays freely."""
        if self.finished or not self._shown or self.since:
            return None
        return self.chapter.steps[self._step]

    @property
    def speaks_of_refusal(self) -> bool:
        """True while what is said answers the trying of a blocked place."""
        tried = self.answered
        return self.answer == "done" and tried is not None and tried.wants.waits_for("touch")

    @property
    def insists(self) -> bool:
        """True while one thing is to be done, and not whatever the person likes."""
        return self.step is not None and not self.step.wants.free

    @property
    def lit(self) -> tuple[str, ...]:
        """The anchors in the light of the step, less those where its part is done."""
        step = self.step
        return tuple(each for each in step.at if each not in self._gone) if step is not None else ()

    @property
    def near(self) -> tuple[str, ...]:
        """What is to be seen beside what the step lights."""
        step = self.step
        return step.near if step is not None and step.near else self.chapter.near

    @property
    def near_answered(self) -> tuple[str, ...]:
        """The same of the step whose answer is given."""
        step = self.answered
        return step.near if step is not None and step.near else self.chapter.near

    @property
    def done_steps(self) -> int:
        """How many steps of the chapter lie behind."""
        return self._step

    def wanted(self, moment: Moment) -> Choice | None:
        """The choice of the open question that leads on; None when there is none."""
        step = self.step
        if step is None or moment.question is None:
            return None
        found = (each.choice(moment.question) for each in step.do)
        return next((choice for choice in found if choice is not None), None)

    # What happens -----------------------------------------------------------------------------

    def ask(self, moment: Moment) -> int | None:
        """A question is open, or the game is over: find the step for it. The number of decisions
        of the stored game from which the lesson wants to go on, if it must turn pages."""
        self._answer_read, self._seen = True, ""
        while not self.finished and not self.since:
            if not self._entered:
                if not self._begins(moment):
                    return None
                self._entered = True
                if self.chapter.needs.ways and not self.chapter.needs.holds(moment):
                    return self.chapter.joins
            if self._shown and self._stays(moment):
                return None
            if self._shown:
                self._end("")
            if self._find(moment):
                return None
            if self._step >= len(self.chapter.steps) or self._next_opens(moment):
                self._turn(self._chapter + 1)
            else:
                return None
        return None

    def permits(self, moment: Moment, choice: Choice) -> bool:
        """False for what this step keeps for another game; the wanted choice is always there. A
        sentence that holds is to be read first: what is tried before leads to the next one."""
        step = self.step
        if step is not None and step.hold and step.reads:
            self._end("later")
            return False
        if step is None or not step.hold or self.wanted(moment) is None:
            return True
        assert moment.question is not None
        op = moment.question.op
        ways = (step.wants, step.fine, *step.do)
        if any(way.names(choice, op) for way in ways):
            return True
        self.answer, self.answered = "later", step
        return False

    def with_rest(self, moment: Moment, choice: Choice) -> Choice:
        """A choice with what the guide does for whoever takes the wanted one."""
        step, wanted = self.step, self.wanted(moment)
        if step is None or wanted is None or wanted.action != choice.action:
            return choice
        assert moment.question is not None
        decides = step.wants.waits_for("decision")
        if decides and not step.wants.names(choice, moment.question.op):
            return choice
        return replace(choice, follow=(*choice.follow, *step.then))

    def decided(self, deed: Deed) -> None:
        """A decision was taken, by whomever."""
        step = self.step
        if step is None:
            if deed.own and self._answer_read:
                self.answer, self.answered = "", None
        elif step.wants.done(deed):
            self._end("done", deed.figure(step.n))
        elif not deed.own:
            return
        elif step.reads or not step.do:
            self._end("")
        elif any(each.done(deed) for each in step.do) and not step.fine.brought(deed):
            self._gone += deed.places[1:]
        else:
            answer: Answer = "fine" if step.fine.done(deed) else "otherwise"
            self._end(answer, deed.figure(step.n))

    def waits_to_touch(self, anchor: str) -> bool:
        """True when the step that is shown waits for this blocked place to be tried."""
        return self.step is not None and self.step.wants.touched(anchor)

    def touched(self, anchor: str) -> bool:
        """Something blocked was tried; True when the step waited for it."""
        if not self.waits_to_touch(anchor):
            return False
        self._end("done")
        return True

    def go_on(self) -> bool:
        """The key was pressed; True when a sentence was only to be read. What asks for a deed
        waits for it."""
        if self.since:
            self.since = False
            return True
        step = self.step
        if step is None or not (step.reads or step.wants.waits_for("touch")):
            return False
        self._end("")
        return True

    def answer_seen(self) -> None:
        """The answer to the last deed has been read, and is not given again."""
        self.answer, self.answered = "", None

    def told(self, event: Event) -> Told | None:
        """What is said about an event while it is shown; most of it once."""
        told = self._telling(event)
        self._seen = event.kind
        if told is not None:
            self._told.add(told.id)
        return told

    def waits_at(self, event: Event) -> bool:
        """True when something would be said about this event, and it stays until that was read."""
        told = self._telling(event)
        return told is not None and (told.waits or self.chapter.slowly)

    def join(self, chapter: int, *, since: bool = True) -> None:
        """Go on with a chapter in the position that the stored game gives it."""
        self._turn(chapter)
        self._entered, self.since = True, since

    # Inside -----------------------------------------------------------------------------------

    def _telling(self, event: Event) -> Told | None:
        for each in self.lesson.told:
            again = each.every and event.kind != self._seen
            if each.on.tells(event, self.lesson.seat) and (again or each.id not in self._told):
                return each
        return None

    def _begins(self, moment: Moment) -> bool:
        """True when the chapter that is due begins now: without a condition it does at once."""
        opens = self.chapter.opens
        return not opens.ways or opens.holds(moment)

    def _next_opens(self, moment: Moment) -> bool:
        """True when the time of the next chapter has come, whatever was left out of this one."""
        later = self.lesson.chapters[self._chapter + 1 :]
        return bool(later) and later[0].opens.holds(moment)

    def _stays(self, moment: Moment) -> bool:
        """True while the step that is shown still fits the open question."""
        step = self.chapter.steps[self._step]
        if step.do:
            return self.wanted(moment) is not None
        return step.reads or self._fits(step, moment)

    def _fits(self, step: Step, moment: Moment) -> bool:
        """True when it is this step's turn."""
        if step.do and self._on_offer(step, moment) is None:
            return False
        return step.needs.holds(moment) if step.needs.ways else True

    @staticmethod
    def _on_offer(step: Step, moment: Moment) -> Choice | None:
        if moment.question is None:
            return None
        found = (each.choice(moment.question) for each in step.do)
        return next((choice for choice in found if choice is not None), None)

    def _find(self, moment: Moment) -> bool:
        """Show the next step that fits the open question; those before it are left out."""
        steps = self.chapter.steps
        for place in range(self._step, len(steps)):
            step = steps[place]
            if (place == self._step or step.guarded) and self._fits(step, moment):
                self._step, self._shown = place, True
                return True
        return False

    def _end(self, answer: Answer, figure: int = 0) -> None:
        self.figure = figure
        self.answer, self.answered = answer, self.step if answer else None
        self._answer_read = False
        self._step += 1
        self._shown, self._gone = False, ()

    def _turn(self, chapter: int) -> None:
        self._chapter, self._step = chapter, 0
        self._entered = self._shown = self.since = False
        self._gone = ()
        self.answer, self.answered = "", None
