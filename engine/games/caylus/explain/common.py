"""Parts that explanations share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.explain import Blocked, Choice, Question, Text
from engine.games.caylus.state import State
from engine.games.caylus.telling import words
from engine.texts import Seat


def prompt(state: State, op: str, seat: int, args: Any) -> Text:
    """What is asked, in words that everybody at the table may read."""
    values = {"seat": Seat(seat), **_waiting(state, op, args)}
    caused = op in _CAUSED and "card" in values
    return Text(f"caylus.prompt.{op}_of" if caused else f"caylus.prompt.{op}", values)


_CAUSED = frozenset({"pay", "cube", "smelt", "choose_turn"})
"""Questions that follow from an activated card; they name it."""


def asked(
    state: State, op: str, seat: int, args: Any, clause: str, choices: Sequence[Choice]
) -> Question:
    """A question whose prompt is the same for who is asked and for those who wait."""
    return Question(op, seat, prompt(state, op, seat, args), clause, tuple(choices))


def _waiting(state: State, op: str, args: Any) -> dict[str, Any]:
    """Values of a prompt that is shown to those who wait."""
    if op == "effect":
        return {"card": words.road_name(state, args[0])}
    if op == "pay":
        return {"what": words.cost_words(args), **_paid_for(state)}
    if op in _CAUSED:
        return {"n": cubes_to_take(state), **_activated(state)}
    if op == "provost":
        return {"n": state.data.provost_price}
    return {}


def _paid_for(state: State) -> dict[str, Any]:
    """What a payment is for: a building, or the card that is activated."""
    op, _, card = state.agenda[-2]
    if op in ("lay", "crown"):
        return {"card": words.card_name(state.data, card)}
    return _activated(state)


def _activated(state: State) -> dict[str, Any]:
    """The card whose worker goes home when its effects are done."""
    for op, _, place in reversed(state.agenda):
        if op == "go_home":
            return {"card": words.road_name(state, place)}
    return {}


def cubes_to_take(state: State) -> int:
    """How many cubes of choice the asked seat takes one after the other."""
    left = 0
    for decision in reversed(state.agenda):
        if decision != state.agenda[-1]:
            break
        left += 1
    return left


def question(
    op: str,
    seat: int,
    clause: str,
    choices: Sequence[Choice],
    *,
    blocked: Sequence[Blocked] = (),
    secret: bool = False,
    **values: Any,
) -> Question:
    """The question of an op with its prompt."""
    asked = Text(f"caylus.prompt.{op}", {"seat": Seat(seat), **values})
    return Question(op, seat, asked, clause, tuple(choices), tuple(blocked), secret=secret)
