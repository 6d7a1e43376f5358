"""VI-4.1 to VI-4.5 Cards, icons, timing; VI-4.7 to VI-4.12 shuffling and the order of effects."""

from __future__ import annotations

import pytest

from engine.games.viscounts import constants as c
from engine.games.viscounts.payment import means
from tests.engine.shared.marks import clause
from tests.engine.viscounts.layout import BLUE, GREEN, RED, YELLOW, Table, viscounts

CARDS = viscounts().data.cards


@clause("VI-4.1")
def test_the_value_is_price_distance_and_refund() -> None:
    table = Table().lay(RED, at="A:L", silver=3, hand="tf_artist st_thief st_abbot st_squire")
    table.top("A", "tf_priest").do("recruit").answer("recruit").answer("skip")  # on_hire discard
    table.expect(RED, silver=0)
    table.do("play").answer("play", table.card("tf_artist")).do("begin_walk")
    assert table.state.agenda[-1][2] == (3, 0)
    table.state.agenda.clear()
    table.effects(RED, "destroy:1").answer("hand", table.card("st_thief"))
    table.expect(RED, silver=1)


@clause("VI-4.1")
def test_only_neutral_cards_have_an_on_hire_effect() -> None:
    for card in (*CARDS.starters, *CARDS.heroes):
        assert CARDS.on_hire[card].human == ()
    assert all(CARDS.on_hire[card].human for card in CARDS.townsfolk)


def answer_everything(table: Table) -> Table:
    """The first answer to each question."""
    while table.state.agenda:
        table.answer(*table.options[0])
    return table


def laid_out(**bays: str) -> Table:
    """A table where every effect finds something to do."""
    table = Table().lay(RED, at="A:L", unpaid=3, acquired=3, **bays)
    table.lay(RED, draw="st_abbot st_squire st_lender", discard="st_financer st_labourer")
    for segment, card in zip(
        "ABCDE", ("friar", "miner", "princess", "pastor", "vicar"), strict=True
    ):
        table.top(segment, f"tf_{card}")
    return table


IMMEDIATE = [CARDS.ids[i] for i, program in enumerate(CARDS.immediate) if program]
DROPOFF = [CARDS.ids[i] for i, program in enumerate(CARDS.dropoff) if program]
ONGOING = [CARDS.ids[i] for i, trigger in enumerate(CARDS.trigger) if trigger]


@clause("VI-4.2", "VI-7.1.4")
@pytest.mark.parametrize("card", IMMEDIATE)
def test_immediate_abilities_act_when_played(card: str) -> None:
    table = laid_out(hand=f"{card} st_trader", bays="- st_thief -")
    table.do("play").answer("play", table.card(card))
    answer_everything(table)
    assert f"ability:{card}" in table.touched
    table = laid_out(bays=f"- - {card}", hand="st_trader").do("shift")
    assert not table.saw("ability")


@clause("VI-4.2", "VI-7.1.1")
@pytest.mark.parametrize("card", DROPOFF)
def test_dropoff_abilities_act_when_leaving(card: str) -> None:
    table = laid_out(bays=f"- - {card}", hand="st_trader").do("shift")
    assert table.card(card) in table.player(RED).discard
    answer_everything(table)
    assert f"ability:{card}" in table.touched
    table = laid_out(hand=f"{card} st_abbot", bays="- - -").do("play")
    table.answer("play", table.card(card))
    assert not table.saw("ability")


@clause("VI-4.2", "VI-7.5.2", "VI-5.5")
@pytest.mark.parametrize("card", ONGOING)
@pytest.mark.parametrize("bay", [0, 1, 2])
def test_ongoing_abilities_act_while_on_the_board(card: str, bay: int) -> None:
    bays = ["-", "-", "-"]
    bays[bay] = card
    table = laid_out(bays=" ".join(bays), hand="st_trader")
    trigger = CARDS.trigger[table.card(card)]
    answer_everything(table.do("triggers", RED, trigger))
    assert f"ability:{card}" in table.touched
    away = laid_out(hand=f"{card} st_trader", bays="st_abbot - -")
    away.do("triggers", RED, trigger)
    assert not away.saw("ability")


@clause("VI-4.2")
def test_ongoing_abilities_have_no_part_in_scoring() -> None:
    table = Table().lay(RED, bays="tf_peddler_silver tf_jeweller st_trader")
    assert table.outcome().totals == (0, 0)


