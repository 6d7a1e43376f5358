"""Sessions go out of the library and come in again as files, also beside another window."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from saves.library import Library
from saves.replaying import restore
from saves.transfer import export_file
from scenes.app import App
from scenes.library.files.scene import FilesScene
from scenes.library.scene import LibraryScene
from sprites.common import fonts
from tests.saves.samples import unsaved
from tests.scenes.library.opened import (
    fill,
    open_library,
    tap,
    top,
)
from tests.scenes.library.session_files import document_of, played, wrapped
from tests.scenes.support import click, key, settle, typed


def choose_file(app: App, name: str) -> FilesScene:
    files = top(app)
    assert isinstance(files, FilesScene)
    place = [entry.name for entry in files.listing.entries].index(name)
    files.rows.choose(place)
    settle(app)
    app.tick(click(files.rows.rect_of(place).center), 0.0)
    tap(app, files, "ok")
    return files


def test_export_and_import_through_the_window(opened: tuple[App, LibraryScene]) -> None:
    app, scene = opened
    app.tick([key(pygame.K_END), key(pygame.K_e, pygame.KMOD_CTRL)], 0.0)
    files = top(app)
    assert isinstance(files, FilesScene)
    assert "hidden cards" in files.request.note
    assert files.request.warn
    app.tick([key(pygame.K_a, pygame.KMOD_CTRL), *typed("given away"), key(pygame.K_RETURN)], 0.0)
    assert top(app) is scene
    path = app.places.data / "given away.throne"
    assert path.is_file()
    line = scene.chosen
    assert line is not None
    digest = restore(app.library.load(line.id)).digest()
    tap(app, scene, "delete")
    tap(app, scene, "import")
    choose_file(app, "given away.throne")
    assert top(app) is scene
    assert len(scene.lines) == 4
    assert scene.chosen is not None
    assert scene.chosen.id != line.id
    assert scene.chosen.name == line.name
    assert restore(app.library.load(scene.chosen.id)).digest() == digest


def test_a_game_that_is_there_already_is_not_kept_twice(opened: tuple[App, LibraryScene]) -> None:
    app, scene = opened
    app.tick([key(pygame.K_END)], 0.0)
    line = scene.chosen
    assert line is not None
    export_file(app.library.load(line.id), app.places.data / "mine")
    app.tick([key(pygame.K_HOME)], 0.0)
    before = len(scene.lines)
    tap(app, scene, "import")
    choose_file(app, "mine.throne")
    assert top(app) is scene
    assert len(scene.lines) == before
    assert scene.chosen is not None
    assert scene.chosen.id == line.id
    assert "already on the shelf" in app.notice.sentence


def test_a_finished_game_is_exported_without_warning(opened: tuple[App, LibraryScene]) -> None:
    app, scene = opened
    tap(app, scene, "show:finished")
    tap(app, scene, "export")
    files = top(app)
    assert isinstance(files, FilesScene)
    assert not files.request.warn


def test_a_refused_file_keeps_the_sheet_and_says_why(opened: tuple[App, LibraryScene]) -> None:
    app, scene = opened
    document = document_of(played(1, 25))
    document["log"][3] = ["gold", 7]
    (app.places.data / "cheat.throne").write_bytes(wrapped(document))
    before = app.library.sessions()
    tap(app, scene, "import")
    files = choose_file(app, "cheat.throne")
    assert top(app) is files
    assert "decision 4 of 25" in files.problem
    assert app.library.sessions() == before


def test_a_file_dropped_on_the_window_is_imported(opened: tuple[App, LibraryScene]) -> None:
    app, scene = opened
    path = export_file(played(6, 40), app.places.data / "dropped")
    app.tick([pygame.event.Event(pygame.DROPFILE, {"file": str(path)})], 0.0)
    assert len(scene.lines) == 5
    app.tick([pygame.event.Event(pygame.DROPFILE, {"file": "nowhere.throne"})], 0.0)
    assert len(scene.lines) == 5
    assert "no file" in app.notice.sentence


ODD_NAMES = {
    "Ana \N{GRINNING FACE}": "Ana",
    "\N{GRINNING FACE}": "@red",
    "\N{HEBREW LETTER SHIN}\N{HEBREW LETTER LAMED}": "@red",
    "Kim\N{RIGHT-TO-LEFT OVERRIDE}ikS": "KimikS",
    "Wolfeschlegelsteinhausenbergerdorff": "Wolfeschlegelsteinhausen",
    "Ōe   Réka": "Ōe Réka",
}
"""Names in a file, and how they stand on the table."""


@pytest.mark.parametrize("name", ODD_NAMES)
def test_names_of_a_file_are_shown_or_the_sentence_says_what_was_left_out(
    opened: tuple[App, LibraryScene], name: str
) -> None:
    app, scene = opened
    record = played(6, 40)
    seats = [{**record.config["seats"][0], "name": name}, *record.config["seats"][1:]]
    odd = replace(record, config={**record.config, "seats": seats}, name=f"Evening of {name}")
    path = export_file(odd, app.places.data / "odd")
    for _ in range(2):  # the second time it is known again
        app.tick([pygame.event.Event(pygame.DROPFILE, {"file": str(path)})], 0.0)
        assert len(scene.lines) == 5
        assert scene.chosen is not None
        kept = app.library.load(scene.chosen.id)
        assert kept.config["seats"][0]["name"] == ODD_NAMES[name]
        shown = kept.name + kept.config["seats"][0]["name"]
        assert all(fonts.has_letter(letter) for letter in shown)
    app.library.delete(kept.id)
    app.tick([pygame.event.Event(pygame.DROPFILE, {"file": str(path)})], 0.0)
    assert ("left out" in app.notice.sentence) == (name != "Ōe   Réka")
    assert restore(kept).digest() == restore(record).digest()


def test_a_game_with_an_odd_name_that_was_kept_before_is_known_again(
    opened: tuple[App, LibraryScene],
) -> None:
    app, scene = opened
    record = played(6, 40)
    seats = [{**record.config["seats"][0], "name": "\N{PARTY POPPER}"}, *record.config["seats"][1:]]
    app.library.import_session(replace(record, config={**record.config, "seats": seats}))
    scene.read()
    before, line = len(scene.lines), app.library.sessions()[0]
    path = export_file(app.library.load(line.id), app.places.data / "odd")
    app.tick([pygame.event.Event(pygame.DROPFILE, {"file": str(path)})], 0.0)
    assert len(scene.lines) == before


# Two windows ---------------------------------------------------------------------------------


def test_a_second_window_only_looks_on(tmp_path: Path) -> None:
    fill(tmp_path, 4)
    first = Library.open(tmp_path / "library.sqlite3")
    app, scene = open_library(tmp_path)
    before = app.library.sessions()
    for target in ("rename", "duplicate", "delete", "import"):
        tap(app, scene, target)
        assert top(app) is scene
        assert "Another window" in app.notice.sentence
    app.tick([key(pygame.K_DELETE)], 0.0)
    path = export_file(played(6, 40), tmp_path / "dropped")
    app.tick([pygame.event.Event(pygame.DROPFILE, {"file": str(path)})], 0.0)
    assert app.library.sessions() == before
    assert unsaved(app.library) <= 1  # the setting that this test made itself
    first.close()
    app.library.heartbeat()
    app.tick([], 0.1)
    tap(app, scene, "rename")
    assert scene.naming
