"""Nobody sits on deniers that nothing can be bought for: who is rich builds places to work."""

from __future__ import annotations

import pytest

from engine.ai.contract import Budget
from engine.ai.evaluations import load_evaluation
from engine.ai.planner import Planner
from engine.ai.worlds import possible_world
from engine.core import Action, act, run
from engine.game import asked
from engine.games.caylus.data import DENIER
from tests.engine.ai.samples import persons, table
from tests.engine.caylus.layout import NEUTRAL, A, Table


def rich(card: str) -> Table:
    """Every place on the road is taken; A has 12 deniers and can pay `card`."""
    laid = Table(3).road(("n_park", NEUTRAL, 1), ("n_forest", NEUTRAL, 2))
    laid.state.round = 2
    laid.give(A, food=2, wood=2, denier=12).give(1, food=2, wood=1, denier=3)
    laid.give(2, food=1, wood=2, denier=3)
    laid.hand(A, card)
    for step in ("end_round", "begin_castle", "begin_activation", "begin_provost"):
        laid.state.agenda.append((step, NEUTRAL, None))
    return laid.do("turn", A)


def decided(laid: Table, level: str) -> Action:
    planner = Planner(laid.game, load_evaluation(laid.game), level)
    world = possible_world(laid.game, laid.state)
    return planner.decide(world, 1, Budget(600)).action


@pytest.mark.parametrize("level", ["standard", "expert"])
def test_who_is_rich_builds_a_place_to_work(level: str) -> None:
    assert decided(rich("peddler"), level)[0] == "build"


@pytest.mark.slow
def test_deniers_do_not_pile_up_to_the_end() -> None:
    """Before, there were 20 left with three seats; the rules turn three into one point."""
    game, evaluation = table("caylus")
    left = []
    for seed in range(4):
        state = game.setup(persons(3), seed)
        run(game.ops, state)
        planners = [Planner(game, evaluation, "standard") for _ in range(3)]
        while state.agenda:
            world = possible_world(game, state)
            act(game.ops, state, planners[asked(state)].decide(world, seed).action)
        left += [player.goods[DENIER] for player in state.players]
    assert sum(left) / len(left) <= 6
