"""The marble shelf with its gilt lip and everything that is let into it and never moves."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache, partial

import pygame

from sprites.common.light import round_corners, shadow, shadow_pad, silhouette
from sprites.common.surface_cache import Pieces, kept, kept_in_steps
from sprites.versailles.icons import icon
from sprites.versailles.palette import GOLD_INK
from sprites.versailles.pen import Sketch
from sprites.versailles.tile_face import medal
from sprites.versailles.veined_marble import veined_marble

_STILL = 16
"""So many pieces of a kind stay, however full the cache is: they lie there all the time, and all of
them are laid again whenever something on the shelf changes."""
_CORNER = 8.0
_SEED = 11
_PRESSED, _FAINTLY = 62, 36
"""How much is seen of a shape pressed into the marble, of 255."""
_ENAMEL = 46
"""The same of one in the enamel of a salver."""


def prepared(size: tuple[int, int], scale: float) -> list[Callable[[], object]]:
    """Draw the slab piece by piece before it is laid."""
    stone = [] if _slab.has(size, scale) else [partial(veined_marble.steps, size, scale, _SEED)]
    return [*stone, partial(_slab.steps, size, scale), partial(_slab_shadow, size, scale)]


def lay_slab(canvas: pygame.Surface, box: pygame.Rect, scale: float) -> None:
    """The slab in one piece with its shadow."""
    slab = _slab(box.size, scale)
    offset, blur = (3 * scale, 6 * scale), 9 * scale
    pad = shadow_pad(offset, blur)
    canvas.blit(_slab_shadow(box.size, scale), (box.left - pad, box.top - pad))
    canvas.blit(slab, box)


@lru_cache(maxsize=1)
def _slab_shadow(size: tuple[int, int], scale: float) -> pygame.Surface:
    return shadow(_slab(size, scale), (3 * scale, 6 * scale), 9 * scale)


@kept_in_steps
def _slab(size: tuple[int, int], scale: float) -> Pieces[pygame.Surface]:
    slab = pygame.Surface(size, pygame.SRCALPHA)
    slab.blit(veined_marble(size, scale, _SEED), (0, 0))
    width, height = size[0] / scale, size[1] / scale
    d = Sketch(1.0)
    light = d.linear((0, 0), (0, height), (0, "#ffffff", 0.34), (0.3, "#ffffff", 0.0))
    d.add(f'<rect x="0" y="0" width="{width:.1f}" height="{height:.1f}" fill="{light}"/>')
    dark = d.linear((0, 0), (0, height), (0.62, "#3a3024", 0.0), (1, "#3a3024", 0.14))
    d.add(f'<rect x="0" y="0" width="{width:.1f}" height="{height:.1f}" fill="{dark}"/>')
    gold = d.gilding((0, 0, width, height))
    for inset, colour, thick in (
        (1.4, "#2b1c08", 2.8), (2.6, gold, 3.0), (1.7, "#fff1c4", 0.7), (4.4, "#5c3d08", 0.9),
        (5.6, "#4a3410", 1.4),
    ):  # fmt: skip
        alpha = 0.3 if inset > 5 else 1.0
        d.add(
            f'<rect x="{inset}" y="{inset}" width="{width - 2 * inset:.1f}" '
            f'height="{height - 2 * inset:.1f}" rx="{_CORNER - inset * 0.6:.1f}" fill="none" '
            f'stroke="{colour}" stroke-width="{thick}" stroke-opacity="{alpha}"/>'
        )
    yield
    slab.blit(d.once((0, 0, width, height), size), (0, 0))
    yield
    round_corners(slab, _CORNER * scale)
    return slab


@lru_cache(maxsize=_STILL)
def beads(height: int, scale: float) -> pygame.Surface:
    """An upright row of gold beads."""
    wide = round(9 * scale)
    tall, step = height / scale, 10.6
    count = max(2, int(tall / step))
    d = Sketch(1.0)
    for number in range(count):
        y = (number + 0.5) * tall / count
        d.circle(4.9, y + 0.8, 3.0, "#3a3024", None, opacity=0.35)
        d.circle(4.5, y, 2.9, d.gilding((1.6, y - 2.9, 5.8, 5.8)), GOLD_INK, 0.7)
        d.circle(3.7, y - 0.9, 0.9, "#fff8da", None)
    return d.once((0, 0, wide / scale, tall), (wide, height))


@lru_cache(maxsize=_STILL)
def tile_place(side: int, scale: float) -> pygame.Surface:
    """An empty place for a tile, pressed into the marble with the sign of its back."""
    d = Sketch(1.0)
    size = side / scale
    d.add(
        f'<rect x="0.5" y="0.5" width="{size - 1:.1f}" height="{size - 1:.1f}" rx="3" '
        f'fill="#6a6150" fill-opacity="0.09"/>'
    )
    d.line(f"M1.2 {size - 2:.1f} V1.2 H{size - 2:.1f}", "#3a3024", 1.4, 0.28)
    d.line(f"M1.6 {size - 1:.1f} H{size - 1:.1f} V1.6", "#ffffff", 1.2, 0.75)
    canvas = d.once((0, 0, size, size), (side, side))
    sign = pygame.transform.grayscale(icon("king", round(side * 0.5)))
    sign.set_alpha(_FAINTLY)
    canvas.blit(sign, sign.get_rect(center=(side // 2, side // 2)))
    return canvas


_LIFTED_INSET = 5.6
"""Units from the edge of a tile to the dashes of its place, within the frame of what is chosen."""
_DASH_STEP, _DASH_SHARE = 10.6, 0.6
"""About the units from dash to dash; how much of it is drawn."""


@kept
def lifted_place(side: int, scale: float) -> pygame.Surface:
    """The dashed place of a tile that is in the hand."""
    d = Sketch(1.0)
    size = side / scale
    d.add(
        f'<rect x="2" y="2" width="{size - 4:.1f}" height="{size - 4:.1f}" rx="3" '
        f'fill="#24447f" fill-opacity="0.12"/>'
    )
    d.line(_dashes(_LIFTED_INSET, size - _LIFTED_INSET), "#24447f", 1.9)
    return d.once((0, 0, size, size), (side, side))


def _dashes(near: float, far: float) -> str:
    """Path data of dashes along the four sides of a square, one across each corner. Every dash is
    a line of its own: a pattern along a closed line is lost at some sizes."""
    count = max(2, round((far - near) / _DASH_STEP))
    step = (far - near) / count
    half = step * _DASH_SHARE / 2
    found = []
    for number in range(count + 1):
        first = max(near, near + number * step - half)
        last = min(far, near + number * step + half)
        for side in (near, far):
            found.append(f"M{first:.2f} {side:.2f} H{last:.2f} M{side:.2f} {first:.2f} V{last:.2f}")
    return " ".join(found)


@lru_cache(maxsize=_STILL)
def salver(side: int, kind: str) -> pygame.Surface:
    """A gilt dish with a beaded rim and a ground of blue enamel, in it the shape of what belongs
    there: an empty one tells what is missing."""
    canvas = _dish(side).copy()
    shape = silhouette(icon(kind, round(side * 0.44)), "#c9d8f4", _ENAMEL)
    canvas.blit(shape, shape.get_rect(center=(side // 2, side // 2)))
    return canvas


@kept
def _dish(side: int) -> pygame.Surface:
    d = Sketch(1.0)
    rim = d.linear((14, 10), (86, 92), (0, "#fff0bd"), (0.45, "#cfa448"), (1, "#7a5520"))
    d.circle(50, 50, 48.6, "#2b1c08", None)
    d.circle(50, 50, 47.2, rim, None)
    d.line("M8 40 A43 43 0 0 1 62 8.6", "#fff8dc", 2.2, 0.95)
    for number in range(32):
        angle = number * math.tau / 32
        x, y = 50 + 42.7 * math.cos(angle), 50 + 42.7 * math.sin(angle)
        d.circle(x, y, 1.9, "#fbeab0", "#6a4a18", 0.6)
    d.circle(50, 50, 38.6, "#0c1430", None)
    blue = d.linear((30, 20), (70, 84), (0, "#1b2b5e"), (0.6, "#2f4a8c"), (1, "#46639f"))
    d.circle(50, 50.6, 37.2, blue, None)
    d.line("M16 46 A34.6 34.6 0 0 1 74 25", "#060a1c", 6, 0.45)
    d.line("M28 79.6 A36 36 0 0 0 84 61", "#c9d8f4", 1.8, 0.35)
    return d.once((0, 0, 100, 100), (side, side))


@lru_cache(maxsize=_STILL)
def recess(side: int, kind: str) -> pygame.Surface:
    """A round hollow with the shape of the decoration that belongs there pressed into it."""
    canvas = hollow(side).copy()
    inner = round(side * 0.76)
    shape = pygame.transform.grayscale(medal(kind, inner))
    shape.set_alpha(_PRESSED)
    canvas.blit(shape, shape.get_rect(center=(side // 2, side // 2)))
    return canvas


@lru_cache(maxsize=_STILL)
def hollow(side: int) -> pygame.Surface:
    """A round hollow in the marble."""
    d = Sketch(1.0)
    d.circle(32, 32, 30, "#6a6150", None, opacity=0.24)
    d.line("M9.5 49 A28.6 28.6 0 0 1 49 9.5", "#3a3024", 2.6, 0.5)
    d.line("M16 55.4 A28.6 28.6 0 0 0 55.4 16", "#ffffff", 2.2, 0.95)
    return d.once((0, 0, 64, 64), (side, side))


@lru_cache(maxsize=_STILL)
def bench(size: tuple[int, int], unit: float) -> pygame.Surface:
    """A low step of lighter marble for workers to stand on."""
    width, height = size[0] / unit, size[1] / unit
    d = Sketch(1.0)
    top = d.linear((0, 0), (0, height), (0, "#ffffff"), (0.55, "#ece3d2"), (1, "#bdb2a8"))
    d.add(
        f'<rect x="1.5" y="3.5" width="{width - 2:.1f}" height="{height - 4:.1f}" rx="4" '
        f'fill="#3a3024" fill-opacity="0.34"/>'
    )
    d.add(
        f'<rect x="0.6" y="0.6" width="{width - 1.2:.1f}" height="{height - 3.6:.1f}" rx="4" '
        f'fill="{top}" stroke="#8a7a58" stroke-width="0.9"/>'
    )
    d.line(f"M3 {height * 0.56:.1f} H{width - 3:.1f}", "#8a7a58", 0.8, 0.6)
    return d.once((0, 0, width, height), size)
