"""TA-5 and TA-6: the four actions and placing discs."""

from __future__ import annotations

import pytest

from tests.engine.shared.marks import clause
from tests.engine.tara.layout import END, B, Table

CARD_F, CARD_FF, CARD_H, STONE = 6, 8, 16, 33


@clause("TA-5.1", "TA-5.2")
def test_four_actions() -> None:
    table = Table().board("F0=B(r) F1=R").money(B, 4).hand(B, CARD_F, STONE).turn()
    assert table.verbs() == {"place", "stone", "amnesty", "discard"}
    assert [a for a in table.options if a[0] == "amnesty"] == [
        ("amnesty", CARD_F, 0),
        ("amnesty", STONE, 0),
    ]
    assert [a for a in table.options if a[0] == "discard"] == [
        ("discard", CARD_F),
        ("discard", STONE),
    ]
    poor = Table().money(B, 0).hand(B, CARD_F).turn()
    assert poor.options == [("discard", CARD_F)]
    assert poor.asked == ("turn", B)  # asked although forced: the hand is secret
    poor.answer(("discard", CARD_F))
    assert (poor.state.money[B], poor.asked) == (2, ("end", B))
    poor.answer(END)
    assert poor.state.discard == [CARD_F]


@clause("TA-5.3", "TA-4.7")
def test_the_order_inside_an_action() -> None:
    table = Table().hand(B, 7).money(B, 3).turn().place(7, "F0").answer(END)
    assert table.kinds() == ["play", "enter_province", "pay", "put", "used"]
    table.hand(B, 9).turn().place(9, "F1").second("F2").answer(("activate",)).promote("H0", "H1")
    table.answer(END)
    told = table.kinds()[5:]
    assert [k for k in told if k in ("play", "put", "pay", "activate", "promote", "used")] == [
        *("play", "put", "put", "pay", "activate", "promote", "put"),
        *("promote", "put", "used"),
    ]


@clause("TA-5.4")
def test_the_cost_is_paid_once_for_two_slots_and_many_promotions() -> None:
    table = Table().board("F0=B F3=B K0=R").money(B, 1).hand(B, CARD_FF).turn()
    table.place(CARD_FF, "F1").second("F2").answer(("activate",))
    table.promote("H0", "H1", "H2", "W0", "W1", "C0")
    assert table.state.money[B] == 0
    assert table.targets("promote") == ""


@clause("TA-5.5", "TA-14.7")
def test_a_province_with_a_cylinder_is_not_empty() -> None:
    table = Table().board("K0=R!").money(B, 0).hand(B, CARD_F).turn()
    assert table.targets("place", CARD_F) == "F0 F1 F2 F3 F4"
    assert {action[2] for action in table.options if action[0] == "place"} == {0}


@clause("TA-5.6")
def test_the_fee_is_paid_once_for_two_discs() -> None:
    table = Table().money(B, 4).hand(B, CARD_FF).turn().place(CARD_FF, "F1").second("F2")
    assert table.state.money[B] == 2


@clause("TA-5.5", "TA-5.6")
def test_the_first_action_of_the_game_is_free_and_no_other() -> None:
    table = Table().money(B, 0).hand(B, CARD_F)
    table.state.fresh = 1
    table.turn().place(CARD_F, "F2")
    assert table.state.money[B] == 0
    lapsed = Table().money(B, 0).hand(B, CARD_F, 1)
    lapsed.state.fresh = 1
    lapsed.turn().answer(("discard", 1), END).money(B, 1).turn()
    assert lapsed.options == [("discard", CARD_F)]


@clause("TA-5.6", "TA-20.5")
def test_who_cannot_pay_joins_where_somebody_is() -> None:
    table = Table().board("F0=R", "ulster").money(B, 1).hand(B, CARD_F).turn()
    assert {action[2] for action in table.options if action[0] == "place"} == {1}


@clause("TA-5.7")
def test_pointing_without_a_promotion_is_not_offered() -> None:
    table = Table().board("F0=B F1=Y F2=B F3=Y F4=B").hand(B, CARD_F).turn()
    assert table.targets("point") == ""


