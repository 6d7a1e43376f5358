"""The effect language: component data's notation becomes a program of steps.

A program is a tuple of `(op, args)` pairs, done from first to last. `A | B` becomes one pair with
the op "choose", whose args are the alternative programs. A game gives the meaning of each code.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine.cells.problems import CellError, written
from engine.core import Action, Op, State
from engine.events import Emit

Program = tuple[tuple[str, Any], ...]
Leaf = Callable[[str, int], Program]
"""Turns one `code` with its number into steps; raises EffectError for an unknown code."""


class EffectError(CellError):
    """An effect text that cannot be understood."""


def parse_effects(entries: Sequence[str], leaf: Leaf) -> Program:
    """The program of a list of effect texts. Raises EffectError."""
    if isinstance(entries, str) or not isinstance(entries, Sequence):
        raise EffectError("data.effects_list", value=written(entries))
    program: Program = ()
    for entry in entries:
        if not isinstance(entry, str) or not entry.strip():
            raise EffectError("data.effect_text", value=written(entry))
        alternatives = tuple(_parse_all(part, leaf) for part in entry.split("|"))
        program += alternatives[0] if len(alternatives) == 1 else (("choose", alternatives),)
    return program


def _parse_all(text: str, leaf: Leaf) -> Program:
    program: Program = ()
    for part in text.split("&"):
        code, _, number = part.strip().partition(":")
        program += leaf(code, _number(number, part))
    return program


def _number(text: str, part: str) -> int:
    if not text:
        return 1
    if not text.isdigit() or not 1 <= int(text) <= 99:
        raise EffectError("data.effect_number", effect=written(part.strip()))
    return int(text)


def push_program(state: State, seat: int, program: Program) -> None:
    """Put a program on the agenda of `seat`, first step on top."""
    for op, args in reversed(program):
        state.agenda.append((op, seat, args))


def _choose_options(state: State, seat: int, args: tuple[Program, ...]) -> list[Action]:
    return [("choose", index) for index in range(len(args))]


def _choose(state: State, seat: int, args: tuple[Program, ...], action: Action, emit: Emit) -> None:
    push_program(state, seat, args[action[1]])


def choose_op(clause: str) -> Op:
    """The op "choose" for a game, citing that game's clause for choices."""
    return Op(_choose, _choose_options, clause)
