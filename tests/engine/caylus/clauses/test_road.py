"""CA-7, CA-8, CA-12: activation, effects, residences."""

from __future__ import annotations

import pytest

from tests.engine.caylus.layout import NEUTRAL, A, B, Table
from tests.engine.shared.marks import clause

PEDDLER = ("n_peddler", NEUTRAL, -1)


def activated(name: str, owner: int, worker: int, **goods: int) -> Table:
    table = Table(2, "advanced").road((name, owner, worker)).give(worker, **goods)
    return table.do("begin_activation")


@clause("CA-7.1", "CA-7.3", "CA-7.6", "CA-7.7")
def test_cards_are_resolved_in_the_order_of_the_road() -> None:
    table = Table(2).road(("n_park", NEUTRAL, A), PEDDLER, ("n_forest", NEUTRAL, B))
    table.do("begin_activation")
    order = [event.values[0] for event in table.events if event.kind == "activate"]
    assert order == [0, 2]
    assert table.goods(A) == {"food": 1}
    assert table.goods(B) == {"wood": 1}
    assert [player.workers for player in table.state.players] == [4, 4]
    assert table.state.worker == [-1, -1, -1]


@clause("CA-7.4", "CA-7.9", "CA-7.10")
def test_the_owner_may_use_the_secondary_effect_of_a_declined_card() -> None:
    table = Table(2).road(("n_trading_post", NEUTRAL, B), ("bank", A, B)).give(A, denier=2)
    table.do("begin_activation")
    assert table.goods(B) == {"denier": 2}
    assert table.asked == ("effect", B)
    table.answer(("decline",))
    assert table.asked == ("effect", A)
    table.answer(("option", 0))
    assert table.goods(A) == {"gold": 1}


@clause("CA-7.11", "CA-7.12")
def test_an_option_is_taken_in_full_or_not_at_all() -> None:
    table = activated("bank", A, B, denier=2)
    assert table.options == [("option", 0), ("decline",)]
    table.answer(("option", 0))
    assert table.goods(B) == {"denier": 1, "gold": 1}
    assert activated("bank", A, B).asked == ("", -1)
    both = activated("bank", A, B, denier=3)
    assert both.options == [("option", 0), ("option", 1), ("decline",)]
    assert both.answer(("option", 1)).goods(B) == {"gold": 2}


@clause("CA-7.9", "CA-7.11")
def test_what_cannot_be_paid_is_skipped_and_not_declined() -> None:
    poor = activated("bank", A, B)
    assert [kind for kind in poor.kinds() if kind in ("decline", "cannot")] == ["cannot"] * 2
    assert {event.clause for event in poor.events if event.kind == "cannot"} == {"CA-7.11"}
    able = activated("bank", A, B, denier=1).answer(("decline",))
    assert [kind for kind in able.kinds() if kind in ("decline", "cannot")] == ["decline", "cannot"]


@clause("CA-7.2", "CA-7.13")
def test_all_workers_are_back_at_the_end_of_the_phase() -> None:
    table = Table(2, "advanced").road(PEDDLER, ("market", A, A), ("n_park", NEUTRAL, B))
    table.state.provost = 0
    table.do("begin_activation")
    assert [player.workers for player in table.state.players] == [4, 4]
    assert [event.kind for event in table.events if event.kind == "unused"] == ["unused"] * 2


@clause("CA-8.1", "CA-8.2", "CA-8.3", "CA-8.5", "CA-8.10", "CA-8.11")
@pytest.mark.parametrize(
    ("name", "primary", "secondary"),
    [
        ("n_park", {"food": 1}, {}),
        ("n_forest", {"wood": 1}, {}),
        ("n_quarry", {"stone": 1}, {}),
        ("n_trading_post", {"denier": 2}, {}),
        ("large_farm", {"food": 2}, {"food": 1}),
        ("large_sawmill", {"wood": 2}, {"wood": 1}),
        ("large_quarry", {"stone": 2}, {"stone": 1}),
        ("gold_mine", {"gold": 1}, {}),
        ("small_farm", {"food": 1}, {"food": 1}),
    ],
)
def test_plain_effects(name: str, primary: dict[str, int], secondary: dict[str, int]) -> None:
    owner = NEUTRAL if name.startswith("n_") else A
    table = activated(name, owner, B)
    assert table.goods(B) == primary
    assert table.goods(A) == secondary


