"""What the positions that a seat holds in a province allow: pairs, climbs, ways to the crown.

Everything here looks at the own discs alone, so that it can be remembered by mask. Forts, supply
and money are left to the rules; an estimate does not need them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.games.tara.board import K0, PROMOTIONS

CROWN = 1 << K0
LAST_SLOT = 12
"""Positions below this one can be reached by cards: farmers, herdsmen, warriors."""


@lru_cache(maxsize=1 << 15)
def targets(held: int) -> int:
    """Mask of the positions above two held neighbours, held ones left out."""
    found = 0
    for _, bit, below in PROMOTIONS:
        if held & below == below:
            found |= bit
    return found & ~held


@lru_cache(maxsize=1 << 17)
def climbed(held: int, position: int) -> int:
    """The mask after a disc is put on a position, activated, and promoted as far as it goes."""
    active = 1 << position
    return risen(held | active, active)[0]


def risen(held: int, active: int) -> tuple[int, int]:
    """The mask after all promotions from active positions, and everything that was active then."""
    for _, bit, below in PROMOTIONS:
        if held & below == below and active & below:
            held |= bit
            active |= bit
    return held, active


@lru_cache(maxsize=1 << 15)
def keys(held: int) -> int:
    """Mask of the positions from which one activated disc climbs to the crown."""
    if held & CROWN:
        return 0
    found = 0
    for position in range(LAST_SLOT):
        if climbed(held, position) & CROWN:
            found |= 1 << position
    return found


@lru_cache(maxsize=1 << 15)
def approaches(held: int) -> int:
    """Mask of the positions from which one activated disc makes a way to the crown."""
    if held & CROWN:
        return 0
    found = 0
    for position in range(LAST_SLOT):
        reached = climbed(held, position)
        if not reached & CROWN and keys(reached) & ~keys(held):
            found |= 1 << position
    return found


def sums(worth: Sequence[float]) -> tuple[float, ...]:
    """For every mask the sum of the worth of its positions."""
    table = [0.0]
    for each in worth:
        table += [below + each for below in table]
    return tuple(table)


@lru_cache(maxsize=1 << 16)
def majorities(
    masks: tuple[int, ...], ranks: tuple[int, ...]
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Seats that hold most of a rank alone, once for each rank; and the ranks each is present on.

    `masks`: positions held in one province by seat; `ranks`: masks of the ranks that pay.
    """
    leaders: list[int] = []
    present = [0] * len(masks)
    for at, rank in enumerate(ranks):
        counts = [(mask & rank).bit_count() for mask in masks]
        for who, n in enumerate(counts):
            if n:
                present[who] |= 1 << at
        best = max(counts)
        if best and counts.count(best) == 1:
            leaders.append(counts.index(best))
    return tuple(leaders), tuple(present)
