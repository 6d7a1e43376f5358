"""Plays a bundle in a root with nothing but the C library, zlib and X: no Python, no shell.

    uv run --group bundle .ci/bundling/alone.py dist/four-thrones

Needs bubblewrap, Xvfb and xdotool. All four games begin by the mouse, a game of computers ends, an
Expert thinks, the program is killed and goes on, a `.throne` file opens by argument; at last both
ways to start are timed. Ends with 1 at the first thing that does not come about.
"""

from __future__ import annotations

import argparse
import os
import re
import signal
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))
os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")  # for the mirror here
os.environ.setdefault("FOUR_THRONES_SLOW", "5")  # patience also for a machine that is busy

from engine.games import game_keys  # noqa: E402
from saves.library import Library  # noqa: E402
from saves.transfer import export_file  # noqa: E402
from scenes.lobby.scene import LobbyScene  # noqa: E402
from scenes.play.sessions import begin  # noqa: E402
from scenes.shell.settings import SettingsStore  # noqa: E402
from scenes.title.scene import TitleScene  # noqa: E402
from sprites.title.layout import title_layout  # noqa: E402
from tests.window.real_player import both_click, close, open_mirror  # noqa: E402
from tests.window.xserver import SIZE, RealProgram, virtual_screen  # noqa: E402

X_LIBRARIES = ("X11", "Xext", "Xcursor", "Xi", "Xfixes", "Xrandr", "Xss", "Xrender", "xcb", "Xau")
DATA, APP = "/data", "/app"
INSTANT = 4
STARTS = 7
PATIENCE = 900.0


def libraries(bundle: Path) -> set[str]:
    """What the bundle loads and does not bring: X with its needs, and what its start program asks
    for before it has unpacked anything, the C library and zlib."""
    known = subprocess.run(["ldconfig", "-p"], capture_output=True, text=True, check=True).stdout
    window = [
        re.search(rf"^\s*lib{name}\.so\.\d+ .*x86-64.*=> (\S+)$", known, re.MULTILINE)
        for name in X_LIBRARIES
    ]
    there = [found.group(1) for found in window if found is not None]
    loaded = set(there)
    for file in (*there, *map(str, bundle.rglob("*.so*"))):
        loaded |= _loaded_by(file)
    brought = {path.name for path in bundle.rglob("*.so*")}
    needed = {path for path in loaded if Path(path).name not in brought}
    return needed | _loaded_by(str(bundle / bundle.name))


def _loaded_by(file: str) -> set[str]:
    told = subprocess.run(["ldd", file], capture_output=True, text=True, check=False).stdout
    return set(re.findall(r"(?:=> |^\s)(/\S+) \(0x", told, re.MULTILINE))


def walls(bundle: Path, data: Path) -> list[str]:
    """The words that build the root around a command."""
    words = ["bwrap", "--dev", "/dev", "--proc", "/proc", "--tmpfs", "/tmp", "--clearenv"]
    for library in sorted(libraries(bundle)):
        words += ["--ro-bind", library, library]
    words += ["--ro-bind-try", "/tmp/.X11-unix", "/tmp/.X11-unix", "--ro-bind", str(bundle), APP]
    words += ["--bind", str(data), DATA, "--setenv", "SDL_AUDIODRIVER", "dummy", "--chdir", "/"]
    return words


class Alone(RealProgram):
    """The bundle within its walls."""

    def __init__(self, display: str, data: Path, bundle: Path, *more: str) -> None:
        self._more = more
        self._walls = [*walls(bundle, data), "--setenv", "DISPLAY", display]
        self._program = f"{APP}/{bundle.name}"
        super().__init__(display, data)

    def command(self) -> list[str]:
        words = ["--data-dir", DATA, "--announce", *self._more]
        return [*self._walls, self._program, *words]

    def pid_of(self, process: subprocess.Popen[str]) -> int:
        return children(process.pid)[0]


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    told = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii")
    return [int(word) for word in told.split()]


@contextmanager
def data_folder() -> Iterator[Path]:
    """A data folder whose settings show everything at once."""
    with tempfile.TemporaryDirectory(prefix="alone-") as name:
        data = Path(name) / "data"
        data.mkdir()
        with Library.open(data / "library.sqlite3") as library:
            store = SettingsStore(library)
            settings = store.load()
            settings.speed, settings.language = INSTANT, "en"
            settings.width, settings.height = SIZE
            store.save(settings)
        yield data


def nothing_else_is_there(bundle: Path) -> None:
    """No interpreter and no shell stands within the walls."""
    with data_folder() as data:
        for name in ("python3", "sh"):
            tried = subprocess.run(
                [*walls(bundle, data), name], capture_output=True, text=True, check=False
            )
            assert tried.returncode != 0, f"{name} runs in there"


def every_game_begins(display: str, bundle: Path) -> None:
    """By the mouse, from the title through the lobby."""
    for game in game_keys():
        with data_folder() as data, data_folder() as mirrored:
            app, program = open_mirror(mirrored), Alone(display, data, bundle)
            try:
                title = app.stack.top
                assert isinstance(title, TitleScene)
                both_click(app, program, title.boxes()[game].center)
                lobby = app.stack.top
                assert isinstance(lobby, LobbyScene)
                both_click(app, program, lobby.boxes()["start"].center)
                wait(partial(_holds, data, game), f"a game of {game}")
                print(f"begun: {game}", flush=True)
            finally:
                program.kill()
                close(app)


