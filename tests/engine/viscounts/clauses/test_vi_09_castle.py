"""VI-9 Castle."""

from __future__ import annotations

import pytest

from engine.games.viscounts import constants as c
from tests.engine.shared.marks import clause
from tests.engine.viscounts.layout import BLUE, GREEN, RED, YELLOW, Table


@clause("VI-9.1")
def test_two_outer_tiers_and_a_centre() -> None:
    table = Table(3)
    assert [len(table.workers(tier)) for tier in (1, 2, 3)] == [5, 5, 1]


@clause("VI-9.2")
@pytest.mark.parametrize(
    ("section", "answers", "counters"),
    [
        (0, [], {"ink": 1, "stone": 1}),
        (1, [("take", c.GOLD)], {"debt_paid": 1, "gold": 1}),
        (2, [("choose", 0)], {"gold": 1}),
        (4, [], {"virtue": 5}),
    ],
)
def test_the_effects_of_the_second_tier(
    section: int, answers: list[tuple[object, ...]], counters: dict[str, int]
) -> None:
    table = Table().lay(RED, unpaid=1)
    table.state.tier1[section * 2 + RED] = 3
    table.do("castle").answers(*answers).expect(RED, castle_2=1, castle_1=2, **counters)


@clause("VI-9.2")
def test_sections_2_and_3_give_a_choice() -> None:
    table = Table().castle(1, {}, {}, {RED: 3}).do("castle").answer("choose", 1)
    assert table.asked == ("", -1)  # a castle_move without a free worker
    table = Table().castle(1, {RED: 1}, {}, {RED: 3}).do("castle").answer("choose", 1)
    assert table.options == [("shift", 0, 1), ("shift", 0, 4), ("skip",)]
    table = Table().castle(1, {}, {}, {}, {RED: 3}).do("castle").answer("choose", 0)
    assert table.asked == ("hire", RED)


@clause("VI-9.2", "VI-9.4")
def test_the_third_tier_gives_a_resource_of_choice() -> None:
    table = Table().castle(2, {}, {RED: 3}).do("castle").answer("take", c.STONE)
    table.expect(RED, stone=1, castle_2=2, castle_3=1)


@clause("VI-9.3")
def test_a_group_sends_one_inward_and_one_to_each_side() -> None:
    table = Table().castle(1, {RED: 3, BLUE: 1}).do("castle").expect(RED, ink=1, stone=1)
    assert table.workers(1) == [{BLUE: 1}, {RED: 1}, {}, {}, {RED: 1}]
    assert table.workers(2)[0] == {RED: 1}
    assert [e.kind for e in table.events] == ["group", "gain", "gain", "sidestep"]


@clause("VI-9.3")
def test_the_player_chooses_among_several_groups_and_repeats() -> None:
    table = Table().castle(1, {RED: 3}, {}, {}, {}, {RED: 3}).do("castle")
    assert table.options == [("group", 0), ("group", 4)]
    table.answer("group", 4)
    # one stepped from 4 to 0, which now holds 4: its group follows, and then none is left
    assert [e.values for e in table.saw("group")] == [(4,), (0,)]
    assert table.workers(1) == [{RED: 1}, {RED: 1}, {}, {RED: 1}, {RED: 1}]


@clause("VI-9.3", "VI-9.8")
def test_the_committed_workers_cannot_be_moved_by_a_castle_move() -> None:
    """Section 2 holds 4: three are the group, only the fourth may be moved."""
    table = Table().castle(1, {}, {}, {RED: 4}).do("castle").answer("choose", 1)
    assert table.options == [("shift", 2, 3), ("shift", 2, 1), ("skip",)]
    table.answer("shift", 2, 3)
    assert table.workers(1) == [{}, {RED: 1}, {}, {RED: 2}, {}]


@clause("VI-9.8")
def test_a_castle_move_on_the_way_only_moves_its_worker() -> None:
    """It makes a group in section 1 before the side steps arrive; there is no nested bumping."""
    table = Table().castle(1, {RED: 1}, {RED: 2, BLUE: 2}, {RED: 3}).do("castle")
    table.answer("choose", 1).answer("shift", 0, 1)
    kinds = [e.kind for e in table.events]
    assert kinds[:3] == ["group", "castle_move", "sidestep"]
    # section 1 had 3 own workers and gets a fourth by the side step; its group resolves now
    assert [e.values for e in table.saw("group")] == [(2,), (1,)]
    assert table.workers(1) == [{RED: 1}, {RED: 1, BLUE: 2}, {RED: 1}, {RED: 1}, {}]
    assert not table.saw("bump")


@clause("VI-9.4")
def test_the_second_tier_comes_only_after_all_groups_and_has_no_side_steps() -> None:
    table = Table().castle(1, {RED: 3}, {RED: 2}).castle(2, {RED: 2}, {RED: 2}).do("castle")
    kinds = [e.kind for e in table.events if e.kind in ("group", "inner")]
    assert kinds == ["group", "group", "inner"]
    assert table.asked == ("any", RED)
    table.answer("take", c.INK).answer("take", c.INK)
    assert table.workers(2)[:2] == [{RED: 2}, {RED: 2}]
    assert table.workers(3) == [{RED: 2}]


