"""The line of light that runs for a moment around a place where something happens."""

from __future__ import annotations

import math

import pygame

from sprites.common import svg
from sprites.common.colour import mix
from sprites.common.surface_cache import kept

UNOWNED = "#ffd94f"
"""The line where no seat acts."""
_INK, _WARM = "#231b2b", "#fff1c2"
_REACH = 13.0
"""Units by which the glow reaches beyond the line."""
_GLOW = ((22.0, 0.1), (15.0, 0.16), (9.5, 0.26))
"""Widths of the glow in units, and how much of it shows."""
_LEAST = 26.0
"""Units across of the smallest light."""
Outline = tuple[tuple[float, float], ...]


@kept
def accent(outline: Outline, colour: str, scale: float) -> pygame.Surface:
    """A line in a seat's colour along an outline that begins its box at (0, 0): all inside it
    stays as it is and can be read."""
    pad = math.ceil(_REACH * scale)
    wide = math.ceil(max(x for x, _ in outline)) + 2 * pad
    high = math.ceil(max(y for _, y in outline)) + 2 * pad
    steps = " L".join(f"{svg.number(x + pad)} {svg.number(y + pad)}" for x, y in outline)
    bands = [
        *((mix(colour, _WARM, 0.3), width, share) for width, share in _GLOW),
        (_INK, 6.6, 0.55),
        (colour, 4.4, 1.0),
        (_WARM, 1.5, 0.95),
    ]
    body = "".join(
        svg.path(
            f"M{steps} Z",
            stroke=paint,
            stroke_width=max(1.0, width * scale),
            stroke_opacity=share,
            stroke_linejoin="round",
        )
        for paint, width, share in bands
    )
    return svg.raster(svg.document(body, wide, high), (wide, high))


def round_outline(box: pygame.Rect, scale: float) -> Outline:
    """The circle around a box, in a box of its own."""
    across = max(box.width, box.height, _LEAST * scale)
    turns = [math.tau * step / 48 for step in range(48)]
    half = across / 2
    return tuple(
        (round(half + half * math.cos(turn), 1), round(half + half * math.sin(turn), 1))
        for turn in turns
    )


def box_outline(box: pygame.Rect, scale: float) -> Outline:
    """The edge of a box with cut corners, in a box of its own."""
    wide, high = max(box.width, _LEAST * scale), max(box.height, _LEAST * scale)
    cut = min(5 * scale, wide / 4, high / 4)
    return (
        (cut, 0), (wide - cut, 0), (wide, cut), (wide, high - cut),
        (wide - cut, high), (cut, high), (0, high - cut), (0, cut),
    )  # fmt: skip
