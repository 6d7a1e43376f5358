"""Worked examples of the rules: the castle (VI-X9, VI-X10)."""

from __future__ import annotations

import pytest

from engine.games.viscounts import constants as c
from tests.engine.viscounts.layout import BLUE, RED, YELLOW, Table


@pytest.mark.parametrize("choice", [0, 1])
def test_vi_x9_castle_small(choice: int) -> None:
    table = Table().lay(RED, at="D:I", hand="st_financer st_abbot st_squire st_thief")
    table.top("B", "tf_princess")
    table.do("place_here", RED, 3)
    assert table.asked == ("choose", RED)
    assert table.workers(2)[3] == {RED: 1}
    table.answer("choose", choice)
    if choice == 0:
        table.answer("pile", table.position("B"))
        table.expect(RED, virtue=6, discard=1)
    else:
        table.answer("hand", table.card("st_financer"))
        table.expect(RED, silver=3, hand=3)
    assert table.workers(1) == [{}, {}, {RED: 1}, {}, {RED: 1}]
    assert table.workers(2) == [{}, {}, {}, {RED: 1}, {}]
    table.expect(RED, workers=17)


def test_vi_x10_castle_large() -> None:
    table = Table(3).lay(RED, at="A:I", bays="st_thief tf_overseer_destroy tf_benefactor")
    table.lay(RED, slots=[3, 5], gold=3, silver=0, hand="st_abbot st_trader st_lender")
    table.castle(
        1,
        {RED: 1},
        {BLUE: 2, YELLOW: 1},
        {RED: 1, BLUE: 1},
        {BLUE: 1, YELLOW: 1},
        {RED: 2, BLUE: 1},
    )
    table.castle(2, {RED: 2}, {}, {RED: 1, BLUE: 1}, {BLUE: 2})
    table.castle(3, {BLUE: 1})
    table.state.leader = BLUE
    table.do("action").answer("action", c.PLACE)
    assert table.options == [("place", 1), ("place", 2), ("place", 3), ("place", 4)]
    table.answer("place", 4)
    assert [e.values for e in table.saw("group")] == [(0,), (4,), (0,)]
    table.expect(RED, ink=2, stone=2, virtue=5, gold=0)
    assert table.state.leader == BLUE
    table.answer("take", c.GOLD)
    assert table.state.leader == RED
    table.answer("take", c.INK)
    table.expect(RED, gold=1, ink=3)
    assert table.asked == ("bump", RED)
    table.answer("bump", 1, 1, BLUE)
    table.answer("bump", 1, 1, BLUE)
    table.expect(BLUE, silver=4, workers=22)
    assert table.asked == ("choose", RED)
    table.answer("choose", 1).answer("hand", table.card("st_lender"))
    assert table.names(table.player(RED).discard) == "st_lender"
    assert table.asked == ("", -1)
    assert table.workers(1) == [
        {},
        {RED: 2, YELLOW: 1},
        {RED: 1, BLUE: 1},
        {RED: 1, BLUE: 1, YELLOW: 1},
        {RED: 1, BLUE: 1},
    ]
    assert table.workers(2) == [{RED: 2}, {}, {RED: 1, BLUE: 1}, {BLUE: 2}, {RED: 1}]
    assert table.workers(3) == [{RED: 2, BLUE: 1}]