@clause("TA-5.8", "TA-19.3")
def test_pointing_pays_at_once_and_promotions_stay_optional() -> None:
    table = Table().board("H0=R H1=B H2=B H3=W").money(B, 2).hand(B, CARD_H).turn()
    table.place(CARD_H, "H1", verb="point")
    assert table.asked == ("promote", B)
    assert table.state.money[B] == 0
    table.answer(END)
    assert table.show() == "H0=R H1=B H2=B H3=W"
    poor = Table().board("H0=R H1=B H2=B H3=W").money(B, 1).hand(B, CARD_H).turn()
    assert poor.targets("point") == ""
    assert poor.targets("place", CARD_H) == "H0 H1 H2 H3"


@clause("TA-5.8")
def test_pointing_at_both_slots() -> None:
    table = Table().board("F0=R F1=B F2=B F3=B F4=R").money(B, 1).hand(B, CARD_FF).turn()
    table.place(CARD_FF, "F1", verb="point")
    assert table.targets("point") == "F2"
    table.second("F2", verb="point")
    assert table.asked == ("promote", B)
    assert table.targets("promote") == "H1 H2"
    lone = Table().board("F0=R F1=B F2=R F3=B F4=B").money(B, 1).hand(B, CARD_FF).turn()
    lone.place(CARD_FF, "F3", verb="point")
    assert lone.targets("point") == "F4"
    assert ("skip",) in lone.options


@clause("TA-6.1", "TA-19.3")
def test_one_slot_of_two_may_be_left_out() -> None:
    table = Table().board("K0=R").hand(B, 20).turn().place(20, "H2")
    table.answer(("skip",))
    assert table.show() == "H2=B K0=R"
    assert table.asked == ("end", B)


@clause("TA-6.2")
def test_two_slots_prefer_two_empty_positions_then_one() -> None:
    table = Table().board("F0=R F1=R").hand(B, CARD_FF).turn()
    assert table.targets("place", CARD_FF) == "F2 F3 F4"
    table.place(CARD_FF, "F2")
    assert table.targets("place") == "F3"
    one = Table().board("F0=R F1=Y F3=R F4=Y").hand(B, CARD_FF).turn().place(CARD_FF, "F2")
    assert one.targets("place") == "F1 F3"
    full = Table().board("F0=R F1=Y F2=Y F3=R F4=Y").hand(B, CARD_FF).turn()
    assert full.targets("place", CARD_FF) == "F0 F1 F2 F3 F4"
    full.place(CARD_FF, "F0")
    assert full.targets("place") == "F1"


@clause("TA-6.2", "TA-20.3")
def test_only_captures_when_nothing_is_empty() -> None:
    table = Table().board("H0=R H1=R H2=B(b) H3=Y").hand(B, 13).turn()
    assert table.targets("place", 13) == "H1 H3"
    assert table.targets("point", 13) == ""
    friendly = Table().board("H0=R H1=B H2=B(b) H3=Y").money(B, 1).hand(B, 13).turn()
    assert friendly.targets("point", 13) == "H1 H2"


@clause("TA-6.3")
def test_the_priority_looks_at_the_declared_slots_only() -> None:
    table = Table().board("H0=R H1=R H2=R H3=R").hand(B, 20).turn()
    assert table.targets("place", 20) == "F0 F1 F2 F3 H0 H1 H2 H3"
    table.place(20, "H1").answer(("skip",))
    assert "H1=B(r)" in table.show()


@clause("TA-6.4")
def test_what_happens_by_the_content_of_a_position() -> None:
    table = Table().board("F0=B F1=R F2=Y(y) F3=B(b) F4=W").money(B, 1).hand(B, CARD_F).turn()
    assert table.targets("place", CARD_F) == "F0 F1 F2 F4"
    assert table.targets("point", CARD_F) == ""
    for name, shown in (("F0", "F0=B(b)"), ("F1", "F1=B(r)"), ("F2", "F2=Y "), ("F4", "F4=B(w)")):
        copy = Table().board("F0=B F1=R F2=Y(y) F3=B(b) F4=W").hand(B, CARD_F).turn()
        assert shown in copy.place(CARD_F, name).show() + " "


@clause("TA-6.4", "TA-20.3")
def test_the_second_slot_puts_no_third_disc_into_an_own_fort() -> None:
    table = Table().board("F0=R F1=B(b) F2=R F3=R F4=R").hand(B, CARD_FF).turn()
    table.place(CARD_FF, "F0")
    assert (table.targets("place"), table.targets("point")) == ("", "F1")


