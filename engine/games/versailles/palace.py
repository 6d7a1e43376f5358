"""The palace grid: squares, turning, edges that must match (VE-6.6).

A square is an index from 0, row by row from the north-west. What is already fixed about its four
edges is a number in base 3 (`need`): digit d (north, east, south, west) is 0 for free, 1 for
palace interior, 2 for garden.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import compress, product
from operator import mul

from engine.cells import Sheet
from engine.games.versailles.pieces import EDGES, Tile

POWERS = (1, 3, 9, 27)
"""The weight of the north, east, south and west edge in a need."""

ALL_NEEDS = 81


@dataclass(frozen=True, slots=True)
class Palace:
    """Squares and tiles as tables.

    `neighbours[square]`: (own edge, other square, weight of the edge there). `patterns[tile]`:
    number of its edge pattern. `fits[pattern][need]`: the turns that match. `laid[pattern][turn]`:
    the four edges, 1 interior or 2 garden.
    """

    rows: int
    columns: int
    neighbours: tuple[tuple[tuple[int, int, int], ...], ...]
    patterns: tuple[int, ...]
    fits: tuple[tuple[tuple[int, ...], ...], ...]
    laid: tuple[tuple[tuple[int, ...], ...], ...]

    @property
    def squares(self) -> int:
        """Number of squares."""
        return self.rows * self.columns


def read_palace(sheet: Sheet, tiles: Sequence[Tile]) -> Palace:
    """The grid, and how the tiles lie in it."""
    grid = sheet.section("palace")
    rows, columns = grid.number("rows", 1, 9), grid.number("columns", 1, 9)
    turns = 4 if grid.flag("rotation") else 1
    shapes = list(dict.fromkeys(tile.edges for tile in tiles))
    laid = tuple(tuple(edges_of(turned(shape, n)) for n in range(turns)) for shape in shapes)
    return Palace(
        rows,
        columns,
        tuple(_neighbours(square, rows, columns) for square in range(rows * columns)),
        tuple(shapes.index(tile.edges) for tile in tiles),
        tuple(_fits(views) for views in laid),
        laid,
    )


def turned(edges: str, quarters: int) -> str:
    """Edges after quarter turns clockwise: the last letter moves to the front (VE-6.6.9)."""
    cut = len(edges) - quarters % len(edges)
    return edges[cut:] + edges[:cut]


def edges_of(letters: str) -> tuple[int, ...]:
    """The edges as digits, 1 interior or 2 garden."""
    return tuple(EDGES.index(letter) + 1 for letter in letters)


def _fits(views: Sequence[tuple[int, ...]]) -> tuple[tuple[int, ...], ...]:
    """For every need the turns that match; of those that look alike the first (VE-6.6.9)."""
    fits: list[list[int]] = [[] for _ in range(ALL_NEEDS)]
    for turn, view in enumerate(views):
        if view in views[:turn]:
            continue
        for fixed in product((False, True), repeat=len(POWERS)):
            need = sum(compress(map(mul, view, POWERS), fixed))
            fits[need].append(turn)
    return tuple(map(tuple, fits))


def _neighbours(square: int, rows: int, columns: int) -> tuple[tuple[int, int, int], ...]:
    row, column = divmod(square, columns)
    around = (
        (0, row - 1, column),
        (1, row, column + 1),
        (2, row + 1, column),
        (3, row, column - 1),
    )
    return tuple(
        (edge, r * columns + c, POWERS[(edge + 2) % 4])
        for edge, r, c in around
        if 0 <= r < rows and 0 <= c < columns
    )


def digits_of(need: int) -> tuple[int, ...]:
    """What is fixed on the four edges: 0 free, 1 interior, 2 garden."""
    return tuple(need // weight % 3 for weight in POWERS)


def lay(palace: Palace, needs: list[int], square: int, pattern: int, turn: int) -> None:
    """Write the edges of a tile just built into the needs of the squares beside it."""
    view = palace.laid[pattern][turn]
    for edge, other, weight in palace.neighbours[square]:
        needs[other] += view[edge] * weight


def open_squares(squares: Sequence[int], needs: Sequence[int], built: int) -> list[int]:
    """Free squares beside a built tile; all of them while nothing is built (VE-6.6.5)."""
    if not built:
        return list(range(len(squares)))
    return [square for square, need in enumerate(needs) if need and squares[square] < 0]
