"""From arguments to a running app: the one place that knows every scene and every game's screens.

Imports pygame only after the environment is prepared, and a scene only when it is asked for.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, MutableMapping
from pathlib import Path
from typing import TYPE_CHECKING

from scenes.games.screens import GameScreens, register_screens
from scenes.shell.memory import give_back_large_pictures
from scenes.shell.refusal import refuse

if TYPE_CHECKING:
    from engine.session import Session
    from scenes.app import App
    from scenes.shell.layer import Layer, Size
    from scenes.shell.routes import FileChosen, FileRequest, Routes
    from scenes.shell.taught import Still

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


def play(*, announce: bool = False, given: Path | None = None) -> int:
    """Open the window and play until it is closed; the exit status. `given`: a file with a game,
    which is taken into the library first."""
    app = open_app()
    if announce:
        app.on_first_frame = lambda: print("ready", flush=True)
    app.stack.reset(app.routes.home())
    if given is not None:
        app.stack.push(app.routes.library(given))
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
    from engine.texts.chosen import asked_for, language_of_system
    from saves.library import Library
    from saves.places import resolve_places
    from scenes.app import App
    from scenes.shell.settings import SettingsStore
    from scenes.shell.window import AppWindow, DisplayError, display_present

    if not display_present(os.environ):
        raise refuse("ui.cli.no_display")
    places = resolve_places(data_dir)
    library = Library.open(places.library)
    store = SettingsStore(library)
    settings = store.load()
    catalogue = load_catalogue(
        asked_for() or settings.language or language_of_system(more=_locales())
    )
    wanted = size or (settings.width, settings.height)
    try:
        window = AppWindow(
            catalogue.say("ui.app.name"), wanted, fullscreen=settings.fullscreen and size is None
        )
    except DisplayError as error:
        library.close()
        raise refuse("ui.cli.no_display") from error
    return App(window, catalogue, settings, store, library, places, routes, raise_errors=strict)


def _locales() -> list[str]:
    """What the window system says of the person's languages, best first."""
    from pygame.system import get_pref_locales

    return [f"{each['language']}_{each['country']}" for each in get_pref_locales()]


def routes(app: App) -> Routes:
    """The ways between the scenes of an app."""
    from scenes.shell.routes import Routes

    def home() -> Layer:
        from scenes.title.scene import TitleScene

        return TitleScene(app)

    def lobby(game: str) -> Layer:
        from scenes.lobby.scene import LobbyScene

        return LobbyScene(app, game)

    def table(session_id: str, session: Session, look_at: int = -1) -> Layer:
        from scenes.table.scene import TableScene

        return TableScene(app, session_id, session, look_at)

    def results(
        session_id: str, session: Session, replay: Callable[[], None] | None = None
    ) -> Layer:
        from scenes.results.scene import ResultsScene

        return ResultsScene(app, session_id, session, replay)

    def review(session_id: str, session: Session) -> Layer:
        from scenes.results.review.scene import ReviewScene

        return ReviewScene(app, session_id, session)

    def handbook(game: str, clause: str = "", tab: str = "rules") -> Layer:
        from scenes.handbook.scene import RulebookScene

        return RulebookScene(app, game, clause, tab)

    def learn(game: str) -> Layer:
        from scenes.handbook.first.choice import LearnChoice
        from scenes.handbook.scene import RulebookScene
        from scenes.handbook.tabs import opening

        return RulebookScene(app, game, tab=opening(game)) if game else LearnChoice(app)

    def lesson(game: str, *, afresh: bool = False, chapter: int = -1) -> Layer:
        app.show_at_once()
        from scenes.table.scene import TableScene
        from scenes.teacher.scene import LessonScene

        def taught(session_id: str, session: Session) -> TableScene:
            return TableScene(app, session_id, session)

        return LessonScene(app, game, taught, afresh=afresh, chapter=chapter)

    def practice(game: str, number: int) -> Layer:
        app.show_at_once()
        from scenes.table.scene import TableScene
        from scenes.teacher.practice import PracticeScene

        def taught(session_id: str, session: Session) -> TableScene:
            return TableScene(app, session_id, session)

        return PracticeScene(app, game, number, taught)

    def example(game: str, name: str) -> Layer:
        app.show_at_once()
        from scenes.table.scene import TableScene
        from scenes.teacher.example import ExampleScene

        def taught(session_id: str, session: Session) -> TableScene:
            return TableScene(app, session_id, session)

        return ExampleScene(app, game, name, taught)

    def still(session: Session, size: Size) -> Iterator[Still | None]:
        import pygame

        from scenes.shell.taught import Still
        from scenes.table.scene import TableScene

        scene = TableScene(app, "", session)
        scene.stand_still()
        scene.taught.halted = True
        yield None
        scene.resize(size)
        yield None
        while scene.loading or scene.at_work:
            scene.update(0.0)
            yield None
        picture = pygame.Surface(size)
        scene.draw(picture)
        yield None
        taught, board = scene.taught, scene.context.frame.board
        board = board.clip(picture.get_rect())
        found = Still(picture, taught.boxes, taught.lights, board, taught.icon)
        scene.leave()
        yield found

    def gallery(game: str) -> Layer:
        from scenes.handbook.gallery.scene import GalleryScene

        return GalleryScene(app, game)

    def box(game: str, entry: str = "") -> Layer:
        from scenes.handbook.box.scene import BoxScene

        return BoxScene(app, game, entry)

    def library(given: Path | None = None) -> Layer:
        from scenes.library.scene import LibraryScene

        return LibraryScene(app, given)

    def records() -> Layer:
        from scenes.records.scene import RecordsScene

        return RecordsScene(app)

    def settings() -> Layer:
        from scenes.settings.scene import SettingsScene

        return SettingsScene(app)

    def files(request: FileRequest, chosen: FileChosen) -> Layer:
        from scenes.library.files.scene import FilesScene

        return FilesScene(app, request, chosen)

    def box_sets(game: str, tab: str = "sets") -> Layer:
        from scenes.handbook.sets.scene import SetsScene

        return SetsScene(app, game, tab)

    return Routes(
        home,
        lobby,
        table,
        results,
        review,
        handbook,
        learn,
        lesson,
        practice,
        example,
        still,
        gallery,
        box,
        library,
        records,
        settings,
        files,
        box_sets,
    )


def _viscounts() -> GameScreens:
    from scenes.games.viscounts.screens import SCREENS

    return SCREENS


def _caylus() -> GameScreens:
    from scenes.games.caylus.screens import SCREENS

    return SCREENS


def _tara() -> GameScreens:
    from scenes.games.tara.screens import SCREENS

    return SCREENS


def _versailles() -> GameScreens:
    from scenes.games.versailles.screens import SCREENS

    return SCREENS


def register_games() -> None:
    """Make the screens of the games known that the app ships with."""
    register_screens("viscounts", _viscounts)
    register_screens("caylus", _caylus)
    register_screens("tara", _tara)
    register_screens("versailles", _versailles)


register_games()
