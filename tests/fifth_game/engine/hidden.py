"""Everybody knows the own number alone."""

from __future__ import annotations

from engine.hidden_info import Pool, Zone
from tests.fifth_game.engine.state import State

REVEALS: frozenset[str] = frozenset()


def secrets(state: State) -> list[Pool]:
    """The numbers of the seats and those that nobody has."""
    own = (Zone(state.secrets, n, n + 1, frozenset({n})) for n in range(len(state.secrets)))
    return [Pool("numbers", (*own, Zone(state.rest, 0, len(state.rest))))] if state.heap else []


def blank(view: State, seat: int) -> None:
    """Nothing else is hidden."""


def conserved(state: State) -> dict[str, int]:
    """Stones are on the heap or were taken."""
    return {"stones": state.heap + sum(state.taken)}
