"""A disk that refuses does not stop the play: it goes on in memory, says so, and catches up."""

from __future__ import annotations

import os
import shutil
import signal
import sqlite3
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from saves import store
from saves.library import Library
from saves.model import RecordEntry, Status
from tests.saves.samples import Clock, begin, decision, library_file, unsaved
from tests.saves.unprivileged import CLEAN, unprivileged

if os.name == "posix":
    CLEAN.set_forkserver_preload([__name__])


class Disk:
    """Makes connections and lets a test spoil what they do."""

    def __init__(self) -> None:
        self.error: int | None = None
        self.only: str = ""
        self.connections: list[sqlite3.Connection] = []

    def connect(self, path: Path) -> sqlite3.Connection:
        disk = self

        class Spoilt(sqlite3.Connection):
            def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:
                disk.raise_for(sql)
                return super().execute(sql, *values)

        connection = sqlite3.connect(path, timeout=0.05, isolation_level=None, factory=Spoilt)
        self.connections.append(connection)
        return connection

    def raise_for(self, sql: str) -> None:
        if self.error is not None and sql.startswith(self.only):
            error = sqlite3.OperationalError("spoilt by the test")
            error.sqlite_errorcode = self.error
            raise error

    def limit_pages(self, spare: int | None) -> None:
        """A disk with room for so many more pages of the library; None for all it wants."""
        (connection,) = self.connections
        (pages,) = connection.execute("PRAGMA page_count").fetchone()
        limit = 2**30 if spare is None else pages + spare
        connection.execute(f"PRAGMA max_page_count={limit}")


@pytest.fixture
def disk() -> Disk:
    return Disk()


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def told() -> list[Status]:
    return []


@pytest.fixture
def library(tmp_path: Path, disk: Disk, clock: Clock, told: list[Status]) -> Iterator[Library]:
    path = library_file(tmp_path)
    Library.open(path).close()
    opened = Library.open(path, connect=disk.connect, clock=clock, on_status=told.append)
    yield opened
    opened.close()


def keys(told: list[Status]) -> list[str]:
    return [status.problem.key if status.problem else "saving" for status in told]


def on_disk(tmp_path: Path, session: str) -> list[Any]:
    """The session's decisions as another program finds them on the disk."""
    connection = sqlite3.connect(library_file(tmp_path))
    try:
        rows = connection.execute(
            "SELECT body FROM decision WHERE session = ? ORDER BY place", (session,)
        )
        return [body for (body,) in rows]
    finally:
        connection.close()


def play(library: Library, session: str, start: int, stop: int) -> None:
    for index in range(start, stop):
        library.append(session, index, [*decision(index), "x" * 400])


def test_full_disk_then_room_again(
    library: Library, disk: Disk, tmp_path: Path, told: list[Status]
) -> None:
    session = begin(library)
    play(library, session, 0, 5)
    disk.limit_pages(2)
    play(library, session, 5, 60)
    assert keys(told) == ["library.no_space"]
    assert not library.status.saving
    saved = len(on_disk(tmp_path, session))
    assert 5 <= saved < 60
    assert unsaved(library) == 60 - saved
    record = library.load(session)
    assert len(record.log) == record.cursor == 60
    library.rename(session, "Full")
    other = begin(library, 3)
    library.set_setting("speed", 4)
    library.add_record(RecordEntry("viscounts", "solo", 12, False))
    assert {line.id for line in library.sessions()} == {session, other}
    disk.limit_pages(None)
    play(library, session, 60, 61)
    assert keys(told) == ["library.no_space", "saving"]
    assert unsaved(library) == 0
    library.close()
    with Library.open(library_file(tmp_path)) as again:
        assert again.load(session).log == [*record.log, [*decision(60), "x" * 400]]
        assert again.load(session).name == "Full"
        assert len(again.load(other).log) == 3
        assert again.setting("speed", 1) == 4
        assert [entry.score for entry in again.records("viscounts")] == [12]


