"""What the evaluation of every game must hold: parts that add up, no secrets, a decided end."""

from __future__ import annotations

from random import Random

import pytest

from engine.ai.contract import Budget
from engine.ai.levels import choose
from engine.ai.worlds import possible_world
from engine.core import act, run
from engine.game import Config, asked
from engine.texts import load_catalogue
from tests.engine.ai.samples import positions, table


def check_terms(key: str, config: Config, seed: int, every: int) -> None:
    """The terms add up to the value, for every seat, and each has its words."""
    game, evaluation = table(key)
    words = load_catalogue("en")
    checked = 0
    for state in positions(game, config, seed, every):
        for seat in range(len(config["seats"])):
            terms = evaluation.terms(state, seat)
            assert sum(terms.values()) == pytest.approx(evaluation.value(state, seat))
            assert all(words.say(f"ai.{key}.{term}") for term in terms)
            checked += 1
    assert checked > 5


def check_secrets(key: str, config: Config, seed: int, every: int) -> None:
    """Worlds that look alike to a seat are worth the same to it."""
    game, evaluation = table(key)
    for state in positions(game, config, seed, every):
        values = {evaluation.value(game.redeal(state, 0, Random(n)), 0) for n in range(4)}
        assert len(values) == 1


def check_pruning(key: str, config: Config, seed: int, every: int) -> None:
    """What is looked at is never empty, never twice the same, and always allowed."""
    game, evaluation = table(key)
    for state in positions(game, config, seed, every):
        kept = list(evaluation.prune(state, state.options))
        assert kept
        assert len(set(kept)) == len(kept)
        assert set(kept) <= set(state.options)


def check_value_changes_nothing(key: str, config: Config, seed: int, every: int) -> None:
    """Looking at a position leaves it as it is."""
    game, evaluation = table(key)
    for state in positions(game, config, seed, every):
        before = game.digest(state)
        evaluation.value(state, asked(state))
        evaluation.prune(state, state.options)
        assert game.digest(state) == before


def check_end(key: str, config: Config, seeds: range) -> None:
    """In a finished game a winner's value is the highest."""
    game, evaluation = table(key)
    for seed in seeds:
        *_, last = positions(game, config, seed, 1)
        while last.agenda:
            act(game.ops, last, last.options[0])
        winners = game.outcome(last).winners
        values = [evaluation.value(last, seat) for seat in range(len(config["seats"]))]
        assert max(range(len(values)), key=values.__getitem__) in winners


def share_of_victories(
    key: str, config: Config, levels: tuple[str, ...], games: range, iterations: int
) -> float:
    """What part of the victories the first level wins; it sits on another seat in each game."""
    game, evaluation = table(key)
    won = 0.0
    for seed in games:
        first = seed % len(levels)
        seated = levels[-first:] + levels[:-first] if first else levels
        state = game.setup(config, seed)
        run(game.ops, state)
        number = 0
        while state.agenda:
            level = seated[asked(state)]
            budget = Budget(iterations)
            decision = choose(
                evaluation, possible_world(game, state), level, seed * 1000 + number, budget
            )
            act(game.ops, state, decision.action)
            number += 1
        winners = game.outcome(state).winners
        won += (first in winners) / len(winners)
    return won / len(games)
