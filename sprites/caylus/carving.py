"""A bridge with its castle and two vines, cut into the oak of the sill where the hand lies; the
bridge alone where a pile of cards would lie."""

from __future__ import annotations

import pygame

from sprites.common import svg
from sprites.common.surface_cache import kept

GRID = (360.0, 84.0)
_BRIDGE = (
    "M130 66 H230 M130 66 V58 Q180 36 230 58 V66 "
    "M140 66 Q148 50 156 66 M160 66 Q170 46 180 66 M180 66 Q190 46 200 66 M204 66 Q212 50 220 66 "
    "M160 49 V30 h-3 V22 h5 v4 h4 v-4 h5 v4 h3 V12 h-3 V5 h5 v4 h4 v-4 h5 v4 h4 v-4 h5 V12 h-3 "
    "V26 h3 v-4 h5 v4 h4 v-4 h5 V30 h-3 V49 "
    "M176 40 V32 a4 4.6 0 0 1 8 0 V40 M180 14 V19"
)
_VINE = (
    "M122 62 C100 62 98 40 78 40 C58 40 56 62 36 62 C22 62 14 54 14 44 C14 36 20 31 26 31 "
    "C32 31 36 35 36 40 C36 44 33 47 29 47 "
    "M104 53 C104 42 112 38 112 28 M78 40 C84 34 84 28 80 22 M56 54 C58 62 66 66 72 72 "
)
_LEAVES = (
    "M112 28 C104 24 104 14 112 8 C120 14 120 24 112 28 Z M112 26 V13 "
    "M80 22 C70 22 66 14 68 6 C78 6 84 13 80 22 Z M79 20 L71 9 "
    "M72 72 C70 64 76 58 86 60 C86 70 80 76 72 72 Z M74 70 L83 62"
)
_CUT, _LIT = "#170b05", "#c9996a"


_ALONE = (122.0, 0.0, 116.0, 72.0)
"""The part of the grid with the bridge."""


@kept
def carving(px: int) -> pygame.Surface:
    """The carving `px` wide: dark cuts, their lower right edges lit."""
    lines, mirrored = _BRIDGE + " " + _VINE + " " + _LEAVES, _VINE + " " + _LEAVES
    body = _cuts(lines, mirrored, 2.6, (0.62, 0.9))
    return svg.raster(svg.document(body, *GRID), (px, round(px * GRID[1] / GRID[0])))


@kept
def small_carving(px: int) -> pygame.Surface:
    """The bridge with its castle, `px` wide."""
    left, top, wide, high = _ALONE
    body = svg.group(_cuts(_BRIDGE, "", 3.4, (0.55, 0.9)), f"translate({-left},{-top})")
    return svg.raster(svg.document(body, wide, high), (px, round(px * high / wide)))


def _cuts(lines: str, mirrored: str, thick: float, strengths: tuple[float, float]) -> str:
    """Lines cut into wood, some of them once more at the other side."""
    body = ""
    for colour, shift, strength in ((_LIT, 1.3, strengths[0]), (_CUT, 0.0, strengths[1])):
        whole, half = (
            svg.path(data, stroke=colour, stroke_width=thick, stroke_opacity=strength)
            for data in (lines, mirrored)
        )
        whole += svg.group(half, "translate(360,0) scale(-1,1)") if mirrored else ""
        body += svg.group(whole, f"translate({svg.number(shift)},{svg.number(shift)})")
    return body
