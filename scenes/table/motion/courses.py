"""Motions along the roads of a board: a worker keeps to the avenues, a coach to its drive."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import pairwise

from scenes.table.motion.changes import AFTER, FIRST, WHOLE, Motion
from scenes.table.motion.things import Course, Point, Sprite
from sprites.common.tween import ease_in_out

FOOT = (0.5, 0.8)
"""Where a picture stands on its road, in shares of its size."""


def routed(motions: Iterable[Motion], courses: Sequence[Course]) -> list[Motion]:
    """The motions, those that have a course along it. What joins or leaves a crowd of which not
    everybody is shown begins or ends there, too."""
    return _one_after_the_other([_routed(motion, courses) for motion in motions])


def _one_after_the_other(found: Sequence[Motion]) -> list[Motion]:
    """The motions so that walks end before what follows them sets out; where nobody walks, nothing
    waits."""
    late = any(m.span == AFTER for m in found)
    if late and any(m.way and m.span == WHOLE for m in found):
        return [replace(m, span=FIRST) if m.way and m.span == WHOLE else m for m in found]
    return [replace(m, span=WHOLE) if m.span == AFTER else m for m in found]


def _routed(motion: Motion, courses: Sequence[Course]) -> Motion:
    sprite = motion.sprite
    for course in courses:
        if course.road is not None:
            if sprite.key == course.key and motion.start is not None and motion.end is not None:
                road = course.road(_foot(sprite, motion.start), _foot(sprite, motion.end))
                span = AFTER if course.after else motion.span
                way = tuple(_standing(sprite, point) for point in road)
                return replace(motion, way=way, span=span)
            continue
        if not course.way:
            continue
        way = tuple(_standing(sprite, point) for point in course.way)
        arrives = sprite.anchor == course.end and not motion.leaves
        if arrives and motion.origin == course.start:
            return replace(motion, way=way)
        if arrives and motion.origin == sprite.home:
            return replace(motion, start=way[0], origin=course.start, way=way[1:])
        if sprite.anchor == course.start and motion.leaves:
            return replace(motion, end=way[-1], ends_elsewhere=True, way=way[:-1])
    return motion


def _foot(sprite: Sprite, corner: Point) -> Point:
    """Where the foot of a sprite stands whose upper left corner lies there."""
    wide, high = sprite.picture.get_size()
    return corner[0] + FOOT[0] * wide, corner[1] + FOOT[1] * high


def _standing(sprite: Sprite, foot: Point) -> Point:
    """The upper left corner of a sprite whose foot stands on a point."""
    wide, high = sprite.picture.get_size()
    return foot[0] - FOOT[0] * wide, foot[1] - FOOT[1] * high


def along(points: Sequence[Point], share: float) -> Point:
    """The point at a share of the time on a line through some points."""
    lengths = [math.dist(a, b) for a, b in pairwise(points)]
    left = ease_in_out(share) * sum(lengths)
    for (a, b), length in zip(pairwise(points), lengths, strict=True):
        if left < length:
            part = left / length
            return a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part
        left -= length
    return points[-1]


def moment(share: float) -> float:
    """The share of the time after which this share of a way is done: `ease_in_out` the other way
    round."""
    return 0.5 - math.sin(math.asin(1 - 2 * share) / 3)
