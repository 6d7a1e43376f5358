"""Which events of Versailles are one move of the log: a worker's way and the use of a site."""

from __future__ import annotations

from collections.abc import Sequence

from engine.events import Event
from engine.events.moves import Amount, Moves, goods_moved
from engine.explain import Text
from engine.games.versailles.state import State
from engine.games.versailles.telling import words

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
    """From where workers came, unless the headline says so."""
    way = next((event for event in events if event.kind == "move"), None)
    if way is None or way is named:
        return ()
    kind, source = way.values[:2]
    values = {"site": words.site(view, source), "n": 2 if kind == "pair" else 1}
    return (Text("versailles.move.from", values),)


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
    amounts=_amounts,
    goods=_goods,
    remarks=_remarks,
    before=_came_from,
    remarks_lead=True,
)
