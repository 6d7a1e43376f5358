"""Caylus for somebody who listens: the hand is read where it matters, and a pass is confirmed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from engine.games import load_game
from engine.session import Session
from scenes.table.scene import TableScene
from tests.scenes.company import config
from tests.scenes.support import make_app
from tests.scenes.table.mouse_player import MousePlayer
from tests.scenes.table.opening import INSTANT, close


def opened(folder: Path, decisions: int) -> MousePlayer:
    app = make_app(folder)
    app.settings.speed = INSTANT
    session = Session(load_game("caylus"), config(2), 7)
    for _ in range(decisions):
        session.act(session.state.options[0])
    scene = TableScene(app, "", session)
    app.stack.reset(scene)
    player = MousePlayer(app, scene, 7)
    player.settle()
    return player


def test_the_opening_hand_is_read_before_it_is_kept(tmp_path: Path) -> None:
    player = opened(tmp_path, 0)
    scene, voice = player.scene, player.scene.spoken
    now: Any = scene.model.now
    hand = now.players[scene.model.seat].hand
    assert len(hand) == 3
    keep = voice.outcome(next(each for each in voice.choices() if each.action == ("keep",)))
    for card in hand:
        assert now.data.buildings[card].name in keep
    close(player)


def test_what_is_confirmed_is_named_with_the_way_back(tmp_path: Path) -> None:
    player = opened(tmp_path, 2)
    scene, voice = player.scene, player.scene.spoken
    finish = scene.model.prompt.finish
    assert finish is not None
    scene.model.take_or_confirm(finish)
    assert scene.model.prompt.armed == "end"
    state = voice.state()
    assert state == "Pass first? Escape takes it back. Enter: Confirm."
    close(player)
