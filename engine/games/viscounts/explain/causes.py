"""What a follow-up question comes from, and what it still brings (VI-4.2, VI-7.1.4)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engine.effects import Program
from engine.explain import Question, Text
from engine.games.viscounts.state import State
from engine.games.viscounts.telling import words


def with_cause(state: State, question: Question) -> Question:
    """The question with the card whose ability asks it and the rest of that ability."""
    op, seat, args = state.agenda[-1]
    for card, program in _abilities(state, seat):
        rest = _rest(state, seat, program, op, args)
        if rest is None:
            continue
        key = "because_then" if rest else "because"
        values: dict[str, Any] = {
            "card": words.card_name(state.data, card),
            "question": question.prompt,
            "then": words.program_words(rest) if rest else "",
        }
        return replace(question, prompt=Text(f"viscounts.prompt.{key}", values))
    return question


def _abilities(state: State, seat: int) -> list[tuple[int, Program]]:
    """The cards of a seat that may be at work, with what they do: the one just played first."""
    cards = state.data.cards
    bays = [card for card in state.players[seat].bays if card >= 0]
    played = [(card, cards.immediate[card]) for card in bays[:1] if card == state.played]
    return [*played, *((card, cards.triggered[card]) for card in bays if card != state.played)]


def _rest(state: State, seat: int, program: Program, op: str, args: Any) -> Program | None:
    """What follows in an ability after the step that is asked, if the agenda goes on like it."""
    for index, (name, _) in enumerate(program):
        following = program[index + 1 :]
        below = state.agenda[-2 : -2 - len(following) : -1]
        if name == op and [step[::2] for step in below] == [tuple(each) for each in following]:
            own = all(step[1] == seat for step in below)
            return following if own and (following or len(program) > 1) else None
    return None
