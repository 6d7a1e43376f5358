"""Reviews are kept with the game; a row that is damaged or of another log is as good as none."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from engine.ai.appraisal.review import Judgement, Review
from engine.explain import Text
from saves.library import Library
from saves.library_check import check_library, repair_library
from saves.replaying import replayed
from saves.reviews import MAX_CHARS
from tests.saves.samples import begin
from tests.saves.test_library_check import opener

WHY = Text("ai.reason.gain", {"what": Text("ai.standing")})


def review(seat: int = 1) -> Review:
    judged = Judgement(3, 0.52, 0.41, ("walk", (2, 1)), "master", (WHY,))
    curve: dict[int, tuple[float, ...]] = {0: (0.4, 0.6), 9: (0.0, 1.0)}
    return Review(seat, "mark", "sum", 240, curve, {3: judged}, complete=True)


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    with Library.open(tmp_path / "library.sqlite3") as opened:
        yield opened


def body(path: Path, change: str) -> None:
    other = sqlite3.connect(path)
    other.execute("UPDATE review SET body = ?", (change,))
    other.commit()
    other.close()


def test_a_review_comes_back_as_it_was_kept(library: Library) -> None:
    session = begin(library)
    assert library.review(session, 1, "mark") is None
    library.keep_review(session, review())
    assert library.review(session, 1, "mark") == review()
    assert library.review(session, 0, "mark") is None
    half = Review(1, "mark")
    library.keep_review(session, half)
    assert library.review(session, 1, "mark") == half


def test_a_review_of_another_log_is_none(library: Library) -> None:
    session = begin(library)
    library.keep_review(session, review())
    assert library.review(session, 1, "another") is None


WHOLE: list[Any] = [1, "mark", "sum", 240, True, [[0, 0.4, 0.6]], []]


@pytest.mark.parametrize(
    ("place", "value"),
    [
        (0, 2),
        (2, "stranger"),
        (3, -1),
        (4, 1),
        (5, [[0, 0.4]]),
        (5, [[0, 0.4, 1.6]]),
        (5, [["0", 0.4, 0.6]]),
        (5, [[0, True, False]]),
        (5, []),
        (5, [[0, 0.4, 0.6], [1, 0.5]]),
        (6, [[3, 0.5, 0.4, ["a"], "master", [["table.undo", {}]]]]),
        (6, [[3, 0.5, 0.4, "a", "master", []]]),
        (6, [[3, 0.5, 0.4, ["a"], "master"]]),
        (6, [[3, "high", 0.4, ["a"], "master", []]]),
    ],
)
def test_a_damaged_review_is_noticed_and_dropped(tmp_path: Path, place: int, value: Any) -> None:
    path = tmp_path / "library.sqlite3"
    with Library.open(path) as library:
        session = begin(library)
        library.keep_review(session, review())
    whole = [*WHOLE]
    whole[place] = value
    body(path, json.dumps(whole))
    with Library.open(path) as library:
        assert library.review(session, 1, "mark") is None
        library.keep_review(session, review())
        assert library.review(session, 1, "mark") == review()


def test_letters_that_are_no_review_are_none(tmp_path: Path) -> None:
    path = tmp_path / "library.sqlite3"
    with Library.open(path) as library:
        session = begin(library)
        library.keep_review(session, review())
    for text in ("", "nothing", "{}", "[" * 5000, "null", "[1]"):
        body(path, text)
        with Library.open(path) as library:
            assert library.review(session, 1, "mark") is None


@pytest.mark.parametrize(("longer", "read"), [(0, True), (1, False)])
def test_a_review_that_is_too_long_is_none(tmp_path: Path, longer: int, read: bool) -> None:
    path = tmp_path / "library.sqlite3"
    with Library.open(path) as library:
        session = begin(library)
        library.keep_review(session, review())
    body(path, json.dumps(WHOLE).ljust(MAX_CHARS + longer))
    with Library.open(path) as library:
        assert (library.review(session, 1, "mark") is not None) is read


def test_the_check_has_nothing_against_a_sound_review(tmp_path: Path) -> None:
    path = tmp_path / "library.sqlite3"
    with Library.open(path) as library:
        session = begin(library)
        library.keep_review(session, review())
    found = check_library(opener(path), replayed)
    assert "check.review" not in [fault.what.key for fault in found.faults]
    repair_library(opener(path), replayed)
    with Library.open(path) as library:
        assert library.review(session, 1, "mark") == review()


def test_the_check_tells_of_a_damaged_review_and_repair_drops_it(tmp_path: Path) -> None:
    path = tmp_path / "library.sqlite3"
    with Library.open(path) as library:
        begin(library)
        session = begin(library)
        library.keep_review(session, review())
    body(path, "[1]")
    found = check_library(opener(path), replayed)
    assert [fault.what.key for fault in found.faults if "review" in fault.what.key] == [
        "check.review"
    ]
    repair_library(opener(path), replayed)
    mended = sqlite3.connect(path)
    assert mended.execute("SELECT COUNT(*) FROM review").fetchone() == (0,)
    mended.close()
