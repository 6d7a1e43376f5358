"""The games of the tests: a fortieth of the long walks, and of these a few in every run.

Random games with three or four players hardly end (TA-22.10), so they are limited in rounds;
the others are played by a wavering greedy player to their real end.
"""

from __future__ import annotations

from engine.simulation.walker import Report, at_random, check_game
from tests.engine.tara.greedy import wavering
from tests.engine.tara.layout import config, tara
from tests.sampling import one_in

GAMES = 50
RANDOM_GAMES = 34
RANDOM_ROUNDS = 8
EVERY = 16
"""The dear checks run at every sixteenth decision."""

EVERY_WALK = 20
WALKS = [(seats, seed) for seats in (2, 3, 4) for seed in range(GAMES)]
"""Seats and seed."""
COVERING = [
    (4, 34),
    (3, 17),
    (2, 41),
    (3, 35),
    (3, 42),
    (4, 39),
    (2, 46),
    (3, 22),
    (3, 27),
    (3, 45),
    (4, 43),
]
"""These reach what no forced position does."""
SOME_WALKS = list(dict.fromkeys([*COVERING, *one_in(EVERY_WALK, WALKS)]))
"""Those of the slow run; all of them when they are asked for."""
FEW_WALKS = [(seats, seed) for seats, seed in WALKS if seed in (0, RANDOM_GAMES)]


def walk(seats: int, seed: int) -> Report:
    """One game with every check; what it says of itself holds too."""
    place = f"{seats} seats, seed {seed}"
    if seed < RANDOM_GAMES:
        people = config(seats, round_limit=RANDOM_ROUNDS)
        game = check_game(tara(), people, seed, at_random, every=EVERY)
        assert game.rounds == RANDOM_ROUNDS or max(game.scores) == 2, place
    else:
        game = check_game(tara(), config(seats), seed, wavering, every=EVERY)
        assert max(game.scores) == 2, place
        assert len(game.winners) == 1, place
    assert len(game.scores) == seats, place
    return game
