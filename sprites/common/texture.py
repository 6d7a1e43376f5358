"""Rough materials of the hall: grain multiplied on, and relief lit from the upper left."""

from __future__ import annotations

import pygame
from pygame import Surface

from sprites.common.colour import lighter, mix, rgb
from sprites.common.noise import grain, noise
from sprites.common.surface_cache import kept

Size = tuple[int, int]


def emboss(surface: Surface, height: Surface, strength: float, step: int = 1) -> None:
    """Lights the slopes of a grey height map that face the upper left, shades the others."""
    behind = height.copy()
    behind.scroll(step, step)
    shade = behind.copy()
    shade.blit(height, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    shine = height.copy()
    shine.blit(behind, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    for layer, flag in ((shine, pygame.BLEND_RGB_ADD), (shade, pygame.BLEND_RGB_SUB)):
        surface.blit(_times(layer, strength), (0, 0), special_flags=flag)


def _times(layer: Surface, factor: float) -> Surface:
    """Brightness times a factor from 0 up to 4."""
    whole = int(factor)
    result = Surface(layer.get_size(), 0, 24)
    rest = layer.copy()
    part = round(255 * (factor - whole))
    rest.fill((part, part, part), special_flags=pygame.BLEND_RGB_MULT)
    result.blit(rest, (0, 0))
    for _ in range(min(4, whole)):
        result.blit(layer, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return result


def heights(size: Size, cells: tuple[float, ...], seed: int) -> Surface:
    """A grey height map: octaves of noise with the given cells in px, the first the strongest."""
    weights = [0.5**index for index in range(len(cells))]
    total = sum(weights)
    land = Surface(size, 0, 24)
    for index, (cell, weight) in enumerate(zip(cells, weights, strict=True)):
        high = round(255 * weight / total)
        layer = noise(size, (cell, cell * 0.8), 0, high, seed + 31 * index)
        land.blit(layer, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return land


@kept
def rock(size: Size, scale: float, colour: str, seed: int, depth: float = 1.0) -> Surface:
    """Opaque weathered stone of one colour. Shared: copy before drawing on it."""
    surface = Surface(size, 0, 24)
    surface.fill(rgb(lighter(colour, 0.16)))
    grain(surface, (46 * scale, 38 * scale), 205, 255, seed)
    grain(surface, (13 * scale, 10 * scale), 214, 255, seed + 1)
    grain(surface, (3 * scale, 2.4 * scale), 220, 255, seed + 2)
    land = heights(size, (11 * scale, 4 * scale, 1.6 * scale), seed + 3)
    emboss(surface, land, 1.5 * depth)
    return surface


@kept
def metal(size: Size, scale: float, colour: str, seed: int) -> Surface:
    """Opaque burnished metal with faint dents."""
    surface = Surface(size, 0, 24)
    surface.fill(rgb(lighter(colour, 0.12)))
    grain(surface, (42 * scale, 30 * scale), 212, 255, seed)
    grain(surface, (5 * scale, 4 * scale), 232, 255, seed + 1)
    emboss(surface, heights(size, (6 * scale, 2 * scale), seed + 2), 0.4)
    return surface


def fade_down(size: Size, colours: tuple[str, ...]) -> Surface:
    """An opaque gradient from top to bottom through evenly spaced colours."""
    rows = 64
    tall = Surface((1, rows), 0, 24)
    last = len(colours) - 1
    for row in range(rows):
        place = row / (rows - 1) * last
        index = min(last - 1, int(place))
        tall.set_at((0, row), rgb(mix(colours[index], colours[index + 1], place - index)))
    return pygame.transform.smoothscale(pygame.transform.scale(tall, (2, rows)), size)
