"""The lobby's room from above: flagstones, a round carpet, the round oak table and its board."""

from __future__ import annotations

import math
import random

import pygame
from pygame import Rect, Surface

from sprites.common import svg
from sprites.common.colour import darker, lighter, mix, rgb
from sprites.common.light import rounded_mask
from sprites.common.materials import oak
from sprites.common.noise import grain
from sprites.lobby.layout import LobbyLayout
from sprites.title import carve
from sprites.title.hall import LightMap, vignette
from sprites.title.ornaments import castle_charge
from sprites.title.pen import Point, at, circle, closed, path, polar, rect, stroke, tones
from sprites.title.texture import emboss, heights

Size = tuple[int, int]

_FLAGS = ("#5d5561", "#544c59", "#665d68", "#4e4653")
_LANDS = ("#cdb352", "#5f9fb0", "#d8dcea", "#cfa775", "#3f7352")
"""Hills, lakes, snow, cliffs, forest."""


def backdrop(layout: LobbyLayout) -> Surface:
    """The whole room in lamp-light, without chairs and choices; the size of the window."""
    scale = layout.scale
    room = _floor(layout.size, scale)
    centre, radius = layout.table_centre, layout.table_radius
    _carpet(room, centre, radius, scale)
    light = LightMap(layout.size, "#857b84")
    light.add(centre, (round(520 * scale), round(470 * scale)), "#a88a5c", 1.2)
    light.darken(vignette((64, 64)))
    room.blit(light.surface(), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    table = table_top(radius, scale)
    corner = (centre[0] - table.get_width() // 2, centre[1] - table.get_height() // 2)
    mask = carve.mask_of(table)
    carve.cast(room, mask, corner, (10 * scale, 16 * scale), 22 * scale, 0.8)
    room.blit(table, corner)
    return room


def _floor(size: Size, scale: float) -> Surface:
    room = Surface(size, 0, 24)
    room.fill((30, 24, 32))
    chance = random.Random(3)
    tile, gap = round(86 * scale), max(1, round(1.5 * scale))
    for row, top in enumerate(range(-tile // 2, size[1], tile)):
        for left in range(-(row % 2) * tile // 2 - tile, size[0], tile):
            tone = mix(chance.choice(_FLAGS), "#000000", chance.uniform(0, 0.22))
            face = Rect(left, top, tile, tile).inflate(-2 * gap, -2 * gap)
            pygame.draw.rect(room, rgb(lighter(tone, 0.22)), face, 0, round(5 * scale))
            inner = face.inflate(-gap, -gap).move(gap, gap).clip(face)
            pygame.draw.rect(room, rgb(tone), inner, 0, round(5 * scale))
    grain(room, (60 * scale, 50 * scale), 200, 255, 5)
    grain(room, (8 * scale, 7 * scale), 218, 255, 6)
    emboss(room, heights(size, (9 * scale, 3 * scale), 7), 0.9)
    return room


def _carpet(room: Surface, centre: tuple[int, int], radius: int, scale: float) -> None:
    """A round wine carpet with a gold border of lozenges and a fringe."""
    reach = 318.0
    body = "".join(
        stroke(f"M{a[0]:.1f} {a[1]:.1f}L{b[0]:.1f} {b[1]:.1f}", "#d8b878", 2.2)
        for a, b in (
            (polar(330, 330, reach, t), polar(330, 330, reach + 9, t))
            for t in (step * math.tau / 220 for step in range(220))
        )
    )
    body += circle(330, 330, reach, "#5c2038", "#2a0d18", 2)
    body += circle(330, 330, reach - 8, "none", "#c9964a", 3)
    body += circle(330, 330, reach - 32, "none", "#c9964a", 1.6)
    for step in range(60):
        angle = step * math.tau / 60
        x, y = polar(330, 330, reach - 20, angle)
        tone = "#d9a956" if step % 2 else "#3d2a5c"
        lozenge = path("M0 -9L6 0L0 9L-6 0Z", tone, "#2a0d18", 1)
        body += at(lozenge, x, y, 1, math.degrees(angle) + 90)
    for step in range(24):
        angle = step * math.tau / 24
        x, y = polar(330, 330, reach - 58, angle)
        leaf = path("M0 -14Q9 -4 0 12Q-9 -4 0 -14Z", "#7a2c48", "#c9964a", 1.2)
        body += at(leaf, x, y, 1, math.degrees(angle) + 90)
    size = round(660 * scale)
    carpet = svg.raster(svg.document(body, 660, 660), (size, size)).copy()
    grain(carpet, (2 * scale, 2 * scale), 214, 255, 8)
    grain(carpet, (26 * scale, 22 * scale), 216, 255, 9)
    corner = (centre[0] - size // 2, centre[1] - size // 2)
    carve.cast(room, carve.mask_of(carpet), corner, (0, 0), 10 * scale, 0.5)
    room.blit(carpet, corner)


def table_top(radius: int, scale: float) -> Surface:
    """The round table of `radius` px from above: planks, a turned rim, the board in its middle."""
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
    rim += path("M8 78A93 93 0 0 1 78 8", "none", "#f0c68a", 1.2, line_alpha=0.8)
    for step in range(40):
        x, y = polar(100, 100, 95.5, step * math.tau / 40)
        rim += circle(x, y, 1.05, "#e0b060", "#26130a", 0.5)
    defs = tones("rt", "#a9743e", "#6e4423", "#3c2110")
    top.blit(svg.raster(svg.document(rim, 200, 200, defs), (side, side)), (0, 0))
    inner = board((round(radius * 1.32),) * 2)
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


def board(size: Size) -> Surface:
    """The ring of five landscapes round the castle, as it lies folded out on the table."""
    body = circle(100, 100, 99, "#33234f", "#1a1028", 2)
    for index, tone in enumerate(_LANDS):
        start = index * math.tau / 5 - math.pi / 2 - math.tau / 10
        end = start + math.tau / 5
        body += path(_wedge(start, end, 40, 90), tone, "#231b2b", 1.6)
        body += _scenery(index, (start + end) / 2)
        road = stroke(_arc(start + 0.05, end - 0.05, 74), "#8a6a44", 4.2)
        road += stroke(_arc(start + 0.05, end - 0.05, 74), "#e6cf9c", 2.6)
        body += road
        for share in (0.2, 0.8):
            spot = polar(100, 100, 74, start + (end - start) * share)
            body += circle(*spot, 4.4, "#ede4cf", "#231b2b", 1.2)
    body += circle(100, 100, 94.6, "none", "#c9964a", 1.6) + circle(
        100, 100, 90, "none", "#c9964a", 1
    )
    body += circle(100, 100, 39, "#4a8aa0", "#231b2b", 1.6)
    for radius, tone in ((35, "#8f8b92"), (25, "#a8a4aa"), (14.5, "#c4c0c4")):
        body += circle(100, 100, radius, tone, "#231b2b", 1.5)
        body += "".join(
            circle(*polar(100, 100, radius - 1.4, step * math.tau / 24), 1.3, lighter(tone, 0.4))
            for step in range(24)
        )
    for step in range(5):
        x, y = polar(100, 100, 30, step * math.tau / 5 - math.pi / 2 - math.tau / 10)
        body += path(f"M{x - 4} {y + 4}L{x} {y - 7}L{x + 4} {y + 4}Z", "#5b3d7c", "#231b2b", 1.1)
    body += circle(100, 100, 9, "#3d2a5c", "#231b2b", 1.3)
    body += castle_charge(100, 100.6, 11, "#ecc878", "#3d2a5c")
    drawn = svg.raster(svg.document(body, 200, 200), size).copy()
    grain(drawn, (6, 6), 226, 255, 12)
    return drawn


def _wedge(start: float, end: float, inner: float, outer: float) -> str:
    steps = [start + (end - start) * step / 12 for step in range(13)]
    points: list[Point] = [polar(100, 100, outer, angle) for angle in steps]
    points += [polar(100, 100, inner, angle) for angle in reversed(steps)]
    return closed(points)


def _arc(start: float, end: float, radius: float) -> str:
    points = [polar(100, 100, radius, start + (end - start) * step / 10) for step in range(11)]
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)


def _scenery(index: int, middle: float) -> str:
    """A few shapes that tell the five lands apart."""
    chance = random.Random(index + 40)
    parts = []
    for _ in range(11):
        x, y = polar(100, 100, chance.uniform(46, 64), middle + chance.uniform(-0.5, 0.5))
        if index == 0:
            parts.append(path(f"M{x - 6} {y + 2}Q{x} {y - 5} {x + 6} {y + 2}Z", "#a98f36"))
        elif index == 1:
            parts.append(
                path(f"M{x - 6} {y}Q{x} {y - 3} {x + 6} {y}Q{x} {y + 3} {x - 6} {y}Z", "#9cc47a")
            )
        elif index == 2:
            parts.append(path(f"M{x - 5} {y + 4}L{x} {y - 5}L{x + 5} {y + 4}Z", "#8e94ae"))
            parts.append(path(f"M{x - 2} {y - 1.4}L{x} {y - 5}L{x + 2} {y - 1.4}Z", "#ffffff"))
        elif index == 3:
            parts.append(rect(x - 5, y - 1.4, 10, 2.8, "#f0e2c4", round_=1.4))
        else:
            parts.append(circle(x, y, 3.4, darker("#3f7352", 0.35)))
            parts.append(circle(x - 1, y - 1, 1.8, "#6da06a"))
    return "".join(parts)
