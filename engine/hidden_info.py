"""Who may see which hidden cards: declared once per game, used for views and for guesses.

A game lists `Pool`s. A pool is a set of `Zone`s whose hidden cards could, for an observer who
does not see them, be exchanged with each other. `hide` blanks what a seat may not see; `redeal`
shuffles it into another world that the seat considers possible.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

HIDDEN = -1
"""Stands in a masked list for a card that the viewer may not see."""

NOBODY: frozenset[int] = frozenset()


class Zone(NamedTuple):
    """A slice `cards[start:stop]` of a live list that only `viewers` see.

    `pinned` cards are publicly known to be somewhere in this zone, though not where.
    """

    cards: list[int]
    start: int
    stop: int
    viewers: frozenset[int] = NOBODY
    pinned: frozenset[int] = frozenset()


class Pool(NamedTuple):
    """Zones whose hidden cards are interchangeable for who does not see them."""

    name: str
    zones: tuple[Zone, ...]


def hide(pools: Sequence[Pool], seat: int) -> None:
    """Blank, in place, every card that `seat` may not see."""
    for pool in pools:
        for zone in pool.zones:
            if seat not in zone.viewers:
                zone.cards[zone.start : zone.stop] = [HIDDEN] * (zone.stop - zone.start)


def redeal(pools: Sequence[Pool], seat: int, random: Random) -> None:
    """Shuffle, in place, what `seat` does not see into a world that it considers possible.

    The result depends on what the seat sees and on `random`, not on how the cards really lie.
    """
    for pool in pools:
        _redeal_pool([zone for zone in pool.zones if seat not in zone.viewers], random)


def _redeal_pool(zones: list[Zone], random: Random) -> None:
    free: list[int] = []
    kept: list[list[int]] = []
    for zone in zones:
        cards = zone.cards[zone.start : zone.stop]
        kept.append(sorted(card for card in cards if card in zone.pinned))
        free += [card for card in cards if card not in zone.pinned]
    free.sort()
    random.shuffle(free)
    for zone, pinned in zip(zones, kept, strict=True):
        missing = zone.stop - zone.start - len(pinned)
        dealt = pinned + free[:missing]
        del free[:missing]
        random.shuffle(dealt)
        zone.cards[zone.start : zone.stop] = dealt
