"""The searches: they end, know every first decision, stop anywhere, and repeat themselves."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.ai.contract import LEVELS, Budget, Evaluation
from engine.ai.evaluations import load_evaluation, shipped_weights
from engine.ai.lab.estimates import wilson
from engine.ai.levels import choose, think
from engine.ai.search.fingerprint import fingerprint_of
from engine.ai.search.rollouts import RolloutSearch
from engine.ai.search.tree import Tree
from engine.ai.search.turns import Turn
from engine.ai.worlds import possible_world
from engine.game import Game, asked
from engine.games import load_game
from tests.engine.ai.samples import persons, positions, table


def crowded(game: Game, least: int = 3) -> list[Any]:
    """Positions with several answers."""
    found = positions(game, persons(3), 12, 3)
    return [state for state in found if len(state.options) >= least][:12]


def changed(key: str, **weights: float) -> Evaluation:
    return load_evaluation(load_game(key), {**shipped_weights(key), **weights})


def test_a_beam_ends_and_keeps_the_best_lines() -> None:
    game, evaluation = table("viscounts")
    for state in crowded(game):
        seat = asked(state)
        turn = Turn(game, evaluation, state, seat, 6)
        assert sum(1 for _ in turn.advance()) == turn.positions
        assert set(turn.best_by_first()) <= set(evaluation.prune(state, state.options))
        assert turn.best_by_first()
        assert not turn.open_lines
        assert all(line.over for line in turn.finished)


def test_rollouts_look_at_every_first_decision_first() -> None:
    game, evaluation = table("viscounts")
    for state in crowded(game):
        rollouts = RolloutSearch(game, evaluation, state, asked(state), 2, Random(1))
        options = evaluation.prune(state, state.options)
        steps = rollouts.advance()
        for _ in options:
            next(steps)
        assert set(rollouts.best_by_first()) == set(options)
        further = sum(1 for _ in steps)
        assert rollouts.positions == len(options) + further


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_answers_within_any_budget_and_repeats_itself(level: str) -> None:
    game, evaluation = table("viscounts")
    for state in crowded(game)[:4]:
        for budget in (Budget(1), Budget(90), Budget(5000, 0.0)):
            decision = choose(evaluation, possible_world(game, state), level, 5, budget)
            assert decision.action in state.options
            if budget.seconds is None:
                assert decision == choose(evaluation, possible_world(game, state), level, 5, budget)


def test_before_the_first_step_there_is_an_answer() -> None:
    game, evaluation = table("viscounts")
    for level in LEVELS:
        for state in crowded(game)[:3]:
            thinking = think(evaluation, possible_world(game, state), level, 2)
            assert thinking.decision().action in state.options


def test_nodes_of_the_tree_hold_counts_that_add_up() -> None:
    game = load_game("viscounts")
    evaluation = changed("viscounts", tree_rounds=40, tree_lookahead=0)
    state = crowded(game)[2]
    tree = Tree(evaluation, possible_world(game, state), 3)
    for _ in tree.steps():
        pass
    root = tree._root
    assert root.visits == 40
    assert sum(child.visits for child in root.children.values()) == 40
    assert all(child.visits <= child.offered for child in root.children.values())
    assert tree.decision().action in state.options


def test_equal_states_have_equal_fingerprints_and_others_have_not() -> None:
    game, _ = table("viscounts")
    states = crowded(game)
    fingerprint = fingerprint_of(states[0].__class__)
    marks = {fingerprint(state) for state in states}
    assert len(marks) == len({game.digest(state) for state in states})
    assert all(fingerprint(game.clone(state)) in marks for state in states)


def test_an_unknown_level_is_refused() -> None:
    game, evaluation = table("viscounts")
    with pytest.raises(ValueError, match="champion"):
        think(evaluation, possible_world(game, crowded(game)[0]), "champion", 1)


def test_a_larger_sample_is_surer() -> None:
    few, many = wilson(8, 10), wilson(80, 100)
    assert few[0] < many[0] < 0.8 < many[1] < few[1]
