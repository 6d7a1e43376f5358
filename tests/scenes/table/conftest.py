"""A watched game at a table whose frames are looked at."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.games import load_game
from engine.session import Session
from scenes.play.seating import persons_config
from scenes.table.scene import TableScene
from tests.sampling import sampled
from tests.scenes.support import make_app, settle
from tests.scenes.table.mouse_player import MousePlayer

SIZE = (1366, 768)
GAMES = ("viscounts", "caylus", "tara", "versailles")


@pytest.fixture(params=sampled(GAMES))
def player(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[MousePlayer]:
    """A person against a computer that moves at random, watched at the normal speed."""
    app = make_app(tmp_path, SIZE)
    config = persons_config(2)
    config["seats"][1] = {**config["seats"][1], "kind": "random"}
    scene = TableScene(app, "", Session(load_game(request.param), config, 3))
    app.stack.reset(scene)
    settle(app)
    yield MousePlayer(app, scene, 3)
    app.close()
