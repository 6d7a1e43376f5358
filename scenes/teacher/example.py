"""A worked example of the rulebook on an ordinary table: step by step, back, or played on."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import accumulate

import pygame

from engine.core import Action
from engine.explain import Choice, Text
from engine.lessons.examples import (
    Example,
    example_session,
    load_examples,
    to_be_played,
)
from engine.session import Session
from engine.texts.called import with_names
from scenes.shell.layer import Size
from scenes.shell.services import Services
from scenes.teacher.around import SHOWN, AroundTable, MakeTable
from scenes.teacher.menu import LessonMenu, plain_entry
from scenes.teacher.overlay import Overlay
from sprites.common.chrome_button import Action as Button
from sprites.common.drawn import Pointer
from sprites.teacher.slip import Slip

NEXT, BACK, AGAIN, TRY, SHOW, LEAVE = "next", "back", "again", "try", "show", "leave"
_ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)


class ExampleScene(AroundTable):
    """The example of a game with this id, from its first step. Nothing of it is kept."""

    def __init__(self, app: Services, game: str, name: str, make_table: MakeTable) -> None:
        found = load_examples(game).of(name)
        if found is None:
            raise ValueError(f"{game} has no example {name}")
        self.game = game
        self.example: Example = found
        self.at = 0
        """So many steps have been gone through."""
        self.free = False
        """Somebody tries it alone, from the position on."""
        self._strayed = False
        """Something else was tried than what the example does."""
        self._config = with_names(app.say, found.config)
        self.log: list[Action] = list(self._session(len(found.steps)).log)
        """Everything that the example decides."""
        self._ends = list(accumulate(len(step.does) for step in found.steps))
        super().__init__(app, self._session(0), make_table)
        self.join()

    def _session(self, steps: int) -> Session:
        config = to_be_played(self._config) if self.free else self._config
        return example_session(self.example, config, steps)

    # The table below --------------------------------------------------------------------------

    def join(self) -> None:
        taught = self.table.taught
        taught.menu = self.open_menu
        taught.begins_at = len(taught.session.log)
        taught.halted, taught.halted_words = not self.free, "example.others"
        if not self.free:
            taught.consent = self._permits
            taught.decided = self._decided

    def listen(self) -> None:
        """What was taken back at the table is to be gone through again."""
        decided = len(self.table.taught.session.log)
        while not self.free and self.at and self._ends[self.at - 1] > decided:
            self.at -= 1
            self.mark()

    def _permits(self, choice: Choice) -> Choice | None:
        """By hand, too, only what the example does."""
        whole = (choice.action, *choice.follow)
        wanted = self._rest()
        self._strayed = not (wanted and wanted[: len(whole)] == whole)
        self.mark()
        return None if self._strayed else choice

    def _decided(self, op: str, decision: int) -> None:
        self._shown_for = SHOWN
        self._strayed = False
        taught = self.table.taught
        taught.begins_at = len(taught.session.log)
        if taught.begins_at == self._ends[self.at]:
            self.at += 1

    def _rest(self) -> tuple[Action, ...]:
        """What is still to be decided in this step."""
        return tuple(self.log[len(self.table.taught.session.log) : self._ends[self.at]])

    def wanted(self) -> Choice | None:
        """The choice of the person that goes on with the example; None where there is none."""
        question, rest = self.table.taught.question, self._rest()
        found: Choice | None = None
        for choice in question.choices if question is not None else ():
            whole = (choice.action, *choice.follow)
            longer = found is None or len(whole) > len(found.follow) + 1
            if rest[: len(whole)] == whole and longer:
                found = choice
        return found

    def begin(self, steps: int, *, free: bool = False) -> None:
        """Lay out the example after so many steps, or its position to be played on."""
        self.at, self.free, self._strayed = steps, free, False
        self.lay_table(self._session(steps))

    # What is chosen ---------------------------------------------------------------------------

    @property
    def ended(self) -> bool:
        """The last sentence lies there."""
        return self.at == len(self.example.steps) - 1

    def choose(self, name: str) -> None:
        actions: dict[str, Callable[[], object]] = {
            NEXT: self._next,
            BACK: self._back,
            AGAIN: lambda: self.begin(0, free=self.free),
            TRY: lambda: self.begin(0, free=True),
            SHOW: lambda: self.begin(0),
            LEAVE: self.app.stack.pop,
        }
        actions[name]()
        self.mark()

    def _next(self) -> None:
        rest = self._rest()
        if rest:
            self.table.taught.take(rest)
        elif not self.ended:
            self.at += 1
        self._strayed = False

    def _back(self) -> None:
        here = len(self.table.taught.session.log)
        before = self._ends[self.at - 2] if self.at > 1 else 0
        if here == before:
            self.at, self._strayed = self.at - 1, False
        else:
            self.begin(self.at - 1)

    def press_key(self, key: int) -> bool:
        found = {pygame.K_BACKSPACE: BACK} | dict.fromkeys(_ENTER, LEAVE if self.ended else NEXT)
        name = found.get(key, "")
        if self.free or (name == BACK and not self.at) or not name:
            return False
        self.choose(name)
        return True

    def open_menu(self) -> None:
        """Go on, begin again, try it, read, or leave."""
        app = self.app
        entry = partial(plain_entry, app)
        other, named = (SHOW, "example.menu.show") if self.free else (TRY, "example.menu.try")
        entries = [
            entry("example.menu.go_on", lambda: None),
            entry("example.menu.again", lambda: self.choose(AGAIN)),
            entry(named, lambda: self.choose(other)),
            self.fold_entry(),
            entry("example.menu.settings", lambda: app.stack.push(app.routes.settings())),
            entry("example.menu.leave", app.stack.pop),
        ]
        app.stack.push(LessonMenu(app, self.game, entries, "example.menu"))

    # Drawing ----------------------------------------------------------------------------------

    def make_overlay(self, size: Size, pointer: Pointer) -> Overlay:
        taught = self.table.taught
        overlay = Overlay(taught, size)
        if not taught.resting:
            return overlay
        if not self.free:
            overlay.speak_of(self.example.steps[self.at].at, None)
            overlay.ring()
        self.lay_slip(overlay, self.slip(), pointer)
        return overlay

    def slip(self) -> Slip:
        """What is said now."""
        say, example = self.app.say, self.example
        count = len(example.steps)
        text = "example.trying" if self.free else example.text(str(self.at + 1))
        return Slip(
            game=self.game,
            chapter=example.id,
            name=say(example.text("name")),
            count="" if self.free else say("teacher.of", n=self.at + 1, count=count),
            steps=0 if self.free else count,
            done=self.at + self.ended,
            text=say(text),
            note=say("example.other_way") if self._strayed else "",
            clause=say(Text("table.rules_ref", {"clause": example.clause})),
            mood="pleased" if self.ended and not self.free else "speaks",
            buttons=self._buttons(),
        )

    def _buttons(self) -> tuple[Button, ...]:
        names: tuple[str, ...] = (NEXT, BACK, AGAIN)
        if self.free:
            names = (SHOW, AGAIN, LEAVE)
        elif self.ended:
            names = (LEAVE, BACK, TRY) if self.at else (LEAVE, TRY)
        elif not self.at:
            names = (NEXT, TRY, LEAVE)
        say = self.app.say
        return tuple(
            Button(name, say(f"example.button.{name}"), primary=not place)
            for place, name in enumerate(names)
        )