@clause("VI-4.3")
def test_on_hire_runs_for_paid_and_free_hires_and_dismissals() -> None:
    table = Table().lay(RED, at="A:L", silver=2).top("A", "tf_friar")
    table.do("recruit").answer("recruit").expect(RED, virtue=6)
    table.top("B", "tf_miner").do("hire").answer("pile", table.position("B"))
    table.expect(RED, virtue=5)
    table.top("A", "tf_jeweller").lay(RED, silver=2, bays="st_abbot st_squire st_labourer")
    table.do("action").answer("action", c.TRADE).answer("dismiss")
    table.expect(RED, virtue=4)


@clause("VI-4.4")
@pytest.mark.parametrize("action", range(4))
def test_a_criminal_counts_as_any_icon_of_an_action(action: int) -> None:
    table = Table().lay(RED, bays="st_thief he_ada tf_antagonist")
    assert means(table.state, RED, action, c.NO_CARD).free == 4


@clause("VI-4.4", "VI-10.2.4")
def test_a_criminal_is_a_criminal_for_everything_else() -> None:
    table = Table().lay(RED, bays="st_thief - -", books="ms_20 ms_29", discard="st_abbot")
    assert table.points("manuscripts") == 1  # 1 criminal, no noble
    table.do("shuffle").expect(RED, corruption=2)


@clause("VI-4.5")
@pytest.mark.parametrize("effect", ["discard:1", "destroy:1"])
def test_discard_and_destroy_are_optional(effect: str) -> None:
    table = Table().lay(RED, hand="st_abbot st_squire st_thief st_trader")
    table.effects(RED, effect).answer("skip").expect(RED, hand=4)


@clause("VI-4.5")
def test_castle_move_and_rearrange_are_optional() -> None:
    table = Table().lay(RED, bays="st_abbot st_thief -").castle(1, {RED: 1})
    table.effects(RED, "castle_move:1").answer("skip")
    table.effects(RED, "rearrange").answer("arrange", *table.cards("st_abbot st_thief"))
    assert table.workers(1)[0] == {RED: 1}
    assert table.names(table.player(RED).bays) == "st_abbot st_thief -"
    assert not table.saw("rearrange")


@clause("VI-4.5")
def test_other_effects_are_carried_out_as_far_as_possible() -> None:
    table = Table().lay(RED, unpaid=1).effects(RED, "flip:3")
    table.answer("take", c.INK)
    table.expect(RED, debt_paid=1, ink=1)
    assert [e.values for e in table.saw("no_effect")] == [("flip",), ("flip",)]


@clause("VI-4.5")
def test_a_choice_may_fall_on_an_alternative_without_effect() -> None:
    table = Table().effects(RED, "hire:1 | flip:1")
    assert table.options == [("choose", 0), ("choose", 1)]
    table.answer("choose", 1)
    assert table.saw("no_effect")[0].values == ("flip",)


@clause("VI-4.7", "VI-4.6.6")
@pytest.mark.parametrize(
    ("bays", "corruption", "virtue"),
    [
        ("st_abbot st_squire -", 1, 6),
        ("st_thief - -", 2, 7),
        ("tf_antagonist st_thief he_ada", 2, 7),  # never more than 1
        ("- - -", 1, 6),
    ],
)
def test_a_shuffle_counts_the_criminals_on_the_board(
    bays: str, corruption: int, virtue: int
) -> None:
    table = Table().lay(RED, bays=bays, discard="st_lender he_clovis", hand="st_financer")
    table.do("shuffle").expect(RED, corruption=corruption, virtue=virtue, discard=0, draw=2)
    assert {e.clause for e in table.events} == {"VI-4.7"}


@clause("VI-4.8")
def test_effects_on_several_players_start_with_the_active_one() -> None:
    table = Table(4)
    for seat in range(4):
        table.lay(seat, bays="tf_peddler_ink - -" if seat == BLUE else "he_ada - -")
    table.lay(YELLOW, markers=(4, 4))
    table.state.turn = YELLOW
    table.do("begin_collision", YELLOW)
    order = []
    while table.state.agenda:
        order.append(table.asked[1])
        table.answer(*table.options[0])
    assert order == [YELLOW, GREEN, RED]
    assert [e.seat for e in table.saw("ability")] == [YELLOW, GREEN, RED, BLUE]


@clause("VI-4.8")
def test_abilities_at_the_same_moment_are_ordered_by_their_owner() -> None:
    table = Table().lay(RED, bays="tf_jeweller st_trader -")
    table.do("triggers", RED, "after_trade")
    assert table.options == [("ability", card) for card in table.cards("tf_jeweller st_trader")]
    table.answer("ability", table.card("st_trader"))
    assert [e.values[0] for e in table.saw("ability")] == table.cards("st_trader tf_jeweller")


