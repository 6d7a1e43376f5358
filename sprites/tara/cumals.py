"""Cumals: the money of Tara, bronze heads of cattle."""

from __future__ import annotations

import pygame

from sprites.common import svg
from sprites.common.strokes import circle, path, stroke
from sprites.common.surface_cache import kept
from sprites.tara.palette import INK

CUMAL_DEFS = svg.linear_gradient(
    "c", (10, 4), (30, 38), (0, "#f6d596"), (0.45, "#c98f45"), (1, "#8a5822")
)
"""The metal that `cumal_svg` is painted with."""


def cumal_svg() -> str:
    """The head on a grid of 40 x 40."""
    horns = (
        "M14 17.4 Q4.4 17 3 5.6 Q8.6 11.6 15.6 11.6 H24.4 Q31.4 11.6 37 5.6 Q35.6 17 26 17.4 "
        "L33 19.4 L26.4 22 L24.8 31 Q20 38 15.2 31 L13.6 22 L7 19.4 Z"
    )
    return (
        path(horns, "url(#c)", INK, 1.9)
        + path("M15.4 14 H24.4 L22.2 24 Q18.4 22.4 16.4 24 Z", "#f4d79c", opacity=0.75)
        + stroke("M4.6 8 Q8.6 14.4 15 14.4", "#fff0c8", 1.3, 0.9)
        + circle(16.4, 21, 1.7, INK)
        + circle(23.6, 21, 1.7, INK)
        + stroke("M17.6 31 h1.2 M21.4 31 h1.2", INK, 1.6)
    )


@kept
def cumal(px: int) -> pygame.Surface:
    """One cumal as a square of `px` px. Shared: copy before drawing on it."""
    return svg.raster(svg.document(cumal_svg(), 40, 40, CUMAL_DEFS), (px, px))
