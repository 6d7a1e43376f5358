"""The hod in which batches are carried to the castle, and the rack on which workers stand."""

from __future__ import annotations

import pygame

from sprites.caylus.bowls import PIECES
from sprites.caylus.icons import ink_for
from sprites.caylus.palette import OAK, TIMBER, lit, shaded
from sprites.caylus.pen import Drawing
from sprites.common import svg
from sprites.common.light import with_shadow
from sprites.common.piles import rest
from sprites.common.players import PlayerStyle
from sprites.common.surface_cache import kept

HOD_GRID = (156.0, 90.0)
_AIR = 12.0
"""Units above the first batch for those that are heaped on it."""
MOST_SETS = 3
"""Batches that are seen in the hod; the number says how many there are."""
_DULL = (214, 203, 190)
Load = tuple[tuple[str, ...], ...]
"""Batch by batch the goods that would be paid for it."""


def hod_size(px: int) -> tuple[int, int]:
    """px of a hod so wide."""
    return px, round(px * HOD_GRID[1] / HOD_GRID[0])


@kept
def hod(load: Load, px: int, scale: float, dull: bool) -> pygame.Surface:
    """A hod `px` wide with its load; `dull` while nothing can be delivered."""
    canvas = pygame.Surface(hod_size(px), pygame.SRCALPHA)
    unit = px / HOD_GRID[0]
    canvas.blit(_back(px), (0, 0))
    shown = load[:MOST_SETS]
    for depth, goods in reversed(list(enumerate(shown))):
        for column, good in enumerate(goods):
            draw, share = PIECES[good]
            piece = draw(round(share * 100 * unit))
            middle = (
                (33 + column * 31 + depth % 2 * 9 - depth // 2 * 4) * unit,
                (_AIR + 29 - depth * 8.5) * unit,
            )
            box = piece.get_rect(center=(round(middle[0]), round(middle[1])))
            with_shadow(piece, 0.6 * scale).blit(canvas, box.topleft)
    canvas.blit(_front(px), (0, 0))
    if dull:
        canvas.fill((*_DULL, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return canvas


def _back(px: int) -> pygame.Surface:
    """The far side: what lies in the hod stands before it."""
    d = Drawing(ink_for(px) * 1.6)
    with d.group(f"translate(0,{_AIR:g})"):
        d.path("M12 36 L20 26 H110 L118 36 Z", shaded(OAK, 0.5))
    return d.raster(HOD_GRID, hod_size(px))


def _front(px: int) -> pygame.Surface:
    """The near side with its boards, and the handle."""
    d = Drawing(ink_for(px) * 1.6)
    board = d.linear((0, 36), (0, 76), (0, lit(TIMBER, 0.22)), (0.5, TIMBER), (1, OAK))
    with d.group(f"translate(0,{_AIR:g})"):
        d.line("M117 43 L150 31", "#2a160b", 9)
        d.line("M117 43 L150 31", "#9a6a3c", 5)
        d.line("M118 41.4 L149 30", "#d9ac72", 1.5, 0.8)
        d.path("M8 36 H122 L113 75 H17 Z", board)
        d.line("M12.4 49 H118 M15 62 H115.6", shaded(OAK, 0.35), 2)
        d.line("M11 39.6 H119", "#e4bd86", 2.4, 0.9)
        d.line("M30 40 L33 74 M100 40 L97 74", shaded(OAK, 0.5), 1.6, 0.7)
        for x, y in ((30.8, 43), (32.4, 68), (99.6, 43), (97.8, 68)):
            d.circle(x, y, 1.7, "#d8c9a4", width=0.5)
    return d.raster(HOD_GRID, hod_size(px))


@kept
def rack(
    size: tuple[int, int], holes: tuple[tuple[int, int], ...], style: PlayerStyle, scale: float
) -> pygame.Surface:
    """A dark slot in the sill with a round rest for each worker; `holes` are their middles."""
    wide, high = size
    line = 1.3 * scale
    dark = svg.linear_gradient("s", (0, 0), (0, high), (0, "#120904"), (1, "#33200f"))
    body = svg.rect(
        line, line, wide - 2 * line, high - 2 * line, "url(#s)", "#7a5535", line, 0.3 * high
    )
    body += svg.path(
        f"M{high * 0.3:.1f} {high - 1.4 * line:.1f} H{wide - high * 0.3:.1f}",
        stroke="#d9ac72", stroke_width=line, stroke_opacity=0.4,
    )  # fmt: skip
    canvas = svg.raster(svg.document(body, wide, high, dark), size).copy()
    place = (round(0.86 * wide / max(1, len(holes))), round(high * 0.62))
    for hole in holes:
        empty = rest(place, scale, style.fill)
        canvas.blit(empty, empty.get_rect(center=hole))
    return canvas
