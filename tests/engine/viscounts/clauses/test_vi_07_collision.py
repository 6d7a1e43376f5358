"""VI-7.5 Collision."""

from __future__ import annotations

import pytest

from tests.engine.shared.marks import clause
from tests.engine.viscounts.layout import BLUE, RED, YELLOW, Table

ACTIVE = {
    1: {"silver": 1, "deed": 3, "debt": 0},
    2: {"silver": 1, "deed": 2, "debt": 0},
    3: {"silver": 1, "deed": 1, "debt": 0},
    4: {"silver": 2, "deed": 1, "debt": 1},
    5: {"silver": 2, "deed": 0, "debt": 1},
    6: {"silver": 3, "deed": 0, "debt": 2},
    7: {"silver": 4, "deed": 0, "debt": 3},
}


@clause("VI-7.5", "VI-6.4")
def test_only_if_both_markers_are_on_one_space_now() -> None:
    table = Table().lay(RED, markers=(4, 5)).lay(BLUE, markers=(3, 3)).do("begin_collision")
    assert not table.events
    table.expect(RED, corruption=4, virtue=5).expect(BLUE, corruption=3, virtue=3)


@clause("VI-7.5.1", "VI-8.3.5")
def test_slot_8_gives_virtue_to_everybody_without_criminals() -> None:
    table = Table(3).lay(RED, markers=(6, 6), slots=[8], bays="st_abbot - -")
    table.lay(BLUE, slots=[8], bays="st_squire - -").lay(YELLOW, slots=[8], bays="st_thief - -")
    table.do("begin_collision")
    assert [e.seat for e in table.saw("slot")] == [RED, BLUE]
    # Red's own virtue moves the meeting to space 5: 2 silver, 1 Debt; others 1 virtue
    table.expect(RED, silver=2, debt=1).expect(BLUE, virtue=5).expect(YELLOW, virtue=7)


@clause("VI-7.5.2")
def test_abilities_of_every_player_act_before_the_gain() -> None:
    table = Table(3).lay(RED, markers=(7, 7), bays="tf_peddler_gold - -")
    table.lay(BLUE, bays="- tf_peddler_silver -").lay(YELLOW, bays="st_abbot - -")
    table.do("begin_collision").expect(RED, gold=1).expect(BLUE, silver=2)
    kinds = [e.kind for e in table.events]
    assert kinds.index("collision_space") > max(
        i for i, kind in enumerate(kinds) if kind == "ability"
    )


@clause("VI-7.5.2", "VI-7.5.3")
def test_step_2_may_move_the_space_of_step_3() -> None:
    table = Table().lay(RED, markers=(4, 4), bays="he_ada - -").do("begin_collision")
    table.answer("take", 0).expect(RED, ink=1, silver=1, deed=1, debt=0)  # space 3
    assert table.saw("collision_space")[0].values == (3,)


@clause("VI-7.5.3")
@pytest.mark.parametrize("space", range(1, 8))
def test_what_the_active_player_gains(space: int) -> None:
    table = Table().lay(RED, markers=(space, space)).do("begin_collision")
    table.expect(RED, **ACTIVE[space])


@clause("VI-7.5.4")
@pytest.mark.parametrize(
    ("space", "guilty", "innocent"),
    [
        (1, {"debt": 1}, {}),
        (2, {"corruption": 2}, {}),
        (3, {"corruption": 2}, {}),
        (5, {}, {"virtue": 6}),
        (6, {}, {"virtue": 6}),
        (7, {}, {"deed": 1}),
    ],
)
def test_what_the_others_gain(space: int, guilty: dict[str, int], innocent: dict[str, int]) -> None:
    nothing = {"debt": 0, "deed": 0, "corruption": 1, "virtue": 7, "silver": 0}
    table = Table(3).lay(RED, markers=(space, space)).lay(BLUE, bays="st_thief st_abbot -")
    table.lay(YELLOW, bays="st_abbot - -").do("begin_collision")
    table.expect(BLUE, **(nothing | guilty)).expect(YELLOW, **(nothing | innocent))


@clause("VI-7.5.4")
def test_on_space_4_all_others_may_rearrange() -> None:
    table = Table(3).lay(RED, markers=(4, 4), bays="st_trader st_lender -")
    table.lay(BLUE, bays="st_thief st_abbot -").lay(YELLOW, bays="st_abbot st_squire -")
    table.do("begin_collision")
    table.expect(RED, silver=2, deed=1, debt=1)
    assert table.asked == ("rearrange", BLUE)
    table.answer(*table.options[1])
    assert table.asked == ("rearrange", YELLOW)
    table.answer(*table.options[0])
    assert table.asked == ("", -1)


@clause("VI-7.5.4")
def test_the_space_is_read_once_before_step_3() -> None:
    """On space 5 Red's Debt triggers a shuffle worth 1 virtue; the others still read space 5."""
    table = Table().lay(RED, markers=(5, 5), bays="tf_racketeer_destroy - -")
    table.lay(RED, hand="st_abbot st_squire", discard="st_lender st_trader", draw="")
    table.do("begin_collision")
    table.answer("choose", 1).answer("draw")  # discard the unseen card: shuffle, 1 corruption
    assert table.saw("collision_space")[0].values == (5,)
    table.expect(BLUE, virtue=6, deed=0)


@clause("VI-7.5.5")
def test_the_active_players_markers_return() -> None:
    table = Table(3).lay(RED, markers=(3, 3)).lay(BLUE, markers=(2, 2)).do("begin_collision")
    table.expect(RED, corruption=1, virtue=7).expect(BLUE, corruption=2, virtue=2)
    assert [e.seat for e in table.saw("reset")] == [RED]
