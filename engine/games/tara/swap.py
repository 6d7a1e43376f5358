"""The Stone of Destiny: two discs of a province change places (TA-9)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core import Action, Op, push
from engine.events import Emit
from engine.games.tara.activation import begin_activation
from engine.games.tara.board import K0, POSITIONS
from engine.games.tara.discs import give_up_fort
from engine.games.tara.state import (
    UNIT,
    State,
    captives,
    clockwise,
    forts,
    set_top,
)

TOP = -1
"""Names the top disc of a position; a captive is named by the seat that owns it."""

Disc = tuple[int, int, int]
"""Position, TOP or the captive's owner, owner of the disc."""


def discs_in(state: State, province: int) -> list[Disc]:
    """Every different disc below K0; captives of one colour on a position are one (TA-9.11)."""
    found: list[Disc] = []
    base = province * POSITIONS
    for position in range(K0):
        owner = state.top[base + position]
        if owner < 0:
            continue
        found.append((position, TOP, owner))
        if state.bag[base + position]:
            found += [
                (position, other, other)
                for other in range(state.seats)
                if captives(state, base + position, other)
            ]
    return found


def swaps(state: State, seat: int, province: int) -> Iterator[Action]:
    """Every pair of discs whose exchange changes something (TA-9.8, TA-9.11)."""
    discs = discs_in(state, province)
    apart = state.data.rulings["same_position"] == "refused"  # TA-9.3
    for index, (here, this, mine) in enumerate(discs):
        for there, that, other in discs[index + 1 :]:
            if apart and here == there:
                continue
            top = this == TOP or that == TOP
            if (mine == seat and top) if mine == other else (here != there or top):
                yield ("swap", here, this, there, that)


def has_swap(state: State, seat: int, province: int) -> bool:
    """True when a stone can be played there for its effect (TA-9.11)."""
    return next(swaps(state, seat, province), None) is not None


def swap_options(state: State, seat: int, args: int) -> list[Action]:
    """By the positions of the two discs, tops before captives."""
    return list(swaps(state, seat, args))


def swap(state: State, seat: int, args: int, action: Action, emit: Emit) -> None:
    """Exchange, then surplus, forts to give up, activation (TA-9.10)."""
    province = args
    _, here, this, there, that = action
    base = province * POSITIONS
    mine = state.top[base + here] if this == TOP else this
    other = state.top[base + there] if that == TOP else that
    _substitute(state, base + here, this, mine, other)
    _substitute(state, base + there, that, other, mine)
    emit("swap", seat, (province, here, this, mine, there, that, other))
    for position in dict.fromkeys((here, there)):
        _return_surplus(state, province, position, emit)
    active = 0
    if this == TOP and other == seat:
        active |= 1 << here
    if that == TOP and mine == seat:
        active |= 1 << there
    push(
        state,
        *(("reduce", who, province) for who in clockwise(state, seat)),
        ("swapped", seat, (province, active)),
    )


def _substitute(state: State, hollow: int, slot: int, old: int, new: int) -> None:
    """A disc of `new` takes the exact place of one of `old` (TA-9.2)."""
    if slot == TOP:
        set_top(state, hollow, new)
    else:
        state.bag[hollow] += UNIT[new] - UNIT[old]


def _return_surplus(state: State, province: int, position: int, emit: Emit) -> None:
    """More than two discs of one colour on a position: the rest go home (TA-9.5)."""
    hollow = province * POSITIONS + position
    for owner in range(state.seats):
        count = captives(state, hollow, owner) + (state.top[hollow] == owner)
        surplus = count - state.data.one_colour
        if surplus > 0:
            state.bag[hollow] -= surplus * UNIT[owner]
            state.supply[owner] += surplus
            emit("surplus", owner, (province, position, surplus))


def reduce_options(state: State, seat: int, args: int) -> list[Action]:
    """A player with two forts chooses the one to give up (TA-7.10)."""
    own = forts(state, args, seat)
    if len(own) <= state.data.forts:
        return [("keep_forts",)]
    return [("reduce", position) for position in own]


def reduce_forts(state: State, seat: int, args: int, action: Action, emit: Emit) -> None:
    """The chosen fort loses its top disc; asked again while there are too many."""
    if action[0] == "reduce":
        give_up_fort(state, seat, args, action[1], emit)
        state.agenda.append(("reduce", seat, args))


def swapped(state: State, seat: int, args: tuple[int, int], action: Action, emit: Emit) -> None:
    """The own discs that came to the top may be activated (TA-9.6, TA-9.9)."""
    province, active = args
    cost = state.data.shapes[state.data.shape_of[state.played]].cost
    begin_activation(state, seat, province, active, cost, False, emit)


OPS: dict[str, Op] = {
    "swap": Op(swap, swap_options, "TA-9.1", told=("swap",)),
    "reduce": Op(reduce_forts, reduce_options, "TA-7.10"),
    "swapped": Op(swapped, clause="TA-9.6"),
}