def show(data: Path, game: str, levels: tuple[str, str]) -> None:
    """A game of computers lies in the library."""
    seats = [
        {"kind": level, "name": f"{level} {number}", "colour": colour}
        for number, (level, colour) in enumerate(zip(levels, ("red", "blue"), strict=True))
    ]
    with Library.open(data / "library.sqlite3") as library:
        begin(library, game, {"seats": seats, "options": {}}, 7)


@contextmanager
def looking_on(display: str, bundle: Path, levels: tuple[str, str]) -> Iterator[Alone]:
    """The bundle shows a game of two computers; it is ended in any case."""
    with data_folder() as data:
        show(data, "versailles", levels)
        program = Alone(display, data, bundle)
        try:
            go_on(program)
            yield program
        finally:
            program.kill()


def a_game_ends(display: str, bundle: Path) -> None:
    """Novices play one to its end."""
    with looking_on(display, bundle, ("novice", "novice")) as program:
        wait(program.finished, "the end of the game")
        print(f"ended: versailles, {len(program.decisions())} decisions", flush=True)


def killed_and_continued(display: str, bundle: Path) -> None:
    """While an Expert thinks in a process of its own; what was decided is there afterwards."""
    with looking_on(display, bundle, ("expert", "expert")) as program:
        wait(lambda: len(program.decisions()) >= 4, "four decisions of Experts")
        thinking = children(program.pid)
        assert thinking, "nobody thinks in a process of its own"
        program.kill()
        kept = program.decisions()
        wait(partial(_ended, thinking), "the end of the process that thought")
        program.restart()
        go_on(program)
        wait(lambda: len(program.decisions()) >= len(kept) + 3, "three decisions more")
        assert program.decisions()[: len(kept)] == kept
        print(f"killed after {len(kept)} decisions of Experts and continued", flush=True)


def a_file_opens(display: str, bundle: Path, picture: Path | None) -> None:
    """A game as a file, by argument, into an empty library."""
    with data_folder() as data, data_folder() as other:
        show(other, "tara", ("novice", "standard"))
        with Library.open(other / "library.sqlite3") as library:
            export_file(library.load(library.sessions()[0].id), data / "evening.throne")
        program = Alone(display, data, bundle, f"{DATA}/evening.throne")
        try:
            wait(partial(_holds, data, "tara"), "the game of the file")
            program.rest()
            if picture is not None:
                words = ["import", "-display", display, "-window", "root", str(picture)]
                subprocess.run(words, check=True)
            print("opened: evening.throne", flush=True)
        finally:
            program.kill()


def times(display: str, bundle: Path) -> tuple[float, float]:
    """Seconds to the first frame: of the bundle within its walls, and from source. Medians of
    starts by turns, the first ones apart."""
    with data_folder() as data:
        words = [*walls(bundle, data), "--setenv", "DISPLAY", display, f"{APP}/{bundle.name}"]
        inside = [*words, "--data-dir", DATA, "--announce"]
        source = [sys.executable, str(ROOT / "main.py"), "--data-dir", str(data), "--announce"]
        found: dict[str, list[float]] = {"bundle": [], "source": []}
        for number in range(STARTS + 1):
            for name, command in (("bundle", inside), ("source", source)):
                spent = _start(command, display)
                if number:
                    found[name].append(spent)
    return statistics.median(found["bundle"]), statistics.median(found["source"])


def _start(command: list[str], display: str) -> float:
    begun = time.perf_counter()
    environment = {"DISPLAY": display, "SDL_AUDIODRIVER": "dummy", "PATH": "/bin:/usr" + "/bin"}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, env=environment)
    assert process.stdout is not None
    line = process.stdout.readline()
    spent = time.perf_counter() - begun
    for pid in (*children(process.pid), process.pid):
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)
    process.wait()
    process.stdout.close()
    assert line.strip() == b"ready", line
    return spent


def go_on(program: Alone) -> None:
    """Press Continue on the title."""
    program.rest()
    program.click(title_layout(SIZE, game_keys()).continue_.center)


def rows(data: Path, sentence: str) -> list[tuple[object, ...]]:
    """What the library on the disk says."""
    path = data / "library.sqlite3"
    connection = sqlite3.connect(f"file:{path}?mode=ro", uri=True, timeout=5)
    try:
        return connection.execute(sentence).fetchall()
    finally:
        connection.close()


def _holds(data: Path, game: str) -> bool:
    return rows(data, "select game from session") == [(game,)]


def _ended(pids: list[int]) -> bool:
    return not any(Path(f"/proc/{pid}").exists() for pid in pids)


def wait(come: Callable[[], bool], what: str) -> None:
    """Until it is true. AssertionError, which says `what` was awaited, when it never is."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        if come():
            return
        time.sleep(0.1)
    raise AssertionError(f"it did not come about: {what}")


def main() -> int:
    """All of it, in order."""
    words = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    words.add_argument("bundle", type=Path)
    words.add_argument("--picture", type=Path, help="of the opened file")
    told = words.parse_args()
    bundle = told.bundle.resolve()
    nothing_else_is_there(bundle)
    with virtual_screen() as display:
        every_game_begins(display, bundle)
        a_file_opens(display, bundle, told.picture)
        killed_and_continued(display, bundle)
        a_game_ends(display, bundle)
        alone, source = times(display, bundle)
        print(f"first frame: {alone * 1000:.0f} ms, from source {source * 1000:.0f} ms")
        print(f"{alone / source:.2f} times")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
