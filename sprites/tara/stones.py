"""Carved stones: the Stone of Destiny by the river, and the name stones of the provinces."""

from __future__ import annotations

import random

import pygame

from sprites.common import carve, fonts, svg
from sprites.common.pen import Point
from sprites.common.strokes import circle, ellipse, open_line, path, spiral, stroke
from sprites.common.surface_cache import kept
from sprites.tara import relief
from sprites.tara.palette import GRANITE, province_style, shaded
from sprites.tara.signs import emblem_mask

STONE_GRID = (54.0, 108.0)
_STONE = (
    "M8 103 Q3 82 4 66 Q5 42 11 22 Q16 6 25 3 Q34 1 41 16 Q47 32 48 54 Q50 80 47 103 "
    "Q38 109 26 108 Q14 108 8 103 Z"
)
_SPIRALS = ((23.0, 34.0, 10.0, 2.3, 0.0, 1), (19.0, 62.0, 9.5, 2.2, 2.6, -1),
            (35.0, 80.0, 8.6, 2.1, 1.0, 1))  # fmt: skip


@kept
def destiny_stone(size: tuple[int, int]) -> pygame.Surface:
    """The Stone of Destiny alone: a standing stone with spirals, moss at its foot."""
    unit = size[0] / STONE_GRID[0]
    mask = relief.shape_mask(path(_STONE, "#ffffff"), size, unit)
    stone = carve.cut(relief.slab(size, unit, GRANITE, 17), mask)
    stone.blit(carve.inside_edge(mask, -11 * unit, -3 * unit, 10 * unit, "#0c0a06", 0.8), (0, 0))
    stone.blit(carve.inside_edge(mask, 3 * unit, 3 * unit, 3.6 * unit, "#fff6e0", 0.55), (0, 0))
    lines = "".join(
        stroke(open_line(spiral(x, y, r, turns, start, way)), "#ffffff", 1.9)
        for x, y, r, turns, start, way in _SPIRALS
    )
    lines += stroke("M33 38 Q37 50 28 56", "#ffffff", 1.7)
    lines += stroke("M29 66 Q36 66 38 71", "#ffffff", 1.7)
    carving = relief.shape_mask(lines, size, unit)
    carve.engrave(stone, carving, (0, 0), max(1.0, 0.8 * unit), "#2a231a", "#f2e8d0", 0.85)
    moss = path(
        "M0 108 V92 Q5 99 9 90 Q13 100 18 96 Q22 102 27 95 Q31 101 36 97 Q40 90 44 98 Q49 89 54 94 "
        "V108 Z",
        "#ffffff",
    )
    veil = carve.blurred(relief.shape_mask(moss, size, unit), 1.6 * unit)
    veil.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    stone.blit(carve.tinted(veil, "#66783e", 0.9), (0, 0))
    return stone


def put_destiny_stone(target: pygame.Surface, box: pygame.Rect) -> None:
    """The Stone on its island in the river, ringed with pebbles."""
    unit = box.width / STONE_GRID[0]
    _island(target, (box.centerx, box.bottom - 5 * unit), unit)
    stone = destiny_stone(box.size)
    mask = carve.mask_of(stone)
    carve.cast(target, mask, box.topleft, (7 * unit, 3 * unit), 5 * unit, 0.6)
    target.blit(stone, box)


def _island(target: pygame.Surface, foot: Point, unit: float) -> None:
    size = (round(100 * unit), round(48 * unit))
    chance = random.Random(4)
    body = [
        ellipse(51, 26, 45, 19, "#16140c", opacity=0.55),
        ellipse(50, 24, 44, 18.4, "#5f6e3a"),
        ellipse(48.4, 22.6, 41, 16, "#93a35c"),
    ]
    for step in range(22):
        x, y = svg_polar(50, 24, 43, 17.6, step / 22)
        tone = chance.choice(("#b0a898", "#8a8276", "#9c9484"))
        wide = chance.uniform(3.4, 4.8)
        body.append(ellipse(x, y + 1.6, wide, 3, shaded(tone, 0.65)))
        body.append(ellipse(x, y, wide, 2.9, tone))
        body.append(ellipse(x - 0.9, y - 0.9, wide * 0.55, 1.3, "#d6cfbd"))
    picture = svg.raster(svg.document("".join(body), 100, 48), size).copy()
    picture.blit(relief.grass(size, unit, 5), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    target.blit(picture, picture.get_rect(center=(round(foot[0]), round(foot[1]))))


def svg_polar(x: float, y: float, rx: float, ry: float, share: float) -> Point:
    """A point on an ellipse, `share` of the way round."""
    vector = pygame.Vector2(1, 0).rotate(360 * share)
    return x + rx * vector.x, y + ry * vector.y


@kept
def name_stone(
    size: tuple[int, int], words: str, unit: float, mirrored: bool = False
) -> pygame.Surface:
    """A rough slab with a carved name of 13 px or more; `unit` px per unit of the board.

    A shield covers its left end, its right one where mirrored.
    """
    width, height = size[0] / unit, size[1] / unit
    outline = (
        f"M3 3 L{width * 0.3:.1f} 0.8 L{width * 0.7:.1f} 2 L{width - 3:.1f} 1 L{width - 0.8:.1f} "
        f"{height * 0.45:.1f} L{width - 2:.1f} {height - 2:.1f} L{width * 0.6:.1f} "
        f"{height - 0.6:.1f} L{width * 0.25:.1f} {height - 1.6:.1f} L2 {height - 1:.1f} "
        f"L0.8 {height * 0.5:.1f} Z"
    )
    mask = relief.shape_mask(path(outline, "#ffffff", "#ffffff", 0.8), size, unit)
    stone = carve.cut(relief.slab(size, unit, "#cdc2a6", 90 + len(words)), mask)
    carve.bevel(stone, mask, 1.6 * unit, "#fff8e4", "#1c140c", 0.6)
    room, px = size[0] - round(24 * unit), max(15.0, 17.0 * unit)
    text = fonts.fit(words, room, px, weight="bold", colour="#17100a")
    glow = fonts.fit(words, room, px, weight="bold", colour="#fff8e4")
    aside = round((-7 if mirrored else 7) * unit)
    place = text.get_rect(center=(size[0] // 2 + aside, size[1] // 2))
    stone.blit(glow, place.move(1, 1))
    stone.blit(text, place)
    return stone


@kept
def emblem_shield(province: str, size: tuple[int, int]) -> pygame.Surface:
    """A shield in the province's colours with its emblem."""
    style, unit = province_style(province), size[0] / 36
    outline = "M2 3 Q18 -0.4 34 3 V20 Q33 33 18 39 Q3 33 2 20 Z"
    mask = relief.shape_mask(path(outline, "#ffffff"), size, unit)
    shield = carve.cut(relief.wood(size, unit, style.field, 5), mask)
    carve.bevel(shield, mask, 1.8 * unit, "#fff2cc", "#120a04", 0.65)
    rim = stroke("M4.6 5.2 Q18 2.2 31.4 5.2 V20 Q30.4 31 18 36.2 Q5.6 31 4.6 20 Z", "#e7c98a", 1.3)
    studs = "".join(circle(x, y, 0.9, "#f6e2b0") for x, y in ((18, 4), (5, 19), (31, 19)))
    shield.blit(svg.raster(svg.document(rim + studs, 36, 40), size), (0, 0))
    sign = round(25 * unit)
    at = (round(18 * unit - sign / 2), round(19 * unit - sign / 2))
    carve.engrave(shield, emblem_mask(province, sign), at, max(1.0, 0.6 * unit), style.charge,
                  "#1a0e08", 1.0)  # fmt: skip
    return shield
