"""The random games of the tests: a fortieth of the long walks, and of these a few in every run."""

from __future__ import annotations

from typing import Any

from engine.simulation.walker import Report, check_game
from tests.engine.viscounts.layout import config, viscounts
from tests.sampling import one_in

BOARDS = ("cleric", "builder", "noble", "card")
GAMES, FEW = 50, 1
EVERY = 16
"""The dear checks run at every sixteenth decision."""

EVERY_WALK = 20
WALKS = [(seats, seed) for seats in (1, 2, 3, 4) for seed in range(GAMES)]
"""Seats and seed; one seat is a solo game."""
COVERING = [
    (4, 20),
    (1, 40),
    (4, 42),
    (1, 12),
    (4, 19),
    (4, 13),
    (1, 8),
    (3, 0),
    (4, 9),
    (4, 11),
    (4, 37),
    (1, 21),
    (2, 42),
    (3, 12),
    (4, 10),
    (1, 13),
    (3, 11),
]
"""These reach what no forced position does."""
SOME_WALKS = list(dict.fromkeys([*COVERING, *one_in(EVERY_WALK, WALKS)]))
"""Those of the slow run; all of them when they are asked for."""
FEW_WALKS = [(seats, seed) for seats, seed in WALKS if seed < FEW]


def config_of(seats: int, seed: int) -> dict[str, Any]:
    """Solo games go through all four automas and difficulties."""
    if seats == 1:
        return config(1, BOARDS[seed % 4], seed // 4 % 4)
    return config(seats)


def walk(seats: int, seed: int) -> Report:
    """One random game with every check; what it says of itself holds too."""
    game = check_game(viscounts(), config_of(seats, seed), seed, every=EVERY)
    place = f"{seats} seats, seed {seed}"
    assert game.decisions > 50, place
    assert game.rounds > 5, place
    assert len(game.scores) == max(2, seats), place
    assert (game.automa_steps > 0) == (seats == 1), place
    return game
