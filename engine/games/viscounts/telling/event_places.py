"""Where the events of Viscounts happen on the table."""

from __future__ import annotations

from collections.abc import Callable

from engine.events import Event
from engine.games.viscounts import constants as c
from engine.games.viscounts import places as at
from engine.games.viscounts.state import State


def event_anchors(event: Event, view: State) -> tuple[str, ...]:
    """Where an event happens: one anchor, or two when a piece goes from one to the other."""
    kind, seat, values = event.kind, event.seat, event.values
    if kind in ("gain", "pay"):
        return _goods_places(kind, seat, values[0])
    if kind == "walk":
        return (at.space_anchor(view, values[0]), at.space_anchor(view, values[1]))
    if kind in ("hire", "dismiss"):
        return (at.pile_anchor(view, values[1]), f"seat:{seat}")
    if kind in ("transcribe", "transcribe_printed"):
        return (at.book_anchor(view, values[1]), f"seat:{seat}")
    if kind == "build":
        return (f"seat:{seat}", at.spot_anchor(view, values[2]))
    if kind in _PLACES:
        return _PLACES[kind](event, view)
    return ()


def _goods_places(kind: str, seat: int, good: str) -> tuple[str, ...]:
    """From or to a heap of the own board; the automa's wild resources have none."""
    if good == c.GOODS[c.WILD]:
        return (f"seat:{seat}",)
    return (f"seat:{seat}", f"goods:{good}")[:: -1 if kind == "pay" else 1]


def _castle_places(event: Event, view: State) -> tuple[str, ...]:
    kind, values = event.kind, event.values
    if kind == "castle_move":
        return at.castle_anchor(1, values[0]), at.castle_anchor(1, values[1])
    if kind == "group":
        return at.castle_anchor(1, values[0]), at.castle_anchor(2, values[0])
    if kind == "inner":
        return at.castle_anchor(2, values[0]), at.castle_anchor(3, 0)
    if kind == "bump":
        return at.castle_anchor(values[0], values[1]), f"seat:{values[2]}"
    return f"seat:{event.seat}", at.castle_anchor(1, values[0])


_PLACES: dict[str, Callable[[Event, State], tuple[str, ...]]] = {
    "castle_move": _castle_places,
    "group": _castle_places,
    "inner": _castle_places,
    "bump": _castle_places,
    "place_workers": _castle_places,
    "link": lambda event, view: (at.link_anchor(view, event.values[0]),),
    "too_dear": lambda event, view: (at.pile_anchor(view, event.values[1]),),
    "nobody_to_hire": lambda event, view: (at.pile_anchor(view, event.values[0]),),
    "uncover": lambda event, view: (at.pile_anchor(view, event.values[0]),),
    "uncover_tile": lambda event, view: (at.book_anchor(view, event.values[0]),),
    "poverty": lambda event, view: ("poverty",),
    "prosperity": lambda event, view: ("prosperity",),
    "debt": lambda event, view: ("poverty", f"seat:{event.seat}"),
    "deed": lambda event, view: ("prosperity", f"seat:{event.seat}"),
    "play": lambda event, view: (f"seat:{event.seat}", "bay:1"),
    "scheme": lambda event, view: ("automa:scheme",),
    "scheme_row": lambda event, view: ("automa:scheme",),
    "option": lambda event, view: ("automa:scheme",),
    "options_left_out": lambda event, view: ("automa:scheme",),
    "option_refused": lambda event, view: ("automa:scheme",),
    "future_scheme": lambda event, view: ("automa:future", "automa:discard"),
    "bonus": lambda event, view: (f"bonus:{event.values[0]}", f"seat:{event.seat}"),
    "leader": lambda event, view: ("leader", f"seat:{event.seat}"),
    "reveal": lambda event, view: (f"seat:{event.seat}", f"slot:{event.values[0] + 1}"),
}
