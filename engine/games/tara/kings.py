"""Kings: crowns, victory, deposing, closed provinces, clearing, garrison (TA-11, 14, 17, 18)."""

from __future__ import annotations

from typing import Any

from engine.core import Action, Op, push
from engine.events import Emit
from engine.games.tara.board import ALL, K0, POSITIONS, positions_in
from engine.games.tara.state import (
    ABSENT,
    CLEARING,
    CLOSED,
    NO_ONE,
    OVER,
    PLAY,
    PROVINCES,
    RESERVE,
    SEATS,
    State,
    captives,
    crowns,
    occupied,
    set_top,
)


def crown(state: State, seat: int, province: int, emit: Emit) -> None:
    """A disc has reached K0: king at once; two crowns win (TA-11.1, TA-11.5)."""
    emit("king", seat, (province,))
    if crowns(state, seat) >= state.data.kings_to_win:
        _win(state, seat, emit)
    elif state.data.tables[state.seats].closing:
        _close(state, seat, province, emit)


def king_comes(state: State, seat: int) -> bool:
    """True where a cylinder takes the throne at once that a disc of this seat reaches: with two
    players, unless that ends the game (TA-18.2, TA-11.5)."""
    closing = state.data.tables[state.seats].closing
    return closing and crowns(state, seat) + 1 < state.data.kings_to_win


def _win(state: State, seat: int, emit: Emit) -> None:
    """Everything else is dropped (TA-17.1)."""
    state.winner = seat
    state.phase = OVER
    state.agenda.clear()
    emit(
        "victory", seat, tuple(p for p in range(PROVINCES) if state.top[p * POSITIONS + K0] == seat)
    )


def _close(state: State, seat: int, province: int, emit: Emit) -> None:
    """Two players: the cylinder at once, and no more cards there (TA-18.2, TA-18.3)."""
    hollow = province * POSITIONS + K0
    taken = _take_prisoners(state, hollow)
    state.supply[seat] += 1
    emit("king_returns", seat, (province, 1))
    _tell_prisoners(seat, province, taken, emit)
    _stand_cylinder(state, seat, province, emit)
    state.status[province] = CLOSED
    emit("closed", seat, (province,))
    if PLAY not in state.status and RESERVE in state.status:
        reserve = state.status.index(RESERVE)
        state.status[reserve] = PLAY
        emit("opened", NO_ONE, (reserve,))


def _stand_cylinder(state: State, seat: int, province: int, emit: Emit) -> None:
    """The cylinder takes the place of the disc on K0 (TA-14.4)."""
    state.cylinder[province] = 1
    state.cylinders[seat] -= 1
    emit("cylinder", seat, (province,))


def depose(state: State, seat: int, province: int, emit: Emit) -> None:
    """The cylinder goes back to its owner, no disc is put (TA-11.6)."""
    hollow = province * POSITIONS + K0
    owner = state.top[hollow]
    state.cylinder[province] = 0
    state.cylinders[owner] += 1
    set_top(state, hollow, NO_ONE)
    emit("depose", seat, (province, owner))


def clear_full_provinces(state: State) -> None:
    """Provinces that one player controls completely are cleared at once (TA-11.8, TA-11.9)."""
    if ALL in state.held:
        full = [at // SEATS for at, mask in enumerate(state.held) if mask == ALL]
        push(state, *(("clear", NO_ONE, province) for province in full))


def begin_clearing(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """Every province with a new king; closed ones that are not yet cleared (TA-14.1, TA-18.3)."""
    state.phase = CLEARING
    push(
        state,
        *(("clear", NO_ONE, province) for province in range(PROVINCES) if _is_due(state, province)),
    )


def _is_due(state: State, province: int) -> bool:
    if state.status[province] == ABSENT or state.top[province * POSITIONS + K0] < 0:
        return False
    if not state.cylinder[province]:
        return True
    closed = state.status[province] == CLOSED
    return closed and bool(occupied(state, province) & ~(1 << K0))


def clear(state: State, seat: int, args: int, action: Action, emit: Emit) -> None:
    """Discs go home, captives become prisoners, the cylinder stands (TA-14.2 to TA-14.4)."""
    province = args
    base = province * POSITIONS
    king = state.top[base + K0]
    crowned = state.cylinder[province]
    home = [0] * state.seats
    taken = [[0] * state.seats for _ in range(state.seats)]
    for position in positions_in(occupied(state, province)):
        if position == K0 and crowned:
            continue
        owner = state.top[base + position]
        home[owner] += 1 + captives(state, base + position, owner)
        for other, n in enumerate(_take_prisoners(state, base + position)):
            taken[owner][other] += n
        if position != K0:
            set_top(state, base + position, NO_ONE)
    emit("clear", king, (province,))
    for owner, n in enumerate(home):
        if n:
            state.supply[owner] += n
            emit("home", owner, (province, n))
        _tell_prisoners(owner, province, taken[owner], emit)
    if not crowned:
        _stand_cylinder(state, king, province, emit)
    allowed = state.data.tables[state.seats].garrison
    if allowed and state.supply[king]:
        state.agenda.append(("garrison", king, (province, 0)))


def _take_prisoners(state: State, hollow: int) -> list[int]:
    """Enemy captives go to the rath card of the controller; numbers by owner (TA-14.3)."""
    holder = state.top[hollow]
    taken = [0] * state.seats
    if state.bag[hollow]:
        for owner in range(state.seats):
            if owner != holder:
                taken[owner] = captives(state, hollow, owner)
                state.prisoners[holder * SEATS + owner] += taken[owner]
        state.bag[hollow] = 0
    return taken


def _tell_prisoners(holder: int, province: int, taken: list[int], emit: Emit) -> None:
    for owner, n in enumerate(taken):
        if n:
            emit("imprison", holder, (owner, n, province))


def garrison_options(state: State, seat: int, args: tuple[int, int]) -> list[Action]:
    """A disc on an empty position below K0, at most two; ending is a decision (TA-14.5)."""
    province, placed = args
    options: list[Action] = []
    if placed < state.data.garrison and state.supply[seat]:
        free = state.data.garrison_mask & ~occupied(state, province)
        options = [("garrison", position) for position in positions_in(free)]
    options.append(("end",))
    return options


def garrison(state: State, seat: int, args: tuple[int, int], action: Action, emit: Emit) -> None:
    """One disc of the new king's garrison."""
    if action == ("end",):
        return
    province, placed = args
    state.supply[seat] -= 1
    set_top(state, province * POSITIONS + action[1], seat)
    emit("garrison", seat, (province, action[1]))
    state.agenda.append(("garrison", seat, (province, placed + 1)))


OPS = {
    "begin_clearing": Op(begin_clearing, clause="TA-14.1"),
    "clear": Op(clear, clause="TA-14.2"),
    "garrison": Op(garrison, garrison_options, "TA-14.5", always=True),
}
