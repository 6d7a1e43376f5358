"""Wood, marble and gold on a grid of 64 x 64: each with a silhouette of its own."""

from __future__ import annotations

from sprites.versailles.palette import GOLD_INK, TIMBER, TIMBER_LIGHT, lit, shaded
from sprites.versailles.pen import Sketch

_BARK_INK = "#3e2614"
_STONE_INK = "#5a4a5a"


def wood(d: Sketch) -> None:
    """Two logs, sawn ends to the right."""
    log(d, 10, 20, 39, 8.6)
    log(d, 5, 43, 38, 9.4)


def log(d: Sketch, x: float, y: float, length: float, radius: float) -> None:
    """One log with its sawn end to the right."""
    bark = d.linear(
        (0, y - radius),
        (0, y + radius),
        (0, lit(TIMBER, 0.45)),
        (0.5, TIMBER),
        (1, shaded(TIMBER, 0.4)),
    )
    d.path(
        f"M{x} {y - radius} H{x + length} V{y + radius} H{x} Q{x - radius * 0.8} {y} {x} "
        f"{y - radius} Z",
        bark,
        _BARK_INK,
    )
    d.line(f"M{x + 5} {y - 3} h{length * 0.4} M{x + 10} {y + 3} h{length * 0.42}", _BARK_INK, 1.6)
    d.circle(x + length, y, radius, TIMBER_LIGHT, _BARK_INK)
    d.circle(x + length, y, radius * 0.5, "none", TIMBER, 0.9)


def marble(d: Sketch) -> None:
    """A block of veined white marble."""
    d.path("M32 5 L57 17 L32 30 L7 17 Z", "#fffdf6", _STONE_INK)
    d.path("M7 17 L32 30 V59 L7 46 Z", "#e4ddd2", _STONE_INK)
    d.path("M57 17 L32 30 V59 L57 46 Z", "#b9aea9", _STONE_INK)
    d.line("M11 24 Q19 31 17 39 T27 51 M39 36 Q45 30 51 35", "#94869a", 2.0)
    d.line("M19 15 Q29 19 36 13 Q42 13 46 17", "#b9aeb6", 1.8)


def gold(d: Sketch) -> None:
    """An ingot with three faces."""
    d.path("M4 45 L15 23 L45 15 L60 27 L60 43 L32 55 Z", "#c08c22", GOLD_INK)
    d.path("M15 23 L45 15 L60 27 L29 36 Z", "#fbe38a", GOLD_INK, 0.8)
    d.path("M4 45 L15 23 L29 36 L32 55 Z", "#e6b53a", GOLD_INK, 0.8)
    d.path("M29 36 L60 27 V43 L32 55 Z", "#a87616", GOLD_INK, 0.8)
    d.line("M20 23.6 L44 17.4", "#fffbe0", 2.6)
    d.line("M35 22.6 l6 4.6 M31 28 l12 -3", "#b98a26", 2.0)
