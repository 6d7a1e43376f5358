"""Every row of a library is looked at, and what can be saved of a damaged one is saved."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path

import pytest

from engine.games import load_game
from engine.session import Session
from saves.connection import connect
from saves.errors import SaveError
from saves.library import Library
from saves.library_check import LibraryReport, check_library, repair_library
from saves.lock import Holder
from saves.opening import Opener
from saves.replaying import replayed
from tests.sampling import sampled, sampled_rows
from tests.saves.samples import library_file

CONFIG = {
    "seats": [
        {"kind": "person", "name": "Ágnes", "colour": "red"},
        {"kind": "person", "name": "Bea", "colour": "blue"},
    ],
    "options": {},
}
PNG = b"\x89PNG\r\n\x1a\n" + bytes(40)


def played(library: Library, game: str, seed: int, decisions: int = 45) -> str:
    """A session of so many first answers, with its digests, as a table saves it."""
    rules = load_game(game)
    session = Session(rules, CONFIG, seed)
    kept = library.create_session(
        game=game, rules_version=1, config=CONFIG, seed=seed, data_text=rules.data_text
    )
    for index in range(decisions):
        action = session.state.options[0]
        session.act(action)
        digest = session.digest() if (index + 1) % 20 == 0 else None
        library.append(kept, index, list(action), digest)
    library.set_picture(kept, PNG)
    return kept


@pytest.fixture
def kept(tmp_path: Path) -> tuple[Path, list[str]]:
    """A closed library with a game each of Tara and Versailles, and one more in the bin."""
    path = library_file(tmp_path)
    with Library.open(path) as library:
        ids = [played(library, "tara", 1), played(library, "versailles", 2)]
        ids.append(played(library, "versailles", 3))
        library.delete(ids[2])
        library.set_setting("speed", 3)
    return path, ids


def opener(path: Path) -> Opener:
    return Opener(path, Holder(), time.time, connect)


def checked(path: Path) -> LibraryReport:
    return check_library(opener(path), replayed)


def change(path: Path, statement: str, *values: object) -> None:
    connection = sqlite3.connect(path)
    connection.execute(statement, values)
    connection.commit()
    connection.close()


def contents(path: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in path.parent.iterdir()}


def test_a_sound_library_has_no_fault_and_is_not_touched(kept: tuple[Path, list[str]]) -> None:
    path, _ = kept
    before = contents(path)
    report = checked(path)
    assert (report.games, report.sound, report.faults) == (3, 3, ())
    assert contents(path) == before


@pytest.mark.parametrize(
    ("statement", "key"),
    sampled_rows([
        ("UPDATE decision SET body = '[\"gold\",9]' WHERE session = ? AND place = 7",
         "session.cut"),
        ("UPDATE decision SET body = x'ff00' WHERE session = ? AND place = 7", "session.cut"),
        ("DELETE FROM decision WHERE session = ? AND place = 30", "session.cut"),
        ("UPDATE digest SET body = 'other' WHERE session = ? AND place = 40",
         "file.not_our_rules"),
        ("UPDATE session SET config = '{' WHERE id = ?", "session.unreadable"),
        ("UPDATE session SET seed = 'none' WHERE id = ?", "session.unreadable"),
        ("UPDATE session SET seed = '99' WHERE id = ?", "file.not_our_rules"),
        ("UPDATE picture SET png = 'a text' WHERE session = ?", "check.picture"),
    ], fast=3),
)  # fmt: skip
def test_a_fault_of_one_game_is_told_with_its_line_and_the_others_are_sound(
    kept: tuple[Path, list[str]], statement: str, key: str
) -> None:
    path, ids = kept
    change(path, statement, ids[0])
    report = checked(path)
    (fault,) = report.faults
    assert fault.what.key == key
    assert fault.session is not None
    assert fault.session.id == ids[0]
    assert report.sound == (3 if key == "check.picture" else 2)


def test_damaged_card_data_are_told_and_do_not_hide_what_else_is_there(
    kept: tuple[Path, list[str]],
) -> None:
    path, _ = kept
    change(path, "UPDATE data SET packed = x'00'")
    report = checked(path)
    assert [fault.what.key for fault in report.faults] == ["check.data"]
    assert report.faults[0].what.values == {"n": 2}
    assert report.sound == 3, "the program has these texts itself"


def test_a_repaired_library_has_all_that_the_rules_agree_with(
    kept: tuple[Path, list[str]],
) -> None:
    path, ids = kept
    change(path, "UPDATE decision SET body = 'x' WHERE session = ? AND place = 31", ids[0])
    change(path, "UPDATE data SET packed = x'00'")
    aside = repair_library(opener(path), replayed)
    assert checked(aside).faults, "the damaged file is kept as it was"
    report = checked(path)
    assert (report.games, report.sound, report.faults) == (3, 3, ())
    with Library.open(path) as library:
        assert library.status.saving
        assert len(library.load(ids[0]).log) == 31
        assert len(library.load(ids[1]).log) == 45
        assert library.picture(ids[1]) == PNG
        assert {line.id for line in library.sessions(deleted=True)} == {ids[2]}
        assert library.setting("speed", 1) == 3


def test_a_game_of_which_nothing_can_be_read_is_left_out_of_the_repaired_library(
    kept: tuple[Path, list[str]],
) -> None:
    path, ids = kept
    change(path, "UPDATE session SET config = '{' WHERE id = ?", ids[0])
    repair_library(opener(path), replayed)
    report = checked(path)
    assert (report.games, report.sound, report.faults) == (2, 2, ())


@pytest.mark.parametrize("share", sampled([0.3, 0.6, 0.9]))
def test_a_spoilt_page_is_told_and_repaired_as_far_as_it_goes(
    kept: tuple[Path, list[str]], share: float
) -> None:
    path, _ = kept
    content = bytearray(path.read_bytes())
    at = int(len(content) * share) // 4096 * 4096
    content[at : at + 4096] = b"\xa5" * 4096
    path.write_bytes(content)
    assert checked(path).faults
    repair_library(opener(path), replayed)
    report = checked(path)
    assert report.faults == ()
    assert report.sound == report.games


def test_an_open_library_is_not_repaired(kept: tuple[Path, list[str]]) -> None:
    path, ids = kept
    with Library.open(path) as library:
        library.rename(ids[0], "open")
        with pytest.raises(SaveError, match=r"library\.in_use"):
            repair_library(opener(path), replayed)
    assert checked(path).faults == ()


def test_where_no_library_is_nothing_is_made(tmp_path: Path) -> None:
    with pytest.raises(SaveError, match=r"file\.missing"):
        checked(tmp_path / "library.sqlite3")
    assert list(tmp_path.iterdir()) == []


def test_a_game_without_a_picture_is_sound_and_what_is_no_picture_is_told(
    kept: tuple[Path, list[str]],
) -> None:
    path, ids = kept
    change(path, "DELETE FROM picture WHERE session = ?", ids[0])
    change(path, "UPDATE picture SET png = 'a text' WHERE session = ?", ids[1])
    change(path, "UPDATE picture SET png = x'0102' WHERE session = ?", ids[2])
    found = checked(path).faults
    assert [fault.what.key for fault in found] == ["check.picture", "check.picture"]
    assert {fault.session.id for fault in found if fault.session} == set(ids[1:])
