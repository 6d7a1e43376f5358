"""Payments with gold as a joker (CA-11): every distinct combination of cubes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from typing import Any

from engine.core import Action, Op
from engine.events import Emit
from engine.games.caylus.data import DENIER, FOOD, GOLD, GOODS, PLAIN, STONE, WOOD, Cost
from engine.games.caylus.state import State

Vector = tuple[int, int, int, int]
"""Food, wood, stone, gold."""


def can_pay(goods: Sequence[int], cost: Cost) -> bool:
    """True when the cost can be paid in full (CA-5.9)."""
    need = cost.amounts
    if goods[DENIER] < need[DENIER]:
        return False
    gold = goods[GOLD] - need[GOLD]
    spare = 0
    for kind in PLAIN:
        left = goods[kind] - need[kind]
        if left < 0:
            gold += left
        else:
            spare += left
    return gold >= 0 and gold + spare >= cost.any


@lru_cache(maxsize=4096)
def payments(
    food: int, wood: int, stone: int, gold: int, cost: Cost, sparing: bool = False
) -> tuple[Vector, ...]:
    """Every distinct way to pay the cubes of a cost, least gold first (CA-11.6); `sparing`: gold
    stands only for cubes that are missing (CA-11.2)."""
    have = (food, wood, stone, gold)
    found: set[Vector] = set()
    need = cost.amounts
    swaps = product(*(range(need[kind] + 1) for kind in PLAIN))
    if sparing:
        swaps = product(*((max(0, need[kind] - have[kind]),) for kind in PLAIN))
    for swapped in swaps:
        base = [need[kind] - swapped[kind] for kind in PLAIN]
        base.append(need[GOLD] + sum(swapped))
        for extra in product(range(4), repeat=cost.any):
            spent = base.copy()
            for kind in extra:
                spent[kind] += 1
            if all(spent[kind] <= have[kind] for kind in range(4)):
                found.add((spent[0], spent[1], spent[2], spent[3]))
    return tuple(sorted(found, key=lambda v: (v[GOLD], v[::-1])))


def ways(state: State, seat: int, cost: Cost) -> tuple[Vector, ...]:
    """The payments that a seat can make."""
    goods = state.players[seat].goods
    sparing = state.data.rulings["gold_joker"] == "when_missing"
    return payments(goods[FOOD], goods[WOOD], goods[STONE], goods[GOLD], cost, sparing)


def payment_options(state: State, seat: int, args: Cost) -> list[Action]:
    """One answer for each distinct payment."""
    return [("pay", *vector) for vector in ways(state, seat, args)]


def pay_cubes(state: State, seat: int, args: Cost, action: Action, emit: Emit) -> None:
    """Give the chosen cubes and the deniers of the cost to the supply (CA-11.8)."""
    for kind in range(4):
        spend(state, seat, kind, action[1 + kind], emit)
    spend(state, seat, DENIER, args.amounts[DENIER], emit)


def spend(state: State, seat: int, good: int, n: int, emit: Emit) -> None:
    """Give `n` of one good to the supply."""
    if n:
        state.players[seat].goods[good] -= n
        emit("pay", seat, (GOODS[good], n))


def receive(state: State, seat: int, good: int, n: int, emit: Emit) -> None:
    """Take `n` of one good from the supply."""
    if n:
        state.players[seat].goods[good] += n
        emit("gain", seat, (GOODS[good], n))


_CUBES: list[Action] = [("cube", kind) for kind in PLAIN]


def cube_options(state: State, seat: int, args: Any) -> list[Action]:
    """Each plain cube is chosen separately (CA-11.5)."""
    return _CUBES


def take_cube(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """Take the chosen cube."""
    receive(state, seat, action[1], 1, emit)


OPS = {
    "pay": Op(pay_cubes, payment_options, "CA-11.6"),
    "cube": Op(take_cube, cube_options, "CA-11.5"),
}
