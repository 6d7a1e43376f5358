"""The worked examples CA-X1 to CA-X8 and CA-Y1 to CA-Y17, by id."""

from __future__ import annotations

from engine.games.caylus.payment import payments
from tests.engine.caylus.layout import NEUTRAL, A, B, C, D, Table
from tests.engine.shared.marks import clause

OPENING = (("n_park", NEUTRAL, -1), ("n_peddler", NEUTRAL, -1))


@clause("CA-5.5", "CA-5.5.1", "CA-5.5.2", "CA-7.4", "CA-8.8")
def test_ca_x1_place_a_worker() -> None:
    table = Table().road(*OPENING, ("market", B, -1)).give(A, denier=1, food=1)
    table.give(B, denier=5).do("turn", A)
    table.answer(("place", 2))
    assert table.goods(A) == {"food": 1}
    assert table.state.players[A].workers == 3
    assert table.state.worker[2] == A
    assert table.asked == ("turn", B)
    assert ("place", 2) not in table.options
    table.state.agenda.clear()
    table.do("begin_activation").answer(("option", 0))
    assert table.goods(A) == {"denier": 4}
    assert table.goods(B) == {"denier": 6}


@clause("CA-5.6", "CA-5.6.1", "CA-5.5.4")
def test_ca_x2_construct() -> None:
    table = Table().road(*OPENING).give(A, stone=2, food=1).hand(A, "large_quarry")
    table.give(B, denier=1).do("turn", A).answer(("build", table.card("large_quarry")))
    assert table.goods(A) == {}
    assert table.state.road[-1] == table.card("large_quarry")
    assert table.state.store[-1] == 0
    assert table.asked == ("turn", B)
    assert ("place", 2) in table.options


@clause("CA-5.7", "CA-5.7.1", "CA-5.7.4")
def test_ca_x3_prestige_building_in_the_base_game() -> None:
    table = Table().road(*OPENING).give(A, stone=2, gold=1)
    statue = table.card("statue")
    table.do("turn", A).answer(("prestige", statue))
    assert table.goods(A) == {}
    assert table.state.players[A].prestige == [statue]
    assert len(table.state.road) == 2
    assert statue not in table.state.display


@clause("CA-5.8")
def test_ca_x4_pass() -> None:
    table = Table().road(*OPENING).do("turn", A).answer(("pass",))
    assert table.state.passed == [A]
    assert table.goods(A) == {"denier": 1}
    table.answer(("pass",))
    assert table.state.passed == [A, B]
    assert table.goods(B) == {}
    assert table.asked == ("turn", C)


@clause("CA-9.1", "CA-9.4", "CA-9.5", "CA-9.6", "CA-11.1")
def test_ca_x5_castle() -> None:
    table = Table().road(*OPENING).tokens(2, 8, 9).passing(A, B, C, D)
    table.give(A, food=1, wood=1, stone=1).give(B, gold=1, wood=1, stone=1)
    table.give(C, food=2, wood=2, stone=2)
    table.do("begin_castle").answer(("deliver", 1), ("deliver", 1), ("deliver", 2))
    assert [player.tokens for player in table.state.players] == [
        [1, 0, 0],
        [1, 0, 0],
        [0, 2, 0],
        [0, 0, 0],
    ]
    assert table.goods(C) == {"gold": 1}
    assert table.goods(A) == table.goods(B) == {}
    assert table.state.tokens == [0, 6, 9]
    assert table.state.taken == [A, B, C, C]


@clause("CA-5.7.2", "CA-12.8", "CA-12.9")
def test_ca_x6_prestige_building_on_a_residence() -> None:
    table = Table(variant="advanced").road(*OPENING, ("market", A, -1)).give(A, stone=2, gold=1)
    table.state.residence[2] = 1
    table.do("turn", A).answer(("prestige", table.card("statue")))
    assert table.goods(A) == {}
    assert table.state.crown[2] == table.card("statue")
    table.state.agenda.clear()
    table.do("income")
    assert table.goods(A) == {"denier": 2}
    assert table.points(A, "residences") == 0
    assert table.points(A, "prestige") == 6


@clause("CA-6.1", "CA-6.5", "CA-7.2", "CA-7.8")
def test_ca_x7_provost() -> None:
    cards = (*OPENING, ("bank", B, -1), ("large_quarry", C, B))
    table = Table(variant="advanced").road(*cards).passing(A, B, C, D)
    table.state.provost = 1
    for seat in range(4):
        table.give(seat, denier=1)
    table.do("begin_provost").answer(("provost", 1), ("provost", 2), ("provost", 3), ("provost", 2))
    assert table.state.provost == 2
    assert table.goods(A) == {"denier": 1}
    assert table.goods(B) == table.goods(C) == table.goods(D) == {}
    table.do("begin_activation")
    assert table.goods(B) == table.goods(C) == {}
    assert table.state.players[B].workers == 4


@clause("CA-10.1", "CA-10.2")
def test_ca_x8_end_of_round() -> None:
    table = Table(variant="advanced").road(*OPENING, ("market", A, -1)).passing(D, A, B, C)
    table.state.provost, table.state.first = 1, D
    table.do("end_round")
    assert table.state.provost == 2
    assert table.state.first == A
    assert table.state.passed == []


