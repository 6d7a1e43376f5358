"""Decorations of the palace as gilded miniatures on a grid of 64 x 64."""

from __future__ import annotations

from collections.abc import Callable

from sprites.versailles.palette import FLOWERS, GOLD_INK, HEDGE_INK
from sprites.versailles.pen import Sketch, around

_STONE, _STONE_INK = "#ece6da", "#5a4a5a"
_WHOLE = (0.0, 0.0, 64.0, 64.0)


def painting(d: Sketch) -> None:
    """A landscape in a broad gilt frame."""
    d.gold("M6 9 H58 V55 H6 Z", _WHOLE, 1.1)
    d.line("M9.5 12.5 H54.5", "#fff6cf", 1.6)
    d.rect(14, 17, 36, 30, "#a9cbd6", GOLD_INK, 0.7)
    d.circle(40, 25, 4.4, "#fbe7a8", None)
    d.fill("M14 38 Q22 27 30 35 Q38 40 50 30 V47 H14 Z", "#6f8c52")
    d.fill("M14 47 Q22 38 34 43 Q44 46 50 42 V47 Z", "#4a6b3d")
    for x, y in ((6, 9), (58, 9), (6, 55), (58, 55)):
        d.circle(x, y, 4.2, "#e9c969", GOLD_INK, 0.8)


def flowerbed(d: Sketch) -> None:
    """A round bed edged with box."""
    d.circle(32, 32, 26, "#4f7040", HEDGE_INK)
    d.circle(31, 31, 21.5, "#7a9a5c", HEDGE_INK, 0.5)
    for number in range(6):
        at = around((32, 32), 14, number * 60 - 90)
        d.circle(*at, 6.6, FLOWERS[number % 3], "#5a2a34", 0.7)
        d.circle(at[0] - 1, at[1] - 1, 2.2, "#fff3d8", None)
    d.circle(32, 32, 6.8, "#c0504e", "#5a2a34", 0.7)
    d.circle(31, 31, 2.4, "#ffe39a", None)


def chandelier(d: Sketch) -> None:
    """Candles on curved arms below a chain, a drop of crystal."""
    d.line("M32 3 V18", GOLD_INK, 4.4)
    d.line("M32 3 V18", "#e6c060", 1.8)
    for x in (9, 21, 43, 55):
        d.line(f"M{x} 33 V22", "#5a4a3a", 5.4)
        d.line(f"M{x} 33 V22", "#fdf6e2", 3.2)
        d.path(f"M{x} 21 q-4.6 -6 0 -12 q4.6 6 0 12 Z", "#f9b53c", "#8a4a12", 0.7)
    d.gold("M32 17 L41 33 H23 Z", (20, 14, 24, 22))
    d.gold("M6 32 Q9 49 32 49 Q55 49 58 32 Q47 42 32 35 Q17 42 6 32 Z", _WHOLE)
    d.line("M11 38 Q18 46 31 46", "#fff6cf", 1.6)
    d.path("M32 49 L36.6 55 L32 62 L27.4 55 Z", "#dceaf2", "#5c6a7a", 0.8)


def statue(d: Sketch) -> None:
    """A marble figure with a raised arm on its plinth."""
    d.rect(15, 50, 34, 10, "#cfc6bb", _STONE_INK)
    d.line("M18 53 H44", "#f6f0e4", 1.6)
    d.path(
        "M21 50 Q19 37 24 28 Q15 25 18 13 Q20 12 21 15 Q22 21 27 22 Q23 17 25 11 Q28 5 34 7 "
        "Q39 9 37 16 Q36 21 40 23 L50 12 L54 15 L43 32 Q44 42 43 50 Z",
        _STONE,
        _STONE_INK,
    )
    d.fill("M34 25 Q39 38 38 50 H43 Q44 41 42 32 Q40 26 34 25 Z", "#b0a5a4")
    d.line("M26 31 Q30 40 27 49 M33 30 Q35 40 33 49", "#a99ea2", 1.6)


def mirror(d: Sketch) -> None:
    """A tall mirror with an arched gilt frame."""
    d.gold("M32 2 Q49 5 50 20 V54 Q32 63 14 54 V20 Q15 5 32 2 Z", _WHOLE, 1.1)
    d.path(
        "M32 11 Q42 13 43 23 V49 Q32 55 21 49 V23 Q22 13 32 11 Z",
        d.linear((20, 10), (44, 54), (0, "#f2fafd"), (0.5, "#bcd5e2"), (1, "#86a6bb")),
        "#5c6a7a",
        0.8,
    )
    d.line("M24 40 L39 20 M26 47 L41 28", "#ffffff", 3.0)
    d.gold("M26 4 Q32 -1 38 4 L35 9 H29 Z", (24, 0, 16, 10), 0.8)


def fountain(d: Sketch) -> None:
    """Two basins with falling water."""
    d.ellipse(32, 49, 27, 11, "#cfc6bb", _STONE_INK)
    d.ellipse(32, 47.4, 21.6, 7.4, "#8fb8c9", "#5a6a7a", 0.7)
    d.path("M27 48 L29.4 30 H34.6 L37 48 Z", "#e4ddd2", _STONE_INK, 0.8)
    d.ellipse(32, 30, 14, 5.2, _STONE, _STONE_INK)
    d.ellipse(32, 29, 10.4, 3, "#a9cad8", None)
    jets = "M32 28 V8 M32 12 Q18 9 16 27 M32 12 Q46 9 48 27 M32 17 Q24 16 23.4 28 "
    jets += "M32 17 Q40 16 40.6 28"
    d.line(jets, "#5d8fae", 4.2)
    d.line(jets, "#cfe8f3", 2.0)


def ornament(d: Sketch) -> None:
    """Any decoration: a gilt rosette with a rose in its middle."""
    petals = [around((32, 32), 19.4, number * 45 + 22.5) for number in range(8)]
    for x, y in petals:
        d.circle(x, y, 11, "#d9b458", GOLD_INK)
    d.circle(32, 32, 19, d.gilding((12, 12, 40, 40)), None)
    for x, y in petals:
        d.circle(x - 1, y - 1.4, 5.4, "#fbeab0", None)
    d.circle(32, 32, 13.6, "#fffaf0", GOLD_INK, 0.9)
    d.circle(32, 32, 8.4, "#c8626c", "#5a2a34", 0.8)
    d.circle(30, 30, 3, "#f3b8b6", None)


DECORATIONS: dict[str, Callable[[Sketch], None]] = {
    "painting": painting,
    "flowerbed": flowerbed,
    "chandelier": chandelier,
    "statue": statue,
    "mirror": mirror,
    "fountain": fountain,
}
"""By id of the component data; others are drawn as `ornament`."""
