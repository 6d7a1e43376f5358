"""VI-8.1 Paying and VI-8.2 Dismissing."""

from __future__ import annotations

import pytest

from engine.games.viscounts import constants as c
from tests.engine.shared.marks import clause
from tests.engine.viscounts.layout import RED, Table

PLAIN = "st_trader st_lender st_financer"
"""Three board cards with merchants only: no start icons show."""


def pay(table: Table, kind: int, need: int) -> Table:
    """Ask for the payment of an action."""
    return table.do("pay", RED, (kind, need, (0, 0, 0, 0)))


@clause("VI-8.1", "VI-8.1.1", "VI-4.4")
def test_all_sources_of_icons_add_up() -> None:
    """Clerics: Abbot, start icon is covered, slot 6, black bonus card, criminal, dismissed card."""
    table = Table().lay(RED, at="A:I", bays="st_abbot st_thief st_trader", slots=[6], silver=3)
    table.bonus(RED, "black").top("A", "tf_friar").book("A", "ms_06").lay(RED, ink=2)
    table.do("action").answer("action", c.TRANSCRIBE)
    assert table.asked == ("free_building", RED)  # cost 7 = 4 + Friar 1 + 2 ink
    table.expect(RED, ink=0, silver=1)


@clause("VI-8.1.1")
@pytest.mark.parametrize("pile", ["hand", "draw", "discard"])
def test_cards_elsewhere_never_count(pile: str) -> None:
    table = Table().lay(RED, at="A:I", bays=PLAIN, workers=20, **{pile: "st_squire he_rudolf"})
    table.top("A", "tf_jeweller").book("A", "ms_06").do("action")
    assert table.asked == ("", -1)  # neither workers nor a manuscript: nothing but skipping


@clause("VI-8.1.2")
@pytest.mark.parametrize(
    ("kind", "good"),
    [(c.BUILD, "stone"), (c.PLACE, "gold"), (c.TRANSCRIBE, "ink")],
)
def test_one_unit_gives_one_icon(kind: int, good: str) -> None:
    table = Table().lay(RED, bays=PLAIN, ink=5, stone=5, gold=5, silver=5)
    pay(table, kind, 3).expect(RED, **({"ink": 5, "stone": 5, "gold": 5, "silver": 5} | {good: 2}))


@clause("VI-8.1.2", "VI-8.1.3")
def test_silver_buys_merchants_in_any_amount_for_a_trade() -> None:
    table = Table().lay(RED, at="A:L", bays=PLAIN, silver=3).do("trade_action")
    assert table.options == [("spend", n) for n in range(4)]
    table.answer("spend", 3)
    assert table.saw("trade")[0].values == (1 + 2 + 1 + 3,)


@clause("VI-8.1.3")
def test_surplus_is_lost_and_nothing_is_spent_in_vain() -> None:
    table = Table().lay(RED, at="A:I", bays="tf_enforcer st_squire st_trader", gold=4)
    table.do("workers_action").answer("place", 2)  # 3 icons lie there
    table.expect(RED, gold=4, workers=18)


@clause("VI-8.1.3", "VI-8.1.4")
def test_a_payment_that_could_leave_out_a_unit_is_not_offered() -> None:
    """Emma: gold and stone count as clerics. Cost 3 with 1 cleric: 2 units in any mixture."""
    table = Table().lay(RED, bays="he_emma st_trader st_lender", ink=2, stone=1, gold=1)
    pay(table, c.TRANSCRIBE, 3)
    vectors = {action[1:] for action in table.options}
    assert vectors == {(2, 0, 0, 0), (1, 1, 0, 0), (1, 0, 1, 0), (0, 1, 1, 0)}
    table.answer("pay", 0, 1, 1, 0).expect(RED, ink=2, stone=0, gold=0)


@clause("VI-8.1.4")
def test_a_conversion_works_any_number_of_times() -> None:
    table = Table().lay(RED, bays="tf_mason st_trader st_lender", silver=8)
    pay(table, c.BUILD, 5).expect(RED, silver=0)
    assert table.asked == ("", -1)


@clause("VI-8.1.4")
@pytest.mark.parametrize(
    ("card", "kind", "good"),
    [
        ("tf_artist", c.PLACE, "gold"),
        ("tf_priest", c.TRANSCRIBE, "ink"),
        ("tf_sculptor", c.BUILD, "stone"),
    ],
)
def test_a_conversion_marked_once_works_a_single_time(card: str, kind: int, good: str) -> None:
    table = Table().lay(RED, bays=f"{card} st_trader st_lender", **{good: 9})
    pay(table, kind, 5).expect(RED, **{good: 9 - 3})  # 1 on the card, 2 for the first, 1 each


