"""What a walk needs to know about one game beyond its `Game`: its ledger and what it touched.

A game's package may have a module `audit` with a value `AUDIT`; without one, walks check
everything that holds in any game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from engine.events import Event
from engine.game import Outcome
from engine.games import part_of

Entry = tuple[int, str, int]
"""Seat, counter and how much an event changes it."""


def _no_entries(event: Event, state: Any) -> Iterable[Entry]:
    return ()


def _no_labels(event: Event, state: Any) -> Iterable[str]:
    return ()


def _no_endings(state: Any, outcome: Outcome) -> Iterable[str]:
    return ()


@dataclass(frozen=True, slots=True)
class Audit:
    """`counters` change only by the entries that `ledger(event, state)` gives.

    `labels(event, state)` names what an event exercised, `endings` how a game ended. Ops whose
    clause begins with `automa_clauses` are counted as steps of the automa.
    """

    counters: frozenset[str] = frozenset()
    ledger: Callable[[Event, Any], Iterable[Entry]] = _no_entries
    labels: Callable[[Event, Any], Iterable[str]] = _no_labels
    endings: Callable[[Any, Outcome], Iterable[str]] = _no_endings
    automa_clauses: str = ""


def audit_of(key: str) -> Audit:
    """The audit of a game, or one that knows nothing."""
    module = part_of(key, "audit")
    audit: Audit = Audit() if module is None else module.AUDIT
    return audit
