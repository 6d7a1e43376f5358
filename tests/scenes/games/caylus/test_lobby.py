"""The lobby of Caylus: two persons at least, base or advanced, and the table that it opens."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from scenes.app import App
from scenes.lobby.company import NEAREST, OPPOSITE
from scenes.lobby.scene import LobbyScene
from scenes.table.scene import TableScene
from tests.scenes.support import click, make_app


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    app = make_app(tmp_path)
    app.stack.push(LobbyScene(app, "caylus"))
    app.tick([], 0.0)
    yield app
    app.close()
    app.window.close()


def lobby(app: App) -> LobbyScene:
    scene = app.stack.top
    assert isinstance(scene, LobbyScene)
    return scene


def press(app: App, target: str) -> None:
    app.tick(click(lobby(app).boxes()[target].center), 0.0)


def table(app: App) -> TableScene:
    press(app, "start")
    app.tick([], 0.0)
    scene = next(scene for scene in app.stack.scenes if isinstance(scene, TableScene))
    assert scene.match.game.key == "caylus"
    return scene


@pytest.mark.slow
def test_a_computer_sits_there_from_the_start_and_neither_can_leave_alone(app: App) -> None:
    assert lobby(app).company.persons == (NEAREST, OPPOSITE)
    assert lobby(app).company.computers == (OPPOSITE,)
    assert lobby(app).company.level(OPPOSITE) == "novice"
    press(app, f"seat:{OPPOSITE}")
    assert lobby(app).company.persons == (NEAREST, OPPOSITE)
    assert "two players" in app.notice.sentence


@pytest.mark.slow
def test_the_opponent_of_last_time_comes_again(app: App) -> None:
    press(app, f"kind:{OPPOSITE}")
    press(app, "back")
    app.tick([], 0.0)
    app.stack.push(LobbyScene(app, "caylus"))
    app.tick([], 0.0)
    assert lobby(app).company.level(OPPOSITE) == "standard"


@pytest.mark.slow
def test_the_base_game_is_begun_unless_advanced_is_chosen(app: App) -> None:
    scene = table(app)
    assert scene.match.seats == 2
    assert not scene.match.session.state.advanced


def test_the_advanced_game_for_three(app: App) -> None:
    press(app, "option:advanced")
    press(app, "card:1")
    scene = table(app)
    assert scene.match.seats == 3
    assert scene.match.session.state.advanced


def test_whoever_sat_down_only_for_this_game_is_gone_afterwards(app: App) -> None:
    press(app, "back")
    app.tick([], 0.0)
    app.stack.push(LobbyScene(app, "viscounts"))
    app.tick([], 0.0)
    assert lobby(app).company.solo
    assert "option:advanced" not in lobby(app).boxes()