@clause("VI-8.1.4")
@pytest.mark.parametrize(
    ("card", "kind"),
    [("tf_benefactor", c.PLACE), ("tf_strongman", c.BUILD), ("tf_traveller", c.TRANSCRIBE)],
)
def test_merchants_of_any_printed_source_are_converted(card: str, kind: int) -> None:
    """Card 2 + Trader 1 + slot 3 2 + blue bonus card 2 = 7 merchants: 3 icons."""
    table = Table().lay(RED, bays=f"{card} st_trader st_abbot", slots=[3], silver=9)
    if kind == c.TRANSCRIBE:
        table.lay(RED, bays=f"{card} st_trader st_squire")
    table.bonus(RED, "blue")
    pay(table, kind, 3).expect(RED, silver=9, ink=0, stone=0, gold=0)
    assert not table.saw("pay")


@clause("VI-8.1.4")
def test_silver_does_not_buy_merchants_for_a_conversion() -> None:
    table = Table().lay(RED, at="A:I", bays="tf_benefactor st_trader st_abbot", silver=9)
    table.top("A", "tf_friar").do("workers_action")
    assert [e.values[1] for e in table.saw("place_workers")] == [1]  # 3 merchants: 1 noble


@clause("VI-8.1.4", "VI-4.2")
def test_conversions_are_told_as_abilities() -> None:
    table = Table().lay(RED, bays="tf_mason st_trader st_lender", silver=4)
    pay(table, c.BUILD, 3)
    assert [e.values for e in table.saw("ability")] == [(table.card("tf_mason"),)]
    table = Table().lay(RED, bays="tf_mason st_labourer he_merovech", silver=4)
    pay(table, c.BUILD, 3)
    assert not table.saw("ability")


@clause("VI-8.1.3")
def test_many_different_payments_are_asked_unit_by_unit() -> None:
    table = Table().lay(RED, bays="he_emma st_trader st_lender", ink=9, stone=9, gold=9)
    pay(table, c.TRANSCRIBE, 7)
    for good in (c.INK, c.STONE, c.GOLD, c.GOLD, c.INK, c.STONE):
        assert table.options == [("unit", c.INK), ("unit", c.STONE), ("unit", c.GOLD)]
        table.answer("unit", good)
    table.expect(RED, ink=7, stone=7, gold=7)
    assert table.asked == ("", -1)


@clause("VI-8.2", "VI-8.2.5")
def test_one_dismissal_as_part_of_an_action() -> None:
    table = Table().lay(RED, at="A:L", bays=PLAIN, silver=9)
    table.top("A", "tf_jeweller").top("A", "tf_peddler_ink")
    table.do("action").answer("action", c.TRADE)
    assert table.asked == ("dismiss", RED)
    table.answer("dismiss")
    assert table.asked == ("trade_action", RED)


@clause("VI-8.2.1")
@pytest.mark.parametrize(
    ("card", "space", "kind", "allowed"),
    [
        ("tf_friar", "A:L", c.TRADE, False),
        ("tf_jeweller", "A:L", c.TRADE, True),
        ("tf_trickster", "A:L", c.TRADE, True),
        ("tf_miner", "A:L", c.BUILD, True),
        ("tf_jeweller", "A:L", c.BUILD, False),
        ("tf_princess", "A:I", c.PLACE, True),
        ("tf_trickster", "A:I", c.PLACE, True),
        ("tf_friar", "A:I", c.PLACE, False),
        ("tf_friar", "A:I", c.TRANSCRIBE, True),
        ("tf_miner", "A:I", c.TRANSCRIBE, False),
    ],
)
def test_only_a_card_with_a_fitting_icon(card: str, space: str, kind: int, allowed: bool) -> None:
    table = Table().lay(RED, at=space, bays=PLAIN, ink=9, stone=9, gold=9, silver=9)
    table.top("A", card).do("action").answer("action", kind)
    assert (("dismiss",) in table.options) == allowed


@clause("VI-8.2.1")
@pytest.mark.parametrize(
    ("convert", "space", "kind"),
    [
        ("tf_strongman", "A:L", c.BUILD),
        ("tf_benefactor", "A:I", c.PLACE),
        ("tf_traveller", "A:I", c.TRANSCRIBE),
    ],
)
def test_merchants_qualify_while_they_are_converted(convert: str, space: str, kind: int) -> None:
    table = Table().lay(RED, at=space, bays=f"{convert} st_lender st_financer", silver=9)
    table.lay(RED, ink=9, stone=9, gold=9)
    table.top("A", "tf_peddler_ink").do("action").answer("action", kind)
    assert ("dismiss",) in table.options


@clause("VI-8.2.1", "VI-3.3")
def test_only_the_top_card_of_the_own_segment() -> None:
    table = Table().lay(RED, at="A:L", bays=PLAIN, silver=9, stone=9).top("B", "tf_miner")
    table.top("A", "tf_friar").do("action").answer("action", c.BUILD)
    assert table.asked == ("build_action", RED)


@clause("VI-8.2.2", "VI-8.3.5")
@pytest.mark.parametrize(("slots", "left"), [([], 1), ([2], 3)])
def test_the_cost_of_a_dismissal(slots: list[int], left: int) -> None:
    table = Table().lay(RED, at="A:L", bays=PLAIN, silver=4, slots=slots).top("A", "tf_artisan")
    table.do("action").answer("action", c.TRADE).answer("dismiss").expect(RED, silver=left)


