"""A follow-up question names the card that asks it and what it still brings."""

from __future__ import annotations

import pytest

from engine.games.viscounts.explain.question import explain
from engine.texts import load_catalogue
from tests.engine.viscounts.layout import RED, Table


@pytest.mark.clause("VI-7.1.4")
def test_the_financer_says_that_it_brings_silver_after_the_discard() -> None:
    table = Table().lay(RED, at="A:L", hand="st_financer st_lender st_trader")
    table.do("play")
    card = next(a for a in table.state.options if a[0] == "play" and _named(table, a[1]))
    table.answer(*card)
    said = load_catalogue("en").say(explain(table.state).prompt, ["Ann", "Ben", "Cleo", "Dan"])
    assert said.startswith("Ann: discard a card"), said
    assert said.endswith("(Financer, then 2 silver)"), said


def _named(table: Table, card: int) -> bool:
    return table.state.data.cards.ids[card] == "st_financer"
