"""Going on with a saved session, as far as the rules agree with it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from saves.library import Library
from saves.model import DIGEST_EVERY, Replayed, SessionRecord
from saves.replaying import agreed, wants_digest
from saves.resume import resume
from tests.saves.samples import begin, decision, library_file, record, replay_sample


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    with Library.open(library_file(tmp_path)) as opened:
        yield opened


def test_a_sound_session_goes_on_where_it_stood(library: Library) -> None:
    session = begin(library, 30)
    library.move(session, 25)
    resumed = resume(library, session, replay_sample)
    assert resumed.session == session
    assert resumed.problem is None
    assert (len(resumed.record.log), resumed.record.cursor) == (30, 25)


def test_divergence_stops_at_the_last_good_decision_and_keeps_the_rest(library: Library) -> None:
    log = [decision(number) for number in range(30)]
    log[17] = ["gold", 99]
    session = begin(library, log=log)
    resumed = resume(library, session, replay_sample)
    assert resumed.session is None
    assert resumed.problem is not None
    assert resumed.problem.key == "session.diverged"
    assert resumed.problem.values == {"good": 17, "total": 30}
    assert (resumed.record.cursor, len(resumed.record.log)) == (17, 17)
    branch = library.branch(session, resumed.record.cursor)
    library.append(branch, 17, decision(17))
    assert len(library.load(branch).log) == 18
    assert library.load(session).log == log


def test_undone_tail_that_does_not_replay_is_not_offered(library: Library) -> None:
    session = begin(library, log=[decision(0), decision(1), ["gold", 99]])
    library.move(session, 1)
    resumed = resume(library, session, replay_sample)
    assert resumed.session == session
    assert resumed.record.log == [decision(0), decision(1)]
    assert resumed.record.cursor == 1


def test_rules_that_stumble(library: Library) -> None:
    def stumble(record: SessionRecord) -> Replayed:
        raise KeyError("a card that is no more")

    session = begin(library, 5)
    resumed = resume(library, session, stumble)
    assert resumed.problem is not None
    assert resumed.problem.key == "session.stopped"
    assert (resumed.session, resumed.record.log) == (None, [])
    assert len(library.load(session).log) == 5


def test_session_with_an_unreadable_end(library: Library, tmp_path: Path) -> None:
    session = begin(library, 30)
    with sqlite3.connect(library_file(tmp_path)) as other:
        other.execute("UPDATE decision SET body = 'x' WHERE place = 12")
    other.close()
    resumed = resume(library, session, replay_sample)
    assert resumed.session is None
    assert resumed.problem is not None
    assert resumed.problem.key == "session.cut"
    assert resumed.problem.values == {"good": 12, "total": 30}
    assert len(resumed.record.log) == 12


class Counter:
    """A game whose position is the sum of what was played; negative numbers are illegal."""

    def __init__(self) -> None:
        self.total = 0

    def play(self, action: list[Any]) -> bool:
        if action[0] < 0:
            return False
        self.total += action[0]
        return True

    def digest(self) -> str:
        return f"{self.total:x}"


def agreement(log: list[list[Any]], digests: dict[int, str], cursor: int | None = None) -> int:
    game = Counter()
    cursor = len(log) if cursor is None else cursor
    return agreed(record(0, log=log, cursor=cursor, digests=digests), game.play, game.digest)


def test_agreement_on_everything() -> None:
    assert agreement([[1]] * 45, {0: "0", 20: "14", 40: "28"}) == 45
    assert agreement([[1]] * 45, {}, cursor=30) == 30
    assert agreement([], {}) == 0


def test_agreement_up_to_an_illegal_decision() -> None:
    assert agreement([[1]] * 30 + [[-1]] + [[1]] * 5, {20: "14"}) == 30


def test_agreement_up_to_the_last_right_digest() -> None:
    assert agreement([[1]] * 45, {20: "14", 40: "29"}) == 20
    assert agreement([[1]] * 45, {20: "15", 40: "28"}) == 0
    assert agreement([[1]] * 45, {20: "14", 40: "29"}, cursor=39) == 39


def test_when_a_digest_is_due() -> None:
    due = [count for count in range(61) if wants_digest(count)]
    assert due == [DIGEST_EVERY, 2 * DIGEST_EVERY, 3 * DIGEST_EVERY]
