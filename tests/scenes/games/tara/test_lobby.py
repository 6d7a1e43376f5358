"""The lobby of Tara: two to four persons, and the table that it opens behind a curtain."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.games.tara.state import ABSENT, RESERVE
from scenes.app import App
from scenes.lobby.company import NEAREST, OPPOSITE
from scenes.lobby.scene import LobbyScene
from scenes.table.overlays.curtain import CurtainScene
from scenes.table.scene import TableScene
from tests.scenes.support import click, make_app, settle, wait_until


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    app = make_app(tmp_path)
    app.settings.speed = 4
    app.stack.push(LobbyScene(app, "tara"))
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
    """The table, loaded however slow the machine is."""
    press(app, "start")
    app.tick([], 0.0)
    scene = next(scene for scene in app.stack.scenes if isinstance(scene, TableScene))
    wait_until(app, lambda: not scene.context.workshop.loading)
    settle(app)
    return scene


@pytest.mark.slow
def test_two_persons_play_in_two_provinces_and_a_reserve(app: App) -> None:
    assert lobby(app).company.persons == (NEAREST, OPPOSITE)
    press(app, f"seat:{OPPOSITE}")
    assert lobby(app).company.persons == (NEAREST, OPPOSITE)
    state = table(app).match.session.state
    assert (state.seats, state.status.count(RESERVE), state.status.count(ABSENT)) == (2, 1, 1)


@pytest.mark.slow
def test_the_tablets_are_chosen_behind_the_curtain(app: App) -> None:
    press(app, "card:1")
    press(app, "card:3")
    scene = table(app)
    assert scene.match.seats == 4
    wait_until(app, lambda: isinstance(app.stack.top, CurtainScene))
    assert isinstance(app.stack.top, CurtainScene)
    assert scene.context.viewer == -1
    question = scene.model.question
    assert question is not None
    assert (question.op, question.secret) == ("keep", True)
