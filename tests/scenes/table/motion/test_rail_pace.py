"""The rail draws its parts one by one, and speaks only of what a carried piece stays over."""

from __future__ import annotations

from scenes.table.motion.pacing import Pacing
from scenes.table.motion.rail_pace import PASSING, RailPace
from sprites.common.chrome_rail import Rail
from sprites.common.players import style_of
from sprites.common.rail_inspector import Inspector
from sprites.common.rail_log import LogLine, LogView
from sprites.common.rail_seats import SeatPanel

SEAT = SeatPanel("0", style_of("red"), "Julia", "")
LATER = Rail(
    seats=(SEAT,), log=LogView((LogLine("1:0", ("Built.",)),)), inspected=Inspector("Forge")
)


def begun() -> tuple[RailPace, Pacing]:
    """A pace after the first rail was shown."""
    pacing = Pacing()
    pace = RailPace(pacing)
    pace.paced(Rail())
    pacing.begin()
    return pace, pacing


def test_seats_come_first_then_the_log_and_at_last_the_inspector() -> None:
    pace, pacing = begun()
    shown = [pace.paced(LATER) for _ in range(3)]
    assert [bool(rail.seats) for rail in shown] == [True, True, True]
    assert [bool(rail.log.lines) for rail in shown] == [False, True, True]
    assert [rail.inspected is not None for rail in shown] == [False, False, True]
    assert pacing.waiting


def test_what_was_meant_for_another_goes_at_once() -> None:
    pace, pacing = begun()
    pace.whole = True
    assert pace.paced(LATER) == LATER
    assert not pacing.waiting


def test_a_carried_piece_passes_things_without_a_word() -> None:
    pace, _ = begun()
    forge, mill = "forge", "mill"
    assert pace.passes(True, forge)
    assert not pace.update(PASSING / 2)
    assert pace.passes(True, mill)
    assert not pace.update(PASSING * 0.9)
    assert pace.update(PASSING)
    assert not pace.passes(True, mill)
    assert pace.next_wakeup is None
    assert not pace.passes(False, forge)
