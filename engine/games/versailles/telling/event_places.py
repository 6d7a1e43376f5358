"""Where the events of Versailles happen on the table."""

from __future__ import annotations

from collections.abc import Callable

from engine.events import Event
from engine.games.versailles import places as at
from engine.games.versailles.state import State


def event_anchors(event: Event, view: State) -> tuple[str, ...]:
    """Where an event happens: one anchor, or several when a piece goes from one to the next."""
    finder = _PLACES.get(event.kind)
    return finder(event, view) if finder else ()


def _home(event: Event) -> str:
    return f"seat:{event.seat}"


Finder = Callable[[Event, State], tuple[str, ...]]

_PLACES: dict[str, Finder] = {
    "turn": lambda e, v: (_home(e),),
    "move": lambda e, v: tuple(at.site(v, place) for place in e.values[1:]),
    "spend_tokens": lambda e, v: (at.TOKENS, _home(e)),
    "ready": lambda e, v: (at.TOKENS, _home(e)),
    "king": lambda e, v: tuple(at.king(step) for step in e.values),
    "marker": lambda e, v: (at.site(v, e.values[1]),),
    "activate": lambda e, v: (at.site(v, e.values[0]),),
    "echo": lambda e, v: (at.pool(v, e.values[0], e.seat),),
    "void": lambda e, v: (at.pool(v, e.values[0], e.seat),),
    "finish": lambda e, v: (at.pool(v, e.values[0], e.seat),),
    "gain": lambda e, v: (at.goods(e.values[0]), _home(e)),
    "bonus": lambda e, v: (at.goods(e.values[0]), _home(e)),
    "pay": lambda e, v: (_home(e), at.goods(e.values[0])),
    "take": lambda e, v: (at.display(e.values[1]), _home(e)),
    "discard": lambda e, v: (_home(e), at.DISCARD),
    "sweep": lambda e, v: (at.display(e.values[1]), at.DISCARD),
    "reveal": lambda e, v: (at.PILE, at.display(e.values[1])),
    "shuffle": lambda e, v: (at.DISCARD, at.PILE),
    "pile_out": lambda e, v: (at.PILE,),
    "buy": lambda e, v: (at.workshop(v, e.values[0]), _home(e)),
    "build": lambda e, v: (_home(e), at.square(v, e.values[1])),
    "adorn": lambda e, v: (_home(e), at.square(v, e.values[2])),
    "score": lambda e, v: (f"score:{e.seat}",),
    "learn": lambda e, v: _marker_path(e, v),
    "hire": lambda e, v: (at.newcomer(v, e.values[0], e.seat),),
    "arrive": lambda e, v: (at.pool(v, e.values[0], e.seat),),
}


def _marker_path(event: Event, view: State) -> tuple[str, ...]:
    number = event.values[0]
    row = view.data.technologies[number].row - 1
    return at.tech_marker(row, event.seat), at.tech(view, number)
