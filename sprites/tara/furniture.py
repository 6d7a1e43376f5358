"""Small things let into the board: beds of the piles, the bowl of the bank, marks of income."""

from __future__ import annotations

import random

import pygame

from sprites.common import carve, svg
from sprites.common.players import PlayerStyle
from sprites.common.strokes import ellipse, path, stroke
from sprites.common.surface_cache import kept
from sprites.tara import relief
from sprites.tara.cumals import cumal
from sprites.tara.palette import BRONZE, OAK, lit, shaded
from sprites.tara.signs import motif_mask


@kept
def pile_bed(size: tuple[int, int], unit: float) -> pygame.Surface:
    """A flat stone with a sunk field in which tablets lie."""
    room = round(4 * unit)
    whole = (size[0] + 2 * room, size[1] + 2 * room)
    width, height = whole[0] / unit, whole[1] / unit
    outer = svg.rect(0.6, 0.6, width - 1.2, height - 1.2, "#ffffff", rx=5)
    mask = relief.shape_mask(outer, whole, unit)
    stone = carve.cut(relief.slab(whole, unit, "#7d776b", 33), mask)
    carve.bevel(stone, mask, 1.4 * unit, "#f2ead4", "#14100a", 0.6)
    field = svg.rect(3.4, 3.4, width - 6.8, height - 6.8, "#ffffff", rx=4)
    inner = relief.shape_mask(field, whole, unit)
    floor = carve.tinted(inner, "#453e34", 0.7)
    relief.sunk(floor, inner, 2.2 * unit)
    stone.blit(floor, (0, 0))
    return stone


def put_pile_bed(target: pygame.Surface, box: pygame.Rect, unit: float) -> None:
    """The bed for a pile that lies exactly in `box`."""
    bed = pile_bed(box.size, unit)
    place = bed.get_rect(center=box.center)
    carve.cast(target, carve.mask_of(bed), place.topleft, (2 * unit, 3 * unit), 3 * unit, 0.6)
    target.blit(bed, place)


@kept
def turned_bed(size: tuple[int, int], unit: float) -> pygame.Surface:
    """Trodden earth, a little lower than the turf, edged with pebbles: a tablet may be laid open
    there."""
    width, height = size[0] / unit, size[1] / unit
    chance = random.Random(9)
    field = relief.shape_mask(svg.rect(1, 1, width - 2, height - 2, "#ffffff", rx=5), size, unit)
    bed = carve.tinted(field, "#2c2416", 0.3)
    relief.sunk(bed, field, 2.2 * unit)
    pebbles = []
    for x, y in _round_the_edge(width, height):
        tone = chance.choice(("#a39a88", "#847b6d", "#b1a896"))
        wide, high = chance.uniform(1.3, 2.3), chance.uniform(1.1, 1.8)
        x, y = x + chance.uniform(-0.6, 0.6), y + chance.uniform(-0.5, 0.5)
        pebbles.append(ellipse(x, y + 0.7, wide, high, shaded(tone, 0.65)))
        pebbles.append(ellipse(x, y, wide, high, tone))
        pebbles.append(ellipse(x - 0.4, y - 0.4, wide * 0.5, high * 0.5, lit(tone, 0.5)))
    bed.blit(svg.raster(svg.document("".join(pebbles), width, height), size), (0, 0))
    return bed


def _round_the_edge(width: float, height: float) -> list[tuple[float, float]]:
    points, step = [], 4.4
    for index in range(int((width - 6) / step) + 1):
        points += [(3 + index * step, 2.2), (3 + index * step, height - 2.2)]
    for index in range(1, int((height - 6) / step)):
        points += [(2.2, 3 + index * step), (width - 2.2, 3 + index * step)]
    return points


@kept
def bank_bowl(size: tuple[int, int]) -> pygame.Surface:
    """A wooden bowl full of cumals."""
    unit = size[0] / 54
    d = [
        ellipse(29, 33, 25, 10, "#14100a", opacity=0.5),
        path("M3 17 Q4 39 27 41 Q50 39 51 17 Z", OAK, "#241a12", 1.0),
        path("M5 20 Q8 37 25 40 Q12 34 9 20 Z", lit(OAK, 0.4)),
        stroke("M6.4 25 Q27 37 47.6 25", shaded(OAK, 0.45), 1.2),
        ellipse(27, 17, 24, 8.6, shaded(OAK, 0.2), "#241a12", 1.0),
        ellipse(27, 18, 21, 6.8, "#1c130c"),
    ]
    bowl = svg.raster(svg.document("".join(d), 54, 44), size).copy()
    px = round(20 * unit)
    coin = cumal(px)
    for x, y in ((10, 8), (32, 9), (21, 12), (14, 3), (29, 2), (22, 5)):
        bowl.blit(coin, (round((x - 3) * unit), round((y - 2) * unit)))
    front = path("M3 17 Q4 39 27 41 Q50 39 51 17 Q46 25 27 25.6 Q8 25 3 17 Z", OAK, "#241a12", 0.9)
    front += path("M4.6 20 Q7 37 24 40 Q12 33 9 22.6 Z", lit(OAK, 0.35))
    front += stroke("M6.6 28 Q27 38 47.4 28", BRONZE, 1.6)
    bowl.blit(svg.raster(svg.document(front, 54, 44), size), (0, 0))
    return bowl


_TIED, _EQUAL = "#b5ad9a", "#1c170f"


@kept
def income_mark(style: PlayerStyle | None, px: int) -> pygame.Surface:
    """A coin between the horns of a cow: what a rank pays. With the motif of whom it pays; None:
    a tie, the sign of equality cut into a bare slip of bone, for it pays nobody."""
    rim = "#5a5548" if style is None else BRONZE
    body = "" if style is None else _horns("#f3e6c4")
    body += svg.circle(20, 24.2, 15.4, "#171009", fill_opacity=0.7)
    body += svg.circle(20, 23, 15.4, rim, "#20160c", 1.6)
    body += svg.circle(20, 23, 12.4, _TIED if style is None else style.fill, "#20160c", 1.4)
    body += stroke(
        "M8.6 18.4 A12.6 12.6 0 0 1 18 10.4", "#fff2cf", 1.8, 0.3 if style is None else 0.8
    )
    if style is None:
        body += stroke("M14.4 20 H25.6 M14.4 26.6 H25.6", _EQUAL, 3.3)
    coin = svg.raster(svg.document(body, 40, 40), (px, px)).copy()
    if style is not None:
        side = round(px * 0.55)
        at = (round(px * 0.5 - side / 2), round(px * 23 / 40 - side / 2))
        carve.engrave(coin, motif_mask(style.shape, side), at, 1, style.mark, style.ink, 1.0)
    return coin


def _horns(colour: str) -> str:
    """Two horns that rise at both sides of the coin."""
    return "".join(
        path(
            f"M{20 + side * 11} 14 Q{20 + side * 18.6} 12.4 {20 + side * 17} 1.4 "
            f"Q{20 + side * 13} 7.6 {20 + side * 4} 9.4 Z",
            colour,
            "#20160c",
            1.5,
        )
        for side in (-1, 1)
    )
