"""What the niches of all games are built with: their canvas, the ring round them, the throne.

A niche is drawn in units of its opening (268 x 424, origin at its upper left); SIDE and TOP are
the room round it for surround and ornaments.
"""

from __future__ import annotations

from collections.abc import Callable

from pygame import Surface

from sprites.common import carve, svg
from sprites.common.game_art import Size
from sprites.common.noise import grain
from sprites.common.strokes import path, stroke
from sprites.title.layout import FRAME, NICHE

WIDTH, HEIGHT = NICHE
HALF = WIDTH / 2
SIDE, TOP = 34, 66
"""Room left and right of and above the opening, units."""
CANVAS = (WIDTH + 2 * SIDE, HEIGHT + TOP)
_SEAT = (240, 340)
"""Units of the box in which a throne is drawn."""

Outline = Callable[[float], str]
"""Path data of the opening, grown by units on all sides but the floor."""


def canvas_size(scale: float) -> Size:
    """The canvas of a niche in px."""
    return round(CANVAS[0] * scale), round(CANVAS[1] * scale)


def on_canvas(body: str, scale: float) -> Surface:
    """A fragment in units of the opening, on the whole canvas."""
    moved = svg.group(body, f"translate({SIDE} {TOP})")
    return svg.raster(svg.document(moved, *CANVAS), canvas_size(scale))


def mask_on_canvas(body: str, scale: float) -> Surface:
    """The white mask of a fragment, on the whole canvas."""
    return carve.mask_of(on_canvas(body, scale))


def opening_mask(opening: Outline, scale: float, grow: float = 0.0) -> Surface:
    """White mask of the (grown) opening, on the whole canvas."""
    return mask_on_canvas(path(opening(grow), "#ffffff"), scale)


def moulded_ring(
    picture: Surface, scale: float, inner: Surface, opening: Outline, texture: Surface, joints: str
) -> None:
    """A ring in three orders, each with a lit edge and a shaded hollow, and its joints."""
    for step, grow in enumerate((FRAME, FRAME * 0.66, FRAME * 0.3)):
        ring = carve.without(opening_mask(opening, scale, grow), inner)
        piece = carve.cut(texture, ring)
        carve.bevel(piece, ring, (2.4 - step * 0.5) * scale, "#fff0cc", "#0e0809", 0.72)
        if step:
            carve.cast(picture, ring, (0, 0), (0, 0), 3 * scale, 0.55)
        picture.blit(piece, (0, 0))
    picture.blit(on_canvas(joints, scale), (0, 0))


def joint(x0: float, y0: float, x1: float, y1: float) -> str:
    """A joint between two blocks: dark, with a lit lower edge."""
    dark = stroke(f"M{x0:.1f} {y0:.1f}L{x1:.1f} {y1:.1f}", "#120c10", 1.5, 0.75)
    return dark + stroke(
        f"M{x0 + 0.7:.1f} {y0 + 1.2:.1f}L{x1 + 0.7:.1f} {y1 + 1.2:.1f}", "#fff0d0", 0.8, 0.3
    )


def grained_throne(body: str, size: Size, scale: float) -> Surface:
    """A throne drawn in a box of 240 x 340, grained and shaded towards the right."""
    chair = svg.raster(svg.document(body, *_SEAT), size).copy()
    grain(chair, (9 * scale, 16 * scale), 222, 255, 44)
    grain(chair, (2 * scale, 3 * scale), 232, 255, 45)
    mask = carve.mask_of(chair)
    chair.blit(carve.inside_edge(mask, -9 * scale, -3 * scale, 11 * scale, "#0a0506", 0.5), (0, 0))
    return chair
