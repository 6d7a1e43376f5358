"""What Tara's log and refusals say in full."""

from __future__ import annotations

import pytest

from engine.explain import Question
from engine.games.tara import places
from engine.texts import load_catalogue
from tests.engine.tara.layout import HOME, B, R, Table, at

CATALOGUE = load_catalogue("en")
NAMES = ["Blue", "Red", "Yellow", "White"]


def shape_card(table: Table, shape: str) -> int:
    shapes, shape_of = table.data.shapes, table.data.shape_of
    return next(n for n in table.state.draw if shapes[shape_of[n]].id == shape)


def refusal(table: Table, card: int, name: str) -> str:
    question: Question = table.game.explain(table.state)
    anchor = places.hollow_anchor(table.state, table.province(HOME), at(name))
    for blocked in question.blocked:
        if (blocked.source, blocked.target) == (places.hand_anchor(card), anchor):
            return CATALOGUE.say(blocked.reason, NAMES)
    raise LookupError(anchor)


@pytest.mark.clause("TA-2.11")
@pytest.mark.parametrize(
    ("shape", "name", "says"),
    [
        ("F_L", "F0", "The tablet also shows a farmer on the left; the province ends there"),
        ("F_R", "F4", "The tablet also shows a farmer on the right; the province ends there"),
        ("H", "F0", "This tablet is for herdsmen only"),
    ],
)
def test_a_tablet_that_does_not_fit_names_what_is_missing(shape: str, name: str, says: str) -> None:
    table = Table()
    card = shape_card(table, shape)
    table.hand(B, card).turn(B)
    assert refusal(table, card, name) == says


@pytest.mark.clause("TA-12.7", "TA-15.6")
def test_only_who_was_asked_is_told_to_refuse() -> None:
    table = Table().money(B, 0).prison(R, "bb")
    table.do("hire", B, (table.province(HOME), ()))
    table.do("ransom", B, R)
    lines = [table.game.narrate(event, table.state) for event in table.events]
    assert {"no_hire", "no_ransom"} <= {event.kind for event in table.events}
    assert lines == [None, None]
