"""The ledger of Caylus and the names of what a game has exercised."""

from __future__ import annotations

from collections.abc import Iterator

from engine.events import Event
from engine.game import Outcome
from engine.games.caylus.data import GOODS, SECTIONS
from engine.games.caylus.state import ACTIVATION, State, tokens_left
from engine.simulation.audit import Audit, Entry

_MANY = 3
"""Batches of one delivery from which on sizes are not told apart."""
COUNTERS = frozenset({*GOODS, *SECTIONS, "workers", "hand"})


def ledger(event: Event, state: State) -> Iterator[Entry]:
    """How an event changes the counters of a seat."""
    kind, seat, values = event.kind, event.seat, event.values
    if kind in ("gain", "pay"):
        yield seat, values[0], values[1] if kind == "gain" else -values[1]
    elif kind == "place":
        yield seat, "workers", -1
    elif kind == "home":
        yield seat, "workers", 1
    elif kind == "token":
        yield seat, SECTIONS[values[0]], 1
    elif kind == "draw":
        yield seat, "hand", values[0]
    elif kind == "discard_hand":
        yield seat, "hand", -len(values)
    elif kind == "build":
        yield seat, "hand", -1


def labels(event: Event, state: State) -> Iterator[str]:
    """What an event exercised: options of effects by card, actions, sections."""
    kind, values = event.kind, event.values
    buildings = state.data.buildings
    if kind == "effect":
        place, part, index = values[:3]
        yield f"effect:{buildings[state.road[place]].id}:{part}:{index}"
    elif kind in ("build", "prestige"):
        yield f"{kind}:{buildings[values[0]].id}"
    elif kind in ("token", "token_lost"):
        yield f"{kind}:{SECTIONS[values[0]]}"
        if not tokens_left(state):
            yield f"ending:{_last_token(kind, state)}"
    elif kind == "provost":
        source, target = values
        yield f"provost:{target - source:+d}"
    elif kind == "deliver":
        yield f"deliver:{min(values[0], _MANY)}"
    else:
        yield kind


def _last_token(kind: str, state: State) -> str:
    """Who took the last castle token (CA-13.1)."""
    if kind == "token_lost":
        return "removed"
    return "church" if state.phase == ACTIVATION else "delivered"


def endings(state: State, outcome: Outcome) -> Iterator[str]:
    """Whether the victory is shared (CA-13.7)."""
    yield "ending:won" if len(outcome.winners) == 1 else "ending:shared"


AUDIT = Audit(COUNTERS, ledger, labels, endings)
