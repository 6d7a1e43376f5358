"""Random games of Caylus with every check of the walker."""

from __future__ import annotations

import pytest

from tests.engine.caylus.walks.games import FEW, GAMES, TABLES, walk
from tests.sampling import sampled


@pytest.mark.parametrize(("seats", "variant"), TABLES)
@pytest.mark.parametrize("games", sampled([FEW, GAMES // 3]))
def test_random_games_hold_every_check(seats: int, variant: str, games: int) -> None:
    touched = walk(seats, variant, games)
    assert {"place", "pay", "gain", "pass", "token:towers", "ending:won"} <= touched
