"""Masonry of the castle: courses of sandstone clipped to rectangles, crenels, loops, roofs. Px."""

from __future__ import annotations

import random

from sprites.caylus.palette import DEEP, INK, ROYAL, SANDSTONE, lit, shaded
from sprites.caylus.pen import Drawing
from sprites.common.colour import mix

Box = tuple[float, float, float, float]
"""x, y, width, height in px."""
STONES = ("#ecd6a8", "#e2c898", "#f2e0b6", "#d9bf8e", "#e6d0a4", "#d0b280")
_WARM = "#c98a5c"


def masonry(d: Drawing, box: Box, course: float, seed: int, tone: str = SANDSTONE) -> None:
    """Courses of blocks in a rectangle, each with a lit upper and a dark lower edge."""
    x, y, width, height = box
    chance = random.Random(seed)
    d.fill(_rect(x, y, width, height), shaded(tone, 0.34))
    rows = max(1, round(height / course))
    tall = height / rows
    gap = max(0.6, course * 0.07)
    bright, dark = [], []
    for row in range(rows):
        top = y + row * tall
        left = x - chance.uniform(0.0, 1.4) * course
        while left < x + width:
            long = chance.uniform(1.3, 2.3) * course
            start, end = max(x, left), min(x + width, left + long)
            left += long
            if end - start < gap * 2:
                continue
            colour = mix(chance.choice(STONES), _WARM, 0.5 if chance.random() < 0.07 else 0.0)
            d.fill(_rect(start + gap / 2, top + gap / 2, end - start - gap, tall - gap), colour)
            bright.append(f"M{start + gap:.1f} {top + gap:.1f} H{end - gap:.1f}")
            dark.append(f"M{start + gap:.1f} {top + tall - gap:.1f} H{end - gap:.1f}")
    if course >= 5:
        d.line(" ".join(bright), "#fffaf0", max(0.6, course * 0.075), 0.7)
        d.line(" ".join(dark), shaded(tone, 0.5), max(0.6, course * 0.075), 0.55)


def _rect(x: float, y: float, width: float, height: float) -> str:
    return f"M{x:.1f} {y:.1f} h{width:.1f} v{height:.1f} h{-width:.1f} Z"


def round_shade(d: Drawing, box: Box, strength: float = 1.0) -> None:
    """The light on a round tower: bright left of the middle, dark at the right."""
    x, y, width, height = box
    shade = d.linear(
        (x, y),
        (x + width, y),
        (0, "#2e1c28", 0.30 * strength),
        (0.16, "#2e1c28", 0.05),
        (0.34, "#fff6dc", 0.28 * strength),
        (0.55, "#2e1c28", 0.05),
        (1, "#2e1c28", 0.55 * strength),
    )
    d.fill(_rect(x, y, width, height), shade)


def flat_shade(d: Drawing, box: Box) -> None:
    """The light on a wall: the foot and the right edge darker."""
    x, y, width, height = box
    across = d.linear(
        (x, y), (x + width, y), (0, "#fff6dc", 0.22), (0.5, "#fff6dc", 0.0), (1, "#2e1c28", 0.18)
    )
    down = d.linear(
        (x, y), (x, y + height), (0, "#2e1c28", 0.0), (0.6, "#2e1c28", 0.0), (1, "#2e1c28", 0.26)
    )
    d.fill(_rect(x, y, width, height), across)
    d.fill(_rect(x, y, width, height), down)


def merlons(d: Drawing, box: Box, count: int, seed: int, course: float) -> None:
    """Upright stones along the upper edge of a wall; the box is their band."""
    x, y, width, height = box
    pitch = width / count
    for number in range(count):
        left = x + pitch * (number + 0.14)
        wide = pitch * 0.62
        masonry(d, (left, y, wide, height), min(course, height / 2), seed + number)
        d.fill(_rect(left + wide * 0.78, y, wide * 0.22, height), "#2e1c28", 0.3)
        d.line(f"M{left:.1f} {y + height:.1f} V{y:.1f} h{wide:.1f} V{y + height:.1f}")
        d.line(f"M{left + 0.8:.1f} {y + 1:.1f} h{wide - 1.6:.1f}", "#fffaf0", 1.0, 0.8)


