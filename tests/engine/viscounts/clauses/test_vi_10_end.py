"""VI-10 End and scoring."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.engine.shared.marks import clause
from tests.engine.viscounts.layout import BLUE, GREEN, RED, STARTERS, YELLOW, Table


def near_the_end(seats: int = 3) -> Table:
    """Everybody has a deck; round 4, the second seat began the game."""
    table = Table(seats)
    for seat in range(seats):
        table.lay(seat, hand="st_abbot st_squire st_labourer", draw=STARTERS)
    table.state.first, table.state.round = BLUE, 4
    table.state.poverty = table.state.prosperity = 99
    return table


@clause("VI-10.1")
@pytest.mark.parametrize(("pile", "effect"), [("poverty", "debt:1"), ("prosperity", "deed:1")])
@pytest.mark.parametrize("seat", [RED, BLUE, YELLOW])
def test_the_round_is_finished_and_one_more_is_played(pile: str, effect: str, seat: int) -> None:
    table = near_the_end()
    setattr(table.state, pile, 1)
    table.state.turn = seat
    table.effects(seat, effect).do("next_turn", seat).play_out()
    turns = [(e.values[0], e.seat) for e in table.saw("turn")]
    rest = {BLUE: [YELLOW, RED], YELLOW: [RED], RED: []}[seat]
    assert turns == [*((4, s) for s in rest), (5, BLUE), (5, YELLOW), (5, RED)]
    assert table.saw("over")[0].values == (5,)


@clause("VI-10.1")
def test_the_second_card_prolongs_nothing() -> None:
    table = near_the_end()
    table.state.poverty = table.state.prosperity = 1
    table.effects(RED, "debt:1")
    table.state.round = 5
    table.effects(BLUE, "deed:1")
    assert table.state.poverty_shown
    assert table.state.prosperity_shown
    assert table.state.last_round == 5


@clause("VI-10.2", "VI-10.2.1")
@pytest.mark.parametrize(
    ("slots", "points"),
    [
        ([], 0),
        ([7], 2),
        ([7, 8], 5),
        ([7, 8, 9], 9),
        ([1], 4),
        ([1, 2], 9),
        ([1, 2, 3], 15),
        ([4], 6),
        ([4, 5], 13),
        ([4, 5, 6], 21),
        ([1, 5, 9], 12),
        (list(range(1, 10)), 45),
    ],
)
def test_buildings(slots: list[int], points: int) -> None:
    assert Table().lay(RED, slots=slots).points("buildings") == points


@clause("VI-10.2.2")
def test_workers_in_the_castle() -> None:
    table = Table().castle(1, {RED: 2}, {RED: 1}).castle(2, {RED: 2}).castle(3, {RED: 3, BLUE: 1})
    assert table.points("castle") == 3 + 4 + 9
    assert table.points("castle", BLUE) == 3


@clause("VI-10.2.3")
@pytest.mark.parametrize(
    ("books", "points"),
    [
        ("", 0),
        ("ms_02", 1),
        ("ms_02 ms_03", 2),
        ("ms_02 ms_12", 4),
        ("ms_02 ms_12 ms_20", 9),
        ("ms_02 ms_12 ms_20 ms_30", 16),
        ("ms_02 ms_03 ms_12 ms_13", 8),
        ("ms_02 ms_12 ms_20 ms_30 ms_31", 17),
    ],
)
def test_sets_of_different_ribbons(books: str, points: int) -> None:
    assert Table().lay(RED, books=books).points("sets") == points


@clause("VI-10.2.4")
@pytest.mark.parametrize(
    ("tile", "laid", "points"),
    [
        ("ms_01", {"slots": [1, 4, 7]}, 3),
        ("ms_03", {"ink": 2, "stone": 1, "gold": 2, "silver": 9}, 2),
        ("ms_35", {"silver": 8, "ink": 5}, 2),
        ("ms_13", {"books": "ms_02 ms_05"}, 1),  # 3 with itself
        ("ms_21", {"paid": 3, "approved": 9}, 3),
        ("ms_14", {"paid": 9, "approved": 4}, 4),
    ],
)
def test_end_tiles(tile: str, laid: dict[str, object], points: int) -> None:
    table = Table().lay(RED, **laid)
    assert table.lay(RED, books=tile).points("manuscripts") == points


@clause("VI-10.2.4")
def test_the_tile_for_castle_workers_counts_all_tiers() -> None:
    table = (
        Table().lay(RED, books="ms_19").castle(1, {RED: 2}).castle(2, {RED: 2}).castle(3, {RED: 1})
    )
    assert table.points("manuscripts") == 2


@clause("VI-10.2.4")
@pytest.mark.parametrize(
    ("tile", "slot", "ribbon", "points"),
    [
        ("ms_09", 4, "grey", 2 + 1 + 1),  # builders
        ("ms_15", 6, "black", 2 + 1 + 1),  # clerics
        ("ms_20", 5, "yellow", 2 + 1 + 1),  # nobles
        ("ms_32", 3, "blue", (3 + 2 + 2) // 2),  # merchants
    ],
)
def test_icons_of_the_whole_deck_slots_and_bonus_cards(
    tile: str, slot: int, ribbon: str, points: int
) -> None:
    """Start icons of the board and criminals are no such icons."""
    two_of_each = "tf_tinker_cleric_noble tf_tinker_builder_cleric"
    table = Table().lay(RED, books=tile, slots=[slot], bays="st_thief - -", hand=two_of_each)
    table.lay(RED, draw="tf_tinker_builder_noble", discard="tf_peddler_ink")
    table.bonus(RED, ribbon)
    assert table.points("manuscripts") == points


@clause("VI-10.2.4")
def test_criminals_of_the_whole_deck() -> None:
    table = Table().lay(RED, books="ms_29", bays="st_thief - -", draw="tf_antagonist he_ada")
    assert table.points("manuscripts") == 4


@clause("VI-10.2.5")
def test_bonus_cards_and_castle_leader() -> None:
    table = Table().bonus(RED, "grey").bonus(RED, "blue").bonus(BLUE, "black")
    table.state.leader = BLUE
    assert (table.points("bonus"), table.points("bonus", BLUE)) == (6, 3)
    assert (table.points("leader"), table.points("leader", BLUE)) == (0, 5)


@clause("VI-10.2.6")
def test_debts_and_deeds() -> None:
    table = Table().lay(RED, unpaid=2, paid=4, acquired=3, approved=2)
    assert (table.points("debts"), table.points("deeds")) == (-4, 3 + 6)
    corrected = replace(table.data.board, debt_vp=(-2, 1))
    table.state.data = replace(table.data, board=corrected)
    assert table.points("debts") == -4 + 4, "what a paid debt is worth stands in the data"


@clause("VI-10.2.7")
@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ([4, 3, 2], (12, 8, 4)),
        ([4, 3, 2, 1], (12, 8, 4, 0)),
        ([1, 0, 0], (12, 0, 0)),  # at least one such card
        ([0, 0, 0], (0, 0, 0)),
        ([2, 2, 2], (8, 8, 8)),
        ([2, 2, 2, 2], (6, 6, 6, 6)),
        ([3, 3, 2, 2], (10, 10, 2, 2)),
        ([3, 2, 2], (12, 6, 6)),
        ([3, 2], (12, 4)),
        ([3, 3], (8, 8)),
        ([0, 2], (0, 12)),
    ],
)
@pytest.mark.parametrize("row", ["poverty", "prosperity"])
def test_majorities(counts: list[int], points: tuple[int, ...], row: str) -> None:
    table = Table(len(counts))
    for seat, n in enumerate(counts):
        table.lay(seat, **{"approved" if row == "poverty" else "paid": n})
    assert not any(table.points(row, seat) for seat in range(len(counts)))  # not revealed
    setattr(table.state, f"{row}_shown", True)
    assert tuple(table.points(row, seat) for seat in range(len(counts))) == points


@clause("VI-10.3")
def test_the_highest_total_wins() -> None:
    table = Table(3).lay(YELLOW, acquired=3).lay(RED, acquired=2, silver=50)
    assert table.outcome().winners == (YELLOW,)


@clause("VI-10.3")
def test_a_tie_goes_to_more_silver_and_resources() -> None:
    table = Table(4).lay(RED, acquired=3, silver=2, ink=1).lay(YELLOW, acquired=3, gold=4)
    table.lay(GREEN, acquired=1, silver=50)
    outcome = table.outcome()
    assert outcome.winners == (YELLOW,)
    assert outcome.tie_break == (3, 0, 4, 50)
    assert outcome.reason.key == "viscounts.outcome.tie_broken"


@clause("VI-10.3")
def test_a_full_tie_is_a_shared_victory() -> None:
    table = Table(3).lay(RED, acquired=3, silver=2).lay(YELLOW, acquired=3, ink=2)
    outcome = table.outcome()
    assert outcome.winners == (RED, YELLOW)
    assert outcome.reason.key == "viscounts.outcome.shared"
