"""Sessions: saved decision by decision, read back the same."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from saves.connection import Connection, connect
from saves.errors import SaveError
from saves.library import Library
from saves.lock import writes_so_far
from saves.model import SESSION_FORMAT
from saves.plain import is_plain
from tests.saves.samples import CONFIG, DATA_TEXT, Clock, begin, decision, library_file, record


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def library(tmp_path: Path, clock: Clock) -> Any:
    with Library.open(library_file(tmp_path), clock=clock) as opened:
        yield opened


def raw(tmp_path: Path, statement: str, *values: object) -> list[Any]:
    connection = sqlite3.connect(library_file(tmp_path), isolation_level=None)
    try:
        return connection.execute(statement, values).fetchall()
    finally:
        connection.close()


def test_a_new_library_saves_in_wal_mode_fully_synced(library: Library, tmp_path: Path) -> None:
    assert library.status.saving
    assert library.status.problem is None
    assert library.status.notices == ()
    assert raw(tmp_path, "PRAGMA journal_mode") == [("wal",)]
    assert library._store.read(lambda disk: disk.execute("PRAGMA synchronous").fetchone()) == (2,)
    assert sorted(path.name for path in library_file(tmp_path).parent.iterdir()) == [
        "library.sqlite3",
        "library.sqlite3-shm",
        "library.sqlite3-wal",
    ]


def test_everything_comes_back(library: Library, tmp_path: Path) -> None:
    session = begin(library, name="Evening", progress={"round": 1})
    for index in range(45):
        digest = f"{index:x}" if (index + 1) % 20 == 0 else None
        library.append(session, index, decision(index), digest)
    library.close()
    with Library.open(library_file(tmp_path)) as again:
        record = again.load(session)
    assert record.id == session
    assert record.game == "viscounts"
    assert record.rules_version == 1
    assert record.config == CONFIG
    assert record.seed == 2**80 + 1
    assert record.data_text == DATA_TEXT
    assert record.log == [decision(index) for index in range(45)]
    assert record.cursor == 45
    assert record.digests == {20: "13", 40: "27"}
    assert (record.name, record.progress) == ("Evening", {"round": 1})
    assert (record.assisted, record.finished, record.problem) == (False, False, None)


def test_a_decision_is_on_the_disk_when_append_returns(library: Library, tmp_path: Path) -> None:
    session = begin(library)
    library.append(session, 0, ("place", 4, ("corn", "corn")))
    assert raw(tmp_path, "SELECT body FROM decision") == [('["place",4,["corn","corn"]]',)]


def test_hints_are_counted_for_good(library: Library, tmp_path: Path) -> None:
    session = begin(library, 5)
    assert library.load(session).hints == 0
    library.set_hints(session, 3)
    library.move(session, 2)
    library.append(session, 2, ["pass"])
    copies = [session, library.duplicate(session), library.branch(session, 1)]
    with pytest.raises(SaveError):
        library.set_hints("nobody's", 1)
    library.close()
    with Library.open(library_file(tmp_path)) as again:
        assert [again.load(copy).hints for copy in copies] == [3, 3, 3]


def test_undone_tail_stays_until_another_decision(library: Library) -> None:
    session = begin(library, 10)
    library.move(session, 6)
    record = library.load(session)
    assert record.cursor == 6
    assert record.log == [decision(index) for index in range(10)]
    assert not record.assisted, "who takes back what the rules allow has had no help"
    library.append(session, 6, decision(6))  # the same again is a redo
    record = library.load(session)
    assert (record.cursor, len(record.log)) == (7, 10)
    library.append(session, 7, decision(99))
    record = library.load(session)
    assert record.cursor == 8
    assert record.log == [*(decision(index) for index in range(7)), decision(99)]


def test_digests_of_a_replaced_tail_go_with_it(library: Library) -> None:
    session = begin(library, 45, digests={20: "a", 40: "b"})
    library.move(session, 20)
    assert library.load(session).digests == {20: "a", 40: "b"}
    library.append(session, 20, ["other"])
    assert library.load(session).digests == {20: "a"}


def test_a_digest_of_what_was_replaced_vouches_for_nothing_that_came_after(
    library: Library,
) -> None:
    session = begin(library, 45, digests={20: "a", 40: "b"})
    library.move(session, 25)
    for index in range(25, 45):
        library.append(session, index, decision(index + 100))
    record = library.load(session)
    assert (len(record.log), record.digests) == (45, {20: "a"})


@pytest.mark.parametrize("index", [-1, 4, 100])
def test_a_gap_is_the_callers_mistake_and_changes_nothing(library: Library, index: int) -> None:
    session = begin(library, 3)
    with pytest.raises(ValueError, match="does not follow"):
        library.append(session, index, decision(index))
    with pytest.raises(ValueError, match="outside"):
        library.move(session, 4)
    assert library.load(session).log == [decision(number) for number in range(3)]
    assert library.status.saving


@pytest.mark.parametrize(
    "action", [[1.5], [{"a": {1}}], [b"x"], [2**200], ["\ud800"], ["a\0b"], [float("nan")]]
)
def test_what_would_not_come_back_is_refused(library: Library, action: list[Any]) -> None:
    session = begin(library)
    with pytest.raises(ValueError, match="plain"):
        library.append(session, 0, action)
    with pytest.raises(ValueError, match="plain"):
        begin(library, log=[action])
    with pytest.raises(ValueError, match="plain"):
        begin(library, progress={"round": action[0]})
    with pytest.raises(ValueError, match="plain"):
        library.finish(session, {"winner": action[0]})
    record = library.load(session)
    assert (record.log, record.finished, record.result) == ([], False, None)
    assert len(library.sessions()) == 1


def test_unknown_session(library: Library) -> None:
    for attempt in (
        lambda: library.load("nobody"),
        lambda: library.append("nobody", 0, ["x"]),
        lambda: library.rename("nobody", "x"),
        lambda: library.finish("nobody", {}),
        lambda: library.mark_assisted("nobody"),
        lambda: library.mark_deal_assisted("nobody"),
        lambda: library.set_summary("nobody", {}),
        lambda: library.set_picture("nobody", b"\x89PNG"),
        lambda: library.delete("nobody"),
    ):
        with pytest.raises(SaveError) as caught:
            attempt()
        assert caught.value.message.key == "session.missing"
    assert library.summary("nobody") is None
    assert library.status.saving


def test_component_data_are_kept_once(library: Library, tmp_path: Path) -> None:
    long_text = DATA_TEXT * 2000
    for _ in range(5):
        begin(library, data_text=long_text)
    begin(library, data_text=long_text + "# corrected\n")
    stored = raw(tmp_path, "SELECT length(packed) FROM data")
    assert len(stored) == 2
    assert all(size < len(long_text) / 20 for (size,) in stored)


def test_list_shows_the_last_played_first(library: Library, clock: Clock) -> None:
    first, second = begin(library), begin(library, progress={"round": 2, "rounds": 9})
    clock.turn(60)
    library.append(first, 0, decision(0), progress={"round": 3})
    lines = library.sessions()
    assert [line.id for line in lines] == [first, second]
    assert lines[0].decisions == 1
    assert lines[0].progress == {"round": 3}
    assert lines[0].updated == lines[0].created + 60
    whole = library.load(first)
    assert (whole.created, whole.updated) == (lines[0].created, lines[0].updated)
    assert [player.name for player in lines[0].players] == ["Ágnes", "Bea"]
    assert [player.colour for player in lines[0].players] == ["red", "blue"]
    assert library.summary(second) == lines[1]


def test_continue_takes_the_last_unfinished(library: Library, clock: Clock) -> None:
    assert library.latest_unfinished() is None
    sessions = []
    for _ in range(4):
        clock.turn(1)
        sessions.append(begin(library, 2))
    library.finish(sessions[3], {"winner": 0})
    library.delete(sessions[2])
    latest = library.latest_unfinished()
    assert latest is not None
    assert latest.id == sessions[1]


@pytest.mark.parametrize("result", [None, {"scores": [31, 28]}])
@pytest.mark.parametrize("finished", [True, False])
def test_a_game_that_is_over_stays_so_whatever_is_known_of_its_result(
    library: Library, finished: bool, result: dict[str, Any] | None
) -> None:
    kept = library.load(library.import_session(record(3, finished=finished, result=result)))
    assert (kept.finished, kept.result) == (finished, result)


def test_finished_until_somebody_goes_back(library: Library) -> None:
    session = begin(library, 3)
    library.finish(session, {"scores": [31, 28]})
    assert library.load(session).finished
    assert library.load(session).result == {"scores": [31, 28]}
    library.move(session, 2)
    assert not library.load(session).finished
    assert library.load(session).result is None


def test_rename_cleans_what_was_typed(library: Library) -> None:
    session = begin(library)
    library.rename(session, "  Friday\tnight\n\x00 with Bea " + "x" * 200)
    name = library.load(session).name
    assert name.startswith("Friday night with Bea xxx")
    assert len(name) == 80
    library.rename(session, "   ")
    assert library.load(session).name == ""


def test_bin_and_back(library: Library) -> None:
    session = begin(library, 3)
    library.delete(session)
    assert library.sessions() == []
    assert [line.id for line in library.sessions(deleted=True)] == [session]
    assert library.load(session).log  # nothing is erased
    library.restore(session)
    assert [line.id for line in library.sessions()] == [session]


def test_duplicate_goes_its_own_way(library: Library) -> None:
    session = begin(library, 5, name="One", assisted=True)
    twin = library.duplicate(session, "Two")
    library.append(twin, 5, decision(5))
    assert len(library.load(session).log) == 5
    record = library.load(twin)
    assert (len(record.log), record.name, record.assisted) == (6, "Two", True)


def test_branch_keeps_the_first_session(library: Library) -> None:
    session = begin(library, 45, digests={20: "a", 40: "b"})
    library.finish(session, {"winner": 1})
    branch = library.branch(session, 30)
    record = library.load(branch)
    assert (len(record.log), record.cursor, record.digests) == (30, 30, {20: "a"})
    assert library.load(library.branch(session, 20)).digests == {20: "a"}
    assert not record.finished
    assert library.load(session).finished
    with pytest.raises(ValueError, match="not 46"):
        library.branch(session, 46)


def test_assisted_is_for_good(library: Library) -> None:
    session = begin(library, 2)
    library.mark_assisted(session)
    library.append(session, 2, decision(2))
    assert library.load(session).assisted
    assert library.sessions()[0].assisted


def test_an_undo_and_its_mark_reach_the_disk_together(tmp_path: Path) -> None:
    with Library.open(library_file(tmp_path)) as library:
        session = begin(library, 5)
        disk = connect(library_file(tmp_path))
        before = writes_so_far(disk)
        library.move(session, 3, assisted=True)
        assert writes_so_far(disk) == before + 1
        disk.close()
        record = library.load(session)
    assert (record.cursor, len(record.log), record.assisted) == (3, 5, True)


def test_picture(library: Library) -> None:
    session = begin(library)
    assert library.picture(session) is None
    library.set_picture(session, b"\x89PNG one")
    library.set_picture(session, b"\x89PNG two")
    assert library.picture(session) == b"\x89PNG two"
    with pytest.raises(ValueError, match="too large"):
        library.set_picture(session, bytes(10**6))


def test_later_changes_of_the_callers_lists_do_not_matter(library: Library) -> None:
    config: dict[str, Any] = {"seats": [{"kind": "person", "name": "A", "colour": "red"}]}
    session = begin(library, config=config)
    config["seats"].clear()
    assert library.load(session).config["seats"]


def test_unreadable_decision_cuts_the_log_there(library: Library, tmp_path: Path) -> None:
    session = begin(library, 30)
    raw(tmp_path, "UPDATE decision SET body = '[\"pla' WHERE place = 12")
    record = library.load(session)
    assert record.log == [decision(number) for number in range(12)]
    assert record.cursor == 12
    assert record.problem is not None
    assert record.problem.key == "session.cut"
    assert record.problem.values == {"good": 12, "total": 30}
    raw(tmp_path, "DELETE FROM decision WHERE place = 3")
    assert len(library.load(session).log) == 3


@pytest.mark.parametrize(
    "body",
    [
        '["place",1,["corn",0],"\ufffdszi"]',
        '{"place":1}',
        '"place"',
        '["place",1.5]',
        '["place","\\u0007"]',
    ],
)
def test_a_decision_that_can_be_read_and_is_none_cuts_the_log_there(
    library: Library, tmp_path: Path, body: str
) -> None:
    session = begin(library, 30)
    raw(tmp_path, "UPDATE decision SET body = ? WHERE place = 12", body)
    record = library.load(session)
    assert record.log == [decision(number) for number in range(12)]
    assert record.problem is not None
    assert record.problem.values == {"good": 12, "total": 30}


def nested(depth: int, wrap: Callable[[Any], Any]) -> Any:
    """Something so many levels deep."""
    value: Any = 7
    for _ in range(depth):
        value = wrap(value)
    return value


@pytest.mark.parametrize("wrap", [lambda x: [x], lambda x: (x,), lambda x: {"in": x}])
def test_lists_and_tables_are_saved_twelve_levels_deep_and_no_deeper(
    wrap: Callable[[Any], Any],
) -> None:
    assert is_plain(nested(12, wrap))
    assert not is_plain(nested(13, wrap))
    assert not is_plain(nested(5_000, wrap))


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE session SET config = '{'",
        "UPDATE session SET config = '[]'",
        "UPDATE session SET seed = 'x'",
        "UPDATE data SET packed = x'00'",
        "UPDATE data SET hash = 'y'",
        "DELETE FROM data",
        "UPDATE session SET length = -1",
        "UPDATE session SET game = char(27) || 'iscounts'",
    ],
)
def test_unreadable_session_is_a_message_and_stays_in_the_list(
    library: Library, tmp_path: Path, damage: str
) -> None:
    session = begin(library, 3)
    raw(tmp_path, damage)
    with pytest.raises(SaveError) as caught:
        library.load(session)
    assert caught.value.message.key == "session.unreadable"
    assert [line.id for line in library.sessions()] == [session]
    assert library.status.saving


def test_damaged_line_of_the_list_still_stands_there(library: Library, tmp_path: Path) -> None:
    session = begin(library)
    raw(tmp_path, "UPDATE session SET players = '[[1]]', progress = '7'")
    (line,) = library.sessions()
    assert (line.id, line.players, line.progress) == (session, (), {})


def test_session_of_a_newer_format_is_refused(library: Library, tmp_path: Path) -> None:
    session = begin(library, 3)
    raw(tmp_path, "UPDATE session SET format = ?", SESSION_FORMAT + 1)
    with pytest.raises(SaveError) as caught:
        library.load(session)
    assert caught.value.message.key == "session.newer_format"


@pytest.mark.slow
def test_five_hundred_sessions_are_listed_at_once(library: Library) -> None:
    template = library.load(begin(library, 150))
    for _ in range(500):
        library.import_session(template)
    library.sessions()
    durations = []
    for _ in range(5):
        started = time.process_time()
        lines = library.sessions()
        durations.append(time.process_time() - started)
    assert len(lines) == 501
    assert min(durations) <= 0.05


def test_a_branch_is_marked_and_described_in_one_transaction(tmp_path: Path) -> None:
    """Killed in between, a branch behind a reveal would be one that counts."""
    traced: list[str] = []

    def connect_traced(path: Path) -> Connection:
        connection = connect(path)
        connection.set_trace_callback(traced.append)
        return connection

    with Library.open(library_file(tmp_path), connect=connect_traced) as library:
        session = begin(library, 9)
        traced.clear()
        branch = library.branch(session, 4, "Other", progress={"round": 2}, assisted=True)
        assert sum(words.startswith("COMMIT") for words in traced) == 1
        line = library.summary(branch)
        assert line is not None
        assert (line.assisted, line.progress, line.name) == (True, {"round": 2}, "Other")
