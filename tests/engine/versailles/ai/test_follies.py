"""Follies of earlier opponents of this game, as positions with the expected answer."""

from __future__ import annotations

import pytest

from engine.ai.evaluations import load_evaluation
from engine.ai.planner import Planner
from engine.ai.worlds import possible_world
from engine.core import act
from engine.game import asked
from tests.engine.versailles.ai.test_learned_ends import one_square_left

LEVELS = ("standard", "expert")


@pytest.mark.parametrize("level", LEVELS)
def test_who_leads_ends_the_game_with_the_last_tile(level: str) -> None:
    """With the palace nearly full and a lead, opponents walked to and fro for eighteen turns."""
    table = one_square_left(mine=40, theirs=20)
    game, state = table.game, table.state
    planner = Planner(game, load_evaluation(game), level)
    seat = asked(state)
    for number in range(8):
        if not state.agenda or asked(state) != seat:
            break
        act(game.ops, state, planner.decide(possible_world(game, state), number).action)
    assert not state.agenda
    assert game.outcome(state).winners == (seat,)
