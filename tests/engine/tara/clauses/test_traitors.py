"""TA-12: traitors."""

from __future__ import annotations

import pytest

from tests.engine.shared.marks import clause
from tests.engine.tara.layout import END, B, R, Table, W, Y, at

PAY, PASS, DECLINE = ("pay",), ("pass",), ("decline",)


@clause("TA-12.1")
def test_provinces_in_their_order_one_traitor_each() -> None:
    table = Table()
    for province in ("munster", "connacht", "ulster"):
        table.board("F0=B F1=B F2=R", province)
    table.do("begin_traitors")
    asked = []
    while table.state.agenda:
        asked.append(table.state.agenda[-1][2][0])
        table.answer(PASS)
    assert asked == [0, 1, 3]


@clause("TA-12.2", "TA-20.7")
def test_who_is_eligible() -> None:
    assert Table().board("F0=B F1=B(r)").do("traitor", args=0).asked == ("", -1)
    table = Table().board("F0=B F1=B F2=R H0=Y").pile(3, 4).do("traitor", args=0)
    assert table.asked == ("hire", R)
    assert table.state.agenda[-1][2] == (0, (Y,))


@clause("TA-12.4")
def test_the_first_option_goes_to_the_most_positions() -> None:
    table = Table().board("K0=W F0=B F1=R F2=R F3=Y F4=Y C0=Y").do("traitor", args=0)
    assert table.asked == ("hire", Y)
    assert table.state.agenda[-1][2] == (0, (R, B))  # clockwise from Yellow; White has the throne


@clause("TA-12.5")
def test_ties_are_drawn_in_order_from_the_start_player() -> None:
    table = Table().board("F0=B F1=R F2=W K0=Y").pile(7, 20, 3)
    table.state.first = W
    table.do("traitor", args=0)
    assert [(e.seat, e.values[0]) for e in table.saw("compare")] == [(W, 7), (R, 20), (B, 3)]
    assert table.asked == ("hire", R)
    assert table.state.discard == [7, 20, 3]


@clause("TA-12.6")
def test_the_option_passes_once_round_and_only_one_traitor() -> None:
    table = Table().board("K0=B F0=R F1=R F2=Y F3=W").pile(36).do("traitor", args=0)
    table.answer(PASS)
    assert table.asked == ("hire", Y)
    table.answer(PASS)
    assert table.asked == ("hire", W)
    table.answer(PASS)
    assert (table.asked, table.state.discard) == (("", -1), [])
    bought = Table().board("K0=B F0=R F1=R F2=Y F3=W").pile(36).do("traitor", args=0)
    bought.answer(PASS, PAY, DECLINE)
    assert bought.asked == ("", -1)


@clause("TA-12.7", "TA-12.15")
def test_without_money_or_disc_the_pass_is_automatic() -> None:
    board = "K0=B F0=R F1=R F2=Y F3=W"
    table = Table().board(board).money(R, 0).supply(Y, 0).do("traitor", args=0)
    assert table.asked == ("hire", W)
    assert [event.seat for event in table.saw("no_hire")] == [R, Y]
    nobody = Table().board("F0=B F1=Y").money(B, 0).money(Y, 0).do("traitor", args=0)
    assert nobody.kinds() == []
    tied = Table().board("F0=B F1=Y").money(B, 0).pile(30, 2).do("traitor", args=0)
    assert [event.seat for event in tied.saw("compare")] == [B, Y]
    assert tied.asked == ("hire", Y)


@clause("TA-12.8", "TA-12.16")
def test_the_turned_card_waits_and_goes_to_the_discards() -> None:
    table = Table().board("F0=B F1=B F2=R").pile(6).do("traitor", args=0).answer(PAY)
    assert (table.state.money[R], table.state.turned, table.state.discard) == (1, [6], [])
    table.answer(DECLINE)
    assert (table.state.turned, table.state.discard) == ([], [6])


