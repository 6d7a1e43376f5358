"""The King's coach on his avenue, and the gate at its end."""

from __future__ import annotations

import pygame

from sprites.common.surface_cache import kept
from sprites.versailles.palette import GOLD_INK, INK
from sprites.versailles.pen import Sketch, around

GRID = (126.0, 66.0)
_PURPLE, _PURPLE_INK = "#5d3274", "#1e0e2a"
ASPECT = GRID[1] / GRID[0]
_BELOW = 4.0
"""Units from the middle of a step to the wheels; its number stands before them on a plate."""


@kept
def coach(px: int, left: bool = False) -> pygame.Surface:
    """The King's coach with its horse, `px` wide; it drives to the right, or to the left."""
    d = Sketch(max(1.3, min(2.6, 120 / px)))
    _cabin(d)
    for middle, radius in (((26.0, 52.0), 10.0), ((66.0, 50.0), 12.0)):
        _wheel(d, middle, radius)
    _horse(d)
    picture = d.raster(GRID, (px, round(px * ASPECT)))
    return pygame.transform.flip(picture, True, False) if left else picture


def coach_corner(
    picture: pygame.Surface, step: tuple[float, float], unit: float
) -> tuple[float, float]:
    """The upper left corner of a coach that stands on its step."""
    wide, high = picture.get_size()
    return step[0] - wide / 2, step[1] + _BELOW * unit - high


def _cabin(d: Sketch) -> None:
    d.line("M70 42 L92 39", GOLD_INK, 3.4)
    body = d.linear((18, 14), (66, 48), (0, "#8d5aa6"), (0.5, _PURPLE), (1, "#35194a"))
    d.path("M18 37 Q11 16 30 14 H58 Q75 16 71 37 Q66 48 44 48 Q22 48 18 37 Z", body, _PURPLE_INK)
    d.line("M19.6 35 Q14 17.6 30 16.6 H58 Q74 17.6 69.4 35", "#f0d58a", 2.6)
    glass = "#d6e8f0"
    d.path("M29 20 H42 V33 H26.4 Q25 21.4 29 20 Z", glass, _PURPLE_INK, 0.8)
    d.path("M46 20 H59 Q64 22 62 33 H46 Z", glass, _PURPLE_INK, 0.8)
    d.line("M29 23 L35 21.4 M48 24 L55 21.4", "#ffffff", 2)
    d.line("M21 39.6 Q44 46 68 39.6", "#f0d58a", 2.2)
    d.gold("M33 14 L35.4 3.4 L41 9.4 L44.5 1.6 L48 9.4 L53.6 3.4 L56 14 Z", (33, 1, 23, 14))
    d.circle(44.5, 41, 3.4, "#f3dc92", GOLD_INK, 0.7)


def _wheel(d: Sketch, middle: tuple[float, float], radius: float) -> None:
    d.circle(*middle, radius, "none", GOLD_INK, 3.0)
    d.circle(*middle, radius, "none", "#e9c969", 1.6)
    spokes = []
    for number in range(8):
        end = around(middle, radius - 1, number * 45 + 10)
        spokes.append(f"M{middle[0]} {middle[1]} L{end[0]:.1f} {end[1]:.1f}")
    d.line("".join(spokes), "#b98d33", 1.3)
    d.circle(*middle, 2.6, "#f3dc92", GOLD_INK, 0.7)


def _horse(d: Sketch) -> None:
    d.line("M86 37 Q79 40 81 48", "#8d7f8a", 3.4)
    white = d.linear((84, 20), (100, 50), (0, "#ffffff"), (0.6, "#f2ece0"), (1, "#c5b9ae"))
    d.path(
        "M85 38 Q87 29 95 30 L105 30 Q109 21 113 16 L115 11 L117.4 16 Q121.6 19 123 24 L118.6 26 "
        "L114 25 Q113 33 110 37 L112 58 H108.6 L105.4 42 H97 L92.6 58 H89 L90.4 41 "
        "Q87 44 86.6 52 H83.6 Q82.6 41 85 38 Z",
        white,
        INK,
    )
    d.line("M106.6 29 Q109 20 113.4 15", "#b06a7a", 3)
    d.path("M116 11 q-1.6 -8 4 -10 q0.6 6 -1.8 10 Z", "#c8443a", "#4a1a20", 0.7)
    d.circle(117.4, 20, 1.1, INK, None)
    d.line("M94 31 H104", "#8e2f3a", 4)


@kept
def gate(px: int) -> pygame.Surface:
    """The gilt gate of the palace, a square of `px`."""
    d = Sketch(max(1.4, min(2.6, 62 / px)))
    for x in (4, 49):
        d.path(f"M{x} 60 V14 H{x + 11} V60 Z", "#ece2cd", INK)
        d.path(f"M{x - 2} 14 H{x + 13} V9 H{x - 2} Z", "#d9cbb0", INK, 0.8)
        d.circle(x + 5.5, 5, 4.2, "#e9c969", GOLD_INK, 0.8)
    for x in (20, 26, 38, 44):
        d.line(f"M{x} 58 V22", GOLD_INK, 4.2)
        d.line(f"M{x} 58 V22", "#e9c969", 2.2)
    d.line("M32 58 V14", GOLD_INK, 5)
    d.line("M32 58 V14", "#f3dc92", 2.4)
    d.line("M15 24 Q32 6 49 24 M15 40 H49 M15 57 H49", GOLD_INK, 4.4)
    d.line("M15 24 Q32 6 49 24 M15 40 H49 M15 57 H49", "#e9c969", 2.4)
    d.circle(32, 11, 5, "#f3dc92", GOLD_INK, 0.8)
    return d.raster((64, 64), (px, px))
