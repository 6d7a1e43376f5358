"""Games saved by an earlier state of the program are opened, played on and replayed alike."""

from __future__ import annotations

import shutil
import tomllib
from pathlib import Path
from typing import Any

import pytest

from engine.games import load_game
from engine.session import from_json
from saves.library import Library
from saves.replaying import replayed, restore
from saves.resume import resume
from saves.transfer import examine_file, read_file

FOLDER = Path(__file__).with_name("fixtures")
FILES: list[dict[str, Any]] = tomllib.loads((FOLDER / "expected.toml").read_text())["file"]
"""All games, both variants of Caylus, an automa, opponents, hints, help, undone decisions, other
component data; finished and not."""
IN_THE_LIBRARY = {
    "viscounts-old-data": 230,
    "caylus-advanced-undone": 103,
    "tara-two-hints": 89,
    "versailles-five-finished": 244,
}
each = pytest.mark.parametrize("file", FILES, ids=lambda file: str(file["name"]))


def path_of(file: dict[str, Any]) -> Path:
    return FOLDER / f"{file['name']}.throne"


def test_every_file_is_listed() -> None:
    assert {path_of(file) for file in FILES} == set(FOLDER.glob("*.throne"))
    assert {file["game"] for file in FILES} == {"viscounts", "caylus", "tara", "versailles"}


@each
def test_it_is_sound(file: dict[str, Any]) -> None:
    record = examine_file(path_of(file), replayed)
    assert len(record.log) == file["decisions"]


@each
def test_it_is_brought_in_and_opened_where_it_stood(file: dict[str, Any], tmp_path: Path) -> None:
    with Library.open(tmp_path / "library.sqlite3") as library:
        session_id = library.import_session(examine_file(path_of(file), replayed))
        summary = library.summary(session_id)
        resumed = resume(library, session_id)
    assert summary is not None
    assert (summary.finished, summary.assisted) == (file["finished"], file["assisted"])
    assert list((summary.result or {}).get("totals", [])) == file["totals"]
    session = resumed.played
    assert resumed.problem is None
    assert session is not None
    assert len(session.log) == file["cursor"]
    assert session.digest() == file["digest"]
    assert (session.assisted, session.hints) == (file["assisted"], file["hints"])
    assert session.over is file["finished"]
    while session.undone:
        session.redo()
    assert len(session.log) == file["decisions"]
    assert session.digest() == file["whole"]


@each
def test_it_is_the_same_as_one_replayed_from_the_start(
    file: dict[str, Any], tmp_path: Path
) -> None:
    record = read_file(path_of(file))
    fresh = restore(record)
    with Library.open(tmp_path / "library.sqlite3") as library:
        opened = resume(library, library.import_session(record)).played
    assert opened is not None
    for name in ("log", "undone", "events", "askers", "barriers", "assisted", "hints", "state"):
        assert getattr(opened, name) == getattr(fresh, name), name


@each
def test_it_is_played_on_and_opened_again(file: dict[str, Any], tmp_path: Path) -> None:
    with Library.open(tmp_path / "library.sqlite3") as library:
        session_id = library.import_session(read_file(path_of(file)))
        session = resume(library, session_id).played
        assert session is not None
        for _ in range(0 if session.over else 25):
            if session.over:
                break
            session.act(session.state.options[-1])
            body = library.load(session_id)
            index = len(session.log) - 1
            library.append(session_id, index, list(session.log[-1]))
            assert len(body.log) >= index
        again = resume(library, session_id)
    assert again.problem is None
    assert again.played is not None
    assert again.played.digest() == session.digest()


def test_other_component_data_are_those_of_the_session() -> None:
    old = [file for file in FILES if "old-data" in file["name"]]
    assert len(old) == 2
    for file in old:
        record = read_file(path_of(file))
        assert record.data_text != load_game(record.game).data_text
        assert restore(record).game.data_text == record.data_text


def test_a_whole_library_is_opened(tmp_path: Path) -> None:
    expected = {file["name"]: file for file in FILES}
    shutil.copy(FOLDER / "library.sqlite3", tmp_path)
    with Library.open(tmp_path / "library.sqlite3") as library:
        assert library.status.saving
        assert library.setting("speed", 2) == 3
        (record,) = library.records("versailles")
        assert (record.score, record.category) == (18, "seats:5:expert")
        lines = library.sessions()
        assert {line.name: line.decisions for line in lines} == IN_THE_LIBRARY
        for line in lines:
            session = resume(library, line.id).played
            assert session is not None
            assert session.digest() == expected[line.name]["digest"]


def test_a_decision_in_a_file_is_plain() -> None:
    record = read_file(path_of(FILES[0]))
    assert all(isinstance(action, list) for action in record.log)
    assert [from_json(action) for action in record.log] == restore(record).log