@clause("TA-6.5")
def test_the_order_of_the_slots_is_free() -> None:
    board = "F0=R(b) F1=Y F2=R F3=Y F4=R"
    for first, second in (("F0", "F1"), ("F1", "F0")):
        table = Table().board(board).hand(B, CARD_FF).turn().place(CARD_FF, first)
        table.second(second)
        assert table.show().startswith("F0=B(r) F1=B(y)")


@clause("TA-6.5")
def test_a_disc_freed_by_the_first_slot_serves_the_second() -> None:
    board = "F0=R(b) F1=Y F2=R F3=Y F4=R"
    table = Table().board(board).supply(B, 1).hand(B, CARD_FF).turn().place(CARD_FF, "F0")
    assert table.targets("place") == "F1"
    table.second("F1")
    assert table.state.supply[B] == 0
    back = Table().board(board).supply(B, 1).hand(B, CARD_FF).turn().place(CARD_FF, "F1")
    assert back.targets("place") == ""  # no disc is left for F0 before one is freed


@clause("TA-6.6")
def test_one_slot_filled_and_the_other_pointed_at() -> None:
    table = Table().board("F1=B F2=B F3=R F4=R").money(B, 1).hand(B, CARD_FF).turn()
    table.place(CARD_FF, "F0")
    assert table.targets("point") == "F1"
    table.second("F1", verb="point").answer(("activate",))
    assert table.targets("promote") == "H0 H1"
    assert table.show().startswith("F0=B F1=B F2=B")


@clause("TA-6.7")
def test_an_own_captive_does_not_help_before_it_is_free() -> None:
    table = Table().board("F0=R(b) F1=Y F2=R F3=Y F4=R").supply(B, 0).hand(B, CARD_F).turn()
    assert table.targets("place", CARD_F) == ""


@clause("TA-6.8", "TA-20.2")
def test_too_few_discs_for_the_empty_positions() -> None:
    table = Table().board("K0=R").supply(B, 1).hand(B, CARD_FF).turn()
    assert table.targets("place", CARD_FF) == "F0 F1 F2 F3 F4"
    table.place(CARD_FF, "F1")
    assert table.asked == ("end", B)  # the second slot is out of reach and left out
    none = Table().board("F0=R F1=R F2=R F3=B F4=B").supply(B, 0).money(B, 9)
    none.hand(B, 22).turn()  # herdsmen are empty: pointing at farmer and herdsman is no way out
    assert none.targets("point", 22) == ""


@clause("TA-6.8")
def test_a_fort_may_move_from_one_slot_to_the_other() -> None:
    """Both forts of one card: the first slot makes the older fort single again (TA-20.4)."""
    table = Table().board("F0=B F1=B(b) F2=R F3=R F4=R").hand(B, CARD_FF).turn()
    assert table.targets("place", CARD_FF) == "F0 F2 F3 F4"
    table.place(CARD_FF, "F0")
    assert table.show().startswith("F0=B(b) F1=B ")
    assert (table.targets("place"), table.targets("point")) == ("F1", "F1")
    table.second("F1")
    assert table.show().startswith("F0=B F1=B(b)")


@clause("TA-6.8")
@pytest.mark.parametrize(("supply", "first"), [(2, "F0 F1 F2"), (1, "F1")])
def test_a_first_slot_is_offered_only_if_the_second_can_follow(supply: int, first: str) -> None:
    """F0 and F2 may only be used together with the empty F1."""
    table = Table().board("F0=R F2=B F3=Y F4=Y").supply(B, supply).hand(B, CARD_FF).turn()
    assert table.targets("place", CARD_FF) == first
    assert table.targets("point", CARD_FF) == "F2"
    table.place(CARD_FF, "F2", verb="point")
    assert table.show().startswith("F0=R F1=B F2=B")  # the only second slot was used


@clause("TA-20.4")
def test_two_forts_by_one_card_only_the_second_survives() -> None:
    table = Table().board("F0=B F1=B F2=R F3=R F4=R").hand(B, CARD_FF).turn()
    supply = table.state.supply[B]
    table.place(CARD_FF, "F0").second("F1")
    assert table.show().startswith("F0=B F1=B(b)")
    assert table.state.supply[B] == supply - 1


@clause("TA-20.13", "TA-7.12")
def test_an_own_captive_under_an_enemy_fort_stays() -> None:
    table = Table().board("H0=R(r,b) H1=Y H2=Y H3=W").hand(B, CARD_H).turn()
    supply = table.state.supply[B]
    table.place(CARD_H, "H0")
    assert table.show().startswith("H0=R(b)")
    assert table.state.supply[B] == supply
