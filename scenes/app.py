"""The app: one frame (`tick`) and the loop (`run`) around the services of its scenes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path

import pygame

from engine.texts import Catalogue, languages
from saves.library import Library
from saves.lock import HEARTBEAT_SECONDS
from saves.places import Places
from scenes.shell.input.inbox import INPUT, POINTING, PRESSES, Inbox
from scenes.shell.layer import Layer, Size
from scenes.shell.memory import settle
from scenes.shell.routes import Routes
from scenes.shell.services import Services
from scenes.shell.settings import Settings, SettingsStore
from scenes.shell.stack import SceneStack
from scenes.shell.window import AppWindow
from scenes.shell.writing.pictures import write_picture
from scenes.shell.writing.report import write_report
from sprites.common.surface_cache import fit_cache
from sprites.games import register_games

FRAMES_PER_SECOND = 60
_LONGEST_STEP = 0.1
_RESIZE_PAUSE = 0.1
_HIDDEN_PAUSE = 0.25
_ICON = 64
_LONGEST_PAUSE = 1.0
"""A sleeping loop does not notice Ctrl-C in the terminal before it wakes up."""


class App(Services):
    """The services of all scenes, and the loop that lets them play.

    `raise_errors`: faults of scenes are raised (tests) instead of told in a sentence.
    `routes` makes the table of scenes for this app.
    """

    def __init__(
        self,
        window: AppWindow,
        catalogue: Catalogue,
        settings: Settings,
        store: SettingsStore,
        library: Library,
        places: Places,
        routes: Callable[[App], Routes],
        *,
        raise_errors: bool = False,
    ) -> None:
        super().__init__(window, catalogue, store, library, places, settings)
        self.raise_errors = raise_errors
        register_games()
        self.canvas = window.canvas()
        fit_cache(self.canvas.get_size())
        self.stack: SceneStack = SceneStack(self.canvas.get_size())
        self.routes = routes(self)
        self.running = True
        self.frames = 0
        self.on_first_frame: Callable[[], None] | None = None
        self._inbox = Inbox(window, self.pads)
        self._stale = True
        self._lying: Layer | None = None
        """The scene whose last frame, and nothing else, is on the canvas."""
        self._laid_out: Size = self.canvas.get_size()
        self._resize_left: float | None = None
        self._heartbeat_left = HEARTBEAT_SECONDS
        self._faults = 0
        self._unsettled = False

    # What scenes ask for -------------------------------------------------------------------

    @property
    def size(self) -> Size:
        return self._laid_out

    def mark(self) -> None:
        self._stale = True

    def show_at_once(self) -> None:
        self.window.show_waiting(True)
        if not self._inbox.hidden and self.stack.top is not None:
            self._stale = True
            self._draw()
        pygame.event.clear(list(PRESSES))
        self._stale = True

    def settle_soon(self) -> None:
        self._unsettled = True

    def quit(self) -> None:
        self.running = False

    def set_fullscreen(self, on: bool) -> None:
        self.window.set_fullscreen(on)
        self.settings.fullscreen = self.window.fullscreen
        self.save_settings()
        self._fit_canvas()

    def take_picture(self) -> Path | None:
        """Write what is shown to a PNG file and say where; None when it could not be written."""
        path = write_picture(self.canvas, self.places.pictures)
        if path is None:
            self.tell("ui.picture.failed")
        else:
            self.tell("ui.picture.saved", path=str(path))
        return path

    # One frame -----------------------------------------------------------------------------

    def tick(self, events: Iterable[pygame.event.Event], dt: float) -> bool:
        """Let `dt` seconds pass, react to events, draw if something changed: True if drawn."""
        try:
            return self._tick(events, dt)
        except Exception as error:
            if self.raise_errors:
                raise
            self._recover(error)
            return False

    def _tick(self, events: Iterable[pygame.event.Event], dt: float) -> bool:
        self._change_scenes()
        loading, seen = self._loading, self.stack.visible()
        self._pass_time(dt)
        self._take_events([*self.pads.pass_time(dt), *events], loading)
        self._change_scenes()
        self.ambience.follow(self.stack.ambience, seen=not self._inbox.hidden)
        drawn = self._show()
        if drawn and not self._inbox.hidden:
            self.narrator.listen(self.stack.top, self.notice.sentence)
        if loading or self.stack.top not in seen:
            self._forget_presses()
        return drawn

    def _show(self) -> bool:
        """Draw if something changed: True if drawn."""
        if self.stack.top is None:
            self.running = False
        if not self.running or self._inbox.hidden:
            return False
        if not (self._stale or self.stack.needs_frame()):
            return False
        self._draw()
        if not self._loading:
            self.window.show_waiting(False)
        return True

    @property
    def _loading(self) -> bool:
        return self.stack.top is not None and self.stack.top.loading

    def _forget_presses(self) -> None:
        """What was pressed while a screen was being made was not aimed at what it shows now."""
        if self.stack.top is not None and self.stack.top.opaque:
            pygame.event.clear(list(PRESSES))

    def _change_scenes(self) -> None:
        if self.stack.apply():
            self._lying = None
        if self._unsettled:
            self._unsettled = False
            settle()

    def _pass_time(self, dt: float) -> None:
        self.seconds += dt
        if self._resize_left is not None:
            self._resize_left -= dt
            if self._resize_left <= 0:
                self._fit_canvas()
        self._heartbeat_left -= dt
        if self._heartbeat_left <= 0:
            self._heartbeat_left = HEARTBEAT_SECONDS
            self.library.heartbeat()
        if self.notice.update(dt):
            self._stale = True
        self.stack.update(dt)
        for work in self.background:
            if work.update() and self.stack.top is not None:
                self.stack.top.mark()

    def _take_events(self, events: Iterable[pygame.event.Event], loading: bool) -> None:
        """React to events. `loading`: what lay there when they were made could not be used."""
        shown = self.pads.marks
        keys = self.stack.top.pad_keys if self.stack.top is not None else {}
        for event in self._inbox.read(events, keys):
            if self._own_event(event):
                continue
            if loading and event.type in PRESSES:
                continue
            if self.stack.pending and event.type in INPUT:
                continue  # aimed at a scene that is going away: a storm of clicks does one thing
            self.stack.handle(event)
        if shown != self.pads.marks:
            for scene in self.stack.scenes:
                scene.mark()  # what is pressed is drawn as it is in the hand

    def _own_event(self, event: pygame.event.Event) -> bool:
        if event.type in (pygame.QUIT, pygame.WINDOWCLOSE):
            self.quit()
        elif event.type in (pygame.WINDOWRESIZED, pygame.WINDOWSIZECHANGED):
            self._resize_left = _RESIZE_PAUSE
            self._stale = True
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN):
            self._stale = True
        elif event.type == pygame.WINDOWFOCUSLOST:
            self.sounds.hush(True)
            return False
        elif event.type == pygame.WINDOWFOCUSGAINED:
            self.sounds.hush(False)
            return False
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_F11:
            self.set_fullscreen(not self.window.fullscreen)
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_F10:
            self._speak_next()
        elif event.type == pygame.KEYDOWN and self._asks_voice(event):
            self.mark()
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_F12:
            self.take_picture()
        else:
            if event.type in POINTING:
                self.pointer = event.pos
            return False
        return True

    def _asks_voice(self, event: pygame.event.Event) -> bool:
        """A key of the voice; any other makes it silent, because something else comes now."""
        back = bool(event.mod & pygame.KMOD_SHIFT)
        top = None if self.stack.pending else self.stack.top
        return self.narrator.press(event.key, back, top)

    def _speak_next(self) -> None:
        """The next language, around: whoever cannot read what is shown needs no words for it."""
        known = languages()
        self.speak(known[(known.index(self.catalogue.language) + 1) % len(known)])

    def _fit_canvas(self) -> None:
        self._resize_left = None
        self.canvas = self.window.canvas()
        self._laid_out = self.canvas.get_size()
        if not self.window.fullscreen:
            self.settings.width, self.settings.height = self.window.size
        self.cache.forget_memory()
        fit_cache(self._laid_out)
        self.stack.resize(self._laid_out)
        self._stale = True

    def _draw(self) -> None:
        self.canvas = self.window.canvas()
        regions: Sequence[pygame.Rect] | None = None
        if self.canvas.get_size() == self._laid_out:
            regions = self._draw_scenes(self.canvas)
        else:
            # The window is being dragged: stretch the old layout until it rests.
            picture = pygame.Surface(self._laid_out, 0, 32)
            self._stale = True
            self._draw_scenes(picture)
            pygame.transform.scale(picture, self.canvas.get_size(), self.canvas)
            self._lying = None
        self._stale = False
        if regions is None or regions:
            self.window.present(regions)
        self.frames += 1

    def _draw_scenes(self, surface: pygame.Surface) -> Sequence[pygame.Rect] | None:
        """Draw what is seen; the regions that were drawn, or None where everything was."""
        covered = bool(self.notice.sentence)
        lying = None if self._stale or covered else self._lying
        regions = self.stack.redraw(surface, lying)
        shown = self.stack.visible()
        clear = [box for scene in reversed(shown) for box in scene.kept_clear] if covered else []
        self.notice.draw(surface, self.words_scale, clear)
        self._lying = shown[0] if len(shown) == 1 and not covered else None
        return regions

    # Faults --------------------------------------------------------------------------------

    def _recover(self, error: Exception) -> None:
        self._faults += 1
        path = write_report(self.places.data, error)
        key = "ui.fault.logged" if path else "ui.fault.unlogged"
        self.tell(key, path=str(path))
        self.stack.abandon()
        if self._faults > 3:
            self.quit()
            return
        self.stack.reset(self.routes.home())

    # The loop ------------------------------------------------------------------------------

    def run(self) -> None:
        """Frames while something moves, otherwise sleep until input or a wake-up."""
        clock = pygame.time.Clock()
        chores = self._after_first_frame()
        while self.running:
            pause = self.pause_seconds()
            if pause == 0.0:
                real = clock.tick(FRAMES_PER_SECOND) / 1000.0
                passed = min(real, _LONGEST_STEP)  # what moves does not jump over a slow frame
                self.seconds += real - passed
                events = pygame.event.get()
            else:
                events = self.wait(pause)
                passed = clock.tick() / 1000.0
            self.tick(events, passed)
            if self.frames and self.running:
                next(chores, None)
        self.close()

    def _after_first_frame(self) -> Iterator[None]:
        """What the first frame did not wait for, a piece between two frames: whoever closes the
        window meanwhile waits for one piece at most."""
        from sprites.title.app_icon import app_icon

        self.window.set_icon(app_icon(_ICON))
        if self.on_first_frame is not None:
            self.on_first_frame()
        yield
        self.sounds.prepare()
        yield
        self.pads.prepare()
        yield
        yield from self.catalogue.speech.prepare()

    def wait(self, seconds: float) -> list[pygame.event.Event]:
        """Sleep until the next event, at most `seconds`; all events that are there then."""
        first = pygame.event.wait(max(1, round(seconds * 1000)))
        found = [] if first.type == pygame.NOEVENT else [first]
        return found + pygame.event.get()

    def pause_seconds(self) -> float:
        """How long the loop may sleep if no event comes; 0.0: not at all."""
        if self._inbox.hidden:
            return _HIDDEN_PAUSE
        if self._stale or self.stack.pending or self.stack.needs_frame():
            return 0.0
        top = self.stack.top
        if top is not None and top.at_work:
            return 0.0
        waits = [
            _LONGEST_PAUSE,
            self._resize_left,
            self.notice.next_wakeup,
            self._heartbeat_left,
            self.pads.next_wakeup,
        ]
        if top is not None:
            waits.append(top.next_wakeup)
        waits += [work.next_wakeup for work in self.background]
        return min(max(0.001, wait) for wait in waits if wait is not None)

    def close(self) -> None:
        """Leave all scenes and free what was opened; whatever fails, the rest is done."""
        with ExitStack() as last_first:
            last_first.callback(self.library.close)
            last_first.callback(self.narrator.voice.close)
            last_first.callback(self.sounds.close)
            last_first.callback(self.ambience.close)
            last_first.callback(self.save_settings)
            self.stack.abandon()
            for work in self.background:
                last_first.callback(work.close)
