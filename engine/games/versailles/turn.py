"""A turn from the move to the check for the end (VE-3, VE-4, VE-8, VE-9)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core import Action, Op, push
from engine.events import Emit
from engine.games.versailles.state import NO_ONE, State, after, palace_step, shares


def begin_turn(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """Players take single turns clockwise (VE-3.1)."""
    if seat == state.order[0]:
        state.round += 1
    state.turn = seat
    emit("turn", seat, (state.round,))
    state.agenda.append(("move", seat, None))


def move_options(state: State, seat: int, args: Any) -> list[Action]:
    """By way of moving, then by start (VE-4.3); the own marker is no destination (VE-4.5)."""
    player = state.players[seat]
    workers, tokens, marker = player.workers, player.tokens, player.marker
    options: list[Action] = []
    for mode in state.data.moves.modes:
        if mode.tokens <= tokens:
            needed = mode.workers
            for start, here in enumerate(workers):
                if here >= needed:
                    options += mode.actions[start][marker]
    return options


def move(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """Move, pay tokens, and lay out the other steps of the turn (VE-3.2)."""
    way = state.data.moves.by_action[action]
    player = state.players[seat]
    player.workers[way.start] -= way.workers
    player.workers[way.end] += way.workers
    emit("move", seat, action)
    push(
        state,
        ("mark", seat, way.end),
        ("activate", seat, way.end),
        ("echoes", seat, way.end),
        ("arrive", seat, None),
        ("end_turn", seat, None),
    )
    if way.king:
        state.agenda.append(("king", seat, way.king))
    if way.tokens:
        state.agenda.append(("spend_tokens", seat, way.tokens))


def spend_tokens(state: State, seat: int, args: int, action: Action, emit: Emit) -> None:
    """Active tokens are turned to their inactive side (VE-4.4)."""
    state.players[seat].tokens -= args
    emit("spend_tokens", seat, (args,))


def king(state: State, seat: int, args: int, action: Action, emit: Emit) -> None:
    """The King walks towards the palace and stops there (VE-8.1, VE-8.5)."""
    source = state.king
    state.king = min(source + args, palace_step(state))
    if state.king != source:
        emit("king", seat, (source, state.king))


def mark(state: State, seat: int, args: int, action: Action, emit: Emit) -> None:
    """The own activation marker is placed on the destination (VE-3.2)."""
    source = state.players[seat].marker
    state.players[seat].marker = args
    emit("marker", seat, (source, args))


def echoes(state: State, seat: int, args: int, action: Action, emit: Emit) -> None:
    """Owners of the location's echo with a worker there, clockwise (VE-7.3.2)."""
    if state.data.echoes[args]:
        owners = [other for other in after(state, seat) if shares(state, other, args)]
        push(state, *(("echo", other, args) for other in owners))


def arrive(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """Hired workers are put on the board at the end of the turn (VE-6.8.4)."""
    player = state.players[seat]
    for site in player.arriving:
        player.workers[site] += 1
        emit("arrive", seat, (site,))
    steps = state.data.king_hired * len(player.arriving)
    player.arriving.clear()
    if steps:
        state.agenda.append(("king", seat, steps))


def end_turn(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """The game stops at the end of the turn in which an end was triggered (VE-9.2)."""
    reasons = endings(state)
    if reasons:
        emit("over", NO_ONE, reasons)
        return
    state.agenda.append(("begin_turn", after(state, seat)[0], None))


_ENDINGS: dict[str, Callable[[State], bool]] = {
    "grid": lambda state: state.built == len(state.squares),
    "king": lambda state: state.king >= palace_step(state),
    "pile": lambda state: bool(state.pile_out),
}


def endings(state: State) -> tuple[str, ...]:
    """Which of the three ends has been triggered: "grid", "king", "pile" (VE-9.1)."""
    return tuple(name for name, holds in _ENDINGS.items() if holds(state))


OPS = {
    "begin_turn": Op(begin_turn, clause="VE-3.1"),
    "move": Op(move, move_options, "VE-4.3", told=("move",)),
    "spend_tokens": Op(spend_tokens, clause="VE-4.4"),
    "king": Op(king, clause="VE-8.1"),
    "mark": Op(mark, clause="VE-3.2"),
    "echoes": Op(echoes, clause="VE-7.3.2"),
    "arrive": Op(arrive, clause="VE-6.8.4"),
    "end_turn": Op(end_turn, clause="VE-9.2"),
}
