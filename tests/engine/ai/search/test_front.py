"""The front of beginnings with which somebody alone plays a turn of Viscounts in the head."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from functools import lru_cache
from random import Random
from typing import Any

import pytest

from engine.ai.contract import Evaluation
from engine.ai.evaluations import load_evaluation, shipped_weights
from engine.ai.search.expert import Expert
from engine.ai.search.rollouts import FrontSearch, RolloutSearch
from engine.ai.search.steps import search_turn
from engine.ai.search.turns import settle
from engine.ai.worlds import possible_world
from engine.core import act, run
from engine.game import Game, asked
from engine.games import load_game
from tests.engine.ai.samples import solo

SEAT = 0
WIDTH, ENDS = 12, 6
QUICK = {"search_front": 6, "ahead_thrift": 0.2, "expert_worlds": 2}


@lru_cache(maxsize=1)
def turns() -> tuple[Game, Evaluation, tuple[Any, ...]]:
    """Some beginnings of own turns in a game that is played at random."""
    game = load_game("viscounts")
    evaluation = load_evaluation(game, shipped_weights("viscounts_solo"))
    return game, evaluation, tuple(_beginnings(game, 6))


def _beginnings(game: Game, count: int) -> Iterator[Any]:
    chance = Random(4)
    state = game.setup(solo("noble", 0), 11)
    run(game.ops, state)
    while count:
        if asked(state) == SEAT and state.agenda[-1][0] == "play":
            yield game.clone(state)
            count -= 1
        act(game.ops, state, chance.choice(list(state.options)))


def front(state: Any, seed: int = 1) -> FrontSearch:
    """The search, driven to its end."""
    game, evaluation, _ = turns()
    search = FrontSearch(game, evaluation, state, SEAT, WIDTH, ENDS, Random(seed))
    for _ in search.advance():
        pass
    return search


def best(search: FrontSearch | RolloutSearch) -> float:
    """The value of the best end found."""
    return max(line.value for line in search.best_by_first().values())


def test_every_plan_can_be_played_and_leads_where_it_says() -> None:
    game, evaluation, states = turns()
    for state in states[:3]:
        for first, line in front(state).best_by_first().items():
            assert line.plan[0] == first
            played = game.clone(state)
            for number, action in enumerate(line.plan, 1):
                act(game.ops, played, action)
                over = settle(game, evaluation, state, played, SEAT)
                assert over == (number == len(line.plan))
            assert evaluation.value(played, SEAT) == pytest.approx(line.value)


def test_every_first_decision_is_tried_at_once() -> None:
    game, evaluation, states = turns()
    search = FrontSearch(game, evaluation, states[0], SEAT, WIDTH, ENDS, Random(1))
    options = evaluation.prune(states[0], states[0].options)
    for _, _ in zip(search.advance(), options, strict=False):
        pass
    assert set(search.best_by_first()) == set(options)


def test_it_finds_better_turns_than_rollouts_of_the_same_number() -> None:
    game, evaluation, states = turns()
    ahead = positions = 0.0
    for state in states:
        found = front(state)
        rollouts = RolloutSearch(game, evaluation, state, SEAT, 32, Random(1))
        for _ in rollouts.advance():
            pass
        ahead += best(found) - best(rollouts)
        positions += found.positions - rollouts.positions
    assert ahead > 0
    assert positions <= 0


def test_the_same_seed_finds_the_same() -> None:
    _, _, states = turns()
    first, again = front(states[1]), front(states[1])
    assert first.positions == again.positions
    assert {a: line.plan for a, line in first.best_by_first().items()} == {
        a: line.plan for a, line in again.best_by_first().items()
    }


def test_the_weights_name_it_and_thrift_makes_it_narrower() -> None:
    game, evaluation, states = turns()
    wide = search_turn(game, evaluation, states[2], SEAT, "seed")
    narrow = search_turn(game, evaluation, states[2], SEAT, "seed", 0.1)
    assert isinstance(wide, FrontSearch)
    for search in (wide, narrow):
        for _ in search.advance():
            pass
    assert narrow.positions < wide.positions / 2


def test_the_best_of_each_kind_of_turn_are_kept_best_first() -> None:
    _, evaluation, states = turns()
    for state in states[:3]:
        search = front(state)
        lines = search.best_by_outline()
        outlines = [evaluation.outline(line.state, line.plan, SEAT) for line in lines]
        assert len(set(outlines)) == len(lines) > len(search.best_by_first())
        values = [line.value for line in lines]
        assert values == sorted(values, reverse=True)
        assert values[0] == best(search)
        assert len({line.state.players[SEAT].viscount for line in lines}) > 1


def test_an_expert_follows_turns_of_several_kinds_and_tells_one_for_each_first_decision() -> None:
    game, evaluation, states = turns()
    ways = {}
    for gap in (0.0, 4.0):
        changed = copy(evaluation)
        changed.weights = {**evaluation.weights, "expert_kinds": 6, "expert_gap": gap, **QUICK}
        expert = Expert(changed, possible_world(game, states[0]), 3)
        for _ in expert.steps():
            pass
        candidates = expert.decision().candidates
        firsts = [each.plan[0] for each in candidates]
        assert len(set(firsts)) == len(firsts)
        near = [way.near for way in expert._contest.ways]
        ways[gap] = [value for value in near if value >= max(near) - 4]
        assert expert.decision().action == candidates[0].plan[0]
    assert len(ways[4.0]) > len(ways[0.0])
