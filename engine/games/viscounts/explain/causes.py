"""What a follow-up question comes from, and what it still brings (VI-4.2, VI-4.11, VI-7.1.1)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, NamedTuple

from engine.cells.effects import Program
from engine.explain import Question, Text
from engine.games.viscounts.state import State, slots_of
from engine.games.viscounts.telling import words


class Cause(NamedTuple):
    """Something that may be at work: its name, what it does, and the steps of which one comes
    after it; without any, a program of a single step is not enough to know it by."""

    name: Text
    program: Program
    before: frozenset[str] = frozenset()


def with_cause(state: State, question: Question) -> Question:
    """The question with what asks it and the rest of that."""
    op, seat, args = state.agenda[-1]
    for cause in _causes(state, seat):
        rest = _rest(state, seat, cause, op, args)
        if rest is None:
            continue
        key = "because_then" if rest else "because"
        values: dict[str, Any] = {
            "card": cause.name,
            "question": question.prompt,
            "then": words.program_words(rest) if rest else "",
        }
        return replace(question, prompt=Text(f"viscounts.prompt.{key}", values))
    return question


def _causes(state: State, seat: int) -> Iterator[Cause]:
    """What may be at work for a seat: first what is known by the step that comes after it."""
    yield from _piles(state, seat)
    yield from _slots(state, seat, frozenset({"begin_collision"}))
    for card, program in _abilities(state, seat):
        yield Cause(words.card_name(state.data, card), program)
    op, _, args = state.agenda[-1]
    if not any((op, args) in _flat(program) for _, program in _abilities(state, seat)):
        yield from _slots(state, seat, frozenset(each[0] for each in state.agenda))


def _abilities(state: State, seat: int) -> list[tuple[int, Program]]:
    """The cards of a seat that may be at work, with what they do: the one just played first."""
    cards = state.data.cards
    bays = [card for card in state.players[seat].bays if card >= 0]
    played = [(card, cards.immediate[card]) for card in bays[:1] if card == state.played]
    return [*played, *((card, cards.triggered[card]) for card in bays if card != state.played)]


def _flat(program: Program) -> Iterator[tuple[str, Any]]:
    """Every step of a program, those of its alternatives too."""
    for op, args in program:
        yield op, args
        for alternative in args if op == "choose" else ():
            yield from alternative


def _piles(state: State, seat: int) -> Iterator[Cause]:
    """The card that has just left the board, or was just hired; it lies on the discard pile."""
    discard = state.players[seat].discard
    if discard:
        card, name = discard[-1], words.card_name(state.data, discard[-1])
        left = Text("viscounts.cause.dropoff", {"card": name})
        yield Cause(left, state.data.cards.dropoff[card], frozenset({"play"}))
        hired = Text("viscounts.cause.hired", {"card": name})
        yield Cause(hired, state.data.cards.on_hire[card].human, frozenset({"after_hire"}))


def _slots(state: State, seat: int, before: frozenset[str]) -> Iterator[Cause]:
    """The slots that this seat has uncovered and that act after a hire (VI-4.11)."""
    player = state.players[seat]
    for index, slot in enumerate(slots_of(state, player)):
        if player.built >> index & 1 and slot.reveals == "on_hire":
            yield Cause(Text("viscounts.cause.on_hire"), slot.program.human, before)


def _rest(state: State, seat: int, cause: Cause, op: str, args: Any) -> Program | None:
    """What follows in a program after the step that is asked, if the agenda goes on like it."""
    program = cause.program
    for index, (name, _) in enumerate(program):
        following = program[index + 1 :]
        below = state.agenda[-2 : -2 - len(following) : -1]
        if name != op or [step[::2] for step in below] != [tuple(each) for each in following]:
            continue
        if any(step[1] != seat for step in below):
            return None
        if cause.before:
            depth = len(following) + 2
            after = state.agenda[-depth][0] if len(state.agenda) >= depth else ""
            return following if after in cause.before else None
        return following if following or len(program) > 1 else None
    return None
