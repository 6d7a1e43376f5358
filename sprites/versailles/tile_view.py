"""What a palace tile shows: plain values, from which the sprites draw it."""

from __future__ import annotations

from dataclasses import dataclass

Amount = tuple[str, int]
"""An icon's name and how many of it."""

INTERIOR, GARDEN = "P", "G"


@dataclass(frozen=True, slots=True)
class TileFace:
    """A tile of the data. `edges`: north, east, south, west, each "P" interior or "G" garden.

    `key` chooses floor and flowers among those that suit the edges; `decorations`: icon names,
    one for each piece that the tile asks for.
    """

    key: str
    name: str
    edges: str
    points: int = 0
    workers: int = 0
    cost: tuple[Amount, ...] = ()
    decorations: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()
    """"interior" or "garden" for each decoration: where it stands; without it in the middle."""


def turned(edges: str, quarters: int) -> str:
    """The edges after quarter turns clockwise: the last letter moves to the front."""
    turn = quarters % 4
    return edges[-turn:] + edges[:-turn] if turn else edges
