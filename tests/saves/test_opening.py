"""What may stand at the library's place, and that none of it is ever lost."""

from __future__ import annotations

import os
import random
import shutil
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from saves import schema
from saves.library import Library
from tests.saves.samples import begin, decision, library_file, the_notice


def filled(tmp_path: Path, decisions: int = 400) -> str:
    """A closed library with two sessions; returns the id of the first."""
    with Library.open(library_file(tmp_path)) as library:
        session = begin(library, decisions)
        begin(library, decisions)
        library.set_setting("speed", 3)
    return session


def names(tmp_path: Path) -> list[str]:
    return sorted(path.name for path in library_file(tmp_path).parent.iterdir())


def expect_set_aside(tmp_path: Path, why: str, number: int, content: bytes) -> None:
    path = library_file(tmp_path)
    aside = path.with_name(f"{path.name}.{why}-{number}")
    with Library.open(path) as library:
        assert library.status.saving
        notice = the_notice(library)
        assert notice.key == f"library.{why}_set_aside"
        assert notice.values == {"path": str(path), "aside": str(aside)}
        assert aside.read_bytes() == content
        session = begin(library, 2)
    with Library.open(path) as library:
        assert library.status.notices == ()
        assert [line.id for line in library.sessions()] == [session]
    assert aside.read_bytes() == content


NOT_DATABASES = {
    "empty": b"",
    "short": b"SQLite format 3\x00\x10",
    "text": b"This is my diary. " * 300,
    "zeros": bytes(8192),
    "noise": random.Random(5).randbytes(20_000),
}


@pytest.mark.parametrize("kind", NOT_DATABASES)
def test_what_is_no_database_is_set_aside(tmp_path: Path, kind: str) -> None:
    path = library_file(tmp_path)
    path.parent.mkdir()
    path.write_bytes(NOT_DATABASES[kind])
    expect_set_aside(tmp_path, "damaged", 1, NOT_DATABASES[kind])
    path.write_bytes(NOT_DATABASES[kind])
    expect_set_aside(tmp_path, "damaged", 2, NOT_DATABASES[kind])


def test_database_of_another_program_is_set_aside(tmp_path: Path) -> None:
    path = library_file(tmp_path)
    path.parent.mkdir()
    other = sqlite3.connect(path)
    other.execute("CREATE TABLE session (recipe TEXT)")
    other.execute("INSERT INTO session VALUES ('soup')")
    other.commit()
    other.close()
    expect_set_aside(tmp_path, "foreign", 1, path.read_bytes())


def test_no_more_than_the_head_of_another_database_is_set_aside_as_such(tmp_path: Path) -> None:
    path = library_file(tmp_path)
    path.parent.mkdir()
    path.write_bytes(b"SQLite format 3\x00".ljust(100, b"\x00"))
    expect_set_aside(tmp_path, "foreign", 1, path.read_bytes())


@pytest.mark.parametrize("share", [0.02, 0.3, 0.7, 0.95])
def test_truncated_library_is_set_aside(tmp_path: Path, share: float) -> None:
    filled(tmp_path)
    path = library_file(tmp_path)
    content = path.read_bytes()
    path.write_bytes(content[: int(len(content) * share)])
    expect_set_aside(tmp_path, "damaged", 1, path.read_bytes())


@pytest.mark.parametrize("page", range(1, 12, 2))
def test_library_with_a_spoilt_page_is_set_aside(tmp_path: Path, page: int) -> None:
    filled(tmp_path)
    path = library_file(tmp_path)
    content = bytearray(path.read_bytes())
    content[page * 4096 : page * 4096 + 2048] = random.Random(page).randbytes(2048)
    path.write_bytes(content)
    expect_set_aside(tmp_path, "damaged", 1, bytes(content))


@pytest.mark.slow
def test_library_without_a_table_is_set_aside(tmp_path: Path) -> None:
    for table in schema.TABLES:
        filled(tmp_path, 3)
        other = sqlite3.connect(library_file(tmp_path))
        other.execute("PRAGMA journal_mode=DELETE")
        other.execute(f"DROP TABLE {table}")
        other.commit()
        other.close()
        with Library.open(library_file(tmp_path)) as library:
            assert library.status.saving
            assert the_notice(library).key == "library.damaged_set_aside"
        library_file(tmp_path).unlink()


