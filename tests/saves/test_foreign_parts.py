"""A library into which somebody put more than rows: programs of SQLite, pictures that are none."""

from __future__ import annotations

from pathlib import Path

import pytest

from saves.connection import connect
from saves.library import Library
from tests.saves.samples import begin, library_file

TRIGGER = "CREATE TRIGGER eat AFTER INSERT ON decision BEGIN DELETE FROM decision; END"
VIEW = "CREATE VIEW spy AS SELECT seed FROM session"


def changed(tmp_path: Path, statement: str, *values: object) -> str:
    """A closed library with one session after a statement of somebody else's; the session's id."""
    with Library.open(library_file(tmp_path)) as library:
        session = begin(library, 3)
    connection = connect(library_file(tmp_path))
    connection.execute(statement, values)
    connection.close()
    return session


@pytest.mark.parametrize("statement", [TRIGGER, VIEW])
def test_programs_inside_a_library_never_run(statement: str, tmp_path: Path) -> None:
    changed(tmp_path, statement)
    with Library.open(library_file(tmp_path)) as library:
        assert library.status.saving
        assert [notice.key for notice in library.status.notices] == ["library.damaged_set_aside"]
        session = begin(library, 5)
    with Library.open(library_file(tmp_path)) as library:
        assert len(library.load(session).log) == 5


@pytest.mark.parametrize("picture", [10**15, "a picture", 0.5, -1])
def test_a_picture_that_is_not_bytes_is_none(picture: object, tmp_path: Path) -> None:
    session = changed(tmp_path, "INSERT INTO picture SELECT id, 'x' FROM session")
    connection = connect(library_file(tmp_path))
    connection.execute("UPDATE picture SET png = ?", (picture,))
    connection.close()
    with Library.open(library_file(tmp_path)) as library:
        assert library.picture(session) is None
        assert len(library.load(session).log) == 3
