"""What stands and lives in the landscape: trees, hamlets, a windmill, boats, sheep.

Each is a drawing with its foot at (0, 0), up is negative y; measures in units of the board.
"""

from __future__ import annotations

import math
import random

from sprites.caylus.facade_things import hay as hay_rick
from sprites.caylus.palette import (
    DEEP,
    INK,
    IVORY,
    MOSS,
    OAK,
    PALE_STONE,
    TERRACOTTA,
    TIMBER,
    VINE,
    WATER,
    WINE,
    lit,
    shaded,
)
from sprites.caylus.pen import Drawing, closed


def leafy(size: float, tone: str = VINE, seed: int = 1) -> Drawing:
    """A round tree seen from above and the side, with its shadow."""
    d = Drawing(0.9)
    d.ellipse(
        size * 0.55, size * 0.06, size * 1.15, size * 0.36, "#3f2f2a", line=None, opacity=0.36
    )
    d.rect(-size * 0.12, -size * 0.6, size * 0.24, size * 0.62, OAK, width=0.8)
    y = -size * 1.25
    chance = random.Random(seed)
    for step in range(6):
        angle = step * math.pi / 3 + chance.uniform(-0.2, 0.2)
        d.circle(
            math.cos(angle) * size * 0.5,
            y + math.sin(angle) * size * 0.42,
            size * chance.uniform(0.48, 0.58),
            shaded(tone, 0.18),
            width=0.9,
        )
    d.circle(0, y, size * 0.78, tone, line=None)
    d.circle(size * 0.26, y + size * 0.3, size * 0.5, shaded(tone, 0.26), line=None, opacity=0.7)
    d.circle(-size * 0.26, y - size * 0.26, size * 0.46, lit(tone, 0.26), line=None)
    d.circle(-size * 0.36, y - size * 0.4, size * 0.22, lit(tone, 0.5), line=None)
    for _ in range(5):
        x, at = chance.uniform(-0.5, 0.5) * size, y + chance.uniform(-0.5, 0.5) * size
        d.circle(x, at, size * 0.1, lit(tone, 0.36), line=None, opacity=0.7)
    return d


def poplar(size: float, tone: str = "#5f7a3c") -> Drawing:
    """A slim tree."""
    d = Drawing(0.9)
    d.ellipse(size * 0.5, 0, size * 0.7, size * 0.2, "#3f2f2a", line=None, opacity=0.34)
    d.rect(-size * 0.08, -size * 0.3, size * 0.16, size * 0.3, OAK, width=0.7)
    d.path(
        f"M0 {-size * 2.3:.2f} Q{size * 0.62:.2f} {-size:.2f} {size * 0.28:.2f} "
        f"{-size * 0.22:.2f} H{-size * 0.28:.2f} Q{-size * 0.62:.2f} {-size:.2f} 0 "
        f"{-size * 2.3:.2f} Z",
        tone,
    )
    d.fill(
        f"M0 {-size * 2.1:.2f} Q{-size * 0.44:.2f} {-size:.2f} {-size * 0.2:.2f} "
        f"{-size * 0.3:.2f} Q{-size * 0.02:.2f} {-size} 0 {-size * 2.1:.2f} Z",
        lit(tone, 0.34),
        0.8,
    )
    return d


def shrub(size: float, tone: str = MOSS) -> Drawing:
    """A low bush with its shadow."""
    d = Drawing(0.8)
    d.ellipse(size * 0.4, 0, size * 1.1, size * 0.3, "#3f2f2a", line=None, opacity=0.3)
    for dx, r in ((-0.6, 0.56), (0.62, 0.52), (0.02, 0.74)):
        d.circle(dx * size, -r * size * 0.8, r * size, tone, width=0.8)
    d.circle(-size * 0.2, -size * 0.85, size * 0.3, lit(tone, 0.4), line=None)
    return d


def cottage(size: float = 1.0, cover: str = TERRACOTTA) -> Drawing:
    """A small house of the hamlet, three quarters seen."""
    d = Drawing(0.9 / size)
    d.fill("M-9 1 h18 l9 -3 v3 l-8 3 h-15 Z", "#3f2f2a", 0.34)
    d.polygon([(8, 0), (14, -3), (14, -11), (11, -16), (8, -8)], shaded(PALE_STONE, 0.34))
    d.rect(-10, -10, 18, 10, PALE_STONE)
    d.polygon([(-12, -9), (9, -9), (12, -17), (-8, -17)], cover)
    d.line("M-11 -11.6 H9.6 M-10 -14.2 H10.6", shaded(cover, 0.4), 0.7)
    d.line("M-12 -9 L-8 -17 H12", lit(cover, 0.5), 0.9)
    d.path("M-6 0 v-5 a2 2 0 0 1 4 0 v5 Z", OAK, width=0.7)
    d.rect(1, -6.4, 3.4, 3.4, "#5f7480", width=0.7)
    whole = Drawing()
    whole.put(d, 0, 0, size)
    return whole


