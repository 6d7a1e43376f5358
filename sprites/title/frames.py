"""Stone and gilt surrounds of the four niches, each in its own way of building.

A frame is drawn in units of the opening; REACH units of room lie around it for ornaments.
"""

from __future__ import annotations

import math

from pygame import Surface

from sprites.common import svg
from sprites.title import carve
from sprites.title.arches import GOTHIC_CENTRE as GOTHIC
from sprites.title.arches import HALF, HEIGHT, WIDTH, opening_outline, spring_line
from sprites.title.frame_ornaments import ornament as ornament_of
from sprites.title.knot import knot_band
from sprites.title.layout import FRAME
from sprites.title.pen import circle, path, polar, polygon, rect, stroke
from sprites.title.texture import metal, rock

SIDE, TOP = 34, 66
"""Room left and right of and above the opening, units."""
CANVAS = (WIDTH + 2 * SIDE, HEIGHT + TOP)

MATERIAL = {
    "viscounts": "#6b5a78",
    "caylus": "#c7a772",
    "tara": "#7b766a",
    "versailles": "#cda650",
}


def niche_mask(game: str, scale: float, grow: float = 0.0) -> Surface:
    """White mask of the (grown) opening on the frame's canvas."""
    return _mask(path(opening_outline(game, grow), "#ffffff"), scale)


def canvas_size(scale: float) -> tuple[int, int]:
    return round(CANVAS[0] * scale), round(CANVAS[1] * scale)


def frame(game: str, scale: float) -> Surface:
    """The surround with its ornaments; transparent inside the opening and outside."""
    picture = carve.clear(canvas_size(scale))
    inner = niche_mask(game, scale)
    if game == "tara":
        _trilithon(picture, scale, inner)
    else:
        _moulded_ring(picture, game, scale, inner)
    ornament = svg.raster(_document(ornament_of(game)), picture.get_size())
    carve.cast(picture, carve.mask_of(ornament), (0, 0), (2 * scale, 3 * scale), 4 * scale, 0.6)
    picture.blit(ornament, (0, 0))
    return picture


def _document(body: str, defs: str = "") -> str:
    moved = svg.group(body, f"translate({SIDE} {TOP})")
    return svg.document(moved, *CANVAS, defs)


def _mask(body: str, scale: float) -> Surface:
    return carve.mask_of(svg.raster(_document(body), canvas_size(scale)))


def _moulded_ring(picture: Surface, game: str, scale: float, inner: Surface) -> None:
    """Stone or gilt ring in three orders, each with a lit edge and a shaded hollow."""
    size = picture.get_size()
    make = metal if game == "versailles" else rock
    texture = make(size, scale, MATERIAL[game], 20 + len(game))
    orders = (FRAME, FRAME * 0.66, FRAME * 0.3)
    for step, grow in enumerate(orders):
        outer = niche_mask(game, scale, grow)
        ring = carve.without(outer, inner)
        piece = carve.cut(texture, ring)
        carve.bevel(piece, ring, (2.4 - step * 0.5) * scale, "#fff0cc", "#0e0809", 0.72)
        if step:
            carve.cast(picture, ring, (0, 0), (0, 0), 3 * scale, 0.55)
        picture.blit(piece, (0, 0))
    lines = svg.raster(_document(_JOINTS[game]()), size)
    picture.blit(lines, (0, 0))


