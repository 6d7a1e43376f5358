"""What the guide's slip says now: finished sentences of the game's own lesson."""

from __future__ import annotations

from dataclasses import replace
from fnmatch import fnmatchcase

from engine.explain import Choice, Text
from engine.lessons.lesson import Step
from engine.lessons.runner import Runner
from scenes.shell.services import Services
from scenes.shell.taught import TaughtTable
from scenes.shell.voice.heard import joined
from scenes.teacher.counting import Line
from sprites.common.chrome_button import Action
from sprites.teacher.guide import Mood
from sprites.teacher.slip import ChapterMark, Slip

GO_ON, SHOW, SKIP, ALONE, COUNT, OWN, LEAVE, BACK = (
    "go_on",
    "show",
    "skip",
    "alone",
    "count",
    "own",
    "leave",
    "back",
)

_KEYS = range(1, 10)
"""Numbers that are keys."""


class LessonWords:
    """Sentences by the convention `<game>.lesson.<chapter>.<step>.<part>`."""

    def __init__(self, app: Services, table: TaughtTable, runner: Runner) -> None:
        self._app, self._table, self._runner = app, table, runner
        self.only_seen: Step | None = None
        """The step on whose lit places somebody clicked in vain."""

    def _has(self, *parts: str) -> bool:
        return self._app.catalogue.has(self._runner.lesson.text(*parts))

    def _say(self, *parts: str) -> str:
        if not self._has(*parts):
            return ""
        key = self._runner.lesson.text(*parts)
        return self._table.say(Text(key, {"n": self._runner.figure}))

    def slip(self, choice: Choice | None) -> Slip:
        """The slip for what is taught now."""
        runner, step = self._runner, self._runner.step
        chapter = runner.chapter
        if runner.finished:
            return self._end()
        if runner.since:
            text, title = self._say(chapter.id, "since"), self._app.say("teacher.pages")
            made = self._made(text, title, (self._button(GO_ON, primary=True),))
            return replace(made, count="")
        if step is None:
            text = self._say(chapter.id, "free") or self._app.say("teacher.free")
            return self._made(text, "", self._back(), chapters=False)
        part = (step.id, "meanwhile") if self.astray(step, choice) else (step.id,)
        hint = self._hint(step, choice)
        buttons = (self._button(GO_ON, primary=True),) if hint is None else ()
        if choice is not None:  # the red button of the prompt is to stand out, where it is the one
            buttons = (self._button(SHOW, primary=bool(choice.source or choice.target)),)
        buttons = (*buttons, *self._back())
        return self._made(
            self._say(chapter.id, *part, "say"),
            self._say(chapter.id, *part, "title"),
            (*buttons, self._button(SKIP), self._button(ALONE)),
            hint or "",
            step.clause,
        )

    @property
    def parting(self) -> Slip | None:
        """The answer to what was done last, for somebody who is taken to another table; None where
        the lesson has none."""
        runner, step = self._runner, self._runner.answered
        if step is None or runner.answer != "done":
            return None
        text = self._say(runner.chapter.id, step.id, runner.answer)
        if not text:
            return None
        buttons = (self._button(GO_ON, primary=True),)
        made = self._made(text, "", buttons, clause=step.clause, chapters=False)
        return replace(made, note="")

    @property
    def near_parting(self) -> tuple[str, ...]:
        """Anchors that stay in sight beside that answer."""
        return self._runner.near_answered

    def counted(self, lines: tuple[Line, ...]) -> Slip:
        """The slip for one or two lines of the score sheet: pages of one step, so no number tells
        them apart."""
        step, app = self._runner.step, self._app
        assert step is not None
        chapter = self._runner.chapter.id
        titles = [self._line(line) for line in lines]
        title = titles[0]
        if len(titles) > 1:
            title = app.say(Text("teacher.two_lines", {"one": titles[0], "two": titles[1]}))
        made = self._made(
            joined(self._say(chapter, step.id, "row", line.key) for line in lines),
            title,
            (self._button(GO_ON, primary=True),),
            clause=step.clause,
        )
        return replace(made, note="", count="")

    def _line(self, line: Line) -> str:
        what = self._table.say(line.label)
        values = {"what": what, "mine": line.mine, "theirs": line.theirs, "other": line.other}
        return self._table.say(Text("teacher.line", values))

    def astray(self, step: Step, choice: Choice | None) -> bool:
        """True where something else than the step's first decision was taken, and the lesson has
        words for what is to be done before that can be asked for again."""
        if choice is None or not self._has(self._runner.chapter.id, step.id, "meanwhile.say"):
            return False
        verb, question = choice.action[0], self._table.question
        asked = question.op if question is not None else ""
        first = step.do[0].terms
        return not any(term.verb == verb and fnmatchcase(asked, term.name) for term in first)

    def told(self, name: str, clause: str, *, waits: bool) -> Slip:
        """The slip beside what somebody else does; where it `waits`, with what leads on and with
        the answer to the last deed, which is not to be missed."""
        text, hint = self._say("told", name), self._app.say("teacher.watch")
        buttons = (self._button(GO_ON, primary=True),) if waits else ()
        made = self._made(text, "", buttons, hint, clause, chapters=False)
        return made if waits else replace(made, note="")

    def _hint(self, step: Step, choice: Choice | None) -> str | None:
        """The other way to do it; None where nothing is to be done."""
        if step.reads or choice is None:
            return None
        own = self._say(self._runner.chapter.id, step.id, "hint")
        if own:
            return own
        rows = self._table.rows(choice)
        seen = rows or self._table.buttons(choice)
        number = self._table.number(choice) if seen else 0
        if choice.source and choice.target and not rows:
            dragged = "drag_numbered" if number in _KEYS else "drag"
            return self._app.say(f"teacher.{dragged}", n=number)
        if number in _KEYS:
            return self._app.say("teacher.numbered", n=number)
        return self._app.say("teacher.click")

    def _note(self) -> str:
        """The answer to what was done before."""
        runner, step = self._runner, self._runner.answered
        if self.only_seen is not None and self.only_seen is runner.step:
            return self._app.say("teacher.seen" if runner.step.reads else "teacher.lit")
        if step is None or not runner.answer:
            return ""
        known = self._say(runner.chapter.id, step.id, runner.answer)
        if not known and runner.answer not in ("done", ""):
            known = self._app.say(f"teacher.answer.{runner.answer}")
        return joined((known, self._app.say("teacher.back"))) if self._goes_back else known

    @property
    def _goes_back(self) -> bool:
        """True where something else was done than the guide asked for, and Undo takes it back."""
        return self._runner.answer == "otherwise" and self._table.can_take_back

    def _back(self) -> tuple[Action, ...]:
        """The button that takes it back."""
        return (self._button(BACK),) if self._goes_back else ()

    def _end(self) -> Slip:
        buttons = (self._button(OWN, primary=True), self._button(COUNT), self._button(LEAVE))
        return self._made(self._say("end"), self._app.say("teacher.end"), buttons, done=True)

    def _made(
        self,
        text: str,
        title: str,
        buttons: tuple[Action, ...],
        hint: str = "",
        clause: str = "",
        *,
        chapters: bool = True,
        done: bool = False,
    ) -> Slip:
        runner, app = self._runner, self._app
        steps = len(runner.chapter.steps)
        at = steps if done else min(runner.done_steps, steps - 1)
        marks = tuple(
            ChapterMark(self._say(each.id, "name"), each.sign) for each in runner.lesson.chapters
        )
        return Slip(
            game=runner.lesson.game,
            chapter=app.say("teacher.chapter", n=runner.number + 1),
            name=self._say(runner.chapter.id, "name"),
            count=app.say("teacher.of", n=min(at + 1, steps), count=steps),
            steps=steps,
            done=at,
            text=text,
            title=title,
            note=self._note(),
            hint=hint,
            why=app.say("teacher.why") if clause else "",
            mood=self._mood(done),
            chapters=marks if chapters else (),
            now=len(marks) if done else runner.number,
            buttons=buttons,
        )

    def _mood(self, done: bool) -> Mood:
        if done or self._runner.answer in ("done", "fine"):
            return "pleased"
        return "puzzled" if self._runner.answer in ("later", "otherwise") else "speaks"

    def chapter_name(self, place: int) -> str:
        """The name of a chapter of the row."""
        return self._say(self._runner.lesson.chapters[place].id, "name")

    def has_since(self, chapter: int) -> bool:
        """True where it is told what happened before a chapter of the stored game."""
        return self._has(self._runner.lesson.chapters[chapter].id, "since")

    def _button(self, name: str, *, primary: bool = False) -> Action:
        return Action(name, self._app.say(f"teacher.button.{name}"), primary=primary)
