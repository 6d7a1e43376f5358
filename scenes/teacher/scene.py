"""The lesson: an ordinary table with a guide over it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import islice

import pygame

from engine.explain import Choice
from engine.lessons.lesson import Step, Told
from saves.replaying import progress_of
from scenes.play.ways import continue_game
from scenes.shell.layer import Size
from scenes.shell.services import Services
from scenes.teacher import words
from scenes.teacher.around import SHOWN, AroundTable, MakeTable
from scenes.teacher.counting import Line, lines_of
from scenes.teacher.course import Course, as_session_log
from scenes.teacher.menu import Entry, LessonMenu
from scenes.teacher.overlay import Overlay
from scenes.teacher.words import LessonWords
from sprites.common.drawn import Pointer
from sprites.teacher.hand import ROUND
from sprites.teacher.slip import WHY

_AT_ONCE = 2
"""Lines of the score sheet that are read together."""
ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)


class LessonScene(AroundTable):
    """The first game of `game`, where somebody left off, or `afresh`."""

    def __init__(
        self,
        app: Services,
        game: str,
        make_table: MakeTable,
        *,
        afresh: bool = False,
        chapter: int = -1,
    ) -> None:
        name = app.settings.lobby.name or app.say("teacher.name")
        self.course = Course(app.library, game, name, afresh=afresh)
        if chapter >= 0:
            self.course.join(chapter, since=False)
        self.game = game
        super().__init__(app, self.course.session, make_table)
        self._lines: Iterator[Line] | None = None
        """What is left of the score sheet while it is read."""
        self._pair: tuple[Line, ...] = ()
        """The lines of it that are read now."""
        self._tried = ""
        """The blocked place that was tried as the guide asked, while its refusal is read."""
        self._begun: object = None
        """What had been begun when the button of the mouse went down."""
        self._parting: LessonWords | None = None
        """What the guide said of the last deed before pages are turned, until that was read."""
        self._told: tuple[object, Told, bool] | None = None
        """The event that is spoken about, what is said, and whether the event waits for the
        person."""
        self.join()

    @property
    def spoken_of(self) -> str:
        """The sentence about what others do that the guide says now; empty for none."""
        return self._told[1].id if self._told is not None else ""

    @property
    def parting(self) -> bool:
        """True while the guide answers the last deed, before pages are turned."""
        return self._parting is not None

    @property
    def clause(self) -> str:
        """The clause behind what the guide says now."""
        if self._told is not None:
            return self._told[1].clause
        step = self.course.runner.step
        return step.clause if step is not None else ""

    # The lesson -------------------------------------------------------------------------------

    def join(self) -> None:
        """The table asks before it takes a choice, and tells what was decided."""
        taught = self.table.taught
        taught.consent = self._permits
        taught.decided = self._decided
        taught.menu = self.open_menu
        taught.script = self.course.lesson.log
        taught.begins_at = self.course.begins_at
        taught.lenient = False
        taught.unhurried = True
        taught.planned = self._planned
        self.words = LessonWords(self.app, taught, self.course.runner)

    def _permits(self, choice: Choice) -> Choice | None:
        if self._parting is not None:
            return None
        self._refusal_read()
        taken = self.course.permits(choice)
        self.mark()
        return taken

    def _planned(self, choice: Choice) -> bool:
        wanted = self.course.wanted()
        return wanted is not None and wanted.action == choice.action

    def _decided(self, op: str, decision: int) -> None:
        self._shown_for = SHOWN
        self.words.only_seen = None
        self.course.decided(op, decision)

    def listen(self) -> None:
        """See what is asked or shown now."""
        taught, course = self.table.taught, self.course
        event = taught.watched
        if event is not None:
            if self._told is None or self._told[0] is not event:
                waits, told = course.waits_at(event), course.told(event)
                if told is not None:
                    self._told = (event, told, waits)
                elif self._told is not None:
                    self._told = None
                self.mark()
        elif self._told is not None:
            self._told = None
            self.mark()
        taught.waits_at = course.waits_at
        taught.keeps_refusal = bool(self._tried) or course.runner.speaks_of_refusal
        if not taught.resting:
            return
        if self._turns_pages():
            return
        wanted, step = course.wanted(), course.runner.step
        taught.uncover((wanted.source if wanted is not None else "") or _card_in(step))
        taught.ask_for(wanted, alone=course.runner.insists)
        if wanted is not None and step is not None and step.straight:
            taught.choose_listed(wanted)
        if course.runner.waits_to_touch(taught.blocked):
            self._tried, taught.keeps_refusal = taught.blocked, True
        elif not taught.blocked:
            self._refusal_read()

    def _refusal_read(self) -> None:
        """The person has read why a place is refused that the guide had asked to try: go on."""
        if self._tried:
            self.course.touched(self._tried)
            self._tried = ""
            self.mark()

    def _turns_pages(self) -> bool:
        """True where the lesson goes on at another table, once the last deed was answered."""
        course, taught = self.course, self.table.taught
        if self._parting is not None and len(course.session.log) == course.asked_at:
            return True
        self._parting = None
        runner, before = course.runner, course.runner.copy()
        joins = course.ask()
        if course.runner is not runner:
            self.words = LessonWords(self.app, taught, course.runner)
        if joins is None:
            return False
        words = LessonWords(self.app, taught, before)
        if words.parting is None:
            self.go_to(course.runner.number, since=True)
        else:
            self._parting = words
            self.mark()
        return True

    def go_to(self, chapter: int, *, since: bool = False) -> None:
        """Go on with a chapter where the stored game has it."""
        self.course.join(chapter, since=since and self.words.has_since(chapter))
        self._told = self._lines = self._parting = None
        self._pair, self._tried = (), ""
        self.lay_table(self.course.session)

    def play_alone(self) -> None:
        """The lesson becomes an ordinary game, kept in the library."""
        session, library = self.course.session, self.app.library
        kept = library.create_session(
            game=session.game.key,
            rules_version=session.game.version,
            config=session.config,
            seed=session.seed,
            data_text=session.game.data_text,
            log=as_session_log(session),
            progress=progress_of(session),
        )
        self.course.forget()
        self.app.stack.pop()
        continue_game(self.app, kept)

    def open_menu(self) -> None:
        """Leave, go on, play on without help, or another chapter."""
        app, runner = self.app, self.course.runner
        chosen = [runner.number]

        def choose(by: int) -> None:
            chosen[0] = (chosen[0] + by) % len(runner.lesson.chapters)

        def chapter() -> str:
            name = self.words.chapter_name(chosen[0])
            return app.say("teacher.menu.chapter", n=chosen[0] + 1, name=name)

        def plain(key: str, act: Callable[[], None]) -> Entry:
            return Entry(key, lambda: app.say(f"teacher.menu.{key}"), act)

        entries = [
            plain("go_on", lambda: None),
            Entry("chapter", chapter, lambda: self.go_to(chosen[0]), choose),
            self.fold_entry(),
            plain("rules", lambda: app.stack.push(app.routes.handbook(self.game))),
            plain("settings", lambda: app.stack.push(app.routes.settings())),
            plain("alone", self.play_alone),
            plain("leave", app.stack.pop),
        ]
        app.stack.push(LessonMenu(app, self.game, entries))

    # Input ------------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        """A click on something lit that does nothing is answered, too."""
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._begun = self.table.taught.begun
        lit = self._lit_at(event.pos) if event.type == pygame.MOUSEBUTTONUP else False
        done = super().handle(event)
        if lit and self.table.taught.begun == self._begun:
            self._answer_click()
        return done

    def _lit_at(self, point: tuple[int, int]) -> bool:
        overlay = self.overlay
        if overlay is None or (overlay.box is not None and overlay.box.collidepoint(point)):
            return False
        return any(box.collidepoint(point) for box in overlay.lit)

    def _answer_click(self) -> None:
        """Nothing came of a click on what the guide speaks of: say so, and show what does it."""
        runner = self.course.runner
        step = runner.step
        if step is None or runner.answer == "later" or step.wants.waits_for("touch"):
            return
        self.words.only_seen = step
        if self.course.wanted() is not None:
            self._shown_for = 0.0
        self.mark()

    def press_key(self, key: int) -> bool:
        targets = self.targets
        if key in ENTER and words.GO_ON in targets:
            self.choose(words.GO_ON)
        elif key in ENTER and words.OWN in targets:
            self.choose(words.OWN)
        elif key == pygame.K_g and words.SHOW in targets:
            self.choose(words.SHOW)
        elif key == pygame.K_y and WHY in targets:
            self.choose(WHY)
        elif key in ENTER and self._enter_takes_another():
            self.show_hand()
            self.mark()
        else:
            return False
        return True

    def _enter_takes_another(self) -> bool:
        """True while Enter would do nothing, or take something else than what the slip speaks of:
        whoever presses it has not chosen that."""
        wanted, taught = self.course.wanted(), self.table.taught
        if wanted is None or self.parting:
            return False
        return taught.enter_is_idle or taught.default not in (None, wanted)

    def choose(self, name: str) -> None:
        """A button or a chapter of the slip was pressed."""
        kind, _, place = name.partition(":")
        if kind == "chapter":
            self.go_to(int(place))
        elif name == words.GO_ON and self._told is not None:
            self.course.runner.answer_seen()
            self.table.taught.show_next()
        elif name == words.GO_ON and self._parting is not None:
            self.go_to(self.course.runner.number, since=True)
        elif name == words.GO_ON:
            self._go_on()
        elif name == words.SHOW:
            self.show_hand()
        elif name == words.SKIP:
            self._skip()
        elif name == words.ALONE:
            self.play_alone()
        elif name == words.BACK:
            self.table.taught.take_back()
        elif name == WHY:
            self.app.stack.push(self.app.routes.handbook(self.game, self.clause))
        else:
            self._finish(name)
        self.mark()

    def _go_on(self) -> None:
        """On to the next line of the score sheet while it is read, else to the next step."""
        course = self.course
        if self._tried:
            self.table.taught.forget_refusal()
            self._refusal_read()
            return
        step = course.runner.step
        if step is not None and step.counts:
            if self._lines is None:
                self._lines = iter(lines_of(course.session, course.lesson.seat))
            self._pair = tuple(islice(self._lines, _AT_ONCE))
        if not self._pair:
            self._lines = None
            course.go_on()

    def _skip(self) -> None:
        """On to the next chapter; after the last one the lesson is over."""
        following = self.course.runner.number + 1
        if following < len(self.course.lesson.chapters):
            self.go_to(following)
        else:
            self.course.forget()
            self.app.stack.pop()

    def _finish(self, name: str) -> None:
        app, session = self.app, self.course.session
        if name == words.COUNT:
            app.stack.push(app.routes.results("", session))
            return
        self.course.forget()
        if name == words.OWN:
            app.stack.replace(app.routes.lobby(self.game))
        else:
            app.stack.pop()

    # Drawing ----------------------------------------------------------------------------------

    @property
    def _near(self) -> tuple[str, ...]:
        """Anchors that stay in sight beside the slip."""
        if self._told is None and self._parting is not None:
            return self._parting.near_parting
        about = self._told[1].near if self._told is not None else ()
        return about or self.course.runner.near

    def make_overlay(self, size: Size, pointer: Pointer) -> Overlay:
        taught, course = self.table.taught, self.course
        overlay = Overlay(taught, size)
        overlay.see(self._near)
        if self._told is not None:
            _, told, waits = self._told
            event, state = taught.watched, self.words.told(told.id, told.clause, waits=waits)
            game, state_now = course.session.game, course.session.state
            anchors = game.event_anchors(event, state_now) if event is not None else ()
            self.lay_slip(overlay, state, pointer, taught.boxes(anchors))
            return overlay
        if not taught.resting or course.moment is None:
            return overlay
        parting = self._parting.parting if self._parting is not None else None
        if parting is not None:
            self.lay_slip(overlay, parting, pointer)
            return overlay
        choice = course.wanted()
        step = course.runner.step
        astray = step is not None and self.words.astray(step, choice)
        only = step is not None and step.only
        overlay.speak_of(() if astray else course.runner.lit, None if only else choice)
        counted = self._pair if step is not None and step.counts else ()
        slip = self.words.counted(counted) if counted else self.words.slip(choice)
        if self.is_folded(slip):
            overlay.ring()
        elif step is not None:
            overlay.darken()
        self.lay_slip(overlay, slip, pointer, overlay.lit)
        if choice is not None and self._shown_for < SHOWN:
            reduced = self.app.settings.reduced_motion
            if step is not None and step.only and choice.source not in step.at:
                choice = replace(choice, source="")
            overlay.show(choice, ROUND if reduced else self._shown_for % ROUND)
        return overlay


def _card_in(step: Step | None) -> str:
    """The one card of the hand that a step speaks of; empty for none."""
    cards = [name for name in step.at if name.startswith("hand:")] if step is not None else []
    return cards[0] if len(cards) == 1 else ""
