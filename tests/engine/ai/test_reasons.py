"""The one reason that is told for a computer's turn."""

from __future__ import annotations

import pytest

from engine.ai.contract import Reason
from engine.ai.reasons import main_reason
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
