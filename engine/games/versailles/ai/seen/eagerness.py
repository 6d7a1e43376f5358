"""What opponents of Versailles like beside points and chances: an early first tile, and cubes that
are used. In hundredths of a victory; who counts only what scores builds late and gathers on."""

from __future__ import annotations

from collections.abc import Callable

from engine.games.versailles.ai.seen.holdings import Missing
from engine.games.versailles.state import Player

BUILT = 4.0
"""For each tile built."""
FIRST = 50.0
"""For having built at all; the steps towards the first tile are parts of it."""
IN_HAND, PAID, AT_HAND = 12.0, 20.0, 12.0
"""A tile is in the hand; what it asks for is there; so are its workers, with the next move."""
FAR_AWAY = 6
"""So many missing cubes, and two for each missing decoration, are no step at all."""
SPARE = 4
"""Cubes that may lie about."""
CUBE = 3.0
"""Off for each of the others."""
DECORATION = 2.0
"""For each of those in stock."""


def eagerness(player: Player, yard: int, missing: Callable[..., Missing]) -> float:
    """For one position of a seat. `yard`: its strength there with the next move."""
    spare = max(0, sum(player.goods) - SPARE)
    liked = BUILT * player.built + DECORATION * sum(player.stock) - CUBE * spare
    return liked + (FIRST if player.built else _steps(player, yard, missing))


def _steps(player: Player, yard: int, missing: Callable[..., Missing]) -> float:
    """How near the first tile is, by the tile of the hand that is nearest."""
    goods, stock = tuple(player.goods), tuple(player.stock)
    best = 0.0
    for tile in player.hand:
        lack = missing(tile, goods, stock)
        away = lack.wood + lack.marble + lack.gold + 2 * lack.decorations
        liked = IN_HAND + PAID * max(0.0, 1.0 - away / FAR_AWAY)
        if not away:
            liked += AT_HAND * min(yard, lack.workers) / max(1, lack.workers)
        best = max(best, liked)
    return best
