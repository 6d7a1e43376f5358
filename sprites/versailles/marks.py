"""Signs over the palace while a tile is being placed."""

from __future__ import annotations

import pygame

from sprites.common.light import shadow, shadow_pad
from sprites.common.surface_cache import kept
from sprites.versailles.icons import draw_icon
from sprites.versailles.palette import CREAM, GOLD_INK, WINE
from sprites.versailles.pen import Sketch

_GREEN = "#2f7a48"
_GOLD, _PAPER = "#ffcf3f", "#fff6d8"
_GONE = "#77727c"
"""The line through what is sold out: a grey one, as nothing is forbidden here."""
_ROAD, _DUST = "#dfcb9e", 0.5
"""The ground of the King's road; how much of it lies over a step that is passed."""
_WITHIN_RING = 3.4
"""Units within a square that its ring takes."""
_RESTING = (226, 222, 210, 128)
"""The grey paper over a square that is no place for a tile now, and how much of it is seen."""
_RIM, _DASH, _BETWEEN = 3.2, 7.0, 4.4
"""Units across the rim of a tile that is tried, of its dashes and between them."""


@kept
def edge_mark(px: int, fits: bool) -> pygame.Surface:
    """Laid on the middle of a shared edge: a tick where it matches, a cross where it clashes."""
    d = Sketch(max(1.6, min(3.0, 60 / px)))
    d.circle(32, 32, 28, _GREEN if fits else WINE, CREAM, 1.6)
    data = "M18 33 L28 43 L46 22" if fits else "M21 21 L43 43 M43 21 L21 43"
    d.line(data, "#ffffff", 7)
    return d.raster((64, 64), (px, px))


@kept
def turn_handle(px: int) -> pygame.Surface:
    """A round handle: turns the tile by a quarter."""
    d = Sketch(max(1.4, min(2.6, 62 / px)))
    d.circle(32, 32, 29, CREAM, GOLD_INK)
    d.circle(32, 32, 25, "none", "#d9b458", 0.8)
    body = Sketch(d.ink)
    draw_icon("turn", body)
    d.put(body, (32 - 32 * 0.78, 32 - 32 * 0.78), 0.78)
    return d.raster((64, 64), (px, px))


@kept
def lit_square(size: tuple[int, int], unit: float) -> pygame.Surface:
    """Warm light on a square of the palace where the tile in the hand can lie: it hides the plan,
    and leaves the ring around the square in sight."""
    width, height = size[0] / unit, size[1] / unit
    x, y, i = width / 2, height / 2, _WITHIN_RING
    d = Sketch(1.0)
    light = d.radial((x * 0.9, y * 0.8), max(width, height) * 0.7, (0, "#fffbe6"), (1, "#ffe28c"))
    d.add(
        f'<rect x="{i}" y="{i}" width="{width - 2 * i:.1f}" height="{height - 2 * i:.1f}" rx="4" '
        f'fill="{light}" fill-opacity="0.9"/>'
    )
    d.line(f"M{x - 4:.1f} {y:.1f} h8 M{x:.1f} {y - 4:.1f} v8", "#48659f", 1.1, 0.8)
    return d.once((0, 0, width, height), size)


@kept
def resting_square(size: tuple[int, int], unit: float) -> pygame.Surface:
    """Grey paper over a square where the tile in the hand cannot lie: half the plan is left."""
    picture = pygame.Surface(size, pygame.SRCALPHA)
    picture.fill(_RESTING)
    return picture


@kept
def sold_out(size: tuple[int, int]) -> pygame.Surface:
    """A veil over a decoration of the Workshop of which none is left."""
    width, height = size
    d = Sketch(1.0)
    corner = min(size) * 0.1
    d.add(
        f'<rect x="0" y="0" width="{width}" height="{height}" rx="{corner:.1f}" fill="#e6dfd2" '
        f'fill-opacity="0.55"/>'
    )
    thick = max(1.4, min(size) * 0.034)
    data = f"M{width * 0.14:.1f} {height * 0.86:.1f} L{width * 0.86:.1f} {height * 0.14:.1f}"
    d.line(data, CREAM, thick * 2.4, 0.8)
    d.line(data, _GONE, thick, 0.9)
    return d.once((0, 0, width, height), size)


@kept
def passed(px: int) -> pygame.Surface:
    """Dust of the road over a step of the King that lies behind his coach."""
    d = Sketch(1.0)
    d.circle(32, 32.6, 31.4, _ROAD, None, opacity=_DUST)
    return d.raster((64, 64), (px, px))


@kept
def tried(tile: pygame.Surface, unit: float) -> pygame.Surface:
    """A tile that is held over the palace, in a rim of gold dashes: it is not built yet."""
    pad = round((_RIM + 2) * unit)
    wide, high = (side + 2 * pad for side in tile.get_size())
    canvas = pygame.Surface((wide, high), pygame.SRCALPHA)
    d = Sketch(1.0)
    i, r = pad - _RIM * unit / 2, 4 * unit
    box = f'x="{i:.1f}" y="{i:.1f}" width="{wide - 2 * i:.1f}" height="{high - 2 * i:.1f}"'
    for colour, thick, dashes in (
        (GOLD_INK, (_RIM + 2.2) * unit, ""),
        (_PAPER, _RIM * unit, ""),
        (_GOLD, _RIM * unit, f'stroke-dasharray="{_DASH * unit:.1f} {_BETWEEN * unit:.1f}"'),
    ):
        d.add(
            f'<rect {box} rx="{r:.1f}" fill="none" stroke="{colour}" stroke-width="{thick:.1f}" '
            f"{dashes}/>"
        )
    canvas.blit(d.once((0, 0, wide, high), (wide, high)), (0, 0))
    canvas.blit(tile, (pad, pad))
    return canvas


@kept
def fall_of_tried(side: int, unit: float) -> tuple[pygame.Surface, int]:
    """(the shadow of such a tile on the palace, px by which it begins before the square)."""
    offset, blur = (6 * unit, 12 * unit), 9 * unit
    body = pygame.Surface((side, side), pygame.SRCALPHA)
    body.fill("#ffffff")
    return shadow(body, offset, blur, 205, (20, 12, 24)), shadow_pad(offset, blur)
