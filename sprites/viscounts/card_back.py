"""Backs of cards: the castle of the kingdom, the lily of the heroes, the letters of the automa.

All surfaces are cached and shared. Units: 100 x 140.
"""

import math
from typing import Literal

import pygame

from sprites.common import svg
from sprites.common.colour import darker, lighter
from sprites.common.noise import multiply, noise
from sprites.common.surface_cache import kept
from sprites.portrait.pen import INK, Drawing
from sprites.viscounts.card_frame import HIGH, WIDE, rounded

BackKind = Literal["townsfolk", "player", "hero", "scheme", "future_scheme"]
_GROUNDS: dict[BackKind, tuple[str, str]] = {
    "townsfolk": ("#33244f", "#6d2f4a"),
    "player": ("#4a2038", "#33244f"),
    "hero": ("#6b4a1c", "#6d2f4a"),
    "scheme": ("#1f2444", "#3a2f6a"),
    "future_scheme": ("#15182f", "#2a2148"),
}
_GOLD = "#dcb860"


@kept
def card_back(kind: BackKind, height: int) -> pygame.Surface:
    """The back of a card `height` px high; "player" is a player's own draw pile."""
    size = (round(height * WIDE / HIGH), height)
    unit = height / HIGH
    ground, field = _GROUNDS[kind]
    drawing = Drawing()
    fill = drawing.linear(
        (0, 0), (WIDE, HIGH), (0, lighter(ground, 0.12)), (0.5, ground), (1, darker(ground, 0.4))
    )
    drawing.rect(0, 0, WIDE, HIGH, fill)
    _stars(drawing, lighter(ground, 0.4))
    _frame(drawing)
    _medallion(drawing, field)
    if kind == "hero":
        _lily(drawing)
    elif kind in ("scheme", "future_scheme"):
        _sealed_letter(drawing, kind == "future_scheme")
    else:
        _castle(drawing, field)
    drawing.rect(1, 1, WIDE - 2, HIGH - 2, "none", INK, 2.2, corner=7)
    back = svg.raster(svg.document(drawing.body, WIDE, HIGH), size).copy()
    multiply(back, noise(size, (20 * unit, 20 * unit), 205, 255, 5))
    multiply(back, noise(size, (1, 1), 236, 255, 7))
    return rounded(back, unit)


def _stars(drawing: Drawing, tone: str) -> None:
    """The diaper of small four-pointed stars."""
    for row in range(11):
        for column in range(8):
            x, y = column * 14 + (7 if row % 2 else 0), row * 14
            drawing.path(
                f"M{x} {y - 4.6} Q{x + 0.7} {y - 0.7} {x + 4.6} {y} "
                f"Q{x + 0.7} {y + 0.7} {x} {y + 4.6} "
                f"Q{x - 0.7} {y + 0.7} {x - 4.6} {y} Q{x - 0.7} {y - 0.7} {x} {y - 4.6} Z",
                tone,
                opacity=0.34,
            )


def _frame(drawing: Drawing) -> None:
    drawing.rect(4.6, 4.6, 90.8, 130.8, "none", _GOLD, 1.7, corner=4.4)
    drawing.rect(7.8, 7.8, 84.4, 124.4, "none", _GOLD, 0.8, corner=3)
    for x, y, turn in ((7.8, 7.8, 0), (92.2, 7.8, 90), (92.2, 132.2, 180), (7.8, 132.2, 270)):
        with drawing.group(f"translate({x},{y}) rotate({turn})"):
            drawing.line("M0 20 Q2 2 20 0 M0 12 Q6 8 8 0 M10 10 Q16 12 18 18", _GOLD, 1.3)
            drawing.circle(10, 10, 2, _GOLD)


def _medallion(drawing: Drawing, field: str) -> None:
    fill = drawing.radial((44, 60), 48, (0, lighter(field, 0.16)), (1, darker(field, 0.5)))
    drawing.path("M50 25 L85 46 V94 L50 115 L15 94 V46 Z", fill, _GOLD, 2)
    drawing.path("M50 30 L80.6 48.6 V91.4 L50 110 L19.4 91.4 V48.6 Z", "none", _GOLD, 0.8)
    for step in range(7):
        angle = math.pi * (1.2 + step * 0.1)
        drawing.circle(50 + 30 * math.cos(angle), 73 + 31 * math.sin(angle), 1.2, "#f6e3ac")


def _castle(drawing: Drawing, field: str) -> None:
    gold = drawing.linear((24, 44), (76, 100), (0, "#fbe6a6"), (0.5, "#d9b25c"), (1, "#8f6426"))
    with drawing.group("translate(50,70) scale(0.6) translate(-50,-48)"):
        drawing.path(
            "M20 84 V50 H16 V38 H22 V43 H28 V38 H34 V50 H32 V60 H40 V30 H36 V18 H42 V23 H47 V18 "
            "H53 V23 H58 V18 "
            "H64 V30 H60 V60 H68 V50 H66 V38 H72 V43 H78 V38 H84 V50 H80 V84 H58 V70 "
            "Q50 60 42 70 V84 Z",
            gold,
        )
        dark = darker(field, 0.3)
        drawing.path(
            "M46 34 Q50 28 54 34 V42 H46 Z M24 56 H28 V64 H24 Z M72 56 H76 V64 H72 Z", dark
        )
        drawing.line("M50 18 V4", "#e8c774", 2)
        drawing.path("M50 4 L62 8 L50 12 Z", "#e8c774")


def _lily(drawing: Drawing) -> None:
    gold = drawing.linear((30, 44), (70, 100), (0, "#fff0bd"), (0.5, "#e0b54e"), (1, "#8f6426"))
    with drawing.group("translate(50,72) scale(2.5)"):
        drawing.path(
            "M0 -13 Q5.6 -4 2 3 H-2 Q-5.6 -4 0 -13 Z M-2.6 3.6 Q-11 4 -10 -4.6 Q-7 -7 -5.4 -3.4 "
            "Q-3.4 -1 -2.6 3.6 Z "
            "M2.6 3.6 Q11 4 10 -4.6 Q7 -7 5.4 -3.4 Q3.4 -1 2.6 3.6 Z M-5.6 4.4 H5.6 V6.6 H-5.6 Z "
            "M-1.8 7 H1.8 L0 12 Z",
            gold,
            INK,
            0.8,
        )


def _sealed_letter(drawing: Drawing, future: bool) -> None:
    paper = "#8a7fb0" if future else "#cfc4d8"
    drawing.rect(25, 52, 50, 38, paper, INK, 2, corner=2)
    drawing.line("M26 89 L44 70 M74 89 L56 70", darker(paper, 0.4), 1.2)
    drawing.path("M25 53 L50 76 L75 53 Z", lighter(paper, 0.2), INK, 1.8)
    drawing.circle(50, 73, 8.6, "#6d2f5c", INK, 1.8)
    if future:
        drawing.path("M46.4 68 H53.6 L50 73 L53.6 78 H46.4 L50 73 Z", "#f0d79a")
    else:
        drawing.path(
            "M50 67 L51.6 71.4 L56 73 L51.6 74.6 L50 79 L48.4 74.6 L44 73 L48.4 71.4 Z", "#f0d79a"
        )
