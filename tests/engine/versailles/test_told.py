"""What Versailles' log says in full."""

from __future__ import annotations

import pytest

from engine.events import Event
from engine.texts import load_catalogue
from tests.engine.versailles.layout import Table


@pytest.mark.clause("VE-6.8.2")
@pytest.mark.parametrize(("row", "says"), [(0, "row 1"), (1, "row 2")])
def test_a_hired_worker_is_told_with_its_row(row: int, says: str) -> None:
    table = Table(2)
    text = table.game.narrate(Event("hire", 0, (row,), (), "VE-6.8.2"), table.state)
    assert text is not None
    assert load_catalogue("en").say(text, ["Ann", "Ben"]) == f"Ann hires the worker of {says}"
