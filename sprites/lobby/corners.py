"""The ornaments in the corners and on the edges of a page: each game's own. Units of the page."""

from __future__ import annotations

import math
from collections.abc import Callable

from sprites.lobby.worlds import World
from sprites.title.pen import at, circle, closed, path, polar, rect, spiral, stroke

_GOLD, _PALE = "#b5873f", "#e6c877"
_INK = "#2a1420"


def corner(game: str, world: World) -> str:
    """An illuminated corner about 60 units wide and high; the origin is the page's corner."""
    return _CORNERS[game](world)


def frame(box: tuple[float, float, float, float], gap: float, colour: str, width: float) -> str:
    """The four edges of a page that stop `gap` units before its corners."""
    x, y, wide, high = box
    right, foot = x + wide, y + high
    across = f"M{x + gap} {y}H{right - gap}M{x + gap} {foot}H{right - gap}"
    return stroke(
        f"{across}M{x} {y + gap}V{foot - gap}M{right} {y + gap}V{foot - gap}", colour, width
    )


def boss(world: World) -> str:
    """The lozenge in the middle of an edge that runs from left to right, about the origin."""
    return path("M0 -7L12 0L0 7L-12 0Z", world.accent, _GOLD, 1.4) + circle(0, 0, 2.2, _PALE)


def _vine(world: World) -> str:
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


def _masonry(world: World) -> str:
    """Quoins of dressed stone, a vine with grapes over them."""
    body = ""
    for step, (wide, tone) in enumerate(((30, "#cbb183"), (18, "#b99c6c"), (26, "#d8c296"))):
        for flat in (True, False):
            x, y = (0, step * 12) if flat else (step * 12, 0)
            w, h = (wide, 12) if flat else (12, wide)
            body += rect(x, y, w, h, tone, "#4a3018", 1.1, 1)
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


def _knot(world: World) -> str:
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


def _acanthus(world: World) -> str:
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


_CORNERS: dict[str, Callable[[World], str]] = {
    "viscounts": _vine,
    "caylus": _masonry,
    "tara": _knot,
    "versailles": _acanthus,
}
