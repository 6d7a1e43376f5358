"""TA-7 and TA-8: captives, forts, activation and promotion."""

from __future__ import annotations

import pytest

from engine.games.tara.activation import Chain
from tests.engine.shared.marks import clause
from tests.engine.tara.layout import END, B, R, Table, W, Y, at, mask

CARD_F, CARD_H, CARD_W = 6, 16, 26


def chain(board: str, active: str, *, used: str = "", supply: int | None = None) -> Table:
    """An activation of Blue that is paid, in the middle of its promotions."""
    table = Table().board(board)
    if supply is not None:
        table.supply(B, supply)
    return table.do("promote", B, Chain(0, mask(active), mask(used), 0))


@clause("TA-7.1", "TA-7.4")
def test_a_stack_changes_hands_as_a_whole() -> None:
    table = Table().board("H0=R(w,y,b) H1=Y H2=Y H3=Y").hand(B, CARD_H).hand(W, 17).turn()
    table.place(CARD_H, "H0").answer(END)
    assert table.show().startswith("H0=B(y,w,r)")
    table.turn(W).place(17, "H0")
    assert table.show().startswith("H0=W(b,y,r)")
    assert not any(table.state.prisoners)


@clause("TA-7.3")
def test_captives_stay_until_the_clearing() -> None:
    table = Table().board("F0=B(r) C0=B C1=B W0=B").money(B, 3).hand(B, CARD_W).turn()
    table.place(CARD_W, "W1").answer(("activate",), ("enter", at("C0"))).promote("K0")
    table.answer(END)
    assert table.show().startswith("F0=B(r)")
    table.do("begin_clearing")
    assert table.held_by(B) == "r"


@clause("TA-7.5", "TA-8.7")
def test_own_on_own_only_where_nothing_is_empty_or_by_promotion() -> None:
    table = Table().board("F0=B F1=B H0=B").hand(B, CARD_F).turn()
    assert table.targets("place", CARD_F) == "F2 F3 F4"
    promoting = chain("F0=B F1=B H0=B", "F0")
    assert promoting.options == [("promote", at("H0")), ("enter", at("H0")), END]
    promoting.promote("H0")
    assert "H0=B(b)" in promoting.show()


@clause("TA-7.6", "TA-8.4")
def test_a_fort_takes_no_third_disc() -> None:
    table = chain("F0=B F1=B H0=B(b) H1=B", "F0")
    assert table.options == [("enter", at("H0")), END]
    table.answer(("enter", at("H0")))
    assert table.targets("promote") == "W0"
    assert "H0=B(b)" in table.show()


@clause("TA-7.7", "TA-8.8")
@pytest.mark.parametrize("king", ["K0=B", "K0=B!"])
def test_no_fort_on_the_throne(king: str) -> None:
    assert chain(f"C0=B C1=B {king}", "C0").asked == ("", -1)


@clause("TA-7.8")
def test_forts_of_different_players_in_one_province() -> None:
    table = Table().board("F0=R(r) F1=B F2=Y F3=W F4=Y").hand(B, CARD_F).turn()
    table.place(CARD_F, "F1")
    assert table.show().startswith("F0=R(r) F1=B(b)")


@clause("TA-7.9", "TA-8.12")
def test_a_second_fort_by_promotion() -> None:
    table = chain("F0=B F1=B(b) H0=B H1=B", "F1")
    supply = table.state.supply[B]
    table.promote("H0")
    assert table.show() == "F0=B F1=B H0=B(b) H1=B"
    assert table.state.supply[B] == supply
    assert table.targets("promote") == "W0"  # F1 and H0 stay active and controlled


@clause("TA-7.9")
def test_the_fort_that_gives_up_keeps_its_captives() -> None:
    table = chain("F0=B F1=B(b,r) H0=B", "F0").promote("H0")
    assert table.show() == "F0=B F1=B(r) H0=B(b)"


