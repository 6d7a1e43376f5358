"""Explanations of every question of Viscounts, for people.

Each op that asks has an explainer here; `explain` picks it by the step on top of the agenda.
"""

from __future__ import annotations

from dataclasses import replace

from engine.explain import Explainer, Question, Text
from engine.games.viscounts.explain.actions import ACTION_EXPLAINERS
from engine.games.viscounts.explain.causes import with_cause
from engine.games.viscounts.explain.effects import EFFECT_EXPLAINERS
from engine.games.viscounts.explain.paying import PAYING_EXPLAINERS
from engine.games.viscounts.explain.tracks import foretold
from engine.games.viscounts.explain.turn import TURN_EXPLAINERS
from engine.games.viscounts.state import State

EXPLAINERS: dict[str, Explainer] = {
    **TURN_EXPLAINERS,
    **ACTION_EXPLAINERS,
    **PAYING_EXPLAINERS,
    **EFFECT_EXPLAINERS,
}


def explain(state: State) -> Question:
    """The open question in words, with anchors, costs, gains, warnings and refusals.

    The masked view of another seat has the same prompt, which is public, and no choices.
    """
    if not state.agenda:
        return Question("over", -1, Text("viscounts.prompt.over"), "VI-10.1", ())
    op, seat, args = state.agenda[-1]
    question = foretold(state, with_cause(state, EXPLAINERS[op](state, seat, args)))
    return question if state.options else replace(question, choices=(), blocked=())
