"""One niche put together: backdrop, throne, shade of the recess, surround. Unlit."""

from __future__ import annotations

import pygame
from pygame import Surface

from sprites.caylus import title_backdrop as backdrop_caylus
from sprites.caylus import title_throne as throne_caylus
from sprites.common import svg
from sprites.common.noise import grain
from sprites.tara import title_backdrop as backdrop_tara
from sprites.tara import title_throne as throne_tara
from sprites.title import carve
from sprites.title.arches import HALF, HEIGHT, WIDTH
from sprites.title.frames import SIDE, TOP, canvas_size, frame, niche_mask
from sprites.versailles import title_backdrop as backdrop_versailles
from sprites.versailles import title_throne as throne_versailles
from sprites.viscounts import title_backdrop as backdrop_viscounts
from sprites.viscounts import title_throne as throne_viscounts

THRONE = (216, 306)

_BACKDROPS = {
    "viscounts": backdrop_viscounts.body,
    "caylus": backdrop_caylus.body,
    "tara": backdrop_tara.body,
    "versailles": backdrop_versailles.body,
}
_THRONES = {
    "viscounts": throne_viscounts.body,
    "caylus": throne_caylus.body,
    "versailles": throne_versailles.body,
}


def niche(game: str, scale: float) -> Surface:
    """The niche in full light, on the canvas of `frames`, with transparent surroundings."""
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


def _scene(game: str, scale: float) -> Surface:
    size = (round(WIDTH * scale) + 2, round(HEIGHT * scale) + 2)
    scene = svg.raster(svg.document(_BACKDROPS[game](), WIDTH, HEIGHT), size).copy()
    grain(scene, (5 * scale, 5 * scale), 226, 255, 40)
    grain(scene, (1, 1), 238, 255, 41)
    chair = throne(game, scale)
    left = round((HALF - THRONE[0] / 2) * scale)
    top = round((HEIGHT - THRONE[1] - 2) * scale)
    mask = carve.mask_of(chair)
    carve.cast(scene, mask, (left, top), (9 * scale, 3 * scale), 12 * scale, 0.62)
    scene.blit(chair, (left, top))
    return scene


def throne(game: str, scale: float) -> Surface:
    """The throne alone, shaded towards the right."""
    size = (round(THRONE[0] * scale), round(THRONE[1] * scale))
    if game == "tara":
        return throne_tara.throne(size)
    chair = svg.raster(svg.document(_THRONES[game](), 240, 340), size).copy()
    grain(chair, (9 * scale, 16 * scale), 222, 255, 44)
    grain(chair, (2 * scale, 3 * scale), 232, 255, 45)
    mask = carve.mask_of(chair)
    chair.blit(carve.inside_edge(mask, -9 * scale, -3 * scale, 11 * scale, "#0a0506", 0.5), (0, 0))
    return chair


def _shade_recess(recess: Surface, inside: Surface, scale: float) -> None:
    """The depth of the wall: shade from the upper left edge, a little from the right."""
    for dx, dy, blur, alpha in ((8, 11, 18, 0.85), (-6, 0, 14, 0.65), (2, 3, 4, 0.6)):
        edge = carve.inside_edge(inside, dx * scale, dy * scale, blur * scale, "#05030a", alpha)
        recess.blit(edge, (0, 0))
