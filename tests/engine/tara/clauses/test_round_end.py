"""TA-13, TA-15, TA-16 and TA-19: income, ransom, start player, secrets."""

from __future__ import annotations

from random import Random

import pytest

from engine.games.tara.state import CARDS, PLAY
from engine.session import Session
from tests.engine.shared.marks import clause
from tests.engine.tara.layout import B, R, Table, W, Y, config, tara

PAY, PASS, DECLINE = ("pay",), ("pass",), ("decline",)


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
