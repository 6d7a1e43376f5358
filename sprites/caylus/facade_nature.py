"""Sky, hills, trees, rocks and water of the façades, in the grid of 120 x 112."""

from __future__ import annotations

import math
import random
from typing import Literal

from sprites.caylus.facade_parts import GROUND, HIGH, WIDE
from sprites.caylus.palette import (
    GREY_STONE,
    INK,
    MOSS,
    OAK,
    SANDSTONE,
    VINE,
    WATER,
    WHEAT,
    lit,
    shaded,
)
from sprites.caylus.pen import Drawing

Ground = Literal["grass", "sand", "paving", "earth"]
Hour = Literal["morning", "noon", "evening"]

_SKIES: dict[Hour, tuple[str, str, str]] = {
    "morning": ("#93bccb", "#cfdccb", "#f6e6b8"),
    "noon": ("#7fb0c9", "#bcd6d6", "#ebe9cb"),
    "evening": ("#8fa9c4", "#e3cfb4", "#f5c98c"),
}
_GROUNDS: dict[Ground, tuple[str, str]] = {
    "grass": ("#b3b957", "#7f8d3f"),
    "sand": ("#e6d09a", "#bf9a62"),
    "paving": ("#dcc9a0", "#a98d66"),
    "earth": ("#c9a467", "#8d6a40"),
}


def sky(d: Drawing, hour: Hour = "noon", clouds: int = 2, seed: int = 1) -> None:
    """The sky over the whole picture with a few soft clouds."""
    high, middle, low = _SKIES[hour]
    d.rect(
        0,
        0,
        WIDE,
        HIGH,
        d.linear((0, 0), (0, GROUND - 8), (0, high), (0.55, middle), (1, low)),
        line=None,
    )
    chance = random.Random(seed)
    for number in range(clouds):
        x = (number + 0.5) * WIDE / clouds + chance.uniform(-18, 18)
        _cloud(d, x, chance.uniform(12, 30), chance.uniform(0.7, 1.15))


def _cloud(d: Drawing, x: float, y: float, size: float) -> None:
    data = (
        f"M{x - 15 * size:.1f} {y:.1f} q1 {-5 * size:.1f} {7 * size:.1f} {-4 * size:.1f} "
        f"q4 {-7 * size:.1f} {11 * size:.1f} {-1.5 * size:.1f} q8 {-2 * size:.1f} {9 * size:.1f} "
        f"{5.5 * size:.1f} Z"
    )
    d.fill(data, "#fdf6e2", 0.75)
    d.line(f"M{x - 14 * size:.1f} {y + 2.4 * size:.1f} h{20 * size:.1f}", "#fdf6e2", 1.1, 0.5)


def hills(d: Drawing, seed: int = 1, tone: str = "#a9b87c", rows: int = 2) -> None:
    """Far hills, hazier towards the back, with dots of trees and a field or two."""
    chance = random.Random(seed)
    for row in range(rows):
        y = 62 + row * 10
        colour = lit(tone, 0.42 - 0.3 * row)
        a, b, c = (chance.uniform(-9, 7) for _ in range(3))
        d.fill(
            f"M-2 {y + 4:.1f} Q{20:.0f} {y + a - 6:.1f} 46 {y + 2:.1f} T88 {y + b:.1f} "
            f"T122 {y + c - 2:.1f} V{GROUND + 2} H-2 Z",
            colour,
        )
        for _ in range(7):
            x = chance.uniform(2, 118)
            d.circle(
                x,
                y + chance.uniform(5, 9),
                chance.uniform(1.2, 2.2),
                shaded(colour, 0.3),
                line=None,
                opacity=0.8,
            )
    field = chance.uniform(8, 70)
    d.fill(f"M{field:.1f} 84 l14 -6 l16 2 l-9 7 Z", lit(WHEAT, 0.2), 0.8)


