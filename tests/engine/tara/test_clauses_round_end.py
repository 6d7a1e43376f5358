"""TA-12, TA-13, TA-15, TA-16 and TA-19: traitors, income, ransom, start player, secrets."""

from __future__ import annotations

from random import Random

import pytest

from engine.games.tara.state import CARDS, PLAY
from engine.session import Session
from tests.engine.clauses.marks import clause
from tests.engine.tara.layout import END, B, R, Table, W, Y, at, config, tara

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


@clause("TA-13.1")
def test_majorities_pay_and_ties_do_not() -> None:
    table = Table().board("F0=B F1=B F2=R H0=R H1=B C0=W K0=Y").do("income")
    assert table.state.money == [3, 2, 3, 2]
    assert [event.values for event in table.saw("majority")] == [(1, 0, 0), (1, 0, 3)]


@clause("TA-13.2")
def test_a_rank_in_two_provinces_pays_once() -> None:
    table = Table()
    for province in ("connacht", "ulster", "munster"):
        table.board("W0=B W1=R", province)
    table.do("income")
    assert [(e.seat, e.values) for e in table.saw("spread")] == [(B, (1, 2)), (R, (1, 2))]


@clause("TA-13.4")
def test_the_most_that_a_round_can_pay() -> None:
    table = Table()
    for province in table.data.provinces:
        table.board("F0=B H0=B W0=B C0=B", province)
    table.money(B, 0).do("income")
    assert table.state.money[B] == 16 + 4


@clause("TA-15.1", "TA-15.2")
def test_exchange_is_one_for_one_and_mandatory() -> None:
    table = Table().prison(R, "bbb").prison(B, "rr")
    table.state.first = R
    before = list(table.state.supply)
    table.money(B, 0).do("begin_ransom")
    assert (table.held_by(R), table.held_by(B)) == ("b", "")
    gained = [now - then for now, then in zip(table.state.supply, before, strict=True)]
    assert gained == [2, 0, 0, 2]
    assert table.asked == ("", -1)


@clause("TA-15.3", "TA-15.6")
@pytest.mark.parametrize(
    ("held", "money", "discs"),
    [
        (1, 9, [1]),
        (2, 9, [1, 2]),
        (3, 9, [1, 2, 3]),
        (5, 9, [1, 2, 5]),
        (5, 2, [1, 2]),
        (5, 1, [1]),
        (5, 0, []),
    ],
)
def test_the_offers_of_a_ransom(held: int, money: int, discs: list[int]) -> None:
    table = Table().prison(B, "y" * held).money(Y, money).do("begin_ransom")
    offers = [("ransom", n) for n in discs]
    assert table.options == ([*offers, ("refuse",)] if offers else [])


@clause("TA-15.3", "TA-1.8", "TA-20.14")
def test_ransom_goes_from_owner_to_holder() -> None:
    table = Table().prison(B, "yyyyy").money(Y, 2).money(B, 0).do("begin_ransom")
    supply = table.state.supply[Y]
    table.answer(("ransom", 2))
    assert (table.state.money[Y], table.state.money[B]) == (0, 2)
    assert (table.state.supply[Y], table.held_by(B)) == (supply + 2, "yyy")
    assert table.asked == ("", -1)  # one purchase for each owner and holder


@clause("TA-15.4")
def test_prisoners_not_freed_stay() -> None:
    table = Table().prison(B, "yr").do("begin_ransom").answer(("refuse",), ("refuse",))
    assert table.held_by(B) == "yr"


@clause("TA-15.5")
def test_ransom_money_serves_the_own_ransom() -> None:
    table = Table().prison(B, "y").prison(Y, "w").money(B, 0).money(Y, 1).money(W, 0)
    table.do("begin_ransom").answer(("ransom", 1))
    assert table.asked == ("", -1)
    rich = Table().prison(B, "y").prison(W, "b").money(B, 0).money(Y, 1)
    rich.do("begin_ransom").answer(("ransom", 1))
    assert rich.asked == ("ransom", B)
    rich.answer(("ransom", 1))
    assert rich.state.money[B] == 0


@clause("TA-16.1")
def test_the_start_player_names_another() -> None:
    table = Table().do("next_start", W)
    assert table.options == [("start", R), ("start", B), ("start", Y)]
    table.answer(("start", B))
    assert table.state.first == B
    two = Table(2).do("next_start", B)
    assert (two.asked, two.state.first) == (("", -1), Y)


@clause("TA-19.1", "TA-4.5")
def test_hands_set_aside_cards_and_the_pile_are_secret() -> None:
    session = Session(tara(), config(3), 2)
    while session.state.phase == CARDS:
        session.act(session.state.options[0])
    state = session.state
    view = session.game.mask(state, Y)
    assert (view.hands[Y], view.kept[Y]) == (state.hands[Y], state.kept[Y])
    for seat in (B, W):
        assert view.hands[seat] == view.kept[seat] == [-1, -1, -1]
    assert set(view.draw) == {-1}
    assert view.money == state.money
    assert view.top == state.top
    told = [event for event in session.events[0] if event.kind == "deal"]
    assert all(event.values == (6,) and len(event.secret) == 6 for event in told)


@clause("TA-19.1")
def test_a_reshuffled_pile_holds_known_cards() -> None:
    table = Table(2).hand(B, 1, 2, 3).hand(Y, 4, 5, 6)
    table.state.draw, table.state.reshuffled = [7, 8, 9], 1
    for seed in range(20):
        world = table.game.redeal(table.state, B, Random(seed))
        assert sorted(world.draw) == [7, 8, 9]
        assert sorted(world.hands[Y]) == [4, 5, 6]


@clause("TA-19.2", "TA-4.3")
def test_everybody_chooses_in_secret() -> None:
    session = Session(tara(), config(4), 8)
    asked = []
    while session.state.phase == CARDS:
        view = session.game.mask(session.state, session.asked)
        asked.append(session.asked)
        assert session.game.explain(view).secret
        others = [session.game.mask(session.state, s) for s in range(4) if s != session.asked]
        assert all(not other.options for other in others)
        session.act(session.state.options[-1])
    first = session.state.first
    assert asked == [(first + i) % 4 for i in range(4) for _ in range(4)]


@clause("TA-19.3")
def test_every_card_must_be_used() -> None:
    session = Session(tara(), config(2), 1)
    while session.state.phase == CARDS:
        session.act(session.state.options[0])
    assert all(len(action) > 1 for action in session.state.options)
    assert session.state.status.count(PLAY) == 2
