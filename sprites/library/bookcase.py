"""The bookcase of the archive: dark back wall, posts, cornice, plinth and shelves with a front
for labels. Light from the upper left.
"""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from sprites.common import svg
from sprites.common.colour import rgb
from sprites.common.noise import grain
from sprites.common.strokes import at, circle, path, rect, stroke, tones
from sprites.common.surface_cache import kept
from sprites.common.texture import fade_down
from sprites.library.layout import CORNICE, FASCIA, PLINTH, POST
from sprites.library.shade import fade
from sprites.title.hall import LightMap, vignette

WALNUT = (104, 68, 42)
_TILE = 420
"""px; long boards repeat a tile of wood, which nobody sees and which costs little."""


@kept
def boards(size: tuple[int, int], scale: float, seed: int) -> Surface:
    """Opaque polished walnut with the grain running to the right."""
    tile = Surface((min(size[0], round(_TILE * scale)), size[1]), 0, 24)
    tile.fill(WALNUT)
    grain(tile, (240 * scale, 2.4 * scale), 190, 255, seed, (1, 0.99, 0.97))
    grain(tile, (90 * scale, 1.2 * scale), 214, 255, seed + 1)
    grain(tile, (140 * scale, 16 * scale), 206, 255, seed + 2)
    board = Surface(size, 0, 24)
    flipped = pygame.transform.flip(tile, True, False)
    for place, left in enumerate(range(0, size[0], tile.get_width())):
        board.blit(flipped if place % 2 else tile, (left, 0))
    return board


def upright(size: tuple[int, int], scale: float, seed: int) -> Surface:
    """The same with the grain running down."""
    return pygame.transform.rotate(boards((size[1], size[0]), scale, seed), 90)


