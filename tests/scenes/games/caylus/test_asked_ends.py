"""A game begun in the lobby: a person's turn is over when its owner has said so, and not before."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from engine.explain import Choice
from scenes.app import App
from scenes.lobby.scene import LobbyScene
from scenes.play.ways import begin_game
from scenes.table.scene import TableScene
from scenes.title.scene import TitleScene
from tests.scenes.games.caylus.test_whole_games import config
from tests.scenes.support import click, key, make_app, reroute, settle, typed
from tests.scenes.table.mouse_player import MousePlayer

SIZE = (1366, 768)
INSTANT = 4


def begun(folder: Path, *, from_title: bool = False, ends: str = "asked") -> MousePlayer:
    """Two people begin a game as the lobby makes it, or in the lobby itself; they keep their
    hands. `ends`: whether the end of a turn is asked for."""
    app = make_app(folder, SIZE)
    app.settings.speed = INSTANT
    app.settings.confirm_end = True
    if from_title:
        _begin_in_the_lobby(app)
    else:
        asked = {"ends": ends} if ends else {}
        begin_game(app, "caylus", {**config(2, "base"), **asked}, 31)
    settle(app)
    scene = next(scene for scene in app.stack.scenes if isinstance(scene, TableScene))
    player = MousePlayer(app, scene, 3)
    while True:
        player.settle()
        question = scene.model.question
        assert question is not None
        if question.op != "redraw":
            return player
        player.perform(question.choices[0])


def _begin_in_the_lobby(app: App) -> None:
    reroute(app, home=lambda: TitleScene(app))
    app.stack.reset(TitleScene(app))
    settle(app)
    for target in ("caylus", *["kind:2"] * 4, "seed"):
        _click(app, target)
    app.tick(typed("31"), 0.0)
    _click(app, "start")


def _click(app: App, target: str) -> None:
    scene = app.stack.top
    assert isinstance(scene, TitleScene | LobbyScene)
    app.tick(click(scene.boxes()[target].center), 0.0)
    settle(app)


@pytest.fixture
def player(tmp_path: Path) -> Iterator[MousePlayer]:
    found = begun(tmp_path)
    yield found
    found.app.close()
    found.app.window.close()


def choice(player: MousePlayer, verb: str) -> Choice:
    question = player.scene.model.question
    assert question is not None
    return next(each for each in question.choices if each.action[0] == verb)


@pytest.mark.slow
def test_the_lobby_begins_every_game_with_asked_ends(tmp_path: Path) -> None:
    player = begun(tmp_path, from_title=True)
    session = player.scene.match.session
    assert session.config["ends"] == "asked"
    assert player.app.library.load(player.scene.session_id).config["ends"] == "asked"
    assert "ends" not in config(2, "base")
    player.app.close()
    player.app.window.close()


@pytest.mark.slow
def test_a_worker_is_placed_and_the_turn_stays_until_one_press_of_end(player: MousePlayer) -> None:
    session = player.scene.match.session
    owner, length = session.asked, len(session.log)
    player.perform(choice(player, "place"))
    player.settle()
    player.frame()
    assert session.asked == owner == player.scene.match.viewer
    assert "prompt:end" in player.scene.chrome.targets
    player.tick([key(pygame.K_z, pygame.KMOD_CTRL)])
    assert len(session.log) == length
    player.perform(choice(player, "place"))
    player.settle()
    player.frame()
    player.click_target("prompt:end")
    assert session.log[-1] == ("end",)
    assert session.asked != owner


@pytest.mark.slow
def test_passing_is_one_press_and_the_end_another(player: MousePlayer) -> None:
    session = player.scene.match.session
    owner = session.asked
    player.frame()
    player.perform(choice(player, "pass"))
    assert session.log[-1] == ("pass",)
    assert session.asked == owner
    player.settle()
    player.tick([key(pygame.K_e)])
    assert session.log[-1] == ("end",)


@pytest.mark.slow
def test_restart_turn_of_the_last_one_takes_back_one_turn(player: MousePlayer) -> None:
    """CA-5.2: whoever has not passed acts again and again; each time is a turn of its own."""
    session = player.scene.match.session
    for verb in ("pass", "end", "place", "end"):
        player.settle()
        player.frame()
        player.perform(choice(player, verb))
    player.settle()
    ended = len(session.log)
    player.frame()
    player.perform(choice(player, "place"))
    player.settle()
    player.frame()
    player.click_target("prompt:restart")
    assert len(session.log) == ended
    player.frame()
    assert player.scene.panels.reasons["prompt:restart"]
