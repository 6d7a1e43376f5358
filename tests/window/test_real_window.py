"""The real window under Xvfb, driven by xdotool: a solo game, and kills in the middle.

FOUR_THRONES_KILLS sets the number of kills (default 2; the full check uses 50).
"""

from __future__ import annotations

import json
import os
import shutil
import threading
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.games import game_keys, load_game
from engine.session import Session, from_json
from saves.library import Library
from scenes.app import App
from scenes.play.sessions import begin
from scenes.shell.settings import SettingsStore
from scenes.table.scene import TableScene
from sprites.title.layout import title_layout
from tests.raster_store import lend_pictures
from tests.sampling import WHOLE
from tests.scenes.table.opening import SOLO
from tests.window.real_player import (
    RealPlayer,
    close,
    open_mirror,
    open_results,
    start_solo_game,
)
from tests.window.xserver import SIZE, RealProgram, tools_present, virtual_screen

pytestmark = pytest.mark.skipif(
    not tools_present(), reason="Xvfb and xdotool are not installed: no window to drive"
)

FIRST, LAST = (20, 20) if WHOLE else (12, 12)
"""Decisions at the beginning and at the end of a game."""
KILLS = int(os.environ.get("FOUR_THRONES_KILLS", "2"))


@pytest.fixture
def display() -> Iterator[str]:
    with virtual_screen() as name:
        yield name


def prepared(folder: Path) -> Path:
    """A data folder whose settings show everything at once; boards and halls are made already."""
    lend_pictures(folder)
    library = Library.open(folder / "library.sqlite3")
    store = SettingsStore(library)
    settings = store.load()
    settings.speed = 4
    settings.width, settings.height = SIZE
    store.save(settings)
    library.close()
    return folder


def shortly_before_the_end(seed: int) -> Session:
    """A solo game that random play has nearly ended."""
    whole = Session(load_game("viscounts"), SOLO, seed)
    chance = Random(seed)
    while not whole.over:
        whole.act(chance.choice(whole.state.options))
    session = Session(whole.game, SOLO, seed)
    session.replay(whole.log[:-LAST])
    return session


def with_session(folder: Path, session: Session) -> Path:
    """A data folder whose library holds a game that has come so far."""
    prepared(folder)
    library = Library.open(folder / "library.sqlite3")
    begun = begin(library, "viscounts", session.config, session.seed)
    for index, action in enumerate(session.log):
        library.append(begun.id, index, list(action))
    library.close()
    return folder


@pytest.mark.slow
def test_a_solo_game_in_the_real_window(display: str, tmp_path: Path) -> None:
    """From the lobby; the end of another one, from Continue to the score sheet."""
    app = open_mirror(prepared(tmp_path / "mirror"))
    program = RealProgram(display, prepared(tmp_path / "real"))
    try:
        scene = start_solo_game(app, program, seed=14)
        player = RealPlayer(app, scene, program, seed=14)
        player.compare()
        player.play_on(FIRST)
        assert player.drags > 2
    finally:
        program.kill()
        close(app)


@pytest.mark.slow
def test_the_end_of_a_solo_game_in_the_real_window(display: str, tmp_path: Path) -> None:
    """It goes on shortly before its end, to the score sheet."""
    app = open_mirror(prepared(tmp_path / "mirror"))
    session = shortly_before_the_end(14)
    program = RealProgram(display, with_session(tmp_path / "real", session))
    try:
        player = RealPlayer(app, TableScene(app, "", session), program, seed=14)
        _continue(app, program, player, session)
        player.compare()
        player.play_on(5000)
        assert player.scene.match.session.over
        program.rest()
        assert program.finished()
        assert open_results(player).session is player.scene.match.session
    finally:
        program.kill()
        close(app)


@pytest.mark.slow
@pytest.mark.matrix
def test_a_whole_solo_game_in_the_real_window(display: str, tmp_path: Path) -> None:
    app = open_mirror(prepared(tmp_path / "mirror"))
    program = RealProgram(display, prepared(tmp_path / "real"))
    try:
        scene = start_solo_game(app, program, seed=14)
        player = RealPlayer(app, scene, program, seed=14)
        player.compare()
        player.play_on(5000)
        assert scene.match.session.over
        assert player.drags > 20
        program.rest()
        assert program.finished()
        assert open_results(player).session is scene.match.session
    finally:
        program.kill()
        close(app)


@pytest.mark.slow
def test_killed_at_random_moments_it_continues(display: str, tmp_path: Path) -> None:
    """At most the unfinished click is lost, and what is there continues."""
    chance = Random(7)
    app = open_mirror(prepared(tmp_path / "mirror"))
    program = RealProgram(display, prepared(tmp_path / "real"))
    try:
        scene = start_solo_game(app, program, seed=3)
        player = RealPlayer(app, scene, program, seed=3)
        player.compare()
        for _ in range(KILLS):
            player.play_on(len(scene.match.session.log) + chance.randrange(1, 4))
            kept = list(scene.match.session.log)
            _kill_during_a_step(player, program, chance)
            wanted = list(scene.match.session.log)
            stored = [from_json(json.loads(line)) for line in program.decisions()]
            assert stored[: len(kept)] == kept
            assert stored == wanted[: len(stored)]
            _go_on(app, program, player, stored)
            scene = player.scene
            if scene.match.session.over:
                break
    finally:
        program.kill()
        close(app)


def _kill_during_a_step(player: RealPlayer, program: RealProgram, chance: Random) -> None:
    """Play one more choice while a clock runs that ends the program."""
    clock = threading.Timer(chance.uniform(0.0, 0.25), program.process.kill)
    clock.start()
    try:
        super(RealPlayer, player).step()
    finally:
        clock.join()
        program.kill()


def _go_on(app: App, program: RealProgram, player: RealPlayer, stored: list[Any]) -> None:
    """Start again and press Continue; the mirror goes back to what was stored."""
    old = player.scene.match.session
    session = Session(old.game, old.config, old.seed)
    session.replay(stored)
    program.restart()
    _continue(app, program, player, session)


def _continue(app: App, program: RealProgram, player: RealPlayer, session: Session) -> None:
    """Press Continue; the mirror shows the same position."""
    program.rest()
    program.click(title_layout(SIZE, game_keys()).continue_.center)
    program.hands("sleep", 0.3)
    program.rest()
    player.scene = TableScene(app, "", session)
    app.stack.reset(player.scene)
    player.settle()


@pytest.mark.slow
@pytest.mark.skipif(not shutil.which("xprop"), reason="xprop is not installed")
def test_the_window_tells_the_task_bar_our_name_and_icon(display: str, tmp_path: Path) -> None:
    program = RealProgram(display, prepared(tmp_path / "real"))
    try:
        program.rest()
        told = program.properties("WM_CLASS", "_NET_WM_NAME", "_NET_WM_ICON")
    finally:
        program.kill()
    assert '"four-thrones", "four-thrones"' in told
    assert '"Four Thrones"' in told
    assert "Icon (64 x 64)" in told
