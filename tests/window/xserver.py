"""A virtual screen, the real program in a window on it, and xdotool's hands."""

from __future__ import annotations

import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from tests.source import ROOT

SIZE = (1366, 768)
SCREEN = (1600, 1000)
_NEWEST = "select finished from session order by created desc limit 1"
_DECISIONS = """
    select body from decision join session on decision.session = session.id
    where session.created = (select max(created) from session) and place < cursor
    order by place
"""
SLOW = float(os.environ.get("FOUR_THRONES_SLOW", "1"))
PATIENCE = 20.0 * SLOW
"""Seconds to wait for the program before a test fails."""

Point = tuple[int, int]


def tools_present() -> bool:
    """True where Xvfb and xdotool can be started."""
    return bool(shutil.which("Xvfb") and shutil.which("xdotool"))


@contextmanager
def virtual_screen() -> Iterator[str]:
    """An X server without a screen; gives the value for DISPLAY.

    It goes on when its last client is killed: a server that resets then refuses the next one.
    """
    read, write = os.pipe()
    server = subprocess.Popen(
        [
            "Xvfb",
            "-displayfd",
            str(write),
            "-screen",
            "0",
            f"{SCREEN[0]}x{SCREEN[1]}x24",
            "-nolisten",
            "tcp",
            "-noreset",
        ],
        pass_fds=[write],
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    try:
        with os.fdopen(read) as answer:
            yield f":{answer.readline().strip()}"
    finally:
        server.terminate()
        server.wait(timeout=10)


class RealProgram:
    """The program as a user starts it, in its own process."""

    def __init__(self, display: str, data: Path) -> None:
        self.data = data
        self._environment = {
            **{k: v for k, v in os.environ.items() if k != "SDL_VIDEODRIVER"},
            "DISPLAY": display,
            "SDL_AUDIODRIVER": "dummy",
        }
        self.process = self._start()

    def command(self) -> list[str]:
        """What starts the program."""
        return [sys.executable, str(ROOT / "main.py"), "--data-dir", str(self.data), "--announce"]

    def _start(self) -> subprocess.Popen[str]:
        process = subprocess.Popen(
            self.command(),
            env=self._environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert process.stdout is not None
        line = process.stdout.readline()
        assert line.strip() == "ready", f"no first frame: {line!r}"
        self.pid = self.pid_of(process)
        self._corner = self._window_corner(self.pid)
        return process

    def pid_of(self, process: subprocess.Popen[str]) -> int:
        """The number of the process that has the window."""
        return process.pid

    def _window_corner(self, pid: int) -> Point:
        """Where the window's upper left corner lies on the screen."""
        found = self._ask("search", "--sync", "--onlyvisible", "--pid", str(pid))
        self._window = found.split()[0]
        words = self._ask("getwindowgeometry", "--shell", self._window)
        lines = dict(line.split("=") for line in words.split() if "=" in line)
        assert (int(lines["WIDTH"]), int(lines["HEIGHT"])) == SIZE
        return int(lines["X"]), int(lines["Y"])

    def _ask(self, *words: str) -> str:
        return self._told("xdotool", *words)

    def properties(self, *names: str) -> str:
        """What the window tells the desktop about itself."""
        return self._told("xprop", "-id", self._window, *names)

    def _told(self, *command: str) -> str:
        """What a program of the display writes."""
        done = subprocess.run(
            command,
            env=self._environment,
            check=True,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )
        return done.stdout

    def _on_screen(self, point: Point) -> Point:
        return point[0] + self._corner[0], point[1] + self._corner[1]

    def kill(self) -> None:
        """End the process at once, without any chance to tidy up."""
        with suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGKILL)
        self.process.wait(timeout=10)
        for pipe in (self.process.stdout, self.process.stderr):
            if pipe is not None:
                pipe.close()

    def restart(self) -> None:
        """Start again on the same data."""
        self.process = self._start()

    def hands(self, *words: str | int | float) -> None:
        """One xdotool command line."""
        subprocess.run(
            ["xdotool", *map(str, words)],
            env=self._environment,
            check=True,
            capture_output=True,
            timeout=PATIENCE + 60.0,
        )

    def click(self, point: Point) -> None:
        """Move there, press and let go."""
        x, y = self._on_screen(point)
        self.hands("mousemove", x, y, "sleep", 0.02, "mousedown", 1, "sleep", 0.02, "mouseup", 1)

    def drag(self, points: Sequence[Point]) -> None:
        """Press at the first point and let go at the last."""
        start, *way = [self._on_screen(point) for point in points]
        words: list[str | int | float] = ["mousemove", *start, "sleep", 0.02, "mousedown", 1]
        for point in way:
            words += ["sleep", 0.015, "mousemove", *point]
        self.hands(*words, "sleep", 0.02, "mouseup", 1)

    def type(self, text: str) -> None:
        """Letters, as from a keyboard."""
        self.hands("type", "--delay", 10, text)

    def press_key(self, name: str) -> None:
        """One key by its X name."""
        self.hands("key", name)

    def rest(self) -> None:
        """Wait until the program has nothing to do: an idle window costs no time."""
        self._until_quiet(4, 0.1, PATIENCE)

    def breathe(self) -> None:
        """Wait until the program has shown what it was told, as a person would."""
        self._until_quiet(2, 0.04, 10.0 * SLOW)

    def _until_quiet(self, samples: int, interval: float, patience: float) -> None:
        deadline = time.monotonic() + patience
        quiet, (_, before) = 0, self._work()
        while quiet < samples and time.monotonic() < deadline:
            time.sleep(interval)
            waiting, now = self._work()
            quiet = quiet + 1 if waiting and now - before <= 1 else 0
            before = now

    def _work(self) -> tuple[bool, int]:
        """Whether the program waits for something, and its processor time in clock ticks."""
        fields = (
            Path(f"/proc/{self.pid}/stat").read_text("ascii", "replace").rpartition(")")[2].split()
        )
        return fields[0] in "SZ", int(fields[11]) + int(fields[12])

    def decisions(self) -> list[str]:
        """The decisions of the newest session as the library on disk has them."""
        return [row[0] for row in self._query(_DECISIONS)]

    def finished(self) -> bool:
        """True when the newest session is marked as finished on disk."""
        return self._query(_NEWEST)[0][0] == 1

    def _query(self, sentence: str) -> list[tuple[Any, ...]]:
        path = self.data / "library.sqlite3"
        connection = sqlite3.connect(f"file:{path}?mode=ro", uri=True, timeout=5)
        try:
            return connection.execute(sentence).fetchall()
        finally:
            connection.close()

    def wait_for(self, count: int) -> list[str]:
        """Wait until the library holds `count` decisions; AssertionError when it does not."""
        deadline = time.monotonic() + PATIENCE
        log: list[str] = []
        while time.monotonic() < deadline:
            assert self.process.poll() is None, "the program has ended"
            log = self.decisions()
            if len(log) >= count:
                return log
            time.sleep(0.01)
        raise AssertionError(f"the library holds {len(log)} decisions, {count} were made")
