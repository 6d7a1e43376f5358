"""The ledger of Tara and the names of what a game has exercised."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from engine.events import Event
from engine.game import Outcome
from engine.games.tara.board import NAMES
from engine.games.tara.state import State
from engine.simulation.audit import Audit, Entry

COUNTERS = frozenset({"cumal", "supply"})

_FROM_SUPPLY = frozenset({"put", "capture", "fort", "replace", "garrison"})
_TO_OWNER = frozenset({"strip", "replace"})
_HOME = frozenset({"freed", "amnesty_freed", "surplus", "home", "king_returns"})


def ledger(event: Event, state: State) -> Iterator[Entry]:
    """How an event changes money and supplies."""
    kind, seat, values = event.kind, event.seat, event.values
    if kind in ("gain", "pay"):
        yield seat, values[0], values[1] if kind == "gain" else -values[1]
    elif kind in ("majority", "spread"):
        yield seat, "cumal", values[0]
    elif kind == "ransom":
        keeper, discs, price = values
        yield seat, "cumal", -price
        yield keeper, "cumal", price
        yield seat, "supply", discs
    elif kind == "exchange":
        yield seat, "supply", values[1]
        yield values[0], "supply", values[1]
    elif kind == "fort_given_up":
        yield seat, "supply", 1
    if kind in _FROM_SUPPLY:
        yield seat, "supply", -1
    if kind in _TO_OWNER:
        yield values[2], "supply", 1
    if kind in _HOME:
        yield seat, "supply", values[-1]


def _shape(state: State, card: int) -> str:
    return state.data.shapes[state.data.shape_of[card]].id


def _play(event: Event, state: State) -> Iterator[str]:
    card, province = event.values
    yield f"play:{_shape(state, card)}"
    yield f"card:{card}"
    yield f"province:{state.data.provinces[province]}"


def _promote(event: Event, state: State) -> Iterator[str]:
    yield f"{event.values[2]}:{NAMES[event.values[1]]}"


def _swap(event: Event, state: State) -> Iterator[str]:
    _, here, this, _, there, that, _ = event.values
    tops = (this < 0) + (that < 0)
    yield f"swap:{('captives', 'top and captive', 'tops')[tops]}"
    if here == there:
        yield "swap:one position"


def _majority(event: Event, state: State) -> Iterator[str]:
    for rank in event.values[2:]:
        yield f"majority:{state.data.ranks[rank].id}"


def _spread(event: Event, state: State) -> Iterator[str]:
    for rank in event.values[1:]:
        yield f"spread:{state.data.ranks[rank].id}"


def _garrison(event: Event, state: State) -> Iterator[str]:
    yield f"garrison:{NAMES[event.values[1]]}"


_LABELS: dict[str, Callable[[Event, State], Iterable[str]]] = {
    "play": _play,
    "amnesty": lambda event, state: ("action:amnesty",),
    "discard": lambda event, state: ("action:discard",),
    "turn_up": lambda event, state: (f"traitor:{_shape(state, event.values[0])}",),
    "promote": _promote,
    "swap": _swap,
    "majority": _majority,
    "spread": _spread,
    "garrison": _garrison,
    "ransom": lambda event, state: (f"ransom:{event.values[2]}",),
}


def labels(event: Event, state: State) -> Iterable[str]:
    """What an event exercised: "play:FF", "promote:K0", "ransom:3"."""
    namer = _LABELS.get(event.kind)
    return namer(event, state) if namer else (f"event:{event.kind}",)


def endings(state: State, outcome: Outcome) -> Iterator[str]:
    """How the game ended, and in which step."""
    if state.winner < 0:
        yield "ending:unfinished"
        return
    yield f"ending:high_king:{state.seats}"
    yield "ending:by traitor" if state.turned else "ending:in a turn"


AUDIT = Audit(COUNTERS, ledger, labels, endings)
