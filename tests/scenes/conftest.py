"""What tests of scenes have in common."""

import gc
import shutil
import sqlite3
from collections.abc import Iterator
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import pygame
import pytest

import scenes.launch  # noqa: F401  (it registers the screens of all games)
from engine.games import game_keys
from saves import opening
from saves.connection import configure
from saves.library import Library
from scenes.games.board_pictures import BoardPictures
from scenes.games.screens import screens_of
from scenes.shell import services
from scenes.shell.sound import sounds
from sprites.common import fonts, surface_cache
from sprites.common.cache import RasterCache
from sprites.common.high_contrast import HIGH_CONTRAST

ROOM = 600 * 1024 * 1024
MOST_BOARDS = 12
"""Finished boards that stay in memory; each takes some megabytes."""


@pytest.fixture(scope="package", autouse=True)
def roomy_cache() -> Iterator[None]:
    """Many windows in one run: what one test has drawn, the next need not draw anew."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(surface_cache, "LEAST_BYTES", ROOM)
        yield


@pytest.fixture(scope="package", autouse=True)
def boards_read_once() -> Iterator[None]:
    """Every app reads its boards and halls from the disk: in one process they are the same."""

    @cache
    def shared(folder: Path) -> RasterCache:
        return RasterCache(folder, memory_bytes=ROOM // 4)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(services, "RasterCache", shared)
        yield


@pytest.fixture(scope="package", autouse=True)
def boards_built_once() -> Iterator[None]:
    """Tables of one size that lie alike show one board: it is built for the first of them. A test
    that has words written in its own way builds its own."""
    built: dict[object, Any] = {}
    render = fonts.render

    def remembering(make: Any) -> Any:
        def made(boards: Any, layout: Any, view: Any) -> Any:
            if fonts.render is not render:
                return make(boards, layout, view)
            # some layouts hold what has no hash
            key = (type(boards), HIGH_CONTRAST.on, repr((layout, view)))
            build = built.pop(key, None)
            if build is None or not build.finished:
                build = make(boards, layout, view)
            built[key] = build
            while len(built) > MOST_BOARDS:
                del built[next(iter(built))]
            return build

        return made

    for game in game_keys():
        screens_of(game)
    with pytest.MonkeyPatch.context() as patch:
        for kind in BoardPictures.__subclasses__():
            if kind.__module__.startswith("scenes.games."):
                patch.setattr(kind, "_make", remembering(kind._make))
        yield


@pytest.fixture(scope="package", autouse=True)
def sounds_made_once() -> Iterator[None]:
    """Every app makes its sounds at its start: in one process they are the same."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sounds, "synthesise", lru_cache(sounds.synthesise))
        yield


@pytest.fixture(scope="package", autouse=True)
def unhurried_disk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """No waiting for the disk, and a new library is a copy of one: what a failing machine may do
    to a file is tested in tests/saves."""

    def without_waiting(connection: sqlite3.Connection) -> str:
        connection.execute("PRAGMA synchronous=OFF")
        mode = configure(connection)
        connection.execute("PRAGMA synchronous=OFF")
        return mode

    def copied(opener: opening.Opener) -> None:
        if not opener.path.exists():
            shutil.copyfile(empty, opener.path)

    empty = tmp_path_factory.mktemp("empty") / "library.sqlite3"
    Library.open(empty).close()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(opening, "configure", without_waiting)
        patch.setattr(opening, "_make_new", copied)
        yield


@pytest.fixture(scope="package", autouse=True)
def short_searches() -> Iterator[None]:
    """Tables that are opened and left search only what has come since the first window: before it
    are thousands of tests, which stay to the end."""
    gc.collect()
    gc.freeze()
    with pytest.MonkeyPatch.context() as patch:
        for place in ("scenes.app.settle", "scenes.table.scene.settle"):
            patch.setattr(place, gc.collect)
        yield


@pytest.fixture(scope="module")
def display() -> Iterator[None]:
    """A small display for tests that lay tables without an app."""
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    yield
    pygame.display.quit()


@pytest.fixture(scope="module", autouse=True)
def nothing_left_behind() -> Iterator[None]:
    """Apps and tables of a module are given back before the next one begins; what outlives them,
    pictures and words, need not be searched again."""
    yield
    gc.collect()
    gc.freeze()
