"""The hall itself: the wall of rough blocks, and the light that candles throw on it."""

from __future__ import annotations

import random

import pygame
from pygame import Rect, Surface

from sprites.common import svg
from sprites.common.colour import darker, hex_colour, lighter, mix, rgb
from sprites.common.noise import grain
from sprites.common.surface_cache import kept
from sprites.common.texture import emboss, heights

Size = tuple[int, int]
Spot = tuple[float, float]

_BLOCKS = ("#86766a", "#7a6a5e", "#8f7f6f", "#716358", "#8a7868", "#7d7064")
_MORTAR = "#1d1714"
_STEP = 8
"""Light is smooth: it is painted at an eighth of the size and stretched."""


def wall(size: Size, scale: float) -> Surface:
    """An opaque wall of squared blocks in courses of uneven height, in full light."""
    surface = Surface(size, 0, 24)
    surface.fill(rgb(_MORTAR))
    chance = random.Random(8)
    top = -round(12 * scale)
    while top < size[1]:
        course = round(chance.uniform(33, 44) * scale)
        left = -round(chance.uniform(0, 70) * scale)
        while left < size[0]:
            width = round(chance.uniform(62, 118) * scale)
            _block(surface, Rect(left, top, width, course), chance, scale)
            left += width
        top += course
    grain(surface, (90 * scale, 70 * scale), 186, 255, 12)
    grain(surface, (14 * scale, 11 * scale), 206, 255, 13)
    grain(surface, (2 * scale, 1.6 * scale), 226, 255, 14)
    emboss(surface, heights(size, (16 * scale, 5 * scale, 2 * scale), 15), 1.5)
    return surface


def _block(surface: Surface, box: Rect, chance: random.Random, scale: float) -> None:
    colour = mix(chance.choice(_BLOCKS), chance.choice(_BLOCKS), chance.random())
    colour = mix(colour, "#000000", chance.uniform(0, 0.16))
    gap, line = max(1, round(1.4 * scale)), max(1, round(1.5 * scale))
    face = box.inflate(-2 * gap, -2 * gap)
    corner = round(chance.uniform(4, 9) * scale)
    pygame.draw.rect(surface, rgb(darker(colour, 0.55)), face, 0, corner)
    lit = face.inflate(-line, -line).move(-line // 2, -line // 2)
    pygame.draw.rect(surface, rgb(lighter(colour, 0.3)), lit, 0, corner)
    inner = face.inflate(-2 * line, -2 * line)
    pygame.draw.rect(surface, rgb(colour), inner, 0, max(1, corner - line))


@kept
def pool(size: Size, colour: str, power: float = 1.6) -> Surface:
    """A soft pool of light on black, to be added; it ends well inside its box."""
    stops = []
    for step in range(9):
        t = step / 8
        shade = (1 - t) ** power
        stops.append((t, hex_colour(*(channel * shade for channel in rgb(colour)))))
    light = svg.radial_gradient("pool", (50, 50), 48.5, *stops)
    body = svg.rect(0, 0, 100, 100, "#000000") + svg.circle(50, 50, 49.5, "url(#pool)")
    small = svg.raster(svg.document(body, 100, 100, light), (96, 96))
    flat = Surface((96, 96), 0, 24)
    flat.blit(small, (0, 0))
    return pygame.transform.smoothscale(flat, size)


class LightMap:
    """Light summed up from pools, then multiplied onto a picture once."""

    def __init__(self, size: Size, ambient: str) -> None:
        self.size = size
        self._small = Surface((size[0] // _STEP + 1, size[1] // _STEP + 1), 0, 24)
        self._small.fill(rgb(ambient))

    def add(self, centre: Spot, reach: Spot, colour: str, power: float = 1.6) -> None:
        """A pool about a point of the picture; `reach` is its half width and half height in px."""
        width, height = max(8, round(2 * reach[0] / _STEP)), max(8, round(2 * reach[1] / _STEP))
        corner = (round(centre[0] / _STEP - width / 2), round(centre[1] / _STEP - height / 2))
        light = pool((width, height), colour, power)
        self._small.blit(light, corner, special_flags=pygame.BLEND_RGB_ADD)

    def darken(self, layer: Surface) -> None:
        """Multiplies a layer (any size) onto the light, for the vignette."""
        fitted = pygame.transform.smoothscale(layer, self._small.get_size())
        self._small.blit(fitted, (0, 0), special_flags=pygame.BLEND_RGB_MULT)

    def copy(self) -> LightMap:
        twin = LightMap(self.size, "#000000")
        twin._small = self._small.copy()
        return twin

    def surface(self, area: Rect | None = None) -> Surface:
        """The light at full size, or only for one area of the picture."""
        full = (self._small.get_width() * _STEP, self._small.get_height() * _STEP)
        if area is None:
            return pygame.transform.smoothscale(self._small, full)
        cells = Rect(area.x // _STEP, area.y // _STEP, area.w // _STEP + 3, area.h // _STEP + 3)
        cells = cells.clip(self._small.get_rect())
        part = self._small.subsurface(cells)
        big = pygame.transform.smoothscale(part, (cells.w * _STEP, cells.h * _STEP))
        crop = Surface(area.size, 0, 24)
        crop.fill((255, 255, 255))
        crop.blit(big, (cells.x * _STEP - area.x, cells.y * _STEP - area.y))
        return crop


def vignette(size: Size) -> Surface:
    """A small multiply layer that darkens towards the corners, for `LightMap.darken`."""
    shade = svg.radial_gradient(
        "v", (50, 46), 74, (0, "#ffffff"), (0.55, "#f2ecea"), (0.8, "#b9aaa8"), (1, "#7a6a6c")
    )
    body = svg.rect(0, 0, 100, 100, "url(#v)")
    drawn = svg.raster(svg.document(body, 100, 100, shade), (128, 128))
    flat = Surface((128, 128), 0, 24)
    flat.blit(drawn, (0, 0))
    return pygame.transform.smoothscale(flat, size)