def cone_roof(
    d: Drawing, x: float, foot: float, width: float, high: float, tone: str = ROYAL
) -> None:
    """A slated cone; (x, foot) is the middle of its eaves."""
    half = width / 2
    slate = d.linear(
        (x - half, 0),
        (x + half, 0),
        (0, shaded(tone, 0.1)),
        (0.32, lit(tone, 0.42)),
        (0.55, tone),
        (1, shaded(tone, 0.5)),
    )
    sag = width * 0.1
    d.path(
        f"M{x - half:.1f} {foot:.1f} L{x:.1f} {foot - high:.1f} L{x + half:.1f} {foot:.1f} "
        f"Q{x:.1f} {foot + sag * 2:.1f} {x - half:.1f} {foot:.1f} Z",
        slate,
    )
    rows = max(2, round(high / 7))
    strokes = []
    for row in range(1, rows):
        share = row / rows
        w = half * (1 - share)
        y = foot - high * share
        strokes.append(
            f"M{x - w:.1f} {y:.1f} Q{x:.1f} {y + sag * 2 * (1 - share):.1f} {x + w:.1f} {y:.1f}"
        )
    d.line(" ".join(strokes), shaded(tone, 0.45), 0.8, 0.7)


def pennant(d: Drawing, x: float, foot: float, high: float, colour: str) -> None:
    """A flag on a pole that blows to the right."""
    d.line(f"M{x:.1f} {foot:.1f} v{-high:.1f}", INK, max(1.0, high * 0.07))
    top, long, tall = foot - high, high * 0.85, high * 0.42
    d.path(
        f"M{x:.1f} {top:.1f} q{long * 0.3:.1f} {-tall * 0.3:.1f} {long * 0.55:.1f} "
        f"{tall * 0.05:.1f} t{long * 0.45:.1f} 0 l{-long * 0.2:.1f} {tall * 0.5:.1f} "
        f"l{long * 0.2:.1f} {tall * 0.5:.1f} q{-long * 0.25:.1f} {tall * 0.3:.1f} "
        f"{-long * 0.5:.1f} 0 t{-long * 0.5:.1f} 0 Z",
        colour,
        width=0.8,
    )


def loophole(d: Drawing, x: float, y: float, width: float, high: float) -> None:
    """A narrow arched window; (x, y) is the middle of its head."""
    half = width / 2
    data = (
        f"M{x - half:.1f} {y + high:.1f} V{y + half:.1f} A{half:.1f} {half:.1f} 0 0 1 "
        f"{x + half:.1f} {y + half:.1f} V{y + high:.1f} Z"
    )
    d.line(data, "#f7e8c0", max(1.4, width * 0.3))
    d.path(data, DEEP, width=0.8)
    d.line(f"M{x - half - 1:.1f} {y + high + 0.6:.1f} h{width + 2:.1f}", "#fff3d2", 1.3)


def barred_arch(d: Drawing, x: float, foot: float, width: float, high: float) -> None:
    """A deep arch behind iron bars; (x, foot) is the middle of its foot."""
    half = width / 2
    head = foot - high + half
    data = (
        f"M{x - half:.1f} {foot:.1f} V{head:.1f} A{half:.1f} {half:.1f} 0 0 1 {x + half:.1f} "
        f"{head:.1f} V{foot:.1f} Z"
    )
    d.line(data, shaded(SANDSTONE, 0.5), width * 0.34)
    d.line(data, "#f3e2b4", width * 0.26)
    d.path(data, d.linear((0, head), (0, foot), (0, "#1d120e"), (1, "#4a3226")))
    bars = []
    for share in (-0.5, 0.0, 0.5):
        drop = half - (half * half - (half * share) ** 2) ** 0.5
        bars.append(f"M{x + half * share:.1f} {foot:.1f} V{foot - high + drop:.1f}")
    bars.append(f"M{x - half:.1f} {foot - high * 0.38:.1f} h{width:.1f}")
    d.line(" ".join(bars), "#8d8076", max(1.0, width * 0.07))
