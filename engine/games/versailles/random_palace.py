"""Random palaces: legal ones of any size, as no game need have laid them."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from engine.games.versailles.palace import Palace, lay, open_squares
from engine.games.versailles.state import NO_TILE


@dataclass(frozen=True, slots=True)
class Laid:
    """A palace under construction: tile and quarter turns by square, and the tiles left."""

    squares: list[int]
    turned: list[int]
    left: list[int]


def random_palace(palace: Palace, size: int, chance: Random) -> Laid:
    """Lay tiles in random order, each at random where it fits; one that fits nowhere stays left."""
    squares, turned = [NO_TILE] * palace.squares, [0] * palace.squares
    needs = [0] * palace.squares
    tiles = list(range(len(palace.patterns)))
    chance.shuffle(tiles)
    built: list[int] = []
    for tile in tiles:
        if len(built) == size:
            break
        pattern = palace.patterns[tile]
        ways = [
            (square, turn)
            for square in open_squares(squares, needs, len(built))
            for turn in palace.fits[pattern][needs[square]]
        ]
        if ways:
            square, turn = chance.choice(ways)
            squares[square], turned[square] = tile, turn
            lay(palace, needs, square, pattern, turn)
            built.append(tile)
    return Laid(squares, turned, [tile for tile in tiles if tile not in built])
