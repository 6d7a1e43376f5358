"""The ornament in the corners of the game's pages. Units of the page."""

from __future__ import annotations

from sprites.common.game_art import (
    World,
)
from sprites.common.strokes import (
    at,
    circle,
    path,
    rect,
    stroke,
)


def corner(world: World) -> str:
    """Quoins of dressed stone, a vine with grapes over them."""
    body = ""
    for step, (wide, stone) in enumerate(((30, "#cbb183"), (18, "#b99c6c"), (26, "#d8c296"))):
        for flat in (True, False):
            x, y = (0, step * 12) if flat else (step * 12, 0)
            w, h = (wide, 12) if flat else (12, wide)
            body += rect(x, y, w, h, stone, "#4a3018", 1.1, 1)
    body += rect(0, 0, 13, 13, world.accent, "#4a2410", 1.4, 1)
    body += path("M2.6 11V4H5V6H5.8V4H7.4V6H8.2V4H10.6V11Z", "#f2dfb2", "#4a2410", 0.7)
    line = "M4 60Q10 44 8 34M60 4Q44 10 34 8"
    body += stroke(line, "#3f4a1c", 2.4)
    for x, y, turn, tone in ((8, 46, 30, 0), (6, 56, -20, 1), (46, 8, 60, 0), (56, 6, 110, 1)):
        leaf = path("M0 0Q-8 -2 -7 -10Q-2 -9 0 -13Q2 -9 7 -10Q8 -2 0 0Z",
                    world.leaves[tone], "#333d18", 0.9)  # fmt: skip
        body += at(leaf, x, y, 0.9, turn)
    for dx, dy in ((0, 0), (4.4, 0), (2.2, 3.8)):
        body += circle(11 + dx, 37 + dy, 2.4, world.leaves[2], "#2e1634", 0.7)
        body += circle(37 + dx, 11 + dy, 2.4, world.leaves[2], "#2e1634", 0.7)
    return body
