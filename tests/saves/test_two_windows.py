"""Two windows on one library: one writes, the other reads, and nobody overwrites anybody."""

from __future__ import annotations

import os
import platform
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from saves import lock
from saves.library import Library
from saves.machine import machine_name
from tests.saves.samples import Clock, begin, decision, library_file
from tests.source import ROOT


def problem(library: Library) -> str:
    return library.status.problem.key if library.status.problem else "saving"


def test_second_window_reads_what_the_first_writes(tmp_path: Path) -> None:
    with Library.open(library_file(tmp_path)) as first:
        session = begin(first, 3)
        with Library.open(library_file(tmp_path)) as second:
            assert problem(second) == "library.in_use"
            first.append(session, 3, decision(3))
            assert len(second.load(session).log) == 4
        first.append(session, 4, decision(4))
        assert problem(first) == "saving"


def test_second_window_plays_in_memory_only(tmp_path: Path) -> None:
    with Library.open(library_file(tmp_path)) as first:
        session = begin(first, 3)
        with Library.open(library_file(tmp_path)) as second:
            second.append(session, 3, ["other"])
            begin(second, 1)
            assert len(second.load(session).log) == 4
            assert len(second.sessions()) == 2
            assert problem(second) == "library.in_use"
        assert len(first.load(session).log) == 3
        assert len(first.sessions()) == 1


def test_second_window_takes_over_when_the_first_closes(tmp_path: Path) -> None:
    first = Library.open(library_file(tmp_path))
    session = begin(first, 3)
    second = Library.open(library_file(tmp_path))
    second.heartbeat()
    assert problem(second) == "library.in_use"
    first.close()
    second.heartbeat()
    assert problem(second) == "saving"
    second.append(session, 3, decision(3))
    second.close()
    with Library.open(library_file(tmp_path)) as third:
        assert len(third.load(session).log) == 4


def test_what_the_second_played_is_saved_if_the_first_did_nothing_since(tmp_path: Path) -> None:
    first = Library.open(library_file(tmp_path))
    session = begin(first, 3)
    second = Library.open(library_file(tmp_path))
    second.load(session)
    second.append(session, 3, ["second"])
    first.close()
    second.append(session, 4, ["second"])
    assert problem(second) == "saving"
    second.close()
    with Library.open(library_file(tmp_path)) as third:
        assert third.load(session).log[3:] == [["second"], ["second"]]


def test_what_the_first_played_is_never_overwritten(tmp_path: Path) -> None:
    first = Library.open(library_file(tmp_path))
    session = begin(first, 3)
    second = Library.open(library_file(tmp_path))
    second.load(session)
    second.append(session, 3, ["second"])
    first.append(session, 3, ["first"])
    first.close()
    second.heartbeat()
    assert problem(second) == "library.conflict"
    second.append(session, 4, ["second"])
    assert second.load(session).log[3:] == [["second"], ["second"]]
    second.close()
    with Library.open(library_file(tmp_path)) as third:
        assert problem(third) == "saving"
        assert third.load(session).log[3:] == [["first"]]


def test_new_game_of_the_second_window_joins_in_any_case(tmp_path: Path) -> None:
    first = Library.open(library_file(tmp_path))
    session = begin(first, 3)
    second = Library.open(library_file(tmp_path))
    mine = begin(second, 2)
    second.append(mine, 2, decision(2))
    first.append(session, 3, decision(3))
    first.close()
    second.heartbeat()
    assert problem(second) == "saving"
    second.close()
    with Library.open(library_file(tmp_path)) as third:
        assert len(third.load(mine).log) == 3
        assert len(third.load(session).log) == 4


def test_window_that_slept_too_long_has_lost_the_lock(tmp_path: Path) -> None:
    steady = Clock()
    first = Library.open(library_file(tmp_path))
    session = begin(first, 3)
    second = Library.open(library_file(tmp_path), steady=steady)
    assert problem(second) == "library.in_use"
    steady.turn(lock.STALE_SECONDS + 1)
    second.heartbeat()
    assert problem(second) == "saving"
    second.append(session, 3, ["second"])
    first.append(session, 3, ["first"])
    assert problem(first) == "library.in_use"
    assert first.load(session).log[3] == ["first"]
    second.close()
    first.heartbeat()
    assert problem(first) == "library.conflict"
    first.close()
    with Library.open(library_file(tmp_path)) as third:
        assert third.load(session).log[3:] == [["second"]]


