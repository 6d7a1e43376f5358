"""The games of the tests: a fortieth of the long walks, and of these a few in every run."""

from __future__ import annotations

from random import Random
from typing import Any

from engine.core import Action
from engine.games import load_game
from engine.simulation.walker import Policy, at_random, check_game
from tests.engine.caylus.layout import config

GAMES, FEW = 12, 1
"""Games for each variant and number of seats; the full numbers come from `simulate --check`."""
TABLES = [(seats, variant) for seats in (2, 3, 4) for variant in ("base", "advanced")]


def thrifty(view: Any, chance: Random) -> Action:
    """Random, but builds when it can and passes late: reaches the dear cards."""
    options = view.options
    for verb in ("prestige", "build", "deliver"):
        wanted = [option for option in options if option[0] == verb]
        if wanted and chance.random() < 0.8:
            choice: Action = chance.choice(wanted) if verb != "deliver" else options[0]
            return choice
    eager = [option for option in options if option not in (("pass",), ("decline",))]
    found: Action = chance.choice(eager or list(options))
    return found


def walk(seats: int, variant: str, games: int, policy: Policy = at_random) -> set[str]:
    """So many games with every check; gives what they touched."""
    touched: set[str] = set()
    for seed in range(games):
        report = check_game(load_game("caylus"), config(seats, variant), seed, policy)
        assert report.rounds <= 24, f"{seats} seats, {variant}, seed {seed}"
        touched |= report.touched
    return touched
