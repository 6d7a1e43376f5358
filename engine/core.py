"""The agenda machine: a state, a list of things still to be done, and a table of ops.

A step `(op, seat, args)` stands on `state.agenda`; the last one is next. `run` resolves steps
until one needs a real decision; the question then stays in `state.options`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.events import Emit, silent

Action = tuple[Any, ...]
"""A decision: plain, hashable, JSON-able; the first item is its verb, `("walk", 4)`."""

Step = tuple[str, int, Any]
"""One thing still to do: op name, seat that decides, arguments (ids only, never secrets)."""


class IllegalActionError(ValueError):
    """The action is not among the options of the open question."""


class DeadEndError(RuntimeError):
    """An op asked a question without any answer: a fault of the rules code."""


@dataclass(slots=True)
class State:
    """What every game's state has; games add their own fields."""

    rng: int = 0
    agenda: list[Step] = field(default_factory=list)
    options: Sequence[Action] = ()


@dataclass(frozen=True, slots=True)
class Op:
    """One verb of the rules.

    `resolve(state, seat, args, action, emit)` does it and pushes what follows.
    `options(state, seat, args)` lists the answers in a stable order; None: it asks nothing.
    `always`: ask even when there is one answer. `told`: kinds of events that are marked as the only
    way when it was not asked.
    """

    resolve: Callable[[Any, int, Any, Action, Emit], None]
    options: Callable[[Any, int, Any], list[Action]] | None = None
    clause: str = ""
    always: bool = False
    told: tuple[str, ...] = ()


Ops = Mapping[str, Op]


def run(ops: Ops, state: State, emit: Emit = silent) -> None:
    """Resolve steps until a decision is needed or the agenda is empty."""
    agenda = state.agenda
    enter = None if emit is silent else getattr(emit, "enter", None)
    while agenda:
        name, seat, args = agenda[-1]
        op = ops[name]
        asked = op.options
        if asked is None:
            action: Action = ()
        else:
            answers = asked(state, seat, args)
            if len(answers) > 1 or (answers and op.always):
                state.options = answers
                return
            if not answers:
                raise DeadEndError(f"no answer to {name} of seat {seat} {args!r}")
            action = answers[0]
        agenda.pop()
        if enter is not None:
            enter(op.clause, op.told if asked is not None else ())
        op.resolve(state, seat, args, action, emit)
    state.options = ()


def act(ops: Ops, state: State, action: Action, emit: Emit = silent) -> None:
    """Answer the open question with `action` and run on.

    Raises IllegalActionError when the action is not among `state.options`.
    """
    if action not in state.options:
        raise IllegalActionError(f"{action!r} is not an answer to the open question")
    name, seat, args = state.agenda.pop()
    op = ops[name]
    if emit is not silent and (enter := getattr(emit, "enter", None)) is not None:
        enter(op.clause)
    op.resolve(state, seat, args, action, emit)
    run(ops, state, emit)


def push(state: State, *steps: Step) -> None:
    """Put steps on the agenda so that the first one given is done first."""
    state.agenda.extend(steps[::-1])
