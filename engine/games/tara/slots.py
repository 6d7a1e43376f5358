"""Which positions a place card may use: fits and the priority of empty positions (TA-6)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.core import Action
from engine.games.tara.board import POSITIONS, PROMOTIONS
from engine.games.tara.data import Shape
from engine.games.tara.state import SEATS, State, captives, forts, is_fort, occupied


class Start(NamedTuple):
    """A position that a card may begin with.

    `alone`: it may stay the only slot used; `partners`: the other slot's position for every fit
    that is legal when both slots are declared.
    """

    position: int
    alone: bool
    partners: tuple[int, ...]


@lru_cache(maxsize=1 << 15)
def starts(shape: Shape, taken: int) -> tuple[Start, ...]:
    """The legal first positions of a figure where `taken` positions are not empty (TA-6.2).

    The priority looks at the declared slots only and at the board only (TA-6.3, TA-6.8).
    """
    alone: set[int] = set()
    partners: dict[int, set[int]] = {}
    for slot in range(len(shape.slots)):
        reached = [spot[slot] for spot in shape.spots]
        empty = [p for p in reached if not taken >> p & 1]
        alone.update(empty or reached)
    if len(shape.slots) > 1:
        empties = [sum(not taken >> p & 1 for p in spot) for spot in shape.spots]
        for spot, count in zip(shape.spots, empties, strict=True):
            if count == max(empties):
                partners.setdefault(spot[0], set()).add(spot[1])
                partners.setdefault(spot[1], set()).add(spot[0])
    return tuple(
        Start(p, p in alone, tuple(sorted(partners.get(p, ()))))
        for p in sorted(alone | partners.keys())
    )


def promotions(state: State, seat: int, province: int, active: int, used: int) -> list[Action]:
    """Every promotion that changes something, lowest target first (TA-8.3, TA-8.14).

    `active` and `used` (targets of this activation, TA-8.10) are masks of positions.
    """
    held = state.held[province * SEATS + seat]
    options: list[Action] = []
    if not held & active:
        return options
    for target, bit, below in PROMOTIONS:
        if held & below == below and active & below and not used & bit:
            _offer(state, seat, province, target, bool(active & bit), options)
    return options


def _offer(
    state: State, seat: int, province: int, target: int, active: bool, options: list[Action]
) -> None:
    hollow = province * POSITIONS + target
    owner = state.top[hollow]
    if owner == seat:
        room = state.data.fort_mask >> target & 1
        if room and state.supply[seat] and not captives(state, hollow, seat):
            options.append(("promote", target))
        if room and not active:
            options.append(("enter", target))
    elif state.supply[seat] or (owner >= 0 and _needs_no_disc(state, province, hollow)):
        options.append(("promote", target))


def _needs_no_disc(state: State, province: int, hollow: int) -> bool:
    """An attack that only strips a fort or deposes a cylinder (TA-7.12, TA-11.6)."""
    crowned = hollow % POSITIONS == POSITIONS - 1 and state.cylinder[province]
    return bool(crowned) or is_fort(state, hollow)


def can_activate(state: State, seat: int, province: int, active: int, cost: int) -> bool:
    """Paying is offered only if it can be paid and a promotion follows (TA-8.14)."""
    return state.money[seat] >= cost and bool(promotions(state, seat, province, active, 0))


class Seconds(NamedTuple):
    """What is still possible after the first slot: the step's arguments.

    `active`: mask of active positions so far; `pointed`: 1 if the first slot was only pointed at;
    `alone`: the second slot may be left out; `partners`: positions for it.
    """

    province: int
    active: int
    pointed: int
    alone: int
    partners: tuple[int, ...]


SKIP: Action = ("skip",)


def second_moves(
    state: State, seat: int, seconds: Seconds, cost: int, supply: int, given_up: int = -1
) -> list[Action]:
    """Answers for the second slot: put, point, or leave it out (TA-6.4 to TA-6.6, TA-6.8).

    `supply` and `given_up` (an own fort that will be single by then) let the first slot look ahead.
    """
    province, active, pointed, alone, partners = seconds
    options: list[Action] = []
    for position in partners:
        hollow = province * POSITIONS + position
        owner = state.top[hollow]
        if owner == seat:
            if supply and (position == given_up or not captives(state, hollow, seat)):
                options.append(("place", position))
            both = active | 1 << position
            if not pointed or can_activate(state, seat, province, both, cost):
                options.append(("point", position))
        elif supply or (owner >= 0 and captives(state, hollow, owner)):
            options.append(("place", position))
    if alone and (not pointed or can_activate(state, seat, province, active, cost)):
        options.append(SKIP)
    return options


def first_moves(state: State, seat: int, card: int, province: int) -> list[Action]:
    """What a place card may begin with in a province: put or point (TA-6.1, TA-6.8)."""
    data = state.data
    shape = data.shapes[data.shape_of[card]]
    taken = occupied(state, province)
    if not taken and not state.fresh and state.money[seat] < data.money.entry_fee:
        return []
    options: list[Action] = []
    base, supply = province * POSITIONS, state.supply[seat]
    for start in starts(shape, taken):
        position, alone, _ = start
        owner = state.top[base + position]
        if (owner < 0 and supply and alone) or _can_put(state, seat, province, start, shape.cost):
            options.append(("place", card, province, position))
        if owner == seat:
            seconds = after_pointing(province, start)
            if second_moves(state, seat, seconds, shape.cost, supply):
                options.append(("point", card, province, position))
    return options


def after_pointing(province: int, start: Start) -> Seconds:
    """What follows when the first position was only pointed at."""
    return Seconds(province, 1 << start.position, 1, int(start.alone), start.partners)


def _can_put(state: State, seat: int, province: int, start: Start, cost: int) -> bool:
    """True when the first slot can be resolved and, if it must be used, the second one too."""
    hollow = province * POSITIONS + start.position
    owner = state.top[hollow]
    supply = state.supply[seat]
    given_up = -1
    if owner == seat:
        if not supply or captives(state, hollow, seat):
            return False
    elif not supply and (owner < 0 or not captives(state, hollow, owner)):
        return False
    if start.alone:
        return True
    if owner == seat:
        older = forts(state, province, seat)
        given_up = older[0] if older else -1
        supply += len(older) - 1
    elif owner < 0 or not captives(state, hollow, owner):
        supply += captives(state, hollow, seat) - 1
    seconds = Seconds(province, 0, 0, 0, start.partners)
    return bool(second_moves(state, seat, seconds, cost, supply, given_up))
