"""The evaluation of Tara: it adds up, knows no secret, and wins."""

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

CONFIGS = [persons(count) | {"options": {"round_limit": 12}} for count in (2, 3, 4)]


@pytest.mark.parametrize("config", CONFIGS)
def test_terms_add_up_and_have_words(config: Config) -> None:
    check_terms("tara", config, 5, 97)


@pytest.mark.parametrize("config", CONFIGS)
def test_the_value_does_not_see_what_the_seat_cannot(config: Config) -> None:
    check_secrets("tara", config, 6, 83)


@pytest.mark.parametrize("config", CONFIGS)
def test_pruning_leaves_something_allowed(config: Config) -> None:
    check_pruning("tara", config, 7, 29)


@pytest.mark.parametrize("config", CONFIGS)
def test_valuing_changes_nothing(config: Config) -> None:
    check_value_changes_nothing("tara", config, 8, 61)


@pytest.mark.parametrize("config", CONFIGS)
def test_a_finished_game_is_worth_its_result(config: Config) -> None:
    check_end("tara", config, range(3))


@pytest.mark.slow
def test_the_standard_level_beats_a_random_player_soon() -> None:
    config = persons(2) | {"options": {"round_limit": 40}}
    assert share_of_victories("tara", config, ("standard", "random"), range(2), 400) == 1
