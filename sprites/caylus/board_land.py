"""The static pictures of one layout: the country, and the stones of the road card by card."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

import pygame

from sprites.caylus import cobbles
from sprites.caylus.board_places import rim_pieces
from sprites.caylus.geometry import BoardLayout
from sprites.caylus.landscape import paint_landscape
from sprites.common import kept_tiles
from sprites.common.cache import RasterCache
from sprites.common.light import round_corners

ART = "caylus 2"
"""Part of every cache key; raise it when the landscape changes."""
_BANDS = 6
_THIN = 2.4
_MEADOW = "#b3b25e"

Placed = tuple[pygame.Surface, tuple[int, int]]


class BoardLand:
    """The country with the road's bed on it, and patches of cobbles made when first wanted."""

    def __init__(self, layout: BoardLayout, cache: RasterCache) -> None:
        self.layout = layout
        self._cache = cache
        self._patches: dict[int, cobbles.Patch] = {}
        self._thin: dict[int, Placed] = {}

    @cached_property
    def surface(self) -> pygame.Surface:
        """The country as far as it is made; begun with the first step, because it is large."""
        surface = pygame.Surface(self.layout.size, pygame.SRCALPHA)
        surface.fill(_MEADOW)
        return surface

    def steps(self) -> Iterator[None]:
        """Make the country: from the cache if it is there, else painted and then kept."""
        key = f"{ART} {self.layout.size} {self.layout.unit:.4f} {self.layout.castle.box}"
        if not (yield from kept_tiles.fetch(self.surface, key, self._cache)):
            yield from paint_landscape(self.surface, self.layout)
            yield from kept_tiles.keep(self.surface, key, self._cache)
        yield from self._lay_bed()

    def _lay_bed(self) -> Iterator[None]:
        """The road's bed, the frame of the board, and its round corners."""
        drawing = cobbles.road_bed(self.layout.road)
        width, height = self.layout.size
        tall = -(-height // _BANDS)
        for top in range(0, height, tall):
            size = (width, min(tall, height - top))
            self.surface.blit(drawing.once((0, top, *size), size), (0, top))
            yield
        for picture, corner in rim_pieces(self.layout.size, self.layout.rim, self.layout.unit):
            self.surface.blit(picture, corner)
            yield
        round_corners(self.surface, 11 * self.layout.unit)

    def patch(self, place: int) -> cobbles.Patch:
        """The stones in front of a card, from the end of the card before it."""
        if place not in self._patches:
            cells = self.layout.road.cells
            start = cells[place - 1].end if place else 0.0
            self._patches[place] = cobbles.patch(self.layout.road, start, cells[place].end)
        return self._patches[place]

    def thin(self, cards: int) -> Placed:
        """Loose stones ahead of the last card."""
        if cards not in self._thin:
            road = self.layout.road
            start = road.cells[cards - 1].end if cards else 0.0
            end = min(road.length, start + _THIN * road.card_width)
            self._thin[cards] = cobbles.loose_stones(road, start, end)
        return self._thin[cards]


def tile_count(size: tuple[int, int]) -> int:
    """Into how many pieces a board of this size is cut for the cache."""
    return len(kept_tiles.tiles(size))
