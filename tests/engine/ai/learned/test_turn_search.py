"""All ways through one turn: whole, legal, different, and never too many."""

from __future__ import annotations

from itertools import islice
from random import Random

from engine.ai.contract import LEARNED, Budget
from engine.ai.evaluations import load_evaluation
from engine.ai.learned.explained import Learner
from engine.ai.learned.player import Learned
from engine.ai.learned.trust import NOTHING
from engine.ai.learned.turn_search import TurnSearch
from engine.ai.levels import choose
from engine.ai.search.methods import NetMethod
from engine.ai.worlds import possible_world
from engine.core import act
from engine.game import asked
from engine.games import load_game
from tests.engine.ai.learned.checks import features_at
from tests.engine.ai.learned.samples import fresh
from tests.engine.ai.samples import persons, positions


def test_every_way_is_legal_and_ends_between_turns() -> None:
    game, features, _ = fresh(3)
    searched = 0
    for state in islice(positions(game, persons(3), 5, 40), 12):
        seat = asked(state)
        search = TurnSearch(features, state, Random(1))
        for _ in search.advance():
            pass
        assert search.ends
        marks = [features.mark(way.state, seat) for way in search.ends]
        assert len(set(marks)) == len(marks)
        for way in search.ends:
            assert features.between(way.state)
            played = game.clone(state)
            for action in way.plan:
                while asked(played) != seat:
                    act(game.ops, played, features.decline(played))
                assert action in played.options
                act(game.ops, played, action)
            searched += 1
    assert searched > 100


def test_a_turn_with_too_many_ways_is_cut_but_every_way_ends() -> None:
    game, features, _ = fresh(2)
    for state in islice(positions(game, persons(2), 7, 30), 10):
        search = TurnSearch(features, state, Random(1), cap=3)
        for _ in search.advance():
            pass
        assert all(features.between(way.state) for way in search.ends)
        firsts = {way.plan[0] for way in search.ends}
        assert firsts


def test_a_search_leaves_the_world_that_was_given_as_it_was() -> None:
    game, features, _ = fresh(2)
    for state in islice(positions(game, persons(2), 7, 30), 8):
        before = game.digest(state)
        options = list(state.options)
        for _ in TurnSearch(features, state, Random(1)).advance():
            pass
        assert game.digest(state) == before
        assert list(state.options) == options


def test_ways_in_any_order_are_the_same_ways_while_nothing_is_cut() -> None:
    game = load_game("tara")
    for state in islice(positions(game, persons(2), 7, 9), 8):
        features = features_at(game, state)
        found = []
        for any_order in (False, True):
            features.any_order = any_order  # type: ignore[misc]
            search = TurnSearch(features, state, Random(1), cap=10_000)
            for _ in search.advance():
                pass
            found.append({features.mark(way.state, asked(state)) for way in search.ends})
        assert found[0] == found[1]


def test_the_same_seed_decides_the_same_and_a_stopped_thought_has_an_answer() -> None:
    game, features, net = fresh(2)
    for number, state in enumerate(islice(positions(game, persons(2), 9, 35), 6)):
        if len(state.options) == 1:
            continue
        world = possible_world(game, state)
        whole = Learned(Learner(features, net, NOTHING), world, number, NetMethod())
        again = Learned(Learner(features, net, NOTHING), world, number, NetMethod())
        steps = [list(each.steps()) for each in (whole, again)]
        assert steps[0] == steps[1] == list(range(1, len(steps[0]) + 1))
        assert whole.decision() == again.decision()
        assert len({each.plan[0] for each in whole.decision().candidates}) == len(
            whole.decision().candidates
        )
        hurried = Learned(Learner(features, net, NOTHING), world, number, NetMethod())
        assert hurried.decision().action in state.options
        list(islice(hurried.steps(), 2))
        assert hurried.decision().action in state.options


def test_where_nothing_was_learned_an_expert_answers() -> None:
    from tests.engine.ai.samples import table

    game, evaluation = table("tara")
    state = next(islice(positions(game, persons(2), 3, 9), 2, 3))
    world = possible_world(game, state)
    budget = Budget(30)
    learned = choose(evaluation, world, LEARNED, 4, budget)
    assert learned == choose(load_evaluation(game), world, "expert", 4, budget)
