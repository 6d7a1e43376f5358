"""A table whose opponent thinks in a process of its own: killed, undone, left, closed."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from engine.ai.contract import Budget
from scenes.play.ways import begin_game, go_home
from scenes.table.scene import TableScene
from tests.engine.ai.test_thinker import runs
from tests.scenes.support import Plain, key, make_app, settle
from tests.scenes.table.mouse_player import MousePlayer

PATIENCE = 60.0 * float(os.environ.get("FOUR_THRONES_SLOW", "1"))
SHORT = Budget(40, 0.05)
MANY = 6
"""Options that have to be thought about."""

pytestmark = pytest.mark.skipif(
    sys.platform != "linux", reason="processes are looked for in /proc, and killed the Unix way"
)


@pytest.fixture
def player(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[MousePlayer]:
    """Where an Expert has begun to think about its turn, and comes to no end."""
    monkeypatch.setattr("scenes.table.model.seat_players.AT_THE_TABLE", {"expert": SHORT})
    app = make_app(tmp_path)
    app.settings.speed = 4
    app.stack.push(Plain(app, "title"))
    begin_game(app, "caylus", SEATS, 3)
    settle(app)
    scene = app.stack.top
    assert isinstance(scene, TableScene)
    player = MousePlayer(app, scene, 3)
    session = scene.match.session
    while not (
        scene.match.seat_player and session.can_undo() and len(session.state.options) >= MANY
    ):
        if scene.match.seat_player is None:
            os.kill(worker_of(player), signal.SIGSTOP)  # a thought that comes to no end
            player.step()
        else:
            os.kill(worker_of(player), signal.SIGCONT)
            app.tick([], 0.02)
            time.sleep(0.01)
    wait(player, lambda: scene.context.thinker.busy)
    yield player
    app.close()
    app.window.close()
    pygame.event.clear()


SEATS = {
    "seats": [
        {"kind": "person", "name": "Anna", "colour": "red"},
        {"kind": "expert", "name": "Expert", "colour": "blue"},
    ],
    "options": {"variant": "base"},
}


def wait(player: MousePlayer, ready: Callable[[], bool]) -> None:
    """Frames until something holds."""
    end = time.monotonic() + PATIENCE
    while not ready():
        assert time.monotonic() < end
        player.app.tick([], 0.02)
        time.sleep(0.01)


def worker_of(player: MousePlayer) -> int:
    """The process that thinks, when it is there."""
    pid = player.scene.context.thinker.pid
    assert pid is not None
    assert runs(pid)
    return pid


def ends(pid: int) -> None:
    """It is gone within a moment."""
    end = time.monotonic() + PATIENCE
    while runs(pid):
        assert time.monotonic() < end
        time.sleep(0.01)


@pytest.mark.slow
def test_killed_in_mid_thought_it_is_replaced_and_nothing_is_lost(player: MousePlayer) -> None:
    scene = player.scene
    log, worker = list(scene.match.session.log), worker_of(player)
    os.kill(worker, signal.SIGKILL)
    wait(player, lambda: scene.context.thinker.pid not in (None, worker))
    assert scene.match.session.log == log
    wait(player, lambda: len(scene.match.session.log) > len(log))
    assert not scene.context.thinker.fault


@pytest.mark.slow
def test_what_is_taken_back_while_it_thinks_is_thought_about_no_more(player: MousePlayer) -> None:
    scene = player.scene
    worker = worker_of(player)
    assert scene.context.thinker.busy
    assert scene.match.session.can_undo()
    player.app.tick([], 0.0)
    assert [token.id for token in scene.panels.prompt.tools] == ["undo"]
    count = len(scene.match.session.log)
    player.app.tick([key(pygame.K_z, pygame.KMOD_CTRL)], 0.0)
    assert len(scene.match.session.log) < count
    assert scene.model.asking
    assert not scene.context.thinker.busy
    assert worker_of(player) == worker


@pytest.mark.slow
def test_leaving_the_table_ends_the_process(player: MousePlayer) -> None:
    worker = worker_of(player)
    go_home(player.app)
    player.app.tick([], 0.0)
    ends(worker)


@pytest.mark.slow
def test_closing_the_window_ends_the_process(player: MousePlayer) -> None:
    worker = worker_of(player)
    player.app.tick([pygame.event.Event(pygame.QUIT)], 0.0)
    assert not player.app.running
    player.app.close()
    ends(worker)
