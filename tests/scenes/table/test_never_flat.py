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
FEW = 3
"""The old picture, the same laid out anew, and the new one: nothing half built between them.
Of some hundred points, those that tell nothing."""


@pytest.fixture(autouse=True)
def built_before_our_eyes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every board is built anew, also where another test has built the same."""
    monkeypatch.setattr(
        CaylusBoards,
        "_make",
        lambda boards, layout, view: BoardBuild(layout, view, boards._cache),
    )


Sample = tuple[tuple[int, ...], ...]
"""The colours of the board at some points."""


def sample(app: App, scene: TableScene) -> Sample:
    """What the board shows."""
    board = scene.context.frame.board.clip(app.canvas.get_rect())
    return tuple(
        tuple(app.canvas.get_at((x, y)))[:3]
        for x in range(board.left, board.right, board.width // 30)
        for y in range(board.top, board.bottom, board.height // 20)
    )


def until_built(app: App, scene: TableScene) -> list[Sample]:
    """What the board shows one after the other until everything is built."""
    found = [sample(app, scene)]
    while app.tick([], 0.03) or scene.table.working:
        now = sample(app, scene)
        if now != found[-1]:
            found.append(now)
    return found


def bare(board: Sample) -> bool:
    """Whether the colour below everything is seen; a painted field has it at a point or two."""
    return board.count(MEADOW) > FEW


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
        shown = until_built(app, scene)
        assert not any(map(bare, shown))
        assert len(shown) <= FEW
    app.pointer = scene.context.frame.board.center
    app.tick([WHEEL], 0.0)
    shown = until_built(app, scene)
    assert not any(map(bare, shown))
    assert len(shown) <= FEW


@pytest.mark.slow
def test_a_road_that_needs_more_room_never_shows_a_bare_board(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    scene, chance = caylus(app, 8), Random(5)
    while len(scene.match.session.state.road) < LONG_ROAD:
        question = scene.model.question
        if question is not None and scene.model.asking:
            scene.model.take_or_confirm(builder_choice(question, chance))
            scene.gestures.after_decision()
        assert not any(map(bare, until_built(app, scene)))
        scene.model.skip()
