"""From arguments to a running app. Imports pygame only after the environment is prepared."""

from __future__ import annotations

import os
import sys
from collections.abc import MutableMapping
from typing import TYPE_CHECKING

from scenes.shell.memory import give_back_large_pictures
from scenes.shell.refusal import refuse

if TYPE_CHECKING:
    from scenes.app import App
    from scenes.shell.scene import Scene, Size

WINDOW_CLASS = "four-thrones"


def prepare_environment(environment: MutableMapping[str, str], platform: str) -> None:
    """Hints for SDL that must be set before it starts; those already set are kept."""
    environment.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    environment.setdefault("SDL_VIDEO_X11_WMCLASS", WINDOW_CLASS)
    environment.setdefault("SDL_VIDEO_WAYLAND_WMCLASS", WINDOW_CLASS)
    environment.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    if platform.startswith("linux"):
        # Presenting through an emulated OpenGL is many times slower than plain memory.
        environment.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")


def require_pygame_ce() -> None:
    """Refuse to start over the old pygame, with which pygame_gui cannot work."""
    import pygame

    if not getattr(pygame, "IS_CE", 0):
        raise refuse("ui.cli.no_pygame_ce")


def play(data_dir: str | None = None, *, announce: bool = False) -> int:
    """Open the window and play until it is closed; the exit status."""
    app = open_app(data_dir)
    if announce:
        app.on_first_frame = lambda: print("ready", flush=True)
    app.stack.reset(app.home(app))
    app.run()
    return 0


def open_app(data_dir: str | None = None, size: Size | None = None, *, strict: bool = False) -> App:
    """An app with an empty stack. `size`: this window size instead of the remembered one.

    Raises Refusal where there is no display or the data folder was named and cannot be used.
    """
    prepare_environment(os.environ, sys.platform)
    give_back_large_pictures()
    require_pygame_ce()
    from engine.texts import load_catalogue
    from saves.library import Library
    from saves.places import resolve_places
    from scenes.app import App
    from scenes.shell.settings import SettingsStore
    from scenes.shell.window import AppWindow, DisplayError, display_present

    if not display_present(os.environ):
        raise refuse("ui.cli.no_display")
    catalogue = load_catalogue()
    places = resolve_places(data_dir)
    library = Library.open(places.library)
    store = SettingsStore(library)
    settings = store.load()
    wanted = size or (settings.width, settings.height)
    try:
        window = AppWindow(
            catalogue.say("ui.app.name"), wanted, fullscreen=settings.fullscreen and size is None
        )
    except DisplayError as error:
        library.close()
        raise refuse("ui.cli.no_display") from error
    return App(window, catalogue, settings, store, library, places, home, raise_errors=strict)


def home(app: App) -> Scene:
    """The scene that the app begins with and falls back to."""
    from scenes.title.scene import TitleScene

    return TitleScene(app)
