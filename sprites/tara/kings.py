"""Kings: crowned standing stones in their owner's stain."""

from __future__ import annotations

import pygame

from sprites.common import carve, svg
from sprites.common.colour import mix
from sprites.common.players import PlayerStyle
from sprites.common.strokes import circle, ellipse, path, stroke
from sprites.common.surface_cache import kept
from sprites.tara import relief
from sprites.tara.discs import Pile
from sprites.tara.palette import carving, lit
from sprites.tara.signs import motif_mask

GRID = (46.0, 84.0)
_OUTLINE = (
    "M4.4 76 L2.6 58 L5.6 36 L9 24 L15 18 L31 18 L37 25 L41.4 44 L43.6 62 L41 77 L33 82 L20 83 "
    "L9 80.6 Z"
)
_CROWN = "M9.6 23 L6.4 7.6 L15.4 13 L23 3.4 L30.6 13 L39.6 7.6 L36.4 23 Q23 28.4 9.6 23 Z"


def king_size(px: int) -> tuple[int, int]:
    """Width and height of a king `px` wide."""
    return px, round(px * GRID[1] / GRID[0])


@kept
def king(style: PlayerStyle, px: int) -> pygame.Surface:
    """The stone with its crown, `px` wide, without its shadow."""
    size, unit = king_size(px), px / GRID[0]
    mask = relief.shape_mask(path(_OUTLINE, "#ffffff"), size, unit)
    stone = carve.cut(relief.slab(size, unit, mix(style.fill, "#8d867a", 0.12), 7), mask)
    stone.blit(carve.inside_edge(mask, -7 * unit, -2 * unit, 7 * unit, "#0c0805", 0.7), (0, 0))
    stone.blit(carve.inside_edge(mask, 2.6 * unit, 2 * unit, 3 * unit, lit(style.light, 0.4), 0.75),
               (0, 0))  # fmt: skip
    side = round(29 * unit)
    at = (round(22.4 * unit - side / 2), round(47 * unit - side / 2))
    depth = max(1.0, 0.9 * unit)
    line, shine = carving(style)
    carve.engrave(stone, motif_mask(style.shape, side), at, depth, line, shine, 0.95)
    zigzag = relief.shape_mask(
        stroke("M9 70 l4.6 -4 l4.6 4 l4.6 -4 l4.6 4 l4.6 -4 l4.6 4", "#ffffff", 1.7), size, unit
    )
    carve.engrave(stone, zigzag, (0, 0), depth, line, shine, 0.85)
    edge = svg.path(_OUTLINE, "none", style.ink, max(1.0, 1.1 / unit))
    stone.blit(svg.raster(svg.document(edge + _crown(), *GRID, _gold()), size), (0, 0))
    return stone


def _gold() -> str:
    return svg.linear_gradient(
        "k", (8, 4), (38, 26), (0, "#fff0b4"), (0.45, "#e2b048"), (1, "#8f611c")
    )


def _crown() -> str:
    gems = "".join(circle(x, y, 1.9, "#fbe9a8", "#3a230c", 0.8)
                   for x, y in ((6.4, 6.6), (23, 2.8), (39.6, 6.6)))  # fmt: skip
    return (
        path(_CROWN, "url(#k)", "#3a230c", 1.3)
        + stroke("M10.6 20 Q23 24.6 35.4 20", "#7c4f14", 1.2)
        + circle(23, 18.4, 2.0, "#a8322c", "#3a230c", 0.7)
        + circle(15, 17, 1.3, "#2f5f86")
        + circle(31, 17, 1.3, "#2f5f86")
        + gems
    )


@kept
def crown_of(style: PlayerStyle, px: int) -> pygame.Surface:
    """A king at home where he would be too small to be told: a crown in his owner's colour."""
    wide, high = 42.0, 30.0
    shade = mix(style.fill, "#0c0805", 0.45)
    body = path(_CROWN, shade, "#160d06", 5.0) + path(
        _CROWN, style.fill, lit(style.light, 0.25), 2.0
    )
    body += stroke("M11.6 19.4 Q23 23.6 34.4 19.4", style.ink, 2.4)
    body += "".join(
        circle(x, y, 2.9, lit(style.light, 0.35), "#160d06", 1.4)
        for x, y in ((6.4, 7.0), (23, 3.6), (39.6, 7.0))
    )
    size = (px, round(px * high / wide))
    return svg.raster(svg.document(svg.group(body, "translate(-2,1)"), wide, high), size)


@kept
def crown(px: int) -> pygame.Surface:
    """A crown alone, `px` wide, with its shadow below it."""
    wide, high = 40.0, 30.0
    body = f'<g transform="translate(-3,0)">{_crown()}</g>'
    gold = svg.raster(svg.document(body, wide, high, _gold()), (px, round(px * high / wide)))
    shade = carve.blurred(carve.tinted(carve.mask_of(gold), "#140c04", 0.6), max(1.0, px * 0.06))
    canvas = pygame.Surface((px + 4, gold.get_height() + 4), pygame.SRCALPHA)
    canvas.blit(shade, (3, 4))
    canvas.blit(gold, (2, 0))
    return canvas


@kept
def standing_king(style: PlayerStyle, px: int) -> Pile:
    """The king with his shadow; `px` is his width, his foot stands on a throne's middle."""
    stone = king(style, px)
    room = round(px * 0.8)
    width, height = stone.get_size()
    canvas = pygame.Surface((width + 2 * room, height + 2 * room), pygame.SRCALPHA)
    shade = ellipse(80, 113, 30, 8, "#080502", opacity=0.5)
    shade += ellipse(64, 115, 24, 8, "#080502", opacity=0.55)
    unit = px / GRID[0]
    soft = svg.raster(svg.document(shade, canvas.get_width() / unit, canvas.get_height() / unit),
                      canvas.get_size())  # fmt: skip
    canvas.blit(carve.blurred(soft, 4 * unit), (0, 0))
    canvas.blit(stone, (room, room))
    return Pile(canvas, (room + width // 2, room + height - round(9 * unit)))
