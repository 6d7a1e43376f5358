"""A planner keeps to its plan while all comes as foreseen, and thinks anew after a surprise."""

from __future__ import annotations

from random import Random

import pytest

from engine.ai.contract import Budget
from engine.ai.planner import Planner
from engine.ai.worlds import possible_world
from engine.core import act, run
from engine.game import asked
from engine.games import load_game
from tests.engine.ai.samples import persons, table

BUDGET = Budget(60)


@pytest.mark.slow
def test_most_decisions_of_a_game_come_from_plans() -> None:
    game, evaluation = table("viscounts")
    planners = [Planner(game, evaluation, "standard") for _ in range(2)]
    state = game.setup(persons(2), 4)
    run(game.ops, state)
    thought = followed = 0
    while state.agenda and thought + followed < 150:
        decision = planners[asked(state)].decide(
            possible_world(game, state), thought + followed, BUDGET
        )
        assert decision.action in state.options
        if len(state.options) > 1:
            thought += decision.iterations > 0
            followed += decision.iterations == 0
        act(game.ops, state, decision.action)
    assert thought > 10
    assert followed > thought


def test_a_surprise_ends_the_plan() -> None:
    game, evaluation = table("viscounts")
    state = game.setup(persons(2), 4)
    run(game.ops, state)
    planner = Planner(game, evaluation, "standard")
    while not planner._plan or len(state.options) < 2:
        act(game.ops, state, planner.decide(possible_world(game, state), 1, BUDGET).action)
    same = game.redeal(state, asked(state), Random(2))
    surprised = game.clone(state)
    surprised.players[asked(state)].goods[0] += 1
    plan = planner._plan
    assert planner._looks_alike(possible_world(game, same))
    assert planner.foreseen(possible_world(game, surprised)) is None
    assert not planner._plan
    assert plan


@pytest.mark.parametrize("key", ["viscounts", "versailles"])
def test_random_players_have_no_plans(key: str) -> None:
    game = load_game(key)
    _, evaluation = table(key)
    state = game.setup(persons(2), 1)
    run(game.ops, state)
    planner = Planner(game, evaluation, "random")
    for number in range(20):
        decision = planner.decide(possible_world(game, state), number)
        assert decision.action in state.options
        assert not planner._plan
        act(game.ops, state, decision.action)
