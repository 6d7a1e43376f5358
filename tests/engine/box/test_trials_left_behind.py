"""Trial games end with the window, whatever they are about."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from tests.source import ROOT

GAME = """
from dataclasses import replace
from engine.core import Op
from engine.games import load_game

def make_game(data_text=None):
    def forever(*_):
        while True:
            pass
    game = load_game("caylus")
    turn = Op(forever, lambda *_: [("a",), ("b",)])
    return replace(game, key="endless", ops={**game.ops, "redraw": turn, "turn": turn})
"""
WINDOW = """
import time
from engine.box.trials import tasks
from engine.box.trials.background import TrialRun
from engine.games import load_game, registered

if __name__ == "__main__":
    with registered("endless", "endless"):
        run = TrialRun(tasks(load_game("endless"), None, 3))
        print(run.pid, flush=True)
        time.sleep(600)
"""
PATIENCE = 120.0


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="looks at processes as Linux shows them")
def test_a_game_that_never_ends_does_not_outlive_the_window(tmp_path: Path) -> None:
    (tmp_path / "endless").mkdir()
    (tmp_path / "endless" / "__init__.py").write_text(GAME, encoding="utf-8")
    (tmp_path / "window.py").write_text(WINDOW, encoding="utf-8")
    path = os.pathsep.join([str(tmp_path), str(ROOT)])
    with subprocess.Popen(
        [sys.executable, str(tmp_path / "window.py")],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": path},
        stdout=subprocess.PIPE,
        text=True,
    ) as window:
        assert window.stdout is not None
        pid = int(window.stdout.readline())
        try:
            until(lambda: spent(pid) > 2.0)
            window.kill()
            window.wait()
            until(lambda: spent(pid) < 0)
        finally:
            window.kill()
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)


def until(come: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not come():
        assert time.monotonic() < deadline, "it never came about"
        time.sleep(0.1)


def spent(pid: int) -> float:
    """Seconds of processor time; below 0 when the process is gone."""
    try:
        told = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    except FileNotFoundError:
        return -1.0
    ticks = int(told[11]) + int(told[12])
    return -1.0 if told[0] == "Z" else ticks / os.sysconf("SC_CLK_TCK")
