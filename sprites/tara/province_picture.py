"""A whole province as it lies on the board: open, shut behind its gate, or never built."""

from __future__ import annotations

import random

import pygame

from sprites.common import carve, svg
from sprites.common.pen import Point
from sprites.common.strokes import at, polygon, stroke
from sprites.common.surface_cache import Pieces
from sprites.tara import relief, scenery
from sprites.tara.board_view import ProvinceState
from sprites.tara.fort_ground import FortGround, fort_picture_box
from sprites.tara.geometry import FortLayout
from sprites.tara.palette import BRONZE, province_style
from sprites.tara.sockets import KINDS, socket


def open_province(ground: FortGround, fort: FortLayout, unit: float) -> Pieces[pygame.Surface]:
    """The fort with its hollows, of the size of `fort_picture_box`; `ground` must be painted."""
    picture = ground.in_colours(province_style(fort.key))
    yield
    box = fort_picture_box(fort, unit)
    for rank, row in enumerate(fort.hollows):
        for index, (x, y) in enumerate(row):
            hole = socket(rank, round(fort.reach(rank)), (2 * index + rank) % KINDS)
            picture.blit(hole, hole.get_rect(center=(round(x - box.left), round(y - box.top))))
            yield
    return picture


def shut_province(
    free: pygame.Surface, fort: FortLayout, unit: float, state: ProvinceState
) -> pygame.Surface:
    """The open fort under dusk (closed) or mist (not yet open), with a barred gate."""
    picture, box = free.copy(), fort_picture_box(fort, unit)
    grey = pygame.transform.grayscale(picture)
    grey.set_alpha(150 if state == "closed" else 128)
    picture.blit(grey, (0, 0))
    if state == "closed":
        picture.fill((150, 150, 168, 255), special_flags=pygame.BLEND_RGBA_MULT)
    else:
        picture.fill((150, 156, 160, 255), special_flags=pygame.BLEND_RGBA_MULT)
        picture.fill((38, 46, 44, 0), special_flags=pygame.BLEND_RGBA_ADD)
    x, y = fort.hollows[0][2]
    gate = barred_gate(round(44 * unit))
    place = gate.get_rect(center=(round(x - box.left), round(y - box.top + 31 * unit)))
    carve.cast(picture, carve.mask_of(gate), place.topleft, (2 * unit, 3 * unit), 3 * unit, 0.7)
    picture.blit(gate, place)
    return picture


def barred_gate(px: int) -> pygame.Surface:
    """Two leaves of oak with a bronze bar, `px` wide."""
    body = []
    for column in range(8):
        x = 2 + column * 4.6
        tone = ("#7a5a38", "#6a4c2e", "#84643f")[column % 3]
        body.append(
            polygon(
                [(x, 26), (x, 5), (x + 2.2, 2), (x + 4.4, 5), (x + 4.4, 26)], tone, "#1c120a", 0.8
            )
        )
    body.append(stroke("M1 10 H39.6 M1 21 H39.6", "#2a1d12", 3.4))
    body.append(stroke("M1 10 H39.6 M1 21 H39.6", "#9a7748", 1.9))
    body.append(stroke("M3 15.6 H38", "#1c120a", 5.6))
    body.append(stroke("M3 15.4 H38", BRONZE, 4.0))
    body.append(stroke("M3 14.4 H38", "#ffe2a4", 0.9))
    return svg.raster(svg.document("".join(body), 41, 27), (px, round(px * 27 / 41)))


def wooded_hill(fort: FortLayout, unit: float) -> pygame.Surface:
    """A province that is not in the game: an overgrown hill under trees."""
    box = fort_picture_box(fort, unit)
    size = box.size
    picture = pygame.Surface(size, pygame.SRCALPHA)
    corners = tuple((x - box.left, y - box.top) for x, y in fort.corners)
    style = province_style(fort.key)
    for reach, share in ((34.0, 0.0), (18.0, 0.18)):
        mask = relief.spread_mask(corners, reach * unit, size)
        carve.cast(picture, mask, (0, 0), (3 * unit, 5 * unit), 6 * unit, 0.4)
        hill = carve.tinted(mask, style.terrace(0) if share == 0 else style.terrace(1))
        layer = relief.grass(size, unit, 11)
        hill.blit(layer, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        carve.bevel(hill, mask, 4 * unit, "#f6f0c4", "#12160a", 0.4)
        picture.blit(hill, (0, 0))
    _fade(picture)
    chance = random.Random(fort.key)
    whole = size[0] / unit, size[1] / unit
    body = "".join(
        at(scenery.oak_tree(chance, chance.uniform(0.9, 1.4), tone), *place)
        for place, tone in _grove(corners, unit, chance)
    )
    grove = svg.raster(svg.document(body, *whole), size).copy()
    _fade(grove)
    picture.blit(grove, (0, 0))
    return picture


def _fade(picture: pygame.Surface) -> None:
    """Take 40 % of the colour: what is not played is not the brightest spot of the table."""
    grey = pygame.transform.grayscale(picture)
    grey.set_alpha(102)
    picture.blit(grey, (0, 0))


def _grove(
    corners: tuple[Point, ...], unit: float, chance: random.Random
) -> list[tuple[Point, str]]:
    """Places of trees inside the triangle, back to front."""
    trees = []
    (left, foot), (right, _), (top_x, top) = ((x / unit, y / unit) for x, y in corners)
    for row in range(8):
        share = (row + 0.5) / 8
        half = (right - left) / 2 * share
        count = 1 + round(half / 13)
        for index in range(count):
            spread = 0.0 if count == 1 else (index / (count - 1)) * 2 - 1
            x = top_x + spread * half + chance.uniform(-5, 5)
            y = top + (foot - top) * share + chance.uniform(-5, 5)
            tone = chance.choice(("#4a6a38", "#557a3e", "#3f5e36", "#637f44"))
            trees.append(((x, y), tone))
    return sorted(trees, key=lambda tree: tree[0][1])
