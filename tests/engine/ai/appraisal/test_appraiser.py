"""Chances and expected rows: what they add up to, where they end, and what they must not know."""

from __future__ import annotations

import os
from random import Random
from typing import Any

import pytest

from engine.ai.appraisal.appraiser import Appraiser
from engine.ai.appraisal.contract import Appraisal, Verdict
from engine.ai.appraisal.thinking import APPRAISE, begin
from engine.ai.contract import Budget
from engine.ai.levels import drive
from engine.ai.worlds import PossibleWorld, possible_world
from engine.core import act, run
from engine.game import asked
from engine.games import game_keys, load_game
from tests.engine.ai.samples import persons, solo
from tests.engine.ai.test_leaks import questions
from tests.sampling import sampled

SAMPLE = 10
MANY = int(os.environ.get("FOUR_THRONES_LEAKS", "20"))
PLENTY = Budget(10_000)


def appraised(world: PossibleWorld) -> Appraisal:
    found = drive(begin(world, APPRAISE, 7), PLENTY).found
    assert isinstance(found, Appraisal)
    return found


def exchanged(key: str, count: int, seed: int) -> None:
    """The answer is the same for worlds that look alike, to who is asked and, where a turn begins,
    to who looks on."""
    game = load_game(key)
    for number, state in enumerate(questions(game, count, seed)):
        seats = [asked(state)]
        if Appraiser(game, state).begins(state):
            seats.append((asked(state) + 1) % state.seats)
        for seat in seats:
            other = game.redeal(state, seat, Random(f"other {number}"))
            told = appraised(possible_world(game, state, seat))
            assert told == appraised(possible_world(game, other, seat))


@pytest.mark.parametrize("key", sampled(reversed(game_keys())))
def test_an_appraisal_does_not_depend_on_what_is_hidden(key: str) -> None:
    exchanged(key, SAMPLE, 21)


@pytest.mark.slow
@pytest.mark.parametrize("key", game_keys())
def test_no_appraisal_of_many_depends_on_what_is_hidden(key: str) -> None:
    exchanged(key, MANY, 22)


@pytest.mark.parametrize("key", sampled(reversed(game_keys()), 2))
def test_chances_add_up_to_one_and_every_row_has_an_amount(key: str) -> None:
    game = load_game(key)
    for state in questions(game, 4, 23):
        found = appraised(possible_world(game, state))
        assert sum(found.chances) == pytest.approx(1.0)
        assert all(0 <= chance <= 1 for chance in found.chances)
        assert len(found.chances) == state.seats
        assert found.rows
        assert all(amount is not None for row in found.rows for amount in row.amounts)


@pytest.mark.parametrize("key", game_keys())
def test_a_finished_game_is_judged_by_its_result(key: str) -> None:
    game = load_game(key)
    state = finished(key, 5)
    appraiser = Appraiser(game, state)
    found = appraiser.appraisal([state])
    outcome = game.outcome(state)
    assert [seat for seat, chance in enumerate(found.chances) if chance] == list(outcome.winners)
    if game.info.by_points:
        assert [found.total(seat) for seat in range(state.seats)] == list(outcome.totals)


def test_the_automa_has_the_chance_that_is_left_and_no_rows() -> None:
    game = load_game("viscounts")
    state = game.setup(solo(), 3)
    run(game.ops, state)
    found = appraised(possible_world(game, state))
    assert sum(found.chances) == pytest.approx(1.0)
    assert all(row.amounts[1] is None for row in found.rows)
    assert found.total(0) is not None
    assert found.total(1) is None


def test_a_better_standing_is_a_better_chance() -> None:
    game = load_game("versailles")
    state = game.setup(persons(3), 4)
    run(game.ops, state)
    before = appraised(possible_world(game, state)).chances
    state.players[0].score += 30
    after = appraised(possible_world(game, state)).chances
    assert after[0] > before[0]


@pytest.mark.parametrize("key", game_keys())
def test_a_verdict_names_what_the_level_prefers(key: str) -> None:
    game = load_game(key)
    for number, state in enumerate(questions(game, 3, 24)):
        played = Random(number).choice(state.options)
        thinking = begin(possible_world(game, state), "standard", number, played)
        decision = drive(thinking, Budget(60))
        verdict = decision.found
        assert isinstance(verdict, Verdict)
        assert verdict.better == decision.action
        assert verdict.better in state.options
        assert verdict.behind >= 0
        if verdict.better == played:
            assert verdict == Verdict(played)


@pytest.mark.parametrize("key", game_keys())
def test_a_verdict_does_not_depend_on_what_is_hidden(key: str) -> None:
    game = load_game(key)
    for number, state in enumerate(questions(game, 2, 25)):
        other = game.redeal(state, asked(state), Random(f"other {number}"))
        played = Random(number).choice(state.options)
        told, again = (
            drive(begin(possible_world(game, each), "standard", 3, played), Budget(60))
            for each in (state, other)
        )
        assert told == again


def finished(key: str, seed: int) -> Any:
    """A game of three that was played at random to its end."""
    game, chance = load_game(key), Random(seed)
    state = game.setup(persons(3), seed)
    run(game.ops, state)
    while state.agenda:
        act(game.ops, state, chance.choice(state.options))
    return state
