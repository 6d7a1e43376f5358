"""What the picture of the board depends on, as plain values."""

from __future__ import annotations

from dataclasses import dataclass

from sprites.caylus.castle import CastleView


@dataclass(frozen=True, slots=True)
class BoardView:
    """A position as far as the ground shows it; cards and pieces lie on top of it.

    `provost`: the road card on which he stands, -1: the whole road is activated and nothing is
    lit. `unworked`: road cards that take no worker (residences), so that no ring lies there.
    `estate`: the yard is a player's own land instead of the supply.
    """

    cards: int
    castle: CastleView
    provost: int = -1
    unworked: frozenset[int] = frozenset()
    estate: bool = False
    yard_title: str = ""
