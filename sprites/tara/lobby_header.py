"""The head of a page of Tara: the Stone and a ring of uprights on the hill, rain drawing off."""

from __future__ import annotations

import random

from sprites.common.strokes import at, circle, path, spiral, stroke

_INK = "#171a17"
_FULL = 88.0
"""Units of height for which the Stone is drawn."""


def tara_body(wide: float, high: float) -> str:
    """SVG fragments in units."""
    chance = random.Random(9)
    body = ""
    for _ in range(int(wide / 9)):
        x, y = chance.uniform(0, wide), chance.uniform(-6, high * 0.62)
        body += stroke(f"M{x:.1f} {y:.1f}l-2.4 9", "#dfe4dc", 0.8, chance.uniform(0.12, 0.35))
    for lift, tone in ((34, "#56665a"), (24, "#44543f"), (13, "#384a31")):
        crest = f"Q{wide * 0.22} {high - lift - 10} {wide * 0.45} {high - lift}"
        body += path(f"M0 {high}V{high - lift}{crest}T{wide} {high - lift + 4}V{high}Z", tone)
    for share, tall in ((0.06, 15), (0.11, 19), (0.17, 14), (0.25, 17), (0.34, 13), (0.43, 18)):
        body += at(_upright(tall), wide * share, high - 8, 1.0)
    mound = f"M{wide * 0.6} {high}Q{wide * 0.8} {high - 34} {wide} {high - 8}V{high}Z"
    body += path(mound, "#4f6340", _INK, 1.2)
    for dx, tall in ((-78, 26), (-56, 32), (-34, 30), (36, 33), (58, 28), (76, 22)):
        body += at(_upright(tall), wide * 0.8 + dx, high - 10 - 8 * (abs(dx) < 60), 1.0)
    body += at(_stone(), wide * 0.8, high - 14, min(1.0, high / _FULL))
    return body + path(f"M0 {high}V{high - 4}Q{wide / 2} {high - 10} {wide} {high - 4}V{high}Z",
                       "#26331f")  # fmt: skip


def _upright(tall: float) -> str:
    """A standing stone on y = 0, lit from the upper left."""
    body = path(f"M-5 0L-4.4 {-tall + 3}L1 {-tall}L5 {-tall + 5}L5.4 0Z", "#6b6f6a", _INK, 1.2)
    return body + path(f"M-4 0L-3.6 {-tall + 4}L0.6 {-tall + 1.4}L0 0Z", "#979b92", opacity=0.7)


def _stone() -> str:
    """The Stone of Destiny with its spirals and the king's torc."""
    body = path("M-20 0Q-23 -36 -12 -54Q-2 -64 8 -58Q21 -44 20 0Z", "#85837c", _INK, 1.6)
    body += path("M-18 0Q-20 -36 -10 -52Q-6 -56 -2 -57Q-9 -30 -8 0Z", "#b0aea5", opacity=0.65)
    for x, y, r, way in ((-4, -42, 8, 1), (7, -27, 8, -1), (-8, -19, 6.5, 1)):
        line = "M" + "L".join(f"{a:.1f} {b:.1f}" for a, b in spiral(x, y, r, 2.2, 0.5, way))
        body += stroke(line, "#4f4d48", 1.8)
    torc = "M-6 -3A7 7 0 1 1 6 -3"
    body += stroke(torc, _INK, 5) + stroke(torc, "#d9ad62", 3)
    return (
        body + circle(-6, -3, 2.4, "#f0cf8a", _INK, 0.9) + circle(6, -3, 2.4, "#f0cf8a", _INK, 0.9)
    )
