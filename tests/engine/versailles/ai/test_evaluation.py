"""The evaluation of Versailles: it adds up, knows no secret, and wins."""

from __future__ import annotations

import pytest

from engine.game import Config
from tests.engine.ai.checks import (
    check_end,
    check_pruning,
    check_secrets,
    check_terms,
    check_value_changes_nothing,
    share_of_victories,
)
from tests.engine.ai.samples import persons

CONFIGS = [persons(2), persons(5)]


@pytest.mark.parametrize("config", CONFIGS)
def test_terms_add_up_and_have_words(config: Config) -> None:
    check_terms("versailles", config, 5, 43)


@pytest.mark.parametrize("config", CONFIGS)
def test_the_value_does_not_see_what_the_seat_cannot(config: Config) -> None:
    check_secrets("versailles", config, 6, 47)


@pytest.mark.parametrize("config", CONFIGS)
def test_pruning_leaves_something_allowed(config: Config) -> None:
    check_pruning("versailles", config, 7, 17)


@pytest.mark.parametrize("config", CONFIGS)
def test_valuing_changes_nothing(config: Config) -> None:
    check_value_changes_nothing("versailles", config, 8, 31)


@pytest.mark.parametrize("config", CONFIGS)
def test_a_finished_game_is_worth_its_result(config: Config) -> None:
    check_end("versailles", config, range(3))


@pytest.mark.slow
def test_the_standard_level_beats_a_random_player() -> None:
    assert share_of_victories("versailles", persons(2), ("standard", "random"), range(2), 30) == 1
