"""The table that everything lies on: dark wood under one warm lamp."""

from typing import Literal

import pygame

from sprites.common.light import coarse_lamp
from sprites.common.materials import oak, planks
from sprites.common.noise import multiply
from sprites.common.surface_cache import Pieces, kept_in_steps

Wood = Literal["oak", "bog", "parquet"]
_BOG = (176, 166, 160)
"""Multiplied onto oak: wood that lay in the moor."""
_SEED = 5
_PANEL = 160
"""Side of a parquet panel, units."""


@kept_in_steps
def backdrop(
    size: tuple[int, int], scale: float, seed: int = _SEED, wood: Wood = "oak"
) -> Pieces[pygame.Surface]:
    """An opaque table of `size` px. Shared: copy before drawing on it."""
    if wood == "parquet":
        table = _parquet(size, scale, seed)
    else:
        table = yield from planks(size, scale, seed)  # asked for once: it is kept nowhere else
    if wood == "bog":
        table.fill(_BOG, special_flags=pygame.BLEND_RGB_MULT)
    yield
    warm, dusk = coarse_lamp(size)
    yield
    table.blit(pygame.transform.smoothscale(warm, size), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    yield
    multiply(table, pygame.transform.smoothscale(dusk, size))
    return table


def _parquet(size: tuple[int, int], scale: float, seed: int) -> pygame.Surface:
    """Square panels whose grain turns from one to the next, each with a darker frame."""
    floor = pygame.Surface(size)
    side = max(8, round(_PANEL * scale))
    kinds = [oak((side, side), scale * 0.42, seed + kind) for kind in range(3)]
    kinds += [pygame.transform.rotate(panel, 90) for panel in kinds]
    for row in range(size[1] // side + 1):
        for column in range(size[0] // side + 1):
            turned = 3 * ((row + column) % 2)
            kind = (row * 5 + column * 3) % 3 + turned
            place = (column * side, row * side)
            floor.blit(kinds[kind], place)
            _draw_frame(floor, pygame.Rect(place, (side, side)), scale)
    floor.fill((205, 190, 186), special_flags=pygame.BLEND_RGB_MULT)
    return floor


def _draw_frame(floor: pygame.Surface, box: pygame.Rect, scale: float) -> None:
    thick = max(1, round(1.6 * scale))
    pygame.draw.rect(floor, (24, 14, 12), box, thick)
    lit = pygame.Surface((box.width - 2 * thick, max(1, round(scale))), pygame.SRCALPHA)
    lit.fill((255, 205, 150, 30))
    floor.blit(lit, (box.x + thick, box.y + thick))