@clause("VI-4.8")
def test_printed_effects_run_in_their_order() -> None:
    table = Table().lay(RED, hand="st_abbot st_thief st_squire")
    table.lay(RED, bays="- - he_therese").do("shift")
    assert table.asked == ("discard", RED)
    table.expect(RED, virtue=7)
    table.answer("skip").expect(RED, virtue=5)


@clause("VI-4.9")
def test_a_player_who_is_not_active_decides_at_once() -> None:
    """High side: the link A-B 5 gives gold; the link A 4-5 lets both destroy."""
    table = Table(side="high").build("A:4", BLUE, "workshop")
    for seat in (RED, BLUE):
        table.lay(seat, hand="st_abbot st_thief st_squire st_trader", unpaid=1)
    table.do("place_building", RED, (6, table.plot("A:5")))
    table.answer("take", c.INK)  # the plot: flip
    assert table.asked == ("destroy", RED)
    table.answer("skip")
    assert table.asked == ("destroy", BLUE)
    table.answer("hand", table.card("st_abbot")).expect(BLUE, silver=2, hand=3)


@clause("VI-4.10")
def test_an_empty_draw_pile_commits_to_the_shuffle() -> None:
    table = Table().lay(RED, bays="st_thief - -", hand="st_abbot", discard="st_squire st_lender")
    table.effects(RED, "discard:1")
    assert ("draw",) in table.options
    table.answer("draw").expect(RED, corruption=2, discard=1, draw=1, hand=1)
    kinds = [e.kind for e in table.events]
    assert kinds == ["shuffle", "corruption", "discard_unseen"]


@clause("VI-4.10")
def test_without_draw_and_discard_pile_only_the_hand_is_a_source() -> None:
    table = Table().lay(RED, hand="st_abbot st_squire st_thief st_trader")
    table.effects(RED, "destroy:1")
    assert ("draw",) not in table.options
    assert len(table.options) == 5


@clause("VI-4.10")
@pytest.mark.parametrize("effect", ["discard:2", "destroy:2"])
def test_without_any_source_nothing_is_offered(effect: str) -> None:
    table = Table().lay(RED, bays="st_abbot st_squire st_thief").effects(RED, effect)
    assert table.asked == ("", -1)


@clause("VI-4.10", "VI-1.4")
def test_a_deck_of_three_offers_no_destroy() -> None:
    table = Table().lay(RED, bays="st_abbot - -", hand="st_squire", draw="st_thief")
    table.effects(RED, "destroy:1")
    assert table.asked == ("", -1)


@clause("VI-4.11", "VI-7.4")
def test_the_order_of_a_hire() -> None:
    """Pay, discard pile, on_hire (here a shuffle with the new card), then slot 7."""
    table = Table().lay(RED, at="A:L", silver=1, slots=[7], hand="st_abbot").top("A", "tf_defender")
    table.do("recruit").answer("recruit")
    kinds = [e.kind for e in table.events]
    assert kinds[:3] == ["pay", "hire", "uncover"]
    assert kinds.index("hire") < kinds.index("shuffle")
    table.expect(RED, draw=1, discard=0, silver=0)
    assert table.asked == ("discard", RED)
    assert table.options == [("hand", table.card("st_abbot")), ("draw",), ("skip",)]
    table.answer("draw")
    assert table.names(table.player(RED).discard) == "tf_defender"


@clause("VI-4.12", "VI-4.6.11")
def test_a_free_building_comes_from_any_covered_slot_of_its_type() -> None:
    table = Table().lay(RED, slots=[8]).effects(RED, "workshop")
    assert table.options == [("slot", 6), ("slot", 8)]
    table.answer("slot", 8)
    assert len(table.options) == 20
    table.answer("spot", table.plot("E:1")).expect(RED, buildings=2, virtue=6)


@clause("VI-4.12", "VI-4.6.8")
def test_a_manuscript_uncovered_a_moment_ago_may_be_taken() -> None:
    table = Table().books("A", "ms_10 ms_11")
    for segment in "BCDE":
        table.books(segment)
    table.do("manuscript_3_4")
    assert table.player(RED).books == [table.tile("ms_10")]
    table.do("manuscript_3_4")
    assert table.player(RED).books == [table.tile("ms_10"), table.tile("ms_11")]
    table.do("manuscript_3_4")
    assert table.saw("no_effect")
