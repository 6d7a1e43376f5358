"""Can a palace still be completed? (VE-9.4)

`palace_test` lays random palaces and counts those that the tiles left can complete: a check of
the reconstructed edges, and a number to look at after correcting them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from engine.games.versailles.palace import Palace, lay
from engine.games.versailles.random_palace import Laid, random_palace

SIZES = range(6, 19)
"""Built tiles of the palaces that are tested."""


@dataclass(frozen=True, slots=True)
class PalaceTest:
    """How many of `grids` random palaces can be completed."""

    grids: int
    completable: int


def palace_test(palace: Palace, grids: int = 1000, seed: int = 1) -> PalaceTest:
    """Lay `grids` random palaces of 6 to 18 tiles and try to complete each of them."""
    chance = Random(seed)
    good = 0
    for _ in range(grids):
        laid = random_palace(palace, chance.choice(SIZES), chance)
        good += can_complete(palace, laid)
    return PalaceTest(grids, good)


def can_complete(palace: Palace, laid: Laid) -> bool:
    """True when the tiles left can fill every free square with matching edges: exact."""
    needs = [0] * palace.squares
    for square, tile in enumerate(laid.squares):
        if tile >= 0:
            lay(palace, needs, square, palace.patterns[tile], laid.turned[square])
    return _Search(palace, laid).fill(0, needs, _stock(palace, laid.left))


def _stock(palace: Palace, tiles: Sequence[int]) -> tuple[int, ...]:
    """How many tiles of each edge pattern there are."""
    count = Counter(palace.patterns[tile] for tile in tiles)
    return tuple(count[pattern] for pattern in range(len(palace.fits)))


class _Search:
    """Fills square after square; positions that failed are remembered, so that the search ends.

    The squares are taken along the shorter side of the grid: what is still to come then depends
    on the tiles left and on the needs of the next few squares alone.
    """

    def __init__(self, palace: Palace, laid: Laid) -> None:
        rows, columns = palace.rows, palace.columns
        self._palace = palace
        self._free = [tile < 0 for tile in laid.squares]
        self._order = list(range(palace.squares))
        if rows < columns:
            self._order.sort(key=lambda square: (square % columns, square // columns))
        self._width = min(rows, columns)
        self._failed: set[tuple[int, tuple[int, ...], tuple[int, ...]]] = set()

    def fill(self, at: int, needs: list[int], stock: tuple[int, ...]) -> bool:
        """Fill the squares from the `at`-th on."""
        while at < len(self._order) and not self._free[self._order[at]]:
            at += 1
        if at == len(self._order):
            return True
        ahead = self._order[at : at + self._width + 1]
        key = (at, tuple(needs[square] for square in ahead), stock)
        if key in self._failed:
            return False
        if any(self._try(at, needs, stock, pattern) for pattern in _plenty_first(stock)):
            return True
        self._failed.add(key)
        return False

    def _try(self, at: int, needs: list[int], stock: tuple[int, ...], pattern: int) -> bool:
        square = self._order[at]
        rest = (*stock[:pattern], stock[pattern] - 1, *stock[pattern + 1 :])
        for turn in self._palace.fits[pattern][needs[square]]:
            following = needs.copy()
            lay(self._palace, following, square, pattern, turn)
            if self.fill(at + 1, following, rest):
                return True
        return False


def _plenty_first(stock: Sequence[int]) -> list[int]:
    found = [pattern for pattern, n in enumerate(stock) if n]
    return sorted(found, key=lambda pattern: -stock[pattern])
