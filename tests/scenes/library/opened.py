"""A library with sessions in it, opened in a dummy window."""

from __future__ import annotations

import io
from dataclasses import replace
from pathlib import Path

import pygame

from engine.session import Session
from saves.library import Library
from scenes.app import App
from scenes.library.files.scene import LAST_FOLDER, FilesScene
from scenes.library.scene import LibraryScene
from scenes.shell.scene import Scene
from tests.scenes.library.session_files import played
from tests.scenes.support import Plain, click, make_app, reroute, settle


class StubTable(Plain):
    """Stands in for the table: it keeps what it was given."""

    def __init__(self, app: App, session_id: str, session: Session) -> None:
        super().__init__(app, "table")
        self.session_id = session_id
        self.session = session


def picture(colour: str) -> bytes:
    surface = pygame.Surface((90, 90), 0, 24)
    surface.fill(colour)
    file = io.BytesIO()
    pygame.image.save(surface, file, "x.jpg")
    return file.getvalue()


class Clock:
    """A clock that is a minute later at every look."""

    def __init__(self) -> None:
        self.now = 1_790_000_000.0

    def __call__(self) -> float:
        self.now += 60
        return self.now


def fill(folder: Path, count: int) -> list[str]:
    """A library with so many sessions, the last one played last; their ids."""
    games = [
        (played(1, 25), "Evening"),
        (played(2, 10_000), ""),
        (replace(played(3, 60, persons=3), assisted=True), "Three of us"),
        (replace(played(4, 25), game="tara"), ""),
    ]
    with Library.open(folder / "library.sqlite3", clock=Clock()) as library:
        found = []
        for number in range(count):
            record, name = games[number % len(games)]
            found.append(library.import_session(replace(record, name=name)))
            if number % 2 == 0:
                library.set_picture(found[-1], picture("#c08040"))
    return found


def open_library(folder: Path, size: tuple[int, int] = (1366, 768)) -> tuple[App, LibraryScene]:
    app = make_app(folder, size)
    reroute(app, table=lambda key, session: StubTable(app, key, session))
    app.library.set_setting(LAST_FOLDER, str(folder))
    scene = LibraryScene(app)
    app.stack.reset(Plain(app))
    app.stack.push(scene)
    settle(app)
    return app, scene


def top(app: App) -> Scene:
    app.tick([], 0.0)
    scene = app.stack.top
    assert scene is not None
    return scene


def tap(app: App, scene: LibraryScene | FilesScene, target: str) -> None:
    app.tick(click(scene.boxes()[target].center), 0.0)


def names(app: App) -> list[str]:
    return sorted(line.name for line in app.library.sessions())
