"""VI-7.1 to VI-7.4 and VI-7.6: cards, movement, action, recruiting, drawing."""

from __future__ import annotations

import pytest

from engine.games.viscounts import constants as c
from engine.games.viscounts.payment import means
from engine.session import Session
from tests.engine.shared.marks import clause
from tests.engine.viscounts.layout import AUTOMA, BLUE, GREEN, RED, YELLOW, Table, config, viscounts

DRAWING = "VI-7.6.2"


@clause("VI-7.1", "VI-7.2", "VI-7.6.4")
def test_the_phases_come_in_their_order() -> None:
    session = Session(viscounts(), config(2), 6)
    phases: list[int] = []
    while session.state.round < 3:
        phase = (session.state.round, session.state.turn, session.state.phase)
        if session.state.phase != c.SETUP and phase not in phases:
            phases.append(phase)
        session.act(session.state.options[0])
    turns: dict[tuple[int, int], list[int]] = {}
    for number, seat, phase in phases:
        turns.setdefault((number, seat), []).append(phase)
    assert len(turns) == 4
    for seen in turns.values():
        assert seen == sorted(seen)


@clause("VI-7.1.1")
def test_the_shift_moves_every_card_and_drops_the_last() -> None:
    table = Table().lay(RED, bays="st_abbot st_squire st_thief").do("shift")
    assert table.names(table.player(RED).bays) == "- st_abbot st_squire"
    assert table.names(table.player(RED).discard) == "st_thief"
    table.expect(RED, debt=1, silver=1)  # the Thief's drop-off
    assert [e.kind for e in table.events][:2] == ["shift", "dropoff"]


@clause("VI-7.1.1")
def test_the_dropped_card_lies_in_the_discard_pile_during_its_ability() -> None:
    table = Table().lay(RED, bays="- - he_therese", hand="st_abbot").do("shift")
    assert table.names(table.player(RED).discard) == "he_therese"
    assert table.asked == ("discard", RED)
    table.answer("draw")  # the pile is empty: Therese herself is shuffled and discarded again
    assert table.names(table.player(RED).discard) == "he_therese"
    table.expect(RED, virtue=7 - 1 - 2)


@clause("VI-7.1.2")
def test_any_card_from_hand_may_be_played() -> None:
    table = Table().lay(RED, hand="st_abbot st_thief", draw="st_squire").do("play")
    assert table.options == [("play", card) for card in table.cards("st_abbot st_thief")]
    table.answer("play", table.card("st_abbot"))
    assert table.names(table.player(RED).bays) == "st_abbot - -"
    table.expect(RED, hand=1)


@clause("VI-7.1.2")
def test_an_empty_hand_plays_the_unseen_top_card() -> None:
    table = Table().lay(RED, draw="st_squire st_thief").do("play")
    assert table.options == [("top",)]
    table.answer("top")
    assert table.names(table.player(RED).bays) == "st_squire - -"
    table = Table().lay(RED, discard="st_squire").do("play").answer("top")
    table.expect(RED, discard=0, draw=0, virtue=6)  # shuffled first, with its check


@clause("VI-7.1.3")
@pytest.mark.parametrize(
    ("bays", "card", "corruption"),
    [
        ("- st_thief he_ada", "st_abbot", 0),  # only a criminal card brings corruption
        ("- st_abbot -", "st_thief", 1),
        ("- st_thief he_ada", "he_clovis", 3),
    ],
)
def test_corruption_for_all_criminals(bays: str, card: str, corruption: int) -> None:
    table = Table().lay(RED, bays=bays, hand=f"{card} st_squire")
    table.do("play").answer("play", table.card(card))
    table.expect(RED, corruption=1 + corruption)


@clause("VI-7.1.4", "VI-7.1.3")
def test_the_immediate_ability_follows_the_corruption() -> None:
    table = Table().lay(RED, hand="tf_scoundrel_ink st_abbot")
    table.do("play").answer("play", table.card("tf_scoundrel_ink"))
    assert [(e.kind, e.clause) for e in table.events] == [
        ("play", "VI-7.1.2"),
        ("corruption", "VI-7.1.3"),
        ("ability", "VI-7.1.4"),
        ("gain", "VI-4.6.1"),
    ]


@clause("VI-7.1.5", "VI-4.7")
def test_three_cards_shuffle_with_the_two_on_the_board() -> None:
    table = Table().lay(RED, bays="st_abbot he_ada st_squire").do("begin_turn").answer("top")
    assert table.names(table.player(RED).bays) == "st_squire st_abbot he_ada"
    table.expect(RED, corruption=2)


@clause("VI-7.1.6", "VI-8.1.1")
@pytest.mark.parametrize(
    ("bays", "builders", "merchants"),
    [("st_abbot - -", 1, 2), ("st_abbot st_squire -", 0, 2), ("st_abbot st_squire he_emma", 0, 0)],
)
def test_start_icons_count_while_uncovered(bays: str, builders: int, merchants: int) -> None:
    table = Table().lay(RED, bays=bays)
    assert means(table.state, RED, c.BUILD, c.NO_CARD).free == builders
    assert means(table.state, RED, c.TRADE, c.NO_CARD).free == merchants


