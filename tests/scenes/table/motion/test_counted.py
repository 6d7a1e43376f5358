"""The figures beside the counters: what the shown event has changed, and nothing at rest."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from scenes.table.motion.counted import Counted


def test_an_event_changes_counters_until_it_was_shown() -> None:
    game = SimpleNamespace(counters=lambda view, seat: {"silver": view["silver"] * (seat + 1)})
    match: Any = SimpleNamespace(game=game, seats=2)
    animator: Any = SimpleNamespace(shown_event=None)
    counted = Counted(match, animator)
    before: Any = {"silver": 5}
    after: Any = {"silver": 7}
    assert counted.changes(before) == ({}, {})
    animator.shown_event = "gain"
    assert counted.changes(after) == ({"silver": 2}, {"silver": 4})
    animator.shown_event = "walk"
    assert counted.changes(after) == ({"silver": 2}, {"silver": 4}), "it changes nothing itself"
    animator.shown_event = None
    assert counted.changes(after) == ({}, {}), "all was shown"


def test_what_comes_next_changes_counters_from_what_they_are_now() -> None:
    game = SimpleNamespace(counters=lambda view, seat: {"silver": view["silver"]})
    match: Any = SimpleNamespace(game=game, seats=1)
    animator: Any = SimpleNamespace(shown_event=None)
    counted = Counted(match, animator)
    views: list[Any] = [{"silver": silver} for silver in (5, 7, 8)]
    counted.changes(views[0])
    animator.shown_event = "gain"
    counted.changes(views[1])
    assert counted.coming(views[2]) == ({"silver": 1},)
    assert counted.coming(views[1]) == ({"silver": 2},), "it changes nothing itself"
