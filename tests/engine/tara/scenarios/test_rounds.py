"""The worked examples TA-X1 to TA-X13, by id."""

from __future__ import annotations

import pytest

from tests.engine.shared.marks import clause
from tests.engine.tara.layout import END, B, R, Table, Y, at

ALL_F = "F0 F1 F2 F3 F4"


@clause("TA-2.11", "TA-6.1")
def test_ta_x1_a_figure_needs_its_left_neighbour() -> None:
    table = Table().board("K0=R").hand(B, 1).turn()
    assert table.targets("place", 1) == "F1 F2 F3 F4"


@clause("TA-2.11", "TA-6.2")
def test_ta_x2_a_suitable_empty_position_comes_first() -> None:
    table = Table().board("F1=Y F2=B F3=R").hand(B, 1).turn()
    assert table.targets("place", 1) == "F4"
    assert table.targets("point", 1) == ""


@clause("TA-6.2", "TA-6.4")
def test_ta_x3a_one_herdsman_taken() -> None:
    table = Table().board("H0=R").hand(B, 16).turn()
    assert table.targets("place", 16) == "H1 H2 H3"


@clause("TA-5.7", "TA-6.4", "TA-6.6")
def test_ta_x3b_all_herdsmen_taken() -> None:
    table = Table().board("H0=R H1=B H2=Y H3=W").hand(B, 16).turn()
    assert table.targets("place", 16) == "H0 H1 H2 H3"
    assert table.targets("point", 16) == ""
    table.place(16, "H1")
    assert "H1=B(b)" in table.show()
    other = Table().board("H0=R H1=B H2=B H3=W").hand(B, 16).money(B, 2).turn()
    assert other.targets("point", 16) == "H1 H2"


@clause("TA-2.11", "TA-6.1", "TA-6.5")
def test_ta_x4_herdsman_over_left_farmer() -> None:
    table = Table().board("K0=R").hand(B, 20).turn()
    assert table.targets("place", 20) == "F0 F1 F2 F3 H0 H1 H2 H3"
    for index in range(4):
        fresh = Table().board("K0=R").hand(B, 20).turn().place(20, f"H{index}")
        assert (fresh.targets("place"), fresh.verbs()) == (f"F{index}", {"place", "skip"})
        other = Table().board("K0=R").hand(B, 20).turn().place(20, f"F{index}")
        assert (other.targets("place"), other.verbs()) == (f"H{index}", {"place", "skip"})


def x5(extra: str = "", supply: int = 19) -> Table:
    """The position of the example: Blue has no cumal, card F_L costs 0."""
    board = "F0=B F1=W F2=Y F3=R F4=Y H1=R"
    table = Table().board(board).board(extra).money(B, 0).hand(B, 1)
    assert table.state.supply[B] == supply
    return table.turn().place(1, "F1")


@clause("TA-8.3", "TA-8.5", "TA-8.1")
def test_ta_x5a_capture_and_promote() -> None:
    table = x5().promote("H0").answer(END)
    assert table.show() == "F0=B F1=B(w) F2=Y F3=R F4=Y H0=B H1=R"
    assert (table.state.supply[B], table.state.money[B]) == (17, 0)


@clause("TA-8.9")
def test_ta_x5b_a_chain_to_the_warriors() -> None:
    table = x5("H1=B", 18).promote("H0", "W0").answer(END)
    assert "F1=B(w)" in table.show()
    assert "H0=B H1=B W0=B" in table.show()
    assert table.state.supply[B] == 15


@clause("TA-5.4", "TA-8.9")
def test_ta_x5c_a_chain_to_the_chieftains() -> None:
    table = x5("H1=B W1=B", 17).promote("H0", "W0", "C0").answer(END)
    assert "H0=B H1=B W0=B W1=B C0=B" in table.show()
    assert (table.state.supply[B], table.state.money[B]) == (13, 0)
    assert len(table.saw("activate")) == 1


@clause("TA-6.2", "TA-8.3")
def test_ta_x5d_the_empty_position_binds() -> None:
    table = Table().board("F2=Y F3=R F4=Y H1=R").money(B, 0).hand(B, 1).turn()
    assert table.targets("place", 1) == "F1"
    table.place(1, "F1")
    assert table.options == [END]
    full = Table().board("F1=B F2=Y F3=R F4=Y H1=R").money(B, 0).hand(B, 1).turn()
    assert full.targets("place", 1) == "F1 F2 F3 F4"
    for name, verbs in (("F2", {"promote", "end"}), ("F4", {"end"})):
        copy = Table().board("F1=B F2=Y F3=R F4=Y H1=R").money(B, 0).hand(B, 1).turn()
        assert copy.place(1, name).verbs() == verbs


@clause("TA-13.1", "TA-13.2")
def test_ta_x6_income() -> None:
    table = Table(2, ["leinster", "ulster", "munster"])
    table.board("F0=B F1=B H0=B H1=B W0=B W1=B C0=B", "leinster")
    table.board("F2=Y F3=Y F4=Y H2=Y W2=Y", "leinster")
    table.board("H0=B F0=Y F1=Y H1=Y W0=Y", "ulster").money(B, 0).money(Y, 0)
    table.do("income")
    assert table.state.money == [4, 6]
    told = {(event.kind, event.seat): event.values[0] for event in table.saw("spread")}
    assert told == {("spread", B): 1, ("spread", Y): 3}
    ulster, leinster = table.province("ulster"), table.province("leinster")
    won = {(event.seat, event.values[1]): event.values[0] for event in table.saw("majority")}
    assert won == {(Y, ulster): 2, (B, leinster): 3, (Y, leinster): 1}


