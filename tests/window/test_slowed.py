"""The program on a machine that gives it a quarter of its time: no click is lost, no press that a
person means as a click becomes a hold.

`FOUR_THRONES_SLOWED=all` plays a turn of every game so, which takes minutes; otherwise of one.
"""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from engine.games import game_keys, load_game
from engine.session import Session
from saves.library import Library
from scenes.play.sessions import begin
from scenes.table.scene import TableScene
from sprites.title.layout import title_layout
from tests.scenes.company import config
from tests.window.real_player import RealPlayer, close, open_mirror
from tests.window.test_real_window import prepared
from tests.window.xserver import (
    SIZE,
    Point,
    RealProgram,
    tools_present,
    virtual_screen,
)

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not tools_present(), reason="Xvfb and xdotool are not installed"),
]

SLICE, PERIOD = 0.02, 0.08
"""Seconds that the program runs, and after how many it runs again."""
WAITING, STOPPED = "S", "T"
WAITS = 12
"""So often in a row it must be found waiting, and not merely stopped."""
PRESS = 0.15
"""Seconds that a slow finger holds the button down; a hold takes longer."""
ENDS = {"tara": 3}
"""Ends that are pressed until a whole turn has been played; Tara's first two lay tablets aside."""
SEED = 5
ONE = "versailles"
"""The game whose turn is played unless all are asked for."""
GAMES = game_keys() if os.environ.get("FOUR_THRONES_SLOWED") == "all" else [ONE]


class SlowedProgram(RealProgram):
    """The program runs in slices; whoever uses it presses the button without haste."""

    def click(self, point: Point) -> None:
        x, y = self._on_screen(point)
        self.hands("mousemove", x, y, "sleep", 0.05, "mousedown", 1, "sleep", PRESS, "mouseup", 1)

    def _until_quiet(self, samples: int, interval: float, patience: float) -> None:
        """Quiet is who waits for something whenever it may run, through several slices; who works
        is ready to run then, however many others want the processor."""
        deadline, waits = time.monotonic() + 2 * patience, 0
        while waits < WAITS and time.monotonic() < deadline:
            time.sleep(SLICE / 3)
            state = self._state()
            if state != STOPPED:
                waits = waits + 1 if state == WAITING else 0

    def _state(self) -> str:
        stat = Path(f"/proc/{self.process.pid}/stat").read_text("ascii", "replace")
        return stat.rpartition(")")[2].split()[0]

    @contextmanager
    def slowed(self) -> Iterator[None]:
        """From now on it runs a quarter of the time."""
        done = threading.Event()

        def slice_by_slice() -> None:
            while not done.is_set():
                with suppress(ProcessLookupError):
                    os.kill(self.process.pid, signal.SIGSTOP)
                    time.sleep(PERIOD - SLICE)
                    os.kill(self.process.pid, signal.SIGCONT)
                time.sleep(SLICE)

        clock = threading.Thread(target=slice_by_slice)
        clock.start()
        try:
            yield
        finally:
            done.set()
            clock.join()


class SeeingPlayer(RealPlayer):
    """Looks at what a drag has brought, a list to choose from perhaps, before the next press."""

    def drag(self, start: Point, end: Point) -> None:
        super().drag(start, end)
        self.program.breathe()


PEOPLE: dict[str, Any] = {**config(2), "ends": "asked"}


def with_game(folder: Path, game: str) -> Path:
    """A data folder with a game of two people that has just begun."""
    prepared(folder)
    library = Library.open(folder / "library.sqlite3")
    begin(library, game, PEOPLE, SEED)
    library.close()
    return folder


@pytest.mark.parametrize("game", GAMES)
def test_whole_turns_by_slow_presses_on_a_machine_slowed_to_a_quarter(
    tmp_path: Path, game: str
) -> None:
    app = open_mirror(prepared(tmp_path / "mirror"))
    folder = with_game(tmp_path / "real", game)
    with virtual_screen() as display:
        program = SlowedProgram(display, folder)
        try:
            with program.slowed():
                program.rest()
                program.click(title_layout(SIZE, game_keys()).continue_.center)
                program.hands("sleep", 1)
                program.rest()
                session = Session(load_game(game), PEOPLE, SEED)
                scene = TableScene(app, "", session)
                app.stack.reset(scene)
                player = SeeingPlayer(app, scene, program, SEED)
                player.settle()
                while session.log.count(("end",)) < ENDS.get(game, 1):
                    player.step()
                assert len(program.decisions()) == len(session.log)
        finally:
            program.kill()
            close(app)
