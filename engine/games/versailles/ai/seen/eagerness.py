"""What opponents of Versailles like beside points and chances: an early first tile, and cubes that
are used. In hundredths of a victory; who counts only what scores builds late and gathers on."""

from __future__ import annotations

from collections.abc import Callable

from engine.games.versailles.ai.seen.holdings import Missing, Shapes, missing, reach
from engine.games.versailles.state import Player

BUILT = 2.0
"""For each tile built."""
FIRST = 130.0
"""Off for not having built at all, less the steps towards the first tile; while there is time."""
LATE = 0.8
"""So far on (0 to 1) the first tile is no longer early: nobody ends a lost game for its sake."""
IN_HAND, PAID, AT_HAND = 50.0, 40.0, 35.0
"""A tile is in the hand; what it asks for is there; so are its workers, with the next move."""
FAR_AWAY = 6
"""So many missing cubes are no step at all."""
GOLD, DECORATION_MISSING = 3, 2
"""Cubes that a missing gold stands for, and a decoration that must still be bought: a first tile
that asks for them comes late."""
UNDER_WAY = 0.3
"""Part of `AT_HAND` for a worker that stands near the yard; less for each arrow more."""
LONGEST_WAY = 7
SPARE = 6
"""Cubes that may lie about."""
CUBE = 1.0
"""Off for each of the others."""
DECORATION = 1.0
"""For each of those in stock."""


def eagerness(
    shapes: Shapes, player: Player, fits: Callable[[int], bool], progress: float
) -> float:
    """For one position of a seat. `fits`: whether the palace has a place for a tile."""
    spare = max(0, sum(player.goods) - SPARE)
    liked = BUILT * player.built + DECORATION * sum(player.stock) - CUBE * spare
    if not player.built and progress < LATE:
        liked -= FIRST - _steps(shapes, player, fits)
    return liked


def _steps(shapes: Shapes, player: Player, fits: Callable[[int], bool]) -> float:
    """How near the first tile is, by the tile of the hand that is nearest and fits."""
    goods, stock = tuple(player.goods), tuple(player.stock)
    best = 0.0
    for tile in player.hand:
        if not fits(tile):
            continue
        lack = missing(shapes, tile, goods, stock)
        away = lack.wood + lack.marble + GOLD * lack.gold + DECORATION_MISSING * lack.decorations
        liked = IN_HAND + PAID * max(0.0, 1.0 - away / FAR_AWAY)
        if lack.payable:
            liked += AT_HAND * _arrival(shapes, player, lack)
        best = max(best, liked)
    return best


def _arrival(shapes: Shapes, player: Player, tile: Missing) -> float:
    """Part of the way to the yard that is made, with the workers that the tile asks for."""
    yard = shapes.board.yard
    strength = reach(shapes, player, yard)
    if strength:
        return UNDER_WAY + (1.0 - UNDER_WAY) * min(strength, tile.workers) / max(1, tile.workers)
    steps = shapes.board.steps
    ways = [steps[at][yard] for at, n in enumerate(player.workers) if n and at != yard]
    return UNDER_WAY * max(0.0, 1.0 - min(ways, default=LONGEST_WAY) / LONGEST_WAY)
