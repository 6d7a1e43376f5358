"""Permuting all that a seat cannot see never changes its opponent's decision, nor a hint."""

from __future__ import annotations

import os
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from engine.ai.contract import Budget
from engine.ai.evaluations import weights_file
from engine.ai.hints import hints
from engine.ai.levels import BUDGETS, choose
from engine.core import act, run
from engine.game import Game, asked
from engine.games import game_keys
from tests.engine.ai.samples import persons, table

POSITIONS = int(os.environ.get("FOUR_THRONES_LEAKS", "8"))
"""Positions per game and level; 200 for the full number."""
MANY = 100
WITH_OPPONENTS = [key for key in game_keys() if weights_file(key).is_file()]
FEW = {"novice": Budget(8), "standard": Budget(60), "expert": Budget(120)}
FULL = {level: BUDGETS[level] for level in FEW}
BUDGET = FULL if POSITIONS >= MANY else FEW
"""The full number thinks as long as tournaments do, so that what follows a turn is searched too."""


def questions(game: Game, count: int, seed: int) -> Iterator[Any]:
    """Positions with a real question, spread over random games of 2, 3 and 4 seats."""
    chance = Random(seed)
    found = number = 0
    while found < count:
        state = game.setup(persons(2 + number % 3), seed * 1000 + number)
        number += 1
        run(game.ops, state)
        taken = 0
        while state.agenda and taken < 10 and found < count:
            if len(state.options) > 1 and chance.random() < 0.1:
                yield state
                taken += 1
                found += 1
            act(game.ops, state, state.options[int(chance.random() * len(state.options))])


@pytest.mark.parametrize("key", WITH_OPPONENTS)
@pytest.mark.parametrize("level", BUDGET)
def test_decisions_do_not_depend_on_what_is_hidden(key: str, level: str) -> None:
    game, evaluation = table(key)
    few = max(2, POSITIONS // 3) if POSITIONS < MANY and level == "expert" else POSITIONS
    for number, state in enumerate(questions(game, few, 4)):
        seat = asked(state)
        other = game.redeal(state, seat, Random(f"other {number}"))
        told = choose(game, evaluation, state, level, number, BUDGET[level])
        again = choose(game, evaluation, other, level, number, BUDGET[level])
        assert told == again


@pytest.mark.parametrize("key", WITH_OPPONENTS)
def test_hints_do_not_depend_on_what_is_hidden(key: str) -> None:
    game, evaluation = table(key)
    for number, state in enumerate(questions(game, POSITIONS if POSITIONS >= MANY else 2, 6)):
        other = game.redeal(state, asked(state), Random(f"other {number}"))
        told = hints(game, evaluation, state, number, BUDGET["expert"])
        assert told == hints(game, evaluation, other, number, BUDGET["expert"])
        assert 1 <= len(told) <= 3
        assert len({hint.action for hint in told}) == len(told)
        assert all(hint.action in state.options for hint in told)
