"""Settings with defaults that hold, and the table of records."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from saves.connection import connect
from saves.library import Library
from saves.model import RecordEntry
from tests.saves.samples import begin, library_file


@pytest.fixture
def library(tmp_path: Path) -> Any:
    with Library.open(library_file(tmp_path)) as opened:
        yield opened


def test_settings_come_back(library: Library, tmp_path: Path) -> None:
    values: dict[str, Any] = {"speed": 3, "volume": 0.5, "names": ["A", "Ő"], "open": True}
    for key, value in values.items():
        library.set_setting(key, value)
    library.close()
    with Library.open(library_file(tmp_path)) as again:
        assert {key: again.setting(key, type(value)()) for key, value in values.items()} == values


def test_settings_that_changed_are_kept_in_one_write(tmp_path: Path) -> None:
    """A window that ends waits for the disk once, not once for every setting."""
    told: list[str] = []

    def overheard(path: Path) -> sqlite3.Connection:
        opened = connect(path)
        opened.set_trace_callback(told.append)
        return opened

    with Library.open(library_file(tmp_path), connect=overheard) as library:
        library.set_setting("speed", 3)
        told.clear()
        library.set_settings({"speed": 3, "volume": 0.5, "open": True})
        assert sum(line.startswith("COMMIT") for line in told) == 1
        assert not any("speed" in line for line in told)
        told.clear()
        library.set_settings({"volume": 0.5, "open": True})
        assert told == []
    with Library.open(library_file(tmp_path)) as again:
        assert (again.setting("volume", 1.0), again.setting("open", False)) == (0.5, True)


def test_unset_setting_is_its_default(library: Library) -> None:
    assert library.setting("speed", 2) == 2


@pytest.mark.parametrize(
    ("stored", "default"),
    [("fast", 2), (True, 2), (1, False), ([1], "x"), (None, 2), (2.5, 2), ({}, [])],
)
def test_value_of_another_type_gives_way(library: Library, stored: Any, default: Any) -> None:
    library.set_setting("key", stored)
    assert library.setting("key", default) == default


def test_whole_number_where_a_fraction_belongs(library: Library) -> None:
    library.set_setting("volume", 1)
    assert library.setting("volume", 0.5) == 1.0


def test_value_that_is_not_valid_gives_way(library: Library) -> None:
    library.set_setting("scale", 900)
    assert library.setting("scale", 100, lambda value: 80 <= value <= 150) == 100
    library.set_setting("scale", 120)
    assert library.setting("scale", 100, lambda value: 80 <= value <= 150) == 120


def test_unreadable_setting_gives_way(library: Library, tmp_path: Path) -> None:
    library.set_setting("speed", 3)
    library.set_setting("scale", 120)
    library.close()
    connection = sqlite3.connect(library_file(tmp_path))
    connection.execute("UPDATE setting SET value = '{' WHERE key = 'speed'")
    connection.commit()
    connection.close()
    with Library.open(library_file(tmp_path)) as again:
        assert again.setting("speed", 1) == 1
        assert again.setting("scale", 100) == 120


def test_one_and_true_are_different_settings(library: Library, tmp_path: Path) -> None:
    library.set_setting("key", 1)
    library.set_setting("key", True)
    library.close()
    with Library.open(library_file(tmp_path)) as again:
        assert again.setting("key", False) is True


def test_records_are_sorted_and_filtered(library: Library) -> None:
    for score, category in ((31, "solo"), (45, "solo"), (38, "expert/3")):
        entry = RecordEntry("viscounts", category, score, won=score > 40, values={"debts": 2})
        library.add_record(entry)
    assert [entry.score for entry in library.records("viscounts")] == [45, 38, 31]
    solo = library.records("viscounts", "solo")
    assert [(entry.score, entry.won) for entry in solo] == [(45, True), (31, False)]
    assert solo[0].values == {"debts": 2}
    assert solo[0].created > 0
    assert library.records("caylus") == []


def test_a_session_has_one_record(library: Library) -> None:
    session = begin(library)
    library.add_record(RecordEntry("viscounts", "solo", 30, True, session))
    library.add_record(RecordEntry("viscounts", "solo", 33, True, session))
    assert [entry.score for entry in library.records("viscounts")] == [33]


def test_assisted_games_have_no_record(library: Library) -> None:
    session = begin(library, assisted=True)
    library.add_record(RecordEntry("viscounts", "solo", 99, True, session))
    assert library.records("viscounts") == []


@pytest.mark.parametrize("values", [{"points": 0.5}, {"seats": {1, 2}}, {"text": "x" * 3000}])
def test_what_would_not_come_back_the_same_is_no_record(
    library: Library, values: dict[str, object]
) -> None:
    with pytest.raises(ValueError, match="values is not plain"):
        library.add_record(RecordEntry("viscounts", "solo", 30, True, values=values))
    assert library.records("viscounts") == []


@pytest.mark.parametrize(
    ("column", "value"),
    [
        ("category", b"\xff"),
        ("category", "automa:" + "9" * 5000),
        ("score", "many"),
        ("created", ""),
    ],
)
def test_a_damaged_line_is_left_out(
    library: Library, tmp_path: Path, column: str, value: object
) -> None:
    for score in (30, 31):
        library.add_record(RecordEntry("viscounts", "solo", score, True))
    library.close()
    connection = sqlite3.connect(library_file(tmp_path))
    connection.execute(f"UPDATE record SET {column} = ? WHERE score = 30", (value,))
    connection.commit()
    connection.close()
    with Library.open(library_file(tmp_path)) as again:
        assert [entry.score for entry in again.records("viscounts")] == [31]
