"""VI-11.20 to VI-11.24 The automa's primary actions and free effects."""

from __future__ import annotations

import pytest

from engine.games.viscounts import constants as c
from engine.games.viscounts.automa.actions import why_not
from tests.engine.shared.marks import clause
from tests.engine.viscounts.layout import AUTOMA, RED, Table

COVERED = "ss_builder ss_cleric ss_noble"
"""One builder, one cleric, one noble; no start icons show."""


@clause("VI-11.20")
def test_icons_of_cards_slots_bonus_cards_and_criminals() -> None:
    table = Table(automa="cleric").lay(AUTOMA, at="A:L", slots=[1], ink=9)
    table.lay(AUTOMA, bays="ss_cleric ss_criminal_deed ss_noble_cleric").bonus(AUTOMA, "black")
    table.book("A", "ms_06").do("automa_act_transcribe", AUTOMA)
    # cost 7: 1 + 1 + 1 on cards, slot 1, bonus card; 2 ink
    assert [e.values for e in table.saw("pay")] == [("ink", 2)]
    table.expect(AUTOMA, manuscripts=1)


@clause("VI-11.20")
def test_it_spends_only_for_what_is_missing() -> None:
    table = Table(automa="cleric").lay(AUTOMA, at="A:L", ink=5, stone=5, gold=5)
    table.lay(AUTOMA, bays="ss_cleric ss_noble_cleric ss_cleric_builder").book("A", "ms_05")
    table.do("automa_act_transcribe", AUTOMA).expect(AUTOMA, ink=5, stone=5, gold=5)
    assert not table.saw("pay")


@clause("VI-11.20")
def test_it_never_dismisses_to_pay() -> None:
    table = Table(automa="builder").lay(AUTOMA, at="A:L", bays=COVERED, stone=1)
    table.top("A", "tf_charlatan")
    assert why_not(table.state, AUTOMA, "automa_act_build") == ("build", 2, 3)


@clause("VI-11.21")
@pytest.mark.parametrize(
    ("stone", "built", "slot", "paid"),
    [
        (6, [], 0, 6),  # 1 builder + 6 stone: the guildhall of slot 1
        (6, [1, 2], 2, 5),  # slot 1 shows another builder
        (4, [], 3, 4),  # 5: the trading post of slot 4
        (2, [], 6, 2),
        (9, [2, 3, 4], 0, 6),
        (4, [2, 3, 4], 4, 4),
    ],
)
def test_it_builds_the_leftmost_affordable_building(
    stone: int, built: list[int], slot: int, paid: int
) -> None:
    table = Table(automa="builder").lay(AUTOMA, at="D:R", bays=COVERED, stone=stone, slots=built)
    table.do("automa_act_build", AUTOMA)
    assert table.saw("build")[0].values[0] == slot
    assert table.saw("build")[0].values[2] == table.plot("D:3")
    assert table.saw("pay")[0].values == ("stone", paid)


@clause("VI-11.21", "VI-11.30")
def test_plot_and_links_work_as_for_humans() -> None:
    table = Table(automa="builder").lay(AUTOMA, at="A:L", bays=COVERED, stone=2)
    table.build("A:1", RED, "workshop").do("automa_act_build", AUTOMA)
    table.expect(AUTOMA, stone=1 + 1).expect(RED, silver=2)  # plot A 2; the link pays silver:2


@clause("VI-11.21")
@pytest.mark.parametrize(
    ("stone", "taken", "reason"),
    [(9, "A:1 A:2", ("no_spot", 0, 0)), (1, "", ("build", 2, 3)), (2, "A:1", None)],
)
def test_building_needs_a_plot_and_icons(
    stone: int, taken: str, reason: tuple[str, int, int] | None
) -> None:
    table = Table(automa="builder").lay(AUTOMA, at="A:L", bays=COVERED, stone=stone)
    for plot in taken.split():
        table.build(plot, RED, "workshop")
    assert why_not(table.state, AUTOMA, "automa_act_build") == reason


@clause("VI-11.21")
def test_building_needs_a_building() -> None:
    table = Table(automa="builder").lay(AUTOMA, at="A:L", stone=9, slots=range(1, 10))
    assert why_not(table.state, AUTOMA, "automa_act_build") == ("no_building", 0, 0)


