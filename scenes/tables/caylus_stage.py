"""The road card on the stage while it is activated: its effects, and which one is at work."""

from __future__ import annotations

from typing import Any

from engine.events import Event
from scenes.table.view import LineState, StageCard

PRIMARY, SECONDARY = 0, 1


def stage_card(event: Event, view: Any, before: StageCard | None) -> StageCard | None:
    """What stands on the stage after an event. Lines: the primary and the secondary effect."""
    kind, values = event.kind, event.values
    if kind == "activate":
        return StageCard(values[0], f"road:{values[0]}", ("lit", "open"))
    if kind in ("effect", "decline"):
        place, part = values[0], values[1]
        lines: tuple[LineState, ...] = ("lit", "open") if part == PRIMARY else ("done", "lit")
        return StageCard(place, f"road:{place}", lines)
    if kind in ("unused", "most_batches", "token_lost", "round", "deliver", "over"):
        return None
    return before
