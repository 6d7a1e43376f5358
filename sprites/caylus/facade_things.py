"""Small things that stand about the façades: logs, blocks, barrels, carts, wheels, animals."""

from __future__ import annotations

import math

from sprites.caylus.palette import (
    DEEP,
    GOLD,
    GREY_STONE,
    INK,
    IVORY,
    OAK,
    TIMBER,
    lit,
    shaded,
)
from sprites.caylus.pen import Drawing, Point, opened


def log_pile(d: Drawing, x: float, foot: float, rows: int = 3, radius: float = 3.4) -> None:
    """Round logs seen from their sawn ends, stacked in a pyramid from x to the right."""
    for row in range(rows):
        for log in range(rows - row):
            cx = x + radius + log * 2 * radius + row * radius
            cy = foot - radius - row * 1.74 * radius
            d.circle(cx, cy, radius, TIMBER, width=0.8)
            d.circle(cx - 0.2, cy - 0.2, radius * 0.7, "#dcb277", line=None)
            d.circle(cx - 0.2, cy - 0.2, radius * 0.3, "#b98a52", line=None)


def long_log(d: Drawing, x: float, y: float, length: float, radius: float = 3.6) -> None:
    """A log lying along the picture, its sawn end at the right; (x, y) is its left middle."""
    d.path(
        f"M{x} {y - radius} H{x + length} V{y + radius} H{x} q{-radius * 0.7} {-radius} 0 "
        f"{-2 * radius} Z",
        d.linear(
            (0, y - radius),
            (0, y + radius),
            (0, lit(TIMBER, 0.35)),
            (0.5, TIMBER),
            (1, shaded(TIMBER, 0.35)),
        ),
        width=0.8,
    )
    d.line(
        f"M{x + 4} {y - 0.8} h{length * 0.4} M{x + length * 0.45} {y + 1.2} h{length * 0.3}",
        shaded(TIMBER, 0.45),
        0.6,
    )
    d.ellipse(x + length, y, radius * 0.55, radius, "#e0b980", width=0.8)
    d.ellipse(x + length, y, radius * 0.22, radius * 0.45, "#b98a52", line=None)


def plank_stack(d: Drawing, x: float, foot: float, width: float = 22, count: int = 4) -> None:
    """Sawn boards with laths between them."""
    for board in range(count):
        y = foot - 2.6 - board * 3.4
        shift = (board % 2) * 1.4
        d.rect(x + shift, y, width, 2.4, lit("#d5a868", 0.12 * board), width=0.7)
        d.line(f"M{x + shift + 2} {y + 1.2} h{width - 5}", "#a87b42", 0.5)


def block(d: Drawing, x: float, foot: float, width: float = 10, tone: str = GREY_STONE) -> None:
    """A squared block of stone with three faces; (x, foot) is its front's lower left corner."""
    tall, back = width * 0.7, width * 0.36
    top = foot - tall
    d.path(f"M{x} {top} h{width} v{tall} h{-width} Z", tone, width=0.8)
    d.path(f"M{x} {top} l{back} {-back} h{width} l{-back} {back} Z", lit(tone, 0.55), width=0.8)
    d.path(
        f"M{x + width} {top} l{back} {-back} v{tall} l{-back} {back} Z",
        shaded(tone, 0.34),
        width=0.8,
    )
    d.line(
        f"M{x + width * 0.2:.1f} {foot - tall * 0.35:.1f} h{width * 0.3:.1f} "
        f"M{x + width * 0.5:.1f} {foot - tall * 0.7:.1f} h{width * 0.24:.1f}",
        shaded(tone, 0.4),
        0.5,
    )


