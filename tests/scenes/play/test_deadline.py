"""Work that may take so long and no longer, and what comes of it."""

from __future__ import annotations

from threading import Event

import pytest

from scenes.play.deadline import within


def test_what_comes_of_the_work_is_handed_on() -> None:
    assert within(5.0, lambda: "done") == "done"


def test_an_error_of_the_work_is_raised_as_it_is() -> None:
    def fail() -> None:
        raise KeyError("the work's own")

    with pytest.raises(KeyError, match="the work's own"):
        within(5.0, fail)


def test_meanwhile_somebody_may_look_on() -> None:
    looked = Event()
    assert within(5.0, lambda: looked.wait(60.0), looked.set)
