"""Libraries of earlier formats are brought up to date, and nothing in them is lost."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

from saves import schema
from saves.connection import connect
from saves.library import Library
from tests.saves.samples import library_file, the_notice


def of_version(number: int, tmp_path: Path) -> Path:
    path = library_file(tmp_path)
    path.parent.mkdir(parents=True)
    other = sqlite3.connect(path)
    script = Path(__file__).with_name(f"version_{number}.sql")
    other.executescript(script.read_text(encoding="utf-8"))
    other.close()
    return path


def version_1(tmp_path: Path) -> Path:
    return of_version(1, tmp_path)


def test_library_of_version_2_is_brought_up_to_date(tmp_path: Path) -> None:
    path = of_version(2, tmp_path)
    with Library.open(path) as library:
        assert library.status.saving
        written = int.from_bytes(path.read_bytes()[60:64], "big")
        assert written == schema.VERSION, "older programs look into the file itself"
        notice = the_notice(library)
        assert (notice.key, notice.values["found"]) == ("library.upgraded", 2)
        record = library.load("old")
        assert (len(record.log), record.cursor, record.assisted) == (3, 2, True)
        assert record.hints == 0
        (entry,) = library.records("viscounts")
        assert (entry.score, entry.values) == (41, {"hints": 2})
        library.set_hints("old", 1)
    assert path.with_name(path.name + ".format-2").exists()
    with Library.open(path) as library:
        assert library.status.notices == ()
        assert library.load("old").hints == 1


def test_what_a_killed_upgrade_began_to_copy_is_in_nobodys_way(tmp_path: Path) -> None:
    path = of_version(2, tmp_path)
    path.with_name(path.name + ".format-2.part").write_text("begun")
    with Library.open(path) as library:
        assert library.status.saving
        assert the_notice(library).key == "library.upgraded"
    copy = connect(path.with_name(path.name + ".format-2"))
    assert schema.version_of(copy) == 2
    copy.close()


def test_library_of_version_3_had_no_reasons(tmp_path: Path) -> None:
    with Library.open(of_version(3, tmp_path)) as library:
        assert the_notice(library).values["found"] == 3
        record = library.load("old")
        assert (len(record.log), record.hints, record.reasons) == (3, 2, {})
        why = ["ai.reason.least", {}]
        library.append("old", 2, ["pass"], why=why)
        assert library.load("old").reasons == {2: why}


def test_library_of_version_1_is_brought_up_to_date(tmp_path: Path) -> None:
    path = version_1(tmp_path)
    with Library.open(path) as library:
        assert library.status.saving
        assert the_notice(library).key == "library.upgraded"
        record = library.load("old")
        assert record.log == [["place", 0], ["place", 1], ["end"]]
        assert (record.cursor, record.seed, record.data_text) == (2, 42, "a")
        assert (record.name, record.progress, record.assisted) == ("Old game", {"round": 2}, False)
        assert library.setting("speed", 1) == 3
        assert [line.players[0].name for line in library.sessions()] == ["Ágnes"]
        library.append("old", 2, ["pass"])
        library.delete("old")
    copy = connect(path.with_name(path.name + ".format-1"))
    assert schema.version_of(copy) == 1
    assert copy.execute("SELECT COUNT(*) FROM decision").fetchone() == (3,)
    copy.close()
    with Library.open(path) as library:
        assert library.status.notices == ()
        assert library.load("old").log == [["place", 0], ["place", 1], ["pass"]]


def test_upgraded_and_new_library_have_the_same_tables(tmp_path: Path) -> None:
    def shape(path: Path) -> list[tuple[str, str]]:
        connection = connect(path)
        rows = connection.execute("SELECT name, sql FROM sqlite_master ORDER BY name").fetchall()
        connection.close()
        return [(name, " ".join((sql or "").split())) for name, sql in rows]

    Library.open(tmp_path / "new.sqlite3").close()
    for number in range(1, schema.VERSION):
        path = of_version(number, tmp_path / str(number))
        Library.open(path).close()
        assert shape(path) == shape(tmp_path / "new.sqlite3")


def test_upgrade_that_fails_leaves_version_1_as_it_was(tmp_path: Path) -> None:
    path = version_1(tmp_path)

    class Full(sqlite3.Connection):
        def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:
            if sql.startswith("CREATE TABLE record"):
                error = sqlite3.OperationalError("database or disk is full")
                error.sqlite_errorcode = sqlite3.SQLITE_FULL
                raise error
            return super().execute(sql, *values)

    def connect_full(place: Path) -> sqlite3.Connection:
        return sqlite3.connect(place, isolation_level=None, factory=Full)

    with Library.open(path, connect=connect_full) as library:
        assert library.status.problem is not None
        assert library.status.problem.key == "library.no_space"
        assert len(library.load("old").log) == 3
    with Library.open(path) as library:
        assert library.status.saving
        assert len(library.load("old").log) == 3
