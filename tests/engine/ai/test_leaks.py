"""Permuting all that a seat cannot see never changes its opponent's decision, nor a hint."""

from __future__ import annotations

import os
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from engine.ai.contract import LEARNED, LEVELS, LINEAR, Budget
from engine.ai.evaluations import weights_file
from engine.ai.hints import hints
from engine.ai.levels import budget_of, choose
from engine.ai.worlds import possible_world
from engine.core import act, run
from engine.game import Config, Game, asked
from engine.games import folder_of, game_keys
from tests.engine.ai.samples import persons, solo, table
from tests.sampling import sampled_rows

POSITIONS = int(os.environ.get("FOUR_THRONES_LEAKS", "8"))
"""Positions per game and level; 200 for the full number."""
MANY = 100
WITH_NETS = [key for key in game_keys() if [*(folder_of(key) / "ai").glob("net_*.npz")]]
WITH_OPPONENTS = [key for key in game_keys() if weights_file(key).is_file()]
SUMMED = ("novice" + LINEAR, "standard" + LINEAR, "expert" + LINEAR)
FEW = {
    "novice": Budget(8),
    "standard": Budget(60),
    "expert": Budget(120),
    "master": Budget(160),
    LEARNED: Budget(2000),
    "novice" + LINEAR: Budget(8),
    "standard" + LINEAR: Budget(60),
    "expert" + LINEAR: Budget(120),
}
BUDGET = {level: budget_of(level) for level in FEW} if POSITIONS >= MANY else FEW
"""The full number thinks as long as tournaments do, so that what follows a turn is searched too."""
LOOKING_AHEAD = ("expert", "master", "expert" + LINEAR)
ALL = [(key, level) for key in WITH_OPPONENTS for level in LEVELS[1:]]
ALL += [(key, level) for key in WITH_NETS for level in (LEARNED, *SUMMED)]
LEVELS_AT_ALL = list(dict.fromkeys(level for _, level in ALL))
AT_ONCE = [
    [row for row in ALL if row[1] == level][number % len(WITH_NETS)]
    for number, level in enumerate(LEVELS_AT_ALL)
]
FEW_AT_ONCE = sampled_rows([*AT_ONCE, *(row for row in ALL if row not in AT_ONCE)], len(AT_ONCE))
"""Every level at one table in the fast run, another game for each."""


def tables(game: Game) -> list[Config]:
    """Configurations of 2, 3 and 4 seats, and alone against every automa, with as many hidden
    schemes as can be."""
    alone = [solo(board, game.info.difficulties[-1]) for board in game.info.automas]
    return [persons(2), *alone[:1], persons(3), persons(4), *alone[1:]]


def questions(game: Game, count: int, seed: int) -> Iterator[Any]:
    """Positions with a real question, spread over random games at all tables."""
    chance = Random(seed)
    configs = tables(game)
    found = number = 0
    while found < count:
        state = game.setup(configs[number % len(configs)], seed * 1000 + number)
        number += 1
        run(game.ops, state)
        taken = 0
        while state.agenda and taken < 10 and found < count:
            if len(state.options) > 1 and chance.random() < 0.1:
                yield state
                taken += 1
                found += 1
            act(game.ops, state, state.options[int(chance.random() * len(state.options))])


@pytest.mark.parametrize(("key", "level"), FEW_AT_ONCE)
def test_decisions_do_not_depend_on_what_is_hidden(key: str, level: str) -> None:
    game, evaluation = table(key)
    few = max(2, POSITIONS // 3) if POSITIONS < MANY and level in LOOKING_AHEAD else POSITIONS
    for number, state in enumerate(questions(game, few, 4)):
        seat = asked(state)
        other = game.redeal(state, seat, Random(f"other {number}"))
        told = choose(evaluation, possible_world(game, state), level, number, BUDGET[level])
        again = choose(evaluation, possible_world(game, other), level, number, BUDGET[level])
        assert told == again


@pytest.mark.parametrize("key", WITH_OPPONENTS)
def test_what_comes_through_the_gate_is_the_same_for_all_that_looks_alike(key: str) -> None:
    game, _ = table(key)
    for number, state in enumerate(questions(game, POSITIONS, 8)):
        other = game.redeal(state, asked(state), Random(f"other {number}"))
        world, again = possible_world(game, state), possible_world(game, other)
        assert game.digest(world.state) == game.digest(again.state)
        assert world.packed() == again.packed()
        drawn = world.another("x").another("y").state
        assert game.digest(drawn) == game.digest(possible_world(game, other).another("y").state)
        assert world.state.rng != state.rng
        assert world.state.options == state.options
        world.state.agenda.clear()
        assert state.agenda


@pytest.mark.parametrize(("key", "level"), FEW_AT_ONCE)
def test_which_world_comes_through_makes_no_difference(key: str, level: str) -> None:
    game, evaluation = table(key)
    for number, state in enumerate(questions(game, 2, 10)):
        world = possible_world(game, state)
        told = choose(evaluation, world, level, number, FEW[level])
        assert told == choose(evaluation, world.another("any"), level, number, FEW[level])


@pytest.mark.parametrize("key", WITH_OPPONENTS)
def test_hints_do_not_depend_on_what_is_hidden(key: str) -> None:
    game, evaluation = table(key)
    for number, state in enumerate(questions(game, POSITIONS if POSITIONS >= MANY else 2, 6)):
        other = game.redeal(state, asked(state), Random(f"other {number}"))
        told = hints(evaluation, possible_world(game, state), number, BUDGET["expert"])
        assert told == hints(evaluation, possible_world(game, other), number, BUDGET["expert"])
        assert 1 <= len(told) <= 3
        assert len({hint.action for hint in told}) == len(told)
        assert all(hint.action in state.options for hint in told)
