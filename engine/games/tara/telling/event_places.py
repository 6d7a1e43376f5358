"""Where an event happens: anchors for the animation."""

from __future__ import annotations

from engine.events import Event
from engine.games.tara import places as at
from engine.games.tara.board import K0, positions_in
from engine.games.tara.state import State

_PUTS = frozenset({"put", "capture", "fort", "garrison", "replace", "point"})
_TAKES = frozenset({"freed", "surplus", "fort_given_up", "strip"})
_PROVINCE = frozenset({"closed", "opened", "clear", "traitor", "hire", "no_hire", "no_traitor"})
"""Shown at the name stone."""
_OWN = frozenset(
    {
        *("keep", "set_aside", "take_up", "deal", "start_player", "turn", "used"),
        *("play", "enter_province"),
    }
)
"""What somebody does with tablets, before anything lies on the board."""


def event_anchors(event: Event, view: State) -> tuple[str, ...]:
    """Where it happens: seats first, then the place on the table, if it has one.

    Two places on the table mean that something went from the first to the second.
    """
    kind, seat, values = event.kind, event.seat, event.values
    if kind in _PUTS or kind in _TAKES:
        return at.seat_anchor(seat), at.hollow_anchor(view, values[0], values[1])
    if kind in _PROVINCE:
        return (at.amnesty_anchor(view, values[0]),)
    if kind in _OWN:
        return (at.seat_anchor(seat),)
    return _cards_and_money(event, view) or _board(event, view)


def _cards_and_money(event: Event, view: State) -> tuple[str, ...]:
    kind, seat, values = event.kind, event.seat, event.values
    if kind == "pay":
        return at.seat_anchor(seat), "goods:cumal"
    if kind in ("gain", "spread"):
        return "goods:cumal", at.seat_anchor(seat)
    if kind == "majority":
        return at.seat_anchor(seat), at.amnesty_anchor(view, values[1])
    if kind == "discard":
        return at.seat_anchor(seat), "discard"
    if kind in ("compare", "turn_up"):
        place = view.turned.index(values[0]) if values[0] in view.turned else 0
        return at.seat_anchor(seat), at.turned_anchor(place)
    if kind in ("shuffle", "reshuffle"):
        return ("draw",)
    if kind == "turned_away":
        return ("discard",)
    if kind == "next_start":
        return at.seat_anchor(values[0]), at.seat_anchor(seat)
    return ()


def _board(event: Event, view: State) -> tuple[str, ...]:
    kind, seat, values = event.kind, event.seat, event.values
    if kind == "amnesty":
        return at.seat_anchor(seat), at.amnesty_anchor(view, values[1])
    if kind in ("amnesty_freed", "home", "king_returns"):
        return at.seat_anchor(seat), at.amnesty_anchor(view, values[0])
    if kind == "activate":
        return tuple(at.hollow_anchor(view, values[0], p) for p in positions_in(values[1]))[:1]
    if kind == "promote":
        return at.seat_anchor(seat), at.hollow_anchor(view, values[0], values[1])
    if kind in ("king", "depose", "cylinder"):
        return (at.hollow_anchor(view, values[0], K0),)
    if kind == "swap":
        province, here, _, _, there, _, _ = values
        return at.hollow_anchor(view, province, here), at.hollow_anchor(view, province, there)
    if kind == "imprison":
        return at.seat_anchor(seat), at.amnesty_anchor(view, values[2])
    if kind in ("exchange", "ransom", "no_ransom"):
        return at.seat_anchor(seat), at.rath_anchor(values[0])
    if kind == "victory":
        return tuple(at.hollow_anchor(view, province, K0) for province in values)
    return ()
