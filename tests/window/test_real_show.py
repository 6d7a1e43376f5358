"""A game of computers alone in the real window: killed with its thinking process, and continued.

With FOUR_THRONES_WHOLE_GAMES=1 it is played on to its end.
"""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.games import game_keys
from saves.library import Library
from scenes.play.sessions import begin
from scenes.shell.settings import SettingsStore
from sprites.title.layout import title_layout
from tests.engine.ai.test_thinker import runs
from tests.raster_store import lend_pictures
from tests.window.xserver import PATIENCE, SIZE, RealProgram, tools_present, virtual_screen

pytestmark = pytest.mark.skipif(
    not tools_present(), reason="Xvfb and xdotool are not installed: no window to drive"
)

WHOLE_GAMES = os.environ.get("FOUR_THRONES_WHOLE_GAMES") == "1"
SEATS = [
    {"kind": "novice", "name": "Novice", "colour": "red"},
    {"kind": "expert", "name": "Expert", "colour": "blue"},
]


@pytest.fixture
def program(tmp_path: Path) -> Iterator[RealProgram]:
    """At the title, with a game of computers in its library."""
    data = tmp_path / "data"
    lend_pictures(data)
    library = Library.open(data / "library.sqlite3")
    store = SettingsStore(library)
    settings = store.load()
    settings.speed = 4
    settings.width, settings.height = SIZE
    store.save(settings)
    begin(library, "versailles", {"seats": SEATS, "options": {}}, 7)
    library.close()
    with virtual_screen() as display:
        started = RealProgram(display, data)
        yield started
        started.kill()


def go_on(program: RealProgram) -> None:
    """Press Continue on the title."""
    program.rest()
    program.click(title_layout(SIZE, game_keys()).continue_.center)


def workers(program: RealProgram) -> list[int]:
    """The processes that the window has started."""
    pid = program.process.pid
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii")
    return [int(word) for word in children.split()]


def gone(pids: list[int]) -> None:
    end = time.monotonic() + PATIENCE
    while any(runs(pid) for pid in pids):
        assert time.monotonic() < end
        time.sleep(0.02)


def end_quietly(program: RealProgram) -> None:
    """The thinking process ends with the window, and nobody complains."""
    left = workers(program)
    program.process.terminate()
    program.process.wait(timeout=PATIENCE)
    gone(left)
    assert program.process.stderr is not None
    assert "Traceback" not in program.process.stderr.read()


@pytest.mark.slow
def test_a_click_on_continue_goes_on_with_a_show(program: RealProgram) -> None:
    go_on(program)
    program.wait_for(4)
    assert workers(program)
    end_quietly(program)


@pytest.mark.slow
def test_a_show_survives_kills_of_window_and_worker(program: RealProgram) -> None:
    go_on(program)
    program.wait_for(4)
    left = workers(program)
    assert left
    program.kill()
    gone(left)
    kept = program.decisions()
    program.restart()
    go_on(program)
    log = program.wait_for(len(kept) + 4)
    assert log[: len(kept)] == kept
    for worker in workers(program):
        os.kill(worker, signal.SIGKILL)
    log = program.wait_for(len(log) + 4)
    if WHOLE_GAMES:
        while not program.finished():
            log = program.wait_for(len(log))
            time.sleep(0.1)
    end_quietly(program)
