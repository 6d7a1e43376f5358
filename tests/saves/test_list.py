"""What the list of sessions knows without reading a log: results, seats, seed."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from saves.errors import SaveError
from saves.library import Library
from saves.model import Replayed, SessionRecord
from saves.transfer import examine_file, export_file
from tests.saves.samples import CONFIG, begin, decision, library_file, record, replay_sample


def test_a_finished_session_shows_its_result_in_the_list(tmp_path: Path) -> None:
    with Library.open(library_file(tmp_path)) as library:
        session = begin(library, 3)
        assert library.sessions()[0].result is None
        library.finish(session, {"totals": [31, 40], "winners": [1]})
        assert library.sessions()[0].result == {"totals": [31, 40], "winners": [1]}
        library.move(session, 2)
        assert library.sessions()[0].result is None


def test_a_damaged_result_hides_no_session(tmp_path: Path) -> None:
    with Library.open(library_file(tmp_path)) as library:
        session = begin(library, 3)
        library.finish(session, {"totals": [1]})
    with sqlite3.connect(library_file(tmp_path)) as raw:
        raw.execute("UPDATE session SET result = '[[['")
    with Library.open(library_file(tmp_path)) as library:
        assert library.sessions()[0].finished
        assert library.sessions()[0].result is None


def test_details_are_seats_seed_and_all_saved_decisions(tmp_path: Path) -> None:
    with Library.open(library_file(tmp_path)) as library:
        session = begin(library, 9)
        library.move(session, 4)
        details = library.details(session)
        assert details is not None
        assert [dict(seat) for seat in details.seats] == CONFIG["seats"]
        assert (details.seed, details.saved) == (2**80 + 1, 9)
        assert library.details("nobody") is None


@pytest.mark.parametrize("config", ["{", "[]", '{"seats": 3}', '{"seats": ["x"]}'])
def test_details_of_a_damaged_session_are_none(tmp_path: Path, config: str) -> None:
    with Library.open(library_file(tmp_path)) as library:
        session = begin(library, 1)
    with sqlite3.connect(library_file(tmp_path)) as raw:
        raw.execute("UPDATE session SET config = ?", (config,))
    with Library.open(library_file(tmp_path)) as library:
        assert library.details(session) is None
        assert len(library.sessions()) == 1


def test_an_examined_file_stands_where_the_rules_say(tmp_path: Path) -> None:
    path = export_file(record(30, progress={"round": 99}), tmp_path / "a")
    found = examine_file(path, replay_sample)
    assert found.progress == {"round": 3}
    assert not found.finished

    def over(record: SessionRecord) -> Replayed:
        return Replayed(record.cursor, finished=True, result={"totals": [4]})

    assert examine_file(path, over).result == {"totals": [4]}
    cheat = export_file(record(2, log=[decision(0), ["gold"]]), tmp_path / "b")
    with pytest.raises(SaveError):
        examine_file(cheat, replay_sample)
