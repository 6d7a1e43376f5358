"""The ledger of Versailles and the names of what a game has exercised."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from engine.events import Event
from engine.game import Outcome
from engine.games.versailles.pieces import RESOURCES
from engine.games.versailles.state import State
from engine.games.versailles.turn import endings as ends_of
from engine.simulation.audit import Audit, Entry

COUNTERS = frozenset(
    {
        *RESOURCES,
        "points",
        "workers",
        "waiting",
        "tokens",
        "tiles",
        "built",
        "technologies",
        "decorations",
    }
)

_MOVES: dict[str, tuple[tuple[str, int], ...]] = {
    "take": (("tiles", 1),),
    "discard": (("tiles", -1),),
    "build": (("tiles", -1), ("built", 1)),
    "buy": (("decorations", 1),),
    "learn": (("technologies", 1),),
    "hire": (("waiting", -1),),
    "arrive": (("workers", 1),),
}

_NUMBERS = {"score": ("points", 1), "ready": ("tokens", 1), "spend_tokens": ("tokens", -1)}


def ledger(event: Event, state: State) -> Iterator[Entry]:
    """How an event changes the counters of a seat."""
    kind, seat, values = event.kind, event.seat, event.values
    if kind in ("gain", "bonus", "pay"):
        yield seat, values[0], -values[1] if kind == "pay" else values[1]
    elif kind == "adorn":
        yield seat, "decorations", -values[1]
    elif kind in _NUMBERS:
        counter, sign = _NUMBERS[kind]
        yield seat, counter, sign * values[0]
    for counter, change in _MOVES.get(kind, ()):
        yield seat, counter, change


def _move(event: Event, state: State) -> Iterator[str]:
    ids = [state.data.sites[place].id for place in event.values[1:]]
    yield f"{event.values[0]}:{':'.join(ids)}"


def _site(event: Event, state: State) -> Iterator[str]:
    yield f"{event.kind}:{state.data.sites[event.values[0]].id}"


def _tile(event: Event, state: State) -> Iterator[str]:
    yield f"{event.kind}:{state.data.tiles[event.values[0]].id}"


def _build(event: Event, state: State) -> Iterator[str]:
    tile, _, turn = event.values
    yield from _tile(event, state)
    yield f"turn:{state.data.tiles[tile].edges}:{turn}"
    if event.seat != state.turn:
        yield "echo:builds"


def _buy(event: Event, state: State) -> Iterator[str]:
    kind = event.values[0]
    yield f"buy:{state.data.decorations[kind].id}"
    if not state.shop[kind]:
        yield "sold_out"


def _adorn(event: Event, state: State) -> Iterator[str]:
    yield f"adorn:{state.data.decorations[event.values[0]].id}"


def _learn(event: Event, state: State) -> Iterator[str]:
    yield f"learn:{state.data.technologies[event.values[0]].id}"


def _king(event: Event, state: State) -> Iterator[str]:
    yield f"king:{event.values[1] - event.values[0]}"


def _hire(event: Event, state: State) -> Iterator[str]:
    yield f"hire:{state.data.newcomer_rows[event.values[0]]}"


def _resource(event: Event, state: State) -> Iterator[str]:
    yield f"{event.kind}:{event.values[0]}"


_LABELS: dict[str, Callable[[Event, State], Iterable[str]]] = {
    "move": _move,
    "activate": _site,
    "echo": _site,
    "void": _site,
    "take": _tile,
    "build": _build,
    "buy": _buy,
    "adorn": _adorn,
    "learn": _learn,
    "king": _king,
    "hire": _hire,
    "gain": _resource,
    "bonus": _resource,
}


def labels(event: Event, state: State) -> Iterable[str]:
    """What an event exercised: "build:T18", "echo:sawmill", "learn:bonus_wood"."""
    namer = _LABELS.get(event.kind)
    return namer(event, state) if namer else (f"event:{event.kind}",)


def endings(state: State, outcome: Outcome) -> Iterator[str]:
    """Which ends were met, and how the game was won."""
    yield f"ending:{'+'.join(ends_of(state))}"
    yield f"won:{outcome.reason.key.removeprefix('versailles.outcome.')}"


AUDIT = Audit(COUNTERS, ledger, labels, endings)