def barrel(d: Drawing, x: float, foot: float, size: float = 1.0) -> None:
    """An upright barrel."""
    wide, tall = 4.2 * size, 10.5 * size
    d.path(
        f"M{x - wide * 0.8} {foot - tall} Q{x - wide * 1.25} {foot - tall / 2} {x - wide * 0.8} "
        f"{foot} H{x + wide * 0.8} Q{x + wide * 1.25} {foot - tall / 2} {x + wide * 0.8} "
        f"{foot - tall} Z",
        d.linear(
            (x - wide, 0),
            (x + wide, 0),
            (0, lit(TIMBER, 0.3)),
            (0.5, TIMBER),
            (1, shaded(TIMBER, 0.4)),
        ),
        width=0.8,
    )
    d.ellipse(x, foot - tall, wide * 0.8, 1.4 * size, lit(TIMBER, 0.25), width=0.7)
    d.line(
        f"M{x - wide} {foot - tall * 0.7} h{wide * 2} M{x - wide} {foot - tall * 0.28} h{wide * 2}",
        "#4f4a4c",
        1.0,
    )


def crate(d: Drawing, x: float, foot: float, width: float = 10, fruit: str = "") -> None:
    """An open crate, heaped with fruit if a colour is given."""
    tall = width * 0.55
    if fruit:
        for step in range(4):
            d.circle(
                x + width * (0.16 + 0.22 * step), foot - tall - 0.4, width * 0.15, fruit, width=0.6
            )
        for step in range(3):
            d.circle(
                x + width * (0.28 + 0.22 * step),
                foot - tall - width * 0.2,
                width * 0.14,
                lit(fruit, 0.2),
                width=0.6,
            )
    d.rect(x, foot - tall, width, tall, TIMBER, width=0.8)
    d.line(f"M{x} {foot - tall * 0.5} h{width}", shaded(TIMBER, 0.5), 0.7)
    d.line(f"M{x + 1} {foot - tall + 1} h{width - 2}", lit(TIMBER, 0.4), 0.7)


def sack(d: Drawing, x: float, foot: float, size: float = 5, tone: str = "#d6bd86") -> None:
    """A tied sack standing on its bottom."""
    d.path(
        f"M{x - size} {foot} Q{x - size * 1.25} {foot - size * 1.3} {x - size * 0.25} "
        f"{foot - size * 1.75} l{-size * 0.2} {-size * 0.55} h{size * 0.9} l{-size * 0.2} "
        f"{size * 0.55} Q{x + size * 1.25} {foot - size * 1.3} {x + size} {foot} Z",
        tone,
        width=0.8,
    )
    d.line(f"M{x - size * 0.3} {foot - size * 1.7} h{size * 0.6}", "#8e4a2a", 1.0)
    d.fill(
        f"M{x + size * 0.4} {foot} Q{x + size * 0.9} {foot - size} {x + size * 0.3} "
        f"{foot - size * 1.6} Q{x + size * 1.25} {foot - size * 1.2} {x + size} {foot} Z",
        shaded(tone, 0.5),
        0.4,
    )


def cart_wheel(d: Drawing, x: float, y: float, radius: float, spokes: int = 8) -> None:
    """A spoked wheel."""
    d.circle(x, y, radius, "none", width=2.6)
    d.add(_ring(x, y, radius, lit(OAK, 0.12), radius * 0.2))
    strokes = []
    for step in range(spokes):
        angle = 2 * math.pi * step / spokes + 0.2
        strokes.append(
            f"M{x:.1f} {y:.1f} L{x + math.cos(angle) * radius:.1f} "
            f"{y + math.sin(angle) * radius:.1f}"
        )
    d.line(" ".join(strokes), OAK, max(0.9, radius * 0.14))
    d.circle(x, y, radius * 0.26, TIMBER, width=0.8)


def _ring(x: float, y: float, radius: float, colour: str, width: float) -> str:
    return (
        f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="none" stroke="{colour}" '
        f'stroke-width="{width:g}"/>'
    )


