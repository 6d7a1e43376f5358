"""Rough stuff of the board: turf, dry stone and slabs as layers that are multiplied or cut out."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pygame

from sprites.common import carve, svg
from sprites.common.colour import mix, rgb
from sprites.common.noise import grain
from sprites.common.pen import Point
from sprites.common.strokes import closed
from sprites.common.surface_cache import Pieces, kept, kept_in_steps
from sprites.common.texture import emboss, heights
from sprites.tara.palette import lit

Size = tuple[int, int]


@kept_in_steps
def grass(size: Size, unit: float, seed: int) -> Pieces[pygame.Surface]:
    """A layer to multiply: short grass lit from the upper left, about 84 % bright."""
    layer = pygame.Surface(size, 0, 24)
    layer.fill((255, 255, 250))
    grain(layer, (46 * unit, 34 * unit), 226, 255, seed)
    grain(layer, (9 * unit, 7 * unit), 226, 255, seed + 1)
    grain(layer, (max(1.0, 2.2 * unit), max(1.0, 1.8 * unit)), 216, 255, seed + 2)
    yield
    emboss(layer, heights(size, (7 * unit, 2.2 * unit, max(1.0, unit)), seed + 3), 0.6)
    return layer


@kept_in_steps
def dry_stone(size: Size, unit: float, seed: int) -> Pieces[pygame.Surface]:
    """Opaque courses of small stones, as in the wall of a terrace."""
    wall = pygame.Surface(size, 0, 24)
    wall.fill(rgb("#332d25"))
    chance = random.Random(seed)
    course = max(2.0, 4.1 * unit)
    top = 0.0
    while top < size[1]:
        left = -chance.uniform(0, 7) * unit
        while left < size[0]:
            wide = chance.uniform(5, 10) * unit
            tone = chance.choice(("#aea695", "#827a6c", "#9b9181", "#8b8780", "#b8ac94"))
            box = pygame.Rect(
                round(left), round(top), max(1, round(wide - 1)), max(1, round(course - 1))
            )
            corner = max(1, round(1.4 * unit))
            pygame.draw.rect(wall, rgb(mix("#8f877a", tone, 0.8)), box, border_radius=corner)
            edge = (box.left + 1, box.top), (box.right - 2, box.top)
            pygame.draw.line(wall, rgb(lit(tone, 0.4)), *edge)
            left += wide
        top += course
        yield
    return wall


@kept
def slab(size: Size, unit: float, colour: str, seed: int) -> pygame.Surface:
    """Opaque weathered stone of one colour."""
    stone = pygame.Surface(size, 0, 24)
    stone.fill(rgb(lit(colour, 0.12)))
    grain(stone, (34 * unit, 26 * unit), 208, 255, seed)
    grain(stone, (7 * unit, 6 * unit), 220, 255, seed + 1)
    emboss(stone, heights(size, (9 * unit, 2.6 * unit, max(1.0, unit)), seed + 2), 1.0)
    return stone


@kept
def wood(size: Size, unit: float, colour: str, seed: int, rough: float = 1.0) -> pygame.Surface:
    """Opaque stained wood with its grain from left to right; `rough` 0 shows none."""
    board = pygame.Surface(size, 0, 24)
    board.fill(rgb(lit(colour, 0.14 * rough)))
    grain(board, (70 * unit, 2.2 * unit), round(255 - 67 * rough), 255, seed)
    grain(board, (24 * unit, 1.2 * unit), round(255 - 39 * rough), 255, seed + 1)
    grain(board, (90 * unit, 30 * unit), round(255 - 35 * rough), 255, seed + 2)
    return board


@kept
def slate_plate(size: Size, unit: float) -> pygame.Surface:
    """A plate of dark slate with round corners, on which something is laid."""
    width, height = size[0] / unit, size[1] / unit
    mask = shape_mask(svg.rect(0.5, 0.5, width - 1, height - 1, "#ffffff", rx=8), size, unit)
    plate = carve.cut(slab(size, 1.7 * unit, "#43484b", 71), mask)
    carve.bevel(plate, mask, 1.8 * unit, "#d6d2c6", "#06080a", 0.6)
    return plate


def shape_mask(body: str, size: Size, unit: float) -> pygame.Surface:
    """A white body drawn in units of `unit` px as a mask of `size` px."""
    text = svg.document(body, size[0] / unit, size[1] / unit)
    return carve.mask_of(svg.raster(text, size))


def spread_mask(corners: tuple[Point, ...], reach: float, size: Size) -> pygame.Surface:
    """All px within `reach` of a polygon or of a single point, as a mask; everything in px."""
    text = svg.document(spread(corners, reach), *size)
    return carve.mask_of(svg.raster(text, size))


def spread(corners: Sequence[Point], reach: float) -> str:
    """The same in white, as an SVG body."""
    if len(corners) == 1:
        return svg.circle(*corners[0], reach, "#ffffff")
    return svg.path(closed(corners), "#ffffff", "#ffffff", 2 * reach)


def sunk(surface: pygame.Surface, mask: pygame.Surface, depth: float) -> None:
    """Make the masked part of a picture of the same size look like a hole."""
    surface.blit(carve.inside_edge(mask, depth, depth * 1.4, depth * 1.8, "#070503", 0.85), (0, 0))
    surface.blit(
        carve.inside_edge(mask, -depth * 0.5, -depth * 0.6, depth * 0.8, "#f0e6cc", 0.4), (0, 0)
    )
