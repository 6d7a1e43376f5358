"""The worked examples TA-X14 to TA-X24, by id."""

from __future__ import annotations

import pytest

from tests.engine.shared.marks import clause
from tests.engine.tara.layout import END, B, R, Table, W, Y, at

FULL = "F0=W F1=W(b) F2=W F3=W F4=W H0=W H1=W(r,r) H2=W H3=W W0=W W1=W W2=W C0=W K0=W!"


@clause("TA-11.5", "TA-17.1")
def test_ta_x14_victory_in_mid_round() -> None:
    table = Table(4).board("K0=B!", "ulster").board("C0=B C1=B W0=B W2=B", "munster")
    munster = table.province("munster")
    table.hand(B, 26).money(B, 3)
    table.state.agenda.append(("next_turn", B, None))
    table.turn().place(26, "W1", "munster").answer(("activate",))
    assert table.targets("promote") == "C0 C1"
    table.answer(("enter", at("C0"))).promote("K0")
    assert table.state.winner == B
    assert table.asked == ("", -1)
    assert table.saw("victory")[0].values == (table.province("ulster"), munster)
    outcome = table.game.outcome(table.state)
    assert (outcome.winners, outcome.totals) == ((B,), (2, 0, 0, 0))


@clause("TA-12.3", "TA-12.4", "TA-12.5", "TA-12.6")
def test_ta_x15_traitor_order() -> None:
    table = Table().board("F0=B F1=B F2=B F3=B F4=B H0=R H1=R H2=R H3=Y W0=Y W1=Y")
    table.pile(30, 12, 1).do("traitor", args=0)
    assert [(e.seat, e.values[0]) for e in table.saw("compare")] == [(Y, 30), (R, 12)]
    assert table.asked == ("hire", Y)
    table.answer(("pass",))
    assert table.asked == ("hire", R)
    table.answer(("pay",))
    assert table.state.money[R] == 1
    assert table.saw("turn_up")[0].values == (1, 0)


@clause("TA-12.3", "TA-12.5")
def test_ta_x15_nobody_is_strongest() -> None:
    table = Table().board("F0=B F1=B F2=B F3=B H0=R H1=R H2=R H3=R W0=Y")
    table.pile(5, 9).do("traitor", args=0)
    assert [(e.seat, e.values[0]) for e in table.saw("compare")] == [(B, 5), (R, 9)]
    assert table.asked == ("hire", R)
    table.answer(("pass",))
    assert table.asked == ("hire", B)
    table.answer(("pass",))
    assert table.asked == ("hire", Y)


@clause("TA-12.9", "TA-12.11", "TA-12.12")
@pytest.mark.parametrize("friend", ["", "F1=B", "F3=B"])
def test_ta_x16_a_traitor_against_a_fort(friend: str) -> None:
    table = Table().board("F2=R(r,y) F0=R W0=R W1=R H3=B").board(friend).pile(1)
    own, other = table.state.supply[B], table.state.supply[R]
    table.do("traitor", args=0).answer(("pay",))
    assert table.targets("replace") == "F2"
    table.answer(("replace", at("F2")))
    assert "F2=B(y,r)" in table.show()
    assert (table.state.supply[B], table.state.supply[R]) == (own - 1, other + 1)
    above = {"": "", "F1=B": "H1", "F3=B": "H2"}[friend]
    assert table.targets("promote") == above
    if friend:
        table.promote(above)
        assert f"{above}=B" in table.show()


@clause("TA-7.1")
def test_ta_x17_freeing_own_discs() -> None:
    table = Table().board("F0=B F1=W F2=B F4=W F3=R(b,y)").hand(B, 3).turn()
    supply = table.state.supply[B]
    table.place(3, "F3")
    assert "F3=B(y,r)" in table.show()
    assert table.state.supply[B] == supply
    assert table.saw("freed")[0].values == (0, at("F3"), 1)


@clause("TA-7.9")
def test_ta_x18_a_second_fort() -> None:
    table = Table().board("F0=W F1=B(b) F2=W F3=W F4=B").hand(B, 1).turn()
    supply = table.state.supply[B]
    table.place(1, "F4")
    assert table.show() == "F0=W F1=B F2=W F3=W F4=B(b)"
    assert table.state.supply[B] == supply


