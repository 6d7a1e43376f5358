"""Light from the upper left: shadows of pieces, the lamp over the table, glows and tinting."""

import itertools
import math
from dataclasses import dataclass
from functools import lru_cache

import pygame

from sprites.common import svg
from sprites.common.alpha_blur import blurred_alpha
from sprites.common.colour import Rgb, rgb
from sprites.common.drawn import Canvas
from sprites.common.shapes import Shape, shape_of, trimmed
from sprites.common.stretched import taller, wider
from sprites.common.surface_cache import kept
from sprites.common.tween import LIFT_SCALE, between

SHADOW: Rgb = (18, 9, 26)
WARM: Rgb = (70, 42, 16)
DUSK: Rgb = (96, 82, 118)
_LEVEL = 4
"""Degrees up to which a shadow does not show that a thing leans."""
_LAMP_STEP = 16
"""The lamp is smooth: computed at one sixteenth of the size and stretched."""


@dataclass(frozen=True, slots=True, eq=False)
class Shaded:
    """A sprite with its shadow; `origin` is where the sprite's own corner lies in the surface."""

    surface: pygame.Surface
    origin: tuple[int, int]

    def blit(self, target: Canvas, topleft: tuple[float, float]) -> pygame.Rect:
        """Put the sprite's own corner at topleft; returns the touched rectangle."""
        x, y = topleft[0] - self.origin[0], topleft[1] - self.origin[1]
        return target.blit(self.surface, (round(x), round(y)))


@dataclass(frozen=True, slots=True, eq=False)
class Layers:
    """Pictures that are drawn over one another, the lowest first, each with the place of its
    corner from the corner of the sprite: a shadow or a glow is shared by all sprites of a shape,
    and soft layers that are merged into one picture would show a seam."""

    parts: tuple[tuple[pygame.Surface, tuple[int, int]], ...]

    def blit(self, target: Canvas, topleft: tuple[float, float]) -> None:
        """Put the sprite's own corner at topleft."""
        left, top = round(topleft[0]), round(topleft[1])
        for picture, (x, y) in self.parts:
            target.blit(picture, (left + x, top + y))

    def merged(self) -> Shaded:
        """All layers as one picture, to be faded as a whole."""
        boxes = [picture.get_rect(topleft=place) for picture, place in self.parts]
        whole = boxes[0].unionall(boxes[1:])
        canvas = pygame.Surface(whole.size, pygame.SRCALPHA)
        self.blit(canvas, (-whole.left, -whole.top))
        return Shaded(canvas, (-whole.left, -whole.top))


