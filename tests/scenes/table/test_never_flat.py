"""While a board needs a new picture the old one stays: no frame shows the bare ground."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pygame
import pytest

from engine.games import load_game
from engine.session import Session
from scenes.app import App
from scenes.games.caylus.ground import CaylusBoards
from scenes.games.caylus.shots import builder_choice
from scenes.play.seating import persons_config
from scenes.table.scene import TableScene
from sprites.caylus.board_layer import BoardBuild
from tests.scenes.support import make_app, settle

MEADOW = (179, 178, 94)
WHEEL = pygame.event.Event(pygame.MOUSEWHEEL, {"y": 1, "x": 0, "flipped": False})
LONG_ROAD = 11


@pytest.fixture(autouse=True)
def built_before_our_eyes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every board is built anew, also where another test has built the same."""
    monkeypatch.setattr(
        CaylusBoards,
        "_make",
        lambda boards, layout, view: BoardBuild(layout, view, boards._cache),
    )


def bare(app: App, scene: TableScene) -> float:
    """The share of the board that shows the colour below everything."""
    board = scene.context.frame.board.clip(app.canvas.get_rect())
    points = [
        (x, y)
        for x in range(board.left, board.right, board.width // 30)
        for y in range(board.top, board.bottom, board.height // 20)
    ]
    return sum(tuple(app.canvas.get_at(point))[:3] == MEADOW for point in points) / len(points)


def barest(app: App, scene: TableScene) -> float:
    """The barest of all frames until everything is built."""
    found = 0.0
    for _ in range(400):
        if not app.tick([], 0.03) and not scene.table.working:
            break
        found = max(found, bare(app, scene))
    return found


def caylus(app: App, cards: int = 0) -> TableScene:
    """A table of one person and a random player, when the road has so many cards."""
    config = persons_config(2)
    config["seats"][1] = {**config["seats"][1], "kind": "random"}
    session, chance = Session(load_game("caylus"), config, 3), Random(3)
    while len(session.state.road) < cards:
        session.act(builder_choice(session.game.explain(session.state), chance).action)
    app.settings.speed = 4
    scene = TableScene(app, "", session)
    app.stack.reset(scene)
    settle(app)
    return scene


@pytest.mark.slow
def test_a_window_of_another_shape_never_shows_a_bare_board(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    scene = caylus(app)
    for size in ((1500, 700), (1280, 900)):
        app.window.resize(size)
        app.tick([pygame.event.Event(pygame.WINDOWRESIZED, {"x": size[0], "y": size[1]})], 0.0)
        app.tick([], 0.2)
        assert barest(app, scene) < 0.2
    app.pointer = scene.context.frame.board.center
    app.tick([WHEEL], 0.0)
    assert barest(app, scene) < 0.2


@pytest.mark.slow
def test_a_road_that_needs_more_room_never_shows_a_bare_board(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    scene, chance = caylus(app, 8), Random(5)
    while len(scene.match.session.state.road) < LONG_ROAD:
        question = scene.model.question
        if question is not None and scene.model.asking:
            scene.model.take_or_confirm(builder_choice(question, chance))
            scene.gestures.after_decision()
        assert barest(app, scene) < 0.2
        scene.model.skip()
