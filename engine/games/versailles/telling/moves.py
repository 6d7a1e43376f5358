"""Which events of Versailles are one move of the log: a worker's way and the use of a site."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.events import Event
from engine.events.moves import Amount, Moves, goods_moved
from engine.explain import Text
from engine.games.versailles.state import State
from engine.games.versailles.telling import words
from engine.games.versailles.telling.reasons import nearest
from engine.texts import Seat

_USES = ("activate", "echo")


def _amounts(event: Event) -> tuple[Amount, ...]:
    if event.kind == "bonus":
        return ((event.values[0], event.values[1]),)
    return (("point", event.values[0]),) if event.kind == "score" else goods_moved(event)


def _goods(good: str, n: int) -> Text:
    folder = "move" if good == "point" else "good"
    return Text(f"versailles.{folder}.{good}", {"n": n})


def _remarks(events: Sequence[Event], named: Event, view: State) -> tuple[Text, ...]:
    """How many workers were where, unless the headline says so."""
    use = next((event for event in events if event.kind in _USES), None)
    if use is None or named.kind in _USES:
        return ()
    site, n = use.values[:2]
    return (Text("versailles.move.at", {"site": words.site(view, site), "n": n}),)


def _came_from(events: Sequence[Event], named: Event, view: State) -> tuple[Text, ...]:
    """Which way workers came, and whether a token was spent for it."""
    way = next((event for event in events if event.kind == "move"), None)
    if way is None or way is named:
        return ()
    kind, *path = way.values
    values = {
        "seat": Seat(way.seat),
        "source": words.site(view, path[0]),
        "via": words.site(view, path[1]),
        "target": words.site(view, path[-1]),
    }
    return (Text(f"versailles.heard.way.{kind}", values),)


def _heard(events: Sequence[Event], view: State) -> Text | None:
    """From which row a worker is hired, by its price as in the answer; what a tile misses that
    could not be built."""
    event = events[-1]
    if event.kind == "void":
        why = nearest(view, event.seat, event.values[0])
        if why is None:
            return None
        site = words.site(view, event.values[0])
        values: dict[str, Any] = {"seat": Seat(event.seat), "site": site, "why": why}
        return Text("versailles.log.void", values)
    if event.kind != "hire":
        return None
    values = {"seat": Seat(event.seat), "cost": words.row_price(view, event.values[0])}
    return Text("versailles.heard.log.hire", values)


MOVES = Moves(
    verbs=frozenset({"single", "pair", "double_step"}),
    opening=frozenset({"order", "move", "echo"}),
    alone=frozenset({"over"}),
    naming=(
        "build",
        "learn",
        "buy",
        "hire",
        "take",
        "sweep",
        "ready",
        "void",
        "activate",
        "echo",
        "move",
        "order",
    ),
    besides=frozenset(
        {"build", "learn", "buy", "hire", "take", "ready", "void", "king", "pile_out"}
    ),
    quiet=frozenset({"void"}),
    amounts=_amounts,
    goods=_goods,
    remarks=_remarks,
    before=_came_from,
    remarks_lead=True,
    heard=_heard,
)
