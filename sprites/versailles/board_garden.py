"""The park of Versailles from above: lawns and gravel in washes, groves in quincunx, basins."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Generator, Iterator
from functools import lru_cache

import pygame

from sprites.common.colour import mix, rgb
from sprites.common.light import from_dots
from sprites.common.noise import grain
from sprites.common.surface_cache import Pieces, kept
from sprites.common.unit_canvas import Canvas
from sprites.versailles.geometry_parts import Box, Point
from sprites.versailles.palette import FLOWERS, GOLD_INK, HEDGE, HEDGE_INK, LAWN
from sprites.versailles.pen import Sketch, around
from sprites.versailles.tile_garden import parterre

Tone = tuple[int, int, int]
_PAPER = "#efe7c9"
_CELL = 10.0
"""Units; the wash is computed this coarsely and stretched."""
_GROVE = 11.4
_GREEN_FROM = 0.46
_BANDS = 6
_COARSE = 24
"""px between the measured points of the light."""
_ROWS_AT_ONCE = 8
"""Of these points, in a piece of the work."""
_LAMP, _LAMP_AT, _LAMP_REACH, _FLAT = (30, 26, 16), (0.42, 0.34), 0.8, 0.75
"""The lamp of the room over the upper left of the palace, the heart of the plan: what is added
where it hangs, and how far it reaches, in shares; how much shorter a way down the plan is than one
across."""
_CORNER, _CORNER_FROM, _CORNER_FALL = (222, 221, 217), 0.3, 0.8
"""What everything at the far corner is multiplied by, a little less of every colour alike, how far
from the lamp that begins, and over how much it falls off."""
_NONE, _WHOLE = (0, 0, 0), (255, 255, 255)
_NEAR_LIGHT, _FAR_LIGHT = (243, 243, 237), (184, 189, 186)
"""What the light on the park is multiplied by at the upper left and at the lower right."""
_POOL, _POOL_AT, _POOL_REACH = (21, 16, 4), (0.4, 0.36), 0.6
"""The warm pool of the lamp on the lawn: what is added to it, where it is brightest and how far it
reaches, in shares."""


def wash(size: tuple[int, int], unit: float) -> Generator[None, None, pygame.Surface]:
    """The ground, after some steps: ivory where it is dry, green where it is lawn. Opaque, and at
    least as large as asked for."""
    columns = max(2, math.ceil(size[0] / unit / _CELL)) + 1
    rows = max(2, math.ceil(size[1] / unit / _CELL)) + 1
    dots = bytearray()
    for row in range(rows):
        dots += _tones(row, columns)
        yield
    small = from_dots(dots, (columns, rows))
    full = (round(columns * _CELL * unit), round(rows * _CELL * unit))
    return pygame.transform.smoothscale(small, full)


@lru_cache(maxsize=256)
def _tones(row: int, columns: int) -> bytes:
    """One row of the wash, the same at every size of the board."""
    y = row * _CELL
    shares = (_smooth((greenness(column * _CELL, y) - 0.3) / 0.4) for column in range(columns))
    return b"".join(bytes(_tone(round(share, 2))) for share in shares)


@lru_cache(maxsize=128)
def _tone(share: float) -> tuple[int, int, int]:
    return rgb(mix(_PAPER, LAWN, share))


@lru_cache(maxsize=1)
def _lattice() -> tuple[tuple[float, ...], ...]:
    chance = random.Random(52)
    return tuple(tuple(chance.random() for _ in range(64)) for _ in range(64))


def greenness(x: float, y: float) -> float:
    """0 dry to 1 lush at a point in units: two octaves of soft noise."""
    return 0.68 * _noise(x / 105, y / 80) + 0.32 * _noise(x / 38 + 17, y / 32 + 9)


def _noise(x: float, y: float) -> float:
    grid = _lattice()
    column, row = math.floor(x), math.floor(y)
    dx, dy = _smooth(x - column), _smooth(y - row)

    def at(i: int, j: int) -> float:
        return grid[(row + j) % 64][(column + i) % 64]

    upper = at(0, 0) + (at(1, 0) - at(0, 0)) * dx
    lower = at(0, 1) + (at(1, 1) - at(0, 1)) * dx
    return upper + (lower - upper) * dy


def _smooth(value: float) -> float:
    t = max(0.0, min(1.0, value))
    return t * t * (3 - 2 * t)


def fall_of_light(surface: pygame.Surface) -> Iterator[None]:
    """The park lies in one light from the upper left, lower than what stands on it: a warm pool
    there, dusk at the far corner."""
    for chart, flag in (yield from _charts(surface.get_size(), _on_the_park)):
        _lay_light(surface, chart, flag)
        yield


def lamplight(surface: pygame.Surface) -> Iterator[None]:
    """One lamp at the upper left for everything that lies on the plan: slabs of marble, too, are
    brighter near it and dimmer at the far corner."""
    for chart, flag in (yield from _charts(surface.get_size(), _under_the_lamp)):
        _lay_light(surface, chart, flag)
        yield


def _on_the_park(across: float, down: float) -> tuple[Tone, Tone]:
    """Dusk and light at a place in shares."""
    share = _smooth((across * 0.6 + down * 0.5 - 0.28) / 0.92)
    away = math.hypot(across - _POOL_AT[0], down - _POOL_AT[1]) / _POOL_REACH
    return _between(_NEAR_LIGHT, _FAR_LIGHT, share), _between(_NONE, _POOL, _smooth(1 - away))


def _under_the_lamp(across: float, down: float) -> tuple[Tone, Tone]:
    """The same."""
    away = math.hypot(across - _LAMP_AT[0], _FLAT * (down - _LAMP_AT[1]))
    near, far = _smooth(1 - away / _LAMP_REACH), _smooth((away - _CORNER_FROM) / _CORNER_FALL)
    return _between(_WHOLE, _CORNER, far), _between(_NONE, _LAMP, near)


def _between(tone: Tone, other: Tone, share: float) -> Tone:
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(tone, other, strict=True))
    return red, green, blue


def _charts(
    size: tuple[int, int], tones: Callable[[float, float], tuple[Tone, Tone]]
) -> Pieces[tuple[tuple[pygame.Surface, int], ...]]:
    """A coarse dusk and a coarse light over `size` px, each with how it is laid."""
    columns, rows = max(2, size[0] // _COARSE), max(2, size[1] // _COARSE)
    dusk, light = bytearray(), bytearray()
    for row in range(rows):
        for column in range(columns):
            dim, bright = tones(column / (columns - 1), row / (rows - 1))
            dusk += bytes(dim)
            light += bytes(bright)
        if row % _ROWS_AT_ONCE == 0:
            yield
    return (
        (from_dots(dusk, (columns, rows)), pygame.BLEND_RGB_MULT),
        (from_dots(light, (columns, rows)), pygame.BLEND_RGB_ADD),
    )


def _lay_light(surface: pygame.Surface, chart: pygame.Surface, flag: int) -> None:
    whole = pygame.transform.smoothscale(chart, surface.get_size())
    surface.blit(whole, (0, 0), special_flags=flag)


def plant_groves(canvas: Canvas) -> Iterator[None]:
    """Little trees in quincunx where the ground is green."""
    stamp = _grove_tree(max(5, round(7.6 * canvas.unit)))
    width, height = canvas.surface.get_size()
    half = stamp.get_width() / 2
    rows = int(height / canvas.unit / _GROVE) + 2
    for row in range(rows):
        y = row * _GROVE
        for column in range(int(width / canvas.unit / _GROVE) + 2):
            x = column * _GROVE + (_GROVE / 2 if row % 2 else 0)
            if greenness(x, y) > _GREEN_FROM:
                spot = (round(x * canvas.unit - half), round(y * canvas.unit - half))
                canvas.surface.blit(stamp, spot)
        if row % 4 == 3:
            yield


@kept
def _grove_tree(px: int) -> pygame.Surface:
    d = Sketch(2.4)
    d.circle(35, 38, 22, "#7f8f55", None, opacity=0.34)
    d.circle(30, 30, 22, "#bccb8f", "#93a46a")
    d.circle(24, 24, 9, "#d9e3b4", None)
    return d.raster((64, 64), (px, px))


def grain_bands(surface: pygame.Surface, unit: float) -> Iterator[None]:
    """Fine grain over everything that is ground, band by band."""
    width, height = surface.get_size()
    tall = -(-height // _BANDS)
    for band in range(_BANDS):
        box = pygame.Rect(0, band * tall, width, tall).clip(surface.get_rect())
        if box.height <= 0:
            return
        part = surface.subsurface(box)
        grain(part, (max(1.2, 1.5 * unit), max(1.2, 1.5 * unit)), 226, 255, 90 + band)
        yield


def basin(canvas: Canvas, middle: Point, radius: float) -> None:
    """A round fountain in gravel, edged with box and flowers. Units."""
    d = Sketch(0.9)
    x, y = middle
    d.circle(x + 1.5, y + 2.2, radius * 1.5, "#3c4420", None, opacity=0.32)
    d.circle(*middle, radius * 1.48, "#5d7c46", HEDGE_INK)
    d.circle(x - 0.4, y - 0.4, radius * 1.42, "none", "#86a465", 0.9)
    d.circle(*middle, radius * 1.32, "#efe3c2", "#8a744a", 0.8)
    for number in range(8):
        at = around(middle, radius * 1.16, number * 45 + 22)
        d.circle(*at, radius * 0.13, FLOWERS[number % 2], "#5a2a34", 0.5)
    d.circle(*middle, radius, "#e9e0cf", "#6a5a5a")
    pool = d.linear(
        (x - radius, y - radius), (x + radius, y + radius), (0, "#dcedf3"), (1, "#7ba6bd")
    )
    d.circle(*middle, radius * 0.84, pool, "#5a7888", 0.8)
    for number in range(10):
        start, end = (
            around(middle, radius * 0.24, number * 36),
            around(middle, radius * 0.66, number * 36 + 16),
        )
        d.line(f"M{start[0]:.1f} {start[1]:.1f} L{end[0]:.1f} {end[1]:.1f}", "#f6fcff", 0.9)
    d.circle(*middle, radius * 0.62, "none", "#eef8fb", 0.5)
    d.circle(*middle, radius * 0.24, "#e3bf5e", GOLD_INK, 0.8)
    d.circle(x - radius * 0.06, y - radius * 0.06, radius * 0.1, "#fff4cc", None)
    reach = radius * 1.6
    canvas.paint(d, (x - reach, y - reach, 2 * reach, 2 * reach))


def bed(canvas: Canvas, box: Box, kind: str) -> None:
    """A parterre of broderie in a square box of units."""
    inner = Sketch(1.3)
    inner.rect(2, 4, 98, 98, "#3c4420", None, 1, 6)
    inner.rect(-1, -1, 100, 100, "#e8dab2", "#8a744a", 1, 5)
    parterre(inner, kind)
    d = Sketch(1.0)
    d.put(inner, (box[0], box[1]), box[2] / 100)
    canvas.paint(d, (box[0] - 2, box[1] - 2, box[2] + 5, box[3] + 5))


def small_trees(canvas: Canvas, spots: list[Point], radius: float) -> None:
    """Clipped trees standing alone. Units."""
    stamp = ball_tree(max(5, round(radius * 2.5 * canvas.unit)))
    half = stamp.get_width() / 2
    for x, y in spots:
        corner = (round(x * canvas.unit - half), round(y * canvas.unit - half))
        canvas.surface.blit(stamp, corner)


@kept
def ball_tree(px: int) -> pygame.Surface:
    """A clipped tree from above with its shade."""
    d = Sketch(3.0)
    d.circle(37, 40, 22, "#2c3418", None, opacity=0.4)
    d.circle(30, 30, 23, HEDGE, HEDGE_INK)
    d.circle(23, 23, 9.6, "#86a465", None)
    return d.raster((64, 64), (px, px))
