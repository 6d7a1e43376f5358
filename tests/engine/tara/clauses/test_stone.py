"""TA-9 and TA-10: the Stone of Destiny and amnesty."""

from __future__ import annotations

import pytest

from tests.engine.shared.marks import clause
from tests.engine.tara.layout import END, B, R, Table, Y, at

STONE = 33
TOP = -1


def stone(board: str, money: int = 3) -> Table:
    """Blue has played a stone in the province."""
    table = Table().board(board).money(B, money).hand(B, STONE).turn()
    return table.answer(("stone", STONE, 0))


def pairs(table: Table) -> set[tuple[int, int, int, int]]:
    """The swaps on offer, without their verb."""
    return {action[1:] for action in table.options}


@clause("TA-9.1", "TA-11.3")
def test_any_two_discs_below_the_throne() -> None:
    table = stone("F0=B(r) H1=Y C1=W K0=R(b)")
    places = {position for pair in pairs(table) for position in (pair[0], pair[2])}
    assert places == {at("F0"), at("H1"), at("C1")}
    assert ("swap", at("H1"), TOP, at("C1"), TOP) in table.options


@clause("TA-9.1")
def test_the_cylinder_is_never_swapped() -> None:
    assert Table().board("F0=B K0=R!").hand(B, STONE).turn().verbs() == {"discard"}


@clause("TA-9.2")
@pytest.mark.parametrize(
    ("here", "there", "shown"),
    [
        ("F0", "F1", "F0=W(y) F1=B(r)"),
        ("F0y", "F1", "F0=B(w) F1=Y(r)"),
        ("F0y", "F1r", "F0=B(r) F1=W(y)"),
        ("F0", "F1r", "F0=R(y) F1=W(b)"),
    ],
)
def test_each_disc_takes_exactly_the_others_place(here: str, there: str, shown: str) -> None:
    assert stone("F0=B(y) F1=W(r)").swap(here, there).show() == shown


@clause("TA-9.3")
def test_top_and_captive_of_one_position() -> None:
    table = stone("F0=R(b) F1=B").swap("F0", "F0b")
    assert table.show() == "F0=B(r) F1=B"
    table.answer(("activate",))
    assert table.targets("promote") == "H0"


@clause("TA-9.4")
def test_a_swap_frees_nobody() -> None:
    table = stone("F0=B(r) F1=R(b)").swap("F0r", "F1b")
    assert table.show() == "F0=B(b) F1=R(r)"


@clause("TA-9.5", "TA-7.6")
def test_surplus_discs_go_home() -> None:
    table = stone("F0=R(b,b) F1=B")
    supply = table.state.supply[B]
    table.swap("F0", "F1")
    assert table.show() == "F0=B(b) F1=R"
    assert table.state.supply[B] == supply + 1
    assert table.saw("surplus")[0].values == (0, at("F0"), 1)


@clause("TA-9.6", "TA-9.9")
def test_only_own_moved_tops_are_activated() -> None:
    foreign = stone("F0=R F1=R F3=Y H0=W(w)")
    foreign.swap("F1", "F3")
    assert foreign.options == [END]
    both = stone("F0=B F1=B H3=B W2=B").swap("F0", "H3").answer(("activate",))
    assert both.targets("promote") == "H0"
    poor = stone("F0=B F1=B", money=2)  # the only swap there is was made
    assert (poor.options, len(poor.saw("swap"))) == ([END], 1)


@clause("TA-9.7")
def test_an_exchanged_captive_does_not_activate_the_top() -> None:
    table = stone("F0=B(r) F1=B F3=Y").swap("F0r", "F3")
    assert table.show() == "F0=B(y) F1=B F3=R"
    assert table.options == [END]


@clause("TA-9.8", "TA-20.12")
@pytest.mark.parametrize(
    ("board", "possible"),
    [
        ("F0=B", False),
        ("F0=R H1=R(r)", False),
        ("F0=R K0=B!", False),
        ("F0=B F1=B", True),
        ("F0=B(b)", True),
        ("F0=R(b,b)", True),
        ("F0=R F1=Y", True),
        ("F0=R(y)", True),
    ],
)
def test_when_a_stone_can_be_played(board: str, possible: bool) -> None:
    table = Table().board(board).hand(B, STONE).turn()
    assert ("stone" in table.verbs()) == possible


