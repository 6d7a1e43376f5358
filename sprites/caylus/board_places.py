"""The furnished places of the board: prestige row, yard and frame. Px of the board."""

from __future__ import annotations

import pygame

from sprites.caylus.icons import icon
from sprites.caylus.palette import GOLD, INK, OAK, ROYAL, TIMBER, lit
from sprites.caylus.pen import Drawing
from sprites.common import fonts
from sprites.common.cloth_and_stone import damask
from sprites.common.light import clip, coarse_lamp, rounded_mask, shadow, shadow_pad
from sprites.common.noise import grain
from sprites.common.surface_cache import kept

_WARMTH = 90
"""So much of the lamp's own warmth lies on a board that is bright already, of 255."""
SUPPLY = (("food", 6), ("wood", 6), ("stone", 6), ("gold", 5), ("denier", 7))


@kept
def display_panel(size: tuple[int, int], unit: float) -> pygame.Surface:
    """Royal blue damask with a gold fillet."""
    width, height = size
    cloth = pygame.Surface(size, pygame.SRCALPHA)
    cloth.blit(damask(size, unit, 6, ROYAL), (0, 0))
    rim = Drawing(1.2 * unit)
    for inset, colour, thick in ((0.7, INK, 1.4), (2.6, GOLD, 1.7), (4.2, "#f7e3a6", 0.5)):
        i = inset * unit
        rim.add(
            f'<rect x="{i:.2f}" y="{i:.2f}" width="{width - 2 * i:.2f}" '
            f'height="{height - 2 * i:.2f}" rx="{7 * unit:.1f}" fill="none" '
            f'stroke="{colour}" stroke-width="{thick * unit:.2f}"/>'
        )
    cloth.blit(rim.once((0, 0, width, height), size), (0, 0))
    return clip(cloth, rounded_mask(size, 7 * unit))