def town(d: Drawing, seed: int = 1, y: float = 86) -> None:
    """Pale roofs of a town in the distance."""
    chance = random.Random(seed)
    x = -4.0
    while x < WIDE:
        wide, high = chance.uniform(9, 15), chance.uniform(8, 18)
        wall, cover = chance.choice(
            (("#e9d6ae", "#c98a68"), ("#e2cda0", "#b98c74"), ("#efe0bc", "#a5a3a6"))
        )
        top = y - high
        d.fill(f"M{x:.1f} {y} V{top:.1f} h{wide:.1f} V{y} Z", wall)
        d.fill(
            f"M{x - 1:.1f} {top:.1f} L{x + wide / 2:.1f} {top - wide * 0.5:.1f} "
            f"L{x + wide + 1:.1f} {top:.1f} Z",
            cover,
        )
        d.fill(f"M{x + wide * 0.35:.1f} {top + 4:.1f} h1.8 v2.8 h-1.8 Z", "#8a7a72")
        x += wide * chance.uniform(0.85, 1.2)
    d.fill(f"M0 {y - 1} H{WIDE} V{y + 8} H0 Z", "#d8c48f", 0.9)


def ground(d: Drawing, kind: Ground = "grass", y: float = GROUND - 8, seed: int = 1) -> None:
    """The ground from the far edge `y` down to the foot of the picture."""
    bright, deep = _GROUNDS[kind]
    d.fill(
        f"M-2 {y} Q40 {y - 2.4} 78 {y + 0.6} T122 {y} V{HIGH + 2} H-2 Z",
        d.linear((0, y), (0, HIGH), (0, lit(bright, 0.12)), (0.5, bright), (1, deep)),
    )
    chance = random.Random(seed)
    if kind == "paving":
        _paving(d, y, chance)
    elif kind == "grass":
        _tufts(d, y, chance, "#6f7f3a")
    else:
        for _ in range(16):
            x, at = chance.uniform(2, 118), chance.uniform(y + 3, HIGH - 2)
            d.ellipse(x, at, chance.uniform(0.8, 2), 0.7, shaded(deep, 0.2), line=None, opacity=0.5)


def _tufts(d: Drawing, y: float, chance: random.Random, colour: str) -> None:
    strokes = []
    for _ in range(22):
        x, at = chance.uniform(1, 118), chance.uniform(y + 3, HIGH - 1)
        strokes.append(f"M{x:.1f} {at:.1f} l-0.9 -2.2 M{x + 0.9:.1f} {at:.1f} l0.5 -2.6")
    d.line(" ".join(strokes), colour, 0.7, 0.7)


def _paving(d: Drawing, y: float, chance: random.Random) -> None:
    strokes, top, tall = [], y + 2.0, 2.4
    while top < HIGH:
        strokes.append(f"M0 {top:.1f} H{WIDE}")
        x = chance.uniform(-6, 0)
        while x < WIDE:
            strokes.append(f"M{x:.1f} {top:.1f} l-1 {tall:.1f}")
            x += chance.uniform(6, 10) * (0.7 + tall / 6)
        top += tall
        tall *= 1.32
    d.line(" ".join(strokes), "#8f7450", 0.5, 0.55)


def cast_shadow(d: Drawing, x: float, width: float, foot: float = GROUND, reach: float = 9) -> None:
    """The shadow of a building that stands from x over `width`, to the lower right."""
    d.fill(
        f"M{x} {foot - 0.5} h{width} l{reach} {-reach * 0.25:.1f} v{reach * 0.35:.1f} "
        f"l{-reach * 0.5:.1f} {reach * 0.42:.1f} h{-width * 0.9:.1f} Z",
        "#3f2a3c",
        0.34,
    )


