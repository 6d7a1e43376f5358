"""What is loaded before the title is seen: whoever starts the program waits for every module."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from engine.games import game_keys
from tests.scenes.support import Plain, make_app
from tests.source import ROOT

PACKAGES = {"font_source_serif_pro", "pygame"}
"""Of all that others made, so much is needed for the first picture: the rest comes with the first
text field (pygame_gui), the first date (babel), the first judgement of a net (numpy)."""
SLOW_TO_LOAD = {
    "asyncio",
    "concurrent",
    "decimal",
    "email",
    "http",
    "importlib.metadata",
    "logging",
    "multiprocessing",
    "unittest",
    "xml",
}
"""Of the standard library."""
FIRST_PLACES = {"app", "commands", "games", "launch", "play", "shell", "title"}
"""Of `scenes`."""
LATER = ("engine.ai", "engine.lessons", "engine.box.trials", "sprites.portrait")
STARTED = """
import io, os, runpy, sys

class Output(io.StringIO):
    def write(self, text):
        if "ready" in text:
            sys.__stdout__.write("\\n".join(sys.modules))
            sys.__stdout__.flush()
            os._exit(0)
        return len(text)

sys.stdout = Output()
sys.argv = ["main.py", "--data-dir", sys.argv[1], "--announce"]
sys.path.insert(0, os.getcwd())
runpy.run_path("main.py", run_name="__main__")
"""
"""The program as it is, until it says that its first frame is shown."""


OF_THE_SITE = {"sitecustomize", "usercustomize"}
"""What the interpreter itself loads where a system has it, as Debian does."""


@pytest.fixture(scope="module")
def loaded(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """Every module that is there at the first frame."""
    folder = tmp_path_factory.mktemp("start") / "data"
    started = subprocess.run(
        [sys.executable, "-c", STARTED, str(folder)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert started.returncode == 0, started.stderr
    return set(started.stdout.split())


def below(loaded: set[str], package: str) -> set[str]:
    """What is loaded of a package."""
    return {name for name in loaded if name == package or name.startswith(f"{package}.")}


@pytest.mark.slow
def test_no_package_of_others_is_loaded_that_the_title_does_not_need(loaded: set[str]) -> None:
    ours = {"engine", "saves", "scenes", "sprites", "__main__"}
    outer = {name.partition(".")[0] for name in loaded}
    assert "scenes.title.scene" in loaded
    outer -= {name for name in outer if name.startswith("_")} | OF_THE_SITE
    assert {name for name in outer - ours if name not in sys.stdlib_module_names} == PACKAGES


def test_nothing_slow_of_the_standard_library_is_loaded(loaded: set[str]) -> None:
    assert loaded & SLOW_TO_LOAD == set()


def test_of_us_only_what_the_title_shows_is_loaded(loaded: set[str]) -> None:
    places = {name.split(".")[1] for name in loaded if name.startswith("scenes.")}
    assert places == FIRST_PLACES
    rules = [f"{room}.games.{game}" for room in ("engine", "scenes") for game in game_keys()]
    early = [name for package in (*LATER, *rules) for name in below(loaded, package)]
    assert early == []


FRAMES = """
import os, runpy, sys

sys.path.insert(0, os.getcwd())
from scenes import app

tick, known = app.App.tick, set()

def told(self, *given, **named):
    drawn = tick(self, *given, **named)
    new = set(sys.modules) - known
    known.update(new)
    print(*(name for name in new if name.startswith("engine.games.")))
    if not self.stack.top.loading and drawn:
        sys.stdout.flush()
        os._exit(0)
    return drawn

app.App.tick = told
sys.argv = ["main.py", "--data-dir", sys.argv[1]]
runpy.run_path("main.py", run_name="__main__")
"""
"""The same, until the whole title is seen: what each frame has loaded of the games."""


@pytest.mark.slow
def test_no_frame_of_the_title_waits_for_two_games(tmp_path: Path) -> None:
    """Who closes the window meanwhile, or presses Ctrl-C, waits for one at most."""
    started = subprocess.run(
        [sys.executable, "-c", FRAMES, str(tmp_path / "data")],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert started.returncode == 0, started.stderr
    lines = [line.split() for line in started.stdout.splitlines() if "pygame" not in line]
    games = set(game_keys())
    frames = [{name.split(".")[2] for name in line} & games for line in lines]
    assert set().union(*frames) == games
    assert max(map(len, frames)) == 1


def test_who_leaves_at_once_waits_for_nothing_that_comes_after_the_first_frame(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = make_app(tmp_path)
    plain, made = Plain(app), []
    app.stack.push(plain)
    for part in (app.sounds, app.pads, app.catalogue.speech):
        monkeypatch.setattr(part, "prepare", lambda part=part: made.append(part))
    plain.moving = True
    plain.update = lambda dt: app.frames and app.quit()  # type: ignore[method-assign, assignment, return-value, func-returns-value]
    app.run()
    assert (app.frames, made) == (1, [])
