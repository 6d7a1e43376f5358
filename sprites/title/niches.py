"""One niche put together: backdrop, throne, shade of the recess, surround. Unlit."""

from __future__ import annotations

import pygame
from pygame import Surface

from sprites.common import carve, svg
from sprites.common.art_gallery import art_of
from sprites.common.noise import grain
from sprites.title.niche_parts import (
    HALF,
    HEIGHT,
    SIDE,
    TOP,
    WIDTH,
    canvas_size,
    on_canvas,
    opening_mask,
)

THRONE = (216, 306)


def niche(game: str, scale: float) -> Surface:
    """The niche in full light, on its canvas, with transparent surroundings."""
    picture = carve.clear(canvas_size(scale))
    inside = niche_mask(game, scale)
    scene = _scene(game, scale)
    room = Surface(picture.get_size(), pygame.SRCALPHA)
    room.blit(scene, (round(SIDE * scale), round(TOP * scale)))
    recess = carve.cut(room, inside)
    _shade_recess(recess, inside, scale)
    surround = frame(game, scale)
    carve.cast(picture, carve.mask_of(surround), (0, 0), (3 * scale, 5 * scale), 9 * scale, 0.8)
    picture.blit(recess, (0, 0))
    picture.blit(surround, (0, 0))
    return picture


def niche_mask(game: str, scale: float, grow: float = 0.0) -> Surface:
    """White mask of the (grown) opening on the niche's canvas."""
    return opening_mask(art_of(game).niche().opening, scale, grow)


def frame(game: str, scale: float) -> Surface:
    """The surround with its ornaments; transparent inside the opening and outside."""
    picture = carve.clear(canvas_size(scale))
    parts = art_of(game).niche()
    parts.surround(picture, scale, niche_mask(game, scale))
    ornament = on_canvas(parts.ornament(), scale)
    carve.cast(picture, carve.mask_of(ornament), (0, 0), (2 * scale, 3 * scale), 4 * scale, 0.6)
    picture.blit(ornament, (0, 0))
    return picture


def throne(game: str, scale: float) -> Surface:
    """The throne alone, shaded towards the right."""
    size = (round(THRONE[0] * scale), round(THRONE[1] * scale))
    return art_of(game).niche().throne(size, scale)


def _scene(game: str, scale: float) -> Surface:
    size = (round(WIDTH * scale) + 2, round(HEIGHT * scale) + 2)
    backdrop = art_of(game).niche().backdrop()
    scene = svg.raster(svg.document(backdrop, WIDTH, HEIGHT), size).copy()
    grain(scene, (5 * scale, 5 * scale), 226, 255, 40)
    grain(scene, (1, 1), 238, 255, 41)
    chair = throne(game, scale)
    left = round((HALF - THRONE[0] / 2) * scale)
    top = round((HEIGHT - THRONE[1] - 2) * scale)
    mask = carve.mask_of(chair)
    carve.cast(scene, mask, (left, top), (9 * scale, 3 * scale), 12 * scale, 0.62)
    scene.blit(chair, (left, top))
    return scene


def _shade_recess(recess: Surface, inside: Surface, scale: float) -> None:
    """The depth of the wall: shade from the upper left edge, a little from the right."""
    for dx, dy, blur, alpha in ((8, 11, 18, 0.85), (-6, 0, 14, 0.65), (2, 3, 4, 0.6)):
        edge = carve.inside_edge(inside, dx * scale, dy * scale, blur * scale, "#05030a", alpha)
        recess.blit(edge, (0, 0))
