"""Finds a position of any game by random play and opens its table there, for the mouse."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from typing import Any

from engine.explain import Question
from engine.games import load_game
from engine.session import Session
from scenes.play.seating import persons_config
from scenes.table.scene import TableScene
from tests.scenes.support import make_app, motion
from tests.scenes.table.mouse_player import MousePlayer

INSTANT = 4
SEEDS = 40


def people(seats: int, **options: Any) -> dict[str, Any]:
    """People at one laptop, with options of the game."""
    config: dict[str, Any] = persons_config(seats)
    return {**config, "options": options} if options else config


def position(game: str, config: Mapping[str, Any], wanted: Callable[[Question], bool]) -> Session:
    """The first position of random games whose question is `wanted`."""
    for seed in range(1, SEEDS):
        session, chance = Session(load_game(game), config, seed), Random(seed)
        while not session.over:
            if wanted(session.game.explain(session.state)):
                return session
            session.act(chance.choice(session.state.options))
    raise LookupError(game)


def open_at(folder: Path, session: Session, size: tuple[int, int] = (1366, 768)) -> MousePlayer:
    """The table of a position, with the curtain lifted."""
    app = make_app(folder, size)
    app.settings.speed = INSTANT
    scene = TableScene(app, "", session)
    app.stack.reset(scene)
    player = MousePlayer(app, scene, 1)
    player.settle()
    return player


def rest_on_button(player: MousePlayer, name: str) -> None:
    """Point at a part of the chrome until a slip would have come."""
    player.tick([motion(*player.scene.chrome.targets[name].center)])
    for _ in range(20):
        player.tick([])
        player.scene.update(0.05)
    player.frame()


def grey(player: MousePlayer) -> dict[str, str]:
    """Label and reason of the grey buttons in the bar."""
    buttons = player.scene.panels.prompt.buttons
    return {token.label: token.reason for token in buttons if not token.enabled}