@clause("CA-9.6")
def test_ca_y1_gold_bonus_tie() -> None:
    table = Table(3).road(*OPENING).passing(A, B, C)
    for seat in (B, C):
        table.give(seat, food=2, wood=2, stone=2)
    table.do("begin_castle").answer(("deliver", 2), ("deliver", 2))
    assert table.goods(B) == {"gold": 1}
    assert table.goods(C) == {}


@clause("CA-9.8", "CA-9.10", "CA-13.1")
def test_ca_y2_no_delivery() -> None:
    table = Table().road(*OPENING).tokens(1, 8, 9).passing(A, B, C, D).do("begin_castle")
    assert table.state.tokens == [0, 7, 9]
    assert table.state.taken == [NEUTRAL, NEUTRAL]
    assert all(table.goods(seat) == {} for seat in range(4))
    last = Table().road(*OPENING).tokens(0, 0, 1).passing(A, B, C, D).do("begin_castle")
    last.do("end_round")
    assert last.state.tokens == [0, 0, 0]
    assert last.kinds()[-1] == "over"


@clause("CA-9.3", "CA-9.7", "CA-13.3")
def test_ca_y3_stock_emptied_in_mid_phase() -> None:
    table = Table(2).road(*OPENING).tokens(0, 0, 2).passing(A, B)
    table.give(A, food=3, wood=3, stone=3).give(B, food=2, wood=2, stone=2)
    table.do("begin_castle")
    assert table.options == [("deliver", 0), ("deliver", 1), ("deliver", 2)]
    table.answer(("deliver", 2))
    assert table.asked == ("", -1)
    assert table.goods(A) == {"food": 1, "wood": 1, "stone": 1, "gold": 1}
    table.do("end_round")
    assert table.kinds()[-1] == "over"
    assert table.points(A, "cubes") == 1


@clause("CA-8.13", "CA-8.13.1", "CA-8.13.3", "CA-13.2", "CA-9.9")
def test_ca_y4_church_with_a_short_stock() -> None:
    def church() -> Table:
        table = Table(variant="advanced").tokens(0, 0, 1).passing(A, B, C, D)
        table.road(*OPENING, ("church", A, B), ("large_farm", C, D))
        return table.give(B, denier=5).give(A, denier=3).do("begin_activation")

    table = church()
    assert table.options == [("option", 0), ("decline",)]
    table.answer(("option", 0))
    assert table.goods(B) == {"denier": 3}
    assert table.goods(A) == {"denier": 3}
    assert table.goods(D) == {"food": 2}
    table.do("begin_castle").do("end_round")
    assert table.kinds()[-1] == "over"
    declined = church().answer(("decline",))
    assert declined.asked == ("effect", A)
    declined.answer(("option", 0))
    assert declined.state.players[A].tokens == [0, 0, 1]
    assert declined.goods(A) == {}


@clause("CA-8.13", "CA-8.13.2")
def test_ca_y5_church_across_sections() -> None:
    table = Table(3, "advanced").tokens(1, 7, 8).road(*OPENING, ("church", A, A))
    table.give(A, denier=5).do("begin_activation").answer(("option", 1))
    assert table.state.players[A].tokens == [1, 1, 0]
    assert table.state.tokens == [0, 6, 8]
    assert table.state.delivered == [0, 0, 0]


def turning(provost: int) -> Table:
    table = Table(variant="advanced")
    table.road(("n_peddler", NEUTRAL, -1), ("lawyer", A, A), ("small_farm", A, B))
    table.state.provost = provost
    table.give(A, food=1).do("begin_activation").answer(("option", 0))
    return table


@clause("CA-12.4", "CA-12.6", "CA-7.13")
def test_ca_y6_turning_an_occupied_card() -> None:
    table = turning(2)
    assert table.goods(B) == {"food": 1}
    assert table.goods(A) == {"food": 1}
    assert table.state.residence == [0, 0, 1]
    assert table.state.store[2] == 0
    farm = [event for event in table.events if event.kind in ("chosen", "gain", "residence")]
    assert [event.kind for event in farm] == ["chosen", "gain", "gain", "residence"]


@clause("CA-12.4", "CA-7.8")
def test_ca_y7_turning_behind_the_provost() -> None:
    table = turning(1)
    assert table.goods(B) == table.goods(A) == {}
    assert table.state.players[B].workers == 4
    assert table.state.residence == [0, 0, 1]
    assert table.state.store[2] == 0


@clause("CA-12.1", "CA-12.2", "CA-8.9")
def test_ca_y8_lawyer_of_another_player() -> None:
    for way in ("food", "gold", ""):
        table = Table(variant="advanced").road(*OPENING, ("market", B, -1), ("lawyer", A, B))
        if way:
            table.give(B, **{way: 1})
        table.do("begin_activation")
        if way:
            table.answer(("option", 0))
        assert table.state.residence[2] == int(bool(way))
        assert table.goods(A) == {"denier": 2}
        assert table.goods(B) == {}


