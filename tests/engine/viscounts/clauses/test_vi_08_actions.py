"""VI-8.3 to VI-8.5: trade, build, workers, transcribe."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.games.viscounts import constants as c
from tests.engine.shared.marks import clause
from tests.engine.viscounts.layout import BLUE, RED, Table

PLAIN = "st_trader st_lender st_financer"


@clause("VI-8.3", "VI-8.4", "VI-8.5")
@pytest.mark.parametrize(("space", "kinds"), [("A:L", {0, 1}), ("A:R", {0, 1}), ("A:I", {2, 3})])
def test_where_each_action_is_possible(space: str, kinds: set[int]) -> None:
    table = Table().lay(RED, at=space, ink=9, stone=9, gold=9).do("action")
    assert {action[1] for action in table.options if action[0] == "action"} == kinds


@clause("VI-8.3.1")
@pytest.mark.parametrize(
    ("space", "bays", "silver", "runs"),
    [
        ("A:L", PLAIN, 0, 4),  # 1 merchant for 1 silver
        ("A:R", PLAIN, 0, 2),
        ("A:R", PLAIN, 1, 2),  # 5 merchants: the remainder is lost
        ("D:R", PLAIN, 5, 3),
        ("E:R", PLAIN, 0, 1),
        ("E:R", "st_abbot st_squire st_labourer", 3, 0),
    ],
)
def test_the_exchange_runs_as_often_as_merchants_allow(
    space: str, bays: str, silver: int, runs: int
) -> None:
    table = Table().lay(RED, at=space, bays=bays, silver=silver).do("trade_action")
    if silver:
        table.answer("spend", silver)
    if runs:
        assert table.options == [("runs", n) for n in range(runs, -1, -1)]
    else:
        assert table.asked == ("", -1)


@clause("VI-8.3.1")
def test_the_player_decides_how_often() -> None:
    table = Table().lay(RED, at="D:L", bays=PLAIN).do("trade_action").answer("runs", 1)
    table.expect(RED, gold=1)


@clause("VI-8.3.1")
def test_gains_do_not_feed_the_same_trade() -> None:
    table = Table().lay(RED, at="A:L", bays=PLAIN, silver=2).do("trade_action")
    table.answer("spend", 2).answer("runs", 6)
    table.expect(RED, silver=6)  # spent 2, gained 6: spent silver gains nothing
    assert len(table.saw("trade")) == 1


@clause("VI-8.3.1", "VI-4.5")
def test_each_run_once_chosen_must_be_carried_out() -> None:
    table = Table().lay(RED, at="E:R", bays="tf_peddler_ink tf_courier st_lender", unpaid=1)
    table.do("trade_action").answer("runs", 2)
    table.answer("take", c.INK)  # the flip is not optional; the second one has no effect
    table.expect(RED, debt_paid=1, ink=1)
    assert table.saw("no_effect")


@clause("VI-8.3.2")
@pytest.mark.parametrize("space", ["D:L", "E:R"])
def test_after_a_trade_even_one_without_gain(space: str) -> None:
    table = (
        Table().lay(RED, at=space, bays="st_trader st_abbot st_squire").top(space[0], "tf_miner")
    )
    table.do("action").answer("action", c.TRADE).expect(RED, silver=1)
    assert [e.kind for e in table.events] == ["action", "trade", "exchange", "ability", "gain"]


@clause("VI-8.3.3")
@pytest.mark.parametrize(
    ("stone", "slots"), [(2, []), (3, [6, 7, 8]), (5, [0, 1, 2, 6, 7, 8]), (7, list(range(9)))]
)
def test_builder_icons_of_each_building(stone: int, slots: list[int]) -> None:
    table = Table().lay(RED, at="A:L", bays=PLAIN, stone=stone).top("A", "tf_friar").do("action")
    if not slots:
        assert ("action", c.BUILD) not in table.options
        return
    table.answer("action", c.BUILD)
    assert table.options == [("slot", slot) for slot in slots]


@clause("VI-8.3.3")
def test_any_covered_slot_in_any_order() -> None:
    table = Table().lay(RED, at="A:L", bays=PLAIN, stone=3, slots=[8]).top("A", "tf_friar")
    table.do("action").answer("action", c.BUILD)
    assert table.options == [("slot", 6), ("slot", 8)]


@clause("VI-8.3.3")
def test_no_build_without_a_free_plot_or_a_building() -> None:
    table = Table().lay(RED, at="A:L", stone=9)
    table.build("A:1", BLUE, "workshop").build("A:2", BLUE, "workshop").do("action")
    assert ("action", c.BUILD) not in table.options
    table = Table().lay(RED, at="A:L", stone=9, slots=range(1, 10)).do("action")
    assert ("action", c.BUILD) not in table.options


@clause("VI-8.3.4")
def test_the_order_of_a_building() -> None:
    """High side, Lake Coast 4: reveal, plot (flip), link 3-4 (debt), link 4-5 (castle_move)."""
    table = Table(side="high").lay(RED, at="B:R", bays="he_merovech st_abbot -", acquired=1)
    table.lay(RED, hand="st_thief st_trader", stone=9).top("B", "tf_friar")
    table.build("B:3", BLUE, "workshop").build("B:5", BLUE, "workshop")
    table.castle(1, {RED: 1, BLUE: 1})
    table.do("action").answer("action", c.BUILD).answer("slot", 6)
    kinds = [e.kind for e in table.events if e.kind not in ("action", "pay")]
    assert kinds == ["build", "reveal", "flip_deed", "link", "debt", "debt", "link"]
    assert [e.seat for e in table.saw("debt")] == [RED, BLUE]
    assert table.asked == ("castle_move", RED)
    table.answer("skip")
    assert table.asked == ("castle_move", BLUE)
    table.answer("skip")
    assert table.asked == ("choose", RED)  # Merovech, after the building
    assert table.saw("ability")[0].values == (table.card("he_merovech"),)


@clause("VI-8.3.4")
def test_a_link_between_own_buildings_acts_once() -> None:
    table = Table().build("A:1", RED, "workshop").do("place_building", RED, (7, table_plot("A:2")))
    table.expect(RED, silver=2)


def table_plot(name: str) -> int:
    """The number of a plot of the low side in the order A to E."""
    return Table().plot(name)


@clause("VI-8.3.4", "VI-3.5")
def test_the_link_before_comes_first() -> None:
    table = Table().build("A:3", BLUE, "workshop").build("B:1", BLUE, "workshop")
    table.do("place_building", RED, (7, table.plot("A:4")))
    assert [e.values[:2] for e in table.saw("link")] == [(2, 3), (3, 4)]
    table.expect(RED, virtue=6, gold=1).expect(BLUE, virtue=6, gold=1)


@clause("VI-8.3.4", "VI-3.5")
def test_the_first_plot_of_the_ring_links_to_the_last() -> None:
    table = Table(order="BADCE").build("E:4", BLUE, "workshop")
    table.do("place_building", RED, (7, table.plot("B:1")))
    assert [e.values for e in table.saw("link")] == [(19, 0, BLUE)]
    table.expect(RED, gold=1, virtue=6).expect(BLUE, gold=0, virtue=6)


@clause("VI-8.3.4", "VI-8.5.3")
def test_free_buildings_do_not_trigger_after_build() -> None:
    table = Table().lay(RED, bays="tf_woodcutter_virtue - -").effects(RED, "workshop")
    table.answer("slot", 6).answer("spot", table.plot("A:1"))
    assert not table.saw("ability")


@clause("VI-8.3.5")
def test_the_slots_in_their_order() -> None:
    slots = Table().data.board.slots
    assert [slot.building for slot in slots] == [1, 1, 1, 2, 2, 2, 0, 0, 0]
    assert [slot.reveals for slot in slots] == [
        "move_plus_one",
        "dismiss_cost_one",
        "icon",
        "icon",
        "icon",
        "icon",
        "on_hire",
        "collision_if_no_criminal",
        "hand_limit",
    ]


@clause("VI-8.3.5")
@pytest.mark.parametrize(
    ("slot", "icon", "n"),
    [(3, c.MERCHANT, 2), (4, c.BUILDER, 1), (5, c.NOBLE, 1), (6, c.CLERIC, 1)],
)
def test_icon_slots_count_from_now_on(slot: int, icon: int, n: int) -> None:
    table = Table().do("place_building", RED, (slot - 1, table_plot("E:1")))
    assert table.player(RED).permanent == [n if i == icon else 0 for i in range(5)]


@clause("VI-8.4")
def test_workers_need_a_worker_in_the_supply() -> None:
    table = Table().lay(RED, at="A:I", gold=9, workers=0).do("action")
    assert ("action", c.PLACE) not in table.options


@clause("VI-8.4.1")
@pytest.mark.parametrize(("gold", "possible"), [(1, False), (2, True)])
def test_workers_need_the_icons_of_the_first_step_not_its_workers(
    gold: int, possible: bool
) -> None:
    table = Table().lay(RED, at="A:I", bays=PLAIN, gold=gold)
    board = replace(table.data.board, worker_steps=((2, 1), (3, 2)))
    table.state.data = replace(table.data, board=board)
    table.do("action")
    assert (("action", c.PLACE) in table.options) is possible


@clause("VI-8.4.1")
@pytest.mark.parametrize(
    ("gold", "steps"), [(1, [1]), (2, [1]), (3, [1, 2]), (5, [1, 2, 3]), (8, [1, 2, 3, 4])]
)
def test_the_steps_of_the_table(gold: int, steps: list[int]) -> None:
    table = Table().lay(RED, at="B:I", bays=PLAIN, gold=gold).do("workers_action")
    if len(steps) > 1:
        assert table.options == [("place", n) for n in steps]
        table.answer("place", steps[-1])
    icons = {1: 1, 2: 3, 3: 5, 4: 8}[steps[-1]]
    table.expect(RED, gold=gold - icons)
    assert table.saw("place_workers")[0].values == (1, steps[-1])


@clause("VI-8.4.1")
@pytest.mark.parametrize(("supply", "steps"), [(3, [1, 2, 3]), (2, [1, 2]), (1, [])])
def test_a_step_places_what_the_supply_holds(supply: int, steps: list[int]) -> None:
    table = Table().lay(RED, at="B:I", bays=PLAIN, gold=9, workers=supply).do("workers_action")
    if not steps:
        table.expect(RED, workers=0, gold=8)
        return
    assert table.options == [("place", n) for n in steps]


@clause("VI-8.4.2")
def test_after_workers_comes_after_the_castle() -> None:
    table = Table().lay(RED, at="A:I", bays="tf_overseer_virtue st_trader st_lender", gold=2)
    table.castle(1, {RED: 1, BLUE: 2}).top("A", "tf_miner")
    table.do("action").answer("action", c.PLACE).answer("place", 2)
    kinds = [e.kind for e in table.events]
    assert kinds.index("sidestep") < kinds.index("ability")
    table.expect(RED, virtue=6, ink=1, stone=1)


@clause("VI-8.4.2", "VI-8.5.3")
def test_free_workers_do_not_trigger_after_workers() -> None:
    table = Table().lay(RED, bays="tf_overseer_virtue - -").effects(RED, "workers:2")
    table.answer("section", 1)
    assert not table.saw("ability")


@clause("VI-8.5.1")
def test_transcribing_pays_the_cost_and_runs_a_now_tile() -> None:
    table = Table().lay(RED, at="C:I", bays=PLAIN, ink=4).book("C", "ms_10").top("C", "tf_miner")
    table.do("action").answer("action", c.TRANSCRIBE)
    table.expect(RED, ink=2, manuscripts=1)  # paid 4, gained 2
    assert len(table.saw("transcribe")) == 1
    assert table.saw("uncover_tile")


@clause("VI-8.5.1")
def test_an_end_tile_has_no_effect_now() -> None:
    table = Table().lay(RED, at="C:I", bays=PLAIN, ink=6).book("C", "ms_19").top("C", "tf_miner")
    table.do("action").answer("action", c.TRANSCRIBE).expect(RED, ink=0, manuscripts=1)
    assert table.asked == ("", -1)


@clause("VI-8.5.1")
def test_a_manuscript_out_of_reach_is_not_offered() -> None:
    table = Table().lay(RED, at="C:I", bays=PLAIN, ink=5).book("C", "ms_19").top("C", "tf_miner")
    table.do("action")
    assert ("action", c.TRANSCRIBE) not in table.options


@clause("VI-8.5.2")
@pytest.mark.parametrize(
    ("owned", "tile", "ribbon", "icon", "n"),
    [
        ("ms_02 ms_03", "ms_05", "grey", c.BUILDER, 1),
        ("ms_13 ms_14", "ms_11", "black", c.CLERIC, 1),
        ("ms_19 ms_20", "ms_23", "yellow", c.NOBLE, 1),
        ("ms_29 ms_32", "ms_28", "blue", c.MERCHANT, 2),
    ],
)
def test_three_of_a_ribbon_take_the_bonus_card(
    owned: str, tile: str, ribbon: str, icon: int, n: int
) -> None:
    table = Table().lay(RED, books=owned).book("C", tile).do("take_tile", RED, 2)
    assert table.state.bonus[c.RIBBONS.index(ribbon)] == RED
    assert table.player(RED).permanent == [n if i == icon else 0 for i in range(5)]
    assert table.points("bonus") == 3
    kinds = [e.kind for e in table.events]
    assert kinds.index("transcribe") < kinds.index("bonus") < len(kinds) - 1  # then the effect


@clause("VI-8.5.2")
def test_only_the_first_player_takes_and_keeps_the_bonus_card() -> None:
    table = Table().lay(RED, books="ms_02 ms_03").lay(BLUE, books="ms_08 ms_09").book("C", "ms_05")
    table.bonus(BLUE, "grey").do("take_tile", RED, 2)
    assert table.state.bonus[c.GREY] == BLUE
    assert not table.saw("bonus")


@clause("VI-8.5.3")
def test_after_transcribe_follows_the_effect() -> None:
    table = Table().lay(RED, at="C:I", bays="tf_deacon_virtue tf_bishop -").book("C", "ms_05")
    table.top("C", "tf_miner").do("action").answer("action", c.TRANSCRIBE)
    table.answer("ability", table.card("tf_bishop"))
    kinds = [e.kind for e in table.events if e.kind in ("virtue", "corruption", "ability")]
    assert kinds == ["virtue", "ability", "corruption", "ability", "virtue"]


@clause("VI-8.5.3")
def test_a_free_manuscript_triggers_nothing() -> None:
    table = Table().lay(RED, bays="tf_bishop tf_deacon_virtue -").books("C", "ms_10")
    for segment in "ABDE":
        table.books(segment)
    table.do("manuscript_3_4").expect(RED, ink=2, manuscripts=1, corruption=1)
    assert not table.saw("ability")


@clause("VI-8.5.4", "VI-3.8")
def test_a_printed_manuscript_gives_no_tile_ribbon_or_bonus() -> None:
    table = Table().lay(RED, at="A:I", bays="tf_bishop st_abbot -", books="ms_02 ms_03")
    table.books("A").top("A", "tf_miner").do("action").answer("action", c.TRANSCRIBE)
    table.answers(("take", c.INK), ("take", c.GOLD))
    table.expect(RED, ink=1, gold=1, manuscripts=2, corruption=2)
    assert not table.saw("bonus")
