"""The lesson: an ordinary table with a guide over it. It holds the table and everything that
happens to it, and lays its own sheet on top."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

import pygame

from engine.explain import Choice
from engine.session import Session
from saves.replaying import progress_of
from scenes.play.ways import continue_game
from scenes.shell.layer import Layer, Size
from scenes.shell.scene import Scene
from scenes.shell.services import Services
from scenes.shell.taught import TaughtTable
from scenes.shell.widgets.focus import Target, TargetFocus
from scenes.teacher import words
from scenes.teacher.course import Course, as_session_log
from scenes.teacher.menu import Entry, LessonMenu
from scenes.teacher.overlay import Overlay
from scenes.teacher.words import LessonWords
from sprites.common.drawn import Pointer
from sprites.teacher.hand import ROUND

_MOUSE = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
_ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
_AWAY = (-1, -1)
SHOWN = 2 * ROUND
"""Seconds: the hand shows it twice."""


class LessonTable(Layer, Protocol):
    """A table that can be taught at."""

    @property
    def taught(self) -> TaughtTable: ...

    def enter(self) -> None: ...


MakeTable = Callable[[str, Session], LessonTable]


class LessonScene(Scene):
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
        self._dirty = True
        self._make = make_table
        name = app.settings.lobby.name or app.say("teacher.name")
        self.course = Course(app.library, game, name, afresh=afresh)
        if chapter >= 0:
            self.course.join(chapter, since=False)
        self.game = game
        self.table = make_table("", self.course.session)
        super().__init__(app)
        self._focus = TargetFocus()
        self._size: Size = app.size
        self._canvas: pygame.Surface | None = None
        self._overlay: Overlay | None = None
        self._last: Overlay | None = None
        self._told: tuple[object, str, str] | None = None
        """The event that is spoken about, with the name and the clause of what is said."""
        self._inside = False
        """The pointer is on the slip."""
        self._shown_for = SHOWN
        """Seconds since the hand began to show what is to be done."""
        self._join_teacher()

    @property
    def spoken_of(self) -> bool:
        """True while the guide says something about what others do."""
        return self._told is not None

    @property
    def overlay(self) -> Overlay | None:
        """What lay over the table in the last frame."""
        return self._overlay

    @property
    def targets(self) -> dict[str, pygame.Rect]:
        """Buttons and chapters of the slip, canvas pixels."""
        return dict(self._overlay.targets) if self._overlay is not None else {}

    # The table below --------------------------------------------------------------------------

    @property
    def dirty(self) -> bool:
        """True while the slip or the table wants a frame."""
        return self._dirty or self.table.dirty

    @dirty.setter
    def dirty(self, value: bool) -> None:
        self._dirty = value
        if not value:
            self.table.dirty = False

    def mark(self) -> None:
        """Slip and table may look different."""
        self._dirty = True
        self.table.mark()

    @property
    def animating(self) -> bool:
        return self.table.animating or self._shown_for < SHOWN

    @property
    def at_work(self) -> bool:
        return self.table.at_work

    @property
    def loading(self) -> bool:
        return self.table.loading

    @property
    def kept_clear(self) -> Sequence[pygame.Rect]:
        box = self._overlay.box if self._overlay is not None else None
        return [*self.table.kept_clear, *([box] if box is not None else [])]

    @property
    def next_wakeup(self) -> float | None:
        return self.table.next_wakeup

    def enter(self) -> None:
        self.table.enter()

    def leave(self) -> None:
        self.table.leave()

    def pause(self) -> None:
        self.table.pause()

    def resume(self) -> None:
        self.table.resume()

    def resize(self, size: Size) -> None:
        self._size, self._canvas, self._last = size, None, None
        self.table.resize(size)

    def retell(self) -> None:
        """The table says everything anew, and is joined again."""
        self.table.retell()
        self._canvas = self._last = None
        self._join_teacher()
        self.mark()

    def update(self, dt: float) -> None:
        self.table.update(dt)
        if self.table.loading:
            return
        if self._shown_for < SHOWN:
            self._shown_for += dt
            self._dirty = True
        self._listen()

    # The lesson -------------------------------------------------------------------------------

    def _join_teacher(self) -> None:
        """The table asks before it takes a choice, and tells what was decided."""
        taught = self.table.taught
        taught.consent = self._permits
        taught.decided = self._decided
        taught.menu = self.open_menu
        taught.script = self.course.lesson.log
        self.words = LessonWords(self.app, taught, self.course.runner)

    def _permits(self, choice: Choice) -> bool:
        allowed = self.course.permits(choice)
        self.mark()
        return allowed

    def _decided(self, op: str, decision: int) -> None:
        self._shown_for = SHOWN
        self.course.decided(op, decision)

    def _listen(self) -> None:
        """See what is asked or shown now."""
        taught, course = self.table.taught, self.course
        event = taught.watched
        if event is not None:
            if self._told is None or self._told[0] is not event:
                told = course.told(event)
                if told is not None:
                    self._told = (event, told.id, told.clause)
                elif self._told is not None:
                    self._told = None
                self.mark()
        elif self._told is not None:
            self._told = None
            self.mark()
        taught.waits_at = course.waits_at
        if not taught.resting:
            return
        runner = course.runner
        joins = course.ask()
        if course.runner is not runner:
            self.words = LessonWords(self.app, taught, course.runner)
        if joins is not None:
            self.go_to(course.runner.number, since=True)
            return
        if taught.blocked and course.touched(taught.blocked):
            self.mark()

    def go_to(self, chapter: int, *, since: bool = False) -> None:
        """Go on with a chapter where the stored game has it."""
        self.course.join(chapter, since=since and self.words.has_since(chapter))
        self.table.leave()
        self.table = self._make("", self.course.session)
        self._canvas = self._last = self._told = None
        self._join_teacher()
        self.table.enter()
        self.table.resize(self._size)
        self.mark()

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
            plain("rules", lambda: app.stack.push(app.routes.handbook(self.game))),
            plain("settings", lambda: app.stack.push(app.routes.settings())),
            plain("alone", self.play_alone),
            plain("leave", app.stack.pop),
        ]
        app.stack.push(LessonMenu(app, self.game, entries))

    # Input ------------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        if self.table.loading:
            return self.table.handle(event)
        if event.type in _MOUSE and self._on_slip(event):
            return True
        if event.type == pygame.KEYDOWN and self._key(event.key, event.mod):
            return True
        return self.table.handle(event)

    def _on_slip(self, event: pygame.event.Event) -> bool:
        """What the mouse does on the slip; a piece in the hand passes over it."""
        overlay, taught = self._overlay, self.table.taught
        if overlay is None or overlay.box is None or taught.holding:
            return False
        inside = overlay.box.collidepoint(event.pos)
        if event.type == pygame.MOUSEBUTTONUP and not self._focus.pressed and not inside:
            return False
        if inside != self._inside:
            self._inside = inside
            if inside:
                values = {"pos": _AWAY, "rel": (0, 0), "buttons": (0, 0, 0)}
                self.table.handle(pygame.event.Event(pygame.MOUSEMOTION, values))
        chosen = self._focus.handle(event)
        if self._focus.changed():
            self._dirty = True
        if chosen:
            self.choose(chosen)
        return inside or bool(chosen)

    def _key(self, key: int, mod: int) -> bool:
        overlay = self._overlay
        if mod & pygame.KMOD_CTRL or overlay is None or overlay.box is None:
            return False
        if key in _ENTER and words.GO_ON in overlay.targets:
            self.choose(words.GO_ON)
            return True
        if key in _ENTER and words.OWN in overlay.targets:
            self.choose(words.OWN)
            return True
        if key == pygame.K_g and words.SHOW in overlay.targets:
            self.choose(words.SHOW)
            return True
        return False

    def choose(self, name: str) -> None:
        """A button or a chapter of the slip was pressed."""
        kind, _, place = name.partition(":")
        if kind == "chapter":
            self.go_to(int(place))
        elif name == words.GO_ON:
            self.course.go_on()
        elif name == words.SHOW:
            self._show()
        elif name == words.SKIP:
            self._skip()
        elif name == words.ALONE:
            self.play_alone()
        else:
            self._finish(name)
        self.mark()

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

    def _show(self) -> None:
        """The hand does it, then gives it back to be done."""
        self.table.taught.forget_refusal()
        self._shown_for = 0.0

    # Drawing ----------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        self._last = None
        self.redraw(surface)

    def redraw(self, surface: pygame.Surface) -> Sequence[pygame.Rect] | None:
        """The table on a canvas of its own, and the slip over what has changed there."""
        if self.table.loading:
            self.table.draw(surface)
            return None
        fresh = self._canvas is None or self._canvas.get_size() != surface.get_size()
        if fresh:
            self._canvas = pygame.Surface(surface.get_size()).convert(surface)
        assert self._canvas is not None
        regions = None if fresh else self.table.redraw(self._canvas)
        if fresh:
            self.table.draw(self._canvas)
        self._overlay = self._make_overlay(surface.get_size())
        targets = [Target(name, box) for name, box in self._overlay.targets.items()]
        self._focus.set_targets(targets)
        self._focus.changed()
        if regions is None or not self._overlay.same_as(self._last):
            surface.blit(self._canvas, (0, 0))
            self._overlay.draw(surface)
            self._last = self._overlay
            return None
        for region in regions:
            surface.set_clip(region)
            surface.blit(self._canvas, region, region)
            self._overlay.draw(surface)
        surface.set_clip(None)
        return regions

    def _make_overlay(self, size: Size) -> Overlay:
        taught, course = self.table.taught, self.course
        overlay = Overlay(taught, size)
        pointer = Pointer(self._focus.hovered, self._focus.pressed)
        if self._told is not None:
            state = self.words.told(self._told[1], self._told[2])
            event = taught.watched
            game, state_now = course.session.game, course.session.state
            anchors = game.event_anchors(event, state_now) if event is not None else ()
            overlay.lay(state, pointer, taught.boxes(anchors), taught.scale)
            return overlay
        if not taught.resting or course.moment is None:
            return overlay
        choice = course.wanted()
        step = course.runner.step
        overlay.speak_of(step, choice)
        if step is not None:
            overlay.darken()
        overlay.lay(self.words.slip(choice), pointer, overlay.lit, taught.scale)
        if choice is not None and self._shown_for < SHOWN:
            reduced = self.app.settings.reduced_motion
            overlay.show(choice, ROUND if reduced else self._shown_for % ROUND)
        return overlay
