"""Whole games of Caylus played with nothing but mouse events, from two to four persons."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine.games import load_game
from engine.session import Session
from scenes.seating import persons_config
from scenes.table.scene import TableScene
from tests.scenes.support import make_app
from tests.scenes.table.mouse_player import MousePlayer

INSTANT = 4
SIZE = (1366, 768)


def config(seats: int, variant: str) -> dict[str, Any]:
    """So many persons at a table of one variant."""
    return {**persons_config(seats), "options": {"variant": variant}}


def open_table(folder: Path, seats: int, variant: str, seed: int) -> MousePlayer:
    """A fresh game on the table."""
    app = make_app(folder, SIZE)
    app.settings.speed = INSTANT
    session = Session(load_game("caylus"), config(seats, variant), seed)
    scene = TableScene(app, "", session)
    app.stack.reset(scene)
    player = MousePlayer(app, scene, seed)
    player.settle()
    return player


def close(player: MousePlayer) -> None:
    player.app.close()
    player.app.window.close()


@pytest.mark.parametrize(("seats", "variant"), [(2, "base"), (3, "advanced")])
def test_a_game_is_played_to_its_end_with_the_mouse(
    tmp_path: Path, seats: int, variant: str
) -> None:
    player = open_table(tmp_path, seats, variant, seats)
    player.play_on(4000)
    assert player.scene.desk.over
    assert player.drags > 20
    assert player.hand_overs > 20
    close(player)
