"""Multiply layers of value noise: the grain of wood, paper, leather and stone."""

import random
from functools import lru_cache

import pygame

Tint = tuple[float, float, float]
_COARSE_CELL = 6
"""Cells wider than this show the stretching lattice and are smoothed in two steps."""


def noise(
    size: tuple[int, int],
    cell: tuple[float, float],
    low: int,
    high: int,
    seed: int,
    tint: Tint = (1.0, 1.0, 1.0),
) -> pygame.Surface:
    """An opaque layer of `size` px with values low..high (0..255) in soft cells of `cell` px.

    Contrast sits in the palette, so a layer costs one stretch and one multiply.
    """
    width, height = max(1, int(size[0])), max(1, int(size[1]))
    layer = _stretched((width, height), cell, low, high, seed, tint)
    return layer.subsurface((0, 0, width, height)).copy()


def _stretched(
    size: tuple[int, int],
    cell: tuple[float, float],
    low: int,
    high: int,
    seed: int,
    tint: Tint,
) -> pygame.Surface:
    """Such a layer, a little larger than asked for."""
    width, height = size
    cell_w, cell_h = max(1.0, cell[0]), max(1.0, cell[1])
    columns, rows = int(width / cell_w) + 2, int(height / cell_h) + 2
    grain = _random_grain(columns, rows, low, high, seed, tint)
    if cell_w > _COARSE_CELL and cell_h > _COARSE_CELL:
        grain = pygame.transform.smoothscale(grain, (columns * 3, rows * 3))
        grain = pygame.transform.box_blur(grain, 1)
    if cell_w > 1 or cell_h > 1:
        stretched = (max(width, int(columns * cell_w)), max(height, int(rows * cell_h)))
        grain = pygame.transform.smoothscale(grain, stretched)
    return grain


def _random_grain(
    columns: int, rows: int, low: int, high: int, seed: int, tint: Tint
) -> pygame.Surface:
    dots = random.Random(seed).randbytes(columns * rows)
    grain = pygame.image.frombytes(dots, (columns, rows), "P")
    grain.set_palette(_palette(low, high, tint))
    opaque = pygame.Surface((columns, rows), 0, 32)  # with three bytes per px all is slower
    opaque.blit(grain, (0, 0))
    return opaque


@lru_cache(maxsize=128)
def _palette(low: int, high: int, tint: Tint) -> tuple[tuple[int, ...], ...]:
    """256 shades from low to high, tinted."""
    shades = [low + (high - low) * step / 255 for step in range(256)]
    return tuple(tuple(max(0, min(255, int(shade * part))) for part in tint) for shade in shades)


def multiply(
    surface: pygame.Surface, layer: pygame.Surface, position: tuple[int, int] = (0, 0)
) -> None:
    """Darken the surface in place by the layer; its alpha stays."""
    surface.blit(layer, position, special_flags=pygame.BLEND_RGB_MULT)


def grain(
    surface: pygame.Surface,
    cell: tuple[float, float],
    low: int,
    high: int,
    seed: int,
    tint: Tint = (1.0, 1.0, 1.0),
) -> None:
    """Multiply the whole surface in place by one noise layer."""
    multiply(surface, _stretched(surface.get_size(), cell, low, high, seed, tint))
