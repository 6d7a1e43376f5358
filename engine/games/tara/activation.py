"""Activation and promotion: pay once, then promote step by step (TA-8)."""

from __future__ import annotations

from typing import NamedTuple

from engine.core import Action, Op
from engine.events import Emit
from engine.games.tara.board import K0
from engine.games.tara.discs import pay, put_disc
from engine.games.tara.kings import crown, depose
from engine.games.tara.rounds import END
from engine.games.tara.slots import promotions
from engine.games.tara.state import NO_ONE, State

NOTHING_RISES, TOO_DEAR = "nothing", "dear"
"""Why a turn ends after its discs, for the explanation."""


class Chain(NamedTuple):
    """An activation: province, active positions, targets used up; `cost` until it is paid."""

    province: int
    active: int
    used: int
    cost: int


def begin_activation(
    state: State, seat: int, province: int, active: int, cost: int, declared: bool, emit: Emit
) -> None:
    """After the discs: offer to pay if a promotion would follow; else the turn ends (TA-8.1).

    `declared`: all slots are pointed at, and the cost belongs to the declaration (TA-5.8).
    """
    chain = Chain(province, active, 0, cost)
    if not promotions(state, seat, province, active, 0):
        state.agenda.append(("end", seat, NOTHING_RISES))
    elif state.money[seat] < cost:
        state.agenda.append(("end", seat, TOO_DEAR))
    elif declared or not cost:
        _activate(state, seat, chain, emit)
    else:
        state.agenda.append(("activate", seat, chain))


def _activate(state: State, seat: int, chain: Chain, emit: Emit) -> None:
    pay(state, seat, chain.cost, emit)
    emit("activate", seat, (chain.province, chain.active))
    state.agenda.append(("promote", seat, chain._replace(cost=0)))


ACTIVATE_OPTIONS: list[Action] = [("activate",), END]


def activate_options(state: State, seat: int, args: Chain) -> list[Action]:
    """Pay the cost once, or end the turn (TA-5.4, TA-8.1)."""
    return ACTIVATE_OPTIONS


def activate(state: State, seat: int, args: Chain, action: Action, emit: Emit) -> None:
    """The cost is paid before the first promotion (TA-5.3)."""
    if action != END:
        _activate(state, seat, args, emit)


def promote_options(state: State, seat: int, args: Chain) -> list[Action]:
    """Every promotion, and stopping (TA-8.9)."""
    return [*promotions(state, seat, args.province, args.active, args.used), END]


def promote(state: State, seat: int, args: Chain, action: Action, emit: Emit) -> None:
    """One promotion; its target is used up and, if it is the own, active (TA-8.5 to TA-8.10)."""
    if action == END:
        return
    verb, target = action
    province, active, used, _ = args
    emit("promote", seat, (province, target, verb))
    if verb == "enter" or _go_up(state, seat, province, target, emit):
        active |= 1 << target
    if state.winner != NO_ONE:
        return
    used |= 1 << target
    more = promotions(state, seat, province, active, used)
    follows = ("promote", seat, Chain(province, active, used, 0)) if more else ("end", seat, None)
    state.agenda.append(follows)


def _go_up(state: State, seat: int, province: int, target: int, emit: Emit) -> bool:
    """Put the disc; True when the target is then the own and active."""
    if target != K0:
        return put_disc(state, seat, province, target, emit, raised=True)
    if state.cylinder[province]:
        depose(state, seat, province, emit)
        return False
    put_disc(state, seat, province, target, emit, raised=True)
    crown(state, seat, province, emit)
    return True


OPS: dict[str, Op] = {
    "activate": Op(activate, activate_options, "TA-8.1"),
    "promote": Op(promote, promote_options, "TA-8.3"),
}
