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
    return Text(f"caylus.prompt.{op}", {"seat": Seat(seat), **_waiting(state, op, args)})


def _waiting(state: State, op: str, args: Any) -> dict[str, Any]:
    """Values of a prompt that is shown to those who wait."""
    if op == "effect":
        return {"card": words.road_name(state, args[0])}
    if op == "pay":
        return {"what": words.cost_words(args)}
    if op == "cube":
        return {"n": cubes_to_take(state)}
    if op == "provost":
        return {"n": state.data.provost_price}
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
