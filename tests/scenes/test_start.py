"""What is loaded before the title is seen: whoever starts the program waits for every module."""

from __future__ import annotations

import subprocess
import sys

import pytest

from engine.games import game_keys
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
