"""The head of a page of Viscounts: the castle's silhouette over its town against the dusk."""

from __future__ import annotations

import math
import random

from sprites.common.strokes import at, circle, path, rect, stroke


def viscounts_body(wide: float, high: float) -> str:
    """SVG fragments in units."""
    chance = random.Random(5)
    body = "".join(
        circle(
            chance.uniform(4, wide - 4),
            chance.uniform(2, high * 0.45),
            chance.uniform(0.4, 0.9),
            "#fdf3d8",
            opacity=chance.uniform(0.4, 0.9),
        )
        for _ in range(int(wide / 11))
    )
    hills = "".join(
        f"Q{x + 30:.0f} {high - 34 - 9 * math.sin(x * 0.7):.1f} {x + 60:.0f} {high - 26:.1f}"
        for x in range(0, int(wide) + 60, 60)
    )
    body += path(f"M0 {high}V{high - 26}{hills}V{high}Z", "#8a4a72", opacity=0.8)
    body += path(
        f"M0 {high}V{high - 12}Q{wide / 4} {high - 30} {wide / 2} {high - 22}"
        f"T{wide} {high - 14}V{high}Z",
        "#4a2a55",
    )
    body += at(_castle(), wide * 0.78, high, 1.0)
    for share, kind in (
        (0.06, 1),
        (0.13, 0),
        (0.2, 1),
        (0.29, 0),
        (0.38, 1),
        (0.48, 0),
        (0.57, 1),
        (0.96, 0),
    ):
        body += at(_house(kind), wide * share, high - 4 - 5 * (kind == 0), 0.9)
    near = f"M0 {high}V{high - 7}Q{wide / 2} {high - 13} {wide} {high - 6}V{high}Z"
    return body + path(near, "#2a1836")


def _castle() -> str:
    """Silhouette standing on y = 0, about 190 wide and 78 high."""
    dark, roof, window = "#2a1838", "#3d2350", "#ffd27a"
    body = rect(-92, -26, 184, 26, dark)
    body += "".join(rect(-92 + i * 12, -31, 7, 6, dark) for i in range(16))
    towers = ((-92, 38, 18), (-56, 50, 16), (-26, 60, 20), (8, 66, 22), (44, 52, 16), (74, 40, 18))
    for x, tall, width in towers:
        body += rect(x, -tall, width, tall, dark)
        body += path(
            f"M{x - 3} {-tall}L{x + width / 2} {-tall - 22}L{x + width + 3} {-tall}Z", roof
        )
        body += stroke(f"M{x + width / 2} {-tall - 22}V{-tall - 29}", dark, 1.2)
        body += path(f"M{x + width / 2} {-tall - 29}l7 2.6l-7 2.6Z", "#b5404e")
        body += rect(x + width / 2 - 1.8, -tall + 8, 3.6, 6, window, corner=1.6)
        body += rect(x + width / 2 - 1.4, -tall + 24, 2.8, 5, window, corner=1.3, opacity=0.8)
    return body + path("M-10 0V-12Q-3 -21 4 -12V0Z", "#f0a24a", "#160a20", 1.4)


def _house(kind: int) -> str:
    dark = "#331c42"
    body = rect(-10, -12, 20, 12, dark) + path("M-13 -12L0 -24L13 -12Z", "#452a58")
    if kind:
        body += rect(4, -34, 8, 24, dark) + path("M2 -34L8 -46L14 -34Z", "#452a58")
    return body + rect(-6, -8, 3.4, 4, "#ffd27a") + rect(2, -8, 3.4, 4, "#ffd27a", opacity=0.8)
