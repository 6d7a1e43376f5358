"""The search of some own turns ahead: it ends, stops anywhere, repeats itself, and looks far."""

from __future__ import annotations

from typing import Any

import pytest

from engine.ai.contract import END, Budget, Evaluation
from engine.ai.evaluations import load_evaluation, shipped_weights
from engine.ai.levels import choose, drive, think
from engine.ai.search.solo_search import SoloSearch
from engine.ai.worlds import possible_world
from engine.core import act, run
from engine.game import Game, asked
from engine.games import load_game
from tests.engine.ai.samples import persons, positions, table

EXPERT = "expert_linear"
KEY = "versailles"
ENOUGH = Budget(100_000)


def questions(count: int) -> list[Any]:
    """Positions with several answers, in a game of three."""
    game = load_game(KEY)
    found = positions(game, persons(3), 21, 17)
    return [state for state in found if len(state.options) > 2][:count]


def looking(turns: int, **weights: float) -> tuple[Game, Evaluation]:
    """The game, and its evaluation for a search of so many own turns."""
    game = load_game(KEY)
    return game, load_evaluation(game, {**shipped_weights(KEY), "solo_turns": turns, **weights})


def test_the_expert_of_a_game_that_names_own_turns_searches_alone() -> None:
    game, evaluation = table(KEY)
    state = game.setup(persons(2), 3)
    run(game.ops, state)
    assert isinstance(think(evaluation, possible_world(game, state), EXPERT, 1), SoloSearch)


@pytest.mark.parametrize("iterations", [0, 1, 7, 60])
def test_it_may_be_stopped_anywhere(iterations: int) -> None:
    game, evaluation = table(KEY)
    for state in questions(4):
        decision = choose(evaluation, possible_world(game, state), EXPERT, 5, Budget(iterations))
        assert decision.action in state.options
        assert decision == choose(
            evaluation, possible_world(game, state), EXPERT, 5, Budget(iterations)
        )


def test_every_first_decision_is_told_once_and_the_best_first() -> None:
    game, evaluation = looking(2)
    for state in questions(4):
        thinking = SoloSearch(evaluation, possible_world(game, state), 5)
        decision = drive(thinking, ENOUGH)
        firsts = [candidate.plan[0] for candidate in decision.candidates]
        values = [candidate.value for candidate in decision.candidates]
        assert len(set(firsts)) == len(firsts) > 1
        assert set(firsts) <= set(state.options)
        assert values == sorted(values, reverse=True)
        assert decision.action == firsts[0]


def test_a_plan_is_one_turn_long_and_allowed() -> None:
    game, evaluation = looking(3)
    for state in questions(4):
        seat = asked(state)
        plan = choose(evaluation, possible_world(game, state), EXPERT, 5, ENOUGH).candidates[0].plan
        after = game.clone(state)
        for action in plan:
            assert asked(after) == seat
            act(game.ops, after, action)
        over = not after.agenda or asked(after) != seat or tuple(after.options) == (END,)
        assert over or after.agenda[-1][0] == "move"


def test_two_turns_see_a_tile_that_one_turn_does_not() -> None:
    """A third marble, then the yard: only who looks two turns ahead sees the tile built."""
    state = short_of_a_marble()
    best = []
    for turns in (1, 2):
        game, evaluation = looking(turns, ahead=0.0)
        thinking = SoloSearch(evaluation, possible_world(game, state), 2)
        best.append(drive(thinking, ENOUGH).candidates[0].value)
    assert best[1] > best[0] + 1.0


def short_of_a_marble() -> Any:
    """Two marble of the three that the tile in hand asks for, and workers near quarry and yard."""
    game = load_game(KEY)
    state = game.setup(persons(2), 4)
    run(game.ops, state)
    player = state.players[asked(state)]
    player.hand, player.goods = [25], [0, 2, 0]
    return state
