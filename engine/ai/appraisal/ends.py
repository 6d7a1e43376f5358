"""Where the plan of a turn leads in dealt worlds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.ai.appraisal.appraiser import Appraiser
from engine.ai.contract import END
from engine.ai.learned.turn_search import finish
from engine.ai.learned.turn_search import settle as between_turns
from engine.ai.search.turns import settle
from engine.core import Action, act
from engine.game import asked


def ended(appraiser: Appraiser, world: Any, seat: int, plan: Sequence[Action]) -> Any:
    """The position behind a plan, as far as this world allows it: where a net judges the end of
    the turn that it knows, else where the turn is handed on. Without a plan the world itself."""
    if not plan:
        return world
    if appraiser.learner is not None:
        return _as_learned(appraiser, world, seat, plan)
    state = appraiser.game.clone(world)
    for action in plan:
        if action not in state.options:
            break
        act(appraiser.game.ops, state, action)
        if settle(appraiser.game, appraiser.evaluation, world, state, seat):
            break
    if asked(state) == seat and END in state.options:
        act(appraiser.game.ops, state, END)
    return state


def _as_learned(appraiser: Appraiser, world: Any, seat: int, plan: Sequence[Action]) -> Any:
    features = appraiser.learner.features
    state = appraiser.game.clone(world)
    for action in plan:
        if action not in state.options:
            break
        act(features.ops, state, action)
        if between_turns(features, state, seat):
            return state
    finish(features, state, seat)
    return state
