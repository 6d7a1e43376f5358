"""What a walk calls a meeting of markers, and how it counts what is gained and paid."""

from __future__ import annotations

import pytest

from engine.events import Event
from engine.games.viscounts.audit import labels, ledger
from tests.engine.shared.marks import clause
from tests.engine.viscounts.layout import BLUE, RED, Table

THIEF, SQUIRE = "st_thief - -", "st_squire - -"


@clause("VI-7.5")
@pytest.mark.parametrize(
    ("space", "guilty", "others"),
    [
        (1, True, True),
        (1, False, False),
        (4, True, True),
        (4, False, True),
        (5, True, False),
        (5, False, True),
        (7, False, True),
    ],
)
def test_the_row_of_the_others_counts_where_somebody_meets_its_condition(
    space: int, guilty: bool, others: bool
) -> None:
    table = Table().lay(RED, bays=SQUIRE).lay(BLUE, bays=THIEF if guilty else SQUIRE)
    found = list(labels(Event("collision_space", RED, (space,), (), "VI-7.5"), table.state))
    rows = [f"collision:{space}:active", f"collision:{space}:others"]
    assert found == rows[: 2 if others else 1]


@pytest.mark.parametrize(("kind", "change"), [("gain", 2), ("pay", -2)])
def test_what_is_gained_and_paid_is_counted_by_its_name(kind: str, change: int) -> None:
    moved = Event(kind, BLUE, ("silver", 2), (), "VI-8")
    assert list(ledger(moved, Table().state)) == [(BLUE, "silver", change)]
