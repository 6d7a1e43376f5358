"""Every decision carries a mark of all before it: a damaged one is noticed at once, also between
two digests."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from saves.library import Library
from tests.saves.samples import begin, decision, library_file
from tests.saves.test_upgrading import of_version


def damaged(folder: Path, *statements: str) -> Library:
    """The library opened again after somebody wrote into it."""
    with sqlite3.connect(library_file(folder)) as raw:
        for statement in statements:
            raw.execute(statement)
    return Library.open(library_file(folder))


def kept(folder: Path, decisions: int = 19) -> str:
    with Library.open(library_file(folder)) as library:
        session = begin(library, 5)
        for number in range(5, decisions):
            library.append(session, number, decision(number))
    return session


@pytest.mark.parametrize("place", [0, 4, 5, 13, 18])
def test_a_decision_that_became_another_one_ends_what_is_read(tmp_path: Path, place: int) -> None:
    session = kept(tmp_path)
    other = f"""UPDATE decision SET body = '["place",99,["corn",1],"x"]' WHERE place = {place}"""
    with damaged(tmp_path, other) as library:
        record = library.load(session)
    assert record.log == [decision(number) for number in range(place)]
    assert record.problem is not None
    assert (record.problem.key, record.problem.values["good"]) == ("session.cut", place)


def test_decisions_that_changed_places_are_noticed(tmp_path: Path) -> None:
    session = kept(tmp_path)
    swap = """UPDATE decision SET body = (SELECT body FROM decision AS other
        WHERE other.place = 15 - decision.place) WHERE place IN (7, 8)"""
    with damaged(tmp_path, swap) as library:
        assert len(library.load(session).log) == 7


@pytest.mark.parametrize("mark", ["'x'", "''", "7"])
def test_where_only_a_mark_is_damaged_nothing_is_lost(tmp_path: Path, mark: str) -> None:
    session = kept(tmp_path)
    with damaged(tmp_path, f"UPDATE decision SET mark = {mark} WHERE place = 9") as library:
        record = library.load(session)
        assert (len(record.log), record.problem) == (19, None)
        library.append(session, 19, decision(19))
        library.move(session, 9)
        library.append(session, 9, ["other"])
        record = library.load(session)
        assert (record.log[9:], record.problem) == ([["other"]], None)


def test_a_game_without_marks_is_read_and_marked_from_its_next_decision_on(tmp_path: Path) -> None:
    session = kept(tmp_path)
    with damaged(tmp_path, "UPDATE decision SET mark = ''") as library:
        assert library.load(session).problem is None
        library.append(session, 19, decision(19))
        library.append(session, 20, decision(20))
    with damaged(tmp_path, "UPDATE decision SET body = '[]' WHERE place = 20") as library:
        record = library.load(session)
        assert (len(record.log), record.problem is None) == (20, False)


def test_copies_and_games_taken_back_are_marked_anew(tmp_path: Path) -> None:
    session = kept(tmp_path)
    with Library.open(library_file(tmp_path)) as library:
        library.move(session, 12)
        library.append(session, 12, ["other"])
        copies = [session, library.duplicate(session), library.branch(session, 6)]
    for copy in copies:
        spoil = f"UPDATE decision SET body = '[]' WHERE session = '{copy}' AND place = 5"
        with damaged(tmp_path, spoil) as library:
            assert len(library.load(copy).log) == 5


def test_a_library_of_version_4_is_brought_up_to_date(tmp_path: Path) -> None:
    with Library.open(of_version(4, tmp_path)) as library:
        (notice,) = library.status.notices
        assert (notice.key, notice.values["found"]) == ("library.upgraded", 4)
        record = library.load("old")
        assert (len(record.log), record.cursor, record.problem) == (3, 2, None)
        assert list(record.reasons) == [1]
        library.append("old", 2, ["pass"])
        library.append("old", 3, ["end"])
        assert len(library.load("old").log) == 4
    with damaged(tmp_path, "UPDATE decision SET body = '[]' WHERE place = 3") as library:
        assert len(library.load("old").log) == 3
