"""The road card on the stage while it is activated: its effects, and which one is at work."""

from __future__ import annotations

from engine.events import Event
from engine.games.caylus.state import State
from scenes.table.view import LineState, StageCard

PRIMARY = 0


def stage_card(event: Event, view: State, before: StageCard | None) -> StageCard | None:
    """What stands on the stage after an event. Lines: the primary and the secondary effect."""
    kind, values = event.kind, event.values
    if kind == "activate":
        return _at_work(values[0], "lit", _later(view, values[0]))
    if kind in ("effect", "decline", "cannot"):
        place, part = values[0], values[1]
        now: LineState = "lit" if kind == "effect" else "impossible"
        if part == PRIMARY:
            return _at_work(place, now, _later(view, place))
        return _at_work(place, "done", now)
    if kind in ("unused", "most_batches", "token_lost", "round", "deliver", "over"):
        return None
    return before


def _at_work(place: int, primary: LineState, secondary: LineState) -> StageCard:
    return StageCard(place, f"road:{place}", (primary, secondary))


def _later(view: State, place: int) -> LineState:
    """The owner's effect comes next, but not with the owner's own worker (CA-7.5)."""
    return "impossible" if view.worker[place] == view.owner[place] else "open"
