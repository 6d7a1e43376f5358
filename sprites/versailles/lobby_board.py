"""The board of Versailles, small: parterres and avenues round a fountain, the palace above."""

from __future__ import annotations

import math

from sprites.common.strokes import at, circle, path, polar, rect, stroke

_INK = "#1b2138"
_GRAVEL, _EDGE = "#e6dabb", "#b9a67c"
_GREEN, _HEDGE = "#6f9a5c", "#3f6a3c"
_PLACES = ((46, 46), (100, 40), (154, 46), (37, 100), (163, 100), (46, 154), (100, 163), (154, 154))


def versailles_board() -> str:
    """SVG in a square of 200 units; the board is 192 wide and high with a gilt frame."""
    body = rect(4, 4, 192, 192, "#1f3a6e", "#0e1a38", 2, 4)
    body += rect(7.6, 7.6, 184.8, 184.8, "none", "#dcb85e", 1.6, 2)
    body += rect(12, 12, 176, 176, _GREEN, _INK, 1.2)
    body += _avenues() + _parterres() + _palace()
    body += _fountain(100, 100)
    return body + "".join(_cartouche(x, y, index) for index, (x, y) in enumerate(_PLACES))


def _avenues() -> str:
    lines = "M100 22V180M20 100H180M30 30L170 170M170 30L30 170"
    body = stroke(lines, _EDGE, 12) + stroke(lines, _GRAVEL, 10)
    ring = circle(100, 100, 38, "none", _EDGE, 12) + circle(100, 100, 38, "none", _GRAVEL, 10)
    return body + ring


def _parterres() -> str:
    """Clipped hedges in four scrolled beds."""
    body = ""
    for left, top, turn in ((72, 72, 0), (128, 72, 90), (128, 128, 180), (72, 128, 270)):
        bed = path("M-13 13V-6Q-13 -13 -6 -13H13Q11 11 -13 13Z", "#86b06c", _HEDGE, 1.6)
        bed += stroke("M-8 7Q-8 -8 7 -8M-4 4Q-3 -3 4 -4", _HEDGE, 1.4)
        bed += circle(-5, -5, 2.2, "#c7433a") + circle(-1, 1, 1.4, "#f0d27a")
        body += at(bed, left, top, 0.9, turn)
    for step in range(28):
        x, y = polar(100, 100, 80, step * math.tau / 28)
        body += circle(x, y, 3.2, _HEDGE, _INK, 0.6) + circle(x - 0.9, y - 0.9, 1.5, "#7fae6c")
    return body


def _palace() -> str:
    body = rect(64, 14, 72, 15, "#efe5cf", _INK, 1.2) + rect(88, 12, 24, 19, "#f6eedb", _INK, 1.2)
    body += rect(64, 14, 24, 5, "#54618a", _INK, 0.8) + rect(112, 14, 24, 5, "#54618a", _INK, 0.8)
    body += path("M86 13L100 6L114 13Z", "#dcb85e", _INK, 1)
    windows = (*range(67, 87, 5), *range(115, 135, 5))
    body += "".join(rect(x, 21.4, 2.6, 5, "#7f93b8") for x in windows)
    return body + rect(97, 20, 6, 11, "#7f2f3c", _INK, 0.8, 2)


def _fountain(x: float, y: float) -> str:
    body = circle(x, y, 15, "#efe5cf", _INK, 1.4) + circle(x, y, 12, "#6fa6c8", _INK, 0.9)
    body += circle(x, y, 7.6, "none", "#cfe8f2", 1.2) + circle(x, y, 4.4, "#dcb85e", _INK, 1)
    for step in range(8):
        angle = step * math.tau / 8
        (x0, y0), (x1, y1) = polar(x, y, 5, angle), polar(x, y, 10, angle)
        body += stroke(f"M{x0:.1f} {y0:.1f}L{x1:.1f} {y1:.1f}", "#ffffff", 1, 0.9)
    return body


def _cartouche(x: float, y: float, index: int) -> str:
    """A place of the plan: an oval in a gilt frame."""
    tone = ("#b7654a", "#54618a", "#c9a24b", "#7f2f3c")[index % 4]
    body = circle(0, 0, 10.6, "#dcb85e", _INK, 1.2) + circle(0, 0, 8, "#f6eedb", "#8a6420", 0.9)
    body += circle(0, 0, 4.8, tone, _INK, 0.8) + circle(-1.4, -1.6, 1.6, "#ffffff", opacity=0.5)
    return at(body, x, y, 1.0)
