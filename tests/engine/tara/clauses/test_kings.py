"""TA-11, TA-14, TA-17 and TA-18: kings, clearing, the end, two players."""

from __future__ import annotations

import pytest

from engine.games.tara.activation import Chain
from engine.games.tara.state import CLOSED, OVER, PLAY, RESERVE
from tests.engine.shared.marks import clause
from tests.engine.tara.layout import END, B, R, Table, W, Y, at, config, mask, tara

RANKS = "F0=B F1=B F2=B F3=B F4=B H0=B H1=B H2=B H3=B W0=B W1=B C0=B"


def crowning(table: Table, seat: int = B, province: str = "connacht") -> Table:
    """A paid activation of a seat with the throne as its only target."""
    board = " ".join(f"{name}={'BYWR'[seat]}" for name in ("C0", "C1"))
    table.board(board, province)
    return table.do("promote", seat, Chain(table.province(province), mask("C0"), 0, 0))


@clause("TA-11.1")
def test_a_disc_on_the_throne_is_king_at_once_and_stays_a_disc() -> None:
    table = crowning(Table()).promote("K0").answer(END)
    assert table.show() == "C0=B C1=B K0=B"
    assert table.state.cylinders[B] == 2
    assert table.game.standing(table.state) == (1, 0, 0, 0)


@clause("TA-11.2", "TA-20.10")
def test_a_king_disc_is_captured_and_recaptured() -> None:
    table = crowning(Table().board("K0=R")).promote("K0").answer(END)
    assert table.show() == "C0=B C1=B K0=B(r)"
    table.board("C0=R C1=R").do("promote", R, Chain(0, mask("C1"), 0, 0)).promote("K0")
    table.answer(END)
    assert table.show() == "C0=R C1=R K0=R(b)"
    table.do("begin_clearing")
    assert table.show() == "K0=R!"
    assert table.held_by(R) == "b"


@clause("TA-11.3")
def test_promotions_after_a_traitor_or_a_stone_reach_the_throne() -> None:
    table = Table().board("C0=R C1=B K0=R! W0=R").money(B, 9).pile(33).do("traitor", args=0)
    table.answer(("pay",))
    assert at("K0") not in {action[1] for action in table.options if len(action) > 1}
    table.answer(("replace", at("C0")), ("activate",)).promote("K0")
    assert table.show() == "W0=R C0=B C1=B"
    assert table.saw("depose")[0].values == (0, R)


@clause("TA-11.4", "TA-12.3", "TA-20.8")
def test_the_owner_of_the_throne_is_the_strongest() -> None:
    table = Table().board("K0=R! F0=B F1=B F2=Y").do("traitor", args=0)
    assert table.asked == ("hire", B)
    assert table.state.agenda[-1][2] == (0, (Y,))


@clause("TA-11.5", "TA-17.1", "TA-17.2")
@pytest.mark.parametrize("first", ["K0=B", "K0=B!"])
def test_the_second_crown_wins_at_once(first: str) -> None:
    table = Table().board(first, "ulster").board("W0=B W1=B")
    table.state.agenda.append(("end_round", -1, None))
    crowning(table).promote("K0")
    assert table.state.agenda == []
    assert (table.state.winner, table.state.phase) == (B, OVER)
    outcome = table.game.outcome(table.state)
    assert (outcome.winners, outcome.reason.key) == ((B,), "tara.outcome.high_king")
    assert [row.key for row in outcome.rows if row.points[B]] == ["connacht", "ulster"]
    facts = {row.key: row.points for row in outcome.facts}
    held = [seat_held.bit_count() for seat_held in table.state.held[B::4]]
    assert facts["held"][B] == sum(held)
    assert facts["cumals"] == tuple(table.state.money)
    assert facts["supply"] == tuple(table.state.supply)


@clause("TA-11.6", "TA-11.7", "TA-20.11")
def test_deposing_leaves_the_throne_empty() -> None:
    table = Table().board("K0=R!").board("K0=R!", "ulster").supply(B, 0)
    table.board("C0=B C1=B").supply(B, 0)
    table.do("promote", B, Chain(0, mask("C0"), 0, 0)).promote("K0")
    assert table.options == [END]
    assert table.show() == "C0=B C1=B"
    assert (table.state.cylinders[R], table.state.supply[B]) == (1, 0)
    assert table.game.standing(table.state) == (0, 0, 0, 1)
    table.answer(END).do("begin_clearing")
    assert table.show() == "C0=B C1=B"


