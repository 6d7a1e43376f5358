"""Prompts and small helpers that the explainers share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.explain import Blocked, Choice, Question, Text
from engine.games.versailles.sites import BUILD, BUY, HIRE, LEARN, READY, SWEEP, TAKE
from engine.games.versailles.state import NOWHERE, State
from engine.games.versailles.telling import words
from engine.texts import Seat

CRUMBS = ("move", "use", "share")
_WORTH: tuple[str, ...] = (BUILD, BUY, TAKE, LEARN, HIRE, READY, SWEEP)
"""What workers may be used for, the most telling first."""


def prompt(state: State, op: str, seat: int, args: Any) -> Text:
    """Who does what; everybody may read it."""
    values: dict[str, Any] = {"seat": Seat(seat)}
    key = op
    if op == "spend":
        place, pool, _ = args
        kinds = tuple(_may(state, seat, place, verb) for verb in _kinds(state, place))
        values |= {"site": words.site(state, place), "n": pool, "what": kinds[0], "kinds": kinds}
        if seat != state.turn:
            key = "share"
        if len(state.options) == 1:
            key = "shared" if seat != state.turn else "spent"
    elif op == "move" and state.players[seat].marker != NOWHERE:
        key = "move_marked"
        values["site"] = words.site(state, state.players[seat].marker)
    elif op == "sweep_more":
        values["n"] = args
    return Text(f"versailles.prompt.{key}", values)


def _kinds(state: State, place: int) -> list[str]:
    """What can be done in a place, what is most worth doing first: now, where that is known."""
    able = {action[0] for action in state.options} & set(_WORTH)
    able = able or {option.verb for option in state.data.sites[place].options}
    return [verb for verb in _WORTH if verb in able]


def _may(state: State, seat: int, place: int, verb: str) -> Text:
    """One of them in words; of tokens, how many."""
    if verb != READY:
        return Text(f"versailles.may.{verb}")
    amounts = (each.amount for each in state.data.sites[place].options if each.verb == READY)
    n = min(next(amounts), state.data.tokens - state.players[seat].tokens)
    return Text(f"versailles.may.{verb}", {"n": n})


def question(
    state: State,
    op: str,
    seat: int,
    args: Any,
    clause: str,
    choices: Sequence[Choice],
    *,
    blocked: Sequence[Blocked] = (),
    crumb: int = 0,
    notes: Sequence[Text] = (),
) -> Question:
    """A question; nothing that Versailles asks is secret (VE-11.2). Who shares what another does
    has a step of its own."""
    shared = int(seat != state.turn)
    return Question(
        op,
        seat,
        prompt(state, op, seat, args),
        clause,
        tuple(choices),
        tuple(blocked),
        tuple(Text(f"versailles.crumb.{name}") for name in CRUMBS[: 2 + shared]),
        crumb + shared,
        notes=tuple(notes),
    )


def too_few(price: int, pool: int) -> Text:
    """The workers left cannot pay."""
    return Text("versailles.blocked.workers", {"n": price, "left": pool})