@clause("TA-12.16", "TA-20.6")
def test_a_reshuffle_leaves_out_the_turned_cards() -> None:
    table = Table().board("F0=B F1=R")
    table.state.discard = table.state.draw[2:]
    table.state.draw = table.state.draw[:1]
    first = table.state.draw[0]
    table.do("traitor", args=0)
    assert table.saw("compare")[0].values[0] == first
    assert table.saw("reshuffle")[0].values == (34,)
    assert first in table.state.discard


@clause("TA-12.9")
@pytest.mark.parametrize(
    ("card", "targets"),
    [(1, "F1 F3"), (3, "F0 F1 F3"), (8, "F0 F1 F3"), (20, "F0 F1 F3 H1"), (26, "W0"), (30, "W0")],
)
def test_any_slot_of_any_fit_over_an_enemy(card: int, targets: str) -> None:
    table = Table().board("F0=R F1=R F2=B F3=R H0=B H1=R W0=R C0=R K0=R").pile(card)
    table.do("traitor", args=0).answer(PAY)
    assert table.targets("replace") == targets


@clause("TA-12.9")
def test_one_position_even_on_a_card_with_two_slots() -> None:
    table = Table().board("F0=R F1=R F2=R H3=B").pile(8).do("traitor", args=0)
    table.answer(PAY, ("replace", at("F1")))
    assert table.options == [END]
    assert table.show() == "F0=R F1=B F2=R H3=B"


@clause("TA-12.10", "TA-11.3")
def test_a_stone_reaches_everything_but_the_throne() -> None:
    table = Table().board("F0=R C1=R W0=B K0=R").pile(35).do("traitor", args=0).answer(PAY)
    assert table.targets("replace") == "F0 C1"


@clause("TA-12.11")
def test_the_top_disc_goes_home_and_the_rest_become_captives() -> None:
    table = Table().board("F0=R(r,b,y) F1=R H0=B").pile(6)
    own, other = table.state.supply[B], table.state.supply[R]
    table.do("traitor", args=0).answer(PAY, ("replace", at("F0")))
    assert table.show().startswith("F0=B(y,r)")
    assert (table.state.supply[B], table.state.supply[R]) == (own, other + 1)


@clause("TA-12.12")
def test_the_buyer_may_pay_for_the_turned_card() -> None:
    table = Table().board("H0=R H1=B W0=R(r) C0=R").money(B, 3).pile(16)
    table.do("traitor", args=0).answer(PAY, ("replace", at("H0")))
    assert table.options == [("activate",), END]
    table.answer(("activate",)).promote("W0")
    assert "W0=R " in table.show()
    assert table.state.money[B] == 0


@clause("TA-12.13")
def test_the_cumal_is_lost_without_a_target_or_by_declining() -> None:
    table = Table().board("H0=R H1=R F0=B").pile(26).do("traitor", args=0).answer(PAY)
    assert table.asked == ("", -1)
    assert (table.state.money[B], len(table.saw("no_traitor"))) == (1, 1)


@clause("TA-12.14")
def test_each_province_is_finished_before_the_next() -> None:
    table = Table().board("F0=R F1=R F2=B").board("F0=R F1=R F2=B", "ulster")
    table.money(B, 1).pile(6).do("begin_traitors").answer(PAY, ("replace", at("F0")))
    assert table.asked == ("end", B)
    table.answer(END)
    assert table.asked == ("", -1)  # no cumal is left for Ulster


@clause("TA-12.14", "TA-11.8")
def test_a_traitors_chain_may_fill_a_province() -> None:
    rest = "F1=B F2=B F3=B F4=B H0=B H1=B H2=B H3=B W0=B W1=B W2=B C0=B C1=B"
    table = Table().board(f"F0=R {rest} K0=R").pile(6).do("traitor", args=0)
    table.answer(PAY, ("replace", at("F0")), ("activate",))
    table.answer(*(("enter", at(name)) for name in ("H0", "W0", "C0"))).promote("K0")
    table.answer(END)
    assert table.show() == "K0=B!"
    assert table.held_by(B) == "r"
    assert table.asked == ("garrison", B)
