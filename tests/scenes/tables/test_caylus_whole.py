"""Whole games of Caylus played with nothing but mouse events, from two to four persons."""

from __future__ import annotations

import os
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
WHOLE = 4000
FIRST_ROUNDS = 60
"""Decisions."""
ALL_WHOLE = os.environ.get("FOUR_THRONES_WHOLE_GAMES", "") == "1"
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
    player.play_on(WHOLE)
    assert player.scene.desk.over
    assert player.drags > 20
    assert player.hand_overs > 20
    close(player)


@pytest.mark.parametrize(
    ("seats", "variant"), [(2, "advanced"), (3, "base"), (4, "base"), (4, "advanced")]
)
def test_the_first_rounds_are_played_with_the_mouse(
    tmp_path: Path, seats: int, variant: str
) -> None:
    """FOUR_THRONES_WHOLE_GAMES=1 plays these games to their end too."""
    player = open_table(tmp_path, seats, variant, seats + 5)
    player.play_on(WHOLE if ALL_WHOLE else FIRST_ROUNDS)
    assert player.scene.match.session.state.round >= 2
    assert player.scene.desk.over or not ALL_WHOLE
    close(player)
