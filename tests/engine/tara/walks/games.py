"""The games of the test run: a fortieth of the long walks, each played once per run.

Random games with three or four players hardly end (TA-22.10), so they are limited in rounds;
the others are played by a wavering greedy player to their real end.
"""

from __future__ import annotations

from functools import cache

from engine.simulation.walker import Report, at_random, check_game
from tests.engine.tara.greedy import wavering
from tests.engine.tara.layout import config, tara

GAMES = 50
RANDOM_GAMES = 34
RANDOM_ROUNDS = 8
EVERY = 16
"""The dear checks run at every sixteenth decision."""

WALKS = [(seats, seed) for seats in (2, 3, 4) for seed in range(GAMES)]


@cache
def report(seats: int, seed: int) -> Report:
    """One checked game."""
    if seed < RANDOM_GAMES:
        people = config(seats, round_limit=RANDOM_ROUNDS)
        return check_game(tara(), people, seed, at_random, every=EVERY)
    return check_game(tara(), config(seats), seed, wavering, every=EVERY)
