"""What discs do on the board: put, capture, fort, strip, free (TA-7), and money."""

from __future__ import annotations

from engine.events import Emit
from engine.games.tara.board import POSITIONS
from engine.games.tara.state import (
    BAG_MASK,
    SHIFT,
    UNIT,
    State,
    amnesty_reaches,
    captives,
    forts,
    set_top,
)


def pay(state: State, seat: int, n: int, emit: Emit) -> None:
    """Give cumals to the bank (TA-1.8)."""
    if n:
        state.money[seat] -= n
        emit("pay", seat, ("cumal", n))


def gain(state: State, seat: int, n: int, emit: Emit) -> None:
    """Take cumals from the bank (TA-1.8)."""
    if n:
        state.money[seat] += n
        emit("gain", seat, ("cumal", n))


def put_disc(
    state: State, seat: int, province: int, position: int, emit: Emit, *, raised: bool = False
) -> bool:
    """A disc is put by placement or (`raised`) promotion; True when `seat` controls it then.

    Empty: it stands alone. Enemy: captured (TA-7.1), or only the fort's top disc goes (TA-7.12).
    Own: a fort, which makes an older fort of the province lose its top disc (TA-7.6, TA-7.9).
    """
    hollow = province * POSITIONS + position
    owner = state.top[hollow]
    if owner < 0:
        _take_from_supply(state, seat, hollow)
        emit("put", seat, (province, position, int(raised)))
    elif owner == seat:
        _make_fort(state, seat, province, position, emit)
    elif captives(state, hollow, owner):
        strip(state, seat, province, position, emit)
        return False
    else:
        capture(state, seat, province, position, emit)
    return True


def _take_from_supply(state: State, seat: int, hollow: int) -> None:
    state.supply[seat] -= 1
    set_top(state, hollow, seat)


def capture(state: State, seat: int, province: int, position: int, emit: Emit) -> None:
    """The enemy discs become captives, own discs below return to the supply (TA-7.1)."""
    hollow = province * POSITIONS + position
    owner = state.top[hollow]
    state.bag[hollow] += UNIT[owner]
    _take_from_supply(state, seat, hollow)
    emit("capture", seat, (province, position, owner))
    free_own(state, seat, province, position, emit)


def free_own(state: State, seat: int, province: int, position: int, emit: Emit) -> None:
    """Own discs in the bag of a hollow return to the supply."""
    hollow = province * POSITIONS + position
    freed = captives(state, hollow, seat)
    if freed:
        state.bag[hollow] &= ~(BAG_MASK << SHIFT[seat])
        state.supply[seat] += freed
        emit("freed", seat, (province, position, freed))


def _make_fort(state: State, seat: int, province: int, position: int, emit: Emit) -> None:
    """The older fort gives up its top disc at once (TA-7.9)."""
    older = forts(state, province, seat)
    state.bag[province * POSITIONS + position] += UNIT[seat]
    state.supply[seat] -= 1
    emit("fort", seat, (province, position))
    for each in older:
        give_up_fort(state, seat, province, each, emit)


def give_up_fort(state: State, seat: int, province: int, position: int, emit: Emit) -> None:
    """A fort loses its top disc to its owner's supply; the other keeps control (TA-7.9)."""
    _lose_one(state, seat, province * POSITIONS + position)
    emit("fort_given_up", seat, (province, position))


def strip(state: State, seat: int, province: int, position: int, emit: Emit) -> None:
    """An attack takes only the fort's top disc off; the attacker spends nothing (TA-7.12)."""
    hollow = province * POSITIONS + position
    owner = state.top[hollow]
    _lose_one(state, owner, hollow)
    emit("strip", seat, (province, position, owner))


def _lose_one(state: State, owner: int, hollow: int) -> None:
    state.bag[hollow] -= UNIT[owner]
    state.supply[owner] += 1


def replace(state: State, seat: int, province: int, position: int, emit: Emit) -> None:
    """A traitor: the top disc goes home, the buyer's disc takes its place (TA-12.11)."""
    hollow = province * POSITIONS + position
    owner = state.top[hollow]
    state.supply[owner] += 1
    _take_from_supply(state, seat, hollow)
    emit("replace", seat, (province, position, owner))
    free_own(state, seat, province, position, emit)


def free_all(state: State, province: int, emit: Emit) -> None:
    """Amnesty: every captive of the province goes home, also below forts (TA-10.1)."""
    base = province * POSITIONS
    freed = [0] * state.seats
    for hollow in range(base, base + amnesty_reaches(state)):
        if state.bag[hollow]:
            for owner in range(state.seats):
                freed[owner] += captives(state, hollow, owner)
            state.bag[hollow] = 0
    for owner, n in enumerate(freed):
        if n:
            state.supply[owner] += n
            emit("amnesty_freed", owner, (province, n))
