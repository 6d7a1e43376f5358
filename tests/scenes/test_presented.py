"""What reaches the screen: all of it where it came to light again, else only what has changed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from scenes.app import App
from tests.scenes.support import Plain, make_app, settle


@pytest.fixture
def app(tmp_path: Path) -> App:
    return make_app(tmp_path)


@pytest.fixture
def scene(app: App) -> Plain:
    plain = Plain(app)
    app.stack.push(plain)
    settle(app)
    return plain


@pytest.mark.parametrize("kind", [pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN])
def test_a_window_that_comes_to_light_again_is_drawn_anew(
    app: App, scene: Plain, kind: int
) -> None:
    assert not app.tick([], 0.0)
    scene.calls.clear()
    assert app.tick([pygame.event.Event(kind)], 0.0)
    assert "draw" in scene.calls


def test_only_what_has_changed_is_sent_to_the_screen(
    app: App, scene: Plain, monkeypatch: pytest.MonkeyPatch
) -> None:
    box = pygame.Rect(10, 20, 30, 40)
    sent: list[Any] = []
    changed: list[Any] = []
    monkeypatch.setattr(app.window, "present", sent.append)
    monkeypatch.setattr(scene, "redraw", lambda surface: changed)
    scene.mark()
    app.tick([], 0.0)
    assert sent == []
    changed.append(box)
    scene.mark()
    app.tick([], 0.0)
    assert [list(each) for each in sent] == [[box]]
    app.mark()
    app.tick([], 0.0)
    assert sent[1:] == [None], "everything"
