"""Dust sheets over the thrones of games that are still to come. Box of the thrones, 240 x 340."""

from __future__ import annotations

import math
from itertools import pairwise

import pygame
from pygame import Surface

from sprites.common import svg
from sprites.common.noise import grain
from sprites.title import carve
from sprites.title.crests import crest
from sprites.title.pen import Point, ellipse, path, rect, stroke, tones

_PEAKS: dict[str, tuple[Point, ...]] = {
    "viscounts": ((16, 190), (38, 20), (120, 10), (202, 20), (224, 190)),
    "caylus": ((8, 190), (34, 70), (66, 46), (120, 16), (174, 46), (206, 70), (232, 190)),
    "tara": (
        (12, 204),
        (46, 192),
        (74, 42),
        (112, 8),
        (148, 18),
        (178, 66),
        (196, 192),
        (228, 206),
    ),
    "versailles": ((8, 176), (52, 96), (92, 30), (120, 2), (148, 30), (188, 96), (232, 176)),
}
"""Where the sheet rests on the throne, from left to right; it sags between."""

_CLOTH = ("#efe7d6", "#d8cdb9", "#a99d8a")
_FOLD, _SHEEN = "#6d6254", "#fffaf0"


def _outline(peaks: tuple[Point, ...]) -> str:
    """The sheet from its lower left corner over the peaks down to a scalloped hem."""
    first, last = peaks[0], peaks[-1]
    d = f"M-2 318Q{first[0] - 4:.1f} 250 {first[0]:.1f} {first[1]:.1f}"
    for (x0, y0), (x1, y1) in pairwise(peaks):
        sag = 0.34 * abs(x1 - x0) + 5
        low = max(y0, y1) * 0.55 + min(y0, y1) * 0.45
        d += f"Q{x0 + (x1 - x0) * 0.5:.1f} {low + sag * 0.5:.1f} {x1:.1f} {y1:.1f}"
    d += f"Q{last[0] + 4:.1f} 250 242 318"
    hem = [(242 - 244 * step / 9, 320 + (7 if step % 2 else 1)) for step in range(1, 10)]
    previous = (242.0, 318.0)
    for x, y in hem:
        middle = (previous[0] + x) / 2
        d += f"Q{middle:.1f} {y + 6:.1f} {x:.1f} {y - 2:.1f}"
        previous = (x, y)
    return d + "Z"


def _folds(peaks: tuple[Point, ...]) -> str:
    parts = []
    for index, (x, y) in enumerate(peaks):
        for step, spread in enumerate((-0.5, 0.12, 0.7)):
            away = (x - 120) * 0.16
            foot = x + away + spread * 26
            bend = x + away * 0.4 + spread * 6
            length = 318 - (index + step) % 3 * 16
            d = f"M{x:.1f} {y + 3:.1f}Q{bend:.1f} {y + (length - y) * 0.45:.1f} {foot:.1f} {length}"
            wide = 3.6 - step * 0.7
            parts.append(stroke(d, _FOLD, wide, 0.34))
            lit = f"M{x - 2.4:.1f} {y + 4:.1f}Q{bend - 3.4:.1f} {y + (length - y) * 0.45:.1f} "
            parts.append(stroke(lit + f"{foot - 4:.1f} {length - 4}", _SHEEN, 2.2, 0.6))
    return "".join(parts)


def _rope() -> str:
    d = "M10 262Q60 276 120 274Q180 276 230 262"
    twist = "".join(
        stroke(
            f"M{12 + step * 7.2:.1f} {263 + 11 * math.sin(step / 30 * math.pi):.1f}l4 5",
            "#6a4a22",
            1.2,
            0.8,
        )
        for step in range(30)
    )
    knot = ellipse(120, 275, 9, 6.5, "#c79a58", "#3a2610", 1.5)
    knot += stroke("M114 279Q106 296 112 306M126 279Q136 292 130 304", "#3a2610", 5)
    knot += stroke("M114 279Q106 296 112 306M126 279Q136 292 130 304", "#c79a58", 3)
    return stroke(d, "#3a2610", 7) + stroke(d, "#c79a58", 4.6) + twist + knot


def _trestle() -> str:
    """The mason's own scaffold in front of the master builder's seat."""
    poles = "".join(
        stroke(f"M{x} 60V336", "#2e1c0e", 9) + stroke(f"M{x - 1} 60V336", "#8a5f36", 6)
        for x in (2, 238)
    )
    boards = "".join(
        rect(-12, y, 264, 12, "#9a6c3e", "#2e1c0e", 1.8, 1)
        + stroke(f"M-8 {y + 2.4}H248", "#d6a670", 1.2)
        for y in (120, 226)
    )
    lashings = "".join(
        stroke(f"M{x - 6} {y - 2}l12 16M{x + 6} {y - 2}l-12 16", "#d8c49a", 2.4)
        for x in (2, 238)
        for y in (120, 226)
    )
    return poles + boards + lashings


def sheet(game: str, size: tuple[int, int]) -> Surface:
    """The cloth (and for Caylus the scaffold) in the throne's box of `size` px."""
    peaks = _PEAKS[game]
    defs = tones("cv-cloth", *_CLOTH, y2=40)
    outline = _outline(peaks)
    scale = size[0] / 240
    mask = carve.mask_of(svg.raster(svg.document(path(outline, "#ffffff"), 240, 340), size))
    drawn = svg.raster(
        svg.document(path(outline, "url(#cv-cloth)") + _folds(peaks), 240, 340, defs), size
    )
    base = pygame.Surface(size, pygame.SRCALPHA)
    base.blit(drawn, (0, 0))
    cloth = carve.cut(base, mask)
    grain(cloth, (30 * scale, 50 * scale), 205, 255, 5)
    grain(cloth, (1.2 * scale, 1.2 * scale), 228, 255, 6)
    cloth.blit(carve.inside_edge(mask, -16 * scale, -4 * scale, 18 * scale, "#1a120c", 0.6), (0, 0))
    cloth.blit(carve.inside_edge(mask, 4 * scale, 4 * scale, 5 * scale, "#fffaf0", 0.5), (0, 0))
    _embroider(cloth, game, size)
    extra = _rope() + (_trestle() if game == "caylus" else "")
    cloth.blit(svg.raster(svg.document(extra, 240, 340), size), (0, 0))
    return cloth


def _embroider(cloth: Surface, game: str, size: tuple[int, int]) -> None:
    """The game's crest, faint, where the sheet hangs over the back."""
    px = round(size[0] * 0.24)
    badge = crest(game, px).copy()
    badge.fill((255, 255, 255, 150), special_flags=pygame.BLEND_RGBA_MULT)
    cloth.blit(badge, (size[0] // 2 - px // 2, round(size[1] * 0.40)))
