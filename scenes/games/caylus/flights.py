"""Goods and castle tokens that fly while events are shown: from a card to who uses it."""

from __future__ import annotations

from engine.events import Event
from engine.games.caylus.data import SECTIONS
from engine.games.caylus.state import CASTLE, State
from engine.games.caylus.telling.event_places import activated
from scenes.table.view import Flight
from sprites.caylus.card_effects import amount_row
from sprites.caylus.icons import icon

SUPPLY = "estate"
"""The yard below the castle."""


def flights(event: Event, view: State, own: int, px: int) -> tuple[Flight, ...]:
    """What flies during an event; `own` is whose tray lies there, `px` the size of an icon."""
    kind, seat, values = event.kind, event.seat, event.values
    if kind in ("gain", "pay"):
        good, n = values
        picture = amount_row(((good, n),), px, spread=False)
        there = f"goods:{good}" if seat == own else f"seat:{seat}"
        if kind == "gain":
            return (Flight(picture, _source(view), there),)
        return (Flight(picture, there, _sink(view)),)
    if kind == "token":
        section = SECTIONS[values[0]]
        return (Flight(icon(section, px), f"castle:{section}", f"seat:{seat}"),)
    if kind == "token_lost":
        section = SECTIONS[values[0]]
        return (Flight(icon(section, px), f"castle:{section}", SUPPLY),)
    return ()


def _source(view: State) -> str:
    """Where a gain comes from: the card that is activated, else the common supply."""
    place = activated(view)
    return f"road:{place}" if place >= 0 else _sink(view)


def _sink(view: State) -> str:
    """Where a payment goes: batches to the castle, everything else to the supply."""
    return "castle" if view.phase == CASTLE else SUPPLY
