"""Opens a table of Viscounts in a dummy window, at its beginning or in mid-game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from typing import Any

from engine.explain import Question
from engine.games import load_game
from engine.session import Session
from scenes.play.seating import solo_config
from scenes.table.scene import TableScene
from tests.scenes.support import make_app
from tests.scenes.table.mouse_player import MousePlayer

SIZE = (1366, 768)
INSTANT = 4
SOLO = solo_config("Julia", "red", "Automa", "builder", 1)


def open_table(
    folder: Path,
    seed: int,
    config: Mapping[str, Any],
    wanted: Callable[[Question], bool] | None = None,
    size: tuple[int, int] = SIZE,
) -> MousePlayer:
    """A table at the first position that is `wanted` (default: the beginning).

    LookupError when the game ends without one.
    """
    app = make_app(folder, size)
    app.settings.speed = INSTANT
    session = Session(load_game("viscounts"), config, seed)
    chance = Random(seed)
    while wanted is not None:
        question = session.game.explain(session.state)
        if question.seat == 0 and wanted(question):
            break
        if session.over:
            raise LookupError(f"no such position with seed {seed}")
        session.act(chance.choice(session.state.options))
    scene = TableScene(app, "", session)
    app.stack.reset(scene)
    player = MousePlayer(app, scene, seed)
    player.settle()
    return player


def asking(
    folder: Path, op: str, size: tuple[int, int] = SIZE, refusals: bool = False
) -> MousePlayer:
    """A solo table where this question is open, with some choice (and with refused places)."""

    def wanted(question: Question) -> bool:
        enough = len(question.choices) > 2 and (bool(question.blocked) or not refusals)
        return question.op == op and enough

    for seed in range(1, 30):
        try:
            return open_table(folder, seed, SOLO, wanted, size)
        except LookupError:
            continue
    raise LookupError(op)


def close(player: MousePlayer) -> None:
    player.app.close()
    player.app.window.close()
