"""Income, exchange of prisoners and ransom (TA-13, TA-15)."""

from __future__ import annotations

from typing import Any

from engine.core import Action, Op, push
from engine.events import Emit
from engine.games.tara.board import RANK_MASKS
from engine.games.tara.state import (
    INCOME,
    PROVINCES,
    RANSOM,
    SEATS,
    State,
    clockwise,
)


def income_ranks(state: State) -> list[int]:
    """The ranks that pay."""
    return [rank for rank, each in enumerate(state.data.ranks) if each.income]


def majorities(state: State, province: int) -> list[tuple[int, int]]:
    """Rank and seat of every majority in a province; a tie pays nobody (TA-13.1)."""
    masks = state.held[province * SEATS : province * SEATS + state.seats]
    found: list[tuple[int, int]] = []
    if not any(masks):
        return found
    for rank in income_ranks(state):
        counts = [(mask & RANK_MASKS[rank]).bit_count() for mask in masks]
        best = max(counts)
        if best and counts.count(best) == 1:
            found.append((rank, counts.index(best)))
    return found


def spread(state: State, seat: int) -> list[int]:
    """Ranks that a seat holds in at least two provinces (TA-13.2)."""
    masks = state.held[seat::SEATS]
    needed = state.data.spread_provinces
    return [
        rank
        for rank in income_ranks(state)
        if sum(bool(mask & RANK_MASKS[rank]) for mask in masks) >= needed
    ]


def income(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """Majorities province by province, then the spread over provinces (TA-13)."""
    state.phase = INCOME
    for province in range(PROVINCES):
        won: dict[int, list[int]] = {}
        for rank, who in majorities(state, province):
            won.setdefault(who, []).append(rank)
        for who in sorted(won):
            n = len(won[who]) * state.data.majority
            state.money[who] += n
            emit("majority", who, (n, province, *won[who]))
    for who in range(state.seats):
        ranks = spread(state, who)
        if ranks:
            n = len(ranks) * state.data.spread
            state.money[who] += n
            emit("spread", who, (n, *ranks))


def begin_ransom(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """Every player in turn as holder (TA-15.1)."""
    state.phase = RANSOM
    if any(state.prisoners):
        push(state, *(("holder", who, None) for who in clockwise(state, state.first)))


def holder(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """Exchange one for one, then an offer to each owner, clockwise (TA-15.2, TA-15.3)."""
    others = clockwise(state, seat)[1:]
    for other in others:
        n = min(state.prisoners[seat * SEATS + other], state.prisoners[other * SEATS + seat])
        if n:
            _release(state, seat, other, n)
            _release(state, other, seat, n)
            emit("exchange", seat, (other, n))
    push(state, *(("ransom", other, seat) for other in others))


def _release(state: State, keeper: int, owner: int, n: int) -> None:
    state.prisoners[keeper * SEATS + owner] -= n
    state.supply[owner] += n


def ransom_offers(state: State, seat: int, keeper: int) -> list[tuple[int, int]]:
    """Discs and price of every offer that a seat can pay (TA-15.6)."""
    own = state.prisoners[keeper * SEATS + seat]
    few = max(discs for discs, _ in state.data.ransom)
    offers = []
    for discs, price in state.data.ransom:
        possible = own >= discs if discs else own > few
        if possible and state.money[seat] >= price:
            offers.append((discs or own, price))
    return offers


def ransom_options(state: State, seat: int, args: int) -> list[Action]:
    """The offers, and the refusal; without money or prisoners nothing is asked (TA-15.6)."""
    offers = ransom_offers(state, seat, args)
    return [*(("ransom", discs) for discs, _ in offers), ("refuse",)]


def ransom(state: State, seat: int, args: int, action: Action, emit: Emit) -> None:
    """The owner pays the holder and gets the discs back (TA-15.3)."""
    keeper = args
    if action[0] == "refuse":
        n = state.prisoners[keeper * SEATS + seat]
        if n:
            emit("no_ransom", seat, (keeper, n))
        return
    price = dict(ransom_offers(state, seat, keeper))[action[1]]
    state.money[seat] -= price
    state.money[keeper] += price
    _release(state, keeper, seat, action[1])
    emit("ransom", seat, (keeper, action[1], price))


OPS: dict[str, Op] = {
    "income": Op(income, clause="TA-13.1"),
    "begin_ransom": Op(begin_ransom, clause="TA-15.1"),
    "holder": Op(holder, clause="TA-15.2"),
    "ransom": Op(ransom, ransom_options, "TA-15.3"),
}
