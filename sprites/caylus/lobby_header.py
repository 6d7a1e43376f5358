"""The head of a page of Caylus: the castle in building, crane and scaffold, its town in the sun."""

from __future__ import annotations

import random

from sprites.common.strokes import at, circle, ellipse, path, rect, stroke

_INK = "#4a3018"
_FULL = 96.0
"""Units of height for which the castle is drawn."""
_STONE, _SHADE, _ROOF = "#cdb185", "#9a7b50", "#3f5f8e"


def caylus_body(wide: float, high: float) -> str:
    """SVG fragments in units."""
    chance = random.Random(6)
    body = "".join(
        ellipse(chance.uniform(0, wide), chance.uniform(8, high * 0.4), chance.uniform(18, 40),
                chance.uniform(2, 5), "#f7ecd2", opacity=0.3)
        for _ in range(int(wide / 60))
    )  # fmt: skip
    body += _hills(wide, high, 30, "#8d9a72") + _hills(wide, high, 20, "#73834f")
    road = f"M0 {high - 6}Q{wide * 0.3} {high - 22} {wide * 0.55} {high - 8}T{wide} {high - 12}"
    body += stroke(road, "#6d5330", 8) + stroke(road, "#d8c290", 6)
    for share, kind in ((0.05, 0), (0.12, 1), (0.19, 0), (0.3, 1), (0.4, 0), (0.5, 1), (0.57, 0)):
        body += at(_house(kind), wide * share, high - 13 - 3 * kind, 0.9)
    body += at(_castle(), wide * 0.8, high - 3, min(1.0, high / _FULL))
    return body + path(f"M0 {high}V{high - 3}Q{wide / 2} {high - 9} {wide} {high - 3}V{high}Z",
                       "#4f5f2c")  # fmt: skip


def _hills(wide: float, high: float, lift: float, tone: str) -> str:
    crest = f"Q{wide * 0.2} {high - lift - 12} {wide * 0.42} {high - lift}"
    return path(f"M0 {high}V{high - lift}{crest}T{wide} {high - lift}V{high}Z", tone)


def _castle() -> str:
    """Standing on y = 0, about 180 wide and 80 high; its right half is still being built."""
    body = rect(-88, -24, 176, 24, _STONE, _INK, 1.4)
    for i in range(9):
        x = -80 + i * 19
        body += path(f"M{x} 0V-12Q{x + 5} -19 {x + 10} -12V0Z", "#5b3f22")
    body += rect(-84, -46, 112, 22, "#d8bf94", _INK, 1.3)
    body += "".join(rect(-84 + i * 12, -50, 7, 5, "#d8bf94", _INK, 0.9) for i in range(10))
    for x, tall, width in ((-84, 62, 17), (-50, 70, 18), (-16, 76, 20)):
        body += rect(x, -tall, width, tall - 40, "#dcc59a", _INK, 1.3)
        body += rect(x + width * 0.62, -tall, width * 0.38, tall - 40, _SHADE, opacity=0.4)
        roof = f"M{x - 3} {-tall}L{x + width / 2} {-tall - 15}L{x + width + 3} {-tall}Z"
        body += path(roof, _ROOF, _INK, 1.2)
        body += rect(x + width / 2 - 1.6, -tall + 7, 3.2, 6, "#5b3f22", corner=1.5)
    return body + _works()


def _works() -> str:
    """Scaffold and crane over the half that is not done."""
    body = "".join(stroke(f"M{x} -24V-62", "#6b4522", 2) for x in (36, 54, 72))
    body += "".join(stroke(f"M33 {y}H76", "#7d5730", 2.2) for y in (-38, -52))
    body += stroke("M36 -38L54 -24M54 -52L72 -38", "#6b4522", 1.4)
    body += stroke("M84 -24V-80H44M84 -66L68 -80M48 -80V-58", "#5b3a1c", 2.4)
    body += rect(42, -58, 12, 9, _STONE, _INK, 1.2)
    return body + circle(84, -80, 2.2, "#c9964a", _INK, 0.8)


def _house(kind: int) -> str:
    wall, roof = (("#f0e0ba", "#b5603a"), ("#e4d0a4", "#8f9a4c"))[kind]
    body = rect(-10, -12, 20, 12, wall, _INK, 1.1)
    body += path("M-13 -11L0 -23L13 -11Z", roof, _INK, 1.1)
    if kind:
        body += rect(4, -26, 4, 8, "#b9a27a", _INK, 0.8)
    return body + rect(-6, -8, 3.4, 4, "#5b3f22") + rect(2, -8, 4, 8, "#5b3f22")
