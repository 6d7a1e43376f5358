"""Loose pieces of the game that lie on the table of the title hall. SVG, each in its own box."""

from __future__ import annotations

import math

from sprites.common.colour import lighter
from sprites.common.game_art import (
    Lying,
)
from sprites.common.strokes import (
    circle,
    path,
    polar,
    rect,
    stroke,
    tones,
)
from sprites.title.loose_pieces import INK, Body, ingot, stone_cube


def facade_card() -> Body:
    """A building of the road: a mill under a clear sky, with its frame and shield."""
    defs = tones("fc", "#f4e4bc", "#e6cf9c", x2=0) + tones("fc-sky", "#8fb9cb", "#e9e3c4", x2=0)
    body = f"<defs>{defs}</defs>" + rect(2, 2, 96, 124, "#4f8a4b", INK, 3, 7)
    body += rect(8, 8, 84, 112, "url(#fc)", INK, 1.4, 3) + rect(
        12, 12, 76, 56, "url(#fc-sky)", INK, 1.4
    )
    body += path("M12 54Q40 40 88 50V68H12Z", "#a6b25a") + path(
        "M12 60Q50 52 88 60V68H12Z", "#7f8e40"
    )
    body += rect(34, 36, 34, 26, "#ecd8a4", INK, 1.4) + path(
        "M29 37L51 18L73 37Z", "#b5603a", INK, 1.5
    )
    body += path("M51 18L73 37H56Z", "#7d3a1e", opacity=0.5)
    body += path("M46 62V50Q51 44 56 50V62Z", "#6b4a2e", INK, 1.2)
    body += circle(26, 56, 10, "none", INK, 3) + circle(26, 56, 10, "none", "#8d6238", 1.6)
    for index in range(8):
        x, y = polar(26, 56, 11, index * math.tau / 8)
        body += stroke(f"M26 56L{x:.1f} {y:.1f}", "#6b4a2e", 1.5)
    body += stroke("M22 84H78", "#8a5a34", 1.4)
    for x, fill in ((32, "#c97f8a"), (50, "#8d6238"), (68, "#9a9790")):
        body += path(f"M{x - 8} 94L{x} 90L{x + 8} 94V104L{x} 109L{x - 8} 104Z", fill, INK, 1.4)
        body += path(f"M{x - 8} 94L{x} 90L{x + 8} 94L{x} 98Z", lighter(fill, 0.45), INK, 1)
    return body, 100, 128


PIECES: tuple[Lying, ...] = (
    Lying(facade_card, 44, 86, 96, -8, "right", 0),
    Lying(stone_cube, 98, 136, 30, 0, "right", 8),
    Lying(ingot, 262, 134, 32, 0, "right", 9),
)
