"""The niche of the game in the title hall: its opening, its surround, what stands out from it."""

from __future__ import annotations

import math

from pygame import Surface

from sprites.common.strokes import (
    at,
    circle,
    path,
    polar,
    polygon,
    rect,
    stroke,
    tones,
)
from sprites.common.texture import rock
from sprites.title.layout import FRAME
from sprites.title.niche_parts import (
    HALF,
    HEIGHT,
    WIDTH,
    moulded_ring,
)

_MATERIAL = "#c7a772"


def opening(grow: float) -> str:
    """A round arch."""
    radius = HALF + grow
    return (
        f"M{-grow:.1f} {HEIGHT}V{HALF:g}A{radius:.1f} {radius:.1f} 0 0 1 {WIDTH + grow:.1f} "
        f"{HALF:g}V{HEIGHT}Z"
    )


def surround(picture: Surface, scale: float, inner: Surface) -> None:
    """Limestone in three orders with voussoirs and quoins."""
    texture = rock(picture.get_size(), scale, _MATERIAL, 26)
    moulded_ring(picture, scale, inner, opening, texture, _joints())


def _joints() -> str:
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


def ornament() -> str:
    """A keystone with the town's tower, and a vine that climbs the left jamb."""
    defs = tones("fr-key", "#f8e7bc", "#d8bd8a", "#9c7d4a") + tones(
        "fr-vine", "#a0b05a", "#6f7f3f", "#44522a"
    )
    key = path("M-27 -26H27L20 27H-20Z", "url(#fr-key)", "#3e2a16", 1.7)
    key += stroke("M-24.6 -23.6H24", "#fffbe6", 1.4, 0.9)
    key += path("M-12 16V-8H-6.4V-3.4H-2.8V-8H2.8V-3.4H6.4V-8H12V16Z", "#b5603a", "#45220f", 1.4)
    key += path("M-3.4 16V9Q0 4 3.4 9V16Z", "#45220f") + stroke("M-10 4H10", "#7d3a1e", 1)
    stem = stroke("M-14 424Q-24 380 -10 346T-12 276T-8 214T-14 168", "#4a5226", 3)
    stem += stroke("M-12 276Q6 268 8 254M-10 346Q8 340 12 352M-8 214Q8 206 6 194", "#4a5226", 1.8)
    leaves = ""
    for x, y, r in (
        (-16, 408, 8),
        (-22, 388, 7),
        (-6, 372, 8),
        (-14, 350, 7),
        (6, 344, 7),
        (12, 356, 6),
        (-20, 322, 7),
        (-4, 304, 8),
        (-16, 286, 7),
        (6, 266, 7),
        (9, 252, 6),
        (-18, 254, 7),
        (-4, 232, 7),
        (-14, 212, 7),
        (7, 204, 6),
        (6, 192, 6),
        (-18, 188, 6),
        (-10, 172, 6),
        (-16, 162, 5),
    ):
        leaves += _vine_leaf(x, y, r)
    grapes = "".join(
        circle(10 + dx, 276 + dy, 2.7, "#6d3f72", "#2e1634", 0.7)
        + circle(9.2 + dx, 275 + dy, 0.8, "#cda6d2")
        for dx, dy in ((-4, 0), (1, 0), (6, 0), (-1.6, 4.6), (3.4, 4.6), (1, 9))
    )
    return f"<defs>{defs}</defs>" + at(key, HALF, -9) + stem + leaves + grapes


def _vine_leaf(x: float, y: float, r: float) -> str:
    d = (
        f"M{x} {y - r}L{x + r * 0.4} {y - r * 0.4}L{x + r} {y - r * 0.5}"
        f"L{x + r * 0.7} {y + r * 0.2}"
        f"L{x + r * 0.8} {y + r * 0.9}L{x} {y + r * 0.6}L{x - r * 0.8} {y + r * 0.9}"
        f"L{x - r * 0.7} {y + r * 0.2}L{x - r} {y - r * 0.5}L{x - r * 0.4} {y - r * 0.4}Z"
    )
    return path(d, "url(#fr-vine)", "#333d18", 1) + stroke(
        f"M{x} {y - r * 0.6}V{y + r * 0.5}", "#c3cf86", 0.8, 0.7
    )