@clause("CA-12.3")
def test_ca_y9_lawyer_without_target() -> None:
    table = Table(variant="advanced").road(*OPENING, ("lawyer", A, B), ("lawyer", B, -1))
    table.give(B, food=1).do("begin_activation")
    assert table.goods(B) == {"food": 1}
    assert table.goods(A) == {"denier": 2}
    assert table.state.residence == [0, 0, 0, 0]


@clause("CA-5.4", "CA-5.4.1")
def test_ca_y10_swap_with_a_short_pile() -> None:
    table = Table(2).road(*OPENING).hand(A, "bank", "market", "peddler").give(A, denier=1)
    table.state.players[A].draw = [table.card("small_farm")]
    table.do("turn", A).answer(("swap",))
    player = table.state.players[A]
    assert len(player.hand) == 3
    assert table.card("small_farm") in player.hand
    assert len(player.draw) == 1
    assert player.discard == []
    assert table.goods(A) == {}


@clause("CA-5.3", "CA-5.3.1", "CA-5.3.2")
def test_ca_y11_draw_with_an_empty_draw_pile() -> None:
    table = Table(2).road(*OPENING).give(A, denier=1)
    table.state.players[A].discard = [table.card(n) for n in ("bank", "market", "peddler")]
    table.state.players[A].discard.append(table.card("small_farm"))
    table.do("turn", A).answer(("draw",))
    player = table.state.players[A]
    assert (len(player.hand), len(player.draw), len(player.discard)) == (1, 3, 0)
    assert table.goods(A) == {}
    empty = Table(2).road(*OPENING).give(A, denier=1).do("turn", A)
    assert ("draw",) not in empty.options


@clause("CA-11.2", "CA-11.4", "CA-11.6")
def test_ca_y12_payment_choice() -> None:
    table = Table().road(*OPENING).give(A, wood=2, food=1, gold=1).hand(A, "peddler")
    table.do("turn", A).answer(("build", table.card("peddler")))
    assert set(table.options) == {
        ("pay", 0, 2, 0, 0),
        ("pay", 1, 1, 0, 0),
        ("pay", 0, 1, 0, 1),
        ("pay", 1, 0, 0, 1),
    }
    cost = table.data.buildings[table.card("peddler")].cost
    assert payments(1, 2, 0, 1, cost)[0][3] == 0


@clause("CA-7.5", "CA-8.6")
def test_ca_y13_own_worker_on_an_own_small_quarry() -> None:
    table = Table().road(*OPENING, ("small_quarry", A, A)).do("begin_activation")
    assert table.goods(A) == {"stone": 1}
    assert table.state.store[2] == 4


@clause("CA-8.6", "CA-5.6.2")
def test_ca_y14_store_exhausted() -> None:
    table = Table(2).road(*OPENING, ("small_sawmill", A, B))
    for use in (1, 2, 3):
        if use > 1:
            table.state.worker[2] = B
            table.state.players[B].workers -= 1
        table.do("begin_activation")
    assert table.goods(B) == {"wood": 3}
    assert table.goods(A) == {"wood": 2}


@clause("CA-6.1", "CA-6.2", "CA-6.3")
def test_ca_y15_provost_limits() -> None:
    cards = [(f"large_{kind}", A, -1) for kind in ("farm", "sawmill", "quarry")]
    table = Table(variant="advanced").road(*OPENING, *cards).passing(A).give(A, denier=5)
    table.state.provost = 1
    table.do("begin_provost")
    assert sorted(table.options) == [("provost", place) for place in range(5)]
    poor = Table(variant="advanced").road(*OPENING, *cards).passing(A).give(A, denier=1)
    poor.state.provost = 1
    poor.do("begin_provost")
    assert sorted(poor.options) == [("provost", place) for place in range(3)]


@clause("CA-13.4", "CA-13.6", "CA-12.8")
def test_ca_y16_final_score() -> None:
    cards = [(name, A, -1) for name in ("bank", "large_farm", "market", "peddler")]
    table = Table(variant="advanced").road(*OPENING, *cards)
    table.state.players[A].tokens = [1, 2, 0]
    table.state.residence[4] = table.state.residence[5] = 1
    table.state.crown[5] = table.card("cathedral")
    table.give(A, gold=2, food=4, wood=1, denier=7)
    rows = {row.key: row.points[A] for row in table.game.outcome(table.state).rows}
    assert rows == {
        "tokens": 10,
        "road": 5,
        "residences": 1,
        "prestige": 14,
        "gold": 2,
        "cubes": 1,
        "deniers": 2,
    }
    assert table.game.outcome(table.state).totals[A] == 35


@clause("CA-4.1", "CA-4.2", "CA-4.3")
def test_ca_y17_income() -> None:
    cards = [(name, A, -1) for name in ("bank", "large_farm", "market")]
    table = Table(variant="advanced").road(*OPENING, *cards)
    for place in (2, 3, 4):
        table.state.residence[place] = 1
    table.state.crown[3] = table.card("hotel")
    table.do("income")
    assert table.goods(A) == {"denier": 5}
