"""Alone against an automa: weights of their own, wherever somebody thinks about such a table."""

from __future__ import annotations

import os
from collections.abc import Iterator
from multiprocessing import Pipe
from random import Random
from typing import Any

import pytest

from engine.ai import worker
from engine.ai.contract import Budget, Evaluation
from engine.ai.evaluations import load_evaluation, shipped_weights, weights_name
from engine.ai.hints import hints
from engine.ai.levels import choose, think
from engine.ai.search.expert import Expert
from engine.ai.search.standard import Standard
from engine.ai.worlds import possible_world
from engine.core import act, run
from engine.game import Game, asked
from engine.games import load_game
from engine.games.viscounts import constants as c
from engine.games.viscounts.ai.evaluation import TERMS
from engine.games.viscounts.scoring import outcome
from tests.engine.ai.samples import persons, positions, solo, table

POSITIONS = int(os.environ.get("FOUR_THRONES_LEAKS", "8"))
"""Positions per level; 200 for the full number."""
BOARDS = ("cleric", "builder", "noble", "card")
BUDGET = {"novice": Budget(8), "standard": Budget(60), "expert": Budget(120)}


def alone() -> tuple[Game, Evaluation]:
    """The game, with an evaluation that has the solo weights and no others."""
    game = load_game("viscounts")
    return game, load_evaluation(game, shipped_weights("viscounts_solo"))


