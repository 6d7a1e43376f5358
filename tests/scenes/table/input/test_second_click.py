"""A click on a button that has only just come, or where one has just gone, is one too many."""

from __future__ import annotations

import pytest

from scenes.table.input.second_click import _STAYS, TOO_SOON, SecondClick

FIRST, SECOND = "prompt:choice:0", "prompt:choice:1"
AT, ELSEWHERE = (100, 20), (160, 20)
PLACE = (400, 60)
SOON = TOO_SOON / 2


@pytest.mark.parametrize(
    ("target", "moved", "later", "answered", "too_many"),
    [
        ("prompt:end", (0, 0), SOON, 1, True),
        ("prompt:end", (_STAYS, -_STAYS), SOON, 1, True),
        ("prompt:end", (_STAYS + 1, 0), SOON, 1, False),
        ("prompt:end", (0, _STAYS + 1), SOON, 1, False),
        ("prompt:end", (0, 0), TOO_SOON, 1, False),
        ("prompt:end", (0, 0), SOON, 0, False),
        ("rail:log:1", (0, 0), SOON, 1, False),
    ],
)
def test_only_a_click_at_once_at_the_same_place_after_an_answer_is_one_too_many(
    target: str, moved: tuple[int, int], later: float, answered: int, too_many: bool
) -> None:
    clicks = SecondClick()
    assert not clicks.meant_for_gone("prompt:choice:0", PLACE, 10.0, 3)
    at = (PLACE[0] + moved[0], PLACE[1] + moved[1])
    assert clicks.meant_for_gone(target, at, 10.0 + later, 3 + answered) is too_many


def test_the_first_click_at_all_is_meant() -> None:
    assert not SecondClick().meant_for_gone("prompt:end", (0, 0), 0.1, 3)


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
