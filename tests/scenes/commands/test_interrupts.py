"""Ctrl-C, as a terminal sends it to all processes of a command: it ends within a moment, in one
line at most, and leaves no process behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest

from tests.sampling import spread
from tests.source import ROOT

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")

PATIENCE = 20.0
"""Seconds until a command must have ended, on the busiest machine. It does in a fraction of one;
without the mend it goes on for minutes."""
MOMENT = 0.5 * float(os.environ.get("FOUR_THRONES_SLOW", "1"))
"""Seconds of processor time, all processes of a command together, between Ctrl-C and its end."""
LONG = {
    "simulate": ["simulate", "versailles", "--games", "100000"],
    "tournament": ["tournament", "versailles", "--games", "500", "--players=expert,expert"],
    "alone": ["tournament", "versailles", "--games", "500", "--processes", "1"],
    "tune": ["tune", "viscounts", "--games", "400"],
    "fit": ["tune", "viscounts", "--games", "400", "--fit"],
    "train": ["train", "versailles", "--games", "4000", "--out", "net.npz"],
    "bench": ["bench", "--part", "engine", "--seconds", "20"],
    "frames": ["bench", "--part", "frames", "--game", "tara"],
    "shots": ["shots", "pictures"],
    "check": ["check", "--library"],
    "play": ["play"],
}
MOMENTS = [0.1, 0.15, 0.2, 0.3, 0.5, 0.8, 1.2, 3.0]
"""Seconds after the start of a command."""


def _as_in_a_terminal() -> None:
    """What a shell begins in the background ignores Ctrl-C, and so does all that it begins."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Running:
    """A command with its workers, in a group of its own."""

    def __init__(self, folder: Path, words: list[str]) -> None:
        self._errors = folder / "errors"
        with self._errors.open("wb") as errors, (folder / "out").open("wb") as out:
            self.process = subprocess.Popen(
                [sys.executable, str(ROOT / "main.py"), "--data-dir", str(folder), *words],
                stdout=out,
                stderr=errors,
                cwd=folder,
                start_new_session=True,
                preexec_fn=_as_in_a_terminal,
                env={**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"},
            )
        self.out = folder / "out"

    def interrupt(self) -> list[str]:
        """Ctrl-C; the lines on stderr, without those that a bar has written over."""
        before = self._spent()
        os.killpg(self.process.pid, signal.SIGINT)
        taken = self._taken_until_it_ends() - before
        assert before == 0 or taken <= MOMENT, f"{taken:.2f} s of work after Ctrl-C"
        lines = self._errors.read_text().splitlines()
        return [line for line in lines if line.strip() and "|" not in line]

    def _spent(self) -> float:
        """Seconds of processor time of all its processes until now; 0 where nobody tells."""
        ticks = 0
        for stat in Path("/proc").glob("[0-9]*/stat"):
            with suppress(OSError):
                told = stat.read_text().rpartition(")")[2].split()
                if int(told[2]) == self.process.pid:
                    ticks += sum(map(int, told[11:15]))
        return ticks / os.sysconf("SC_CLK_TCK")

    def _taken_until_it_ends(self) -> float:
        """Waits; seconds of processor time of the command and of the workers that it waited for."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            ended, status, taken = os.wait4(self.process.pid, os.WNOHANG)
            if ended:
                self.process.returncode = os.waitstatus_to_exitcode(status)
                return taken.ru_utime + taken.ru_stime
            time.sleep(0.02)
        os.killpg(self.process.pid, signal.SIGKILL)
        raise TimeoutError(f"it goes on after Ctrl-C for {PATIENCE} s")

    def leaves_nothing(self) -> bool:
        """True once no process of the group is left."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            with suppress(PermissionError):
                try:
                    os.killpg(self.process.pid, 0)
                except ProcessLookupError:
                    return True
            time.sleep(0.05)
        os.killpg(self.process.pid, signal.SIGKILL)
        return False


def interrupted(folder: Path, words: list[str], seconds: float) -> Running:
    """A command after a Ctrl-C some time after its start: quiet, and gone with all its workers.
    What the interpreter says while it has not come to our first line is not ours."""
    for _ in range(10):
        running = Running(folder, words)
        time.sleep(seconds)
        lines = running.interrupt()
        if not any("init_import_site" in line for line in lines):
            break
    assert len(lines) <= 1, lines
    assert running.leaves_nothing()
    return running


INTERRUPTED_AT_ONCE = """
import builtins, os, runpy, signal, sys

signal.signal(signal.SIGINT, signal.default_int_handler)
load = builtins.__import__

def loaded(name, *how):
    if name == sys.argv[1]:
        os.kill(os.getpid(), signal.SIGINT)
    return load(name, *how)

builtins.__import__ = loaded
runpy.run_path("main.py", run_name="__main__")
"""


@pytest.mark.parametrize("module", ["gc", "scenes.commands.parse"])
def test_the_program_ends_quietly_from_its_first_import_on(module: str) -> None:
    ended = subprocess.run(
        [sys.executable, "-c", INTERRUPTED_AT_ONCE, module],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert ended.stderr == ""
    assert ended.returncode == -signal.SIGINT


@pytest.mark.slow
def test_a_tournament_keeps_what_was_played_until_it_is_stopped(tmp_path: Path) -> None:
    words = ["tournament", "viscounts", "--games", "5000", "--players", "random,novice"]
    running = Running(tmp_path, [*words, "--iterations", "2"])
    errors = tmp_path / "errors"
    while "| 1" not in errors.read_text() and "| 2" not in errors.read_text():
        time.sleep(0.05)
        assert running.process.poll() is None
    (line,) = running.interrupt()
    assert "stopped after" in line
    assert running.process.returncode == 130
    assert "games of viscounts" in running.out.read_text() or "1 game" in running.out.read_text()
    assert running.leaves_nothing()


@pytest.mark.slow
@pytest.mark.parametrize(("command", "seconds"), spread(list(LONG), MOMENTS, rows=10))
def test_every_command_ends_quietly_at_any_moment(
    command: str, seconds: float, tmp_path: Path
) -> None:
    interrupted(tmp_path, LONG[command], seconds)


@pytest.mark.slow
def test_tuning_tells_the_rounds_that_were_finished(tmp_path: Path) -> None:
    words = ["tune", "viscounts", "--level", "novice", "--games", "2", "--rounds", "5000"]
    running = Running(tmp_path, [*words, "--iterations", "2"])
    while "1:" not in running.out.read_text():
        time.sleep(0.05)
        assert running.process.poll() is None
    (line,) = running.interrupt()
    assert "not judged" in line
    assert "->" in running.out.read_text()
    assert running.leaves_nothing()
