"""The tile on the stage while somebody else takes, builds or discards it."""

from __future__ import annotations

from engine.events import Event
from engine.games.versailles import places as at
from engine.games.versailles.state import State
from scenes.table.view import StageCard

_STAYS = ("pay", "adorn", "score")
"""Events that belong to the tile that was shown before."""


def stage_card(event: Event, view: State, before: StageCard | None) -> StageCard | None:
    """What stands on the stage after an event."""
    if event.kind == "build":
        tile, square, _ = event.values
        return StageCard(tile, at.square(view, square))
    if event.kind == "take":
        return StageCard(event.values[0], at.tile(view, event.values[0]))
    return before if event.kind in _STAYS else None