def test_a_lock_lost_while_the_disk_refused_is_asked_for_again(tmp_path: Path) -> None:
    clock, refusing = Clock(), []

    class Refusing(sqlite3.Connection):
        def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:
            if refusing and sql.startswith("BEGIN"):
                raise sqlite3.OperationalError("database is locked")
            return super().execute(sql, *values)

    def connect(path: Path) -> sqlite3.Connection:
        return sqlite3.connect(path, timeout=0.05, isolation_level=None, factory=Refusing)

    first = Library.open(library_file(tmp_path), connect=connect, clock=clock)
    session = begin(first, 3)
    refusing.append(True)
    first.append(session, 3, ["first"])
    assert problem(first) not in ("saving", "library.in_use")
    clock.turn(lock.STALE_SECONDS + 1)
    Library.open(library_file(tmp_path), clock=clock).close()  # somebody came and went
    refusing.clear()
    first.heartbeat()
    first.heartbeat()
    assert problem(first) == "saving"
    first.close()
    with Library.open(library_file(tmp_path)) as third:
        assert third.load(session).log[3:] == [["first"]]


def test_heartbeats_keep_the_lock(tmp_path: Path) -> None:
    clock = Clock()
    with Library.open(library_file(tmp_path), clock=clock) as first:
        for _ in range(10):
            clock.turn(lock.HEARTBEAT_SECONDS)
            first.heartbeat()
        with Library.open(library_file(tmp_path), clock=clock) as second:
            assert problem(second) == "library.in_use"


def sign(path: Path, host: str, pid: int, beat: float) -> None:
    connection = sqlite3.connect(path)
    connection.execute(
        "UPDATE holder SET token = 'ghost', host = ?, pid = ?, beat = ?", (host, pid, beat)
    )
    connection.commit()
    connection.close()


def dead_process() -> int:
    child = subprocess.Popen([sys.executable, "-c", ""])
    child.wait()
    return child.pid


@pytest.mark.parametrize("jump", [3600.0, -3600.0, 10 * 86_400.0])
def test_a_clock_that_jumps_does_not_steal_the_lock(tmp_path: Path, jump: float) -> None:
    clock, steady, path = Clock(), Clock(), library_file(tmp_path)
    with Library.open(path, clock=clock) as first:
        session = begin(first, 3)
        clock.turn(jump)
        with Library.open(path, clock=clock, steady=steady) as second:
            assert problem(second) == "library.in_use"
            for number in range(3, 9):
                first.append(session, number, decision(number))
                steady.turn(lock.HEARTBEAT_SECONDS)
                second.heartbeat()
                assert problem(second) == "library.in_use"
        assert problem(first) == "saving"


def test_after_a_kill_a_new_name_of_the_computer_does_not_hold_the_lock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = library_file(tmp_path)
    script = "import os, platform, sys; platform.node = lambda: 'old-name'; "
    script += "from pathlib import Path; from saves.library import Library; "
    script += "library = Library.open(Path(sys.argv[1])); assert library.status.saving; os._exit(9)"
    subprocess.run([sys.executable, "-c", script, str(path)], cwd=ROOT, check=False)
    monkeypatch.setattr(platform, "node", lambda: "new-name")
    machine_name.cache_clear()
    with Library.open(path) as library:
        assert problem(library) == "saving"
    machine_name.cache_clear()


def test_who_counts_as_gone(tmp_path: Path) -> None:
    path, clock, here = library_file(tmp_path), Clock(), lock.Holder().host
    Library.open(path, clock=clock).close()
    cases = [
        (here, dead_process(), clock.now, "saving"),
        (here, os.getpid(), clock.now, "library.in_use"),
        ("elsewhere", dead_process(), clock.now, "library.in_use"),
        ("elsewhere", 1, clock.now - lock.STALE_SECONDS - 1, "library.in_use"),
        ("elsewhere", 1, clock.now - 30 * 86_400, "saving"),  # a copy of a library in use
        (here, os.getpid(), clock.now - lock.STALE_SECONDS - 1, "library.in_use"),
        (here, os.getpid(), clock.now + lock.STALE_SECONDS + 1, "library.in_use"),  # set back
    ]
    for host, pid, beat, expected in cases:
        sign(path, host, pid, beat)
        with Library.open(path, clock=clock) as library:
            assert problem(library) == expected, (host, pid, beat)


def test_damaged_lock_row_does_not_lock_anybody_out(tmp_path: Path) -> None:
    path = library_file(tmp_path)
    for damage in ("DELETE FROM holder", "UPDATE holder SET token = 'x', pid = 'y', beat = 'z'"):
        Library.open(path).close()
        connection = sqlite3.connect(path)
        connection.execute(damage)
        connection.commit()
        connection.close()
        with Library.open(path) as library:
            assert problem(library) == "saving"
            begin(library, 1)