@clause("VI-11.22")
@pytest.mark.parametrize(
    ("gold", "supply", "workers", "left"),
    [
        (2, 20, 2, 0),
        (3, 20, 2, 1),
        (4, 20, 3, 0),
        (7, 20, 4, 0),
        (9, 20, 4, 2),
        (9, 3, 3, 5),  # not enough workers for the highest step
        (9, 2, 2, 7),
    ],
)
def test_it_takes_the_highest_step(gold: int, supply: int, workers: int, left: int) -> None:
    table = Table(automa="noble").lay(AUTOMA, at="D:L", bays=COVERED, gold=gold, workers=supply)
    table.do("automa_act_workers", AUTOMA)
    assert table.saw("place_workers")[0].values == (3, workers)
    assert 1 + gold - {2: 3, 3: 5, 4: 8}[workers] == left
    assert sum(e.values[1] for e in table.saw("pay")) == gold - left


@clause("VI-11.22")
@pytest.mark.parametrize(
    ("gold", "supply", "reason"),
    [(1, 20, ("workers", 2, 3)), (9, 1, ("no_workers", 1, 2)), (2, 2, None)],
)
def test_it_never_places_a_single_worker(
    gold: int, supply: int, reason: tuple[str, int, int] | None
) -> None:
    table = Table(automa="noble").lay(AUTOMA, bays=COVERED, gold=gold, workers=supply)
    assert why_not(table.state, AUTOMA, "automa_act_workers") == reason


@clause("VI-11.22.1")
def test_groups_are_taken_clockwise_from_its_own_section() -> None:
    """It faces section 3. After each group the search starts there again."""
    table = Table(automa="noble").lay(AUTOMA, at="D:L", acquired=3)
    table.castle(1, {AUTOMA: 3}, {AUTOMA: 3}, {AUTOMA: 2}, {AUTOMA: 3}, {AUTOMA: 1})
    table.do("castle", AUTOMA)
    groups = [e.values[0] for e in table.saw("group")]
    assert groups[0] == 3
    # 4 now holds 2, 2 holds 3: clockwise from 3 the next are 0, then (4 and 1 grew) 4
    assert groups[1:3] == [0, 4]


@clause("VI-11.22.2", "VI-11.19")
def test_it_takes_the_first_option_of_the_second_tier() -> None:
    table = Table(automa="noble").castle(1, {}, {}, {AUTOMA: 3}).do("castle", AUTOMA)
    table.expect(AUTOMA, gold=1)
    table = Table(automa="noble").castle(1, {}, {}, {}, {AUTOMA: 3}).do("castle", AUTOMA)
    assert table.saw("future_scheme")


@clause("VI-11.22.3")
def test_it_bumps_human_workers_first_in_the_order_of_the_sections() -> None:
    table = Table(automa="noble").lay(AUTOMA, at="D:L")
    table.state.turn = AUTOMA
    table.castle(1, {RED: 2, AUTOMA: 2}, {}, {RED: 1, AUTOMA: 2})
    table.state.tier1[2 * 2 + RED] = 3
    table.castle(2, {RED: 2, AUTOMA: 2})
    table.state.agenda.append(("bump", AUTOMA, None))
    table.do("reset_markers", AUTOMA)
    bumped = [e.values for e in table.saw("bump")]
    assert bumped[:3] == [(1, 0, RED), (1, 2, RED), (1, 2, RED)]
    assert bumped[3] == (2, 0, RED)
    table.expect(RED, silver=6, workers=24)


@clause("VI-11.22.3")
def test_it_bumps_its_own_only_when_no_human_worker_is_left() -> None:
    table = Table(automa="noble")
    table.state.turn = AUTOMA
    table.castle(1, {RED: 1, AUTOMA: 4})
    table.state.agenda.append(("bump", AUTOMA, None))
    table.do("reset_markers", AUTOMA)
    assert [e.values[2] for e in table.saw("bump")] == [RED, AUTOMA]
    table.expect(AUTOMA, gold=1)  # 2 silver become a resource


@clause("VI-11.22.4", "VI-10.2.5")
def test_it_can_hold_the_castle_leader_card() -> None:
    table = Table(automa="noble").castle(2, {AUTOMA: 3}).do("castle", AUTOMA)
    assert table.state.leader == AUTOMA
    assert table.points("leader", AUTOMA) == 5
    table.expect(AUTOMA, gold=1, castle_3=1)


