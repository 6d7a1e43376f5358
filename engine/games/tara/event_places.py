"""Where an event happens: anchors for the animation."""

from __future__ import annotations

from engine.events import Event
from engine.games.tara import places as at
from engine.games.tara.board import BELOW, positions_in
from engine.games.tara.state import State

_FROM_SUPPLY = frozenset({"put", "capture", "fort", "garrison", "replace"})
_TO_SUPPLY = frozenset({"freed", "surplus", "fort_given_up"})
_PROVINCE = frozenset(
    {"enter_province", "closed", "opened", "clear", "traitor", "hire", "no_hire", "no_traitor"}
)
_FROM_DRAW = frozenset({"compare", "turn_up"})
_CARDS = frozenset({"keep", "set_aside", "take_up"})


def event_anchors(event: Event, view: State) -> tuple[str, ...]:
    """One anchor, or two when something goes from the first to the second."""
    kind, seat, values = event.kind, event.seat, event.values
    if kind in _FROM_SUPPLY:
        return at.supply_anchor(seat), at.hollow_anchor(view, values[0], values[1])
    if kind in _TO_SUPPLY:
        return at.hollow_anchor(view, values[0], values[1]), at.supply_anchor(seat)
    if kind == "strip":
        return at.hollow_anchor(view, values[0], values[1]), at.supply_anchor(values[2])
    if kind in _PROVINCE:
        return (at.province_anchor(view, values[0]),)
    return _cards_and_money(event, view) or _board(event, view)


def _cards_and_money(event: Event, view: State) -> tuple[str, ...]:
    kind, seat, values = event.kind, event.seat, event.values
    if kind == "pay":
        return at.rath_anchor(seat), "goods:cumal"
    if kind in ("gain", "majority", "spread"):
        return "goods:cumal", at.rath_anchor(seat)
    if kind == "discard":
        return at.seat_anchor(seat), "discard"
    if kind in ("used", "turned_away"):
        return at.turned_anchor(0), "discard"
    if kind in _FROM_DRAW:
        place = view.turned.index(values[0]) if values[0] in view.turned else 0
        return "draw", at.turned_anchor(place)
    if kind == "deal":
        return "draw", at.rath_anchor(seat)
    if kind in _CARDS:
        return (at.rath_anchor(seat),)
    if kind == "shuffle":
        return ("draw",)
    if kind == "reshuffle":
        return "discard", "draw"
    if kind in ("start_player", "turn"):
        return (at.seat_anchor(seat),)
    if kind == "next_start":
        return at.seat_anchor(values[0]), at.seat_anchor(seat)
    return ()


def _board(event: Event, view: State) -> tuple[str, ...]:
    kind, seat, values = event.kind, event.seat, event.values
    if kind in ("play", "amnesty"):
        return at.seat_anchor(seat), at.province_anchor(view, values[1])
    if kind == "amnesty_freed" or kind == "home" or kind == "king_returns":
        return at.province_anchor(view, values[0]), at.supply_anchor(seat)
    if kind == "point":
        return (at.hollow_anchor(view, values[0], values[1]),)
    if kind == "activate":
        return tuple(at.hollow_anchor(view, values[0], p) for p in positions_in(values[1]))
    if kind == "promote":
        province, target, _ = values
        return tuple(at.hollow_anchor(view, province, p) for p in (*BELOW[target], target))
    if kind in ("king", "depose", "cylinder"):
        return (at.hollow_anchor(view, values[0], 14),)
    if kind == "swap":
        province, here, _, _, there, _, _ = values
        return at.hollow_anchor(view, province, here), at.hollow_anchor(view, province, there)
    if kind == "imprison":
        return at.province_anchor(view, values[2]), at.rath_anchor(seat)
    if kind in ("exchange", "no_ransom"):
        return at.rath_anchor(seat), at.rath_anchor(values[0])
    if kind == "ransom":
        return at.rath_anchor(values[0]), at.supply_anchor(seat)
    if kind == "victory":
        return tuple(at.hollow_anchor(view, province, 14) for province in values)
    return ()
