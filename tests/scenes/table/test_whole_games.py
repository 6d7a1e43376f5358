"""Whole games of Viscounts played with nothing but mouse events, and what a frame costs."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from engine.games import load_game
from engine.session import Session
from scenes.seating import persons_config, solo_config
from scenes.table.scene import TableScene
from tests.scenes.support import make_app
from tests.scenes.table.mouse_player import MousePlayer

SIZE = (1366, 768)


def open_table(folder: Path, seed: int, decisions: int = 0, players: int = 1) -> MousePlayer:
    """A table in the middle of a game, everything shown at once."""
    app = make_app(folder, SIZE)
    app.settings.speed = 4
    config = solo_config("Julia", "red", "Automa", "builder", 1)
    session = Session(
        load_game("viscounts"), config if players == 1 else persons_config(players), seed
    )
    chance = Random(seed)
    for _ in range(decisions):
        session.act(chance.choice(session.state.options))
    scene = TableScene(app, "", session)
    app.stack.reset(scene)
    player = MousePlayer(app, scene, seed)
    player.settle()
    return player


@pytest.mark.parametrize("seed", [1, 2])
def test_a_solo_game_is_played_to_its_end_with_the_mouse(tmp_path: Path, seed: int) -> None:
    player = open_table(tmp_path, seed)
    player.play_on(3000)
    assert player.scene.desk.over
    assert player.drags > 20
    assert player.choosers > 3
    player.app.close()
    player.app.window.close()
