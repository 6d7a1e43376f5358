"""The ledger of Caylus (decisions 24) and the names of what a game has exercised."""

from __future__ import annotations

from collections.abc import Iterator

from engine.audit import Audit, Entry
from engine.events import Event
from engine.game import Outcome
from engine.games.caylus.data import GOODS, SECTIONS
from engine.games.caylus.state import State, tokens_left

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
        place, part, index = values
        yield f"effect:{buildings[state.road[place]].id}:{part}:{index}"
    elif kind in ("build", "prestige"):
        yield f"{kind}:{buildings[values[0]].id}"
    elif kind in ("token", "token_lost"):
        yield f"{kind}:{SECTIONS[values[0]]}"
    else:
        yield kind


def endings(state: State, outcome: Outcome) -> Iterator[str]:
    """How the game ended (CA-13.1)."""
    yield "ending:won" if len(outcome.winners) == 1 else "ending:shared"
    if any(state.delivered):
        yield "ending:delivered"
    elif tokens_left(state) == 0 and not any(state.delivered):
        yield "ending:removed_or_church"


AUDIT = Audit(COUNTERS, ledger, labels, endings)
