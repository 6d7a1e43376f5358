"""A turn: one card for one of four actions (TA-5), the second slot, amnesty and discard."""

from __future__ import annotations

from typing import Any

from engine.core import Action, Op
from engine.events import Emit
from engine.games.tara.activation import begin_activation
from engine.games.tara.data import SWAP
from engine.games.tara.discs import free_all, gain, pay, put_disc
from engine.games.tara.slots import (
    SKIP,
    Seconds,
    Start,
    after_pointing,
    first_moves,
    second_moves,
    starts,
)
from engine.games.tara.state import PLAY, PROVINCES, State, has_captives, occupied
from engine.games.tara.swap import has_swap


def provinces_in_play(state: State) -> list[int]:
    """Provinces where cards may be played."""
    return [province for province in range(PROVINCES) if state.status[province] == PLAY]


def turn_options(state: State, seat: int, args: Any) -> list[Action]:
    """Place, Stone of Destiny, amnesty, discard: by card and province (TA-5.1, TA-5.2)."""
    data = state.data
    hand = state.hands[seat]
    open_provinces = provinces_in_play(state)
    options: list[Action] = []
    for card in hand:
        if data.shapes[data.shape_of[card]].effect != SWAP:
            for province in open_provinces:
                options += first_moves(state, seat, card, province)
    stones = [card for card in hand if data.shapes[data.shape_of[card]].effect == SWAP]
    if stones:
        swapping = [p for p in open_provinces if has_swap(state, seat, p)]
        options += [("stone", card, province) for card in stones for province in swapping]
    if state.money[seat] >= data.money.amnesty:
        prisons = [p for p in open_provinces if has_captives(state, p)]
        options += [("amnesty", card, province) for card in hand for province in prisons]
    options += [("discard", card) for card in hand]
    return options


def take_turn(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """Use the card; the rest of the action follows as steps of its own (TA-5.3)."""
    verb, card, *rest = action
    state.hands[seat].remove(card)
    state.played = card
    _ACTIONS[verb](state, seat, card, *rest, emit)
    state.fresh = 0


def _place(state: State, seat: int, card: int, province: int, position: int, emit: Emit) -> None:
    """Entry fee if due, then the first slot (TA-5.3, TA-5.5)."""
    emit("play", seat, (card, province))
    taken = occupied(state, province)
    if not taken and not state.fresh:
        emit("enter_province", seat, (province,))
        pay(state, seat, state.data.money.entry_fee, emit)
    start = _start(state, card, province, position)
    own = put_disc(state, seat, province, position, emit)
    active = 1 << position if own else 0
    _second_slot(state, seat, Seconds(province, active, 0, int(start.alone), start.partners), emit)


def _point(state: State, seat: int, card: int, province: int, position: int, emit: Emit) -> None:
    """Nothing is put: the position may be activated (TA-6.6)."""
    emit("play", seat, (card, province))
    emit("point", seat, (province, position))
    seconds = after_pointing(province, _start(state, card, province, position))
    _second_slot(state, seat, seconds, emit)


def _start(state: State, card: int, province: int, position: int) -> Start:
    data = state.data
    legal = starts(data.shapes[data.shape_of[card]], occupied(state, province))
    return next(start for start in legal if start.position == position)


def _cost(state: State) -> int:
    return state.data.shapes[state.data.shape_of[state.played]].cost


def _second_slot(state: State, seat: int, seconds: Seconds, emit: Emit) -> None:
    if seconds.partners:
        state.agenda.append(("second", seat, seconds))
    else:
        _slots_done(state, seat, seconds.province, seconds.active, bool(seconds.pointed), emit)


def _slots_done(
    state: State, seat: int, province: int, active: int, declared: bool, emit: Emit
) -> None:
    begin_activation(state, seat, province, active, _cost(state), declared, emit)


def second_options(state: State, seat: int, args: Seconds) -> list[Action]:
    """The other slot of the card, where the declared pair is legal, or none (TA-6.5)."""
    return second_moves(state, seat, args, _cost(state), state.supply[seat])


def second(state: State, seat: int, args: Seconds, action: Action, emit: Emit) -> None:
    """The second slot is resolved; then the activation (TA-6.5, TA-8.1)."""
    province, active, pointed = args.province, args.active, bool(args.pointed)
    if action == SKIP:
        _slots_done(state, seat, province, active, pointed, emit)
        return
    verb, position = action
    if verb == "point":
        emit("point", seat, (province, position))
        active |= 1 << position
    else:
        pointed = False
        if put_disc(state, seat, province, position, emit):
            active |= 1 << position
    _slots_done(state, seat, province, active, pointed, emit)


def _stone(state: State, seat: int, card: int, province: int, emit: Emit) -> None:
    """Two discs of the province change places (TA-9.1)."""
    emit("play", seat, (card, province))
    state.agenda.append(("swap", seat, province))


def _amnesty(state: State, seat: int, card: int, province: int, emit: Emit) -> None:
    """All captives of the province are freed (TA-10.1)."""
    emit("amnesty", seat, (card, province))
    pay(state, seat, state.data.money.amnesty, emit)
    free_all(state, province, emit)
    state.agenda.append(("end", seat, None))


def _discard(state: State, seat: int, card: int, emit: Emit) -> None:
    """Two cumals for a card (TA-5.1)."""
    emit("discard", seat, (card,))
    gain(state, seat, state.data.money.discard, emit)
    state.agenda.append(("end", seat, None))


_ACTIONS: dict[str, Any] = {
    "place": _place,
    "point": _point,
    "stone": _stone,
    "amnesty": _amnesty,
    "discard": _discard,
}

PLACED = ("put", "capture", "fort", "strip", "point")
"""What using a position of a tablet reports."""

OPS: dict[str, Op] = {
    "turn": Op(take_turn, turn_options, "TA-5.1", always=True),
    "second": Op(second, second_options, "TA-6.5", told=PLACED),
}
