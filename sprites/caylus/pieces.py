"""The wooden pieces of Caylus: workers, provost, pass markers, cubes, lit from the upper left.

`px` is always the width of the piece without its shadow. All surfaces are cached and shared:
copy one before drawing on it.
"""

from __future__ import annotations

from typing import Literal

import pygame

from sprites.caylus.palette import GOLD, INK, TIMBER, WINE, lit, shaded
from sprites.caylus.pen import Drawing
from sprites.common import svg
from sprites.common.players import PlayerStyle, shape_svg
from sprites.common.surface_cache import kept

PieceKind = Literal["worker", "provost", "pass_marker"]

WORKER_GRID = (48.0, 58.0)
PROVOST_GRID = (52.0, 80.0)
MARKER_GRID = (48.0, 40.0)
_GRIDS: dict[PieceKind, tuple[float, float]] = {
    "worker": WORKER_GRID,
    "provost": PROVOST_GRID,
    "pass_marker": MARKER_GRID,
}
FEET: dict[PieceKind, tuple[float, float]] = {
    "worker": (0.5, 0.84),
    "provost": (0.5, 0.92),
    "pass_marker": (0.5, 0.6),
}
"""Where a piece touches the board, in shares of its surface: put this point on its place."""


def piece_size(kind: PieceKind, px: int) -> tuple[int, int]:
    """Width and height of a piece `px` wide."""
    grid = _GRIDS[kind]
    return px, round(px * grid[1] / grid[0])


@kept
def worker(style: PlayerStyle, px: int) -> pygame.Surface:
    """A plain turned cylinder in its owner's colour, the owner's shape on its top."""
    d = Drawing(_ink(px, 48))
    side = d.linear((3, 0), (45, 0), (0, style.light), (0.32, style.fill), (1, style.dark))
    d.path("M4 15 V43 A20 11.4 0 0 0 44 43 V15 Z", side, line=style.ink)
    d.line("M8.6 22 V42", "#ffffff", 2.6, 0.4)
    d.add(svg.ellipse(24, 15, 20, 11.4, style.fill, style.ink, d.ink))
    d.add(svg.ellipse(23, 14, 17, 8.6, style.light, None, None, fill_opacity=0.55))
    mark = shape_svg(style.shape, 0, 0, 13.4, style.mark, style.ink, 2.0)
    d.add(svg.group(mark, "translate(24,14.6) scale(1,0.64)"))
    return d.raster(WORKER_GRID, piece_size("worker", px))


@kept
def provost(px: int) -> pygame.Surface:
    """The provost in a white robe and cap, with chain and staff."""
    d = Drawing(_ink(px, 52))
    robe = d.linear((4, 0), (46, 0), (0, "#ffffff"), (0.4, "#fbf6e9"), (1, "#b8ab95"))
    d.add(svg.ellipse(23, 72, 20, 7, "#9d907a", INK, d.ink))
    d.path("M3 70 Q6 46 14 36 Q23 30 32 36 Q40 46 43 70 Q23 80 3 70 Z", robe)
    d.line("M23 44 Q20 58 21 75 M12 48 Q9 60 9 72 M34 48 Q37 60 37 72", "#b5a992", 1.6)
    d.path("M12 37 Q23 31 34 37 L38 46 Q23 52 8 46 Z", WINE)
    d.fill("M12 38 Q18 34 23 34.4 L22 48 Q14 48 9.6 45.4 Z", lit(WINE, 0.3), 0.7)
    d.line("M15 40 Q23 55 31 40", INK, 3.6)
    d.line("M15 40 Q23 55 31 40", GOLD, 2.0)
    d.circle(23, 48.6, 3.2, GOLD, width=0.8)
    d.line("M45 18 V76", INK, 4.4)
    d.line("M45 18 V76", TIMBER, 2.2)
    d.circle(45, 15, 4.2, GOLD)
    d.line("M34 44 Q41 46 44 50", INK, 7.4)
    d.line("M34 44 Q41 46 44 50", "#f4eddb", 4.8)
    d.circle(44.6, 50.4, 2.8, "#e9c9a4", width=0.8)
    d.circle(23, 24, 9.4, "#ecccaa")
    d.fill("M27 15.6 a9.4 9.4 0 0 1 0 17 Z", shaded("#ecccaa", 0.4), 0.45)
    d.line("M19.4 24 v1.6 M26 24 v1.6", INK, 1.7)
    d.line("M19.6 29.4 Q23 31.4 26 29.4", INK, 1.2)
    d.path("M10.6 23 Q9 6 23 6 Q37 6 35.4 23 Q30 15.4 23 16 Q16 15.4 10.6 23 Z", robe)
    d.line("M12 19.4 Q23 10 34 19.4", WINE, 2.6)
    d.circle(23, 5.4, 3, WINE, width=0.9)
    return d.raster(PROVOST_GRID, piece_size("provost", px))


@kept
def pass_marker(style: PlayerStyle, px: int) -> pygame.Surface:
    """A thick disc that is laid on the bridge."""
    d = Drawing(_ink(px, 48))
    side = d.linear((3, 0), (45, 0), (0, style.fill), (0.3, style.fill), (1, style.dark))
    d.path("M3 16 V23 A21 14 0 0 0 45 23 V16 Z", side, line=style.ink)
    d.add(svg.ellipse(24, 16, 21, 14, style.fill, style.ink, d.ink))
    d.add(svg.ellipse(23, 15, 17.6, 11, style.light, None, None, fill_opacity=0.5))
    mark = shape_svg(style.shape, 0, 0, 14.4, style.mark, style.ink, 2.0)
    d.add(svg.group(mark, "translate(24,15.4) scale(1,0.7)"))
    return d.raster(MARKER_GRID, piece_size("pass_marker", px))


def corner_of(kind: PieceKind, px: int, spot: tuple[float, float]) -> tuple[int, int]:
    """Where the upper left corner of a piece lies whose foot stands on the spot."""
    size, foot = piece_size(kind, px), FEET[kind]
    return round(spot[0] - foot[0] * size[0]), round(spot[1] - foot[1] * size[1])


def _ink(px: int, grid: float) -> float:
    """About one px and a half on small pieces, finer on large ones."""
    return max(1.5, min(2.8, 1.35 * grid / px))
