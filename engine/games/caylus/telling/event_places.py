"""Where the events of Caylus Magna Carta happen on the table."""

from __future__ import annotations

from engine.events import Event
from engine.games.caylus import places as at
from engine.games.caylus.data import SECTIONS
from engine.games.caylus.state import ACTIVATION, State


def event_anchors(event: Event, view: State) -> tuple[str, ...]:
    """Where an event happens: one anchor, or two when a piece goes from one to the other."""
    kind, seat, values = event.kind, event.seat, event.values
    home = f"seat:{seat}"
    if kind in ("gain", "pay"):
        return _goods(kind, home, values[0], activated(view))
    if kind in ("place", "build", "prestige"):
        place = values[0] if kind == "place" else values[1]
        return home, at.road_anchor(place) if place >= 0 else "estate"
    if kind in ("home", "unused"):
        return at.road_anchor(values[0]), home
    if kind in ("provost", "provost_advances"):
        return (at.road_anchor(values[1]),)
    if kind in ("activate", "activation", "effect", "decline", "cannot", "chosen", "residence"):
        return (at.road_anchor(values[0]),)
    if kind == "token":
        return f"castle:{SECTIONS[values[0]]}", home
    if kind == "token_lost":
        return (f"castle:{SECTIONS[values[0]]}",)
    if kind == "pass":
        return home, "bridge"
    return ()


def _goods(kind: str, home: str, good: str, place: int) -> tuple[str, ...]:
    """Where goods come from and go to: the card that is activated, else the seat's own goods."""
    other = at.road_anchor(place) if place >= 0 else f"goods:{good}"
    return (other, home) if kind == "gain" else (home, other)


def activated(view: State) -> int:
    """The road card that is being activated; -1 for none."""
    if view.phase != ACTIVATION:
        return -1
    for name, _, args in reversed(view.agenda):
        if name == "go_home":
            return int(args)
    return -1
