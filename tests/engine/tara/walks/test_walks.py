"""Whole games with every check of the walker, and what they must have touched."""

from __future__ import annotations

from random import Random

import pytest

from engine.core import act, run
from engine.games.tara.board import K0, POSITIONS
from engine.games.tara.state import PROVINCES, SEATS, State
from engine.simulation.walker import at_random, check_game
from tests.engine.tara.greedy import greedy
from tests.engine.tara.layout import config, tara
from tests.engine.tara.walks.games import FEW_WALKS, walk
from tests.sampling import sampled, sampled_rows

DATA = tara().data


@pytest.mark.parametrize(("seats", "seed"), sampled_rows(FEW_WALKS, 2, 4))
def test_a_game_holds(seats: int, seed: int) -> None:
    """All games of the walks are in the slow run, together with what they touch."""
    walk(seats, seed)


@pytest.mark.slow
@pytest.mark.parametrize("seats", sampled([2, 3, 4]))
def test_a_game_with_every_check_at_every_decision(seats: int) -> None:
    check_game(tara(), config(seats, round_limit=6), 101, at_random, every=1)
    check_game(tara(), config(seats), 102, greedy, every=3)


@pytest.mark.slow
def test_limited_games_of_random_players_end() -> None:
    game = check_game(tara(), config(4, "random"), 7, every=500)
    assert game.rounds <= DATA.automatic_limit


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_masks_repeat_the_controllers(seats: int) -> None:
    """`held` is kept for speed; it must always say what `top` says."""
    game, chance = tara(), Random(5)
    state: State = game.setup(config(seats, round_limit=8), 5)
    run(game.ops, state)
    while state.agenda:
        act(game.ops, state, state.options[int(chance.random() * len(state.options))])
        for at in range(PROVINCES * SEATS):
            province, seat = divmod(at, SEATS)
            tops = state.top[province * POSITIONS : (province + 1) * POSITIONS]
            assert state.held[at] == sum(1 << p for p, owner in enumerate(tops) if owner == seat)
            assert not state.cylinder[province] or state.top[province * POSITIONS + K0] >= 0
