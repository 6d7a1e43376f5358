"""What is told of answers and refusals before anything is chosen, in the words of who listens."""

from __future__ import annotations

import pytest

from engine.explain import Text
from engine.games.viscounts.build import free_spots
from engine.games.viscounts.explain.question import explain
from engine.games.viscounts.places import space_anchor
from tests.engine.viscounts.layout import RED, Table


def refusal(table: Table) -> str:
    asked = explain(table.state)
    building = "viscounts.choice.build"
    (said,) = [each.reason for each in asked.blocked if each.label == Text(building)]
    return said.key.rpartition(".")[2]


@pytest.mark.clause("VI-8.3.3")
def test_why_nothing_can_be_built_is_told_apart() -> None:
    table = Table().lay(RED, at="A:L", slots=range(1, 10), bays="st_labourer - -")
    table.do("action")
    assert refusal(table) == "no_building"
    table = Table().lay(RED, at="A:L", bays="st_labourer - -")
    for spot in free_spots(table.state, table.player(RED).viscount):
        table.state.spots[spot] = 3
    table.do("action")
    assert refusal(table) == "no_spot"


@pytest.mark.clause("VI-7.2.3")
@pytest.mark.parametrize(("automa", "key"), [("cleric", "share_automa"), ("", "share")])
def test_a_way_that_ends_where_somebody_stands_says_what_that_brings(automa: str, key: str) -> None:
    table = Table(automa=automa).lay(RED, at="A:L").lay(1, at="A:R")
    table.state.played = table.card("st_lender")
    table.do("begin_walk", RED)
    told = {each.target: [text.key for text in each.heard] for each in explain(table.state).choices}
    there = space_anchor(table.state, table.space("A:R"))
    assert told[there] == [f"viscounts.heard.ahead.{key}"]
    assert not any(keys for target, keys in told.items() if target != there)