def mill_wheel(d: Drawing, x: float, y: float, radius: float) -> None:
    """An undershot water wheel: two rims, spokes and paddles with spray at the foot."""
    paddles = 12
    strokes, boards = [], []
    for step in range(paddles):
        angle = 2 * math.pi * step / paddles + 0.15
        cos, sin = math.cos(angle), math.sin(angle)
        strokes.append(f"M{x:.1f} {y:.1f} L{x + cos * radius:.1f} {y + sin * radius:.1f}")
        boards.append(
            f"M{x + cos * radius * 0.86:.1f} {y + sin * radius * 0.86:.1f} "
            f"L{x + cos * radius * 1.16:.1f} {y + sin * radius * 1.16:.1f}"
        )
    d.line(" ".join(boards), INK, 3.4)
    d.line(" ".join(boards), TIMBER, 2.1)
    d.circle(x, y, radius, "none", width=3.6)
    d.add(_ring(x, y, radius, lit(OAK, 0.2), 2.6))
    d.line(" ".join(strokes), shaded(OAK, 0.1), 1.5)
    d.add(_ring(x, y, radius * 0.62, OAK, 1.4))
    d.circle(x, y, radius * 0.2, TIMBER, width=0.9)
    d.fill(
        f"M{x - radius} {y + radius * 0.98} q{radius * 0.5} -3 {radius} -1 t{radius} -0.6 "
        f"v3.4 h{-2 * radius} Z",
        "#f2f8f6",
        0.75,
    )


def crane(d: Drawing, x: float, foot: float, high: float = 60, reach: float = 34) -> None:
    """A timber crane with its jib to the right, and a block on the rope."""
    head = (x + reach, foot - high + 4)
    d.line(
        f"M{x - 8} {foot} L{x + 2} {foot - high * 0.9} M{x + 10} {foot} L{x + 3} "
        f"{foot - high * 0.9}",
        INK,
        4.2,
    )
    d.line(
        f"M{x - 8} {foot} L{x + 2} {foot - high * 0.9} M{x + 10} {foot} L{x + 3} "
        f"{foot - high * 0.9}",
        TIMBER,
        2.6,
    )
    jib = opened([(x - 6, foot - high * 0.72), head])
    stay = opened([(x + 2.4, foot - high * 0.5), (x + reach * 0.6, foot - high * 0.9)])
    d.line(f"{jib} {stay}", INK, 4.0)
    d.line(f"{jib} {stay}", lit(OAK, 0.12), 2.4)
    d.line(f"M{x - 5} {foot - high * 0.2} h14", OAK, 1.8)
    rope = foot - high * 0.52
    d.line(f"M{head[0] - 1} {head[1]} V{rope}", INK, 0.9)
    d.line(f"M{head[0] - 1} {rope} l-5 5 M{head[0] - 1} {rope} l7 3", INK, 0.8)
    block(d, head[0] - 8, rope + 13, 11)
    cart_wheel(d, x + 1, foot - high * 0.34, high * 0.14, 6)


def fence(d: Drawing, start: Point, end: Point, posts: int, high: float = 7) -> None:
    """A pale fence from start to end."""
    for rail in (0.35, 0.75):
        d.line(
            opened([(start[0], start[1] - high * rail), (end[0], end[1] - high * rail)]),
            TIMBER,
            1.5,
        )
    for post in range(posts):
        share = post / (posts - 1)
        x = start[0] + (end[0] - start[0]) * share
        y = start[1] + (end[1] - start[1]) * share
        d.rect(x - 1.1, y - high, 2.2, high, lit(TIMBER, 0.2), width=0.6)


def flag(d: Drawing, x: float, foot: float, high: float, colour: str) -> None:
    """A pennant that blows to the right."""
    d.line(f"M{x} {foot} v{-high}", INK, 1.2)
    top = foot - high
    d.path(
        f"M{x} {top} q5 -2 8 0.6 t7 -0.6 l-3 3.4 l3 3 q-4 2 -7 0.4 t-8 -0.4 Z", colour, width=0.7
    )


def coin_sign(d: Drawing, x: float, y: float, radius: float = 4.5) -> None:
    """A gilded disc with a pierced middle."""
    d.circle(x, y, radius, GOLD, width=0.9)
    d.circle(x - radius * 0.2, y - radius * 0.2, radius * 0.6, lit(GOLD, 0.5), line=None)
    d.circle(x, y, radius * 0.36, shaded(GOLD, 0.4), width=0.5)