def lamplight(board: pygame.Surface) -> None:
    """Lay what the lamp over the table adds to the whole board, and how it fades towards the
    corner farthest from it."""
    size = board.get_size()
    warm, dusk = coarse_lamp(size, (0.34, 0.28), 0.86)
    shade = pygame.transform.smoothscale(dusk, size)
    board.blit(shade, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    del shade
    light = pygame.transform.smoothscale(warm, size)
    light.fill((_WARMTH, _WARMTH, _WARMTH), special_flags=pygame.BLEND_RGB_MULT)
    board.blit(light, (0, 0), special_flags=pygame.BLEND_RGB_ADD)


@kept
def display_slot(size: tuple[int, int], unit: float) -> pygame.Surface:
    """An empty place of the prestige row, pressed into the velvet."""
    width, height = size
    d = Drawing(1.0)
    corner = 5 * unit
    d.rect(0, 0, width, height, "#14223f", corner=corner, line=None)
    d.add(
        f'<rect x="1" y="1" width="{width - 2}" height="{height - 2}" rx="{corner:.1f}" '
        f'fill="none" stroke="#0c1730" stroke-width="{2.4 * unit:.1f}"/>'
    )
    d.line(f"M{corner:.1f} {height - 1} H{width - corner:.1f}", lit(ROYAL, 0.45), 1.2)
    picture = d.once((0, 0, width, height), size)
    picture.fill((255, 255, 255, 170), special_flags=pygame.BLEND_RGBA_MULT)
    mark = icon("prestige", max(16, round(width * 0.34))).copy()
    mark.fill((120, 140, 190, 110), special_flags=pygame.BLEND_RGBA_MULT)
    picture.blit(mark, mark.get_rect(center=(width // 2, height // 2)))
    return picture


@kept
def estate_slot(size: tuple[int, int], unit: float) -> pygame.Surface:
    """A place for a prestige building on a player's own land."""
    width, height = size
    d = Drawing(1.0)
    d.rect(1, 1, width - 2, height - 2, "#7d6238", corner=4 * unit, line=None)
    d.add(
        f'<rect x="1.5" y="1.5" width="{width - 3}" height="{height - 3}" rx="{4 * unit:.1f}" '
        f'fill="none" stroke="#f1e0b2" stroke-width="{max(1.0, unit):.1f}" '
        f'stroke-dasharray="{4 * unit:.1f} {3 * unit:.1f}"/>'
    )
    picture = d.once((0, 0, width, height), size)
    picture.fill((255, 255, 255, 150), special_flags=pygame.BLEND_RGBA_MULT)
    return picture


@kept
def yard_picture(size: tuple[int, int], unit: float, estate: bool, title: str) -> pygame.Surface:
    """The fenced yard below the castle: the common supply, or room for a player's estate."""
    width, height = size
    d = Drawing(max(0.9, 1.0 * unit))
    earth = d.linear((0, 0), (0, height), (0, "#cdb07a"), (1, "#a98a56"))
    top = 10 * unit
    d.rect(0, top, width, height - top, earth, corner=8 * unit, line=None)
    picture = d.once((0, 0, width, height), size)
    grain(picture, (max(3, 12 * unit), max(3, 8 * unit)), 214, 255, 14)
    grain(picture, (1.4, 1.4), 228, 255, 15)
    over = Drawing(max(0.9, 1.0 * unit))
    over.add(
        f'<rect x="1" y="{top:.1f}" width="{width - 2}" height="{height - top - 1:.1f}" '
        f'rx="{8 * unit:.1f}" fill="none" stroke="#5f4526" stroke-width="{1.4 * unit:.1f}" '
        f'stroke-opacity="0.7"/>'
    )
    _fence(over, width, top, unit)
    picture.blit(over.once((0, 0, width, height), size), (0, 0))
    if title:
        words = fonts.fit(title, round(width * 0.9), 14 * unit, weight="bold", colour="#38210f")
        picture.blit(words, words.get_rect(midtop=(width // 2, round(top + 5 * unit))))
    if not estate:
        _heaps(picture, unit, top + (20 * unit if title else 4 * unit))
    return picture


def _fence(d: Drawing, width: float, foot: float, unit: float) -> None:
    posts = max(6, round(width / (15 * unit)))
    for y in (foot - 5 * unit, foot):
        d.line(f"M2 {y:.1f} H{width - 2:.1f}", INK, 3.0 * unit)
        d.line(f"M2 {y:.1f} H{width - 2:.1f}", TIMBER, 1.8 * unit)
    for post in range(posts):
        x = 3 * unit + (width - 6 * unit) * post / (posts - 1)
        d.rect(x - 1.7 * unit, foot - 9 * unit, 3.4 * unit, 13 * unit, lit(TIMBER, 0.2), width=0.8)


def _heaps(picture: pygame.Surface, unit: float, top: float) -> None:
    """Heaps of all goods: what the supply looks like, not how much it holds."""
    width, height = picture.get_size()
    side = round(min(19 * unit, (height - top) * 0.24))
    spots = ((0.2, 0.36), (0.5, 0.30), (0.8, 0.36), (0.34, 0.76), (0.66, 0.76))
    for (kind, number), (sx, sy) in zip(SUPPLY, spots, strict=True):
        middle = (width * sx, top + (height - top) * sy)
        _heap(picture, kind, number, middle, side, unit)


def _heap(
    picture: pygame.Surface,
    kind: str,
    number: int,
    middle: tuple[float, float],
    side: int,
    unit: float,
) -> None:
    lying = icon(kind, side)
    shade = _shade(kind, side, unit)
    pad = shadow_pad((1.4 * unit, 2 * unit), 3 * unit)
    rows = (
        (-1.05, 0.3),
        (0.0, 0.42),
        (1.05, 0.3),
        (-0.52, -0.16),
        (0.54, -0.14),
        (0.0, -0.6),
        (-1.3, 0.8),
    )
    for dx, dy in rows[:number]:
        x = round(middle[0] + dx * side * 0.8 - side / 2)
        y = round(middle[1] + dy * side * 0.85 - side / 2)
        picture.blit(shade, (x - pad, y - pad))
        picture.blit(lying, (x, y))


@kept
def _shade(kind: str, side: int, unit: float) -> pygame.Surface:
    return shadow(icon(kind, side), (1.4 * unit, 2 * unit), 3 * unit, 120)


@kept
def shade_of(size: tuple[int, int], unit: float) -> tuple[pygame.Surface, int]:
    """The shadow of something flat and rectangular on the land, and how far it reaches beyond."""
    offset, blur = (3 * unit, 4 * unit), 6 * unit
    block = pygame.Surface(size, pygame.SRCALPHA)
    block.fill((255, 255, 255, 255))
    return shadow(block, offset, blur, 105), shadow_pad(offset, blur)


def rim_pieces(
    size: tuple[int, int], rim: int, unit: float
) -> list[tuple[pygame.Surface, tuple[int, int]]]:
    """The oak frame round the whole board as four strips with their places."""
    frame = _wooden_rim(size, rim, unit)
    width, height = size
    deep = rim + round(14 * unit)
    boxes = (
        (0, 0, width, deep),
        (0, height - deep, width, deep),
        (0, deep, deep, height - 2 * deep),
        (width - deep, deep, deep, height - 2 * deep),
    )
    return [(frame.once(box, box[2:]), box[:2]) for box in boxes]


def _wooden_rim(size: tuple[int, int], rim: int, unit: float) -> Drawing:
    """The oak frame round the whole board, with the shadow that it throws inwards."""
    width, height = size
    d = Drawing(1.2 * unit)
    half = rim / 2
    for step in range(6):
        inset = rim + step * 1.1 * unit
        d.add(
            f'<rect x="{inset:.1f}" y="{inset:.1f}" width="{width - 2 * inset:.1f}" '
            f'height="{height - 2 * inset:.1f}" rx="{9 * unit:.1f}" fill="none" '
            f'stroke="#2a1808" stroke-width="{1.6 * unit:.2f}" '
            f'stroke-opacity="{0.34 * (1 - step / 6):.2f}"/>'
        )
    wood = d.linear((0, 0), (width, height), (0, "#a87f4c"), (0.5, "#86603a"), (1, "#5c3f28"))
    for colour, wide, at in (
        (wood, rim, half),
        (lit(OAK, 0.5), 0.9 * unit, 1.6 * unit),
        ("#4a2e18", 1.2 * unit, rim - 0.6 * unit),
        ("#4a2e18", 1.2 * unit, 0.6 * unit),
    ):
        d.add(
            f'<rect x="{at:.1f}" y="{at:.1f}" width="{width - 2 * at:.1f}" '
            f'height="{height - 2 * at:.1f}" rx="{10 * unit:.1f}" fill="none" '
            f'stroke="{colour}" stroke-width="{wide:.2f}"/>'
        )
    return d