@clause("TA-7.10", "TA-19.2")
def test_two_players_with_two_forts_choose_one_after_the_other() -> None:
    table = Table().board("F1=R(b) F3=B(r) W0=R(r) W2=B(b)").hand(Y, 33)
    table.board("F4=Y").turn(Y).answer(("stone", 33, 0)).swap("F1", "F3")
    assert table.asked == ("reduce", R)  # clockwise from Yellow: White, Red, Blue
    table.answer(("reduce", at("W0")))
    assert table.asked == ("reduce", B)
    table.answer(("reduce", at("F1")))
    assert table.asked == ("end", Y)
    assert table.show() == "F1=B F3=R(r) F4=Y W0=R W2=B(b)"


@clause("TA-7.11")
def test_the_lower_disc_of_a_fort_can_be_swapped_and_freed() -> None:
    table = Table().board("F0=R(r) F1=B").hand(B, 33).turn().answer(("stone", 33, 0))
    table.swap("F0r", "F1")
    assert table.show() == "F0=R(b) F1=R"
    free = Table().board("F0=R(r) F1=B").hand(B, 1).money(B, 4).turn()
    assert free.answer(("amnesty", 1, 0)).show() == "F0=R F1=B"


@clause("TA-7.12", "TA-8.6")
def test_a_promotion_strips_a_fort_and_activates_nothing() -> None:
    table = chain("F0=B F1=B F2=B H0=R(r) H1=B", "F0 F1", supply=0)
    assert table.targets("promote") == "H0"
    table.promote("H0")
    assert "H0=R " in table.show()
    assert table.state.supply[B] == 0
    assert ("promote", at("H0")) not in table.options


@clause("TA-7.13", "TA-9.5")
def test_no_fort_protects_from_a_swap_or_a_traitor() -> None:
    table = Table().board("F0=R(r) F1=B").hand(B, 33).turn().answer(("stone", 33, 0))
    table.swap("F0", "F1")
    assert table.show() == "F0=B(r) F1=R"
    bought = Table().board("F0=R(r) F1=R F2=B").pile(34).do("traitor", args=0)
    bought.answer(("pay",), ("replace", at("F0")))
    assert bought.show() == "F0=B(r) F1=R F2=B"


@clause("TA-8.1")
def test_paying_is_optional() -> None:
    table = Table().board("H0=B").money(B, 2).hand(B, CARD_H).turn().place(CARD_H, "H1")
    assert table.options == [("activate",), END]
    table.answer(END)
    assert (table.state.money[B], table.asked) == (2, ("", -1))
    paid = Table().board("H0=B").money(B, 2).hand(B, CARD_H).turn().place(CARD_H, "H1")
    paid.answer(("activate",))
    assert paid.options == [("promote", at("W0")), END]
    free = Table().board("F0=B").money(B, 0).hand(B, 1).turn().place(1, "F1")
    assert free.asked == ("promote", B)  # a cost of 0 counts as paid


@clause("TA-8.2", "TA-8.3")
def test_one_of_the_two_neighbours_must_be_active() -> None:
    table = chain("F0=B F1=B F2=B F3=B", "F1")
    assert table.targets("promote") == "H0 H1"
    assert chain("F0=B F2=B", "F0").asked == ("", -1)
    lost = chain("F0=B F1=R", "F0 F1")
    assert lost.asked == ("", -1)


@clause("TA-8.5", "TA-8.6", "TA-8.9")
def test_targets_become_active_whether_empty_or_captured() -> None:
    table = chain("F0=B F1=B F2=B H1=R(w)", "F1").promote("H0", "H1", "W0")
    assert table.show() == "F0=B F1=B F2=B H0=B H1=B(w,r) W0=B"
    assert table.asked == ("end", B)


@clause("TA-8.9")
def test_from_a_single_farmer_to_the_throne() -> None:
    table = chain("F0=B F1=B H1=B W1=B C1=B", "F0").promote("H0", "W0", "C0", "K0")
    assert table.show().endswith("C0=B C1=B K0=B")
    assert [event.kind for event in table.events].count("king") == 1


