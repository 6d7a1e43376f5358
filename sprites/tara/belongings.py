"""A player's things as they lie in the trough: discs in a rack, cattle, crowns, what is abroad.

Everything here is kept and shared: copy before drawing on it.
"""

from __future__ import annotations

import pygame

from sprites.common import carve, svg
from sprites.common.light import faded
from sprites.common.players import PlayerStyle
from sprites.common.strokes import circle, path, stroke
from sprites.common.surface_cache import kept
from sprites.tara import relief
from sprites.tara.discs import edge, palisade, roundel, stack, step_of
from sprites.tara.palette import STONE, lit
from sprites.tara.rath import CELL, bars
from sprites.tara.sockets import socket

STACKS, HIGH = 4, 5
"""The rack of discs: stacks side by side, and discs in each."""
_LOST, _GAINED = 0.34, 0.62
"""How much is seen of what is about to go, and of what is about to come."""
CROWNS = 2
_CELLS = 3
"""Rooms of a prison that stand side by side at least."""


@kept
def rack(style: PlayerStyle, number: int, coming: int, size: tuple[int, int]) -> pygame.Surface:
    """Discs in four stacks of up to five, in a picture of `size`; places that are empty show the
    dents of the floor. `coming`: discs that a choice would add or take away are seen faintly."""
    canvas = pygame.Surface(size, pygame.SRCALPHA)
    pitch = size[0] / STACKS
    px = rack_disc(size)
    firm, whole = min(number, number + coming), max(number, number + coming)
    foot = size[1] - round(px * 0.64)
    for place in range(STACKS):
        x = round(pitch * (place + 0.5))
        dent = _dent(px)
        canvas.blit(dent, dent.get_rect(center=(x, foot)))
        standing = max(0, min(HIGH, firm - place * HIGH))
        if standing:
            heap = stack((style,) * standing, px)
            canvas.blit(heap.surface, heap.corner((x, foot)))
        for level in range(standing, max(0, min(HIGH, whole - place * HIGH))):
            _ghost(canvas, style, px, (x, foot), level, _LOST if coming < 0 else _GAINED)
    return canvas


def rack_disc(size: tuple[int, int]) -> int:
    """px of the discs in a rack of that size: five lie on each other in its height."""
    return int(min(size[0] / STACKS * 0.9, size[1] / 2.04))