@clause("VI-11.23")
@pytest.mark.parametrize(("ink", "reason"), [(5, ("transcribe", 6, 7)), (6, None)])
def test_it_transcribes_what_clerics_and_ink_reach(
    ink: int, reason: tuple[str, int, int] | None
) -> None:
    table = Table(automa="cleric").lay(AUTOMA, at="B:R", bays=COVERED, ink=ink)
    table.book("B", "ms_06")
    assert why_not(table.state, AUTOMA, "automa_act_transcribe") == reason


@clause("VI-11.23", "VI-8.5.2")
def test_ribbons_and_bonus_cards_count_for_it() -> None:
    table = Table(automa="cleric").lay(AUTOMA, at="B:R", bays=COVERED, ink=2)
    table.lay(AUTOMA, books="ms_02 ms_03").book("B", "ms_05")
    table.do("automa_act_transcribe", AUTOMA).expect(AUTOMA, manuscripts=3, virtue=6)
    assert table.state.bonus[c.GREY] == AUTOMA


@clause("VI-11.23", "VI-3.8")
def test_it_transcribes_a_printed_manuscript_for_its_effect() -> None:
    table = Table(automa="cleric").lay(AUTOMA, at="D:R", bays=COVERED, ink=2).books("D")
    table.do("automa_act_transcribe", AUTOMA).expect(AUTOMA, manuscripts=0, ink=0, virtue=5)


@clause("VI-11.23")
def test_the_focus_of_the_card_automa_is_a_flip() -> None:
    table = Table(automa="card").lay(AUTOMA, acquired=1)
    assert why_not(table.state, AUTOMA, "automa_act_flip") is None
    table.do("automa_act_focus", AUTOMA).expect(AUTOMA, deed_approved=1)
    assert why_not(table.state, AUTOMA, "automa_act_flip") == ("flip", 0, 0)


@clause("VI-11.24")
@pytest.mark.parametrize(
    ("at", "taken", "plot"),
    [
        ("B:L", "", "B:1"),
        ("B:R", "", "B:3"),
        ("B:L", "B:1 B:2", "B:3"),  # on across the river
        ("B:R", "B:3 B:4", "C:1"),
        ("E:R", "E:3 E:4 A:1", "A:2"),  # on round the board
    ],
)
def test_a_free_building_takes_the_first_free_plot_clockwise(
    at: str, taken: str, plot: str
) -> None:
    table = Table(automa="cleric").lay(AUTOMA, at=at)
    for name in taken.split():
        table.state.spots[table.plot(name)] = AUTOMA * 3
    table.effects(AUTOMA, "trading_post")
    assert table.saw("build")[0].values == (3, "trading_post", table.plot(plot))


@clause("VI-11.24")
def test_a_free_building_without_plot_or_piece_is_lost() -> None:
    table = Table(automa="cleric").lay(AUTOMA, slots=[7, 8, 9]).effects(AUTOMA, "workshop")
    assert table.saw("no_effect")
    table = Table(automa="cleric")
    table.state.spots = [RED * 3] * 20
    table.effects(AUTOMA, "workshop")
    assert table.saw("no_effect")


@clause("VI-11.24")
def test_free_workers_go_to_the_section_facing_it() -> None:
    table = Table(automa="cleric").lay(AUTOMA, at="C:R").effects(AUTOMA, "workers:2")
    assert table.workers(1)[2] == {AUTOMA: 2}
    table = Table(automa="cleric").lay(AUTOMA, workers=0).effects(AUTOMA, "workers:2")
    assert table.saw("no_effect")


@clause("VI-11.24")
@pytest.mark.parametrize(("own", "taken"), [("ms_10", "D"), ("ms_06", "A")])
def test_a_free_manuscript_of_its_segment_or_the_next_clockwise(own: str, taken: str) -> None:
    table = Table(automa="cleric").lay(AUTOMA, at="D:L")
    tiles = {"A": "ms_11", "B": "ms_28", "C": "ms_05", "D": own, "E": "ms_01"}
    for segment, tile in tiles.items():
        table.book(segment, tile)
    table.effects(AUTOMA, "manuscript_3_4")
    assert table.saw("transcribe")[0].values[1] == table.position(taken)


@clause("VI-11.24")
def test_no_free_manuscript_in_sight_is_lost() -> None:
    table = Table(automa="cleric")
    for segment in "ABCDE":
        table.books(segment)
    table.effects(AUTOMA, "manuscript_3_4")
    assert table.saw("no_effect")