def tree(d: Drawing, x: float, foot: float, size: float = 12, tone: str = VINE) -> None:
    """A leafy tree, `size` its crown's radius."""
    d.ellipse(x + size * 0.35, foot, size * 0.9, size * 0.18, "#3f2a3c", line=None, opacity=0.3)
    d.path(
        f"M{x - size * 0.13:.1f} {foot} L{x - size * 0.08:.1f} {foot - size:.1f} "
        f"H{x + size * 0.1:.1f} L{x + size * 0.16:.1f} {foot} Z",
        OAK,
        width=0.7,
    )
    y = foot - size * 1.5
    lobes = ((-0.5, 0.2, 0.62), (0.48, 0.16, 0.62), (-0.22, -0.42, 0.62), (0.26, -0.4, 0.58))
    for dx, dy, share in lobes:
        d.circle(x + dx * size, y + dy * size, share * size, shaded(tone, 0.12), width=0.9)
    d.circle(x, y, size * 0.72, tone, line=None)
    for dx, dy, share in ((-0.5, -0.1, 0.38), (-0.1, -0.55, 0.36), (0.1, 0.02, 0.3)):
        d.circle(x + dx * size, y + dy * size, share * size, lit(tone, 0.3), line=None, opacity=0.8)
    for dx, dy, share in ((0.55, 0.38, 0.32), (0.05, 0.5, 0.34)):
        d.circle(
            x + dx * size,
            y + dy * size,
            share * size,
            shaded(tone, 0.34),
            line=None,
            opacity=0.55,
        )


def cypress(d: Drawing, x: float, foot: float, high: float = 30, tone: str = "#4f6a3c") -> None:
    """A slim dark tree of the south."""
    wide = high * 0.17
    d.rect(x - 0.9, foot - 4, 1.8, 4, OAK, width=0.6)
    d.path(
        f"M{x} {foot - high} Q{x + wide * 1.5:.1f} {foot - high * 0.45:.1f} {x + wide * 0.7:.1f} "
        f"{foot - 3} H{x - wide * 0.7:.1f} Q{x - wide * 1.5:.1f} {foot - high * 0.45:.1f} {x} "
        f"{foot - high} Z",
        d.linear(
            (x - wide, 0), (x + wide, 0), (0, lit(tone, 0.26)), (0.5, tone), (1, shaded(tone, 0.35))
        ),
        width=0.8,
    )


def pine(d: Drawing, x: float, foot: float, high: float = 36, tone: str = "#4f6f45") -> None:
    """A fir in four tiers, lit at the left."""
    wide = high * 0.36
    d.ellipse(x + wide * 0.4, foot, wide * 0.8, 1.6, "#3f2a3c", line=None, opacity=0.3)
    d.rect(x - 1.3, foot - 5, 2.6, 5, OAK, width=0.6)
    for tier in range(4):
        low = foot - 3.5 - tier * high * 0.21
        half = wide * (1 - tier * 0.21)
        top = low - high * 0.36
        d.path(
            f"M{x - half:.1f} {low:.1f} Q{x - half * 0.4:.1f} {low - 1.5:.1f} {x:.1f} {top:.1f} "
            f"Q{x + half * 0.4:.1f} {low - 1.5:.1f} {x + half:.1f} {low:.1f} "
            f"Q{x:.1f} {low + 2.6:.1f} {x - half:.1f} {low:.1f} Z",
            lit(tone, 0.05 + 0.05 * tier),
            width=0.8,
        )
        d.fill(
            f"M{x:.1f} {top:.1f} Q{x + half * 0.4:.1f} {low - 1.5:.1f} {x + half:.1f} {low:.1f} "
            f"Q{x + half * 0.5:.1f} {low + 1.6:.1f} {x + half * 0.2:.1f} {low + 1:.1f} Z",
            shaded(tone, 0.5),
            0.55,
        )


def bush(d: Drawing, x: float, foot: float, size: float = 5, tone: str = MOSS) -> None:
    """A low bush."""
    for dx, share in ((-0.7, 0.7), (0.7, 0.66), (0, 0.92)):
        d.circle(
            x + dx * size, foot - share * size * 0.7, share * size, shaded(tone, 0.1), width=0.7
        )
    d.circle(x - size * 0.3, foot - size, size * 0.4, lit(tone, 0.35), line=None)