def _ghost(
    canvas: pygame.Surface,
    style: PlayerStyle,
    px: int,
    foot: tuple[int, int],
    level: int,
    strength: float,
) -> None:
    """A disc of a stack that comes or goes."""
    step = step_of(px, HIGH)
    disc = pygame.Surface((px, px + step), pygame.SRCALPHA)
    disc.blit(edge(style, px, step), (0, 0))
    disc.blit(roundel(style, px), (0, 0))
    corner = (foot[0] - px // 2, foot[1] - px // 2 - step * (level + 1))
    canvas.blit(faded(disc, strength), corner)


@kept
def _dent(px: int) -> pygame.Surface:
    """A round place for a stack, cut into the floor."""
    mask = relief.shape_mask(circle(20, 20, 19, "#ffffff"), (px, px), px / 40)
    hole = carve.tinted(mask, "#080402", 0.62)
    relief.sunk(hole, mask, max(1.0, px / 22))
    return hole


@kept
def crown_stud(won: bool, coming: bool, px: int) -> pygame.Surface:
    """A crown of gold on a stud where a province is won; else its shape, cut into the wood."""
    shape = "M8 28 L4.6 11.6 L14 19 L20 7 L26 19 L35.4 11.6 L32 28 Q20 32.4 8 28 Z"
    mask = relief.shape_mask(path(shape, "#ffffff"), (px, px), px / 40)
    if not (won or coming):
        dark = carve.tinted(mask, "#080402", 0.72)
        relief.sunk(dark, mask, max(1.0, px / 26))
        return dark
    shine = svg.linear_gradient(
        "k", (6, 6), (34, 34), (0, "#fff0b4"), (0.5, "#e2b048"), (1, "#8f611c")
    )
    body = path(shape, "url(#k)", "#3a230c", 2.0)
    body += stroke("M9 24.6 Q20 28.8 31 24.6", "#7c4f14", 1.7)
    body += circle(20, 21, 2.1, "#a8322c")
    gold = svg.raster(svg.document(body, 40, 40, shine), (px, px))
    return gold if won else faded(gold, _GAINED)


@kept
def king_base(size: tuple[int, int]) -> pygame.Surface:
    """Where a king stands who is at home: a flat stone with a dent."""
    width, height = 46.0, 46.0 * size[1] / size[0]
    middle = height / 2
    body = svg.ellipse(23, middle + 2, 22, middle - 2, "#060302", fill_opacity=0.7)
    body += svg.ellipse(23, middle, 21.4, middle - 2, "#6f675a", "#1a140e", 1.4)
    body += svg.ellipse(23, middle, 15.4, (middle - 2) * 0.68, "#2c261f", "#120d09", 1.2)
    body += stroke(f"M5 {middle - 3:.1f} Q12 2.4 26 2.2", "#c9bfa8", 1.5, 0.8)
    return svg.raster(svg.document(body, width, height), size)


@kept
def prison(
    prisoners: tuple[tuple[PlayerStyle, int], ...], size: tuple[int, int], scale: float
) -> pygame.Surface:
    """A cell with the discs of others behind its bars: every owner's lie on one stack."""
    mask = relief.shape_mask(
        svg.rect(0, 0, size[0] / scale, size[1] / scale, "#ffffff", rx=6), size, scale
    )
    cell = carve.cut(relief.dry_stone(size, 1.5 * scale, 91), mask)
    cell.blit(carve.tinted(mask, "#0a0705", 0.72), (0, 0))
    relief.sunk(cell, mask, 3 * scale)
    held = [(style, n) for style, n in prisoners if n]
    cells = max(_CELLS, len(held))
    px = round(min(size[0] / cells * 0.94, size[1] * 0.5))
    for place, (style, n) in enumerate(held):
        heap = stack((style,) * min(n, HIGH), px)
        spot = (size[0] * (place + 0.5) / cells, size[1] - px * 0.9)
        cell.blit(heap.surface, heap.corner(spot))
    cell = carve.cut(cell, mask)
    cell.blit(bars(size, size[0] / (_CELLS * CELL)), (0, 0))
    return cell


# What is abroad ------------------------------------------------------------------------------


@kept
def controlling(style: PlayerStyle, px: int) -> pygame.Surface:
    """An own disc in a hollow of the board; `px` is the side of the picture."""
    hole = socket(0, round(px * 0.37), 2)
    return _laid(hole, roundel(style, round(px * 0.6)), px)


@kept
def fort(style: PlayerStyle, px: int) -> pygame.Surface:
    """Two own discs in a ring of stakes."""
    canvas = pygame.Surface((px, px), pygame.SRCALPHA)
    disc = round(px * 0.6)
    middle = (px // 2, round(px * 0.62))
    for front in (False, True):
        ring = palisade(disc, front)
        if front:
            heap = stack((style, style), disc)
            canvas.blit(heap.surface, heap.corner(middle))
        canvas.blit(ring, ring.get_rect(center=middle))
    return canvas


@kept
def captured(style: PlayerStyle, px: int) -> pygame.Surface:
    """An own disc under somebody else's."""
    canvas = pygame.Surface((px, px), pygame.SRCALPHA)
    disc, high = round(px * 0.68), round(px * 0.16)
    left, top = (px - disc) // 2, round(px * 0.04)
    canvas.blit(edge(style, disc, high), (left, top + high))
    canvas.blit(edge(STRANGER, disc, round(high * 0.8)), (left, top + high // 4))
    canvas.blit(_blank(disc), (left, top + high // 4))
    return canvas


@kept
def imprisoned(style: PlayerStyle, px: int) -> pygame.Surface:
    """An own disc behind bars."""
    canvas = pygame.Surface((px, px), pygame.SRCALPHA)
    pygame.draw.rect(canvas, (12, 8, 5, 210), canvas.get_rect(), border_radius=round(px * 0.12))
    disc = roundel(style, round(px * 0.7))
    canvas.blit(disc, disc.get_rect(center=(px // 2, px // 2)))
    body = "".join(
        stroke(f"M{x} 3 V37", "#20150c", 4.6) + stroke(f"M{x} 3 V37", "#b48d5a", 2.4)
        for x in (7, 20, 33)
    ) + "".join(
        stroke(f"M3 {y} H37", "#20150c", 4.8) + stroke(f"M3 {y} H37", "#8a6740", 2.6)
        for y in (4, 36)
    )
    canvas.blit(svg.raster(svg.document(body, 40, 40), (px, px)), (0, 0))
    return canvas


STRANGER = PlayerStyle("stranger", "#9c9484", "#cfc7b4", "#5f5848", "#231c14", "circle", "#e9dfc4")
"""Somebody, no matter who: bare wood."""


@kept
def _blank(px: int) -> pygame.Surface:
    """The face of a disc without a motif."""
    unit = px / 40
    mask = relief.shape_mask(circle(20, 20, 19.4, "#ffffff"), (px, px), unit)
    face = carve.cut(relief.wood((px, px), unit, lit(STONE, 0.3), 44, 0.5), mask)
    dish = relief.shape_mask(circle(20, 20, 15.4, "#ffffff"), (px, px), unit)
    face.blit(carve.inside_edge(dish, unit, 1.3 * unit, 1.2 * unit, "#1a0e06", 0.6), (0, 0))
    carve.bevel(face, mask, 1.5 * unit, "#fff8e0", "#140b06", 0.6)
    rim = svg.circle(20, 20, 19.2, "none", "#231c14", 1.4)
    face.blit(svg.raster(svg.document(rim, 40, 40), (px, px)), (0, 0))
    return face


def _laid(ground: pygame.Surface, disc: pygame.Surface, px: int) -> pygame.Surface:
    canvas = pygame.Surface((px, px), pygame.SRCALPHA)
    canvas.blit(ground, ground.get_rect(center=(px // 2, px // 2 + round(px * 0.04))))
    place = disc.get_rect(center=(px // 2, px // 2))
    shade = carve.mask_of(disc)
    carve.cast(canvas, shade, place.topleft, (px * 0.03, px * 0.06), px * 0.08, 0.7)
    canvas.blit(disc, place)
    return canvas