@clause("CA-8.4", "CA-8.7")
def test_the_two_peddlers() -> None:
    neutral = activated("n_peddler", NEUTRAL, B, denier=3)
    assert neutral.options == [("option", 0), ("decline",)]
    table = Table(2).road(("peddler", A, B)).give(B, denier=2).give(A, denier=2)
    table.do("begin_activation").answer(("option", 1), ("cube", 0), ("cube", 1))
    assert table.goods(B) == {"food": 1, "wood": 1}
    assert table.options == [("option", 0), ("decline",)]
    table.answer(("option", 0), ("cube", 2))
    assert table.goods(A) == {"stone": 1, "denier": 1}


@clause("CA-8.8")
def test_the_market_takes_gold_too() -> None:
    table = activated("market", A, B, gold=1)
    table.answer(("option", 0))
    assert table.goods(B) == {"denier": 4}
    assert table.goods(A) == {"denier": 1}


@clause("CA-8.11")
def test_smelting_offers_plain_cubes_only() -> None:
    table = Table(2).road(("gold_mine", A, B)).give(A, food=1, wood=1, gold=1)
    table.do("begin_activation").answer(("option", 0))
    assert table.options == [("give", 0), ("give", 1)]
    table.answer(("give", 1))
    assert table.goods(A) == {"food": 1, "gold": 2}
    none = Table(2).road(("gold_mine", A, B)).give(A, gold=1).do("begin_activation")
    assert none.asked == ("", -1)


@clause("CA-8.12")
def test_the_banks_owner_pays_two() -> None:
    table = Table(2).road(("bank", A, B)).give(A, denier=2).do("begin_activation")
    assert table.asked == ("effect", A)
    assert table.answer(("option", 0)).goods(A) == {"gold": 1}


@clause("CA-8.13", "CA-8.14")
def test_the_churchs_owner_pays_three() -> None:
    table = Table(2, "advanced").road(("church", A, B)).give(A, denier=3).tokens(1, 0, 0)
    table.do("begin_activation").answer(("option", 0))
    assert table.state.players[A].tokens == [1, 0, 0]
    assert table.goods(A) == {}


@clause("CA-12.1", "CA-12.3", "CA-12.5", "CA-12.7", "CA-12.10")
def test_which_cards_may_be_turned() -> None:
    cards = (("market", A, -1), ("bank", B, -1), ("lawyer", A, A), ("peddler", A, -1))
    table = Table(2, "advanced").road(PEDDLER, *cards).give(A, food=2)
    table.state.chosen[4] = 1
    table.state.worker[4] = B
    table.state.players[B].workers -= 1
    table.do("begin_activation").answer(("option", 0))
    assert table.goods(A)["food"] == 1
    assert table.state.residence[1] == 1
    assert table.state.road[1] == table.card("market")
    later = Table(2, "advanced").road(PEDDLER, *cards).give(A, food=1)
    later.state.residence[1] = 1
    later.do("begin_activation").answer(("option", 0))
    assert later.state.residence == [0, 1, 0, 0, 1]


@clause("CA-12.2")
def test_a_card_behind_the_provost_may_be_turned() -> None:
    table = Table(2, "advanced").road(PEDDLER, ("lawyer", A, A), ("market", A, -1))
    table.state.provost = 1
    table.give(A, food=1).do("begin_activation").answer(("option", 0))
    assert table.state.residence[2] == 1


@clause("CA-12.4")
def test_a_card_that_was_used_before_turns_at_once() -> None:
    table = Table(2, "advanced").road(("market", A, A), ("lawyer", A, B), ("lawyer", B, A))
    table.give(A, food=1).do("begin_activation").answer(("decline",), ("option", 0))
    assert "chosen" not in table.kinds()
    assert table.state.residence == [1, 0, 0]


@clause("CA-12.8", "CA-12.9", "CA-13.4")
def test_points_of_residences() -> None:
    table = Table(2, "advanced").road(PEDDLER, ("bank", A, -1), ("church", A, -1))
    table.state.residence[1] = table.state.residence[2] = 1
    table.state.crown[2] = table.card("cathedral")
    assert table.points(A, "road") == 0
    assert table.points(A, "residences") == 1
    assert table.points(A, "prestige") == 14
