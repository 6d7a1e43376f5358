"""The way to dear tiles and to gold: what a part of the seats tries for in games for training.

By itself a net never came there: a lone worker in the mine brings nothing (VE-6.3.1), and gold is
worth little before what it buys is built."""

from __future__ import annotations

from collections.abc import Callable

from engine.games.versailles.ai.seen.holdings import Missing
from engine.games.versailles.pieces import GOLD
from engine.games.versailles.state import Player

POINT = 0.06
"""For each point built, or on its way; a lead of one point is worth 0.02 beside the chance of
winning."""
IN_HAND, PAID, AT_HAND = 0.1, 0.65, 0.25
"""Parts of a tile's points: it is in the hand; what it asks for is there; so are its workers."""
OTHERS = 0.3
"""Every tile of the hand counts so much of the better one before it."""
DECORATION, GOLDEN = 2.0, 3.0
"""Cubes that stand for the purchase of a decoration, and for one gold."""
HELD, AT_MINE = 0.16, 0.06
"""For each gold, each worker in the mine."""
MOST_GOLD, MOST_WORKERS = 3, 3
"""What one tile asks for with its decorations; what the mine pays for."""


def gold_sought(player: Player, mine: int) -> float:
    """How far a seat has come with gold."""
    gold, workers = player.goods[GOLD], player.workers[mine]
    return HELD * min(MOST_GOLD, gold) + AT_MINE * min(MOST_WORKERS, workers)


def tiles_sought(player: Player, yard: int, missing: Callable[..., Missing]) -> float:
    """How far a seat has come with its tiles, the dearest first. `yard`: its strength there with
    the next move."""
    goods, stock = tuple(player.goods), tuple(player.stock)
    none = (0,) * len(stock)
    found = []
    for tile in player.hand:
        lack, whole = missing(tile, goods, stock), missing(tile, (0, 0, 0), none)
        part = IN_HAND + PAID * (1.0 - _away(lack) / _away(whole))
        if lack.payable:
            part += AT_HAND * min(yard, lack.workers) / max(1, lack.workers)
        found.append(lack.vp * part)
    total, weight = float(player.score), 1.0
    for points in sorted(found, reverse=True):
        total += weight * points
        weight *= OTHERS
    return POINT * total


def _away(lack: Missing) -> float:
    return lack.wood + lack.marble + GOLDEN * lack.gold + DECORATION * lack.decorations
