"""The one reason that is told for a computer's turn."""

from __future__ import annotations

import pytest

from engine.ai.contract import AnyReason, ChanceReason, Reason, RowReason
from engine.ai.reasons import main_reason, say_reason
from engine.texts import load_catalogue


@pytest.mark.parametrize(
    ("found", "words"),
    [
        ([Reason("goods", -4.0), Reason("buildings", 2.0)], "+2 for buildings"),
        ([Reason("goods", 1.26), Reason("buildings", 0.5)], "+1.3 for goods kept"),
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
        (RowReason("tiles", 2.41), "2.4 points more from palace tiles"),
        (RowReason("tiles", 0.97), "1 point more from palace tiles"),
        (RowReason("gold", -0.3), "0.3 points fewer from gold left over"),
        (RowReason("wood_marble", -5.6), "6 points fewer from wood and marble left over"),
        (ChanceReason(0.584, 0.51), "58 % to win instead of 51 %"),
    ],
)
def test_a_learned_reason_is_told_in_figures_of_the_game(reason: AnyReason, words: str) -> None:
    assert load_catalogue("en").say(say_reason("versailles", reason)) == words
