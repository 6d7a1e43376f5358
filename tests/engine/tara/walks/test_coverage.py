"""The walks together touch everything the game has."""

from __future__ import annotations

import pytest

from tests.engine.tara.walks.coverage import wanted
from tests.engine.tara.walks.games import SOME_WALKS, walk


@pytest.mark.slow
def test_games_hold_and_nothing_of_the_game_is_left_untouched() -> None:
    touched = set().union(*(walk(seats, seed).touched for seats, seed in SOME_WALKS))
    assert sorted(wanted() - touched) == []
