"""The oak table at the foot of the hall, with pieces of the games lying on it."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from sprites.common import carve
from sprites.common.art_gallery import art_of
from sprites.common.game_art import Lying
from sprites.common.materials import oak
from sprites.common.texture import fade_down
from sprites.title.hall import LightMap
from sprites.title.layout import TitleLayout
from sprites.title.loose_pieces import picture

_LIP = 5


def tabletop(layout: TitleLayout) -> Surface:
    """The table with its pieces in candle-light, the size of `layout.table`."""
    area, scale = layout.table, layout.scale
    top = oak(area.size, scale, 11).copy()
    top.fill((38, 24, 12), special_flags=pygame.BLEND_RGB_ADD)
    depth = fade_down(area.size, ("#d8cabb", "#f4e8d8", "#cdb9a6", "#8f7d70"))
    top.blit(depth, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    light = LightMap(area.size, "#7e6e68")
    for x, _ in layout.candles:
        light.add((x, -40 * scale), (250 * scale, 170 * scale), "#b0844f")
    middle = layout.continue_.centerx
    light.add((middle, 70 * scale), (460 * scale, 190 * scale), "#74583a", 1.3)
    top.blit(light.surface(), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    _edge(top, scale)
    zones = {"left": layout.left_pieces, "right": layout.right_pieces}
    pieces = [piece for game in layout.thrones for piece in art_of(game).pieces()]
    for piece in sorted(pieces, key=lambda piece: piece.order):
        _lay(top, zones[piece.zone].move(0, -area.top), piece, scale)
    return top


def _edge(top: Surface, scale: float) -> None:
    """The worn front of the far edge, catching the light."""
    width = top.get_width()
    lip = max(2, round(_LIP * scale * 0.5))
    pygame.draw.rect(top, (188, 132, 76), (0, 0, width, lip))
    pygame.draw.rect(top, (226, 178, 116), (0, 0, width, max(1, lip // 2)))
    pygame.draw.rect(top, (40, 24, 14), (0, lip, width, max(1, round(scale))))


def _lay(top: Surface, zone: Rect, piece: Lying, scale: float) -> None:
    room = zone.height / scale
    squeeze = min(1.0, room / 160)
    drawn = picture(piece, scale * squeeze)
    x = zone.x + piece.x * scale - drawn.get_width() / 2
    y = zone.y + piece.y * scale * squeeze - drawn.get_height() / 2
    mask = carve.mask_of(drawn)
    carve.cast(top, mask, (x, y), (6 * scale, 5 * scale), 7 * scale, 0.6)
    carve.cast(top, mask, (x, y), (1.5 * scale, 2 * scale), 2 * scale, 0.5)
    shaded = drawn.copy()
    shaded.blit(carve.inside_edge(mask, -4 * scale, -3 * scale, 5 * scale, "#140806", 0.4), (0, 0))
    top.blit(shaded, (round(x), round(y)))
