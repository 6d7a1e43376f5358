"""The one reason that is told for a computer's turn."""

from __future__ import annotations

import pytest

from engine.ai.contract import AnyReason, Candidate, ChanceReason, Reason, RowReason
from engine.ai.hints import hints_of
from engine.ai.reasons import compared_with, main_reason, say_reason
from engine.texts import load_catalogue


@pytest.mark.parametrize(
    ("found", "words"),
    [
        ([Reason("goods", -4.0), Reason("buildings", 2.0)], "better for buildings"),
        ([Reason("goods", 1.26), Reason("buildings", 0.5)], "better for goods kept"),
        ([Reason("goods", -4.0), Reason("deck", -1.0)], "nothing better was found"),
    ],
)
def test_a_gain_is_told_before_a_loss(found: list[Reason], words: str) -> None:
    reason = main_reason("viscounts", found)
    assert reason is not None
    assert load_catalogue("en").say(reason) == words


def test_where_nothing_changes_there_is_no_reason() -> None:
    assert main_reason("viscounts", []) is None


@pytest.mark.parametrize(
    ("reason", "words"),
    [
        (RowReason("tiles", 2.41), "2 points more from palace tiles"),
        (RowReason("tiles", 0.97), "1 point more from palace tiles"),
        (RowReason("gold", -0.6), "1 point fewer from gold left over"),
        (RowReason("wood_marble", -5.6), "6 points fewer from wood and marble left over"),
        (ChanceReason(0.584, 0.51), "58% to win instead of 51%"),
    ],
)
def test_a_learned_reason_is_told_in_figures_of_the_game(reason: AnyReason, words: str) -> None:
    assert load_catalogue("en").say(say_reason("versailles", reason)) == words


@pytest.mark.parametrize(
    ("values", "others"),
    [
        ([50.0, 40.0, 30.0], [1, 0, 0]),
        ([50.0, 49.8, 30.0, 29.9], [2, None, 0, 0]),
        ([50.0, 49.9], [None, None]),
        ([50.0], [None]),
        ([], []),
    ],
)
def test_a_candidate_is_compared_with_the_best_that_differs(
    values: list[float], others: list[int | None]
) -> None:
    assert compared_with(values) == others


def candidate(name: str, value: float, *reasons: AnyReason) -> Candidate:
    return Candidate(((name,), ("end",)), value, reasons)


def test_answers_as_good_as_each_other_are_one_hint() -> None:
    found = hints_of(
        "versailles",
        (
            candidate("a", 50.0, RowReason("gold", -1.0), RowReason("tiles", 2.0)),
            candidate("b", 49.7),
            candidate("c", 45.0, RowReason("tiles", -2.0)),
            candidate("b", 44.0),
            candidate("d", 44.9, Reason("goods", -2.0)),
            candidate("e", 30.0),
            candidate("f", 20.0),
        ),
    )
    assert [(hint.action, hint.alike) for hint in found] == [
        (("a",), (("b",),)),
        (("c",), (("d",),)),
        (("e",), ()),
    ]
    say = load_catalogue("en").say
    assert [say(reason) for reason in found[0].reasons] == [
        "2 points more from palace tiles",
        "1 point fewer from gold left over",
    ]
    assert [hint.foretold for hint in found] == [True, True, False]
    assert [hint.behind for hint in found] == [0.0, 5.0, 20.0]


@pytest.mark.parametrize("language", ["en", "hu", "pt_BR"])
def test_no_figure_from_the_inside_is_told(language: str) -> None:
    """Only points of the score sheet and chances come with a number."""
    words = load_catalogue(language)
    for amount in (2.6, -0.4):
        said = words.say(say_reason("viscounts", Reason("buildings", amount)))
        assert not any(letter.isdigit() for letter in said)
    assert words.missed == set()
