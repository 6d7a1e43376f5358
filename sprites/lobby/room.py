"""The lobby's room from above, in a game's colours: flagstones, carpet, table, the game's board."""

from __future__ import annotations

import math
import random

import pygame
from pygame import Rect, Surface

from sprites.common import carve, svg
from sprites.common.art_gallery import art_of
from sprites.common.colour import lighter, mix, rgb
from sprites.common.game_art import World
from sprites.common.light import rounded_mask
from sprites.common.materials import oak
from sprites.common.noise import grain
from sprites.common.strokes import at, circle, path, polar, stroke, tones
from sprites.common.texture import emboss, heights
from sprites.lobby.boards import board
from sprites.lobby.layout import LobbyLayout
from sprites.title.hall import LightMap, vignette

Size = tuple[int, int]


def backdrop(layout: LobbyLayout, game: str) -> Surface:
    """The whole room in lamp-light, without chairs and choices; the size of the window."""
    scale, world = layout.scale, art_of(game).world
    room = _floor(layout.size, scale, world)
    centre, radius = layout.table_centre, layout.table_radius
    _carpet(room, centre, scale, world)
    light = LightMap(layout.size, "#857b84")
    light.add(centre, (round(520 * scale), round(470 * scale)), world.lamp, 1.2)
    light.darken(vignette((64, 64)))
    room.blit(light.surface(), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    table = table_top(radius, scale, game)
    corner = (centre[0] - table.get_width() // 2, centre[1] - table.get_height() // 2)
    mask = carve.mask_of(table)
    carve.cast(room, mask, corner, (10 * scale, 16 * scale), 22 * scale, 0.8)
    room.blit(table, corner)
    return room


def _floor(size: Size, scale: float, world: World) -> Surface:
    room = Surface(size, 0, 24)
    room.fill((30, 24, 32))
    chance = random.Random(3)
    tile, gap = round(86 * scale), max(1, round(1.5 * scale))
    for row, top in enumerate(range(-tile // 2, size[1], tile)):
        for left in range(-(row % 2) * tile // 2 - tile, size[0], tile):
            tone = mix(chance.choice(world.flags), "#000000", chance.uniform(0, 0.22))
            face = Rect(left, top, tile, tile).inflate(-2 * gap, -2 * gap)
            pygame.draw.rect(room, rgb(lighter(tone, 0.22)), face, 0, round(5 * scale))
            inner = face.inflate(-gap, -gap).move(gap, gap).clip(face)
            pygame.draw.rect(room, rgb(tone), inner, 0, round(5 * scale))
    grain(room, (60 * scale, 50 * scale), 200, 255, 5)
    grain(room, (8 * scale, 7 * scale), 218, 255, 6)
    emboss(room, heights(size, (9 * scale, 3 * scale), 7), 0.9)
    return room


def _carpet(room: Surface, centre: tuple[int, int], scale: float, world: World) -> None:
    """A round carpet with a gold border of lozenges and a fringe."""
    reach = 318.0
    body = "".join(
        stroke(f"M{a[0]:.1f} {a[1]:.1f}L{b[0]:.1f} {b[1]:.1f}", "#d8b878", 2.2)
        for a, b in (
            (polar(330, 330, reach, t), polar(330, 330, reach + 9, t))
            for t in (step * math.tau / 220 for step in range(220))
        )
    )
    body += circle(330, 330, reach, world.carpet, world.carpet_ink, 2)
    body += circle(330, 330, reach - 8, "none", "#c9964a", 3)
    body += circle(330, 330, reach - 32, "none", "#c9964a", 1.6)
    for step in range(60):
        angle = step * math.tau / 60
        x, y = polar(330, 330, reach - 20, angle)
        tone = world.lozenges[(step + 1) % 2]
        lozenge = path("M0 -9L6 0L0 9L-6 0Z", tone, world.carpet_ink, 1)
        body += at(lozenge, x, y, 1, math.degrees(angle) + 90)
    for step in range(24):
        angle = step * math.tau / 24
        x, y = polar(330, 330, reach - 58, angle)
        leaf = path("M0 -14Q9 -4 0 12Q-9 -4 0 -14Z", world.leaf, "#c9964a", 1.2)
        body += at(leaf, x, y, 1, math.degrees(angle) + 90)
    size = round(660 * scale)
    carpet = svg.raster(svg.document(body, 660, 660), (size, size)).copy()
    grain(carpet, (2 * scale, 2 * scale), 214, 255, 8)
    grain(carpet, (26 * scale, 22 * scale), 216, 255, 9)
    corner = (centre[0] - size // 2, centre[1] - size // 2)
    carve.cast(room, carve.mask_of(carpet), corner, (0, 0), 10 * scale, 0.5)
    room.blit(carpet, corner)


def table_top(radius: int, scale: float, game: str) -> Surface:
    """The round table of `radius` px from above: planks, a turned rim, a game's board on it."""
    side = 2 * radius + 2
    wood = oak((side, side), scale * 0.8, 21).copy()
    wood.fill((58, 38, 20), special_flags=pygame.BLEND_RGB_ADD)
    disc = rounded_mask((side, side), side / 2)
    top = carve.cut(wood, disc)
    rim = circle(100, 100, 95.5, "none", "#2a1509", 9.4, 1)
    rim += circle(100, 100, 95.5, "none", "url(#rt)", 7.6)
    rim += circle(100, 100, 91, "none", "#26130a", 1) + circle(
        100, 100, 99.2, "none", "#1c0d06", 1.4
    )
    rim += path("M8 78A93 93 0 0 1 78 8", "none", "#f0c68a", 1.2, line_opacity=0.8)
    for step in range(40):
        x, y = polar(100, 100, 95.5, step * math.tau / 40)
        rim += circle(x, y, 1.05, "#e0b060", "#26130a", 0.5)
    defs = tones("rt", "#a9743e", "#6e4423", "#3c2110")
    top.blit(svg.raster(svg.document(rim, 200, 200, defs), (side, side)), (0, 0))
    inner = board(game, (round(radius * 1.32),) * 2)
    spot = (side - inner.get_width()) // 2
    mask = carve.mask_of(inner)
    carve.cast(top, mask, (spot, spot), (3 * scale, 5 * scale), 6 * scale, 0.7)
    top.blit(inner, (spot, spot))
    light = LightMap((side, side), "#a3968e")
    light.add((side * 0.4, side * 0.36), (round(side * 0.7), round(side * 0.7)), "#86725a", 1.1)
    lit = light.surface()
    top.blit(lit, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    carve.bevel(top, disc, 2.5 * scale, "#ffdca8", "#120804", 0.6)
    return top
