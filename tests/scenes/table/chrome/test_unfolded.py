"""Of few seats all others lie unfolded on the rail, of more none; each tells whose turn it is."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from scenes.table.chrome import panels as panels_module
from scenes.table.chrome.panels import Panels
from scenes.table.chrome.rail import RailMaker, RailState
from scenes.table.view import SeatFacts

PARTS = (
    "Counted", "InspectorPanel", "ChooserPanel", "TrayPanel", "DigestPanel", "StripAndPrompt",
    "ChromeAhead", "LogPanel", "RailMaker", "RailPace",
)  # fmt: skip


@pytest.mark.parametrize(("seats", "unfolded"), [(2, {0}), (3, set())])
def test_at_a_table_of_two_the_other_seat_lies_unfolded(
    seats: int, unfolded: set[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in PARTS:
        monkeypatch.setattr(panels_module, name, lambda *given: SimpleNamespace())
    context: Any = SimpleNamespace(
        match=SimpleNamespace(seats=seats),
        viewer=1,
        model=None,
        table=None,
        say=None,
        pacing=None,
        animator=None,
    )
    history: Any = None
    assert Panels(context, history).rail_state.unfolded == unfolded


@pytest.mark.parametrize(("seats", "unfolded"), [(2, {0}), (3, set())])
def test_whoever_looks_next_finds_the_rail_as_if_nobody_had_looked(
    seats: int, unfolded: set[int]
) -> None:
    state = RailState(tab="aid", unfolded={1}, opened={"4"})
    inspector = SimpleNamespace(forget=lambda: None)
    panels: Any = SimpleNamespace(
        rail_pace=SimpleNamespace(whole=False),
        unpin=lambda: None,
        inspector=inspector,
        rail_state=state,
        _context=SimpleNamespace(match=SimpleNamespace(seats=seats), model=SimpleNamespace(seat=1)),
    )
    Panels.forget(panels)
    assert state == RailState(unfolded=unfolded)


@pytest.mark.parametrize("turn", [0, 1])
def test_the_panel_of_whose_turn_it_is_is_marked(turn: int) -> None:
    model: Any = None
    view: Any = SimpleNamespace(styles=("red", "blue"), track=lambda facts, scale: None)
    maker = RailMaker(model, view, str)
    facts = [SeatFacts(seat, name, "", "person", ((),)) for seat, name in enumerate("AB")]
    panels = [maker._panel(each, False, 1.0, {}, turn) for each in facts]
    assert [(panel.name, panel.active) for panel in panels] == [("A", turn == 0), ("B", turn == 1)]
