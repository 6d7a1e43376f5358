"""Where things stand on the castle in the middle of the Viscounts board.

Ring units as in `geometry`. The castle is seen from above and a little from the south: ground is
true to plan and heights go straight up the picture, so a point on a tier is its plan point moved
up by the tier's lift. Section s faces ring position (s + rotation) mod 5; everything here is
asked by ring position.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
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

# The castle is drawn in layers, from back to front.
BASE, MIDDLE, KEEP, KEEP_PARAPET, MIDDLE_PARAPET, BASE_PARAPET = range(6)


class WorkerPlace(NamedTuple):
    """Where a worker's feet are."""

    x: float
    y: float


_ONE_ROW = 4
_ROW_GAPS = {1: (21.0, 6.0), 2: (18.5, 8.0)}
"""From one worker of a row to the next: where they stand side by side, and how much more where
they stand one behind the other and the nearer one's head would hide the mark of the farther."""
_ASIDE = 0.9
"""How far east or west a section lies at least, of 1, that counts as one there."""
_BESIDE_PILL: dict[int, tuple[float, ...]] = {
    1: (-12,), 2: (-12, 23), 3: (-27, -8, 24), 4: (-29, -9, 11, 30),
}  # fmt: skip
"""Degrees from the middle, southwards, of the few workers of the second tier in the east and west:
behind and before the effect, which they would hide from beside it."""
_BESIDE_RADIUS = 80.0
# Rings of the keep: room, radius, angle of the first worker.
_KEEP_RINGS: tuple[tuple[int | None, float, float], ...] = (
    (8, 26.0, 180.0),
    (10, 34.0, 18.0),
    (None, 17.0, 0.0),
)
_KEEP_FEW: dict[int, tuple[float, ...]] = {
    1: (180,), 2: (140, 220), 3: (130, 180, 230), 4: (60, 130, 230, 300),
}  # fmt: skip
"""Degrees at which few stand on the keep: they leave the effects around it to be read."""


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
    aside = math.sin(math.radians(middle))
    if tier == 2 and abs(aside) > _ASIDE and count in _BESIDE_PILL:
        turns = [middle + math.copysign(turn, turn * aside) for turn in _BESIDE_PILL[count]]
        return _back_to_front(on_tier(tier, _BESIDE_RADIUS, turn) for turn in turns)
    gap = _ROW_GAPS[tier][0] + _ROW_GAPS[tier][1] * aside**2
    places: list[Point] = []
    for radius, in_row, shift in _rows(tier, math.cos(math.radians(middle)), count):
        step = math.degrees(gap / radius)
        widest = 2 * (HALF_SEGMENT - SECTION_EDGE) - math.degrees(WORKER_SIZE[0] / radius)
        if in_row > 1:
            step = min(step, widest / (in_row - 1))
        for index in range(in_row):
            turn = (index - (in_row - 1) / 2) * step + shift * step
            places.append(on_tier(tier, radius, middle + turn))
    return _back_to_front(places)


def _back_to_front(places: Iterable[Point]) -> tuple[WorkerPlace, ...]:
    return tuple(WorkerPlace(*place) for place in sorted(places, key=lambda place: place[1]))


def _rows(tier: Tier, north: float, count: int) -> list[tuple[float, int, float]]:
    """Rows as (radius, number of workers, shift in steps); `north`: -1 to the south, where the
    heads of those on the second tier must not reach its effect."""
    south, north = max(0.0, -north), max(0.0, north)
    if tier == 1:
        single, outer, inner = 105.0 - 2 * north, 112.5 - 3 * north, 95.0 + 1 * north
    else:
        single, outer, inner = 75.0 - 8 * north + 6 * south, 75.5 + 5 * south, 60.0 + 2 * north
    if count <= _ONE_ROW:
        return [(single, count, 0.0)] if count else []
    first = (count + 1) // 2
    shift = 0.0 if (count - first) % 2 != first % 2 else 0.25
    return [(outer, first, -shift), (inner, count - first, shift)]


def keep_places(count: int) -> tuple[WorkerPlace, ...]:
    """Return places for `count` workers on the third tier, back to front.

    Few stand before the emblem, more in a ring of 8 around it, the next 10 outside them, all
    others inside.
    """
    if count in _KEEP_FEW:
        _, radius, _ = _KEEP_RINGS[0]
        return _back_to_front(_on_keep(radius, turn) for turn in _KEEP_FEW[count])
    places: list[Point] = []
    left = count
    for room, radius, start in _KEEP_RINGS:
        in_ring = left if room is None else min(left, room)
        places += [_on_keep(radius, start + n * 360 / in_ring) for n in range(in_ring)]
        left -= in_ring
    return _back_to_front(places)


def _on_keep(radius: float, degrees: float) -> Point:
    x, y = polar(radius, degrees)
    return x, y * 0.86 + 5 - TIERS[3].lift


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
    radius = (51.0, 50.0, 44.0, 44.0, 50.0)[position]
    return on_tier(2, radius, segment_angle(position))
