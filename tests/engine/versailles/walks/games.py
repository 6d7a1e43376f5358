"""The games of the tests: a fortieth of the long walks, and of these a few in every run.

Random play meets the King long before the palace grows, so games of players who look at what they
do are walked too, some on a track of ninety steps, where the grid and the pile end games as well.
"""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from engine.core import Action
from engine.game import Game
from engine.games import load_game
from engine.games.versailles.data import DATA_FILE
from engine.simulation.walker import Policy, Report, at_random, check_game
from tests.engine.versailles.layout import config, versailles
from tests.engine.versailles.policies import hoarding, hurried, sensible
from tests.sampling import one_in

GAMES, FEW = 50, 1
EVERY = 16
"""The dear checks run at every sixteenth decision."""

RANDOM = [(seats, seed) for seats in (2, 3, 4, 5) for seed in range(GAMES)]
SEEING = [(seats, seed) for seats in (2, 3, 4, 5) for seed in range(12)]
EVERY_WALK = 20
SOME_RANDOM = list(dict.fromkeys([(5, 33), (4, 36), (5, 8), (2, 46), *one_in(EVERY_WALK, RANDOM)]))
SOME_SEEING = list(dict.fromkeys([(4, 7), (2, 11), (2, 6), (3, 1), *one_in(EVERY_WALK, SEEING)]))
"""Those of the slow run, first what reaches everything; all of them when they are asked for."""
FEW_RANDOM = [(seats, seed) for seats, seed in RANDOM if seed < FEW]
FEW_SEEING = [(seats, seed) for seats, seed in SEEING if seed < FEW]


@cache
def long_track() -> Game:
    """The game with ninety steps to the palace: only its data text differs."""
    text = DATA_FILE.read_text(encoding="utf-8")
    return load_game("versailles", text.replace(" = 25", " = 90"))


def random_game(seats: int, seed: int) -> Report:
    """One game of random decisions with every check; what it says of itself holds too."""
    report = check_game(versailles(), config(seats), seed, every=EVERY)
    place = f"{seats} seats, seed {seed}"
    assert report.decisions > 60, place
    assert 15 <= report.rounds <= 150, place
    assert len(report.scores) == seats, place
    assert any(name.startswith("ending:") for name in report.touched), place
    return report


def seeing_game(seats: int, seed: int) -> Report:
    """The same of players who look, of a kind that depends on the seed."""
    game = long_track() if seed % 2 else versailles()
    report = check_game(game, config(seats), seed, policy_of(seed), every=EVERY)
    assert max(report.scores) > 15, f"{seats} seats, seed {seed}"
    return report


def policy_of(seed: int) -> Policy:
    """Each kind of player in turn, and tables where they change about."""
    kinds: tuple[Policy, ...] = (sensible, hurried, hoarding, mixed)
    return kinds[seed // 2 % 4]


def mixed(view: Any, chance: Random) -> Action:
    """Mostly sensible, at times anything: whole detours that a plan would not make."""
    policy = at_random if chance.random() < 0.3 else hurried
    return policy(view, chance)
