"""Debts as dark sealed writs, Deeds as ribboned charters, and the sheets of their two piles.

All surfaces are cached and shared. Units: a writ is 100 x 72.
"""

import pygame

from sprites.common import svg
from sprites.common.colour import darker, lighter
from sprites.common.light import clip, rounded_mask
from sprites.common.materials import paper
from sprites.common.surface_cache import kept
from sprites.portrait.pen import INK, Drawing

WIDE, HIGH = 100.0, 72.0
_RED = "#b23236"
_GREEN = "#3f7a4c"


def writ_height(width: int) -> int:
    """Height in px of a writ or charter `width` px wide."""
    return round(width * HIGH / WIDE)


@kept
def debt(width: int, paid: bool = False) -> pygame.Surface:
    """A Debt: dark, its seal crossed; paid it is pale and its seal bears a tick."""
    base, flap = ("#b3a48f", "#c6b8a2") if paid else ("#57434f", "#6d5663")
    drawing = Drawing()
    line = "#6b5c4c" if paid else "#2b1d29"
    drawing.path("M3 69 L40 35 M97 69 L60 35", line=line, width=1.3, opacity=0.7)
    shade = drawing.linear((0, 2), (0, 42), (0, lighter(flap, 0.14)), (1, darker(flap, 0.14)))
    drawing.path("M2 5 L48 42 Q50 43.6 52 42 L98 5", "#1d1028", opacity=0.3)
    drawing.path("M3 2 H97 L52 39 Q50 40.6 48 39 Z", shade, INK, 1.7)
    drawing.line("M7 3.6 L49 37 Q50 37.6 51 37 L93 3.6", lighter(flap, 0.4), 0.9, 0.7)
    drawing.line("M14 60 H34 M66 60 H86 M18 65 H30 M70 65 H82", line, 1.2, 0.6)
    _seal(drawing, "#9c8f7c" if paid else "#a63a32")
    if paid:
        drawing.line("M43.6 39.4 L48.6 44.2 L57 34.4", "#2f6a3f", 5.2)
        drawing.line("M43.6 39.4 L48.6 44.2 L57 34.4", "#f6ecd2", 2.6)
    else:
        drawing.line("M45 34.4 L55 44.4 M55 34.4 L45 44.4", "#f3cdb2", 3)
    drawing.rect(1, 1, 98, 70, "none", INK, 2, corner=5)
    return _sheet(drawing, width, base, 31)


def _seal(drawing: Drawing, wax: str) -> None:
    """A drop of wax with an uneven rim."""
    drawing.path(
        "M50 24 Q58 23 61 29 Q67 33 64.4 40 Q66 48 58.6 51 Q53 56.6 46 53.4 Q38 53.6 36.4 46 "
        "Q32.6 39 37 33 Q40 24.6 50 24 Z",
        darker(wax, 0.3),
        INK,
        1.8,
    )
    fill = drawing.radial((46, 34), 20, (0, lighter(wax, 0.3)), (0.6, wax), (1, darker(wax, 0.2)))
    drawing.circle(50, 39.4, 11.6, fill, darker(wax, 0.4), 1.2)
    drawing.line("M42.4 34 Q45 30 49.4 29.6", lighter(wax, 0.7), 1.4)


@kept
def deed(width: int, approved: bool = False) -> pygame.Surface:
    """A Deed: a charter with a red ribbon; approved with a green border, ribbon and a tick."""
    drawing = Drawing()
    drawing.rect(5, 5, 90, 62, "none", "#a8803f", 1.2, corner=3)
    drawing.rect(7, 7, 86, 58, "none", "#a8803f", 0.6, corner=2)
    if approved:
        drawing.rect(3.4, 3.4, 93.2, 65.2, "none", _GREEN, 2.4, corner=4)
    drawing.rect(12, 13, 14, 15, "#9c2f3d", INK, 1.2, corner=1)
    drawing.path("M16 25 V17 H19 Q22.6 18 22.6 21 Q22.6 24.6 19 25 Z", line="#f6e3ac", width=1.5)
    for y, end in ((16, 88), (22, 80), (28, 86), (36, 88), (43, 62), (50, 62), (57, 54)):
        drawing.line(f"M{31 if y < 32 else 12} {y} H{end}", "#a58652", 1.5)
    colour = _GREEN if approved else _RED
    drawing.path("M69 46 L63 70 L71 65 L76 71 L81 48 Z", darker(colour, 0.2), INK, 1.6)
    drawing.path("M75 48 L76 71 L81 48 Z", darker(colour, 0.4))
    rim = "M75 31.6 " + " ".join(
        f"Q{x1} {y1} {x2} {y2}"
        for x1, y1, x2, y2 in (
            (80, 30, 82.4, 34.4),
            (88, 36, 87, 41.4),
            (91, 46, 86.6, 50),
            (86, 56, 80, 56),
            (75, 60.6, 70, 56),
            (64, 56, 63.4, 50),
            (59, 46, 63, 41.4),
            (62, 36, 67.6, 34.4),
            (70, 30, 75, 31.6),
        )
    )
    fill = drawing.radial(
        (71, 40),
        18,
        (0, lighter(colour, 0.4)),
        (0.6, lighter(colour, 0.1)),
        (1, darker(colour, 0.2)),
    )
    drawing.path(f"{rim} Z", fill, INK, 1.8)
    drawing.circle(75, 45, 8.2, "none", "#f6d9a8", 1.1, 0.8)
    if approved:
        drawing.line("M70 45 L74 49 L80.6 41", "#f6ecd2", 2.8)
    else:
        drawing.path(
            "M75 38.6 L76.9 42.8 L81.4 43.3 L78 46.3 L79 50.8 L75 48.4 L71 50.8 L72 46.3 "
            "L68.6 43.3 L73.1 42.8 Z",
            "#f6d9a8",
        )
    drawing.rect(1, 1, 98, 70, "none", INK, 2, corner=5)
    return _sheet(drawing, width, "#efdcae", 33)


def _sheet(drawing: Drawing, width: int, tint: str, seed: int) -> pygame.Surface:
    size = (width, writ_height(width))
    unit = width / WIDE
    sheet = paper(size, unit, seed, tint, 5).copy()
    sheet.blit(svg.raster(svg.document(drawing.body, WIDE, HIGH), size), (0, 0))
    return clip(sheet, rounded_mask(size, 5 * unit))