@clause("VI-9.5")
@pytest.mark.parametrize(
    ("third", "holder", "after"),
    [
        ({}, c.NO_ONE, RED),  # the first worker ever
        ({BLUE: 1}, BLUE, BLUE),  # a tie does not take it
        ({BLUE: 1, RED: 1}, BLUE, RED),
        ({YELLOW: 1, RED: 1}, BLUE, RED),
    ],
)
def test_the_castle_leader(third: dict[int, int], holder: int, after: int) -> None:
    table = Table(3).castle(2, {RED: 3}).castle(3, third)
    table.state.leader = holder
    table.do("castle").answer("take", c.INK)
    assert table.state.leader == after
    assert bool(table.saw("leader")) == (after != holder)


@clause("VI-9.5", "VI-7.6.2")
def test_losing_the_card_forces_no_discard() -> None:
    table = Table().lay(BLUE, hand="st_abbot st_squire st_thief st_trader").castle(3, {BLUE: 1})
    table.castle(2, {RED: 4}).castle(3, {BLUE: 1})
    table.state.leader = BLUE
    table.do("castle").answers(("take", c.INK), ("take", c.INK))
    assert table.state.leader == RED
    table.expect(BLUE, hand=4)
    table.do("draw_cards", BLUE).expect(BLUE, hand=4)


@clause("VI-9.6")
def test_others_resolve_after_the_active_player_in_turn_order() -> None:
    table = Table(4).castle(1, {RED: 3}, {YELLOW: 3}, {}, {}, {BLUE: 3})
    table.state.turn = RED
    table.lay(YELLOW, unpaid=1).do("castle").answer("take", c.INK)
    assert [e.seat for e in table.saw("group")] == [RED, BLUE, YELLOW]
    table.expect(BLUE, virtue=5).expect(YELLOW, ink=1).expect(GREEN, castle_1=0)


@clause("VI-9.7")
def test_bumping_until_three_remain() -> None:
    table = Table(3).castle(1, {}, {RED: 2, BLUE: 2, YELLOW: 1}).do("castle")
    assert table.options == [("bump", 1, 1, seat) for seat in (RED, BLUE, YELLOW)]
    table.answer("bump", 1, 1, BLUE).expect(BLUE, workers=21, silver=2)
    table.answer("bump", 1, 1, RED).expect(RED, workers=21, silver=2)
    assert table.asked == ("", -1)
    assert table.workers(1)[1] == {RED: 1, BLUE: 1, YELLOW: 1}


@clause("VI-9.7", "VI-4.9")
def test_bumping_in_the_second_tier_rewards_its_owner() -> None:
    table = Table(3).castle(2, {RED: 2, BLUE: 1, YELLOW: 1}).do("castle")
    table.answer("bump", 2, 0, BLUE)
    assert table.asked == ("any", BLUE)
    table.answer("take", c.GOLD).expect(BLUE, virtue=6, gold=1, workers=21)


@clause("VI-9.7")
def test_the_third_tier_has_no_limit() -> None:
    table = Table(3).castle(3, {RED: 4, BLUE: 3}).do("castle")
    assert table.asked == ("", -1)
    assert not table.saw("bump")


@clause("VI-9.7", "VI-9.3")
def test_bumping_waits_for_all_movement() -> None:
    table = Table().castle(1, {RED: 3, BLUE: 2}, {RED: 2, BLUE: 1}).lay(RED, acquired=1)
    table.do("castle")
    # section 0: one in, one to each side; section 1 then holds 3 of Red: one in, one each side
    assert not table.saw("bump")
    assert [e.values for e in table.saw("group")] == [(0,), (1,)]
    assert table.workers(1) == [{RED: 1, BLUE: 2}, {BLUE: 1}, {RED: 1}, {}, {RED: 1}]


@clause("VI-9.7")
def test_the_active_player_bumps_also_after_anothers_move() -> None:
    table = Table().castle(1, {BLUE: 1}, {RED: 2, BLUE: 1}).effects(BLUE, "castle_move:1")
    table.answer("shift", 0, 1)
    assert table.asked == ("bump", RED)
    assert table.workers(1)[1] == {RED: 2, BLUE: 2}


@clause("VI-9.9")
def test_a_link_with_castle_moves_for_two_players() -> None:
    """Low side: the link of Sea Cliffs 2-3 gives both a castle_move, one after the other."""
    table = Table().build("D:2", BLUE, "workshop").lay(RED, at="D:R")
    table.castle(1, {RED: 2, BLUE: 1}, {RED: 1, BLUE: 2}, {}, {}, {RED: 1})
    table.do("place_building", RED, (6, table.plot("D:3")))
    assert table.asked == ("castle_move", RED)
    table.answer("shift", 1, 0)  # Red's group of three in section 0 resolves at once
    table.expect(RED, ink=1, stone=1)
    assert table.workers(1) == [{BLUE: 1}, {RED: 1, BLUE: 2}, {}, {}, {RED: 2}]
    assert table.asked == ("castle_move", BLUE)
    table.lay(BLUE, acquired=1).answer("shift", 0, 1)
    table.expect(BLUE, deed_approved=1)
    assert table.workers(1) == [{BLUE: 1}, {RED: 1}, {BLUE: 1}, {}, {RED: 2}]
    assert table.asked == ("", -1)


@clause("VI-9.9", "VI-9.7")
def test_bumping_after_each_of_the_two_moves_is_decided_by_the_active_player() -> None:
    table = Table().build("D:2", BLUE, "workshop").lay(RED, at="D:R")
    table.castle(1, {BLUE: 2}, {RED: 2, BLUE: 1}, {RED: 1})
    table.do("place_building", RED, (6, table.plot("D:3"))).answer("skip")
    table.answer("shift", 0, 1)
    assert table.asked == ("bump", RED)
    table.answer("bump", 1, 1, BLUE).expect(BLUE, silver=2)
