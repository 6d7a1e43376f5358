"""The ornament in the corners of the game's pages. Units of the page."""

from __future__ import annotations

import math

from sprites.common.game_art import (
    World,
)
from sprites.common.strokes import (
    circle,
    polar,
    spiral,
    stroke,
)

_GOLD, _PALE = "#b5873f", "#e6c877"


def corner(world: World) -> str:
    """Two bronze strands that cross along both edges, a triple spiral in the corner."""
    body = ""
    for flat in (True, False):
        for phase, tone in ((0.0, "#8b6430"), (math.pi, world.leaves[0])):
            points = []
            for step in range(45):
                along = 18 + step
                across = 5 + 4 * math.sin(step / 44 * math.tau * 2 + phase) * (1 - step / 60)
                points.append((along, across) if flat else (across, along))
            line = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
            body += stroke(line, "#20160d", 3.6) + stroke(line, tone, 2.1)
    body += circle(10, 10, 13, world.boss, "#20160d", 1.6) + circle(10, 10, 11, "none", _GOLD, 1.4)
    for turn in range(3):
        x, y = polar(10, 10, 4.6, turn * math.tau / 3 - 0.5)
        curl = spiral(x, y, 4, 1.6, turn * math.tau / 3 + 2.2)
        line = "M" + "L".join(f"{a:.1f} {b:.1f}" for a, b in curl)
        body += stroke(line, _PALE, 1.4)
    return body
