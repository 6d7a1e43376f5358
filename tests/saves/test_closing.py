"""A library that is closed holds nothing any more."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from saves.library import Library
from tests.saves.samples import begin, library_file
from tests.saves.test_not_saving import Disk, play


def test_closing_twice_is_closing_once_also_after_a_refused_disk(tmp_path: Path) -> None:
    disk = Disk()
    library = Library.open(library_file(tmp_path), connect=disk.connect)
    session = begin(library)
    disk.error = sqlite3.SQLITE_FULL
    play(library, session, 0, 2)
    with library:
        library.close()
    assert not library.status.saving


def test_whoever_closes_lets_go_of_disk_and_memory(tmp_path: Path) -> None:
    disk = Disk()
    library = Library.open(library_file(tmp_path), connect=disk.connect)
    session = begin(library)
    disk.error = sqlite3.SQLITE_FULL
    play(library, session, 0, 2)
    memory = library._store._memory
    assert memory is not None
    library.close()
    disk.error = None
    for connection in (memory, *disk.connections):
        with pytest.raises(sqlite3.ProgrammingError, match="closed"):
            connection.execute("SELECT 1")
