"""The walks and the forced positions together touch everything the game has."""

from __future__ import annotations

import pytest

from engine.games import load_game
from tests.engine.caylus.walks.coverage import POSITIONS, wanted
from tests.engine.caylus.walks.games import GAMES, thrifty, walk


@pytest.mark.slow
def test_every_card_option_and_ending_is_exercised() -> None:
    touched: set[str] = set()
    for seats in (2, 3, 4):
        touched |= walk(seats, "advanced", GAMES, thrifty)
    touched |= {label for position in POSITIONS for label in position()}
    assert sorted(wanted(load_game("caylus").data) - touched) == []