def test_side_files_go_with_the_damaged_library(tmp_path: Path) -> None:
    path = library_file(tmp_path)
    path.parent.mkdir()
    path.write_bytes(b"damaged")
    for side in ("-wal", "-shm", "-journal"):
        path.with_name(path.name + side).write_text("side file " + side)
    with Library.open(path) as library:
        assert library.status.saving
    for side in ("-wal", "-shm", "-journal"):
        aside = path.with_name(path.name + ".damaged-1" + side)
        assert aside.read_text() == "side file " + side


def test_wal_without_its_library_does_not_get_into_the_next(tmp_path: Path) -> None:
    path = library_file(tmp_path)
    with Library.open(path) as library:
        begin(library, 50)
        orphan = path.with_name(path.name + "-wal").read_bytes()
    path.unlink()
    path.with_name(path.name + "-wal").write_bytes(orphan)
    with Library.open(path) as library:
        assert library.status.saving
        assert library.sessions() == []
    assert path.with_name(path.name + ".damaged-1-wal").read_bytes() == orphan


@pytest.mark.slow
def test_random_damage_never_raises_and_loses_no_file(tmp_path: Path) -> None:
    filled(tmp_path, 60)
    path = library_file(tmp_path)
    sound = path.read_bytes()
    chance = random.Random(11)
    for _ in range(60):
        content = bytearray(sound)
        for _ in range(chance.choice((1, 3, 30))):
            content[chance.randrange(len(content))] = chance.randrange(256)
        shutil.rmtree(path.parent)
        path.parent.mkdir()
        path.write_bytes(content)
        with Library.open(path) as library:
            for line in library.sessions():
                readable(library, line.id)
            begin(library, 1)
        aside = [name for name in names(tmp_path) if "-1" in name]
        assert library.status.saving or library.status.problem is not None
        assert not aside or path.with_name(aside[0]).read_bytes() == bytes(content)


def readable(library: Library, session: str) -> bool:
    from saves.errors import SaveError

    try:
        library.load(session)
    except SaveError:
        return False
    return True


def test_damaged_library_that_cannot_be_moved_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = library_file(tmp_path)
    path.parent.mkdir()
    path.write_bytes(b"damaged")

    def refuse(self: Path, target: Path) -> Path:
        raise PermissionError(13, "no")

    monkeypatch.setattr(Path, "rename", refuse)
    with Library.open(path) as library:
        assert not library.status.saving
        assert library.status.problem is not None
        assert library.status.problem.key == "library.cannot_set_aside"
        session = begin(library, 2)
        assert len(library.load(session).log) == 2
    assert path.read_bytes() == b"damaged"
    assert [name for name in names(tmp_path) if "-rescue-" not in name] == [path.name]


def test_newer_library_stays_untouched_and_can_be_read(tmp_path: Path) -> None:
    session = filled(tmp_path, 5)
    path = library_file(tmp_path)
    other = sqlite3.connect(path)
    other.execute("ALTER TABLE session ADD COLUMN mood TEXT")
    other.execute(f"PRAGMA user_version={schema.VERSION + 1}")
    other.commit()
    other.close()
    before = path.read_bytes()
    with Library.open(path) as library:
        assert not library.status.saving
        assert library.status.problem is not None
        assert library.status.problem.key == "library.newer_format"
        assert library.status.problem.values["found"] == schema.VERSION + 1
        assert len(library.sessions()) == 2
        assert len(library.load(session).log) == 5
        assert library.setting("speed", 1) == 3
        library.append(session, 5, decision(5))
        library.heartbeat()
        assert len(library.load(session).log) == 6
    assert path.read_bytes() == before
    assert names(tmp_path) == [path.name]


def test_newer_library_with_unknown_tables_is_left_alone(tmp_path: Path) -> None:
    path = library_file(tmp_path)
    path.parent.mkdir()
    other = sqlite3.connect(path)
    other.execute("CREATE TABLE chronicle (everything TEXT)")
    other.execute(f"PRAGMA application_id={schema.APPLICATION_ID}")
    other.execute("PRAGMA user_version=99")
    other.commit()
    other.close()
    before = path.read_bytes()
    with Library.open(path) as library:
        assert library.sessions() == []
        begin(library, 1)
        assert len(library.sessions()) == 1
    assert path.read_bytes() == before


def test_newer_version_that_stands_only_in_the_wal(tmp_path: Path) -> None:
    filled(tmp_path, 5)
    path = library_file(tmp_path)
    other = sqlite3.connect(path)
    other.execute("PRAGMA journal_mode=WAL")
    other.execute("PRAGMA user_version=77")
    other.commit()
    assert path.read_bytes()[60:64] != (77).to_bytes(4, "big")
    with Library.open(path) as library:
        assert library.status.problem is not None
        assert library.status.problem.key == "library.newer_format"
    other.close()


