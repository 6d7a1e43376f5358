"""The library tells the seed of a game, from which all hidden cards follow, only when nobody can
gain by it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from saves.library import Library
from scenes.app import App
from scenes.library.scene import LibraryScene
from scenes.library.words import page_words
from tests.scenes.library.opened import open_library, tap
from tests.scenes.library.session_files import played
from tests.scenes.support import make_app

SEED = 74_530_861


def keep(folder: Path, kinds: list[str], finished: bool = False) -> str:
    """Put a game with these seats into the library; its id."""
    record = replace(played(1, 10, persons=2), seed=SEED, finished=finished, result={})
    seats: list[dict[str, Any]] = [dict(seat) for seat in record.config["seats"]]
    for seat, kind in zip(seats, kinds, strict=True):
        seat["kind"] = kind
    with Library.open(folder / "library.sqlite3") as library:
        key = library.import_session(replace(record, config={**record.config, "seats": seats}))
        if finished:
            library.finish(key, {})
    return key


def page_text(folder: Path, kinds: list[str], finished: bool = False) -> str:
    """Everything that stands on the page of a game with these seats."""
    key = keep(folder, kinds, finished)
    app = make_app(folder)
    line = app.library.summary(key)
    assert line is not None
    return repr(page_words(app, line, app.library.details(key)))


@pytest.mark.parametrize("kinds", [["person", "person"], ["standard", "person"], ["x", "novice"]])
def test_the_seed_of_a_running_game_with_a_person_is_not_told(
    kinds: list[str], tmp_path: Path
) -> None:
    assert str(SEED) not in page_text(tmp_path, kinds)


def test_the_seed_of_a_game_among_computers_is_told(tmp_path: Path) -> None:
    assert str(SEED) in page_text(tmp_path, ["novice", "expert"])


def test_the_seed_of_a_game_that_is_over_is_told(tmp_path: Path) -> None:
    assert str(SEED) in page_text(tmp_path, ["person", "person"], finished=True)


def shown(app: App, scene: LibraryScene, key: str) -> str:
    """Everything that stands on the page of a game in the open library."""
    scene.read(key)
    return repr(scene.page)


def assisted(app: App) -> list[bool]:
    return [line.assisted for line in app.library.sessions()]


def test_who_plays_alone_against_computers_may_ask_twice_and_the_game_counts_as_assisted(
    tmp_path: Path,
) -> None:
    key = keep(tmp_path, ["standard", "person"])
    app, scene = open_library(tmp_path)
    assert str(SEED) not in shown(app, scene, key)
    tap(app, scene, "seed")
    assert str(SEED) not in shown(app, scene, key)
    assert assisted(app) == [False]
    tap(app, scene, "seed")
    assert str(SEED) in repr(scene.page)
    assert assisted(app) == [True]
    assert "seed" not in scene.boxes()


def test_what_was_told_once_is_asked_for_again_in_a_new_library_scene(tmp_path: Path) -> None:
    key = keep(tmp_path, ["standard", "person"])
    app, scene = open_library(tmp_path)
    for _ in range(2):
        tap(app, scene, "seed")
    again = LibraryScene(app)
    app.stack.push(again)
    assert str(SEED) not in shown(app, again, key)


@pytest.mark.parametrize("kinds", [["person", "person"], ["x", "person"]])
def test_the_seed_of_a_game_of_several_persons_cannot_be_asked_for(
    kinds: list[str], tmp_path: Path
) -> None:
    keep(tmp_path, kinds)
    assert "seed" not in open_library(tmp_path)[1].boxes()


def test_a_finished_game_keeps_its_seed_while_a_branch_of_several_persons_is_played(
    tmp_path: Path,
) -> None:
    over = keep(tmp_path, ["person", "person"], finished=True)
    app, scene = open_library(tmp_path)
    assert str(SEED) in shown(app, scene, over)
    branch = app.library.branch(over, 5)
    for key in (over, branch):
        assert str(SEED) not in shown(app, scene, key)
        assert "seed" not in scene.boxes()
    app.library.delete(branch)
    assert str(SEED) not in shown(app, scene, over), "it can be taken out of the bin again"


def test_asking_in_one_copy_marks_all_that_are_played_on(tmp_path: Path) -> None:
    key = keep(tmp_path, ["standard", "person"])
    app, scene = open_library(tmp_path)
    app.library.duplicate(key)
    scene.read(key)
    for _ in range(2):
        tap(app, scene, "seed")
    assert assisted(app) == [True, True]


def test_the_two_presses_belong_to_the_same_game(tmp_path: Path) -> None:
    keep(tmp_path, ["standard", "person"])
    keep(tmp_path, ["novice", "person"])
    app, scene = open_library(tmp_path)
    for line in app.library.sessions():
        scene.read(line.id)
        tap(app, scene, "seed")
    assert assisted(app) == [False, False]