@clause("TA-11.8")
def test_a_full_province_is_cleared_after_the_whole_chain() -> None:
    table = Table().board(RANKS).board("C1=R K0=R").money(B, 3).hand(B, 26).turn()
    table.place(26, "W2").answer(("activate",)).promote("C1", "K0")
    assert table.saw("clear") == []
    table.answer(END)
    assert len(table.saw("clear")) == 1
    assert table.show() == "K0=B!"
    assert table.held_by(B) == "rr"
    assert table.asked == ("garrison", B)


@clause("TA-11.8")
def test_a_standing_cylinder_stays_and_nothing_is_cleared_twice() -> None:
    table = Table().board(f"{RANKS} C1=R K0=B!").hand(B, 26).money(B, 3).turn()
    table.place(26, "W2").answer(("activate",)).promote("C1").answer(END, END)
    assert table.show() == "K0=B!"
    assert table.state.cylinders[B] == 1
    table.do("begin_clearing")
    assert len(table.saw("clear")) == 1


@clause("TA-11.9", "TA-19.2")
def test_a_swap_completes_somebody_elses_province() -> None:
    table = Table().board(f"{RANKS} W2=B K0=B C1=Y(b)").hand(Y, 33)
    table.turn(Y).answer(("stone", 33, 0)).swap("C1", "C1b")
    assert table.show().startswith("F0=B")
    table.answer(END)
    assert table.show() == "K0=B!"
    assert table.held_by(B) == "y"
    assert table.asked == ("garrison", B)


@clause("TA-14.1", "TA-13.3")
def test_only_new_kings_are_cleared() -> None:
    table = Table().board("F0=B K0=R!").board("F0=Y", "ulster").board("K0=W F1=W", "munster")
    table.do("begin_clearing").answer(END)
    assert table.show() == "F0=B K0=R!"
    assert table.show("ulster") == "F0=Y"
    assert table.show("munster") == "K0=W!"


@clause("TA-14.1", "TA-20.9", "TA-12.1")
def test_two_provinces_in_their_order() -> None:
    table = Table().board("K0=B", "leinster").board("K0=R", "ulster").do("begin_clearing")
    assert table.asked == ("garrison", R)
    table.answer(END)
    assert table.asked == ("garrison", B)


@clause("TA-14.2", "TA-14.3")
def test_forts_come_home_whole_and_captives_are_imprisoned() -> None:
    table = Table().board("K0=Y(w) F0=Y(y,r) F1=W(b)")
    before = list(table.state.supply)
    table.do("begin_clearing")
    gained = [now - then for now, then in zip(table.state.supply, before, strict=True)]
    assert gained == [0, 3, 1, 0]
    assert (table.held_by(Y), table.held_by(W)) == ("wr", "b")


@clause("TA-14.5", "TA-19.3")
def test_garrisons_of_none_one_and_two_discs() -> None:
    for names in ([], ["H2"], ["F0", "C1"]):
        table = Table().board("K0=W F0=R").do("begin_clearing")
        assert table.targets("garrison") == "F0 F1 F2 F3 F4 H0 H1 H2 H3 W0 W1 W2 C0 C1"
        for name in names:
            table.answer(("garrison", at(name)))
            assert at(name) not in {action[-1] for action in table.options}
        table.answer(END)
        assert table.show() == " ".join([*(f"{name}=W" for name in names), "K0=W!"])
        assert "fort" not in table.kinds()
        assert "pay" not in table.kinds()


@clause("TA-14.5")
def test_a_short_supply_ends_the_garrison() -> None:
    table = Table().board("K0=W").supply(W, 0).do("begin_clearing")
    table.answer(("garrison", at("C0")))  # the king disc itself came home
    assert table.options == [END]


@clause("TA-14.6", "TA-18.3")
def test_two_players_put_no_garrison() -> None:
    table = Table(2).board("F0=Y W0=B(y)")
    crowning(table).promote("K0").answer(END)
    assert table.show() == "F0=Y W0=B(y) C0=B C1=B K0=B!"
    table.do("begin_clearing")
    assert table.asked == ("", -1)
    assert table.show() == "K0=B!"
    assert table.held_by(B) == "y"


