"""Hollows: sockets of stone with kerbs, the sign of the rank inlaid in their floor."""

from __future__ import annotations

import math
import random

import pygame

from sprites.common import carve, svg
from sprites.common.colour import mix
from sprites.common.pen import Point
from sprites.common.strokes import polygon
from sprites.common.surface_cache import kept
from sprites.tara import relief
from sprites.tara.palette import STONE, lit, shaded
from sprites.tara.signs import rank_mask

KINDS = 5
"""Kerbs of different stones."""
_ROOM = 1.3
"""Radius of the picture by the radius of the hollow."""
_SIGNS = (1.68, 1.5, 1.42, 1.4, 1.46)
"""Sizes of the signs of the ranks by the radius of the floor: slender ones are larger."""
_DUSK = 0.16
"""How much the kerbs step back: what lies in a hollow is brighter than the hollow."""
_TURNED = 0.14
"""How much more of the light stones at the upper left have than those at the lower right less."""
_FLOOR = "#453e34"
"""Its floor, before light and shade: dark enough for the bone of the signs."""
_BONE, _GILT = "#cdbf9c", "#f0c96a"
"""What the signs are inlaid with: bone, paler than any stone beside it, and gold for the king."""
_TONES = ("#a49b8a", "#7b7365", "#958b7a", "#8a8880", "#b0a48e")


@kept
def socket(rank: int, radius: int, kind: int) -> pygame.Surface:
    """An empty hollow of that radius in px, its middle in the middle of the picture."""
    side = round(radius * _ROOM) * 2
    unit = radius / 22
    picture = pygame.Surface((side, side), pygame.SRCALPHA)
    middle = side / 2
    rim = _disc(side, radius * 0.96)
    carve.cast(picture, rim, (0, 0), (1.6 * unit, 2.2 * unit), 2.4 * unit, 0.62)
    picture.blit(_floor(rank, side, radius * 0.84, unit, kind), (0, 0))
    kerb = _kerb(middle, radius, rank, random.Random(rank * 31 + kind))
    picture.blit(svg.raster(svg.document(kerb, side, side), (side, side)), (0, 0))
    return picture


def _disc(side: int, radius: float) -> pygame.Surface:
    body = svg.circle(side / 2, side / 2, radius, "#ffffff")
    return carve.mask_of(svg.raster(svg.document(body, side, side), (side, side)))


def _floor(rank: int, side: int, radius: float, unit: float, kind: int) -> pygame.Surface:
    """The sunk floor with the sign of the rank."""
    mask = _disc(side, radius)
    tone = mix(_FLOOR, "#6d5730", 0.6 if rank == 4 else 0.0)
    floor = carve.cut(relief.slab((side, side), unit, tone, 60 + kind), mask)
    sign = round(radius * _SIGNS[rank])
    at = (round((side - sign) / 2 + 0.4 * unit), round((side - sign) / 2 + 0.9 * unit))
    bone = _BONE if rank < 4 else _GILT
    floor.blit(carve.inside_edge(mask, -2.4 * unit, -3 * unit, 4.4 * unit, "#f6ead0", 0.46), (0, 0))
    relief.sunk(floor, mask, 3 * unit)
    shape, step = rank_mask(rank, sign), max(1, round(0.7 * unit))
    floor.blit(carve.tinted(shape, "#0d0804", 0.95), (at[0] - step, at[1] - step))
    floor.blit(carve.tinted(shape, bone), at)
    return floor


def _kerb(middle: float, radius: float, rank: int, chance: random.Random) -> str:
    """A ring of irregular stones, each with its dark side below."""
    unit = radius / 22
    body, turn, start = [], 0.0, chance.random() * math.tau
    while turn < math.tau - 0.12:
        arc = min(chance.uniform(0.36, 0.66), math.tau - turn)
        if math.tau - turn - arc < 0.2:
            arc = math.tau - turn
        facing = math.cos(start + turn + arc / 2 + 0.72 * math.pi)
        tone = shaded(mix(STONE, chance.choice(_TONES), 0.85), _DUSK - _TURNED * facing)
        if rank == 4:
            tone = mix(tone, "#d3a548", 0.45)
        body.append(_stone((middle, middle), radius * 0.92, start + turn + arc / 2, arc, unit,
                           tone, chance))  # fmt: skip
        turn += arc
    return "".join(body)


def _stone(
    centre: Point,
    radius: float,
    turn: float,
    arc: float,
    unit: float,
    tone: str,
    chance: random.Random,
) -> str:
    """One kerb stone: dark foot, body, lit upper left."""
    x, y = centre[0] + radius * math.cos(turn), centre[1] + radius * math.sin(turn)
    long, wide = radius * arc * 0.47, 3.3 * unit
    cos, sin = math.cos(turn + math.pi / 2), math.sin(turn + math.pi / 2)
    corners = []
    for step in range(8):
        angle = step * math.tau / 8 + 0.4
        along = long * math.cos(angle) * chance.uniform(0.94, 1.1)
        across = wide * math.sin(angle) * chance.uniform(0.9, 1.12)
        corners.append((along * cos - across * sin, along * sin + across * cos))

    def drawn(share: float, dx: float, dy: float, colour: str) -> str:
        return polygon([(x + a * share + dx, y + b * share + dy) for a, b in corners], colour)

    return (
        drawn(1.06, 0.7 * unit, 1.5 * unit, shaded(tone, 0.75))
        + drawn(1.0, 0, 0, tone)
        + drawn(0.62, -0.7 * unit, -0.8 * unit, lit(tone, 0.34))
    )