def hay(d: Drawing, x: float, foot: float, size: float = 9) -> None:
    """A rick of hay."""
    d.path(
        f"M{x - size} {foot} Q{x - size * 1.05} {foot - size * 1.2} {x} {foot - size * 1.7} "
        f"Q{x + size * 1.05} {foot - size * 1.2} {x + size} {foot} Z",
        d.linear((x - size, 0), (x + size, 0), (0, "#f2dc8e"), (0.5, "#dcb85a"), (1, "#a9803a")),
        width=0.8,
    )
    d.line(
        f"M{x - size * 0.6} {foot - 2} q2 -6 4 -9 M{x} {foot - 2} v{-size} "
        f"M{x + size * 0.5} {foot - 2} q-1 -5 -3 -8",
        "#9a7430",
        0.6,
    )


def deer(d: Drawing, x: float, foot: float, size: float = 1.0) -> None:
    """A stag that looks to the left."""
    coat = "#a8703c"
    own = Drawing(d.ink / size)
    far = shaded(coat, 0.35)
    own.fill(
        "M-5.4 -9 L-4.6 0 H-2.8 L-1.8 -8 Z M10 -10 Q10 -6 8.6 -4.4 L9.4 0 H7.6 L6.4 -4.4 Z", far
    )
    own.line(
        "M-9 -26 q-3 -4 -1 -9 M-10.4 -30 l-4 -3 M-8 -26 q3 -3 3.4 -8 M-6 -29.6 l3.6 -1.6",
        "#6f4a2c",
        1.3,
    )
    own.path(
        "M-16.5 -20.5 Q-16.6 -22.6 -13.5 -23.6 L-10.5 -26 Q-7.4 -26.6 -6.8 -23 "
        "Q-6 -18 -2 -15.2 Q4 -14.4 9 -15.6 Q13.6 -15.6 13.7 -11 Q13.6 -6 11.9 -4.4 L12.6 0 "
        "H10.8 L9.6 -4.4 Q8 -6.6 7.6 -8 Q0 -5.6 -5 -6.8 L-5.8 0 H-7.7 L-8.8 -9 "
        "Q-9.8 -12 -9.9 -15 Q-10.4 -18 -12 -18.8 Q-14.6 -18.4 -16.5 -20.5 Z",
        coat,
    )
    own.fill("M-2 -14.8 Q4 -14 9 -15.2 Q12 -15.2 12.8 -12 Q6 -11.4 -4 -12.6 Z", lit(coat, 0.4), 0.7)
    own.fill("M-5 -7.2 Q0 -6 7.4 -8.4 Q2 -9.4 -7 -9 Z", "#ecd9b4", 0.85)
    own.path("M-7.4 -24.6 q3.6 -2.6 4.6 -0.4 q-1.6 2 -4 1.8 Z", lit(coat, 0.2), width=0.7)
    own.circle(-11.4, -23.2, 0.75, DEEP, line=None)
    own.circle(-16.2, -21, 0.7, DEEP, line=None)
    for dx, dy in ((1, -12), (4.4, -13), (7.6, -12), (3, -10.6), (6.6, -10.2)):
        own.circle(dx, dy, 0.5, "#f0dfba", line=None)
    d.ellipse(x, foot + 0.4, 14 * size, 1.5 * size, "#3f2a3c", line=None, opacity=0.28)
    d.put(own, x, foot, size)


def hen(d: Drawing, x: float, foot: float, size: float = 1.0) -> None:
    """A white hen pecking to the left."""
    d.path(
        f"M{x - 3 * size:.1f} {foot - 2.4 * size:.1f} q0 -3 2 -3.4 q3 1 5 -1.4 q1.4 5 -2 6 "
        f"q-4 1 -5 -1.2 Z",
        IVORY,
        width=0.7,
    )
    d.circle(x - 2.4 * size, foot - 5.6 * size, 1.2 * size, IVORY, width=0.6)
    d.line(f"M{x - 3.4 * size:.1f} {foot - 5.4 * size:.1f} h-1.4", "#d98a2c", 1.0)
    d.circle(x - 2.2 * size, foot - 7 * size, 0.7 * size, "#b5402f", line=None)
    d.line(f"M{x} {foot - 1.4} v1.6 M{x + 1.6} {foot - 1.4} v1.6", "#b87a2c", 0.7)