@clause("TA-17.1")
def test_a_game_won_in_a_traitors_activation_drops_the_rest() -> None:
    table = Table().board("K0=B!", "ulster").board("C0=R C1=B W0=R W2=R F0=R")
    table.money(B, 9).pile(33).do("begin_traitors")
    table.answer(("pay",), ("replace", at("C0")), ("activate",)).promote("K0")
    assert table.state.winner == B
    assert table.state.agenda == []


@clause("TA-17.3")
def test_only_limited_games_stop_unfinished() -> None:
    assert tara().setup(config(4), 1).limit == 0
    assert tara().setup(config(4, "random"), 1).limit == 200
    assert tara().setup(config(4, "random", round_limit=0), 1).limit == 0
    table = Table().board("K0=R!")
    table.state.limit = 1
    table.do("begin_start").do("end_round")
    outcome = table.game.outcome(table.state)
    assert (outcome.winners, outcome.reason.key) == ((R,), "tara.outcome.unfinished")
    assert table.state.phase == OVER


@clause("TA-18.2", "TA-18.3")
def test_a_closed_province_takes_no_card_no_amnesty_no_traitor() -> None:
    table = Table(2).board("F0=Y(b) F1=Y")
    crowning(table).promote("K0").answer(END)
    assert table.state.status[0] == CLOSED
    assert table.state.cylinders[B] == 1
    table.board("F2=B", "leinster").hand(Y, 6, 33).money(Y, 9).turn(Y)
    assert {action[2] for action in table.options if action[0] in ("place", "point")} == {2}
    assert table.verbs() == {"place", "discard"}
    table.state.agenda.clear()
    table.do("traitor", args=0)
    assert table.asked == ("", -1)
    table.do("income")  # its discs still count
    assert {event.values[1] for event in table.saw("majority")} == {0, 2}


@clause("TA-18.3")
def test_captives_under_the_king_disc_become_prisoners() -> None:
    table = Table(2).board("K0=Y")
    supply = table.state.supply[B]
    crowning(table).promote("K0")
    assert table.held_by(B) == "y"
    assert table.state.supply[B] == supply - 2  # the two chieftains laid out; the king came back


@clause("TA-18.4")
def test_both_crowns_of_two_players() -> None:
    table = Table(2)
    crowning(table).promote("K0").answer(END)
    crowning(table, B, "leinster").promote("K0")
    assert table.state.winner == B
    assert table.saw("opened") == []


@clause("TA-18.5")
def test_one_crown_each_opens_the_reserve() -> None:
    table = Table(2)
    crowning(table).promote("K0").answer(END)
    assert table.state.status[table.province("munster")] == RESERVE
    crowning(table, Y, "leinster").promote("K0").answer(END)
    assert table.state.status[table.province("munster")] == PLAY
    table.hand(B, 6).money(B, 1).turn()
    assert table.verbs() == {"discard"}  # the fee of 2 is due


@clause("TA-18.7")
def test_closing_does_not_cut_the_activation() -> None:
    table = Table(2).board("C0=B C1=B W0=B W1=B H0=B H1=B")
    table.do("promote", B, Chain(0, mask("C0 H0"), 0, 0)).promote("K0")
    assert table.state.status[0] == CLOSED
    table.answer(("promote", at("W0")))
    assert "W0=B(b)" in table.show()


@clause("TA-18.8")
def test_a_closed_province_held_completely_is_cleared_at_once() -> None:
    table = Table(2).board(f"{RANKS} C1=B").hand(B, 26).money(B, 3).turn()
    table.place(26, "W2").answer(("activate",), ("enter", at("C1"))).promote("K0")
    assert table.show().startswith("F0=B")
    table.answer(END)
    assert table.show() == "K0=B!"
    assert table.asked == ("", -1)


@clause("TA-18.9")
def test_a_traitor_may_close_a_province_and_open_the_reserve() -> None:
    table = Table(2).board("K0=Y!", "leinster").board("C0=Y C1=B W0=Y W1=Y")
    table.state.status[table.province("leinster")] = CLOSED
    table.money(B, 9).pile(33).do("begin_traitors")
    table.answer(("pay",), ("replace", at("C0")), ("activate",)).promote("K0").answer(END)
    assert table.state.status[0] == CLOSED
    assert table.state.status[table.province("munster")] == PLAY
    assert table.asked == ("", -1)
    table.do("income")
    assert table.province("munster") not in {e.values[1] for e in table.saw("majority")}
