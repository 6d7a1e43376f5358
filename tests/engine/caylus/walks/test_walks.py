"""Random games of Caylus with every check, a report of uncited clauses, and what was exercised."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.core import Action
from engine.games import load_game
from engine.simulation.walker import Report, check_game
from tests.engine.caylus.walks.coverage import POSITIONS, wanted

GAMES = 12
"""Games for each variant and number of seats; the full numbers come from `simulate --check`."""


def config(seats: int, variant: str) -> dict[str, Any]:
    people = [{"kind": "random", "name": str(n), "colour": "red"} for n in range(seats)]
    return {"seats": people, "options": {"variant": variant}}


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


def walk(seats: int, variant: str, policy: Any = None) -> set[str]:
    game = load_game("caylus")
    touched: set[str] = set()
    for seed in range(GAMES):
        chosen = {} if policy is None else {"policy": policy}
        report: Report = check_game(game, config(seats, variant), seed, **chosen)
        assert report.rounds <= 24
        touched |= report.touched
    return touched


@pytest.mark.parametrize("variant", ["base", "advanced"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_hold_every_check(seats: int, variant: str) -> None:
    touched = walk(seats, variant)
    assert {"place", "pay", "gain", "pass", "token:towers", "ending:won"} <= touched


def test_every_card_option_and_ending_is_exercised() -> None:
    touched: set[str] = set()
    for seats in (2, 3, 4):
        touched |= walk(seats, "advanced", thrifty)
    touched |= {label for position in POSITIONS for label in position()}
    data = load_game("caylus").data
    assert sorted(wanted(data) - touched) == []