def questions(game: Game, count: int, seed: int) -> Iterator[Any]:
    """Positions with a real question, from random games against all boards and difficulties."""
    chance = Random(seed)
    found = number = 0
    while found < count:
        state = game.setup(solo(BOARDS[number % 4], number // 4 % 4), seed * 1000 + number)
        number += 1
        run(game.ops, state)
        taken = 0
        while state.agenda and taken < 6 and found < count:
            if len(state.options) > 1 and chance.random() < 0.1:
                yield state
                taken += 1
                found += 1
            act(game.ops, state, state.options[int(chance.random() * len(state.options))])


def test_a_table_with_an_automa_has_weights_of_its_own() -> None:
    game, evaluation = table("viscounts")
    shared, other = (game.setup(config, 3) for config in (persons(2), solo()))
    assert evaluation.for_table(shared) is evaluation
    assert evaluation.for_table(other).weights == shipped_weights("viscounts_solo")
    _, own = alone()
    assert own.for_table(other) is own
    assert weights_name("viscounts", ("standard", "automa:card:0")) == "viscounts_solo"
    assert weights_name("viscounts", ("standard", "novice")) == "viscounts"
    assert weights_name("tara", ("standard", "novice")) == "tara"


@pytest.mark.parametrize("level", BUDGET)
def test_every_level_thinks_with_them(level: str) -> None:
    game, evaluation = table("viscounts")
    _, own = alone()
    for number, state in enumerate(questions(game, 3, 8)):
        found = choose(evaluation, possible_world(game, state), level, number, BUDGET[level])
        assert found == choose(own, possible_world(game, state), level, number, BUDGET[level])


def test_a_master_alone_looks_further_than_at_other_tables() -> None:
    game, evaluation = table("viscounts")
    found = []
    for config in (solo("noble", 0), persons(2)):
        state = game.setup(config, 3)
        run(game.ops, state)
        thinking = think(evaluation, possible_world(game, state), "master", 1)
        assert isinstance(thinking, Expert)
        found.append(thinking._evaluation.weights)
    alone, shared = found
    assert alone["ahead_turns"] == 2
    assert alone["expert_kinds"] > 0
    assert "expert_kinds" not in shared
    assert "ahead_turns" not in shared


@pytest.mark.slow
def test_hints_and_the_other_process_think_with_them_too() -> None:
    game, evaluation = table("viscounts")
    _, own = alone()
    here, there = Pipe()
    for number, state in enumerate(questions(game, 2, 9)):
        budget = BUDGET["expert"]
        told = hints(evaluation, possible_world(game, state), number, budget)
        assert told == hints(own, possible_world(game, state), number, budget)
        world = possible_world(game, state).another("thinker")
        packed = world.packed()
        request = worker.Request(number, "viscounts", None, packed, "expert", number, budget)
        found = worker._consider(there, request)
        assert found == choose(own, world, "expert", number, budget)
    here.close()
    there.close()


def test_the_search_is_as_broad_as_they_say() -> None:
    game, evaluation = table("viscounts")
    state = next(questions(game, 1, 10))
    thinking = think(evaluation, possible_world(game, state), "standard", 1)
    assert isinstance(thinking, Standard)
    assert sum(1 for _ in thinking.steps()) > 0
    assert len(thinking.turns) == int(shipped_weights("viscounts_solo")["search_worlds"])


@pytest.mark.parametrize("board", BOARDS)
def test_terms_add_up_and_agree_with_the_score_sheet(board: str) -> None:
    game, evaluation = alone()
    checked = 0
    for state in positions(game, solo(board, 2), 5, 41):
        terms = evaluation.terms(state, 0)
        rows = {row.key: row.points for row in outcome(state).rows}
        assert tuple(terms) == TERMS
        assert sum(terms.values()) == pytest.approx(evaluation.value(state, 0))
        assert terms["buildings"] == rows["buildings"][0]
        assert terms["castle"] == rows["castle"][0]
        checked += 1
    assert checked > 3


def test_goods_and_icons_count_only_while_there_is_a_use_for_them() -> None:
    game, evaluation = alone()
    state = list(positions(game, solo(), 5, 60))[2]
    player = state.players[0]

    def gained(good: int) -> float:
        before = evaluation.value(state, 0)
        player.goods[good] += 1
        after = evaluation.value(state, 0)
        player.goods[good] -= 1
        return after - before

    player.workers, player.built = 20, 0
    gold, stone, deck = gained(c.GOLD), gained(c.STONE), evaluation.terms(state, 0)["deck"]
    player.workers, player.built = 0, (1 << 9) - 1
    assert gained(c.GOLD) < gold / 4
    assert gained(c.STONE) < stone / 4
    assert evaluation.terms(state, 0)["deck"] < deck


def test_the_automa_is_worth_more_the_longer_it_may_go_on() -> None:
    game, evaluation = alone()
    state = list(positions(game, solo(), 5, 60))[2]
    assert not state.last_round
    values = []
    for pile in (2, 8):
        state.poverty = state.prosperity = pile
        values.append(evaluation.terms(state, 0)["rivals"])
    assert values[0] > values[1]


def test_groups_in_the_castle_count_less_where_the_noble_crowds_it() -> None:
    game, evaluation = alone()
    groups = {}
    for board in BOARDS:
        state = list(positions(game, solo(board), 5, 60))[2]
        state.tier1 = [2, 0] * 5
        state.players[0].workers = 0
        groups[board] = evaluation.terms(state, 0)["groups"]
    assert 0 < groups["noble"] < groups["cleric"] / 2
    assert groups["noble"] < min(groups["builder"], groups["card"])


@pytest.mark.parametrize("level", BUDGET)
def test_decisions_do_not_depend_on_what_is_hidden(level: str) -> None:
    game, evaluation = table("viscounts")
    for number, state in enumerate(questions(game, POSITIONS, 4)):
        other = game.redeal(state, asked(state), Random(f"other {number}"))
        told = choose(evaluation, possible_world(game, state), level, number, BUDGET[level])
        assert told == choose(evaluation, possible_world(game, other), level, number, BUDGET[level])


def test_hints_do_not_depend_on_what_is_hidden() -> None:
    game, evaluation = table("viscounts")
    for number, state in enumerate(questions(game, max(2, POSITIONS // 4), 6)):
        other = game.redeal(state, asked(state), Random(f"other {number}"))
        told = hints(evaluation, possible_world(game, state), number, BUDGET["expert"])
        assert told == hints(evaluation, possible_world(game, other), number, BUDGET["expert"])