@clause("TA-5.5", "TA-5.6")
def test_ta_x19_entry_fee() -> None:
    table = Table(3).hand(B, 6).hand(Y, 16)
    table.state.fresh = 1
    table.turn().place(6, "F1", "leinster").answer(END)
    assert table.state.money[B] == 2
    table.turn(Y)
    assert table.targets("place", 16, "ulster") == "H0 H1 H2 H3"
    table.place(16, "H1", "ulster")
    assert table.state.money[Y] == 0
    free = Table(3).board("F1=B", "leinster").hand(Y, 16).turn(Y)
    free.place(16, "H1", "leinster")
    assert free.state.money[Y] == 2
    poor = Table(3).board("F1=B", "leinster").hand(Y, 16).money(Y, 1).turn(Y)
    assert poor.targets("place", 16, "ulster") == ""
    assert poor.targets("place", 16, "leinster") == "H0 H1 H2 H3"


@clause("TA-10.1", "TA-10.2", "TA-10.3")
def test_ta_x20_amnesty() -> None:
    table = Table().board("F0=B(r,y) F2=R(r) K0=B!").hand(W, 1).money(W, 4)
    before = list(table.state.supply)
    table.turn(W).answer(("amnesty", 1, 0))
    assert table.show() == "F0=B F2=R K0=B!"
    assert [now - then for now, then in zip(table.state.supply, before, strict=True)] == [
        0,
        1,
        0,
        2,
    ]
    assert table.state.money[W] == 0


@clause("TA-14.1", "TA-14.2", "TA-14.3", "TA-14.4", "TA-14.5")
def test_ta_x21_clearing() -> None:
    table = Table().board("K0=B C0=B(r) F1=R(b,w) F3=Y(y)")
    before = list(table.state.supply)
    table.do("begin_clearing")
    assert [now - then for now, then in zip(table.state.supply, before, strict=True)] == [
        2,
        2,
        0,
        1,
    ]
    assert (table.held_by(B), table.held_by(R)) == ("r", "bw")
    assert table.show() == "K0=B!"
    assert table.asked == ("garrison", B)
    table.answer(("garrison", at("C0")), ("garrison", at("F4")))
    assert table.options == [END]
    table.answer(END)
    assert table.show() == "F4=B C0=B K0=B!"


@clause("TA-18.2", "TA-18.4", "TA-18.5", "TA-18.6")
def test_ta_x22_two_players() -> None:
    table = Table(2).board("C0=B C1=B W0=B W2=B", "connacht").hand(B, 26, 1).money(B, 8)
    table.turn().place(26, "W1", "connacht").answer(("activate",), ("enter", at("C1")))
    table.promote("K0").answer(END)
    assert "K0=B!" in table.show("connacht")
    assert table.state.cylinders[B] == 1
    table.hand(Y, 27, 2).money(Y, 8).turn(Y)
    assert table.targets("place", 27, "connacht") == ""
    assert table.targets("place", 27, "leinster") == "W0 W1 W2"
    table.answer(("discard", 2), END).board("C0=Y C1=Y W0=Y W2=Y", "leinster")
    table.turn(Y).place(27, "W1", "leinster").answer(("activate",), ("enter", at("C1")))
    table.promote("K0")
    assert table.saw("opened")[0].values == (table.province("munster"),)
    table.answer(END)
    money = table.state.money[B]
    table.turn(B)
    assert {action[2] for action in table.options if action[0] == "place"} == {
        table.province("munster")
    }
    table.place(1, "F1", "munster")
    assert table.state.money[B] == money - 2
    table.board("C0=Y C1=Y W0=Y W2=Y", "munster").state.agenda.clear()
    table.hand(Y, 28).money(Y, 3).turn(Y).place(28, "W1", "munster").answer(("skip",))
    table.answer(("activate",), ("enter", at("C1"))).promote("K0")
    assert table.state.winner == Y


@clause("TA-11.8", "TA-20.9")
def test_ta_x23_a_full_province() -> None:
    table = Table().board(FULL).hand(W, 26).money(W, 6)
    table.state.agenda.append(("next_turn", W, None))
    table.hand(R, 1).turn(W).place(26, "W2").answer(("activate",)).promote("C1").answer(END)
    assert table.show() == "K0=W!"
    assert table.state.cylinders[W] == 1
    assert table.held_by(W) == "brr"
    assert table.asked == ("garrison", W)
    table.answer(END)
    assert table.asked == ("turn", R)


@clause("TA-6.2", "TA-6.5")
def test_ta_x24_two_slots_one_empty() -> None:
    table = Table().board("F0=R F2=B F3=Y F4=Y").hand(B, 8).turn()
    assert table.targets("place", 8) == "F0 F1 F2"
    table.place(8, "F1")
    assert (table.targets("place"), table.targets("point")) == ("F0 F2", "F2")
    assert ("skip",) in table.options
    other = Table().board("F0=R F2=B F3=Y F4=Y").hand(B, 8).turn().place(8, "F0")
    assert "F1=B" in other.show()  # the second slot was the only answer
    assert other.asked == ("activate", B)
