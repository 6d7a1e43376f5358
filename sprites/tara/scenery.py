"""What stands in the country: trees, gorse, walls, cattle, huts and old stones, seen from above.

Every thing is a body of SVG whose foot stands at (0, 0), in units of the board.
"""

from __future__ import annotations

import math
import random
from itertools import pairwise

from sprites.common.colour import mix
from sprites.common.pen import Point
from sprites.common.strokes import at, circle, ellipse, open_line, path, polygon, stroke
from sprites.tara.palette import INK, lit, shaded

_WARM_STONES = ("#a79f8f", "#8b8375", "#9a9282", "#b4ab98")


def oak_tree(chance: random.Random, size: float = 1.0, green: str = "#5a7a34") -> str:
    """A broad crown of three tones over its own shade."""
    body = [ellipse(5, 1, 11, 4.6, "#1a200f", opacity=0.45), stroke("M0 0 V-6", "#4c3a26", 2.6)]
    leaves = [(-5.4, -8, 5.6), (5.2, -8.4, 5.8), (0, -13, 6.4), (-1, -7, 5.2)]
    for x, y, r in leaves:
        body.append(circle(x + 0.8, y + 1.2, r, shaded(green, 0.45)))
    for x, y, r in leaves:
        body.append(circle(x, y, r, green))
    for x, y, r in leaves:
        body.append(circle(x - r * 0.25, y - r * 0.3, r * 0.55, mix(green, "#c9cf6a", 0.35)))
        for _ in range(3):
            turn = chance.uniform(0, math.tau)
            body.append(
                circle(x + r * 0.6 * math.cos(turn), y + r * 0.6 * math.sin(turn), 0.9,
                       mix(green, "#e6e28c", 0.5))
            )  # fmt: skip
    return at("".join(body), 0, 0, size)


def gorse(chance: random.Random) -> str:
    """A thorny bush in yellow flower."""
    body = [ellipse(2, 0.6, 7.6, 3.2, "#1a200f", opacity=0.45)]
    body += [circle(x, y, r, "#5c6a2c") for x, y, r in ((-3, -2, 3.8), (3, -2, 3.9), (0, -4, 3.9))]
    for _ in range(18):
        x, y = chance.uniform(-5.4, 5.4), chance.uniform(-7, 0)
        if (x / 6) ** 2 + ((y + 3) / 4.2) ** 2 < 1:
            body.append(
                circle(x, y, chance.uniform(0.7, 1.1), chance.choice(("#f2cf3e", "#d9a824")))
            )
    return "".join(body)


def heather(chance: random.Random) -> str:
    """A clump of heather in bloom."""
    body = [ellipse(0.6, 0.4, 5.2, 2.2, "#1f1a1c", opacity=0.35)]
    for _ in range(15):
        x, y = chance.uniform(-4.6, 4.6), chance.uniform(-3.4, 0.8)
        tone = chance.choice(("#a5659a", "#c189b5", "#7c4a78", "#8c5a86"))
        body.append(stroke(f"M{x * 0.8:.1f} {y + 2:.1f} L{x:.1f} {y:.1f}", tone, 1.1))
    return "".join(body)


def rushes(chance: random.Random) -> str:
    """Rushes at the water's edge."""
    blades = []
    for _ in range(9):
        x = chance.uniform(-3.6, 3.6)
        tip = (x * 1.5, chance.uniform(-9, -5))
        blades.append(
            stroke(
                f"M{x:.1f} 0 L{tip[0]:.1f} {tip[1]:.1f}", chance.choice(("#55703a", "#86994e")), 0.9
            )
        )
    return "".join(blades)


def cow(chance: random.Random, coat: str = "#7a4a2c") -> str:
    """A small Irish cow, grazing to the left."""
    body = [
        ellipse(2, 0.4, 8.6, 2.4, "#1a1a0f", opacity=0.45),
        stroke("M-4 -3 V0 M-2.4 -3 V0.2 M4 -3 V0 M5.4 -3 V0.2", shaded(coat, 0.5), 1.5),
        path("M-6 -8 Q0 -9.6 6 -8.4 Q8 -7 7 -3 Q2 -1.6 -5 -2.6 Q-7 -4.6 -6 -8 Z", coat, INK, 0.7),
        path("M-5.4 -7.4 Q0 -9 5.6 -7.8 Q0 -6.6 -5.4 -7.4 Z", lit(coat, 0.4)),
        path("M-5.6 -7.6 L-9.6 -6.6 Q-11 -4.4 -9.6 -3.4 L-6.2 -4.4 Z", coat, INK, 0.7),
        stroke("M-8.6 -6.8 Q-10.8 -8.4 -10 -10 M-7 -7 Q-6.6 -9.4 -7.8 -10", "#efe3c4", 0.9),
        stroke("M7 -7.6 Q9 -5.6 8.4 -3", shaded(coat, 0.4), 0.8),
    ]
    return at("".join(body), 0, 0, 0.86)


def sheep(chance: random.Random) -> str:
    """A white sheep."""
    body = [ellipse(1.4, 0.2, 5, 1.6, "#1a1a0f", opacity=0.4)]
    body.append(stroke("M-2 -1.4 V0.3 M2 -1.4 V0.3", "#3a332a", 1.1))
    body += [circle(x, y, 2.4, "#ded6c2") for x, y in ((-2.2, -3), (0, -3.6), (2.2, -3), (0, -2.4))]
    body += [circle(-0.8, -4.2, 1.6, "#f6f0e0"), circle(-4.4, -3.4, 1.5, "#3a332a")]
    return "".join(body)