def test_undo_on_a_full_disk_catches_up_too(library: Library, disk: Disk, tmp_path: Path) -> None:
    session = begin(library)
    disk.limit_pages(0)
    play(library, session, 0, 40)
    library.move(session, 10)
    library.append(session, 10, ["other"])
    library.mark_assisted(session)
    assert not library.status.saving
    disk.limit_pages(None)
    library.heartbeat()
    assert library.status.saving
    assert len(on_disk(tmp_path, session)) == 11
    assert on_disk(tmp_path, session)[10] == '["other"]'


def test_closing_tries_once_more(library: Library, disk: Disk, tmp_path: Path) -> None:
    session = begin(library)
    disk.limit_pages(0)
    play(library, session, 0, 30)
    disk.limit_pages(None)
    library.close()
    assert len(on_disk(tmp_path, session)) == 30


ERRORS = {
    sqlite3.SQLITE_READONLY: "library.read_only",
    sqlite3.SQLITE_CANTOPEN: "library.read_only",
    sqlite3.SQLITE_IOERR_FSYNC: "library.disk_error",
    sqlite3.SQLITE_BUSY: "library.busy",
    sqlite3.SQLITE_FULL: "library.no_space",
    sqlite3.SQLITE_PROTOCOL: "library.disk_error",
}


@pytest.mark.parametrize("statement", ["BEGIN", "INSERT", "UPDATE", "COMMIT"])
@pytest.mark.parametrize("code", ERRORS)
def test_any_refusal_at_any_step(
    library: Library,
    disk: Disk,
    tmp_path: Path,
    told: list[Status],
    statement: str,
    code: int,
) -> None:
    session = begin(library, 2)
    disk.error, disk.only = code, statement
    library.append(session, 2, decision(2), "digest", {"round": 1})
    if statement == "INSERT":  # decisions themselves are inserted another way
        library.set_picture(session, b"png")
    assert keys(told) == [ERRORS[code]]
    library.append(session, 3, decision(3))
    assert keys(told) == [ERRORS[code]]
    assert library.load(session).log == [decision(number) for number in range(4)]
    disk.error = None
    library.append(session, 4, decision(4))
    assert keys(told) == [ERRORS[code], "saving"]
    assert len(on_disk(tmp_path, session)) == 5
    with sqlite3.connect(library_file(tmp_path)) as other:
        assert other.execute("SELECT place FROM digest").fetchall() == [(3,)]


def test_a_closed_library_is_the_callers_mistake(tmp_path: Path) -> None:
    library = Library.open(library_file(tmp_path))
    session = begin(library, 2)
    library.close()
    with pytest.raises(sqlite3.ProgrammingError):
        library.append(session, 2, decision(2))
    with pytest.raises(sqlite3.ProgrammingError):
        library.sessions()


