"""Can palaces be completed? (VE-9.4) The test of the reconstructed edges, and of the search."""

from __future__ import annotations

from itertools import permutations, product
from random import Random

import pytest

from engine.cells import Sheet
from engine.games.versailles.palace import Palace, edges_of, lay, read_palace, turned
from engine.games.versailles.pieces import Tile
from engine.games.versailles.random_palace import Laid, random_palace
from tests.engine.versailles.completion import SIZES, can_complete, palace_test
from tests.engine.versailles.layout import versailles

PALACE = versailles().data.palace


def test_a_fortieth_of_the_random_palaces_can_be_completed() -> None:
    tested = palace_test(PALACE, grids=25, seed=1)
    assert tested.grids == 25
    assert tested.completable >= 24


@pytest.mark.parametrize("seed", [1, 2])
def test_at_least_990_of_1000_palaces_can_be_completed(seed: int) -> None:
    """The full run, a fifth of a second; about 996 is the reference."""
    tested = palace_test(PALACE, seed=seed)
    assert tested.grids == 1000
    assert 990 <= tested.completable < 1000


def test_random_palaces_are_legal() -> None:
    chance = Random(3)
    for size in SIZES:
        laid = random_palace(PALACE, size, chance)
        built = [square for square, tile in enumerate(laid.squares) if tile >= 0]
        assert len(built) == size
        assert len(laid.left) == 40 - size
        assert not {laid.squares[square] for square in built} & set(laid.left)
        for square in built:
            views = edges_at(PALACE, laid, square)
            shared = [
                (edge, other)
                for edge, other, _ in PALACE.neighbours[square]
                if laid.squares[other] >= 0
            ]
            assert shared
            for edge, other in shared:
                assert views[edge] == edges_at(PALACE, laid, other)[(edge + 2) % 4]


def edges_at(palace: Palace, laid: Laid, square: int) -> tuple[int, ...]:
    """The edges of the tile on a square."""
    return palace.laid[palace.patterns[laid.squares[square]]][laid.turned[square]]


def small_palace(rows: int, columns: int, shapes: list[str]) -> Palace:
    """A grid of any size with tiles of these edges."""
    raw = {"palace": {"rows": rows, "columns": columns, "rotation": True}}
    tiles = [Tile(str(n), "", shape, 1, (0, 0, 0), (), 1, "") for n, shape in enumerate(shapes)]
    return read_palace(Sheet("palace", raw), tiles)


def by_brute_force(palace: Palace, laid: Laid, shapes: list[str]) -> bool:
    """Try every arrangement of the tiles left in every position."""
    free = [square for square, tile in enumerate(laid.squares) if tile < 0]
    fixed = {
        square: edges_at(palace, laid, square)
        for square, tile in enumerate(laid.squares)
        if tile >= 0
    }
    for tiles in permutations(laid.left, len(free)):
        for turns in product(range(4), repeat=len(free)):
            views = {
                square: edges_of(turned(shapes[tile], turn))
                for square, tile, turn in zip(free, tiles, turns, strict=True)
            }
            if _match(palace, fixed | views):
                return True
    return False


def _match(palace: Palace, views: dict[int, tuple[int, ...]]) -> bool:
    return all(
        views[square][edge] == views[other][(edge + 2) % 4]
        for square in views
        for edge, other, _ in palace.neighbours[square]
    )


@pytest.mark.slow
def test_the_search_agrees_with_brute_force() -> None:
    chance = Random(11)
    found = {True: 0, False: 0}
    for _ in range(120):
        rows, columns = chance.choice([(2, 2), (1, 4), (3, 2)])
        shapes = [chance.choice(["PPPP", "GGGG", "PPGG", "PGPG", "PPPG"]) for _ in range(7)]
        palace = small_palace(rows, columns, shapes)
        laid = random_palace(palace, rows * columns - 3, chance)
        if laid.squares.count(-1) > 3:
            continue
        laid.left[4:] = []
        answer = by_brute_force(palace, laid, shapes)
        assert can_complete(palace, laid) == answer
        found[answer] += 1
    assert min(found.values()) > 10


def test_an_impossible_palace_is_seen_to_be_impossible() -> None:
    """A hole between interior and garden on all sides needs two of each, opposite in pairs."""
    palace = small_palace(1, 3, ["PPPP", "GGGG", "PPPP", "GGGG"])
    needs = [0, 0, 0]
    lay(palace, needs, 0, palace.patterns[0], 0)
    lay(palace, needs, 2, palace.patterns[1], 0)
    assert not can_complete(palace, Laid([0, -1, 1], [0, 0, 0], [2, 3]))
    assert needs[1] == 27 * 1 + 3 * 2