@clause("VI-7.2.1")
def test_exactly_the_value_then_silver_for_each_further_step() -> None:
    table = Table().lay(RED, at="A:R", hand="st_abbot st_thief", silver=2)
    table.do("play").answer("play", table.card("st_abbot")).do("begin_walk")
    # the step to B:L is forced; from there every step is a choice
    assert table.space_name(table.player(RED).viscount) == "B:L"
    assert ("stay",) not in table.options
    table.answer("walk", table.space("B:I")).expect(RED, silver=2)
    assert table.options[0] == ("stay",)
    table.answer("walk", table.space("C:I")).expect(RED, silver=1)
    table.answer("walk", table.space("C:R")).expect(RED, silver=0)
    assert table.asked == ("", -1)


@clause("VI-7.2.1", "VI-8.3.5")
def test_slot_1_gives_one_further_step_free() -> None:
    table = Table().lay(RED, at="A:L", slots=[1], silver=1, hand="st_thief st_abbot")
    table.do("play").answer("play", table.card("st_thief")).do("begin_walk")
    table.answer("walk", table.space("A:R"))
    table.answer("walk", table.space("B:L")).expect(RED, silver=1)
    table.answer("walk", table.space("B:R")).expect(RED, silver=0)
    assert table.asked == ("", -1)


@clause("VI-7.2.1")
def test_the_card_played_counts_also_when_rearranged() -> None:
    table = Table().lay(RED, bays="- st_thief -", hand="tf_architect st_abbot", at="A:L")
    table.do("play").answer("play", table.card("tf_architect")).answer("choose", 0)
    table.answer("arrange", *table.cards("st_thief tf_architect"))
    table.lay(RED, silver=0).do("begin_walk").answer("walk", table.space("A:I"))
    assert table.asked == ("", -1)  # value 1, although the Thief lies on space 1
    other = Table().lay(RED, bays="- st_financer -", hand="tf_architect st_abbot", at="A:L")
    other.do("play").answer("play", other.card("tf_architect")).answer("choose", 0)
    other.answer("arrange", *other.cards("st_financer tf_architect")).do("begin_walk")
    other.answer("walk", other.space("A:I"))
    assert other.asked == ("", -1)


@clause("VI-7.2.2")
def test_a_full_lap_is_possible() -> None:
    table = Table().lay(RED, at="A:I", silver=9, hand="st_thief st_abbot")
    table.do("play").answer("play", table.card("st_thief")).do("begin_walk")
    for segment in "BCDEA":
        table.answer("walk", table.space(f"{segment}:I"))
    table.answer("stay").expect(RED, silver=5)
    assert table.space_name(table.player(RED).viscount) == "A:I"


@clause("VI-7.2.3")
def test_players_on_the_final_space_may_rearrange() -> None:
    table = Table(4).lay(RED, at="A:L", silver=0, hand="st_thief st_abbot")
    for seat, space in ((BLUE, "A:I"), (YELLOW, "A:R"), (GREEN, "A:I")):
        table.lay(seat, at=space, bays="st_abbot st_squire -")
    table.do("play").answer("play", table.card("st_thief"))
    table.do("begin_walk").answer("walk", table.space("A:I"))
    assert table.asked == ("rearrange", BLUE)
    table.answer("arrange", *table.cards("st_squire st_abbot"))
    assert table.asked == ("rearrange", GREEN)
    table.answer(*table.options[0])
    assert table.asked == ("", -1)


@clause("VI-7.2.3")
def test_passing_a_viscount_changes_nothing() -> None:
    table = Table().lay(BLUE, at="B:L", bays="st_abbot st_squire -")
    table.lay(RED, at="A:R", hand="st_abbot st_thief")
    table.do("play").answer("play", table.card("st_abbot")).do("begin_walk")
    table.answer("walk", table.space("B:R"))
    assert not table.saw("share")


@clause("VI-7.3")
@pytest.mark.parametrize(
    ("space", "kinds"), [("A:L", [c.TRADE, c.BUILD]), ("A:I", [c.PLACE, c.TRANSCRIBE])]
)
def test_at_most_one_action_and_it_may_be_skipped(space: str, kinds: list[int]) -> None:
    table = Table().lay(RED, at=space, stone=9, gold=9, ink=9).do("action")
    assert table.options == [*(("action", kind) for kind in kinds), ("skip",)]
    table.answer("skip")
    assert table.asked == ("", -1)
    assert table.saw("skip_action")


@clause("VI-7.4")
def test_one_hire_of_the_own_segment_for_its_value() -> None:
    table = Table().lay(RED, at="A:L", silver=5).top("A", "tf_miner").top("A", "tf_friar")
    table.do("begin_recruit").answer("recruit").expect(RED, silver=3, virtue=6)
    assert table.names(table.player(RED).discard) == "tf_friar"
    assert table.asked == ("", -1)


