"""A slab of marble whose veins run through clouds: ridges of noise, as in the stone itself."""

from __future__ import annotations

import pygame

from sprites.common.colour import rgb
from sprites.common.noise import grain, noise
from sprites.common.surface_cache import kept

_IVORY, _VEIN = "#fdf7ea", "#8f86a0"
_CELLS = ((210.0, 110.0), (74.0, 44.0), (22.0, 14.0))
_SHARES = (0.6, 0.29, 0.11)


@kept
def veined_marble(size: tuple[int, int], scale: float, seed: int) -> pygame.Surface:
    """Opaque ivory marble, clouded, with broad faint and thin dark veins."""
    slab = pygame.Surface(size, 0, 32)
    slab.fill(rgb(_IVORY))
    grain(slab, (190 * scale, 90 * scale), 233, 255, seed, (1.0, 0.99, 0.96))
    grain(slab, (46 * scale, 30 * scale), 246, 255, seed + 1)
    for number, (sharpness, strength) in enumerate(((6, 0.13), (30, 0.42))):
        vein = _ridges(size, scale * (1.0 - 0.25 * number), seed + 5 + 7 * number, sharpness)
        _darken(slab, vein, strength)
    grain(slab, (1.3 * scale, 1.3 * scale), 246, 255, seed + 2)
    return slab


def _clouds(size: tuple[int, int], scale: float, seed: int) -> pygame.Surface:
    """Noise of several sizes, summed."""
    whole = pygame.Surface(size, 0, 24)
    for number, ((wide, high), share) in enumerate(zip(_CELLS, _SHARES, strict=True)):
        layer = noise(size, (wide * scale, high * scale), 0, round(255 * share), seed + number)
        whole.blit(layer, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return whole


def _ridges(size: tuple[int, int], scale: float, seed: int, sharpness: int) -> pygame.Surface:
    """White where the clouds pass through their middle, black elsewhere."""
    clouds = _clouds(size, scale, seed)
    above, below = clouds.copy(), pygame.Surface(size, 0, 24)
    above.fill((128, 128, 128), special_flags=pygame.BLEND_RGB_SUB)
    below.fill((128, 128, 128))
    below.blit(clouds, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    above.blit(below, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    veins = pygame.Surface(size, 0, 24)
    veins.fill((255, 255, 255))
    for _ in range(sharpness):
        veins.blit(above, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    return veins


def _darken(slab: pygame.Surface, veins: pygame.Surface, strength: float) -> None:
    """Tint the slab along white veins."""
    tint = tuple(round((255 - part) * strength) for part in rgb(_VEIN))
    veins.fill(tint, special_flags=pygame.BLEND_RGB_MULT)
    light = pygame.Surface(slab.get_size(), 0, 24)
    light.fill((255, 255, 255))
    light.blit(veins, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    slab.blit(light, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
