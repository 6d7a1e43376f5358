"""An app on the dummy driver, and real pygame events to feed it with."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pygame

from engine.texts import load_catalogue
from saves.library import Library
from saves.places import resolve_places
from scenes.app import App
from scenes.launch import routes
from scenes.shell.layer import Layer, Size
from scenes.shell.routes import Routes
from scenes.shell.scene import Scene
from scenes.shell.settings import SettingsStore
from scenes.shell.window import AppWindow
from tests.raster_store import pictures_of_today

PATIENCE = 180.0
"""Seconds for what a process, a thread or a picture needs where others use the machine, too."""


class Plain(Scene):
    """A scene that notes what happens to it."""

    def __init__(self, app: App, name: str = "plain", *, opaque: bool = True) -> None:
        super().__init__(app)
        self.name = name
        self.opaque = opaque
        self.calls: list[str] = []
        self.events: list[pygame.event.Event] = []
        self.passed = 0.0
        self.moving = False
        self.wakeup: float | None = None
        self.size: Size = (0, 0)

    @property
    def animating(self) -> bool:
        return self.moving

    @property
    def next_wakeup(self) -> float | None:
        return self.wakeup

    def enter(self) -> None:
        self.calls.append("enter")

    def leave(self) -> None:
        self.calls.append("leave")

    def pause(self) -> None:
        self.calls.append("pause")

    def resume(self) -> None:
        self.calls.append("resume")

    def resize(self, size: Size) -> None:
        self.size = size

    def handle(self, event: pygame.event.Event) -> bool:
        self.events.append(event)
        return False

    def update(self, dt: float) -> None:
        self.passed += dt

    def draw(self, surface: pygame.Surface) -> None:
        self.calls.append("draw")
        surface.fill("#402a20")


def make_app(folder: Path, size: Size = (1366, 768), *, strict: bool = True) -> App:
    """An app in a dummy window with its data below `folder`; no scene is on its stack yet. All
    tests share their boards and halls: drawing a hall anew takes more than a second."""
    places = replace(resolve_places(folder), cache=pictures_of_today())
    library = Library.open(places.library)
    store = SettingsStore(library)
    return App(
        AppWindow("Four Thrones", size),
        load_catalogue("en"),
        store.load(),
        store,
        library,
        places,
        _routes_home_to_plain,
        raise_errors=strict,
    )


def _routes_home_to_plain(app: App) -> Routes:
    return replace(routes(app), home=lambda: Plain(app))


def reroute(app: App, **ways: Callable[..., Layer]) -> None:
    """Let some of the app's routes lead elsewhere."""
    app.routes = replace(app.routes, **ways)


def motion(x: int, y: int) -> pygame.event.Event:
    return pygame.event.Event(
        pygame.MOUSEMOTION, {"pos": (x, y), "rel": (1, 1), "buttons": (0, 0, 0)}
    )


def press(x: int, y: int, button: int = 1) -> pygame.event.Event:
    return pygame.event.Event(pygame.MOUSEBUTTONDOWN, {"pos": (x, y), "button": button})


def release(x: int, y: int, button: int = 1) -> pygame.event.Event:
    return pygame.event.Event(pygame.MOUSEBUTTONUP, {"pos": (x, y), "button": button})


def click(point: tuple[int, int]) -> list[pygame.event.Event]:
    """Move there, press and let go."""
    return [motion(*point), press(*point), release(*point)]


def key(code: int, mod: int = 0, text: str = "") -> pygame.event.Event:
    return pygame.event.Event(
        pygame.KEYDOWN, {"key": code, "mod": mod, "unicode": text, "scancode": 0}
    )


def typed(text: str) -> list[pygame.event.Event]:
    """Text as an input method gives it: without keys."""
    return [pygame.event.Event(pygame.TEXTINPUT, {"text": letter}) for letter in text]


def wait_until(app: App, reached: Callable[[], bool], dt: float = 0.05) -> None:
    """Frames of `dt` seconds without input until something has come about, however long what is
    made or thought meanwhile takes in earnest."""
    end = time.monotonic() + PATIENCE
    while not reached():
        assert time.monotonic() < end, "it never came about"
        if not app.tick([], dt):
            time.sleep(0.002)  # others are at work


def at_rest(app: App) -> bool:
    """Nothing moves, and no scene is on its way."""
    return not app.stack.needs_frame() and not app.stack.pending


def settle(app: App, seconds: float = 0.0) -> None:
    """Frames without input until nothing changes but a caret, then let `seconds` pass."""
    rested, end = 0, time.monotonic() + PATIENCE
    while rested < 2:
        assert time.monotonic() < end, "it never came to rest"
        drawn = app.tick([], 0.05)
        rested = rested + 1 if app.pause_seconds() > 0.0 else 0
        if rested and not drawn:
            break
    if seconds:
        app.tick([], seconds)
