"""Traitors at the end of a round (TA-12)."""

from __future__ import annotations

from typing import Any

from engine import rng
from engine.core import Action, Op, push
from engine.events import Emit
from engine.games.tara.activation import begin_activation
from engine.games.tara.board import K0, POSITIONS, positions_in
from engine.games.tara.data import SWAP
from engine.games.tara.discs import pay, replace
from engine.games.tara.kings import clear_full_provinces
from engine.games.tara.state import (
    NO_ONE,
    PLAY,
    PROVINCES,
    SEATS,
    TRAITORS,
    State,
    clockwise,
    occupied,
)

PAY: Action = ("pay",)
PASS: Action = ("pass",)
DECLINE: Action = ("decline",)

Offer = tuple[int, tuple[int, ...]]
"""Province, and the seats that have the option after this one."""


def begin_traitors(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """Province by province, in their fixed order (TA-12.1)."""
    state.phase = TRAITORS
    push(state, *(("traitor", NO_ONE, province) for province in range(PROVINCES)))


def strongest(state: State, province: int) -> int:
    """The player on K0, else the one with most positions; a tie: nobody (TA-12.3)."""
    king = state.top[province * POSITIONS + K0]
    if king >= 0:
        return king
    counts = _counts(state, province)
    best = max(counts)
    return counts.index(best) if counts.count(best) == 1 else NO_ONE


def eligible(state: State, province: int) -> list[int]:
    """Players with subjects in the province, except the strongest one (TA-12.2)."""
    top = strongest(state, province)
    return [seat for seat, n in enumerate(_counts(state, province)) if n and seat != top]


def _counts(state: State, province: int) -> list[int]:
    base = province * SEATS
    return [mask.bit_count() for mask in state.held[base : base + state.seats]]


def can_hire(state: State, seat: int) -> bool:
    """A cumal and a disc are needed to use the option (TA-12.7)."""
    return state.money[seat] >= state.data.money.traitor and state.supply[seat] > 0


def traitor(state: State, seat: int, args: int, action: Action, emit: Emit) -> None:
    """Find who has the first option (TA-12.4, TA-12.5, TA-12.15)."""
    province = args
    if state.status[province] != PLAY:
        return
    able = eligible(state, province)
    if not any(can_hire(state, who) for who in able):
        return
    counts = _counts(state, province)
    most = max(counts[who] for who in able)
    tied = [who for who in clockwise(state, state.first) if who in able and counts[who] == most]
    first = tied[0] if len(tied) == 1 else _compare(state, province, tied, emit)
    order = [who for who in clockwise(state, first) if who in able]
    emit("traitor", first, (province,))
    state.agenda.append(("hire", first, (province, tuple(order[1:]))))


def _compare(state: State, province: int, tied: list[int], emit: Emit) -> int:
    """Tied players turn up a card each; the highest number has the first option (TA-12.5)."""
    cards: dict[int, int] = {}
    for who in tied:
        cards[who] = _turn_up(state, emit)
        emit("compare", who, (cards[who], province))
    _discard_turned(state, emit)
    return max(tied, key=lambda who: cards[who])


def _turn_up(state: State, emit: Emit) -> int:
    """The top card of the draw pile; the discards are shuffled when it is empty (TA-4.8)."""
    if not state.draw:
        state.draw, state.discard = state.discard, []
        rng.shuffle(state, state.draw)
        state.reshuffled = 1
        emit("reshuffle", NO_ONE, (len(state.draw),))
    card = state.draw.pop()
    state.turned.append(card)
    return card


def _discard_turned(state: State, emit: Emit) -> None:
    """Cards turned up join the discards only now (TA-12.16)."""
    emit_cards = tuple(state.turned)
    state.discard += state.turned
    state.turned = []
    emit("turned_away", NO_ONE, emit_cards)


def hire_options(state: State, seat: int, args: Offer) -> list[Action]:
    """Pay or pass; without a cumal or a disc the pass is automatic (TA-12.6, TA-12.7)."""
    return [PAY, PASS] if can_hire(state, seat) else [PASS]


def hire(state: State, seat: int, args: Offer, action: Action, emit: Emit) -> None:
    """The first to pay turns up a card; after a pass the next one is asked (TA-12.6, TA-12.8)."""
    province, others = args
    if action == PAY:
        emit("hire", seat, (province,))
        pay(state, seat, state.data.money.traitor, emit)
        card = _turn_up(state, emit)
        emit("turn_up", seat, (card, province))
        push(state, ("replace", seat, province), ("close_traitor", NO_ONE, province))
        return
    emit("no_hire", seat, (province,))
    if others:
        state.agenda.append(("hire", others[0], (province, others[1:])))


def replace_options(state: State, seat: int, args: int) -> list[Action]:
    """Enemy positions that the card can reach, and declining (TA-12.9, TA-12.10, TA-12.13)."""
    reach = reachable(state, args, state.turned[-1])
    own = state.held[args * SEATS + seat]
    enemies = reach & occupied(state, args) & ~own
    return [*(("replace", position) for position in positions_in(enemies)), DECLINE]


def reachable(state: State, province: int, card: int) -> int:
    """Mask of the positions where a turned card may have its traitor."""
    shape = state.data.shapes[state.data.shape_of[card]]
    return (1 << K0) - 1 if shape.effect == SWAP else shape.cover


def replace_disc(state: State, seat: int, args: int, action: Action, emit: Emit) -> None:
    """The traitor changes sides; then the turned card may be activated (TA-12.11, TA-12.12)."""
    province = args
    if action == DECLINE:
        asked = len(replace_options(state, seat, args)) > 1
        emit("no_traitor", seat, (province, state.turned[-1], asked))
        return
    replace(state, seat, province, action[1], emit)
    cost = state.data.shapes[state.data.shape_of[state.turned[-1]]].cost
    begin_activation(state, seat, province, 1 << action[1], cost, False, emit)


def close_traitor(state: State, seat: int, args: int, action: Action, emit: Emit) -> None:
    """The turned card goes to the discards; full provinces are cleared (TA-12.8, TA-12.14)."""
    _discard_turned(state, emit)
    clear_full_provinces(state)


OPS: dict[str, Op] = {
    "begin_traitors": Op(begin_traitors, clause="TA-12.1"),
    "traitor": Op(traitor, clause="TA-12.4"),
    "hire": Op(hire, hire_options, "TA-12.6"),
    "replace": Op(replace_disc, replace_options, "TA-12.9"),
    "close_traitor": Op(close_traitor, clause="TA-12.8"),
}
