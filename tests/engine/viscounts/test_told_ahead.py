"""What is told of answers and refusals before anything is chosen, in the words of who listens."""

from __future__ import annotations

import pytest

from engine.explain import Text
from engine.games.viscounts.build import free_spots
from engine.games.viscounts.explain.question import explain
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