def cliff(d: Drawing, x: float = 34, top: float = 20, tone: str = GREY_STONE) -> None:
    """A quarried rock face from x to the right edge, with broken ledges."""
    d.path(
        f"M{x} {GROUND} L{x + 4} {top + 26} L{x + 12} {top + 20} L{x + 16} {top + 6} "
        f"L{x + 30} {top} L{x + 38} {top + 7} L{x + 52} {top - 5} L{x + 68} {top + 2} "
        f"L{WIDE + 3} {top - 3} V{GROUND} Z",
        d.linear(
            (x, top), (WIDE, GROUND), (0, lit(tone, 0.45)), (0.5, tone), (1, shaded(tone, 0.3))
        ),
    )
    ledges = (
        (x + 12, top + 20, 16, 12),
        (x + 30, top + 10, 14, 18),
        (x + 50, top + 6, 15, 14),
        (x + 22, top + 38, 17, 12),
        (x + 48, top + 30, 18, 14),
        (x + 68, top + 16, 16, 18),
        (x + 66, top + 44, 18, 12),
        (x + 38, top + 52, 16, 10),
    )
    for left, up, wide, tall in ledges:
        if up + tall > GROUND - 2:
            continue
        d.fill(f"M{left} {up} h{wide} l2 3 h{-wide - 2} Z", lit(tone, 0.62), 0.9)
        d.fill(f"M{left} {up + 3} h{wide + 2} v{tall} h{-wide} Z", lit(tone, 0.12), 0.8)
        d.fill(
            f"M{left + wide * 0.72} {up + 3} h{wide * 0.28 + 2} v{tall} h{-wide * 0.28 - 1} Z",
            shaded(tone, 0.42),
            0.6,
        )
        d.line(f"M{left} {up} v{tall + 3} M{left + wide + 2} {up + 3} v{tall}", INK, 0.6, 0.7)
    d.line(
        f"M{x + 16} {top + 6} L{x + 20} {top + 36} M{x + 52} {top - 5} L{x + 50} {top + 28}",
        shaded(tone, 0.6),
        0.7,
    )


def rocks(d: Drawing, x: float, foot: float, size: float = 8, tone: str = GREY_STONE) -> None:
    """A boulder or two."""
    d.path(
        f"M{x - size} {foot} L{x - size * 0.8} {foot - size * 0.7} L{x - size * 0.1} "
        f"{foot - size * 1.05} L{x + size * 0.8} {foot - size * 0.6} L{x + size} {foot} Z",
        tone,
        width=0.8,
    )
    d.fill(
        f"M{x - size * 0.8} {foot - size * 0.7} L{x - size * 0.1} {foot - size * 1.05} "
        f"L{x + size * 0.1} {foot - size * 0.5} L{x - size * 0.5} {foot - size * 0.3} Z",
        lit(tone, 0.5),
    )


def water(d: Drawing, data: str, top: float, seed: int = 1) -> None:
    """A stream or pond with the outline `data`, ripples below y = top."""
    d.path(
        data,
        d.linear((0, top), (0, HIGH), (0, lit(WATER, 0.35)), (1, shaded(WATER, 0.18))),
        width=0.7,
        line=shaded(SANDSTONE, 0.35),
    )
    chance = random.Random(seed)
    for _ in range(7):
        x, y = chance.uniform(2, 46), chance.uniform(top + 4, HIGH - 2)
        d.line(f"M{x:.1f} {y:.1f} q3 -1.4 6 0 t6 0", "#eef6f4", 0.8, 0.7)


def rays(x: float, y: float, radius: float, count: int) -> str:
    """Path data of short strokes round a point."""
    strokes = []
    for step in range(count):
        angle = 2 * math.pi * step / count
        cos, sin = math.cos(angle), math.sin(angle)
        strokes.append(
            f"M{x + radius * cos:.1f} {y + radius * sin:.1f} "
            f"L{x + radius * 1.4 * cos:.1f} {y + radius * 1.4 * sin:.1f}"
        )
    return " ".join(strokes)