def panelling(size: tuple[int, int], scale: float, step: float, seed: int) -> Surface:
    """Upright boards side by side, `step` units wide, three kinds in turn, with their seams."""
    wide, seam = round(step * scale), max(1, round(1.8 * scale))
    kinds = [upright((wide, size[1]), scale, seed + kind) for kind in range(3)]
    wall = Surface(size, 0, 24)
    for place, left in enumerate(range(-wide // 2, size[0], wide)):
        wall.blit(kinds[place * 2 % 3], (left, 0))
        pygame.draw.rect(wall, (14, 8, 7), (left, 0, seam, size[1]))
        pygame.draw.rect(wall, (138, 96, 62), (left + seam, 0, max(1, seam // 2), size[1]))
    return wall


def back_wall(size: tuple[int, int], scale: float) -> Surface:
    """The inside of the bookcase: upright boards in deep shade, lit from the upper left."""
    wall = panelling(size, scale, 96, 71)
    wall.fill((108, 92, 88), special_flags=pygame.BLEND_RGB_MULT)
    light = LightMap(size, "#9a9094")
    light.add(
        (size[0] * 0.3, size[1] * 0.1), (round(size[0] * 0.6), round(size[1] * 0.7)), "#7a6a58"
    )
    wall.blit(light.surface(), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return wall


def room(size: tuple[int, int], scale: float) -> Surface:
    """The panelled wall behind the bookcase in the light of one lamp at the upper left."""
    wall = panelling(size, scale * 1.3, 118, 67)
    light = LightMap(size, "#6e666a")
    light.add((size[0] * 0.26, size[1] * 0.16), (round(700 * scale), round(460 * scale)), "#8a6a48")
    light.darken(vignette((64, 64)))
    wall.blit(light.surface(), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return wall


@kept
def shelf(width: int, scale: float) -> Surface:
    """One shelf of `width` px: the lit board, its front with two inlays, its shade below.

    The front is FASCIA units high; the shade reaches further down over what is below.
    """
    top, front = round(9 * scale), round(FASCIA * scale)
    shade = round(26 * scale)
    picture = Surface((width, front + shade), pygame.SRCALPHA)
    face = boards((width, front), scale, 83).copy()
    light = fade_down((width, front), ("#fff0dc", "#f2dcc4", "#c8ac94", "#8a7264"))
    face.blit(light, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    upper = boards((width, top), scale, 89).copy()
    upper.fill((46, 34, 22), special_flags=pygame.BLEND_RGB_ADD)
    upper.blit(
        fade_down((width, top), ("#9a8474", "#fff4e4")), (0, 0), special_flags=pygame.BLEND_RGB_MULT
    )
    face.blit(upper, (0, 0))
    picture.blit(face, (0, 0))
    picture.blit(_mouldings(width, front, top, scale), (0, 0))
    dusk = svg.linear_gradient("d", (0, 0), (0, shade), (0, "#060304", 0.72), (1, "#060304", 0))
    body = svg.rect(0, 0, width, shade, "url(#d)")
    picture.blit(svg.raster(svg.document(body, width, shade, dusk), (width, shade)), (0, front))
    return picture


def _mouldings(width: int, front: int, top: int, scale: float) -> Surface:
    wide, high, lip = width / scale, front / scale, top / scale
    body = svg.rect(0, lip - 0.6, wide, 1.4, "#ffe2b4", fill_opacity=0.8)
    body += svg.rect(0, lip + 0.8, wide, 1.2, "#2a160c", fill_opacity=0.7)
    for y in (lip + 3.6, high - 4.4):
        body += svg.rect(0, y, wide, 1.1, "#d2a050", fill_opacity=0.75)
        body += svg.rect(0, y + 1.1, wide, 0.9, "#1e0f08", fill_opacity=0.7)
    body += svg.rect(0, high - 1.4, wide, 1.4, "#140a06", fill_opacity=0.9)
    return svg.raster(svg.document(body, wide, high), (width, front))


def frame(size: tuple[int, int], scale: float) -> Surface:
    """What stands in front of the shelves: posts, cornice and plinth; open in the middle."""
    picture = Surface(size, pygame.SRCALPHA)
    post, head, foot = round(POST * scale), round(CORNICE * scale), round(PLINTH * scale)
    for left in (0, size[0] - post):
        picture.blit(_post((post, size[1]), scale), (left, 0))
    picture.blit(_beam((size[0], head), scale, 97), (0, 0))
    picture.blit(_beam((size[0], foot), scale, 101, plain=True), (0, size[1] - foot))
    inner = Rect(post, head, size[0] - 2 * post, size[1] - head - foot)
    _inner_shade(picture, inner, scale)
    pygame.draw.rect(picture, rgb("#1a0d08"), picture.get_rect(), max(1, round(1.6 * scale)),
                     round(5 * scale))  # fmt: skip
    return picture


def _post(size: tuple[int, int], scale: float) -> Surface:
    face = upright(size, scale, 79)
    wide, high = size[0] / scale, size[1] / scale
    body = ""
    for x, tone, alpha in ((1, "#ffe0b0", 0.55), (wide - 2, "#140906", 0.6)):
        body += svg.rect(x, 0, 1.4, high, tone, fill_opacity=alpha)
    for x in (wide * 0.32, wide * 0.5, wide * 0.68):
        body += rect(x - 1.2, 44, 2.4, high - 78, "#1c0d07", corner=1.2, opacity=0.65)
        body += rect(x + 0.9, 44, 0.9, high - 78, "#f0c486", corner=0.4, opacity=0.5)
    face.blit(svg.raster(svg.document(body, wide, high), size), (0, 0))
    return face


def _beam(size: tuple[int, int], scale: float, seed: int, plain: bool = False) -> Surface:
    face = boards(size, scale, seed).copy()
    face.fill((18, 12, 6), special_flags=pygame.BLEND_RGB_ADD)
    light = fade_down(size, ("#fff4e0", "#e6cdb0", "#a88c76", "#6e584c"))
    face.blit(light, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    wide, high = size[0] / scale, size[1] / scale
    body = svg.rect(0, 1, wide, 1.2, "#ffe8c0", fill_opacity=0.8)
    body += svg.rect(0, high - 2, wide, 2, "#120805", fill_opacity=0.9)
    if not plain:
        body += svg.rect(0, high - 6, wide, 1.2, "#d2a050", fill_opacity=0.9)
        body += svg.rect(0, high - 4.6, wide, 1, "#1c0d07", fill_opacity=0.7)
        body += _carving(wide, high)
    face.blit(svg.raster(svg.document(body, wide, high, _GOLD), size), (0, 0))
    return face


_GOLD = tones("bc-gold", "#f8deA0".lower(), "#c9964a", "#8a5c22")


def _carving(wide: float, high: float) -> str:
    """A gilt vine along the cornice, growing from a flower in its middle."""
    body, middle, y = "", wide / 2, high * 0.42
    for side in (-1, 1):
        step, reach = 34.0, int((wide / 2 - 60) / 34.0)
        for number in range(reach):
            x0 = middle + side * (22 + number * step)
            x1 = x0 + side * step
            way = 5.4 if number % 2 else -5.4
            d = f"M{x0:.1f} {y:.1f}Q{(x0 + x1) / 2:.1f} {y + way * 1.5:.1f} {x1:.1f} {y:.1f}"
            body += stroke(d, "#1c0d07", 3) + stroke(d, "url(#bc-gold)", 1.6)
            leaf = path("M0 0Q5 -5 11 -1Q5 3 0 0Z", "url(#bc-gold)", "#1c0d07", 0.8)
            turn = (0 if side > 0 else 180) + (38 if way > 0 else -38)
            body += at(leaf, x0 + side * step * 0.5, y + way * 0.75, 0.9, turn)
    body += circle(middle, y, 8.4, "#3a1c10", "#1c0d07", 1)
    for turn in range(0, 360, 60):
        body += at(path("M0 -1Q4 -6 0 -9Q-4 -6 0 -1Z", "url(#bc-gold)", "#1c0d07", 0.7), middle, y,
                   1, turn)  # fmt: skip
    return body + circle(middle, y, 2.2, "#9a2f4a", "#1c0d07", 0.8)


def _inner_shade(picture: Surface, inner: Rect, scale: float) -> None:
    """The frame throws a shadow onto what stands inside, from the upper left."""
    picture.blit(fade((inner.width, round(34 * scale)), 0.8, False), inner)
    picture.blit(fade((round(20 * scale), inner.height), 0.7, True), inner)
    low = pygame.transform.flip(fade((inner.width, round(16 * scale)), 0.55, False), False, True)
    picture.blit(low, low.get_rect(bottomleft=inner.bottomleft))