def windmill(size: float = 1.0) -> Drawing:
    """A tower mill with four sails."""
    d = Drawing(1.1)
    d.fill("M-14 2 h28 l26 -8 v6 l-22 8 h-30 Z", "#3f2f2a", 0.34)
    tower = d.linear((-16, 0), (16, 0), (0, "#fbf1d6"), (0.5, "#e6d3a4"), (1, "#ab8d64"))
    d.path("M-15 0 L-10 -46 H10 L15 0 Q0 5 -15 0 Z", tower)
    for y in (-12, -24, -36):
        half = 15 - (-y) * 5 / 46
        d.line(f"M{-half:.1f} {y} Q0 {y + 3} {half:.1f} {y}", shaded(PALE_STONE, 0.35), 0.7, 0.7)
    d.path("M-11.4 -45 Q0 -66 11.4 -45 Q0 -41 -11.4 -45 Z", "#94503a")
    d.path("M-4 1 v-9 a4 4 0 0 1 8 0 v9 Z", OAK)
    d.rect(-2.4, -33, 4.8, 6, "#5f7480", width=0.8)
    hub = (0.0, -47.0)
    for quarter in range(4):
        angle = quarter * math.pi / 2 + 0.45
        cos, sin = math.cos(angle), math.sin(angle)

        def at(u: float, v: float, cos: float = cos, sin: float = sin) -> tuple[float, float]:
            return hub[0] + u * cos - v * sin, hub[1] + u * sin + v * cos

        d.path(closed([at(7, 0.6), at(35, 0.6), at(35, 9), at(9, 9)]), "#f7ecd0", width=0.9)
        for u in (14, 21, 28):
            a, b = at(u, 0.6), at(u, 9)
            d.line(f"M{a[0]:.1f} {a[1]:.1f} L{b[0]:.1f} {b[1]:.1f}", "#b8a27a", 0.7)
        tip = at(37, 0)
        d.line(f"M{hub[0]} {hub[1]} L{tip[0]:.1f} {tip[1]:.1f}", OAK, 2)
    d.circle(*hub, 2.6, TIMBER, width=0.9)
    whole = Drawing()
    whole.put(d, 0, 0, size)
    return whole


def boat() -> Drawing:
    """A river barge with a patched sail."""
    d = Drawing(0.9)
    d.ellipse(2, 3, 15, 3, "#24404c", line=None, opacity=0.4)
    d.line("M0 0 V-23", OAK, 1.6)
    d.path("M1.4 -22 Q13 -16 11 -5 H1.4 Z", "#f6ead0")
    d.path("M-1 -19 Q-9 -13 -8 -5 H-1 Z", "#dfc79a")
    d.line("M1.4 -14 h9.6", WINE, 2.0)
    d.path("M-14 -4 Q0 4 14 -4 L10 4 Q0 8 -10 4 Z", "#8d6238")
    d.line("M-13 -3 Q0 5 13 -3", lit(TIMBER, 0.4), 0.9)
    d.circle(-5, -5.6, 1.8, "#e9c9a4", width=0.7)
    return d


def swan() -> Drawing:
    """A swan on the water."""
    d = Drawing(0.8)
    d.ellipse(1, 1.6, 6, 1.4, "#24404c", line=None, opacity=0.35)
    d.path(
        "M-5 -1 Q-7 -8 -3.6 -9 Q-1 -9 -2 -6.6 Q-3 -4 -1 -4 Q4 -6 7 -4 Q6 2 0 2 Q-4 2 -5 -1 Z",
        "#fdfaf0",
    )
    d.line("M-4.8 -8.2 l-2.4 0.6", "#d9852c", 1.2)
    return d


def sheep(seed: int = 1) -> Drawing:
    """A grazing sheep."""
    d = Drawing(0.8)
    d.ellipse(2, 1, 7, 1.6, "#3f2f2a", line=None, opacity=0.3)
    d.line("M-3 -2 v3 M3 -2 v3", DEEP, 1.2)
    for step in range(7):
        angle = step * 2 * math.pi / 7 + seed
        d.circle(math.cos(angle) * 4.4, -4.6 + math.sin(angle) * 2.4, 2.4, IVORY, width=0.7)
    d.ellipse(0, -4.6, 5, 3, "#fffaf0", line=None)
    side = -1 if seed % 2 else 1
    d.ellipse(side * 6.2, -4.4, 2, 1.7, "#4f4038", width=0.7)
    return d


def haystack(size: float = 5.0) -> Drawing:
    """A rick of hay."""
    d = Drawing(0.9)
    d.ellipse(size * 0.5, 0, size * 1.2, size * 0.3, "#3f2f2a", line=None, opacity=0.32)
    hay_rick(d, 0, 0, size)
    return d


def pond() -> Drawing:
    """A duck pond."""
    d = Drawing(0.9)
    d.ellipse(0, -4, 13, 6.4, "#d9c48a", width=0.8)
    d.ellipse(0.4, -3.8, 11, 5, WATER, line=None)
    d.ellipse(-2, -4.8, 6, 2, lit(WATER, 0.4), line=None)
    d.line("M9 -6 v-6 M11 -5 v-5 M-11 -5 v-5", "#6f7f3a", 1.1)
    return d


def well() -> Drawing:
    """A roofed well."""
    d = Drawing(0.9)
    d.ellipse(4, 0, 10, 2.6, "#3f2f2a", line=None, opacity=0.3)
    d.path("M-6 -1 V-6 H6 V-1 Q0 2 -6 -1 Z", "#cbbd9f")
    d.ellipse(0, -6, 6, 2, DEEP, width=0.8)
    d.line("M-5 -6 V-15 M5 -6 V-15", OAK, 1.4)
    d.path("M-8 -14 L0 -20 L8 -14 Z", TERRACOTTA)
    d.line("M0 -15 v6", INK, 0.7)
    return d
