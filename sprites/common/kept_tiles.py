"""Large pictures kept on disk in pieces, so that no single step of writing or reading is long."""

from __future__ import annotations

from collections.abc import Generator, Iterator

import pygame

from sprites.common.cache import RasterCache

_TILE = 288


def tiles(size: tuple[int, int]) -> list[pygame.Rect]:
    """A picture of that size cut into pieces small enough to be written in one step."""
    whole = pygame.Rect((0, 0), size)
    return [
        pygame.Rect(x, y, _TILE, _TILE).clip(whole)
        for y in range(0, size[1], _TILE)
        for x in range(0, size[0], _TILE)
    ]


def fetch(picture: pygame.Surface, key: str, cache: RasterCache) -> Generator[None, None, bool]:
    """Fill the picture from the cache piece by piece; tells at the end whether all was there. If
    not, the picture is again what it was: it is painted from there."""
    before: list[tuple[pygame.Surface, pygame.Rect]] = []
    for tile in tiles(picture.get_size()):
        part = cache.find(_name(key, tile))
        if part is None:
            for piece, place in before:
                picture.fill((0, 0, 0, 0), place)
                picture.blit(piece, place, special_flags=pygame.BLEND_RGBA_MAX)
            return False
        before.append((picture.subsurface(tile).copy(), tile))
        picture.fill((0, 0, 0, 0), tile)
        picture.blit(part, tile)
        yield
    return True


def keep(picture: pygame.Surface, key: str, cache: RasterCache) -> Iterator[None]:
    """Write the picture to the cache piece by piece."""
    for tile in tiles(picture.get_size()):
        part = pygame.Surface(tile.size, picture.get_flags() & pygame.SRCALPHA, 32)
        part.blit(picture, (0, 0), tile)
        cache.keep(_name(key, tile), part)
        yield


def _name(key: str, tile: pygame.Rect) -> str:
    return f"{key} {tile.topleft}"