def silhouette(surface: pygame.Surface, colour: Rgb | str, alpha: int = 255) -> pygame.Surface:
    """The shape of a sprite filled with one colour, its alpha scaled by alpha/255."""
    fill = rgb(colour) if isinstance(colour, str) else colour
    shape = svg.with_alpha(surface)
    shape.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    shape.fill((*fill, 0), special_flags=pygame.BLEND_RGBA_ADD)
    if alpha < 255:
        shape.fill((255, 255, 255, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return shape


def faded(surface: pygame.Surface, share: float) -> pygame.Surface:
    """A copy with its alpha multiplied by share (0..1)."""
    copy = svg.with_alpha(surface)
    copy.fill((255, 255, 255, round(255 * share)), special_flags=pygame.BLEND_RGBA_MULT)
    return copy


def clip(surface: pygame.Surface, mask: pygame.Surface) -> pygame.Surface:
    """Cut the surface in place to the mask's alpha (the mask must be white); returns it."""
    surface.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return surface


def rounded_mask(size: tuple[int, int], radius: float) -> pygame.Surface:
    """A white rectangle with round corners, for `clip`. Its corners are those of a small one; its
    sides are stretched, which takes a fraction of the time."""
    enough = 2 * math.ceil(radius) + 5
    small = (min(size[0], enough), min(size[1], enough))
    corners = _small_mask(small, radius)
    return taller(wider(corners, size[0] - small[0]), size[1] - small[1])


@kept
def _small_mask(size: tuple[int, int], radius: float) -> pygame.Surface:
    width, height = size
    body = svg.rect(0, 0, width, height, "#ffffff", rx=radius)
    return svg.raster(svg.document(body, width, height), size)


@kept
def kept_rounded_mask(size: tuple[int, int], radius: float) -> pygame.Surface:
    """The same mask every time, for shadows and glows that are remembered by their mask."""
    return rounded_mask(size, radius)


def round_corners(surface: pygame.Surface, radius: float) -> None:
    """Cut the four corners of a picture in place, and touch nothing else."""
    side = round(radius) + 2
    width, height = surface.get_size()
    mask = rounded_mask((2 * side, 2 * side), radius)
    for x, y in ((0, 0), (width - side, 0), (0, height - side), (width - side, height - side)):
        part = (side if x else 0, side if y else 0, side, side)
        surface.blit(mask, (x, y), part, special_flags=pygame.BLEND_RGBA_MULT)


def round_off(
    part: pygame.Surface, place: pygame.Rect, whole: tuple[int, int], radius: float
) -> None:
    """Cut from a part at its `place` in a larger picture, in place, what lies outside the round
    corners of the whole."""
    side = math.ceil(radius) + 2
    mask = _small_mask((2 * side + 1, 2 * side + 1), radius)
    for x, y in itertools.product((False, True), repeat=2):
        corner = pygame.Rect((whole[0] - side) * x, (whole[1] - side) * y, side, side)
        seen = corner.clip(place)
        of_mask = seen.move(-corner.x, -corner.y).move((side + 1) * x, (side + 1) * y)
        at = (seen.x - place.x, seen.y - place.y)
        part.blit(mask, at, of_mask, special_flags=pygame.BLEND_RGBA_MULT)


def shadow_pad(offset: tuple[float, float] = (2, 4), blur: float = 6) -> int:
    """How far `shadow` reaches beyond the sprite on each side, px."""
    return math.ceil(blur * 2 + 2 + max(abs(offset[0]), abs(offset[1])))


def shadow(
    surface: pygame.Surface,
    offset: tuple[float, float] = (2, 4),
    blur: float = 6,
    alpha: int = 130,
    colour: Rgb = SHADOW,
) -> pygame.Surface:
    """The soft shadow alone, its offset included, `shadow_pad` px larger on each side."""
    pad = shadow_pad(offset, blur)
    width, height = surface.get_size()
    canvas = pygame.Surface((width + 2 * pad, height + 2 * pad), pygame.SRCALPHA)
    canvas.blit(
        silhouette(surface, colour, alpha), (pad + round(offset[0]), pad + round(offset[1]))
    )
    return _recoloured(blurred_alpha(canvas, _radius(blur)), colour)


def shadow_of_straight(
    surface: pygame.Surface, corner: int, offset: tuple[float, float], blur: float, alpha: int
) -> pygame.Surface:
    """What `shadow` gives, in a fraction of the time, of an opaque sheet whose sides are straight
    but for `corner` px at their ends: that of its corners put together, stretched."""
    half = shadow_pad(offset, blur) + corner
    width, height = surface.get_size()
    wide, high = width - 2 * half - 1, height - 2 * half - 1
    if min(wide, high) < 0:
        return shadow(surface, offset, blur, alpha)
    corners = pygame.Surface((2 * half + 1, 2 * half + 1), pygame.SRCALPHA)
    for x, y in itertools.product((False, True), repeat=2):
        part = ((width - half) * x, (height - half) * y, half + 1 - x, half + 1 - y)
        corners.blit(surface, ((half + 1) * x, (half + 1) * y), part)
    return taller(wider(shadow(corners, offset, blur, alpha), wide), high)


def soft(surface: pygame.Surface, blur: float) -> pygame.Surface:
    """Two box blurs, which look like one round blur and cost a tenth of it."""
    radius = _radius(blur)
    return pygame.transform.box_blur(pygame.transform.box_blur(surface, radius), radius)


def _radius(blur: float) -> int:
    return max(1, int(blur / 2))


def _recoloured(surface: pygame.Surface, colour: Rgb) -> pygame.Surface:
    # Of a blurred shape only the alpha counts.
    surface.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    surface.fill((*colour, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return surface


def with_shadow(surface: pygame.Surface, scale: float, lifted: bool = False) -> Shaded:
    """The sprite over its soft shadow and, lying down, its tight contact shadow."""
    canvas, pad = _fall(surface, scale, float(lifted))
    canvas.blit(surface, (pad, pad))
    return Shaded(canvas, (pad, pad))


def shadow_of_sheet(size: tuple[int, int], radius: float, scale: float) -> Shaded:
    """What `with_shadow` puts below a lying sheet with round corners of `radius` px: the shadow of
    a small one, stretched."""
    small, pad = _fall_of_sheet(radius, scale)
    side = small.get_width() - 2 * pad
    grown = taller(wider(small, size[0] - side), size[1] - side)
    return Shaded(grown, (pad, pad))


@lru_cache(maxsize=8)
def _fall_of_sheet(radius: float, scale: float) -> tuple[pygame.Surface, int]:
    """(shadow of a sheet just so large that its corners do not touch, its reach). It is small, and
    every sheet wants it: it stays, however full the cache is."""
    reach = shadow_pad((2 * scale, 6 * scale), 6 * scale)
    side = 2 * (reach + math.ceil(radius)) + 1
    return _fall(kept_rounded_mask((side, side), radius), scale, 0.0)


@kept
def laid(surface: pygame.Surface, scale: float) -> Layers:
    """The same in layers, lying down: the shadow is made once for all sprites of a shape."""
    fall, place = _lying_fall(shape_of(surface), scale)
    return Layers(((fall, place), (surface, (0, 0))))


@kept
def held(surface: pygame.Surface, scale: float, lean: int, size: float) -> Layers:
    """A sprite above the table: `size` times as large, leaning by whole degrees, its shadow the
    farther and softer the larger it is; one a little smaller presses itself into the table.

    Its middle lies at the corner of the layers.
    """
    level = 0 if abs(lean) <= _LEVEL else lean
    fall, place = _held_fall(shape_of(surface), scale, level, size)
    leaning = pygame.transform.rotozoom(surface, lean, size)
    corner = (-(leaning.get_width() // 2), -(leaning.get_height() // 2))
    return Layers(((fall, place), (leaning, corner)))


@kept
def _lying_fall(shape: Shape, scale: float) -> tuple[pygame.Surface, tuple[int, int]]:
    """(shadow, its place from the sprite's corner)."""
    return _placed(*_fall(shape.picture, scale, 0.0))


@kept
def _held_fall(
    shape: Shape, scale: float, lean: int, size: float
) -> tuple[pygame.Surface, tuple[int, int]]:
    """(shadow, its place from the middle of the sprite). It is soft: a shape that leans little
    casts that of a level one, which is made once."""
    leaning = pygame.transform.rotozoom(shape.picture, lean, size)
    above = max(0.0, min(1.0, (size - 1) / (LIFT_SCALE - 1)))
    soft_enough = above > 0 and leaning.get_width() * leaning.get_height() > _LARGE
    fallen = _coarse_fall if soft_enough else _fall
    fall, (x, y) = _placed(*fallen(leaning, scale, above, _DEEPER if size > LIFT_SCALE else 0))
    return fall, (x - leaning.get_width() // 2, y - leaning.get_height() // 2)


def _fall(
    surface: pygame.Surface, scale: float, above: float, deeper: int = 0
) -> tuple[pygame.Surface, int]:
    """(shadow, px by which it reaches beyond the sprite on each side). `above`: 0 lies on the
    table, 1 is as high above it as what is held; `deeper`: so much darker than usual."""
    blur, strength = between(6.0, 14.0, above), round(between(130, 120, above)) + deeper
    offset = (between(2, 6, above) * scale, between(4, 12, above) * scale)
    pad = shadow_pad(offset, blur * scale)
    canvas = shadow(surface, offset, blur * scale, strength)
    if not above:
        near = (scale, 1.5 * scale)
        contact = shadow(surface, near, 2 * scale, 98)
        inset = pad - shadow_pad(near, 2 * scale)
        canvas.blit(contact, (inset, inset))
    return canvas, pad


_DEEPER = 70
"""So much darker, of 255, is the shadow of what is held larger than other things are."""
_LARGE = 10_000
"""px of a thing whose shadow, when it is lifted, is drawn at half its size and stretched."""


def _coarse_fall(
    surface: pygame.Surface, scale: float, above: float, deeper: int = 0
) -> tuple[pygame.Surface, int]:
    """What `_fall` gives, in a third of the time: so soft a shadow has no fine parts."""
    width, height = (side + side % 2 for side in surface.get_size())
    even = pygame.Surface((width, height), pygame.SRCALPHA)
    even.blit(surface, (0, 0))
    half = pygame.transform.smoothscale(even, (width // 2, height // 2))
    fall, pad = _fall(half, scale / 2, above, deeper)
    return pygame.transform.smoothscale_by(fall, 2), 2 * pad


def _placed(fall: pygame.Surface, pad: int) -> tuple[pygame.Surface, tuple[int, int]]:
    part, (x, y) = trimmed(fall)
    return part, (x - pad, y - pad)


def coarse_lamp(
    size: tuple[int, int],
    centre: tuple[float, float] = (0.31, 0.43),
    radius: float = 0.72,
) -> tuple[pygame.Surface, pygame.Surface]:
    """The lamp over a table of `size` px: a warm layer to add and a dusk layer to multiply, both
    small, to be stretched to `size` one after the other: each takes as much memory as the table.

    `centre` is given in shares of the size, `radius` in shares of the width.
    """
    columns, rows = size[0] // _LAMP_STEP + 2, size[1] // _LAMP_STEP + 2
    warm, dusk = bytearray(), bytearray()
    reach = radius * size[0]
    rings = _rings()
    middle = (centre[0] * size[0], centre[1] * size[1])
    for row in range(rows):
        for column in range(columns):
            away = math.hypot(column * _LAMP_STEP - middle[0], row * _LAMP_STEP - middle[1])
            lit, dim = rings[min(len(rings) - 1, round(away / reach * _RINGS))]
            warm += lit
            dusk += dim
    return from_dots(warm, (columns, rows)), from_dots(dusk, (columns, rows))


@lru_cache(maxsize=1)
def _rings() -> tuple[tuple[bytes, bytes], ...]:
    """By distance from the lamp in shares of its reach, `_RINGS` to the whole of it: the dots of
    the warm and of the dusk layer."""
    found = []
    for ring in range(2 * _RINGS):
        light = smoothstep(1 - ring / _RINGS)
        dark = smoothstep((ring / _RINGS - 0.35) / 1.15)
        warm = bytes(int(part * light) for part in WARM)
        found.append((warm, bytes(int(255 + (part - 255) * dark) for part in DUSK)))
    return tuple(found)


def from_dots(dots: bytearray, grid: tuple[int, int]) -> pygame.Surface:
    """The opaque picture of RGB dots, `grid` columns and rows. Its px have four bytes, as those of
    the window: with three, everything that is done with it takes several times as long."""
    picture = pygame.Surface(grid, 0, 32)
    picture.blit(pygame.image.frombytes(bytes(dots), grid, "RGB"), (0, 0))
    return picture


def smoothstep(value: float) -> float:
    """0 below 0, 1 above 1, an S between."""
    clamped = max(0.0, min(1.0, value))
    return clamped * clamped * (3 - 2 * clamped)


@kept
def glow(size: tuple[int, int], colour: str, strength: float = 0.9) -> pygame.Surface:
    """A round soft light filling `size` px, strongest in the middle."""
    light = svg.radial_gradient(
        "glow", (50, 50), 50, (0, colour, strength), (0.5, colour, strength * 0.5), (1, colour, 0)
    )
    body = svg.circle(50, 50, 50, "url(#glow)")
    square = svg.raster(svg.document(body, 100, 100, light), (min(256, max(size)),) * 2)
    return square if square.get_size() == size else pygame.transform.smoothscale(square, size)


_RINGS = 400