def dot_file_locks(path: Path) -> sqlite3.Connection:
    """A connection as on a network share: without shared memory, so without WAL."""
    return sqlite3.connect(f"{path.as_uri()}?vfs=unix-dotfile", uri=True, isolation_level=None)


def journal_mode(library: Library) -> str:
    return str(library._store.read(lambda disk: disk.execute("PRAGMA journal_mode").fetchone()[0]))


@pytest.mark.skipif(os.name != "posix", reason="these locks exist on Unix only")
def test_without_wal_a_rollback_journal_saves(tmp_path: Path) -> None:
    path = library_file(tmp_path)
    with Library.open(path, connect=dot_file_locks) as library:
        assert library.status.saving
        assert journal_mode(library) == "delete"
        session = begin(library, 3)
        library.append(session, 3, decision(3))
    with Library.open(path) as library:
        assert journal_mode(library) == "wal"
        assert len(library.load(session).log) == 4


@pytest.mark.skipif(os.name != "posix", reason="these locks exist on Unix only")
def test_on_a_network_share_a_second_window_reads_and_takes_over(tmp_path: Path) -> None:
    path = library_file(tmp_path)
    with Library.open(path, connect=dot_file_locks) as first:
        session = begin(first, 3)
        with Library.open(path, connect=dot_file_locks) as second:
            assert second.status.problem is not None
            assert second.status.problem.key == "library.in_use"
            assert len(second.load(session).log) == 3
            first.append(session, 3, decision(3))
            assert first.status.saving
            first.close()
            second.heartbeat()
            assert second.status.saving
            assert len(second.load(session).log) == 4


@pytest.mark.skipif(os.name != "posix", reason="these locks exist on Unix only")
def test_wal_library_that_was_moved_to_a_network_share(tmp_path: Path) -> None:
    path, share = library_file(tmp_path), tmp_path / "share" / "library.sqlite3"
    share.parent.mkdir()
    with Library.open(path) as library:
        session = begin(library, 3)
        for side in ("", "-wal"):  # with decisions that are in the WAL only
            shutil.copyfile(path.with_name(path.name + side), share.with_name(share.name + side))
    other = sqlite3.connect(share)
    other.execute("UPDATE holder SET token = ''")
    other.commit()
    shutil.copyfile(share.with_name(share.name + "-wal"), tmp_path / "wal")
    shutil.copyfile(share, tmp_path / "main")
    other.close()
    shutil.copyfile(tmp_path / "wal", share.with_name(share.name + "-wal"))
    shutil.copyfile(tmp_path / "main", share)
    with Library.open(share, connect=dot_file_locks) as library:
        assert library.status.saving
        assert journal_mode(library) == "delete"
        library.append(session, 3, decision(3))
        assert len(library.load(session).log) == 4


def test_library_is_never_half_made(tmp_path: Path) -> None:
    """A kill while a new library is being made leaves nothing at its place."""
    path = library_file(tmp_path)

    class Killed(sqlite3.Connection):
        def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:
            if "user_version=" in sql:
                raise KeyboardInterrupt
            return super().execute(sql, *values)

    with pytest.raises(KeyboardInterrupt):
        Library.open(path, connect=lambda place: sqlite3.connect(place, factory=Killed))
    assert not path.exists()
    with Library.open(path) as library:
        assert library.status.saving
        assert library.status.notices == ()
    assert names(tmp_path) == [path.name]


def test_folder_at_the_librarys_place(tmp_path: Path) -> None:
    library_file(tmp_path).mkdir(parents=True)
    with Library.open(library_file(tmp_path)) as library:
        assert library.status.problem is not None
        assert library.status.problem.key == "library.no_folder"
        begin(library, 1)
    assert library_file(tmp_path).is_dir()


def test_a_new_library_is_on_the_disk_with_its_name_and_leaves_no_file_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: list[int] = []
    closed: list[int] = []
    sync, close = os.fsync, os.close

    def noted(handle: int) -> None:
        synced.append(os.fstat(handle).st_ino)
        sync(handle)

    monkeypatch.setattr(os, "fsync", noted)
    monkeypatch.setattr(os, "close", lambda handle: closed.append(handle) or close(handle))
    Library.open(library_file(tmp_path)).close()
    if os.name == "posix":  # elsewhere a folder cannot be opened
        assert library_file(tmp_path).parent.stat().st_ino in synced
        assert len(closed) >= len(synced)
