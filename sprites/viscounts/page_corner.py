"""The ornament in the corners of the game's pages. Units of the page."""

from __future__ import annotations

from sprites.common.game_art import (
    World,
)
from sprites.common.strokes import (
    at,
    circle,
    path,
    stroke,
)

_GOLD, _PALE = "#b5873f", "#e6c877"
_INK = "#2a1420"


def corner(world: World) -> str:
    """A leafy scroll with the castle's lozenge."""
    line = "M0 58Q4 30 22 22Q30 4 58 0M22 22Q34 22 36 32Q35 40 28 39Q24 37 26 33"
    body = stroke(line, "#3a1a28", 5) + stroke(line, _GOLD, 2.8)
    spots = ((6, 40, 20, 0), (12, 28, -40, 1), (40, 6, 70, 0), (28, 12, 130, 1),
             (2, 54, 5, 2), (54, 2, 86, 2))  # fmt: skip
    for x, y, turn, tone in spots:
        leaf = path("M0 0Q8 -3 12 -12Q1 -11 0 0Z", world.leaves[tone], _INK, 1)
        body += at(leaf, x, y, 1.0, turn)
    body += circle(6, 6, 8.4, world.boss, _GOLD, 2)
    return body + path("M6 0.6L10.4 6L6 11.4L1.6 6Z", _PALE, _INK, 0.9)
