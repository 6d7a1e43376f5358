"""The ornament in the corners of the game's pages. Units of the page."""

from __future__ import annotations

import math

from sprites.common.game_art import (
    World,
)
from sprites.common.strokes import (
    circle,
    closed,
    path,
    polar,
    stroke,
)

_GOLD, _PALE = "#b5873f", "#e6c877"


def corner(world: World) -> str:
    """Gilt scrolls of acanthus that leave a sun."""
    gold, ink = world.leaves[0], "#4d3106"
    arm = "M12 10Q26 2 38 8Q50 14 58 4Q56 20 42 18Q34 26 24 18Q18 16 12 18Z"
    body = path(arm, gold, ink, 1.3) + stroke("M16 13Q28 8 38 12Q48 16 54 8", "#fff0bc", 1.2, 0.8)
    other = "M10 12Q2 26 8 38Q14 50 4 58Q20 56 18 42Q26 34 18 24Q16 18 18 12Z"
    body += path(other, gold, ink, 1.3) + stroke(
        "M13 16Q8 28 12 38Q16 48 8 54", "#fff0bc", 1.2, 0.8
    )
    for x, y in ((40, 25), (25, 40)):
        body += circle(x, y, 3, world.leaves[2], ink, 0.9) + circle(x - 0.8, y - 0.8, 1, "#dcecc0")
    points = [polar(10, 10, 13.4 if step % 2 else 9, step * math.tau / 24) for step in range(24)]
    body += path(closed(points), world.leaves[1], ink, 1) + circle(
        10, 10, 7.4, world.boss, _GOLD, 1.6
    )
    return body + path("M10 5Q13 8 10 15Q7 8 10 5Z", _PALE) + stroke("M7 12H13", _PALE, 1.4)
