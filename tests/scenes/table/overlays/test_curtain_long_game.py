"""The curtain of a long game: its log is told to the next person some at a time."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

import scenes.table.model.log as log_module
from scenes.table.overlays import curtain as curtain_module
from scenes.table.overlays.curtain import CurtainScene
from scenes.table.scene import TableScene
from tests.scenes.company import after, arrive, close, curtain, played, press, show
from tests.scenes.support import wait_until
from tests.scenes.table.overlays.test_curtain import MINIMISED, RESTORED


@pytest.fixture
def long_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TableScene]:
    """Its log is told an event in each frame to who has not heard it."""
    monkeypatch.setattr(log_module, "FAR", 20)
    monkeypatch.setattr(curtain_module, "_TELLING", 0.0)
    table = show(tmp_path, played(4, after(60)))
    yield table
    close(table)


def frames_until_it_rises(scene: TableScene, cloth: CurtainScene) -> int:
    frames = 0
    while cloth.opaque:
        assert cloth.at_work, "the loop must not sleep"
        scene.app.tick([], 0.02)
        frames += 1
    return frames


def test_the_curtain_waits_until_a_long_log_is_told_and_every_frame_is_short(
    long_game: TableScene,
) -> None:
    cloth = curtain(long_game)
    assert cloth is not None
    button = cloth.words[2]
    press(long_game, pygame.K_RETURN)
    assert curtain(long_game) is cloth
    assert long_game.context.viewer == -1
    assert cloth.words[2] == long_game.app.say("ui.app.loading") != button
    assert frames_until_it_rises(long_game, cloth) > 40
    assert long_game.context.viewer == cloth.seat
    log = list(long_game.model.log.lines)
    long_game.model.log.retell()
    assert log == long_game.model.log.lines


def test_the_log_is_told_while_the_laptop_is_on_its_way(long_game: TableScene) -> None:
    cloth = curtain(long_game)
    assert cloth is not None
    while cloth.at_work:
        long_game.app.tick([], 0.02)
    press(long_game, pygame.K_RETURN)
    assert not cloth.opaque


@pytest.mark.slow
def test_who_leaves_before_it_is_told_must_say_so_again(long_game: TableScene) -> None:
    cloth = curtain(long_game)
    assert cloth is not None
    press(long_game, pygame.K_RETURN)
    long_game.app.tick([MINIMISED], 0.02)
    long_game.app.tick([RESTORED], 0.02)
    wait_until(long_game.app, lambda: not cloth.at_work, 0.02)
    for _ in range(50):
        long_game.app.tick([], 0.02)
    assert curtain(long_game) is cloth
    assert long_game.context.viewer == -1


@pytest.mark.slow
def test_others_are_told_while_somebody_plays(long_game: TableScene) -> None:
    arrive_at_last(long_game)
    assert long_game.model.untold, "who does not look yet is told in quiet moments"
    wait_until(long_game.app, lambda: not long_game.model.untold, 0.02)
    assert not long_game.at_work


def arrive_at_last(scene: TableScene) -> None:
    cloth = curtain(scene)
    assert cloth is not None
    press(scene, pygame.K_RETURN)
    frames_until_it_rises(scene, cloth)
    arrive(scene)
