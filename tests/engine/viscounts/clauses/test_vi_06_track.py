"""VI-6 Virtue and corruption."""

from __future__ import annotations

import pytest

from engine.games.viscounts.constants import DRAW
from tests.engine.shared.marks import clause
from tests.engine.viscounts.layout import AUTOMA, BLUE, RED, Table


@clause("VI-6.1")
def test_the_markers_move_towards_each_other() -> None:
    table = Table().effects(RED, "corruption:2", "virtue:1")
    table.expect(RED, corruption=3, virtue=6)


@clause("VI-6.2")
@pytest.mark.parametrize(
    ("start", "effect", "end"),
    [
        ((3, 3), "corruption:1", (4, 4)),
        ((3, 3), "virtue:1", (2, 2)),
        ((6, 7), "corruption:3", (7, 7)),  # a step off the track is lost
        ((1, 2), "virtue:3", (1, 1)),
        ((7, 7), "corruption:1", (7, 7)),
        ((1, 1), "virtue:2", (1, 1)),
        ((7, 7), "virtue:1", (6, 6)),
        ((1, 7), "corruption:6", (7, 7)),
        ((1, 7), "virtue:6", (1, 1)),
        ((4, 5), "corruption:2", (6, 6)),
    ],
)
def test_markers_stick_once_they_meet(
    start: tuple[int, int], effect: str, end: tuple[int, int]
) -> None:
    table = Table().lay(RED, markers=start).effects(RED, effect)
    table.expect(RED, corruption=end[0], virtue=end[1])


@clause("VI-6.3", "VI-11.18")
def test_corruption_comes_before_virtue_of_one_event() -> None:
    """Markers on 4 and 5, 1 corruption, 2 virtue: both on 5, then on 3; else both were on 4."""
    table = Table(automa="cleric").lay(AUTOMA, markers=(4, 5), slots=[8, 9], discard="ss_cleric")
    table.lay(AUTOMA, bays="ss_builder - -").do("automa_shuffle", AUTOMA)
    kinds = [e.kind for e in table.events if e.kind in ("corruption", "virtue")]
    assert kinds == ["corruption", "virtue"]
    table.expect(AUTOMA, corruption=3, virtue=3)


@clause("VI-6.3", "VI-4.8")
def test_abilities_that_trigger_together_are_ordered_by_their_owner() -> None:
    table = Table().lay(RED, bays="tf_bishop tf_deacon_virtue -", markers=(4, 5))
    table.do("triggers", RED, "after_transcribe")
    table.answer("ability", table.card("tf_deacon_virtue"))
    assert [e.kind for e in table.events] == ["ability", "virtue", "ability", "corruption"]
    table.expect(RED, corruption=5, virtue=5)


@clause("VI-6.4")
def test_markers_that_meet_elsewhere_wait_for_the_own_phase_5() -> None:
    table = Table().lay(RED, markers=(4, 4)).lay(BLUE, markers=(5, 5))
    table.effects(RED, "virtue:1").expect(RED, corruption=3, virtue=3)
    table.do("begin_collision", RED)
    assert [e.seat for e in table.saw("collision")] == [RED]
    table.expect(RED, corruption=1, virtue=7).expect(BLUE, corruption=5, virtue=5)


@clause("VI-6.4")
def test_markers_that_meet_in_phase_6_wait() -> None:
    table = Table().lay(RED, bays="st_thief - -", markers=(4, 5), draw="")
    table.lay(RED, discard="st_abbot st_squire st_lender st_trader")
    table.state.phase = DRAW
    table.do("draw_cards").expect(RED, corruption=5, virtue=5)
    assert not table.saw("collision")
