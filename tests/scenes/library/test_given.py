"""A game as a file that the app was opened with, or that falls on the title."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from saves.transfer import export_file
from scenes.app import App
from scenes.library.scene import LibraryScene
from scenes.title.scene import TitleScene
from tests.scenes.library.opened import fill, top
from tests.scenes.library.session_files import played
from tests.scenes.support import make_app, reroute, settle


@pytest.fixture
def app(tmp_path: Path) -> App:
    fill(tmp_path, 3)
    app = make_app(tmp_path)
    reroute(app, home=lambda: TitleScene(app))
    app.stack.reset(TitleScene(app))
    settle(app)
    return app


def opened_with(app: App, path: Path) -> LibraryScene:
    """As `main.py FILE` does."""
    app.stack.push(app.routes.library(path))
    settle(app)
    scene = top(app)
    assert isinstance(scene, LibraryScene)
    return scene


@pytest.mark.slow
def test_a_given_file_is_taken_in_once_and_lies_open(app: App) -> None:
    path = export_file(played(6, 40), app.places.data / "given")
    scene = opened_with(app, path)
    assert len(app.library.sessions()) == 4
    assert scene.chosen is not None
    assert scene.chosen.id == app.library.sessions()[0].id
    assert scene.page is not None
    assert next(iter(scene.page.rooms.actions)) == "continue"
    app.stack.pop()
    settle(app)
    again = opened_with(app, path)
    assert len(app.library.sessions()) == 4
    assert again.chosen is not None
    assert again.chosen.id == scene.chosen.id
    assert "already on the shelf" in app.notice.sentence


@pytest.mark.slow
def test_a_given_file_that_is_no_game_leaves_the_shelf_alone(app: App) -> None:
    path = app.places.data / "shopping.throne"
    path.write_bytes(b"milk, eggs")
    scene = opened_with(app, path)
    assert len(scene.lines) == 3
    assert app.notice.sentence
    opened_with(app, app.places.data / "nowhere.throne")
    assert "no file" in app.notice.sentence


@pytest.mark.slow
def test_a_file_that_falls_on_the_title_opens_the_library(app: App) -> None:
    path = export_file(played(6, 40), app.places.data / "dropped")
    app.tick([pygame.event.Event(pygame.DROPFILE, {"file": str(path)})], 0.0)
    settle(app)
    assert isinstance(top(app), LibraryScene)
    assert len(app.library.sessions()) == 4
