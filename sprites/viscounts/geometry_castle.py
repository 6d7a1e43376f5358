"""Where things stand on the castle in the middle of the Viscounts board.

Ring units as in `geometry`. The castle is seen from above and a little from the south: ground is
true to plan and heights go straight up the picture, so a point on a tier is its plan point moved
up by the tier's lift. Section s faces ring position (s + rotation) mod 5; everything here is
asked by ring position.
"""

from __future__ import annotations

import math
from typing import Literal, NamedTuple

from sprites.viscounts.geometry import HALF_SEGMENT, POSITIONS, Point, polar, segment_angle

Tier = Literal[1, 2, 3]

MOAT_RADIUS = 131.0
WORKER_SIZE = (16.0, 20.0)
EFFECT_PILL_HEIGHT = 22.0
SECTION_EDGE = 4.0
"""Degrees next to a border that belong to walls and towers."""


class TierShape(NamedTuple):
    """One storey: outer and inner radius of its walk, height of the walk and of its foot."""

    outer: float
    inner: float
    foot: float
    lift: float


TIERS: dict[Tier, TierShape] = {
    1: TierShape(122.0, 84.0, 0.0, 10.0),
    2: TierShape(82.0, 43.0, 10.0, 21.0),
    3: TierShape(42.0, 0.0, 21.0, 34.0),
}

# The castle is drawn in layers; a worker stands between two of them.
BASE, MIDDLE, KEEP, KEEP_PARAPET, MIDDLE_PARAPET, BASE_PARAPET = range(6)


class WorkerPlace(NamedTuple):
    """Where a worker's feet are, and after which castle layer it is drawn."""

    x: float
    y: float
    layer: int


_ONE_ROW = 4
_ROW_GAP_TIER_1 = 21.0
_ROW_GAP_TIER_2 = 18.5
# Rings of the keep: room, radius, angle of the first worker. Few workers stand symmetrically.
_KEEP_RINGS: tuple[tuple[int | None, float, float], ...] = (
    (8, 26.0, 0.0),
    (10, 34.0, 18.0),
    (None, 17.0, 0.0),
)
_KEEP_STARTS = {2: 90.0, 3: 180.0, 4: 45.0}


def castle_position(section: int, rotation: int) -> int:
    """Return the ring position that a castle section faces."""
    return (section + rotation) % POSITIONS


def on_tier(tier: Tier, radius: float, degrees: float) -> Point:
    """Return where a point of a tier's walk appears on the board."""
    x, y = polar(radius, degrees)
    return x, y - TIERS[tier].lift


def worker_places(tier: Tier, position: int, count: int) -> tuple[WorkerPlace, ...]:
    """Return places for `count` workers in one section of tier 1 or 2, back to front.

    Up to four stand in one row, up to ten in two; more crowd together. Tier 3 has no sections:
    use `keep_places`. Raises ValueError for tier 3.
    """
    if tier == 3:
        raise ValueError("The third tier has no sections.")
    middle = segment_angle(position)
    north = math.cos(math.radians(middle))
    places: list[WorkerPlace] = []
    for radius, in_row, shift in _rows(tier, north, count):
        gap = _ROW_GAP_TIER_1 if tier == 1 else _ROW_GAP_TIER_2
        step = math.degrees(gap / radius)
        widest = 2 * (HALF_SEGMENT - SECTION_EDGE) - math.degrees(WORKER_SIZE[0] / radius)
        if in_row > 1:
            step = min(step, widest / (in_row - 1))
        for index in range(in_row):
            turn = (index - (in_row - 1) / 2) * step + shift * step
            places.append(_standing(tier, radius, middle + turn))
    return tuple(sorted(places, key=lambda place: place.y))


def _rows(tier: Tier, north: float, count: int) -> list[tuple[float, int, float]]:
    """Rows as (radius, number of workers, shift in steps); `north`: -1 to the south, where the
    heads of those on the second tier must not reach its effect."""
    south, north = max(0.0, -north), max(0.0, north)
    if tier == 1:
        single, outer, inner = 105.0 - 4 * north, 112.5 - 3 * north, 95.0 + 1 * north
    else:
        single, outer, inner = 75.0 - 2 * north + 6 * south, 75.5 + 5 * south, 60.0 + 2 * north
    if count <= _ONE_ROW:
        return [(single, count, 0.0)] if count else []
    first = (count + 1) // 2
    shift = 0.0 if (count - first) % 2 != first % 2 else 0.25
    return [(outer, first, -shift), (inner, count - first, shift)]


def _standing(tier: Tier, radius: float, degrees: float) -> WorkerPlace:
    x, y = on_tier(tier, radius, degrees)
    in_front = polar(radius, degrees)[1] > 0
    if tier == 1:
        return WorkerPlace(x, y, MIDDLE_PARAPET if in_front else BASE)
    return WorkerPlace(x, y, KEEP_PARAPET if in_front else MIDDLE)


def keep_places(count: int) -> tuple[WorkerPlace, ...]:
    """Return places for `count` workers on the third tier, back to front.

    The first 8 stand in a ring around the emblem, the next 10 outside them, all others inside.
    """
    places: list[WorkerPlace] = []
    left = count
    for room, radius, start in _KEEP_RINGS:
        in_ring = left if room is None else min(left, room)
        turn = _KEEP_STARTS.get(count, start)
        for index in range(in_ring):
            x, y = polar(radius, turn + index * 360 / in_ring)
            places.append(WorkerPlace(x, y * 0.86 + 5 - TIERS[3].lift, KEEP))
        left -= in_ring
    return tuple(sorted(places, key=lambda place: place.y))


def castle_target(tier: Tier, position: int) -> Point:
    """Return the middle of a castle section as a target (tier 3: the middle of the keep)."""
    if tier == 3:
        return (0.0, -TIERS[3].lift)
    shape = TIERS[tier]
    north = max(0.0, math.cos(math.radians(segment_angle(position))))
    radius = (shape.outer + shape.inner) / 2 + 5 * north
    return on_tier(tier, radius, segment_angle(position))


def castle_outline(tier: Tier, position: int) -> tuple[Point, ...]:
    """Return the outline of a castle section's walk (tier 3: of the whole keep)."""
    shape = TIERS[tier]
    if tier == 3:
        return tuple(on_tier(3, shape.outer, turn) for turn in range(0, 360, 10))
    middle = segment_angle(position)
    turns = [middle - HALF_SEGMENT + HALF_SEGMENT * step / 6 for step in range(13)]
    outer = [on_tier(tier, shape.outer, turn) for turn in turns]
    inner = [on_tier(tier, shape.inner, turn) for turn in reversed(turns)]
    return tuple(outer + inner)


def effect_pill(position: int) -> Point:
    """Return the middle of the second-tier effect pill of the section at a ring position."""
    # To the south the pills hang on the wall of the keep, so that workers stand clear of them.
    radius = (53.0, 50.0, 44.0, 44.0, 50.0)[position]
    return on_tier(2, radius, segment_angle(position))