@clause("TA-8.9", "TA-19.3")
def test_a_chain_may_be_stopped_and_ordered_freely() -> None:
    table = chain("F0=B F1=B F2=B", "F1")
    table.promote("H1")
    assert table.targets("promote") == "H0"
    table.answer(END)
    assert table.show() == "F0=B F1=B F2=B H1=B"


@clause("TA-8.10", "TA-8.13")
def test_each_position_is_a_target_once() -> None:
    table = chain("F0=B F1=B H0=R(r)", "F0").promote("H0")
    assert table.verbs() == {"end"}
    assert "H0=R" in table.show()
    used = chain("F0=B F1=B F2=B H0=B H1=B", "F0").answer(("enter", at("H0")))
    assert ("enter", at("H0")) not in used.options
    assert ("promote", at("H0")) not in used.options


@clause("TA-8.13")
def test_a_position_that_a_slot_has_taken_may_still_be_a_target() -> None:
    table = Table().board("F0=B K0=R").money(B, 2).hand(B, 21).turn()
    table.place(21, "H0").second("F1").answer(("activate",))
    assert ("promote", at("H0")) in table.options
    table.promote("H0")
    assert "H0=B(b)" in table.show()


@clause("TA-8.11")
def test_discs_freed_in_a_chain_count_at_once() -> None:
    table = chain("F0=B F1=B F2=B H0=R(b)", "F1", supply=1)
    assert table.targets("promote") == "H0 H1"
    table.promote("H0")
    assert table.state.supply[B] == 1
    assert table.targets("promote") == "H1"
    empty = chain("F0=B F1=B F2=B H0=R(b)", "F1", supply=0)
    assert empty.asked == ("", -1)


@clause("TA-8.14")
@pytest.mark.parametrize(
    ("board", "supply", "options"),
    [
        ("F0=B F1=B", 1, [("promote", "H0")]),
        ("F0=B F1=B", 0, []),
        ("F0=B F1=B H0=R", 1, [("promote", "H0")]),
        ("F0=B F1=B H0=R", 0, []),
        ("F0=B F1=B H0=R(r)", 0, [("promote", "H0")]),
        ("F0=B F1=B H0=B", 1, [("promote", "H0"), ("enter", "H0")]),
        ("F0=B F1=B H0=B", 0, [("enter", "H0")]),
        ("F0=B F1=B H0=B(b)", 1, [("enter", "H0")]),
    ],
)
def test_every_promotion_that_changes_something(
    board: str, supply: int, options: list[tuple[str, str]]
) -> None:
    table = chain(board, "F0", supply=supply)
    wanted = [(verb, at(name)) for verb, name in options]
    assert table.options == ([*wanted, END] if wanted else [])


@clause("TA-8.14")
@pytest.mark.parametrize(
    ("king", "supply", "offered"),
    [
        ("K0=R!", 0, True),
        ("K0=R", 0, False),
        ("K0=R", 1, True),
        ("", 0, False),
        ("K0=B!", 1, False),
    ],
)
def test_promotions_to_the_throne(king: str, supply: int, offered: bool) -> None:
    table = chain(f"C0=B C1=B {king}", "C0", supply=supply)
    assert (("promote", at("K0")) in table.options) == offered


@clause("TA-8.14")
def test_what_is_active_already_is_not_entered_again() -> None:
    assert chain("F0=B F1=B H0=B", "F0 H0", supply=0).asked == ("", -1)
    assert chain("F0=B F1=B H0=B(b)", "F0 H0").asked == ("", -1)


@clause("TA-7.12")
@pytest.mark.parametrize(("owner", "letter"), [(B, "B"), (W, "W"), (R, "R")])
def test_whose_fort_it_is_makes_no_difference_to_who_has_no_disc(owner: int, letter: str) -> None:
    fort = f"H0={letter}({letter.lower()})"
    table = Table().board(f"F0=Y F1=Y F2=Y {fort}").supply(Y, 0)
    table.do("promote", Y, Chain(0, mask("F0 F1"), 0, 0))
    assert table.options == [("promote", at("H0")), END]
    table.promote("H0")
    assert f"H0={letter}" in table.show()
    assert fort not in table.show()
