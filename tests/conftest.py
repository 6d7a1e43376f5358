"""Switches of the whole test run. Tests use SDL's dummy drivers, without screen and sound."""

from __future__ import annotations

import gc
import os
from collections.abc import Generator

import pytest

from scenes.shell.memory import give_back_large_pictures
from sprites.games import register_games
from tests.source import ROOT

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
give_back_large_pictures()  # as the app does
if os.environ.pop("PYTHONDONTWRITEBYTECODE", ""):
    # The processes of a run need what is compiled: it goes to pytest's own folder instead.
    os.environ["PYTHONPYCACHEPREFIX"] = str(ROOT / ".pytest_cache" / "bytecode")
register_games()
for package in ("engine", "fifth_game", "saves", "scenes", "sprites", "window"):
    pytest.register_assert_rewrite(f"tests.{package}")  # what tests share tells values, too

MOST_WORKERS = 4
"""More would only keep more pictures in memory."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """`pytest --regenerate-golden` writes the golden playthroughs anew."""
    parser.addoption(
        "--regenerate-golden",
        action="store_true",
        help="write the golden playthroughs anew instead of comparing them",
    )


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """The whole suite or a folder is shared out to the cores; single files run at once, here."""
    if any(".py" in chosen for chosen in config.args):
        return 0
    return min(MOST_WORKERS, os.cpu_count() or 1)


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """All that collecting makes stays to the end: Python need not look again and again whether."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The real window takes longest: it comes first, so that nobody waits for it at the end."""
    items.sort(key=lambda item: "tests/window/" not in item.nodeid)
