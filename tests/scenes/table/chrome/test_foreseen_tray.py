"""The tray of the view that is shown next is drawn ahead, before and after the change."""

from __future__ import annotations

from contextlib import nullcontext
from types import SimpleNamespace
from typing import Any

import pytest

from scenes.table.chrome.panels import Panels

NOW, NEXT = object(), object()


@pytest.mark.parametrize(
    ("view", "seat", "drawn"), [(NEXT, 1, ["silver 5", "silver 7"]), (NOW, 1, []), (NEXT, 0, [])]
)
def test_it_is_drawn_where_another_view_of_the_same_seat_comes(
    view: object, seat: int, drawn: list[str]
) -> None:
    found: list[str] = []
    facts = ("seats", "silver 7", "strip")
    panels: Any = SimpleNamespace(
        _facts=lambda view: facts,
        _facts_view=NOW,
        _tray_seat=1,
        seat_shown=seat,
        _tray="silver 5",
        _context=SimpleNamespace(viewer=0, chrome=SimpleNamespace(held=nullcontext)),
        _counted=SimpleNamespace(coming=lambda view: ({}, {})),
        _wells=SimpleNamespace(set=lambda counters, deltas, ahead: found.append(counters)),
    )
    assert Panels.foresee(panels, view) == facts  # type: ignore[arg-type]
    assert found == drawn