@clause("TA-9.8")
def test_two_discs_of_one_colour_only_if_own_and_one_on_top() -> None:
    table = stone("F0=B F1=R(b) F2=Y(b) F3=R")
    assert (at("F0"), TOP, at("F1"), B) in pairs(table)
    assert (at("F1"), B, at("F2"), B) not in pairs(table)
    assert (at("F1"), TOP, at("F3"), TOP) not in pairs(table)
    table.swap("F0", "F1b")
    assert table.show() == "F0=B F1=R(b) F2=Y(b) F3=R"


@clause("TA-9.8")
def test_the_swap_is_mandatory_once_the_stone_is_played() -> None:
    assert stone("F0=B F1=R F2=Y").verbs() == {"swap"}


@clause("TA-9.10")
def test_a_position_stays_active_when_its_own_fort_is_given_up() -> None:
    table = stone("F0=R(b) F1=B C0=B(b) F3=B").swap("F0", "F3")
    assert table.asked == ("reduce", B)
    table.answer(("reduce", at("F0")), ("activate",))
    assert table.targets("promote") == "H0"
    assert "F0=B F1=B F3=R" in table.show()


@clause("TA-9.10")
def test_surplus_returns_before_forts_are_counted() -> None:
    table = stone("F0=R(b,b) F1=B C0=B(b)").swap("F0", "F1")
    assert table.kinds().index("surplus") == table.kinds().index("swap") + 1
    assert table.targets("reduce") == "F0 C0"


@clause("TA-9.11")
def test_captives_of_one_position_are_not_swapped_and_colours_count_once() -> None:
    table = stone("F0=B(r,r,y) F1=W")
    assert (at("F0"), Y, at("F0"), R) not in pairs(table)
    assert (at("F0"), R, at("F0"), Y) not in pairs(table)
    assert len(table.options) == len(set(table.options)) == 5
    assert table.options == sorted(table.options, key=lambda action: action[1:4:2])


@clause("TA-10.1", "TA-8.14")
def test_amnesty_frees_everybody() -> None:
    table = Table().board("F0=B(r,y,b) H1=R(w,b)").hand(Y, 20).money(Y, 5)
    before = list(table.state.supply)
    table.turn(Y).answer(("amnesty", 20, 0))
    assert table.show() == "F0=B H1=R"
    freed = [now - then for now, then in zip(table.state.supply, before, strict=True)]
    assert freed == [2, 1, 1, 1]
    assert table.state.money[Y] == 1
    table.answer(END)
    assert table.state.discard == [20]


@clause("TA-10.2")
def test_control_does_not_change_by_amnesty() -> None:
    table = Table().board("F0=B(r) H1=R(w,b) K0=W(y)").hand(B, 2).money(B, 4).turn()
    top, held = list(table.state.top), list(table.state.held)
    table.answer(("amnesty", 2, 0))
    assert (table.state.top, table.state.held) == (top, held)


@clause("TA-10.3")
def test_captives_under_a_king_disc_are_freed() -> None:
    table = Table().board("K0=W(y)").hand(B, 2).money(B, 4).turn().answer(("amnesty", 2, 0))
    assert table.show() == "K0=W"


@clause("TA-10.4")
def test_prisoners_are_not_in_the_province() -> None:
    table = Table().board("F0=B(r)").prison(B, "ww").hand(B, 2).money(B, 4).turn()
    table.answer(("amnesty", 2, 0))
    assert table.held_by(B) == "ww"


@clause("TA-10.5")
def test_amnesty_needs_a_captive_and_leads_to_no_promotion() -> None:
    none = Table().board("F0=B F1=B").hand(B, 2).money(B, 9).turn()
    assert "amnesty" not in none.verbs()
    table = Table().board("F0=B F1=B(r)").hand(B, 2).money(B, 9).turn()
    assert table.answer(("amnesty", 2, 0)).options == [END]
