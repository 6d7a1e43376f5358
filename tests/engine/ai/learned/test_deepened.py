"""Playing on from the best ends: legal, repeatable, hurried at any step, and it changes minds."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

import numpy as np
import pytest

from engine.ai.learned.deepened import Deepened
from engine.ai.learned.explained import Learner
from engine.ai.learned.features import Features
from engine.ai.learned.player import Learned
from engine.ai.learned.replies import Replies
from engine.ai.learned.trust import NOTHING
from engine.ai.learned.turn_search import TurnSearch
from engine.ai.search.methods import NetMethod
from engine.ai.worlds import possible_world
from engine.game import Game, asked
from tests.engine.ai.learned.samples import fresh
from tests.engine.ai.samples import persons, positions

SEEN = NetMethod(candidates=4, futures=3)


def questions(game: Game, seats: int, count: int) -> list[Any]:
    """Positions between turns with several answers."""
    found = positions(game, persons(seats), 9, 35)
    return list(islice((state for state in found if len(state.options) > 1), count))


@pytest.mark.slow
def test_the_same_seed_decides_the_same_and_a_stopped_thought_has_an_answer() -> None:
    game, features, net = fresh(2)
    learner = Learner(features, net, NOTHING)
    for number, state in enumerate(questions(game, 2, 2)):
        world = possible_world(game, state)
        told = []
        for _ in range(2):
            thinking = Deepened(learner, world, number, SEEN)
            list(thinking.steps())
            told.append(thinking.decision())
        assert told[0] == told[1]
        firsts = [candidate.plan[0] for candidate in told[0].candidates]
        assert len(set(firsts)) == len(firsts)
        for steps in (0, 1, 30, 60, 200):
            hurried = Deepened(learner, world, number, SEEN)
            list(islice(hurried.steps(), steps))
            assert hurried.decision().action in state.options


def test_it_plays_on_through_the_rivals_to_the_end_of_the_own_next_turn() -> None:
    game, features, net = fresh(3)
    for state in questions(game, 3, 4):
        seat = asked(state)
        search = TurnSearch(features, game.clone(state), Random(1))
        list(search.advance())
        replies = Replies(features, net, seat)
        after = game.clone(state)
        replies.replay(after, search.ends[-1].plan)
        assert features.mark(after, seat) == features.mark(search.ends[-1].state, seat)
        assert features.between(after)
        before = after.king
        found = replies.after(after, "x")
        assert np.isfinite(found).all()
        assert replies.positions > 0
        assert after.king >= before


def test_a_plan_that_another_world_forbids_ends_the_turn() -> None:
    game, features, net = fresh(2)
    state = questions(game, 2, 1)[0]
    seat = asked(state)
    replies = Replies(features, net, seat)
    replies.replay(state, (state.options[0], ("never", 0)))
    assert features.between(state)
    assert asked(state) != seat


def test_what_follows_may_change_the_choice() -> None:
    """The value of a candidate is that of its future, mixed with that of its end."""
    game, features, net = fresh(2)
    learner = Learner(features, net, NOTHING)
    changed = 0
    for number, state in enumerate(questions(game, 2, 8)):
        world = possible_world(game, state)
        near = Learned(learner, world, number, SEEN)
        list(near.steps())
        far = Deepened(learner, world, number, NetMethod(candidates=6, futures=2, trust=1.0))
        list(far.steps())
        assert far.decision().iterations > near.decision().iterations
        changed += far.decision().action != near.decision().action
    assert changed


def test_a_misjudging_level_still_sees_a_victory_in_its_own_turn() -> None:
    game, features, net = fresh(2)
    learner = Learner(features, net, NOTHING)
    hot = NetMethod(temperature=50.0)
    found = [
        (state, winning)
        for seed in range(6)
        for state in list(positions(game, persons(2), seed, 1))[-12:-1]
        if len(state.options) > 1
        and (winning := winning_decisions(game, features, state))
        and winning < set(state.options)
    ]
    assert found
    for state, winning in found:
        for number in range(6):
            thinking = Learned(learner, possible_world(game, state), number, hot)
            list(thinking.steps())
            assert thinking.decision().action in winning


def winning_decisions(game: Game, features: Features, state: Any) -> set[Any]:
    """First decisions behind which the game can be won in this turn."""
    search = TurnSearch(features, game.clone(state), Random(1))
    list(search.advance())
    return {
        way.plan[0]
        for way in search.ends
        if not way.state.agenda and game.outcome(way.state).winners == (asked(state),)
    }


def test_temperature_draws_among_the_ends_and_is_the_same_for_a_seed() -> None:
    game, features, net = fresh(2)
    learner = Learner(features, net, NOTHING)
    state = questions(game, 2, 1)[0]
    seen = []
    for seed in [*range(10), 3]:
        thinking = Learned(learner, possible_world(game, state), seed, NetMethod(temperature=5.0))
        list(thinking.steps())
        seen.append(thinking.decision().action)
    assert len(set(seen)) > 2
    assert seen[3] == seen[-1]
