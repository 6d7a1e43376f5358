"""VI-4.6 The effects of players, one by one."""

from __future__ import annotations

import pytest

from engine.games.viscounts import constants as c
from tests.engine.shared.marks import clause
from tests.engine.viscounts.layout import BLUE, RED, Table


@clause("VI-4.6", "VI-4.6.1")
@pytest.mark.parametrize("good", ["ink", "stone", "gold", "silver"])
def test_named_goods_come_from_the_supply(good: str) -> None:
    Table().effects(RED, f"{good}:3").expect(RED, **{good: 3})


@clause("VI-4.6.1")
def test_each_resource_of_choice_is_chosen_separately() -> None:
    table = Table().effects(RED, "any:3")
    for good in (c.INK, c.GOLD, c.INK):
        assert table.options == [("take", c.INK), ("take", c.STONE), ("take", c.GOLD)]
        table.answer("take", good)
    table.expect(RED, ink=2, stone=0, gold=1, silver=0)


@clause("VI-4.6.2")
def test_debts_deeds_flips_virtue_and_corruption() -> None:
    table = Table().effects(RED, "debt:2", "deed:2", "flip_deed:1", "corruption:2", "virtue:1")
    table.expect(RED, debt=2, deed=1, deed_approved=1, corruption=3, virtue=6)
    table.effects(RED, "flip_debt:1").answer("take", c.STONE)
    table.expect(RED, debt=1, debt_paid=1, stone=1)


@clause("VI-4.6.3")
def test_rearrange_uses_the_occupied_spaces_and_triggers_nothing() -> None:
    table = Table().lay(RED, bays="- tf_antagonist tf_friar").effects(RED, "rearrange")
    first, second = table.cards("tf_antagonist tf_friar")
    assert table.options == [("arrange", first, second), ("arrange", second, first)]
    table.answer("arrange", second, first)
    assert table.names(table.player(RED).bays) == "- tf_friar tf_antagonist"
    table.expect(RED, corruption=1, virtue=7, debt=0)


@clause("VI-4.6.3")
@pytest.mark.parametrize(("bays", "orders"), [("a - -", 1), ("a b -", 2), ("a b c", 6)])
def test_rearrange_offers_every_order(bays: str, orders: int) -> None:
    names = {"a": "st_abbot", "b": "st_thief", "c": "st_squire", "-": "-"}
    table = Table().lay(RED, bays=" ".join(names[word] for word in bays.split()))
    table.effects(RED, "rearrange")
    assert len(table.options) == (orders if orders > 1 else 0)


@clause("VI-4.6.4")
def test_discard_from_hand_or_unseen_from_the_draw_pile() -> None:
    table = Table().lay(RED, hand="st_abbot st_thief", draw="st_squire st_trader")
    table.effects(RED, "discard:3")
    assert table.options == [*(("hand", i) for i in table.cards("st_abbot st_thief")), *DRAW_SKIP]
    table.answers(("hand", table.card("st_thief")), ("draw",))
    assert table.names(table.player(RED).discard) == "st_thief st_squire"
    assert table.saw("discard_unseen")[0].values == (table.card("st_squire"),)
    table.answer("skip").expect(RED, hand=1, draw=1, silver=0)


DRAW_SKIP = [("draw",), ("skip",)]


@clause("VI-4.6.5")
def test_destroy_gives_the_value_and_removes_the_card() -> None:
    table = Table().lay(RED, hand="st_financer tf_courier he_ada", draw="st_squire st_trader")
    table.effects(RED, "destroy:2")
    table.answers(("hand", table.card("he_ada")), ("draw",))
    table.expect(RED, silver=2 + 2, hand=2, draw=1, discard=0)
    assert table.state.gone[-2:] == table.cards("he_ada st_squire")


@clause("VI-4.6.5", "VI-4.6.4")
def test_destroy_unseen_may_first_shuffle() -> None:
    table = Table().lay(RED, hand="st_financer st_abbot", discard="st_squire st_labourer")
    table.effects(RED, "destroy:1").answer("draw")
    table.expect(RED, silver=2, draw=1, discard=0, virtue=6)


@clause("VI-4.6.6")
def test_shuffle_joins_both_piles() -> None:
    table = Table().lay(RED, draw="st_abbot", discard="st_squire st_labourer")
    table.do("shuffle").expect(RED, draw=3, discard=0, virtue=6)
    orders = set()
    for seed in range(12):
        other = Table().lay(RED, draw="st_abbot", discard="st_squire st_labourer")
        other.state.rng = seed
        orders.add(tuple(other.do("shuffle").player(RED).draw))
    assert len(orders) > 2


@clause("VI-4.6.6")
def test_shuffle_needs_a_card_in_the_discard_pile() -> None:
    table = Table().lay(RED, draw="st_abbot st_thief").do("shuffle")
    table.expect(RED, virtue=7, corruption=1)
    assert table.saw("no_effect")