@clause("VI-7.4")
def test_nobody_needs_to_be_hired() -> None:
    table = Table().lay(RED, at="A:L", silver=5).do("begin_recruit").answer("pass")
    table.expect(RED, silver=5, discard=0)


@clause("VI-7.4", "VI-3.7")
def test_a_hire_that_is_not_possible_is_told_with_its_reason() -> None:
    table = Table().lay(RED, at="A:L", silver=1).top("A", "tf_friar").do("begin_recruit")
    assert table.asked == ("", -1)
    assert table.saw("too_dear")[0].values == (table.card("tf_friar"), table.position("A"))
    table = Table().lay(RED, at="A:L", silver=9).pile("A").do("begin_recruit")
    assert table.saw("nobody_to_hire")[0].values == (table.position("A"),)
    table = Table().lay(RED, at="A:L", silver=9).do("begin_recruit").answer("pass")
    assert not table.saw("too_dear")


@clause("VI-7.4", "VI-8.2.3")
def test_a_card_uncovered_by_a_dismissal_may_be_hired() -> None:
    table = Table().lay(RED, at="A:L", silver=4, bays="st_abbot st_squire st_labourer")
    table.top("A", "tf_jeweller").top("A", "tf_peddler_ink")
    table.do("action").answer("action", c.TRADE).answer("dismiss")
    table.answer("spend", 0).answer(*table.options[0])
    table.lay(RED, silver=2).do("begin_recruit").answer("recruit")
    assert table.names(table.player(RED).discard) == "tf_jeweller"


@clause("VI-7.4")
def test_slot_7_discards_after_every_hire_on_any_turn() -> None:
    table = Table(side="high").lay(BLUE, slots=[7], hand="st_abbot st_squire")
    table.build("D:2", BLUE, "workshop").top("A", "tf_miner")
    table.do("place_building", RED, (7, table.plot("D:3")))
    table.answer("pile", 0)  # the link of D 2-3 is a free hire, first for Red
    assert table.asked == ("hire", BLUE)
    table.answer("pile", 1)
    while table.asked[0] != "discard":
        table.answer(*table.options[0])
    table.answer("hand", table.card("st_squire"))
    assert table.card("st_squire") in table.player(BLUE).discard


@clause("VI-7.6", "VI-7.6.1", "VI-7.6.2")
@pytest.mark.parametrize(
    ("slots", "leader", "limit"), [([], False, 3), ([9], False, 4), ([], True, 4), ([9], True, 5)]
)
def test_the_hand_limit(slots: list[int], leader: bool, limit: int) -> None:
    draw = "st_abbot st_squire st_thief st_trader st_lender st_labourer"
    table = Table().lay(RED, slots=slots, draw=draw)
    table.state.leader = RED if leader else c.NO_ONE
    table.do("draw_cards").expect(RED, hand=limit, draw=6 - limit)


@clause("VI-7.6.2")
@pytest.mark.parametrize(
    "hand", ["st_abbot st_squire st_thief", "st_abbot st_squire st_thief he_ada"]
)
def test_at_or_above_the_limit_nothing_is_drawn_or_discarded(hand: str) -> None:
    table = Table().lay(RED, hand=hand, draw="st_trader").do("draw_cards")
    table.expect(RED, hand=len(hand.split()), draw=1, discard=0)


@clause("VI-7.6.3")
def test_drawing_shuffles_on_the_way_and_stops_when_nothing_is_left() -> None:
    table = Table().lay(RED, bays="st_thief - -", draw="st_abbot", discard="st_squire st_trader")
    table.do("draw_cards").expect(RED, hand=3, corruption=2)
    assert [e.kind for e in table.events] == ["draw", "shuffle", "corruption", "draw", "draw"]
    assert [e.clause for e in table.events] == [DRAWING, "VI-4.7", "VI-4.7", DRAWING, DRAWING]
    table = Table().lay(RED, draw="st_abbot").do("draw_cards").expect(RED, hand=1)
    assert not table.saw("shuffle")


@clause("VI-7.6.4")
def test_the_turn_ends_and_the_next_player_begins() -> None:
    table = Table(3).lay(RED, hand="st_abbot st_squire st_thief").lay(BLUE, hand="st_abbot he_ada")
    table.state.agenda = [("next_turn", RED, None), ("draw_cards", RED, None)]
    table.do("end_turn")
    assert table.asked == ("end_turn", RED)
    table.answer("end")
    assert table.asked == ("play", BLUE)
    assert table.state.turn == BLUE


@clause("VI-11.1")
def test_after_the_human_the_automa_moves() -> None:
    table = Table(automa="noble").lay(RED, hand="st_abbot st_squire st_thief")
    table.lay(AUTOMA, draw="ss_cleric", at="C:L").lay(RED, hand="st_trader he_ada")
    table.state.agenda = [("next_turn", RED, None)]
    table.do("end_turn").answer("end")
    assert [e.seat for e in table.saw("turn")] == [AUTOMA, RED]