@clause("VI-8.2.3")
def test_the_dismissed_card_leaves_and_all_its_icons_count() -> None:
    table = Table().lay(RED, at="A:L", bays=PLAIN, silver=2).top("A", "tf_peddler_silver")
    table.do("action").answer("action", c.TRADE).answer("dismiss")
    assert table.card("tf_peddler_silver") in table.state.gone
    table.answer("spend", 0)
    assert table.saw("trade")[0].values == (1 + 2 + 1 + 3,)
    table.state.agenda.clear()
    table.do("begin_collision")
    assert table.card("tf_peddler_silver") not in [e.values[0] for e in table.saw("ability")]


@clause("VI-8.2.3")
def test_the_icons_count_for_this_action_only() -> None:
    table = Table().lay(RED, at="A:I", bays=PLAIN, silver=2).top("A", "tf_princess")
    table.do("action").answer("action", c.PLACE)
    table.expect(RED, workers=19, silver=0)
    table.do("begin_recruit")
    assert table.state.dismissed == c.NO_CARD


@clause("VI-8.2.3", "VI-8.1.4")
def test_the_ability_of_the_dismissed_card_counts_for_nothing() -> None:
    """The Sculptor shows one builder; its conversion would make 2 stone worth 3."""
    table = Table().lay(RED, at="A:L", bays=PLAIN, silver=3, stone=2).top("A", "tf_sculptor")
    table.do("action").answer("action", c.BUILD)  # forced: with the dismissal 1 + 2 = 3
    while table.state.agenda:
        table.answer(*table.options[0])
    assert [e.values for e in table.saw("pay")] == [("silver", 3), ("stone", 2)]
    table = Table().lay(RED, at="A:L", bays=PLAIN, silver=3, stone=1).top("A", "tf_sculptor")
    table.do("action")
    assert ("action", c.BUILD) not in table.options


@clause("VI-8.2.4", "VI-8.2.5")
def test_a_dismissal_must_let_the_action_be_completed() -> None:
    table = Table().lay(RED, at="A:L", bays=PLAIN, silver=2, stone=1).top("A", "tf_miner")
    table.do("action")
    assert ("action", c.BUILD) not in table.options  # 1 + 1 builders, a workshop needs 3
    table.answer("skip").lay(RED, stone=2).do("action")
    assert ("action", c.BUILD) in table.options


@clause("VI-8.2.4")
def test_a_dismissal_for_a_trade_is_always_possible() -> None:
    table = Table().lay(RED, at="D:R", bays="st_abbot st_squire st_labourer", silver=1)
    table.top("D", "tf_courier").do("action").answer("action", c.TRADE)
    assert table.options == [("keep",), ("dismiss",)]


@clause("VI-8.2.5")
def test_the_test_subtracts_the_cost_of_the_dismissal() -> None:
    """Mason: 1 builder, 2 silver for another. The Miner costs 2 silver of those that remain."""
    table = Table().lay(RED, at="A:L", bays="tf_mason st_trader st_lender", silver=3)
    table.top("A", "tf_miner").do("action")
    assert ("action", c.BUILD) not in table.options
    table.answer("skip").lay(RED, silver=4).do("action").answer("action", c.BUILD)
    table.answer("dismiss").expect(RED, silver=2)
    table.answer("slot", 6).answer("spot", table.plot("A:1")).expect(RED, silver=0, ink=1)


@clause("VI-8.2.5", "VI-8.2.4")
def test_what_on_hire_may_bring_is_not_counted_but_may_be_spent() -> None:
    """The Artisan's discard, the Racketeer's shuffle bring nothing; a destroy brings silver."""
    table = Table().lay(RED, at="A:L", bays="tf_mason tf_racketeer_destroy st_lender", silver=5)
    table.lay(RED, hand="st_financer st_abbot").top("A", "tf_charlatan")
    table.do("action").answer("action", c.BUILD).answer("dismiss")
    # the Charlatan's Debt lets the Racketeer destroy: 3 silver more
    assert table.asked == ("choose", RED)
    table.answer("choose", 0).answer("hand", table.card("st_financer"))
    table.expect(RED, silver=5 - 3 + 3, debt=1)
    # builders: Mason 1, Racketeer 1, Charlatan 2, 2 more for 4 silver: a trading post too
    assert [action[1] for action in table.options] == [0, 1, 2, 6, 7, 8]


@clause("VI-8.2.5")
def test_the_action_is_completed_after_a_dismissal_in_any_affordable_form() -> None:
    table = Table().lay(RED, at="A:I", bays=PLAIN, silver=2, gold=4).top("A", "tf_princess")
    table.do("action").answer("action", c.PLACE).answer("dismiss")
    assert table.options == [("place", 1), ("place", 2), ("place", 3)]
    table.answer("place", 3).expect(RED, gold=0, workers=17)
