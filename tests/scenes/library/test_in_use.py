"""Two windows on one library: the second says so and offers to look on or to go elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from saves.library import Library
from scenes.app import App
from scenes.library.files.scene import LAST_FOLDER, FilesScene
from scenes.shell.scene import Scene
from scenes.title.in_use import ACTIONS, InUseScene, move_library, warn_if_in_use
from scenes.title.scene import TitleScene
from tests.scenes.library.session_files import played
from tests.scenes.support import Plain, click, key, make_app, settle


@pytest.fixture
def first(tmp_path: Path) -> Iterator[Library]:
    library = Library.open(tmp_path / "data" / "library.sqlite3")
    library.import_session(played(1, 25))
    yield library
    library.close()


def second_window(tmp_path: Path) -> App:
    app = make_app(tmp_path / "data")
    app.stack.reset(Plain(app))
    app.tick([], 0.0)
    warn_if_in_use(app)
    settle(app)
    return app


def top(app: App) -> Scene:
    app.tick([], 0.0)
    scene = app.stack.top
    assert scene is not None
    return scene


def press(app: App, target: str) -> None:
    scene = top(app)
    assert isinstance(scene, InUseScene | FilesScene)
    app.tick(click(scene.boxes()[target].center), 0.0)


def test_one_window_is_asked_nothing(tmp_path: Path) -> None:
    app = second_window(tmp_path)
    assert isinstance(top(app), Plain)


@pytest.mark.slow
def test_the_title_of_the_second_window_says_so(tmp_path: Path, first: Library) -> None:
    app = make_app(tmp_path / "data")
    app.stack.reset(TitleScene(app))
    settle(app)
    assert isinstance(top(app), InUseScene)
    app.tick([key(pygame.K_ESCAPE)], 0.0)
    assert isinstance(top(app), TitleScene)
    app.stack.reset(TitleScene(app))
    settle(app)
    assert isinstance(top(app), TitleScene)  # asked once, not after every game


def test_looking_on_changes_nothing_in_the_first_window(tmp_path: Path, first: Library) -> None:
    app = second_window(tmp_path)
    press(app, "look")
    assert isinstance(top(app), Plain)
    assert not app.library.status.saving
    app.library.import_session(played(2, 10))
    assert len(first.sessions()) == 1
    assert first.status.saving


def test_another_folder(tmp_path: Path, first: Library) -> None:
    (tmp_path / "other").mkdir()
    app = second_window(tmp_path)
    app.library.set_setting(LAST_FOLDER, str(tmp_path / "other"))
    press(app, "elsewhere")
    files = top(app)
    assert isinstance(files, FilesScene)
    press(app, "ok")
    app.tick([], 0.05)  # the title comes, and takes its time to be built in a new folder
    assert app.library.status.saving
    assert app.places.data == tmp_path / "other"
    assert app.library.sessions() == []
    app.library.import_session(played(2, 10))
    app.save_settings()
    assert (tmp_path / "other" / "library.sqlite3").exists()
    assert len(first.sessions()) == 1
    app.close()


def test_a_folder_that_cannot_hold_a_library_is_refused(tmp_path: Path, first: Library) -> None:
    app = second_window(tmp_path)
    before = app.library
    (tmp_path / "file").write_text("in the way")
    assert move_library(app, tmp_path / "file")
    assert move_library(app, tmp_path / "data")
    assert app.library is before
    assert isinstance(top(app), InUseScene)


def test_the_question_goes_when_the_first_window_closes(tmp_path: Path, first: Library) -> None:
    app = second_window(tmp_path)
    assert isinstance(top(app), InUseScene)
    first.close()
    app.library.heartbeat()
    app.tick([], 1.0)
    assert isinstance(top(app), Plain)
    assert app.library.status.saving


def test_leaving(tmp_path: Path, first: Library) -> None:
    app = second_window(tmp_path)
    press(app, "leave")
    assert not app.running


def test_keys_walk_over_the_buttons(tmp_path: Path, first: Library) -> None:
    app = second_window(tmp_path)
    scene = top(app)
    assert isinstance(scene, InUseScene)
    seen = []
    for _ in ACTIONS:
        app.tick([key(pygame.K_TAB)], 0.0)
        seen.append(scene.focused)
    assert tuple(seen) == ACTIONS
    app.tick([key(pygame.K_RETURN)], 0.0)
    assert not app.running
