"""CA-5, CA-6, CA-11: actions, provost, payments."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.games.caylus.payment import payments
from engine.games.caylus.state import open_residences
from tests.engine.caylus.layout import NEUTRAL, A, B, C, Table
from tests.engine.shared.marks import clause

OPENING = (("n_park", NEUTRAL, -1), ("n_peddler", NEUTRAL, -1))


@clause("CA-5.1", "CA-5.2", "CA-5.8.1")
def test_one_action_each_until_everybody_has_passed() -> None:
    table = Table(3).road(*OPENING).do("turn", A)
    table.give(A, denier=5)
    order = []
    for action in (("pass",), ("pass",), ("place", 0), ("place", 1), ("pass",)):
        if table.asked[1] == C:
            table.give(C, denier=2)
            table.do("turn", table.state.agenda.pop()[1])
        order.append(table.asked[1])
        table.answer(action)
    assert order == [A, B, C, C, C]
    assert table.state.passed == [A, B, C]
    assert table.asked == ("", -1)


@clause("CA-5.3", "CA-5.9")
def test_drawing_costs_one_denier_and_has_no_hand_limit() -> None:
    table = Table(2).road(*OPENING).give(A, denier=1)
    player = table.state.players[A]
    player.hand = [table.card("bank")] * 9
    player.draw = [table.card("market")]
    table.do("turn", A).answer(("draw",))
    assert len(player.hand) == 10
    assert table.goods(A) == {}
    poor = Table(2).road(*OPENING)
    poor.state.players[A].draw = [poor.card("market")]
    assert poor.do("turn", A).options == [("pass",)]


@clause("CA-5.4", "CA-5.9")
def test_swapping_asks_for_its_own_price() -> None:
    """A corrected price of the component file holds for the offer too."""
    table = Table(2).road(*OPENING).give(A, denier=1)
    prices = {**table.data.action_price, "swap_hand": 2}
    table.state.data = replace(table.data, action_price=prices)
    player = table.state.players[A]
    player.hand, player.draw = [table.card("bank")], [table.card("market")]
    table.do("turn", A)
    assert ("draw",) in table.options
    assert ("swap",) not in table.options


@clause("CA-5.4.2", "CA-5.4.3")
def test_swap_needs_a_hand_and_a_pile() -> None:
    table = Table(2).road(*OPENING).give(A, denier=2)
    player = table.state.players[A]
    player.draw = [table.card("market")]
    assert ("swap",) not in table.do("turn", A).options
    player.hand, player.draw = [table.card("market")], []
    table.state.agenda.clear()
    assert ("swap",) not in table.do("turn", A).options
    player.draw = [table.card("bank")]
    table.state.agenda.clear()
    table.do("turn", A).answer(("swap",))
    assert player.hand == [table.card("bank")]
    assert player.draw == []
    assert player.discard == [table.card("market")]


@clause("CA-5.5.1", "CA-5.5.3", "CA-5.5.5", "CA-5.5.6")
def test_where_a_worker_may_be_placed() -> None:
    table = Table(2, "advanced").road(*OPENING, ("market", A, -1), ("bank", B, -1))
    table.state.residence[2] = 1
    table.state.provost = 0
    table.give(A, denier=1).do("turn", A)
    assert [o[1] for o in table.options if o[0] == "place"] == [0, 1, 3]
    table.answer(("place", 3))
    assert table.goods(A) == {}
    idle = Table(2).road(*OPENING).give(A, denier=3)
    idle.state.players[A].workers = 0
    assert all(option[0] != "place" for option in idle.do("turn", A).options)


@clause("CA-5.6.3", "CA-13.4")
def test_points_of_a_building_count_at_the_end() -> None:
    table = Table(2).road(*OPENING).give(A, food=1, wood=1).hand(A, "small_farm")
    table.do("turn", A).answer(("build", table.card("small_farm")))
    assert table.state.store[-1] == 2
    assert table.points(A, "road") == 1
    assert "points" not in table.kinds()


@clause("CA-5.7.1", "CA-5.7.2", "CA-5.7.3")
def test_prestige_needs_a_residence_only_in_the_advanced_game() -> None:
    for variant, offered in (("base", True), ("advanced", False)):
        table = Table(2, variant).road(*OPENING).give(A, stone=2, gold=1).do("turn", A)
        assert (("prestige", table.card("statue")) in table.options) == offered
    table = Table(2, "advanced").road(*OPENING, ("bank", A, -1), ("market", A, -1))
    table.state.residence[2] = table.state.residence[3] = 1
    table.give(A, stone=2, gold=1).do("turn", A).answer(("prestige", table.card("statue")))
    assert table.state.crown == [-1, -1, table.card("statue"), -1]
    table.state.agenda.clear()
    table.give(A, wood=2, gold=1).do("turn", A)
    table.answer(("prestige", table.card("theatre")))
    assert table.state.crown[3] == table.card("theatre")


@clause("CA-4.2")
def test_a_residence_under_any_prestige_building_is_not_open() -> None:
    """Cards are numbers from 0; -1 alone is none."""
    table = Table(2, "advanced").road(*OPENING, ("bank", A, -1), ("market", A, -1))
    table.state.residence[2] = table.state.residence[3] = 1
    for card in range(len(table.ids)):
        table.state.crown[2] = card
        assert open_residences(table.state, A) == [3]


@clause("CA-5.8.2", "CA-6.1")
def test_the_first_passers_denier_moves_the_provost() -> None:
    table = Table(2, "advanced").road(*OPENING, ("market", A, -1)).tokens(1, 1, 1)
    table.do("begin_provost")
    table.do("turn", A).answer(("pass",), ("pass",))
    table.do("begin_provost")
    assert table.asked == ("provost", A)
    table.answer(("provost", 1))
    assert table.goods(A) == {}
    assert table.state.provost == 1


@clause("CA-6.2", "CA-6.4", "CA-6.6", "CA-6.7")
def test_the_provost_walks_over_everything_and_his_card_is_activated() -> None:
    cards = (*OPENING, ("market", A, -1), ("small_farm", A, B), ("bank", A, -1))
    table = Table(2, "advanced").road(*cards).passing(A)
    table.state.residence[2] = 1
    table.state.crown[2] = table.card("statue")
    table.give(A, denier=3).do("begin_provost")
    assert {option[1] for option in table.options} == {1, 2, 3, 4}
    table.answer(("provost", 3))
    assert table.goods(A) == {"denier": 2}
    table.do("begin_activation")
    assert table.goods(B) == {"food": 1}
    first = Table(2, "advanced").road(("n_park", NEUTRAL, A), ("n_peddler", NEUTRAL, -1))
    first.state.provost = 0
    first.do("begin_activation")
    assert first.goods(A) == {"food": 1}


@clause("CA-10.1")
@pytest.mark.parametrize(("start", "end"), [(0, 2), (1, 3), (2, 3), (3, 3)])
def test_the_provost_advances_two_cards_at_most_to_the_end(start: int, end: int) -> None:
    table = Table(2, "advanced").road(*OPENING, ("market", A, -1), ("bank", A, -1))
    table.state.provost = start
    table.passing(A, B).do("end_round")
    assert table.state.provost == end


@clause("CA-11.1", "CA-11.2", "CA-11.3", "CA-11.8")
def test_gold_is_a_joker_for_plain_cubes_only() -> None:
    table = Table(2).road(*OPENING)
    statue = table.data.buildings[table.card("statue")].cost
    assert payments(0, 0, 2, 1, statue) == ((0, 0, 2, 1),)
    assert payments(0, 0, 2, 0, statue) == ()
    assert set(payments(0, 0, 2, 3, statue)) == {(0, 0, 2, 1), (0, 0, 1, 2), (0, 0, 0, 3)}
    table.give(A, food=1, wood=1, gold=1).give(B, denier=1).hand(A, "small_farm")
    table.do("turn", A).answer(("build", table.card("small_farm")))
    assert table.asked == ("pay", A)
    table.answer(("pay", 0, 1, 0, 1))
    assert table.goods(A) == {"food": 1}
    assert table.goods(B) == {"denier": 1}


@clause("CA-11.4", "CA-11.5", "CA-11.6", "CA-15.1")
def test_cubes_of_choice() -> None:
    table = Table(2).road(("n_peddler", NEUTRAL, A)).give(A, denier=2).do("begin_activation")
    table.answer(("option", 0))
    assert table.options == [("cube", 0), ("cube", 1), ("cube", 2)]
    table.answer(("cube", 2))
    assert table.goods(A) == {"stone": 1, "denier": 1}
    only = Table(2).road(*OPENING).give(A, wood=2).hand(A, "market").do("turn", A)
    only.answer(("build", only.card("market")))
    assert only.goods(A) == {}


@clause("CA-11.7", "CA-14.3")
def test_nothing_passes_between_players_and_goods_are_open() -> None:
    verbs = {"draw", "swap", "place", "build", "prestige", "pass"}
    table = Table(2).road(*OPENING).give(A, denier=9, food=9, wood=9, stone=9, gold=9)
    table.hand(A, "bank", "market").do("turn", A)
    assert {option[0] for option in table.options} <= verbs
    view = table.game.mask(table.state, B)
    assert table.game.counters(view, A) == table.game.counters(table.state, A)
