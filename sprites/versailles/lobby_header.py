"""The head of a page of Versailles: the palace behind its parterre, a fountain, clipped yews."""

from __future__ import annotations

import math

from sprites.common.strokes import at, circle, ellipse, path, polar, rect, stroke
from sprites.versailles.charges import sun_face

_INK = "#1b2138"
_FULL = 92.0
"""Units of height for which the palace is drawn."""
_WALL, _SLATE, _GILT = "#f1e6cd", "#4d5c86", "#dcb85e"


def versailles_body(wide: float, high: float) -> str:
    """SVG fragments in units."""
    x, y = wide * 0.8, high - 50
    body = "".join(stroke(_ray(x, y, step), "#fdf0c4", 2.6, 0.22) for step in range(18))
    for lift, tone in ((22, "#7d9a7a"), (16, "#5f8459")):
        body += path(f"M0 {high}V{high - lift}Q{wide / 2} {high - lift - 9} {wide} {high - lift}"
                     f"V{high}Z", tone)  # fmt: skip
    body += rect(0, high - 14, wide, 14, "#e6dabb") + rect(0, high - 14, wide, 2.4, "#b9a67c")
    body += at(_palace(), x, high - 13, min(1.0, high / _FULL))
    for share in (0.04, 0.11, 0.18, 0.25, 0.32, 0.39, 0.55, 0.61):
        body += at(_yew(), wide * share, high - 8, 0.95)
    body += at(_fountain(), wide * 0.47, high - 6, 1.0)
    return body + rect(0, high - 5, wide, 5, "#3f6a3c") + rect(0, high - 6, wide, 1.4, "#7fae6c")


def _ray(x: float, y: float, step: int) -> str:
    angle = math.pi + step * math.pi / 17
    (x0, y0), (x1, y1) = polar(x, y, 40, angle), polar(x, y, 96 + 22 * (step % 2), angle)
    return f"M{x0:.1f} {y0:.1f}L{x1:.1f} {y1:.1f}"


def _palace() -> str:
    """Standing on y = 0, about 190 wide and 64 high."""
    body = rect(-92, -30, 184, 30, _WALL, _INK, 1.3)
    body += path("M-94 -30L-88 -42H88L94 -30Z", _SLATE, _INK, 1.2)
    body += rect(-26, -40, 52, 40, "#f8efdc", _INK, 1.3)
    body += path("M-28 -40L-18 -54H18L28 -40Z", _SLATE, _INK, 1.2)
    body += rect(-94, -31.4, 188, 2.4, _GILT) + rect(-28, -41.4, 56, 2.4, _GILT)
    for x in (*range(-86, -30, 11), *range(32, 88, 11)):
        body += path(f"M{x} -6V-20Q{x + 3} -24 {x + 6} -20V-6Z", "#8fa6cc", _INK, 0.9)
    for x in (-20, -3.4, 13):
        body += path(f"M{x} -6V-28Q{x + 3.4} -33 {x + 6.8} -28V-6Z", "#9fb6da", _INK, 0.9)
    for x in (-72, -50, 50, 72):
        body += rect(x, -40, 5, 6, "#e9dcc0", _INK, 0.8)
    return body + sun_face(0, -62, 9, _GILT, "#7a5212", 12)


def _yew() -> str:
    """A clipped cone in a white box."""
    body = rect(-5, -7, 10, 7, "#f8efdc", _INK, 1)
    body += path("M-7 -7L0 -28L7 -7Z", "#3f6a3c", _INK, 1.1)
    return body + path("M-4.6 -8L-0.6 -22L-0.4 -8Z", "#6d9a5c", opacity=0.8)


def _fountain() -> str:
    body = "".join(
        stroke(f"M0 -14Q{dx / 2} {-30 + abs(dx) / 3} {dx} -8", "#eef6fb", 1.4, 0.9)
        for dx in (-16, -10, -4, 4, 10, 16)
    )
    body += ellipse(0, -4, 26, 5, "#efe5cf", _INK, 1.2) + ellipse(0, -5, 22, 3.4, "#6fa6c8")
    return (
        body + path("M-3 -5L-2 -14H2L3 -5Z", _GILT, _INK, 1) + circle(0, -15, 2.6, _GILT, _INK, 1)
    )