def _trilithon(picture: Surface, scale: float, inner: Surface) -> None:
    """Two uprights and a lintel, rough as they came from the hill."""
    f = FRAME
    stones = (
        (f"M{-f - 3} {HEIGHT}L{-f - 1} 250L{-f + 2} 40L-4 18L16 30L12 230L10 {HEIGHT}Z", 31),
        (
            f"M{WIDTH - 10} {HEIGHT}L{WIDTH - 12} 226L{WIDTH - 15} 30L{WIDTH + 6} 18"
            f"L{WIDTH + f - 2} 44L{WIDTH + f + 1} 240L{WIDTH + f + 3} {HEIGHT}Z",
            32,
        ),
        (
            f"M{-f - 4} 30L{-f + 2} -6L24 -17L{HALF} -22L{WIDTH - 30} -18L{WIDTH + f - 1} -8"
            f"L{WIDTH + f + 4} 26L{WIDTH - 20} 41L{HALF} 33L26 42Z",
            33,
        ),
    )
    texture = rock(picture.get_size(), scale * 1.2, MATERIAL["tara"], 24, 1.3)
    for d, _ in stones:
        mask = _mask(path(d, "#ffffff", "#ffffff", 4), scale)
        piece = carve.cut(texture, mask)
        piece.blit(
            carve.inside_edge(mask, -6 * scale, -7 * scale, 8 * scale, "#0c0a08", 0.75), (0, 0)
        )
        piece.blit(carve.inside_edge(mask, 3 * scale, 3 * scale, 4 * scale, "#fff1d2", 0.5), (0, 0))
        carve.cast(picture, mask, (0, 0), (2 * scale, 5 * scale), 6 * scale, 0.7)
        picture.blit(piece, (0, 0))
    ghost = inner.copy()
    ghost.fill((0, 0, 0, 255), special_flags=8)
    picture.blit(ghost, (0, 0), special_flags=5)
    band = knot_band(20, 2, 12 * scale, "#bd8a45")
    left = round((SIDE + HALF) * scale - band.get_width() / 2)
    top = round((TOP - 9) * scale)
    carve.cast(picture, carve.mask_of(band), (left, top), (scale, 2 * scale), 3 * scale, 0.7)
    picture.blit(band, (left, top))


def _viscounts_joints() -> str:
    spring = spring_line("viscounts")
    lines = ""
    for y in range(round(spring) + 26, HEIGHT, 38):
        lines += _joint(-FRAME, y, -1, y) + _joint(WIDTH + 1, y, WIDTH + FRAME, y)
    for side, centre in ((1, HALF + GOTHIC), (-1, HALF - GOTHIC)):
        for step in range(1, 7):
            angle = math.pi + 0.2 * step if side == 1 else -0.2 * step
            inner = polar(centre, spring, HALF + GOTHIC, angle)
            outer = polar(centre, spring, HALF + GOTHIC + FRAME, angle)
            lines += _joint(*inner, *outer)
    return lines


def _joint(x0: float, y0: float, x1: float, y1: float) -> str:
    dark = stroke(f"M{x0:.1f} {y0:.1f}L{x1:.1f} {y1:.1f}", "#120c10", 1.5, 0.75)
    return dark + stroke(
        f"M{x0 + 0.7:.1f} {y0 + 1.2:.1f}L{x1 + 0.7:.1f} {y1 + 1.2:.1f}", "#fff0d0", 0.8, 0.3
    )


def _caylus_joints() -> str:
    """Voussoirs of two colours, quoins on the jambs and an impost under the arch."""
    parts = []
    count = 19
    for index in range(count):
        start = math.pi + math.pi * index / count
        end = math.pi + math.pi * (index + 1) / count
        near, far = HALF + 1, HALF + FRAME - 1
        corners = [
            polar(HALF, HALF, near, start),
            polar(HALF, HALF, far, start),
            polar(HALF, HALF, far, end),
            polar(HALF, HALF, near, end),
        ]
        tone = "#b5603a" if index % 2 else "#f0dcae"
        parts.append(polygon(corners, tone, "#3e2a16", 1.2, 0.34 if index % 2 else 0.2))
    for step, y in enumerate(range(round(HALF) + 22, HEIGHT, 25)):
        tone = "#f3e2b6" if step % 2 else "#8e6c3e"
        for x in (-FRAME + 1, WIDTH + 1):
            parts.append(rect(x, y, FRAME - 2, 25, tone, "#3e2a16", 1.2, 1.5, 0.16))
    for x in (-FRAME - 4, WIDTH - 5):
        parts.append(rect(x, HALF, FRAME + 9, 9, "#e2c890", "#3e2a16", 1.3, 2))
        parts.append(rect(x + 3, HALF + 9, FRAME + 3, 12, "#c9aa70", "#3e2a16", 1.3, 1))
        parts.append(stroke(f"M{x + 2} {HALF + 1.6}H{x + FRAME + 7}", "#fff4d4", 1, 0.8))
    return "".join(parts)


def _versailles_joints() -> str:
    beads = ""
    for y in range(128, HEIGHT, 13):
        for x in (-FRAME * 0.5, WIDTH + FRAME * 0.5):
            beads += circle(x, y, 2.6, "#fbe9ae", "#5c3d08", 0.9) + circle(
                x - 0.8, y - 0.8, 0.9, "#fffbe8"
            )
    return beads


_JOINTS = {
    "viscounts": _viscounts_joints,
    "caylus": _caylus_joints,
    "versailles": _versailles_joints,
}
