"""Choosing files and folders inside the app."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from saves.places import resolve_places
from scenes.app import App
from scenes.library.files.list import (
    documents_folder,
    file_name,
    first_folder,
    home_folder,
    listing,
    shortcuts,
    target_of,
)
from scenes.library.files.scene import LAST_FOLDER, FilesScene
from scenes.shell.routes import FileRequest
from sprites.common.colour import rgb
from sprites.handbook.style import binding_of
from tests.sampling import sampled
from tests.scenes.support import Plain, click, key, make_app, settle, typed


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    place = tmp_path / "place"
    for name in ("Zebra", "Ábel", "beta", ".hidden"):
        (place / name).mkdir(parents=True)
    for name in ("b.throne", "Á.THRONE", "note.txt", ".secret.throne"):
        (place / name).write_bytes(b"x" * 3_000)
    return place


def test_folders_first_then_session_files(folder: Path) -> None:
    names = [entry.name for entry in listing(folder, with_files=True).entries]
    assert names == ["Ábel", "beta", "Zebra", "Á.THRONE", "b.throne"]
    only = [entry.name for entry in listing(folder, with_files=False).entries]
    assert only == ["Ábel", "beta", "Zebra"]


def test_a_folder_that_cannot_be_read(folder: Path) -> None:
    assert not listing(folder / "nowhere", with_files=True).readable
    assert not listing(folder / "b.throne", with_files=True).readable
    assert not listing(Path("bad\0name"), with_files=True).readable


def test_links_to_nowhere_are_left_out(folder: Path) -> None:
    try:
        (folder / "broken.throne").symlink_to(folder / "gone")
    except OSError:
        pytest.skip("this system has no links")
    assert "broken.throne" not in [entry.name for entry in listing(folder, True).entries]


def test_a_huge_folder_is_cut(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scenes.library.files.list.MOST_ENTRIES", 5)
    for number in range(9):
        (tmp_path / f"{number}").mkdir()
    found = listing(tmp_path, with_files=True)
    assert found.cut
    assert len(found.entries) == 5


def test_shortcuts_are_folders_that_exist(tmp_path: Path) -> None:
    places = resolve_places(tmp_path / "data")
    home = tmp_path
    found = shortcuts(places, lambda: tmp_path / "none", lambda: home)
    assert found == {"home": home, "data": places.data}
    assert list(shortcuts(places, lambda: home, lambda: home)) == ["documents", "data"]
    assert isinstance(documents_folder(), Path)
    assert isinstance(home_folder(), Path)


def test_choosing_begins_where_it_ended(tmp_path: Path) -> None:
    places = resolve_places(tmp_path / "data")
    known = {"home": tmp_path}
    assert first_folder(places, str(tmp_path / "data"), known) == tmp_path / "data"
    assert first_folder(places, str(tmp_path / "gone"), known) == tmp_path
    assert first_folder(places, "", {}) == places.data


@pytest.mark.parametrize(
    ("typed_name", "name"),
    [
        ("Evening", "Evening.throne"),
        ("Evening.throne", "Evening.throne"),
        ("a/b\\c:d*?", "a b c d.throne"),
        ("  ..hidden ", "hidden.throne"),
        ("Ősz", "Ősz.throne"),
        ("x" * 300, "x" * 80 + ".throne"),
        ("", None),
        ("///", None),
        (".throne", None),
    ],
)
def test_a_typed_name_becomes_a_safe_file(
    tmp_path: Path, typed_name: str, name: str | None
) -> None:
    target = target_of(tmp_path, typed_name)
    assert target == (None if name is None else tmp_path / name)


def test_names_of_sessions_become_file_names() -> None:
    assert file_name("Kim, Lee: 3 Nov 2026") == "Kim Lee 3 Nov 2026"


# The scene -----------------------------------------------------------------------------------


class Taker:
    """Notes what was chosen and answers as told."""

    def __init__(self, answer: str = "") -> None:
        self.answer = answer
        self.chosen: list[Path] = []

    def __call__(self, path: Path) -> str:
        self.chosen.append(path)
        return self.answer


def open_files(
    tmp_path: Path, folder: Path, request: FileRequest, taker: Taker
) -> tuple[App, FilesScene]:
    app = make_app(tmp_path / "data")
    app.library.set_setting(LAST_FOLDER, str(folder))
    scene = FilesScene(app, request, taker)
    app.stack.reset(Plain(app))
    app.stack.push(scene)
    settle(app)
    return app, scene


OPEN = FileRequest("open", "Import", "Take it")
SAVE = FileRequest("save", "Export", "Write it", name="Evening", replace="Replace it")
FOLDER = FileRequest("folder", "Folder", "Use it")


def test_keys_choose_a_file(tmp_path: Path, folder: Path) -> None:
    taker = Taker()
    app, scene = open_files(tmp_path, folder, OPEN, taker)
    app.tick([key(pygame.K_DOWN)] * 4 + [key(pygame.K_RETURN)], 0.0)
    assert taker.chosen == [folder / "Á.THRONE"]
    app.tick([], 0.0)
    assert app.stack.top is not scene


@pytest.mark.slow
def test_folders_are_entered_and_left_by_keys(tmp_path: Path, folder: Path) -> None:
    app, scene = open_files(tmp_path, folder, OPEN, Taker())
    app.tick([key(pygame.K_DOWN), key(pygame.K_DOWN), key(pygame.K_RETURN)], 0.0)
    assert scene.listing.folder == folder / "beta"
    app.tick([key(pygame.K_BACKSPACE)], 0.0)
    assert scene.listing.folder == folder
    assert scene.chosen is not None
    assert scene.chosen.name == "beta"
    for _ in range(60):
        app.tick([key(pygame.K_BACKSPACE)], 0.0)
    assert scene.listing.folder == Path(folder.anchor)


def test_the_mouse_chooses_and_opens(tmp_path: Path, folder: Path) -> None:
    taker = Taker()
    app, scene = open_files(tmp_path, folder, OPEN, taker)
    spot = scene.rows.rect_of(4).center
    app.tick(click(spot), 0.0)
    assert taker.chosen == []
    app.tick(click(scene.boxes()["ok"].center), 0.0)
    assert taker.chosen == [folder / "b.throne"]


def test_nothing_chosen_nothing_happens(tmp_path: Path, folder: Path) -> None:
    taker = Taker()
    app, scene = open_files(tmp_path, folder, OPEN, taker)
    app.tick(click(scene.boxes()["ok"].center), 0.0)
    assert taker.chosen == []
    assert app.stack.top is scene


def test_a_refusal_is_told_and_the_sheet_stays(tmp_path: Path, folder: Path) -> None:
    app, scene = open_files(tmp_path, folder, OPEN, Taker("This will not do."))
    app.tick([key(pygame.K_DOWN)] * 4 + [key(pygame.K_RETURN)], 0.0)
    app.tick([], 0.0)
    assert app.stack.top is scene
    assert scene.problem == "This will not do."
    app.tick([key(pygame.K_DOWN)], 0.0)
    assert scene.problem == ""


def test_saving_under_a_typed_name(tmp_path: Path, folder: Path) -> None:
    taker = Taker()
    app, _ = open_files(tmp_path, folder, SAVE, taker)
    app.tick([*typed(" late"), key(pygame.K_RETURN)], 0.0)
    assert taker.chosen == [folder / "Evening late.throne"]
    assert app.library.setting(LAST_FOLDER, "") == str(folder)


def test_an_empty_name_is_asked_for(tmp_path: Path, folder: Path) -> None:
    taker = Taker()
    app, scene = open_files(tmp_path, folder, SAVE, taker)
    app.tick([key(pygame.K_a, pygame.KMOD_CTRL), key(pygame.K_DELETE)], 0.0)
    app.tick([key(pygame.K_RETURN)], 0.0)
    assert taker.chosen == []
    assert "name" in scene.problem


def test_a_chosen_file_lends_its_name(tmp_path: Path, folder: Path) -> None:
    taker = Taker()
    app, scene = open_files(tmp_path, folder, SAVE, taker)
    app.tick(click(scene.rows.rect_of(4).center), 0.0)
    assert scene.answer == folder / "b.throne"
    app.tick(click(scene.boxes()["ok"].center), 0.0)
    assert taker.chosen == [folder / "b.throne"]


def test_a_folder_is_chosen_by_standing_in_it(tmp_path: Path, folder: Path) -> None:
    taker = Taker()
    app, scene = open_files(tmp_path, folder, FOLDER, taker)
    app.tick([key(pygame.K_DOWN), key(pygame.K_RETURN)], 0.0)
    app.tick(click(scene.boxes()["ok"].center), 0.0)
    assert taker.chosen == [folder / "Ábel"]


def test_escape_and_cancel_choose_nothing(tmp_path: Path, folder: Path) -> None:
    for leave in ("escape", "cancel"):
        taker = Taker()
        app, scene = open_files(tmp_path / leave, folder, SAVE, taker)
        if leave == "escape":
            app.tick([key(pygame.K_ESCAPE), key(pygame.K_ESCAPE)], 0.0)
        else:
            app.tick(click(scene.boxes()["cancel"].center), 0.0)
        app.tick([], 0.0)
        assert app.stack.top is not scene
        assert taker.chosen == []
        app.close()


def test_tab_reaches_everything(tmp_path: Path, folder: Path) -> None:
    app, scene = open_files(tmp_path, folder, SAVE, Taker())
    seen = set()
    for _ in range(len(scene.boxes()) + 1):
        app.tick([key(pygame.K_TAB)], 0.0)
        seen.add(scene._focus.focused)
    assert seen == set(scene.boxes())


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="root may read everything")
def test_a_closed_folder_is_told(tmp_path: Path, folder: Path) -> None:
    (folder / "beta").chmod(0)
    app, scene = open_files(tmp_path, folder, OPEN, Taker())
    app.tick([key(pygame.K_DOWN), key(pygame.K_DOWN), key(pygame.K_RETURN)], 0.0)
    assert scene.problem
    (folder / "beta").chmod(0o700)


@pytest.mark.parametrize("size", sampled([(1280, 690), (1920, 1080)]))
def test_everything_lies_inside(tmp_path: Path, folder: Path, size: tuple[int, int]) -> None:
    app = make_app(tmp_path / "data", size)
    scene = FilesScene(app, SAVE, Taker())
    app.stack.reset(scene)
    settle(app)
    screen = pygame.Rect((0, 0), size)
    assert all(screen.contains(box) for box in scene.boxes().values())
    assert all(min(box.size) >= 32 for box in scene.boxes().values())


def test_over_a_book_it_wears_the_colours_of_that_book(tmp_path: Path, folder: Path) -> None:
    app, scene = open_files(tmp_path, folder, replace(SAVE, game="versailles"), Taker())
    bar = (scene.boxes()["cancel"].x, scene.boxes()["up"].y - 20)
    assert app.canvas.get_at(bar)[:3] == rgb(binding_of("versailles").accent)
    by_eye = pygame.image.tobytes(app.canvas, "RGB")
    app.tick([key(pygame.K_TAB)], 0.0)
    assert pygame.image.tobytes(app.canvas, "RGB") != by_eye, "the keyboard is seen"
