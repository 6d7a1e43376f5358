"""What opponents of Versailles like beside points: steps to a first tile, tiles, used cubes."""

from __future__ import annotations

from typing import Any

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
    assert found[0] == -e.FIRST
    assert found[-1] == e.BUILT


def test_a_tile_that_fits_nowhere_is_no_step() -> None:
    """T04 is all palace, and the only tile built all garden."""
    fitting = Table(2).lay(A, at="sawmill", hand="T04").turn(A)
    assert liked(fitting) >= e.IN_HAND - e.FIRST
    barred = Table(2).lay(A, at="sawmill", hand="T04").built("T40", 2, 2).turn(A)
    assert liked(barred) == -e.FIRST


def test_gold_is_a_longer_way_to_the_first_tile() -> None:
    """T28 wants two marble and a gold, T32 four marble; both want two workers."""
    golden = Table(2).lay(A, at="sawmill", hand="T28", marble=2).turn(A)
    plain = Table(2).lay(A, at="sawmill", hand="T32", marble=3).turn(A)
    assert liked(golden) < liked(plain)


def test_a_worker_nearer_to_the_yard_is_liked_when_the_first_tile_is_paid() -> None:
    """From the Sawmill to the Marble Quarry and the yard it is four arrows."""
    places = ("workshop", "sawmill", "alchemists_guild", "kings_favour", "marble_quarry")
    found = [liked(Table(2).lay(A, at=at, hand="T04", wood=2, marble=1).turn(A)) for at in places]
    assert found == sorted(set(found))


def test_near_the_end_a_first_tile_is_liked_no_more() -> None:
    """Or somebody would end a lost game for its sake."""
    table = Table(2).lay(A, at="sawmill").turn(A)
    assert liked(table) == -e.FIRST
    assert liked(table.king(2)) == 0


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


def test_gold_and_dear_tiles_are_sought_step_by_step() -> None:
    """By seats in games for training; T03 wants a Chandelier, two wood and a gold."""

    def sought(at: str, gold: int = 0, chandelier: int = 0, **given: Any) -> float:
        table = Table(2).lay(A, at=at, gold=gold, **given).turn(A)
        table.player(A).stock[2] = chandelier
        return features_at(table.game, table.state).sought(table.state, A)

    found = [
        sought("sawmill"),
        sought("gold_mine"),
        sought("gold_mine gold_mine"),
        sought("gold_mine gold_mine", 1),
        sought("gold_mine gold_mine", 1, hand="T03"),
        sought("gold_mine gold_mine", 1, hand="T03", wood=2),
        sought("gold_mine gold_mine", 1, 1, hand="T03", wood=2),
    ]
    assert found[0] == 0
    assert found == sorted(set(found))
    assert sought("sawmill", 1, 1, hand="T03", wood=2) < sought(
        "marble_quarry", 1, 1, hand="T03", wood=2
    ), "a worker reaches the yard"
