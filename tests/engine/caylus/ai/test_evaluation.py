"""The evaluation of Caylus: it adds up, knows no secret, and wins."""

from __future__ import annotations

import pytest

from engine.ai.evaluations import load_evaluation
from engine.game import Config
from tests.engine.ai.checks import (
    check_end,
    check_pruning,
    check_secrets,
    check_terms,
    check_value_changes_nothing,
    share_of_victories,
)
from tests.engine.ai.samples import persons, positions, table
from tests.sampling import sampled

BASE = persons(2)
ADVANCED = persons(3) | {"options": {"variant": "advanced"}}
CONFIGS = [BASE, ADVANCED]


@pytest.mark.parametrize("config", CONFIGS)
def test_terms_add_up_and_have_words(config: Config) -> None:
    check_terms("caylus", config, 5, 37)


@pytest.mark.parametrize("config", CONFIGS)
def test_the_value_does_not_see_what_the_seat_cannot(config: Config) -> None:
    check_secrets("caylus", config, 6, 41)


@pytest.mark.parametrize("config", CONFIGS)
def test_pruning_leaves_something_allowed(config: Config) -> None:
    check_pruning("caylus", config, 7, 11)


@pytest.mark.parametrize("config", CONFIGS)
def test_valuing_changes_nothing(config: Config) -> None:
    check_value_changes_nothing("caylus", config, 8, 23)


@pytest.mark.parametrize("config", CONFIGS)
def test_a_finished_game_is_worth_its_result(config: Config) -> None:
    check_end("caylus", config, range(3))


@pytest.mark.parametrize("variant", sampled(["base", "advanced"]))
@pytest.mark.slow
def test_the_standard_level_beats_random_players(variant: str) -> None:
    config = persons(2) | {"options": {"variant": variant}}
    assert share_of_victories("caylus", config, ("standard", "random"), range(4), 40) > 0.7


@pytest.mark.parametrize("config", CONFIGS)
def test_what_is_remembered_of_other_positions_changes_no_value(config: Config) -> None:
    game, used = table("caylus")
    for seed in range(3):
        for state in positions(game, config, seed, 17):
            for seat in range(state.seats):
                fresh = load_evaluation(game)
                assert used.value(state, seat) == fresh.value(state, seat)
