"""Pictures that a player takes of the window, and what is drawn before something long."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from scenes.app import App
from tests.scenes.support import Plain, key, make_app, settle


@pytest.fixture
def app(tmp_path: Path) -> App:
    return make_app(tmp_path)


@pytest.fixture
def scene(app: App) -> Plain:
    plain = Plain(app)
    app.stack.push(plain)
    settle(app)
    return plain


def test_f12_writes_a_picture_and_says_where(app: App, scene: Plain, tmp_path: Path) -> None:
    app.tick([key(pygame.K_F12)], 0.0)
    pictures = list((tmp_path / "pictures").glob("*.png"))
    assert len(pictures) == 1
    assert str(pictures[0]) in app.notice.sentence
    assert pygame.image.load(pictures[0]).get_size() == (1366, 768)


def test_a_picture_that_was_taken_is_where_it_says(app: App, scene: Plain) -> None:
    path = app.take_picture()
    assert path is not None
    assert path.is_file()


def test_what_is_shown_before_something_that_takes_long_is_drawn_anew_behind_it(
    app: App, scene: Plain
) -> None:
    frames = app.frames
    app.show_at_once()
    assert app.frames == frames + 1
    assert app.tick([], 0.0)
    assert not app.tick([], 0.0)


def test_pictures_taken_at_once_do_not_replace_each_other(
    app: App, scene: Plain, tmp_path: Path
) -> None:
    app.tick([key(pygame.K_F12)] * 3, 0.0)
    names = sorted(path.name for path in (tmp_path / "pictures").iterdir())
    assert len(names) == 3
    assert all(name.endswith(".png") for name in names)


def test_a_picture_that_cannot_be_written_is_said(app: App, scene: Plain, tmp_path: Path) -> None:
    (tmp_path / "pictures").write_text("in the way")
    assert app.take_picture() is None
    assert app.notice.sentence
