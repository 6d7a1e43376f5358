"""The crest of the game, and its small sign on a box."""

from __future__ import annotations

import math

from sprites.common.strokes import (
    circle,
    open_line,
    polar,
    spiral,
    stroke,
    tones,
)

GROUND = "#565349"
"""The ground of the game's shield and name plate."""


def crest(small: bool) -> tuple[str, str]:
    """A bronze boss with a triskele of three joined spirals."""
    defs = tones("cr-bronze", "#f6d79a", "#bd8543", "#6b4318")
    defs += tones("cr-moss", "#67854f", "#3f5a3a", "#22361f")
    body = circle(32, 32, 29, "url(#cr-bronze)", "#1f160c", 2.4)
    body += circle(32, 32, 22.6, "url(#cr-moss)", "#1f160c", 1.6)
    if not small:
        for index in range(20):
            x, y = polar(32, 32, 25.8, index * math.tau / 20)
            body += circle(x, y, 1.5, "#f9e3b2", "#3a2410", 0.7)
    width = 3.4 if small else 2.6
    for turn in range(3):
        angle = turn * math.tau / 3 - math.pi / 2
        cx, cy = polar(32, 32, 10.4, angle)
        points = spiral(cx, cy, 9, 1.35 if small else 1.7, angle + 2.4, 1, 44)
        body += stroke(open_line(points), "#1f160c", width + 2)
        body += stroke(open_line(points), "#f0dcae", width)
    return body + circle(32, 32, 2.6, "#f0dcae", "#1f160c", 1), defs


def box_sign(x: float, y: float, rim: str) -> str:
    """Two rings, on the boxes of the library."""
    return circle(x, y, 6, "none", rim, 1.4) + circle(x, y, 2.6, "none", rim, 1.4)