def test_another_program_locks_the_file(library: Library, tmp_path: Path) -> None:
    session = begin(library, 2)
    other = sqlite3.connect(library_file(tmp_path), isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    library.append(session, 2, decision(2))
    assert library.status.problem is not None
    assert library.status.problem.key == "library.busy"
    other.execute("ROLLBACK")
    other.close()
    library.heartbeat()
    assert library.status.saving
    assert len(on_disk(tmp_path, session)) == 3


def test_disk_that_can_neither_be_written_nor_read(library: Library, disk: Disk) -> None:
    """The stick was pulled out: the session of this evening goes on from what we know of it."""
    session = begin(library, 2)
    library.append(session, 2, decision(2))
    disk.error, disk.only = sqlite3.SQLITE_IOERR, ""
    library.append(session, 3, decision(3))
    assert library.load(session).log == [decision(number) for number in range(4)]
    assert [line.id for line in library.sessions()] == [session]
    disk.error = None
    library.append(session, 4, decision(4))
    assert library.status.saving
    assert len(library.load(session).log) == 5


def test_disk_that_fails_while_reading(library: Library, disk: Disk) -> None:
    session = begin(library, 2)
    disk.error, disk.only = sqlite3.SQLITE_IOERR, "SELECT"
    assert [line.id for line in library.sessions()] == [session]
    assert not library.status.saving
    disk.error = None
    library.heartbeat()
    assert library.status.saving


def test_deleted_while_open_is_written_anew(
    library: Library, tmp_path: Path, told: list[Status], clock: Clock
) -> None:
    older, session = begin(library, 7), begin(library, 2)
    shutil.rmtree(library_file(tmp_path).parent)
    library.append(session, 2, decision(2))
    assert keys(told) == ["library.vanished"]
    clock.turn(store.REOPEN_SECONDS)
    library.append(session, 3, decision(3))
    assert keys(told) == ["library.vanished", "saving"]
    library.append(session, 4, decision(4))
    library.close()
    with Library.open(library_file(tmp_path)) as again:
        assert again.status.notices == ()
        assert len(again.load(session).log) == 5
        assert len(again.load(older).log) == 7


def test_damaged_while_open_is_set_aside_and_written_anew(
    library: Library, disk: Disk, tmp_path: Path, told: list[Status], clock: Clock
) -> None:
    session = begin(library, 2)
    disk.error, disk.only = sqlite3.SQLITE_CORRUPT, "COMMIT"
    library.append(session, 2, decision(2))
    assert keys(told) == ["library.broke"]
    disk.error = None
    path = library_file(tmp_path)
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    with path.open("r+b") as file:
        file.seek(4096)
        file.write(b"\xff" * 8192)
    clock.turn(store.REOPEN_SECONDS)
    library.append(session, 3, decision(3))
    assert library.status.saving
    assert [notice.key for notice in library.status.notices] == ["library.damaged_set_aside"]
    assert path.with_name(path.name + ".damaged-1").exists()
    library.close()
    with Library.open(path) as again:
        assert again.load(session).log == [decision(number) for number in range(4)]


def test_what_breaks_while_a_full_disk_keeps_it_waiting_is_set_aside_too(
    library: Library, disk: Disk, tmp_path: Path, told: list[Status], clock: Clock
) -> None:
    session = begin(library, 2)
    disk.error, disk.only = sqlite3.SQLITE_FULL, "COMMIT"
    library.append(session, 2, decision(2))
    disk.error = sqlite3.SQLITE_CORRUPT
    library.append(session, 3, decision(3))
    assert keys(told) == ["library.no_space", "library.broke"]
    disk.error = None
    library_file(tmp_path).write_bytes(b"\xff" * 8192)
    clock.turn(store.REOPEN_SECONDS)
    library.append(session, 4, decision(4))
    assert library.status.saving
    library.close()
    with Library.open(library_file(tmp_path)) as again:
        assert again.load(session).log == [decision(number) for number in range(5)]


def test_place_that_cannot_hold_a_library_until_it_can(tmp_path: Path, told: list[Status]) -> None:
    clock, folder = Clock(), library_file(tmp_path).parent
    folder.write_text("a file where the folder should be")
    library = Library.open(library_file(tmp_path), clock=clock, on_status=told.append)
    assert library.status.problem is not None
    assert library.status.problem.key == "library.no_folder"
    session = begin(library, 2)
    library.append(session, 2, decision(2))
    latest = library.latest_unfinished()
    assert latest is not None
    assert latest.decisions == 3
    folder.unlink()
    library.append(session, 3, decision(3))  # too soon to try again
    assert told == []
    clock.turn(store.REOPEN_SECONDS)
    library.append(session, 4, decision(4))
    assert keys(told) == ["saving"]
    library.close()
    with Library.open(library_file(tmp_path)) as again:
        assert len(again.load(session).log) == 5


def test_a_stranger_library_in_the_meantime_is_not_touched(tmp_path: Path) -> None:
    """What was begun in memory joins it; what it does not know is not forced upon it."""
    clock, path = Clock(), library_file(tmp_path)
    first = Library.open(path, clock=clock)
    session = begin(first, 2)
    first.load(session)
    shutil.rmtree(path.parent)
    second = Library.open(path, clock=clock)
    theirs = begin(second, 4)
    second.close()
    first.append(session, 2, decision(2))
    clock.turn(store.REOPEN_SECONDS)
    first.append(session, 3, decision(3))
    assert first.status.problem is not None
    assert first.status.problem.key == "library.conflict"
    assert len(first.load(session).log) == 4
    first.close()
    with Library.open(path) as again:
        assert [line.id for line in again.sessions()] == [theirs]


def open_and_play(folder: Path) -> str:
    with Library.open(folder / "library.sqlite3") as library:
        assert library.status.problem is not None
        lines = library.sessions()
        session = lines[0].id if lines else begin(library, 3)
        library.append(session, 3, decision(3))
        length = len(library.load(session).log)
        return f"{library.status.saving} {library.status.problem.key} {len(lines)} {length}"


@pytest.fixture
def closed_folder() -> Iterator[Path]:
    """A folder that others may look into but not write."""
    folder = Path(tempfile.mkdtemp())
    folder.chmod(0o755)
    yield folder
    folder.chmod(0o755)
    shutil.rmtree(folder)


@pytest.mark.skipif(os.name != "posix", reason="rights of this kind exist on Unix only")
@pytest.mark.parametrize("there_already", [True, False])
def test_read_only_folder(closed_folder: Path, there_already: bool) -> None:
    path = closed_folder / "library.sqlite3"
    if there_already:
        with Library.open(path) as library:
            begin(library, 3)
    before = {item.name: item.read_bytes() for item in closed_folder.iterdir()}
    closed_folder.chmod(0o555)
    printed = unprivileged(open_and_play, closed_folder).split()
    assert printed == ["False", "library.read_only", "1" if there_already else "0", "4"]
    assert {item.name: item.read_bytes() for item in closed_folder.iterdir()} == before


@pytest.mark.skipif(os.name != "posix", reason="rights of this kind exist on Unix only")
def test_read_only_library_with_decisions_in_its_wal(closed_folder: Path, tmp_path: Path) -> None:
    """What a killed app left in the WAL is read too, without writing anything."""
    path = library_file(tmp_path)
    with Library.open(path) as library:
        session = begin(library, 2)
        library.append(session, 2, decision(2))
        for side in ("", "-wal"):
            shutil.copyfile(
                path.with_name(path.name + side), closed_folder / ("library.sqlite3" + side)
            )
    closed_folder.chmod(0o555)
    printed = unprivileged(open_and_play, closed_folder).split()
    assert printed == ["False", "library.read_only", "1", "4"]


def play_with_small_files(folder: Path) -> str:
    """The system lets no file grow above 60,000 bytes for a while."""
    import resource

    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    with Library.open(folder / "library.sqlite3") as library:
        session = begin(library)
        resource.setrlimit(resource.RLIMIT_FSIZE, (60_000, resource.RLIM_INFINITY))
        for index in range(200):
            library.append(session, index, decision(index))
        length = len(library.load(session).log)
        answer = f"{library.status.saving} {length} {0 < unsaved(library) < 200} "
        resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        library.heartbeat()
        return answer + f"{library.status.saving} {unsaved(library)}"


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="uses Linux's limit on the size of files")
def test_system_refuses_in_the_middle_of_writing(closed_folder: Path) -> None:
    pytest.importorskip("resource")  # imported here: the child may not read Python's own folder
    closed_folder.chmod(0o777)
    printed = unprivileged(play_with_small_files, closed_folder).split()
    assert printed == ["False", "200", "True", "True", "0"]
    with Library.open(closed_folder / "library.sqlite3") as library:
        (line,) = library.sessions()
        assert library.load(line.id).log == [decision(index) for index in range(200)]