@clause("TA-15.1", "TA-15.2", "TA-15.3", "TA-15.4", "TA-15.5")
def test_ta_x7_exchange_and_ransom() -> None:
    table = Table().prison(B, "wwwr").prison(Y, "wwwwww").prison(2, "bbyy")
    for seat in range(4):
        table.money(seat, 5)
    table.do("begin_ransom")
    assert table.held_by(B) == "wr"
    assert table.asked == ("ransom", 2)
    table.answer(("refuse",))
    assert table.asked == ("ransom", R)
    table.answer(("refuse",))
    assert table.held_by(2) == ""
    assert table.asked == ("ransom", 2)
    assert table.options == [("ransom", 1), ("ransom", 2), ("ransom", 4), ("refuse",)]
    table.answer(("ransom", 4))
    assert not table.state.agenda
    assert [table.held_by(seat) for seat in range(4)] == ["wr", "", "", ""]
    assert table.state.money == [5, 8, 2, 5]


@clause("TA-9.4", "TA-9.5", "TA-9.6")
@pytest.mark.parametrize("friend", ["", "F0=B", "F2=B"])
def test_ta_x8_a_swap_makes_two_forts(friend: str) -> None:
    table = Table().board("F1=R(b) F3=B(r)").board(friend).money(B, 3).hand(B, 33).turn()
    table.answer(("stone", 33, 0)).swap("F1", "F3")
    assert "F1=B(b)" in table.show()
    assert "F3=R(r)" in table.show()
    assert table.verbs() == ({"activate", "end"} if friend else {"end"})
    if friend:
        table.answer(("activate",))
        assert table.targets("promote") == {"F0=B": "H0", "F2=B": "H1"}[friend]
        assert table.state.money[B] == 0


@clause("TA-7.10", "TA-9.10")
def test_ta_x8_with_an_older_fort_of_red() -> None:
    table = Table().board("F1=R(b) F3=B(r) W0=R(r)").hand(B, 33).turn()
    table.answer(("stone", 33, 0)).swap("F1", "F3")
    assert table.asked == ("reduce", R)
    assert table.targets("reduce") == "F3 W0"
    supply = table.state.supply[R]
    table.answer(("reduce", 9))
    assert table.show() == "F1=B(b) F3=R(r) W0=R"
    assert table.state.supply[R] == supply + 1
    assert table.asked == ("end", B)


@clause("TA-9.2", "TA-8.14")
@pytest.mark.parametrize("other", ["", "C1=B"])
def test_ta_x9_the_classic_swap(other: str) -> None:
    table = Table().board("H1=R(b) C0=Y").board(other).money(B, 3).hand(B, 33).turn()
    table.answer(("stone", 33, 0)).swap("H1b", "C0")
    assert "H1=R(y)" in table.show()
    assert "C0=B" in table.show()
    if not other:
        assert table.verbs() == {"end"}
        return
    table.answer(("activate",)).promote("K0")
    assert "K0=B" in table.show()


@clause("TA-9.6", "TA-9.9")
def test_ta_x10_two_own_tops() -> None:
    table = Table().board("F2=B W1=B F1=B W0=B").money(B, 3).hand(B, 33).turn()
    table.answer(("stone", 33, 0)).swap("F2", "W1").answer(("activate",))
    assert table.targets("promote") == "H1 C0"
    table.promote("H1", "C0").answer(END)
    assert table.show() == "F1=B F2=B H1=B W0=B W1=B C0=B"
    assert table.state.money[B] == 0


@clause("TA-6.6", "TA-5.8", "TA-8.2")
def test_ta_x11_activation_without_placing() -> None:
    table = Table().board("F0=W F1=Y F2=B F3=B F4=R").hand(B, 1).turn()
    assert table.targets("point", 1) == "F2 F3"
    supply = table.state.supply[B]
    table.place(1, "F2", verb="point").promote("H2").answer(END)
    assert "H2=B" in table.show()
    assert table.state.supply[B] == supply - 1
    empty = Table().board("F0=W F1=Y F2=B F3=B").hand(B, 1).turn()
    assert empty.targets("point", 1) == ""
    assert empty.targets("place", 1) == "F4"


@clause("TA-7.12", "TA-6.4", "TA-8.2")
def test_ta_x12_fort_defence() -> None:
    table = Table().board("F1=Y F2=B F3=R(r) F4=Y").hand(B, 1).turn()
    own, other = table.state.supply[B], table.state.supply[R]
    table.place(1, "F3")
    assert table.show() == "F1=Y F2=B F3=R F4=Y"
    assert (table.state.supply[B], table.state.supply[R]) == (own, other + 1)
    assert table.options == [END]
    table.answer(END)
    assert table.state.discard == [1]


@clause("TA-11.6", "TA-8.10", "TA-11.7")
def test_ta_x13_deposing() -> None:
    table = Table().board("C0=B K0=R! W1=B W2=B").money(B, 6).hand(B, 24, 25).turn()
    table.place(24, "W1", verb="point").promote("C1")
    assert table.targets("promote") == "K0"
    supply = table.state.supply[B]
    table.promote("K0")
    assert table.show() == "W1=B W2=B C0=B C1=B"
    assert table.state.cylinders[R] == 2
    assert table.state.supply[B] == supply
    assert table.targets("promote") == ""
    table.answer(END)
    table.turn().place(25, "W0").answer(("activate",), ("enter", at("C0"))).promote("K0")
    assert "K0=B" in table.show()
