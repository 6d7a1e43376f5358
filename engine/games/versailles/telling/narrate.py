"""Log sentences: every event of Versailles as a Text."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.events import Event
from engine.explain import Text
from engine.games.versailles.pieces import RESOURCES
from engine.games.versailles.state import State, palace_step
from engine.games.versailles.telling import words
from engine.games.versailles.telling.reasons import useless
from engine.texts import Seat

Values = dict[str, Any]
Teller = Callable[[Event, State], Values]


def narrate(event: Event, view: State) -> Text | None:
    """The log sentence of an event; None: not worth a line."""
    teller = _TELLERS.get(event.kind)
    if teller is None or (event.kind == "finish" and not event.values[1]):
        return None
    kind = event.values[0] if event.kind == "move" else event.kind
    return Text(f"versailles.log.{kind}", {"seat": Seat(event.seat), **teller(event, view)})


def _count(event: Event, view: State) -> Values:
    return {"n": event.values[0]}


def _order(event: Event, view: State) -> Values:
    return {"seats": tuple(Seat(seat) for seat in event.values)}


def _move(event: Event, view: State) -> Values:
    path = event.values[1:]
    return {
        "source": words.site(view, path[0]),
        "via": words.site(view, path[1]),
        "target": words.site(view, path[-1]),
    }


def _king(event: Event, view: State) -> Values:
    source, step = event.values
    return {"n": step - source, "step": step, "last": palace_step(view)}


def _strength(event: Event, view: State) -> Values:
    return {"site": words.site(view, event.values[0]), "n": event.values[1]}


def _site(event: Event, view: State) -> Values:
    return {"site": words.site(view, event.values[0])}


def _void(event: Event, view: State) -> Values:
    return {**_site(event, view), "why": useless(view, event.seat, event.values[0])}


def _goods(event: Event, view: State) -> Values:
    resource, n = event.values
    return {"what": words.good(RESOURCES.index(resource), n)}


def _tile(event: Event, view: State) -> Values:
    return {"tile": words.tile(view, event.values[0])}


def _slot(event: Event, view: State) -> Values:
    tile, slot = event.values
    return {"tile": words.tile(view, tile), "n": slot + 1}


def _buy(event: Event, view: State) -> Values:
    return {"what": words.decoration(view, event.values[0])}


def _adorn(event: Event, view: State) -> Values:
    kind, n, _ = event.values
    return {"what": Text("versailles.ornament", {"what": words.decoration(view, kind), "n": n})}


def _build(event: Event, view: State) -> Values:
    tile, square, _ = event.values
    return {"tile": words.tile(view, tile), "square": words.square(view, square)}


def _learn(event: Event, view: State) -> Values:
    number = event.values[0]
    return {"what": words.technology(view, number), "effect": words.effect(view, number)}


def _hire(event: Event, view: State) -> Values:
    return {"row": words.row(view, event.values[0])}


def _over(event: Event, view: State) -> Values:
    return {"reasons": tuple(Text(f"versailles.ending.{name}") for name in event.values)}


_TELLERS: dict[str, Teller] = {
    "order": _order,
    "move": _move,
    "spend_tokens": _count,
    "king": _king,
    "activate": _strength,
    "echo": _strength,
    "void": _void,
    "gain": _goods,
    "bonus": _goods,
    "pay": _goods,
    "take": _tile,
    "discard": _tile,
    "sweep": _tile,
    "reveal": _slot,
    "shuffle": _count,
    "pile_out": _count,
    "ready": _count,
    "buy": _buy,
    "build": _build,
    "adorn": _adorn,
    "score": _count,
    "learn": _learn,
    "hire": _hire,
    "arrive": _site,
    "finish": lambda event, view: {**_site(event, view), "n": event.values[1]},
    "over": _over,
}
"""Turn, marker and slide are seen on the table and need no line."""
