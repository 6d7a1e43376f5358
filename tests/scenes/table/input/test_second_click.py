"""A click on a button that has only just come where another one was clicked is one too many."""

from __future__ import annotations

import pytest

from scenes.table.input.second_click import TOO_SOON, SecondClick

FIRST, SECOND = "prompt:choice:0", "prompt:choice:1"
AT, ELSEWHERE = (100, 20), (160, 20)


@pytest.fixture
def clicks() -> SecondClick:
    made = SecondClick()
    made.ask(0, 0.0)
    assert not made.meant_for_gone(FIRST, AT, 5.0, 0)
    return made


def test_a_question_that_comes_after_a_long_way_is_not_answered_by_habit(
    clicks: SecondClick,
) -> None:
    clicks.ask(-1, 5.1)
    clicks.ask(2, 8.0)
    assert clicks.meant_for_gone(SECOND, AT, 8.0 + TOO_SOON / 2, 2)
    assert not clicks.meant_for_gone(SECOND, AT, 8.1 + TOO_SOON, 2), "read, and meant"


def test_who_has_pointed_at_the_answer_means_it(clicks: SecondClick) -> None:
    clicks.ask(2, 8.0)
    assert not clicks.meant_for_gone(SECOND, ELSEWHERE, 8.1, 2)
