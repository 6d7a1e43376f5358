"""The random games of the test run: a fortieth of the long walks, each played once per run."""

from __future__ import annotations

from functools import cache
from typing import Any

from engine.simulation.walker import Report, check_game
from tests.engine.viscounts.layout import config, viscounts

BOARDS = ("cleric", "builder", "noble", "card")
GAMES = 50
EVERY = 16
"""The dear checks run at every sixteenth decision."""

WALKS = [(seats, seed) for seats in (1, 2, 3, 4) for seed in range(GAMES)]
"""Seats and seed; one seat is a solo game."""


def config_of(seats: int, seed: int) -> dict[str, Any]:
    """Solo games go through all four automas and difficulties."""
    if seats == 1:
        return config(1, BOARDS[seed % 4], seed // 4 % 4)
    return config(seats)


@cache
def report(seats: int, seed: int) -> Report:
    """One checked game."""
    return check_game(viscounts(), config_of(seats, seed), seed, every=EVERY)
