"""A finished game is no forecast: a win in the own turn is found by any net, a lost end avoided."""

from __future__ import annotations

import pytest

from engine.ai.learned.explained import Learner
from engine.ai.learned.net import new_net
from engine.ai.learned.player import Learned
from engine.ai.learned.trust import NOTHING
from engine.ai.search.methods import NetMethod
from engine.ai.worlds import possible_world
from engine.core import Action
from engine.games.versailles.state import NO_TILE
from tests.engine.ai.learned.checks import features_at
from tests.engine.versailles.layout import A, B, Table

LAST = 7


def one_square_left(mine: int, theirs: int) -> Table:
    """T04 (4 points, for 2 wood and 1 marble) is all that A can build, and ends the game."""
    table = Table(2).lay(A, at="construction_yard", hand="T04", wood=2, marble=1, score=mine)
    table.lay(B, score=theirs)
    state, palace = table.state, table.data.palace
    for square in range(palace.squares):
        state.squares[square] = NO_TILE if square == LAST else state.pile.pop()
    state.built = palace.squares - 1
    fits = palace.fits[palace.patterns[table.tile("T04")]]
    state.needs[LAST] = next(need for need in range(1, len(fits)) if fits[need])
    state.agenda.append(("end_turn", A, None))
    return table.use("construction_yard")


def decided(table: Table, seed: int) -> Action:
    features = features_at(table.game, table.state)
    net = new_net(features, (8,), seed)
    thinking = Learned(
        Learner(features, net, NOTHING), possible_world(table.game, table.state), seed, NetMethod()
    )
    list(thinking.steps())
    return thinking.decision().action


@pytest.mark.parametrize("seed", range(1, 6))
def test_a_win_in_the_own_turn_is_taken(seed: int) -> None:
    assert decided(one_square_left(mine=20, theirs=22), seed)[0] == "build"


@pytest.mark.parametrize("seed", range(1, 6))
def test_a_game_is_not_ended_with_a_loss_while_it_can_go_on(seed: int) -> None:
    assert decided(one_square_left(mine=20, theirs=60), seed) == ("end",)
