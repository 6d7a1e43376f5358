"""What goes from one library into another, and which decisions of a copy are believed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from saves import decisions, schema
from saves.connection import connect
from saves.library import Library
from tests.saves.samples import begin, decision, library_file


def test_a_copy_has_all_games_and_nobody_who_holds_the_library(tmp_path: Path) -> None:
    path = library_file(tmp_path)
    target = schema.memory_library()
    with Library.open(path) as library:
        session = begin(library, 4)
        source = connect(path)
        schema.copy_rows(source, target)
        assert source.execute("SELECT count(*) FROM holder").fetchone() == (1,)
        source.close()
    assert decisions.read(target, session, 4) == [decision(number) for number in range(4)]
    assert target.execute("SELECT count(*) FROM holder WHERE token != ''").fetchone() == (0,)
    target.close()


@pytest.mark.parametrize("text", ['"walk"', "7", "{}", '["\ufffd"]', "[0.5]", "[", '["a\\u0000b"]'])
def test_a_log_without_marks_ends_before_what_is_no_decision(text: str) -> None:
    library = schema.memory_library()
    library.execute("PRAGMA foreign_keys=OFF")
    for place, body in enumerate([json.dumps(decision(0)), text, json.dumps(decision(2))]):
        library.execute(
            "INSERT INTO decision (session, place, body, mark) VALUES ('a', ?, ?, '')",
            (place, body),
        )
    assert decisions.read(library, "a", 3) == [decision(0)]
    library.close()
