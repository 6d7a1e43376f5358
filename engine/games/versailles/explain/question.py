"""Explanations of every question of Versailles, for people."""

from __future__ import annotations

from typing import Any

from engine.core import Action
from engine.explain import Blocked, Choice, Explainer, Question, Text, explained
from engine.games.versailles import places as at
from engine.games.versailles.display import can_draw
from engine.games.versailles.explain.common import prompt, question
from engine.games.versailles.explain.moves import explain_move
from engine.games.versailles.explain.spend import explain_end, explain_spend
from engine.games.versailles.state import State
from engine.games.versailles.telling import words

_OVER = Question("over", -1, Text("versailles.prompt.over"), "VE-9.2", ())


def explain(state: State) -> Question:
    """The open question in words; a view of another seat has only the prompt."""
    return explained(state, EXPLAINERS, prompt, _OVER)


def explain_discard(state: State, seat: int, args: Any) -> Question:
    """Which of five tiles goes to the discard pile (VE-6.4.6)."""
    choices = [
        Choice(
            action,
            Text("versailles.choice.discard", {"tile": words.tile(state, action[1])}),
            source=at.tile(state, action[1]),
            target=at.DISCARD,
            cost=(("tiles", 1),),
        )
        for action in state.options
    ]
    reason = Text("versailles.blocked.discard_first")
    blocked = [Blocked(at.HAND, reason, "VE-6.4.6")]
    return question(state, "discard", seat, args, "VE-6.4.6", choices, blocked=blocked, crumb=1)


def explain_sweep_more(state: State, seat: int, args: int) -> Question:
    """The next tile of a sweep of several (VE-6.4.2)."""
    choices = [_also(state, action, args) for action in state.options]
    return question(state, "sweep_more", seat, args, "VE-6.4.2", choices, crumb=1)


def _also(state: State, action: Action, left: int) -> Choice:
    slot = action[1]
    label = Text("versailles.choice.also", {"tile": words.tile(state, state.display[slot])})
    last = left == 1 and can_draw(state, 1)
    return Choice(action, label, at.display(slot), at.DISCARD, reveals=last)


EXPLAINERS: dict[str, Explainer] = {
    "move": explain_move,
    "spend": explain_spend,
    "end": explain_end,
    "discard": explain_discard,
    "sweep_more": explain_sweep_more,
}
