"""Worked examples of the rules: scoring and the end (VI-X13 to VI-X15, VI-X23)."""

from __future__ import annotations

import pytest

from tests.engine.viscounts.layout import BLUE, GREEN, RED, STARTERS, YELLOW, Table


@pytest.mark.parametrize(
    ("approved", "points"),
    [
        ([3, 3, 1], (10, 10, 4)),
        ([3, 3, 1, 0], (10, 10, 4, 0)),
        ([5, 2, 2, 2], (12, 4, 4, 4)),
        ([4, 1], (12, 4)),
        ([2, 2], (8, 8)),
    ],
)
def test_vi_x13_poverty_ties(approved: list[int], points: tuple[int, ...]) -> None:
    table = Table(len(approved))
    for seat, n in enumerate(approved):
        table.lay(seat, approved=n)
    table.state.poverty_shown = True
    assert tuple(table.points("poverty", seat) for seat in range(len(approved))) == points


def test_vi_x14_sets() -> None:
    table = Table().lay(RED, books="ms_01 ms_02 ms_10 ms_11 ms_12 ms_19 ms_20 ms_28")
    assert table.points("sets") == 26
    assert Table().lay(RED, books="ms_01 ms_10 ms_19").points("sets") == 9


def test_vi_x15_full_score() -> None:
    table = Table(4).lay(RED, slots=[1, 5, 6, 7, 8, 9])
    table.lay(RED, books="ms_01 ms_02 ms_10 ms_11 ms_12 ms_20 ms_21 ms_29").bonus(RED, "black")
    table.lay(RED, bays="tf_aristocrat tf_princess st_squire", hand="tf_diplomat tf_antagonist")
    table.lay(RED, draw="st_thief", discard="tf_illusionist")
    table.lay(RED, unpaid=1, paid=3, acquired=4, approved=2)
    table.lay(BLUE, approved=5).lay(YELLOW, approved=3).lay(GREEN, approved=0)
    table.castle(1, {RED: 2}, {RED: 2}, {}, {RED: 1})
    table.castle(2, {RED: 2}, {}, {RED: 2})
    table.castle(3, {RED: 2})
    table.state.leader = RED
    table.state.poverty_shown = True
    assert table.points("buildings") == 4 + 13 + 9
    assert table.points("castle") == 19
    assert table.points("sets") == 26
    assert table.points("manuscripts") == 6 + 5 + 4 + 3
    assert table.points("leader") == 5
    assert table.points("bonus") == 3
    assert table.points("debts") == -2
    assert table.points("deeds") == 4 + 6
    assert table.points("poverty") == 4
    assert table.points("prosperity") == 0
    assert table.outcome().totals[RED] == 109


def test_vi_x23_debt_pile() -> None:
    table = Table()
    for seat in (RED, BLUE):
        table.lay(seat, hand="st_abbot st_squire st_labourer", draw=STARTERS)
    table.state.poverty, table.state.prosperity = 1, 99
    table.state.round = 5
    table.effects(RED, "debt:3")
    kinds = [e.kind for e in table.events]
    assert kinds == ["debt", "poverty", "debt", "debt"]
    table.expect(RED, debt=3)
    assert table.state.poverty_shown
    assert table.state.poverty == 0
    table.do("next_turn", RED).play_out()
    assert [(e.seat, e.values) for e in table.saw("turn")] == [
        (BLUE, (5,)),
        (RED, (6,)),
        (BLUE, (6,)),
    ]
    assert table.saw("over")
