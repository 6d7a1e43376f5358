"""The turned bowls of the shelf and the real goods that lie in them, lit from the upper left."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from sprites.caylus.icons import icon, ink_for
from sprites.caylus.palette import TIMBER, lit, shaded
from sprites.caylus.pen import Drawing
from sprites.common import svg
from sprites.common.light import laid
from sprites.common.piles import Piece
from sprites.common.surface_cache import kept

GRID = 100.0
FLOOR_SHARE = 0.74
"""Width of a bowl's inside, in widths of the bowl."""


@dataclass(frozen=True, slots=True)
class Ware:
    """What a bowl is made of: lit, middle and turned-away tone of the rim, floor deep and lit."""

    light: str
    middle: str
    dark: str
    deep: str
    floor: str
    felt: bool = False


OAK_WARE = Ware("#b58050", "#704a29", "#3c2514", "#24140b", "#573a22")
PEAR_WARE = Ware("#a9714a", "#663f28", "#361f13", "#210f09", "#50301f")
BRASS_WARE = Ware("#f0cf7c", "#a47d33", "#543a12", "#3c130f", "#7d2f27", felt=True)


def food(px: int) -> pygame.Surface:
    """One ham."""
    return icon("food", px)


def stone(px: int) -> pygame.Surface:
    """One cut block."""
    return icon("stone", px)


def gold(px: int) -> pygame.Surface:
    """One ingot."""
    return icon("gold", px)


def denier(px: int) -> pygame.Surface:
    """One coin."""
    return icon("denier", px)


@kept
def log(px: int) -> pygame.Surface:
    """One wood is one log: the icon's two would make four look like eight."""
    d = Drawing(ink_for(px))
    bark = d.linear(
        (0, 18), (0, 50), (0, lit(TIMBER, 0.42)), (0.4, TIMBER), (1, shaded(TIMBER, 0.5))
    )
    with d.group("rotate(-12 32 32)"):
        d.path("M9 20 H55 Q61 32 55 45 H9 Z", bark)
        d.line("M20 27 H40 M27 38 H52 M46 31 H53", shaded(TIMBER, 0.5), 1.9)
        d.line("M15 23.4 H50", lit(TIMBER, 0.6), 1.7, 0.8)
        d.path("M31 20 q3 -6 8 -4.6 l-2 4.6 Z", shaded(TIMBER, 0.2), width=0.7)
        d.ellipse(10, 32.5, 7.6, 12.6, "#e6c08a")
        d.ellipse(10, 32.5, 4.2, 7.2, "none", line="#a8743f", width=0.6)
        d.ellipse(10, 32.5, 1.2, 2.2, "#a8743f", line=None)
    return d.raster((64.0, 64.0), (px, px))


PIECES: dict[str, tuple[Piece, float]] = {
    "food": (food, 0.4),
    "wood": (log, 0.42),
    "stone": (stone, 0.365),
    "gold": (gold, 0.42),
    "denier": (denier, 0.325),
}
"""By good: its piece, and how wide it is in widths of a bowl."""


def ware_of(good: str) -> Ware:
    """Goods lie in wood, two kinds by turns; money in brass with felt."""
    if good == "denier":
        return BRASS_WARE
    return PEAR_WARE if good in ("wood", "gold") else OAK_WARE


@kept
def bowl(ware: Ware, px: int) -> pygame.Surface:
    """An empty bowl `px` across, seen from above."""
    d = Drawing(ink_for(px))
    rim = d.linear((14, 10), (86, 92), (0, ware.light), (0.5, ware.middle), (1, ware.dark))
    lip = d.linear((14, 10), (86, 92), (0, ware.dark), (0.5, ware.middle), (1, ware.light))
    floor = d.radial((57, 62), 46, (0, ware.floor), (0.7, ware.floor), (1, ware.deep))
    d.circle(50, 50, 48.6, "#1a0d08", line=None)
    d.circle(50, 50, 47, rim, line=None)
    for radius in (45.2, 43.4, 41.8):
        d.circle(50, 50, radius, "none", line=ware.dark, width=0.42, opacity=0.55)
    d.line("M8.4 41 A42.6 42.6 0 0 1 61 8.8", "#fff1cf", 2.5, 0.9 if ware.felt else 0.6)
    d.line("M86 70 A41 41 0 0 1 62 89", "#fff1cf", 1.3, 0.22)
    d.circle(50, 50, 40, lip, line=None)
    d.circle(50, 50, 38.2, ware.deep, line=None)
    d.circle(50, 50.7, 36.9, floor, line=None)
    if not ware.felt:
        for radius in (12.0, 20.0, 28.0):
            d.circle(51, 53, radius, "none", line=ware.deep, width=0.5, opacity=0.4)
    d.line("M16.4 46 A34.4 34.4 0 0 1 74 25.4", "#0c0503", 6.4, 0.5)
    d.line("M13.8 52 A36.4 36.4 0 0 1 70 19.6", "#0c0503", 3.4, 0.55)
    d.line("M29 79.4 A35.6 35.6 0 0 0 84 61", "#ffe9bf", 2.2, 0.26)
    picture = d.raster((GRID, GRID), (px, px))
    return _felt(picture, px) if ware.felt else picture


def _felt(picture: pygame.Surface, px: int) -> pygame.Surface:
    """Fine short strokes on the cloth at the bottom of the brass bowl."""
    strokes = []
    for number in range(70):
        x, y = 20 + number * 37 % 61, 22 + number * 53 % 59
        if (x - 50) ** 2 + (y - 51) ** 2 < 33**2:
            strokes.append(f"M{x} {y} l{2 + number % 3} {number % 4 - 1}")
    body = svg.path(" ".join(strokes), stroke="#f0a08a", stroke_width=0.8, stroke_opacity=0.16)
    cloth = svg.raster(svg.document(body, GRID, GRID), (px, px))
    canvas = picture.copy()
    canvas.blit(cloth, (0, 0))
    return canvas


def put_bowl(canvas: pygame.Surface, good: str, box: pygame.Rect, scale: float) -> None:
    """The empty bowl of a good with its shadow, as wide as a box."""
    laid(bowl(ware_of(good), box.width), scale).blit(canvas, box.topleft)
