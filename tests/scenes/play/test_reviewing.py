"""Which review is made first, what is said of it meanwhile, and what stays of it."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from scenes.play import reviewing
from scenes.play.reviewing import KEPT_EVERY, PAUSE, Reviewer


class Job:
    """Makes a review of ten thousand findings, one in each look."""

    progress = 0.5

    def __init__(self, session: Any, seat: int, thinker: object, known: object) -> None:
        self.review: Any = SimpleNamespace(mark=session, seat=seat, complete=False)
        self.stopped = False

    def poll(self) -> bool:
        return True

    def stop(self) -> None:
        self.stopped = True


class Shelf:
    """A library that has the sessions whose names begin with "kept"."""

    def __init__(self) -> None:
        self.kept: list[tuple[str, Any]] = []

    def review(self, session: str, seat: int, mark: str) -> Any:
        return None

    def summary(self, session: str) -> str | None:
        return session if session.startswith("kept") else None

    def keep_review(self, session: str, review: Any) -> None:
        self.kept.append((session, review.seat))


@pytest.fixture
def shelf() -> Shelf:
    return Shelf()


@pytest.fixture
def reviewer(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> Reviewer:
    monkeypatch.setattr(reviewing, "ReviewJob", Job)
    monkeypatch.setattr(reviewing, "Thinker", lambda: SimpleNamespace(close=lambda: None))
    monkeypatch.setattr(reviewing, "mark_of", lambda session: session)
    return Reviewer(SimpleNamespace(library=shelf))  # type: ignore[arg-type]


def start(reviewer: Reviewer, name: str, seat: int = 0) -> None:
    reviewer.start(name, f"session of {name}", seat)  # type: ignore[arg-type]


def test_the_one_that_was_asked_for_last_is_made_first(reviewer: Reviewer) -> None:
    assert reviewer.progress("kept 1", 0) is None
    assert reviewer.next_wakeup is None
    assert not reviewer.update()
    start(reviewer, "kept 1")
    start(reviewer, "kept 2", 1)
    assert reviewer.progress("kept 2", 1) == 0.5
    assert reviewer.progress("kept 1", 0) == 0.0, "it waits"
    assert reviewer.progress("kept 2", 0) is None, "nobody asked for this seat"
    assert reviewer.next_wakeup == PAUSE


def test_what_was_found_is_kept_now_and_then_and_when_it_is_set_aside(
    reviewer: Reviewer, shelf: Shelf
) -> None:
    start(reviewer, "kept 1", 2)
    for _ in range(KEPT_EVERY - 1):
        assert reviewer.update()
    assert shelf.kept == []
    reviewer.update()
    assert shelf.kept == [("kept 1", 2)]
    start(reviewer, "kept 2")
    assert shelf.kept == [("kept 1", 2)] * 2
    reviewer.cancel("kept 2", 0)
    assert shelf.kept[2:] == [("kept 2", 0)]
    assert reviewer.progress("kept 2", 0) is None
    assert reviewer.progress("kept 1", 2) == 0.5, "it goes on with the one that waited"


def test_a_finished_review_gives_way_to_the_next_one(reviewer: Reviewer, shelf: Shelf) -> None:
    start(reviewer, "kept 1")
    start(reviewer, "kept 2")
    assert reviewer._job is not None
    reviewer._job.review.complete = True  # type: ignore[misc]
    assert reviewer.update()
    assert shelf.kept == [("kept 1", 0), ("kept 2", 0)], "one set aside, one finished"
    assert reviewer.progress("kept 2", 0) is None
    assert reviewer.progress("kept 1", 0) == 0.5
    reviewer.close()
    assert reviewer.next_wakeup is None


def test_of_a_session_that_no_library_has_a_review_stays_in_memory(
    reviewer: Reviewer, shelf: Shelf
) -> None:
    start(reviewer, "")
    made = reviewer.review("", "session of ", 0)  # type: ignore[arg-type]
    reviewer.cancel("", 0)
    assert shelf.kept == []
    assert reviewer.review("", "session of ", 0) is made is not None  # type: ignore[arg-type]
