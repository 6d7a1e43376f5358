"""Who may know the seed of a game, from which every hidden card follows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

from engine.ai.contract import LEVELS
from saves.library import Library

SeedRule = Literal["told", "asked", "kept"]
"""Told to everybody; told when somebody asks, with what follows from it; told to nobody."""

_NO_PERSONS: Final = ("automa", *LEVELS)


def seed_rule(library: Library, session: str) -> SeedRule:
    """What holds for a session's seed, with regard to all games of the same deal that are still
    being played, copies and branches too: what is told in one of them is known in all."""
    persons = [_persons(seats) for seats in library.open_deals(session)]
    most = max(persons, default=0)
    return "told" if most == 0 else "asked" if most == 1 else "kept"


def _persons(seats: tuple[Mapping[str, object], ...]) -> int:
    """A seat of a kind that nobody knows counts as a person."""
    return sum(seat.get("kind") not in _NO_PERSONS for seat in seats)
