"""Practice: an ordinary table with a position on it, a goal, hints, the solution, and stars."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import pygame

from engine.explain import Choice, Text
from engine.lessons.practice import (
    MOST_STARS,
    Position,
    load_practice,
    position_session,
    worth_of,
)
from engine.texts import sentence_case
from scenes.play.practised import keep_stars
from scenes.shell.layer import Size
from scenes.shell.services import Services
from scenes.teacher.around import SHOWN, AroundTable, MakeTable
from scenes.teacher.menu import LessonMenu, plain_entry
from scenes.teacher.overlay import Overlay
from sprites.common.chrome_button import Action
from sprites.common.drawn import Pointer
from sprites.teacher.guide import Mood
from sprites.teacher.hand import ROUND
from sprites.teacher.slip import Slip

HINT, SOLUTION, AGAIN, NEXT, SHOW = "hint", "solution", "again", "next", "show"
_ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
_HINTS = 2


@dataclass(frozen=True, slots=True)
class Outcome:
    """What was made of a position. `shown`: by following the solution."""

    worth: int
    stars: int
    shown: bool


class PracticeScene(AroundTable):
    """The positions of `game`, beginning with the one of this number."""

    def __init__(self, app: Services, game: str, number: int, make_table: MakeTable) -> None:
        self.game, self.number = game, number
        self.positions = load_practice(game)
        self.hints, self.solving = 0, False
        self.outcome: Outcome | None = None
        session = position_session(self.position, self._player(app))
        super().__init__(app, session, make_table)
        self.join()

    @staticmethod
    def _player(app: Services) -> str:
        return app.settings.lobby.name or app.say("teacher.name")

    @property
    def position(self) -> Position:
        return self.positions[self.number]

    # The table below --------------------------------------------------------------------------

    def join(self) -> None:
        taught = self.table.taught
        taught.decided = self._decided
        taught.menu = self.open_menu
        taught.begins_at = len(self.position.log)
        taught.halted = self.outcome is not None

    def _decided(self, op: str, decision: int) -> None:
        """The position is over as soon as another is asked: nobody plays on here."""
        self._shown_for = SHOWN
        taught, position = self.table.taught, self.position
        if self.outcome is not None or not position.done(taught.session):
            return
        taught.halted = True
        worth = worth_of(position, taught.session)
        self.outcome = Outcome(worth, position.stars(worth), self.solving)
        if not self.solving:
            keep_stars(self.app.library, self.game, position.id, self.outcome.stars)
        self.mark()

    def listen(self) -> None:
        """Who takes the last decision back goes on with the position."""
        taught = self.table.taught
        if self.outcome is not None and not self.position.done(taught.session):
            self.outcome = None
            taught.halted = False
            self.mark()

    def wanted(self) -> Choice | None:
        """While the solution is shown: what comes next in it; None where it was left."""
        taught, position = self.table.taught, self.position
        log, start = taught.session.log, len(position.log)
        done = tuple(log[start:])
        question = taught.question
        if not self.solving or question is None or position.solution[: len(done)] != done:
            return None
        rest = position.solution[len(done) :]
        found: Choice | None = None
        for choice in question.choices:
            whole = (choice.action, *choice.follow)
            longer = found is None or len(whole) > len(found.follow) + 1
            if rest[: len(whole)] == whole and longer:
                found = choice
        return found

    def begin(self, number: int, *, solving: bool = False) -> None:
        """Lay out a position, from its beginning."""
        if number != self.number:
            self.hints = 0
        self.number, self.solving, self.outcome = number, solving, None
        self.lay_table(position_session(self.position, self._player(self.app)))

    # What is chosen ---------------------------------------------------------------------------

    def choose(self, name: str) -> None:
        actions: dict[str, Callable[[], object]] = {
            HINT: self._hint,
            SOLUTION: lambda: self.begin(self.number, solving=True),
            AGAIN: lambda: self.begin(self.number),
            NEXT: lambda: self.begin((self.number + 1) % len(self.positions)),
            SHOW: self.show_hand,
        }
        actions[name]()
        self.mark()

    def _hint(self) -> None:
        self.hints = min(self.hints + 1, _HINTS)

    def press_key(self, key: int) -> bool:
        enter = NEXT if self._found else AGAIN if self.outcome is not None else ""
        found = {pygame.K_g: SHOW, pygame.K_BACKSPACE: AGAIN} | dict.fromkeys(_ENTER, enter)
        name = found.get(key, "")
        if name not in self.targets:
            return False
        self.choose(name)
        return True

    def open_menu(self) -> None:
        """Go on, begin again, see the solution, read, or leave."""
        app = self.app
        entry = partial(plain_entry, app)
        entries = [
            entry("practice.menu.go_on", lambda: None),
            entry("practice.menu.hint", lambda: self.choose(HINT)),
            entry("practice.menu.again", lambda: self.choose(AGAIN)),
            entry("practice.menu.solution", lambda: self.choose(SOLUTION)),
            self.fold_entry(),
            entry("practice.menu.rules", lambda: app.stack.push(app.routes.handbook(self.game))),
            entry("practice.menu.settings", lambda: app.stack.push(app.routes.settings())),
            entry("practice.menu.leave", app.stack.pop),
        ]
        app.stack.push(LessonMenu(app, self.game, entries, "practice.menu"))

    # Drawing ----------------------------------------------------------------------------------

    def make_overlay(self, size: Size, pointer: Pointer) -> Overlay:
        taught = self.table.taught
        overlay = Overlay(taught, size)
        if self.outcome is None and not taught.resting:
            return overlay
        choice = self.wanted()
        if choice is not None:
            overlay.speak_of((), choice)
            overlay.ring()
        self.lay_slip(overlay, self.slip(choice), pointer)
        if choice is not None and self._shown_for < SHOWN:
            reduced = self.app.settings.reduced_motion
            overlay.show(choice, ROUND if reduced else self._shown_for % ROUND)
        return overlay

    def slip(self, choice: Choice | None) -> Slip:
        """What the guide says now."""
        say, position = self.app.say, self.position
        count = len(self.positions)
        clause = say(Text("table.rules_ref", {"clause": position.clause}))
        return Slip(
            game=self.game,
            chapter=say("practice.number", n=self.number + 1),
            name=say(position.text("name")),
            count=say("teacher.of", n=self.number + 1, count=count),
            steps=count,
            done=self.number + (self.outcome is not None),
            text=self._text(),
            title=self._title(),
            hint="\n".join(self._hints(choice)),
            clause=clause,
            mood=self._mood(),
            buttons=self._buttons(choice),
        )

    def _text(self) -> str:
        """The goal; why the best is the best only to who has found or seen it."""
        return self.app.say(self.position.text("why" if self._found else "goal"))

    @property
    def _found(self) -> bool:
        outcome = self.outcome
        return outcome is not None and (outcome.shown or outcome.stars == MOST_STARS)

    def _title(self) -> str:
        if self.outcome is None:
            return self.app.say("practice.solving") if self.solving else ""
        key = "shown" if self.outcome.shown else f"stars.{self.outcome.stars}"
        return self.app.say(f"practice.{key}")

    def _hints(self, choice: Choice | None) -> list[str]:
        say, told = self.app.say, []
        if self.outcome is not None:
            best = self.position.levels[0]
            worth = say("practice.worth", n=self.outcome.worth, best=best)
            return [worth] if self.position.told else []
        if self.solving:
            return [self._next(choice)]
        if self.hints:
            told.append(say(self.position.text("hint")))
        if self.hints >= _HINTS:
            first = self._first()
            told.append(say("practice.first", what=first) if first else "")
        return [line for line in told if line]

    def _next(self, choice: Choice | None) -> str:
        if choice is None:
            return self.app.say("practice.left")
        what = sentence_case(self.table.taught.say(choice.label))
        key = "then_held" if choice.variant > 0 else "then"
        return self.app.say(f"practice.{key}", what=what)

    def _first(self) -> str:
        """The first decision of the solution, in words; empty after it."""
        taught = self.table.taught
        question = taught.question
        if question is None or len(taught.session.log) != len(self.position.log):
            return ""
        action = self.position.solution[0]
        found = (each.label for each in question.choices if each.action == action)
        label = next(found, None)
        return sentence_case(taught.say(label)) if label is not None else ""

    def _mood(self) -> Mood:
        if self.outcome is None:
            return "speaks"
        return "pleased" if self.outcome.stars == MOST_STARS else "puzzled"

    def _buttons(self, choice: Choice | None) -> tuple[Action, ...]:
        if self.outcome is not None:
            names: tuple[str, ...] = (NEXT, AGAIN) if self._found else (AGAIN, SOLUTION, NEXT)
        elif self.solving:
            names = (SHOW, AGAIN) if choice is not None else (AGAIN, SOLUTION)
        else:
            names = (HINT, SOLUTION, AGAIN) if self.hints < _HINTS else (SOLUTION, AGAIN)
        say = self.app.say
        return tuple(
            Action(name, say(f"practice.button.{name}"), primary=not place)
            for place, name in enumerate(names)
        )
