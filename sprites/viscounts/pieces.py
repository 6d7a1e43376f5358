"""The wooden pieces of Viscounts: figures, houses, markers and goods, lit from the upper left.

`px` is always the width of the piece without its shadow. All surfaces are cached and shared:
copy one before drawing on it.
"""

from functools import lru_cache
from typing import Literal

import pygame

from sprites.common import svg
from sprites.common.colour import darker
from sprites.common.light import Shaded, with_shadow
from sprites.common.players import PlayerStyle, shape_svg
from sprites.common.surface_cache import kept
from sprites.viscounts.icons.catalogue import GRID, icon, icon_body
from sprites.viscounts.icons.pen import INK, line, path, placed
from sprites.viscounts.pieces_houses import HOUSE_GRID, HOUSES, ROOF_SPOTS
from sprites.viscounts.pieces_people import (
    VISCOUNT_GRID,
    WORKER_GRID,
    viscount_body,
    worker_body,
)

HouseKind = Literal["workshop", "trading_post", "guildhall"]
MarkerKind = Literal["virtue", "corruption"]
GoodKind = Literal["ink", "stone", "gold", "silver"]
PieceKind = HouseKind | MarkerKind | GoodKind | Literal["viscount", "worker"]

MARKER_GRID = (64.0, 74.0)
_MARKER_RIM = {"virtue": ("#a8783a", "#6a4318"), "corruption": ("#3a1733", "#1b0a1c")}

FEET: dict[str, tuple[float, float]] = {
    "viscount": (0.5, 0.86),
    "worker": (0.5, 0.86),
    "workshop": (0.48, 0.78),
    "trading_post": (0.48, 0.8),
    "guildhall": (0.48, 0.8),
    "virtue": (0.5, 0.5),
    "corruption": (0.5, 0.5),
    "ink": (0.5, 0.75),
    "stone": (0.5, 0.65),
    "gold": (0.5, 0.65),
    "silver": (0.5, 0.65),
}
"""Where a piece touches the board, in shares of its surface: put this point on the space."""


@kept
def viscount(style: PlayerStyle, px: int) -> pygame.Surface:
    """The viscount, px wide and about 1.32 px high."""
    return _drawn(viscount_body(style), VISCOUNT_GRID, px)


@kept
def worker(style: PlayerStyle, px: int, *, rimmed: bool = False) -> pygame.Surface:
    """A worker, px wide and 1.25 px high. `rimmed`: with a pale edge, to stand before stone."""
    return _drawn(worker_body(style, rimmed=rimmed), WORKER_GRID, px)


@kept
def building(kind: HouseKind, style: PlayerStyle, px: int) -> pygame.Surface:
    """A house with its owner's shape on the roof, px wide and 1.2 px high."""
    x, y, size = ROOF_SPOTS[kind]
    mark = shape_svg(style.shape, x, y, 10.5 * size, style.mark, style.ink, 2)
    return _drawn(placed(HOUSES[kind](style.fill) + mark, 0, 24), HOUSE_GRID, px)


@kept
def marker(kind: MarkerKind, px: int) -> pygame.Surface:
    """A thick disc of the seven-space track, px wide and about 1.16 px high."""
    rim, deep = _MARKER_RIM[kind]
    side = "M3.5 32 V42 A28.5 28.5 0 0 0 60.5 42 V32 Z"
    notches = "M12 54 V59.5 M22 60.5 V66.5 M32 62.5 V69 M42 60.5 V66.5 M52 54 V59.5"
    body = (
        path(side, rim, INK, 3.4)
        + path("M32 60 Q58 58 60.5 36 V42 A28.5 28.5 0 0 1 32 70.5 Z", deep)
        + line(notches, darker(rim, 0.45), 2.4)
        + path(side, "none", INK, 3.4)
        + icon_body(kind)
        + line("M9.5 24 A24.5 24.5 0 0 1 24 8.8", "#ffffff", 2, 0.65)
    )
    return _drawn(body, MARKER_GRID, px)


def good(kind: GoodKind, px: int, turn: int = 0) -> pygame.Surface:
    """A single resource or coins lying on the table, turned clockwise by degrees."""
    return icon(kind, px) if turn == 0 else _turned_good(kind, px, turn)


@kept
def _turned_good(kind: GoodKind, px: int, turn: int) -> pygame.Surface:
    body = svg.group(icon_body(kind), f"rotate({turn} 32 32)")
    # A turned square reaches further: the grid keeps a margin, the surface grows with it.
    margin = 8
    whole = GRID + 2 * margin
    side = round(px * whole / GRID)
    return svg.raster(svg.document(placed(body, margin, margin), whole, whole), (side, side))


def piece(kind: PieceKind, style: PlayerStyle | None, px: int) -> pygame.Surface:
    """Any piece by name; markers and goods ignore the style.

    ValueError for an unknown kind, or for an owned piece without its owner.
    """
    match kind:
        case "virtue" | "corruption":
            return marker(kind, px)
        case "ink" | "stone" | "gold" | "silver":
            return good(kind, px)
    if kind not in FEET:
        raise ValueError(f"no piece {kind!r}; there are: {', '.join(FEET)}")
    if style is None:
        raise ValueError(f"the piece {kind!r} needs the style of its owner")
    match kind:
        case "viscount":
            return viscount(style, px)
        case "worker":
            return worker(style, px)
        case _:
            return building(kind, style, px)


@lru_cache(maxsize=32)
def on_table(
    kind: PieceKind, style: PlayerStyle | None, px: int, scale: float, lifted: bool = False
) -> Shaded:
    """The piece with its shadow: lying on the board, or lifted above it by a hand. Those of the
    board that lies there stay, however full the cache is.

    A lifted piece wants a px about 1.06 times as large.
    """
    return with_shadow(piece(kind, style, px), scale, lifted)


def put_on(
    target: pygame.Surface,
    kind: PieceKind,
    style: PlayerStyle | None,
    spot: tuple[float, float],
    px: int,
    scale: float,
    lifted: bool = False,
) -> pygame.Rect:
    """Draw a piece with its foot on the spot; returns the rectangle of the piece itself."""
    size = piece(kind, style, px).get_size()
    foot = FEET[kind]
    corner = (round(spot[0] - foot[0] * size[0]), round(spot[1] - foot[1] * size[1]))
    on_table(kind, style, px, scale, lifted).blit(target, corner)
    return pygame.Rect(corner, size)


def _drawn(body: str, grid: tuple[float, float], px: int) -> pygame.Surface:
    return svg.raster(svg.document(body, *grid), (px, round(px * grid[1] / grid[0])))