def hut(chance: random.Random) -> str:
    """A round house with a thatched roof."""
    wall = ellipse(0, -3, 11, 5.4, "#b7a684", INK, 0.7)
    door = path("M-2.4 2 V-3.4 Q0 -5.6 2.4 -3.4 V2 Z", "#2c2118")
    roof = path("M-13.6 -4 Q-6 -8 0 -19 Q6 -8 13.6 -4 Q7 0.6 0 0.4 Q-7 0.6 -13.6 -4 Z", "#c39a52",
                INK, 0.8)  # fmt: skip
    light = path("M-13 -4.2 Q-5.6 -8.4 0 -18.4 Q-1 -8 -3 -0.2 Q-9 -1 -13 -4.2 Z", "#e0bf78")
    straw = "".join(
        stroke(f"M{x * 0.2:.1f} -14 L{x:.1f} {-1.4 - abs(x) * 0.22:.1f}", "#8d6a32", 0.6)
        for x in (-10, -6.6, -3, 1, 4.6, 8, 11)
    )
    shade = ellipse(5, 1.6, 15, 5.4, "#1a1a0f", opacity=0.45)
    return shade + wall + door + roof + light + straw


def dolmen(chance: random.Random) -> str:
    """Three uprights under a capstone."""
    body = [ellipse(4, 0.6, 15, 4.4, "#15160c", opacity=0.5)]
    for x, tone in ((-8, "#8b8375"), (0.4, "#736c60"), (8, "#968d7d")):
        body.append(
            path(f"M{x - 2.8} 1 L{x - 2} -8 L{x + 2.2} -8.4 L{x + 3} 1 Q{x} 2.4 {x - 2.8} 1 Z",
                 tone, INK, 0.7)
        )  # fmt: skip
        body.append(stroke(f"M{x - 1.9} 0 L{x - 1.3} -7.4", lit(tone, 0.45), 0.9))
    cap = "M-14.4 -8.4 L-12 -12.6 Q0 -16.4 13 -13 L15.4 -9.6 Q0 -5.6 -14.4 -8.4 Z"
    body.append(path(cap, "#a39a89", INK, 0.8))
    body.append(path("M-12.6 -11 Q0 -16 12.4 -12.8 Q0 -11 -12.6 -11 Z", "#cfc6b2"))
    return "".join(body)


def standing_stones(chance: random.Random) -> str:
    """A ring of seven stones."""
    body = []
    for step in range(7):
        turn = step * math.tau / 7 + 0.3
        x, y = 13 * math.cos(turn), 6.6 * math.sin(turn)
        tone, tall = chance.choice(_WARM_STONES), chance.uniform(6.4, 9)
        body.append((y, ellipse(x + 2.4, y + 0.4, 3.6, 1.4, "#15160c", opacity=0.5)
                     + path(f"M{x - 2:.1f} {y:.1f} L{x - 1.4:.1f} {y - tall:.1f} Q{x:.1f} "
                            f"{y - tall - 1.6:.1f} {x + 1.6:.1f} {y - tall + 0.8:.1f} L{x + 2:.1f} "
                            f"{y:.1f} Z", tone, INK, 0.6)
                     + stroke(f"M{x - 1.2:.1f} {y - 1:.1f} V{y - tall + 1:.1f}", lit(tone, 0.5),
                              0.8)))  # fmt: skip
    return "".join(part for _, part in sorted(body))


def round_tower(chance: random.Random) -> str:
    """A slender tower with a pointed roof."""
    return (
        ellipse(6, 0.6, 9, 2.8, "#15160c", opacity=0.5)
        + path("M-4.4 0 L-3.4 -24 H3.4 L4.4 0 Q0 2 -4.4 0 Z", "#a59c8b", INK, 0.8)
        + path("M-3.8 -0.2 L-3 -23.6 H-0.6 L-1 0.6 Z", "#cdc4b0")
        + path("M-4.4 -23.6 L0 -33 L4.4 -23.6 Q0 -22 -4.4 -23.6 Z", "#7b7263", INK, 0.8)
        + path("M0.2 -16 v3.4 h1.8 v-3.4 Z M0.6 -6.4 v3.4 h1.8 v-3.4 Z", "#2c2118")
    )


def barley(chance: random.Random) -> str:
    """A small field in ridges, behind a bank."""
    rows = [polygon([(-19, -2), (-12, -15), (19, -13), (16, 1)], "#c9b458", "#6d6a2e", 0.9)]
    for step in range(1, 9):
        share = step / 9
        x = -19 + 35 * share, -12 + 31 * share
        rows.append(
            stroke(f"M{x[0]:.1f} {-1.8 + 2.6 * share:.1f} L{x[1]:.1f} {-14.8 + 2 * share:.1f}",
                   "#97862f" if step % 2 else "#e6d58a", 1.0)
        )  # fmt: skip
    return "".join(rows)


def stone_wall(points: list[Point], chance: random.Random) -> str:
    """A dry-stone wall along a line."""
    body = [stroke(open_line([(x + 0.8, y + 1.4) for x, y in points]), "#15160c", 3.4, 0.5)]
    for (ax, ay), (bx, by) in pairwise(points):
        count = max(1, round(math.dist((ax, ay), (bx, by)) / 2.6))
        for step in range(count):
            share = step / count
            tone = chance.choice(_WARM_STONES)
            x = ax + (bx - ax) * share + chance.uniform(-0.4, 0.4)
            y = ay + (by - ay) * share + chance.uniform(-0.5, 0.5)
            body.append(ellipse(x, y, 1.9, 1.5, shaded(tone, 0.5)))
            body.append(ellipse(x - 0.2, y - 0.4, 1.7, 1.2, tone))
            body.append(ellipse(x - 0.5, y - 0.7, 0.9, 0.5, lit(tone, 0.4)))
    return "".join(body)
