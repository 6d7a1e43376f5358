"""Switches of the whole test run. Tests use SDL's dummy drivers, without screen and sound."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Generator, Iterator
from pathlib import Path

import pygame
import pytest

from engine.texts.chosen import ENVIRONMENT_VARIABLE
from saves import rescue
from scenes.shell.memory import give_back_large_pictures
from sprites.games import register_games
from tests.raster_store import DRAWINGS, RasterStore, forget_what_is_old
from tests.sampling import left_out, may_be_slow
from tests.source import ROOT

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ[ENVIRONMENT_VARIABLE] = "en"
give_back_large_pictures()  # as the app does
if os.environ.pop("PYTHONDONTWRITEBYTECODE", ""):
    # The processes of a run need what is compiled: it goes to pytest's own folder instead.
    os.environ["PYTHONPYCACHEPREFIX"] = sys.pycache_prefix = str(
        ROOT / ".pytest_cache" / "bytecode"
    )
    sys.dont_write_bytecode = False
register_games()
for package in ("engine", "fifth_game", "saves", "scenes", "sprites", "window"):
    pytest.register_assert_rewrite(f"tests.{package}")  # what tests share tells values, too

YOUNG_THINGS = 20_000
"""So many new things there may be before Python looks which of them nobody reaches."""
MOST_WORKERS = 4
"""More would only keep more pictures in memory."""


@pytest.fixture(autouse=True)
def _rescue_files_beside_the_library_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """No test leaves files at home or where the computer keeps what is there for a while."""
    monkeypatch.setattr(rescue, "places", lambda library: [library.parent])


def pytest_addoption(parser: pytest.Parser) -> None:
    """`pytest --regenerate-golden` writes the golden playthroughs anew."""
    parser.addoption(
        "--regenerate-golden",
        action="store_true",
        help="write the golden playthroughs anew instead of comparing them",
    )


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):  # the process that shares the tests out
        forget_what_is_old()


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """The whole suite or a folder is shared out to the cores; single files run at once, here. Of
    the slow tests, one is always in front of a window and waits."""
    if any(".py" in chosen for chosen in config.args):
        return 0
    waiting = 1 if config.option.markexpr == "slow" else 0
    return min(MOST_WORKERS, (os.cpu_count() or 1) + waiting)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """For the whole slow run, files are not read in which no test can be slow."""
    whole = config.option.markexpr == "slow" and not any(".py" in each for each in config.args)
    is_file = collection_path.name.startswith("test_") and collection_path.suffix == ".py"
    return True if whole and is_file and not may_be_slow(collection_path) else None


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """All that collecting makes stays to the end: Python need not look again and again whether."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.set_threshold(YOUNG_THINGS)
        gc.enable()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What is like another waits until all is asked for. The real window takes longest: it comes
    first, so that nobody waits for it at the end."""
    waiting = {item.path for item in items if item.get_closest_marker("slow") is not None}
    unread = [path.name for path in waiting if not may_be_slow(path)]
    assert not unread, f"the slow run would not read {unread}"
    config.hook.pytest_deselected(items=[item for item in items if left_out(item)])
    items[:] = [item for item in items if not left_out(item)]
    items.sort(key=lambda item: "tests/window/" not in item.nodeid)


@pytest.fixture(scope="session", autouse=True)
def drawings_rastered_once() -> Iterator[None]:
    """Hundreds of windows show the same drawings: each is rastered for the first of them, in
    whichever process, and in later runs for none."""
    store = RasterStore(DRAWINGS, pygame.image.load_sized_svg)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pygame.image, "load_sized_svg", store.drawn)
        yield
