"""What opponents of Versailles like beside points: steps to a first tile, tiles, used cubes."""

from __future__ import annotations

import pytest

from engine.ai.learned.explained import Learner
from engine.ai.learned.net import new_net
from engine.ai.learned.player import Learned, liking
from engine.ai.learned.trust import NOTHING
from engine.ai.search.methods import NetMethod
from engine.ai.worlds import possible_world
from engine.games.versailles.ai.seen import eagerness as e
from tests.engine.ai.learned.checks import features_at
from tests.engine.versailles.layout import A, B, Table


def liked(table: Table, seat: int = A) -> float:
    return features_at(table.game, table.state).liked(table.state, seat)


def test_every_step_to_the_first_tile_is_liked_more_than_the_one_before() -> None:
    """T04 wants two wood and a marble, and a worker in the yard."""
    found = [liked(Table(2).lay(A, at="sawmill").turn(A))]
    for wood, marble, at in (
        (0, 0, "sawmill"),
        (2, 0, "sawmill"),
        (2, 1, "sawmill"),
        (2, 1, "marble_quarry"),
    ):
        table = Table(2).lay(A, at=at, hand="T04", wood=wood, marble=marble).turn(A)
        found.append(liked(table))
    found.append(liked(Table(2).lay(A, at="construction_yard", built=1).turn(A)))
    assert found == sorted(set(found))
    assert found[0] == 0
    assert found[-1] == e.FIRST + e.BUILT


def test_the_steps_are_no_longer_liked_once_a_tile_is_built() -> None:
    bare = Table(2).lay(A, at="sawmill", built=2).turn(A)
    ready = Table(2).lay(A, at="marble_quarry", hand="T04", wood=2, marble=1, built=2).turn(A)
    assert liked(bare) == liked(ready)


def test_cubes_that_lie_about_are_liked_less_decorations_more() -> None:
    few = Table(2).lay(A, at="sawmill", built=1, wood=e.SPARE).turn(A)
    many = Table(2).lay(A, at="sawmill", built=1, wood=e.SPARE, marble=3, gold=2).turn(A)
    assert liked(few) - liked(many) == pytest.approx(5 * e.CUBE)
    few.player(A).stock[0] = 2
    assert liked(few) - liked(many) == pytest.approx(5 * e.CUBE + 2 * e.DECORATION)


def test_a_level_counts_what_is_liked_as_its_file_says() -> None:
    table = Table(2).lay(A, at="gold_mine gold_mine sawmill", built=1, wood=9).lay(B, at="workshop")
    table.turn(A)
    features = features_at(table.game, table.state)
    learner = Learner(features, new_net(features, (8,), 1), NOTHING)
    values = {}
    for weight in (0.0, 1.0):
        given = possible_world(table.game, table.state)
        thinking = Learned(learner, given, 1, NetMethod(liking=weight))
        list(thinking.steps())
        values[weight] = {end.way.plan: end for end in thinking.ends()}
    assert len(values[0.0]) > 1
    for plan, plain in values[0.0].items():
        added = 100 * (values[1.0][plan].value - plain.value)
        assert added == pytest.approx(features.liked(plain.way.state, A), abs=0.01)


def test_a_finished_game_is_liked_as_one_that_goes_on() -> None:
    """Or who could win now would go on for the sake of what it likes."""
    table = Table(2).lay(A, at="sawmill", built=3, wood=9).lay(B, at="sawmill").turn(A)
    features = features_at(table.game, table.state)
    before = liked(table)
    assert liking(features, None, [table.state], A)[0] == pytest.approx(before / 100)
    assert liking(features, None, [table.state], A, 0.5)[0] == pytest.approx(before / 200)
    table.state.agenda.clear()
    assert features.liked(table.state, A) == before