@clause("VI-4.6.7")
def test_a_free_hire_takes_any_visible_card() -> None:
    table = Table().top("D", "tf_friar").pile("B").lay(RED, silver=0).do("hire")
    assert [o[1] for o in table.options] == [table.position(s) for s in "ACDE"]
    table.answer("pile", table.position("D")).expect(RED, silver=0, virtue=6, discard=1)
    assert table.saw("hire")[0].values == (table.card("tf_friar"), table.position("D"))


@clause("VI-4.6.7", "VI-7.4")
def test_a_free_hire_counts_as_a_hire() -> None:
    table = Table().lay(RED, slots=[7], hand="st_abbot").top("D", "tf_friar").do("hire")
    table.answer("pile", table.position("D"))
    assert table.asked == ("discard", RED)


@clause("VI-4.6.7")
def test_a_free_hire_without_visible_cards_has_no_effect() -> None:
    table = Table()
    for segment in "ABCDE":
        table.pile(segment)
    table.do("hire")
    assert table.saw("no_effect")[0].values == ("hire",)


@clause("VI-4.6.8")
def test_a_free_manuscript_costs_3_or_4_and_counts_for_ribbons() -> None:
    table = Table().lay(RED, books="ms_11 ms_12")
    for segment, tile in zip("ABCDE", ("ms_10", "ms_20", "ms_01", "ms_06", "ms_28"), strict=True):
        table.book(segment, tile)
    table.do("manuscript_3_4")
    assert table.options == [("book", table.position("A")), ("book", table.position("E"))]
    table.answer("book", table.position("A")).expect(RED, ink=2, manuscripts=3)
    assert table.saw("bonus")[0].values == ("black",)
    assert not table.saw("action")


@clause("VI-4.6.9")
def test_castle_move_to_a_neighbouring_section() -> None:
    table = Table().castle(1, {RED: 1}, {BLUE: 1}, {}, {}, {RED: 1})
    table.effects(RED, "castle_move:1")
    assert table.options == [
        ("shift", 0, 1),
        ("shift", 0, 4),
        ("shift", 4, 0),
        ("shift", 4, 3),
        ("skip",),
    ]
    table.answer("shift", 0, 4)
    assert table.workers(1) == [{}, {BLUE: 1}, {}, {}, {RED: 2}]


@clause("VI-4.6.9", "VI-9.3")
def test_castle_move_resolves_a_new_group() -> None:
    table = Table().castle(1, {RED: 1}, {RED: 2})
    table.effects(RED, "castle_move:1").answer("shift", 0, 1)
    assert table.workers(2)[1] == {RED: 1}
    assert table.workers(1) == [{RED: 1}, {}, {RED: 1}, {}, {}]


@clause("VI-4.6.9")
def test_castle_move_only_moves_first_tier_workers() -> None:
    table = Table().castle(2, {RED: 2}).castle(3, {RED: 1}).effects(RED, "castle_move:1")
    assert table.asked == ("", -1)


@clause("VI-4.6.10")
@pytest.mark.parametrize(("supply", "placed"), [(20, 2), (1, 1)])
def test_free_workers_go_to_one_section_of_choice(supply: int, placed: int) -> None:
    table = Table().lay(RED, workers=supply).effects(RED, "workers:2")
    assert len(table.options) == 5
    table.answer("section", 3).expect(RED, workers=supply - placed)
    assert table.workers(1)[3] == {RED: placed}


@clause("VI-4.6.10", "VI-9.3")
def test_free_workers_resolve_groups() -> None:
    table = Table().castle(1, {}, {}, {}, {}, {RED: 1}).effects(RED, "workers:2")
    table.answer("section", 4)
    table.expect(RED, virtue=5, castle_2=1)


@clause("VI-4.6.11")
@pytest.mark.parametrize(
    ("building", "slots"), [("workshop", [6, 7, 8]), ("trading_post", [0, 1, 2])]
)
def test_a_free_building_on_any_free_plot(building: str, slots: list[int]) -> None:
    table = Table().lay(RED, at="A:I").build("C:4", BLUE, "workshop").effects(RED, building)
    assert table.options == [("slot", slot) for slot in slots]
    table.answer("slot", slots[0])
    assert len(table.options) == 19
    table.answer("spot", table.plot("C:3")).answer("take", c.INK)
    table.expect(RED, ink=1, stone=1, buildings=1)  # the plot, then the link C 3-4
    table.expect(BLUE, stone=1)


@clause("VI-4.6.11")
def test_a_free_building_without_plot_or_piece_has_no_effect() -> None:
    table = Table().lay(RED, slots=[4, 5, 6]).effects(RED, "guildhall")
    assert table.saw("no_effect")[0].values == ("guildhall",)
    table = Table()
    table.state.spots = [BLUE * 3] * 20
    table.effects(RED, "guildhall")
    assert table.saw("no_effect")[0].values == ("guildhall",)
