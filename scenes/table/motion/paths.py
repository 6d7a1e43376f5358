"""How a thing goes from place to place: lifted, along a bow, leaning into its way, set down."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

import pygame

from scenes.table.motion.changes import LANDED, SEAT, Motion
from scenes.table.motion.courses import FOOT, along, moment
from scenes.table.motion.things import Point, Sprite
from sprites.common.turning import STEPS
from sprites.common.tween import (
    LIFT_SCALE,
    arc_height,
    arc_point,
    between,
    carried,
    ease_in_out,
    settle,
)

DROP_SECONDS = 0.13
"""A piece that was let go settles at once: the hand has done the way."""
_RISES = 0.16
"""Share of its way after which a thing is in the air."""
_LANDS, _LANDS_DROPPED = 0.68, 0.25
"""Share of its way after which a piece begins to settle: one that was let go is there already."""
_SOLID = 0.88
"""Share of its way up to which a thing that is gone at its end is as solid as any other."""
_SHOWS = 0.06
"""Share of its time in which what only lies there for a while has appeared."""
_GROWN = 0.5
"""Share of its way on which a thing grows that comes out of a sign, or shrinks into one."""
_LEAN = 3
"""Degrees by which a thing in the air leans."""
_SHIFTS = 0.6
"""Widths of a thing that it is shifted at most: what moves farther is lifted."""
_BOWS = (1.0, 0.5, 0.0, -0.5, -1.0)
"""Shares of the usual bow, in the order of preference."""
RETURNING = 2.4
"""So many times as long as other events takes one that lays something open."""
_OUT, _BACK = 0.26, 0.78
"""Shares of that time after which it lies there, and after which it goes back."""
_CLOSES, _CLOSED = 0.8, 0.86
"""The same between which it is turned over in the air: it goes to a pile, and was not drawn."""
_TURNS, _OVER = 0.36, 0.56
"""The same between which a thing is turned over for good where it lies."""
_PITCH, _FADED, _CLEAR = 21.0, 0.6, 240
"""px between footprints of a walk; share of its time after which one has faded; how much is seen of
a new one, of 255."""
_LOOKS = (0.25, 0.5, 0.75)
"""Shares of a way at which one looks what lies below."""


@dataclass(frozen=True, slots=True)
class Shown:
    """A sprite at this instant."""

    sprite: Sprite
    at: Point
    alpha: int = 255
    size: float = 1.0
    lean: int = 0
    back: pygame.Surface | None = None
    """Its other side, while it is turned over."""
    turned: int = 0
    """How far, in steps of `turning`."""
    steps: tuple[tuple[Point, int], ...] = ()
    """Footprints behind it, and how much is seen of each, of 255."""
    width: float = 0.0
    """px across of a thing that changes its size on its way; 0: as wide as its picture."""


def bowed(motion: Motion, clear: Sequence[pygame.Rect]) -> Motion:
    """The motion on a bow upwards, or on one that leaves what is read at `clear` in sight, unless
    it begins or ends there."""
    start, end = motion.start, motion.end
    if start is None or end is None or motion.way or motion.resized or _shifted(motion):
        return motion
    size = motion.sprite.picture.get_size()
    usual = arc_height(start, end)
    ends = [pygame.Rect(at, size).center for at in (start, end)]
    avoided = [box for box in clear if not any(box.collidepoint(end) for end in ends)]

    def hidden(share: float) -> int:
        boxes = [pygame.Rect(arc_point(start, end, at, share * usual), size) for at in _LOOKS]
        parts = [box.clip(each) for box in boxes for each in avoided]
        return sum(part.width * part.height for part in parts)

    return replace(motion, bow=usual * min(_BOWS, key=hidden))


def instant(motion: Motion, elapsed: float, seconds: float) -> Shown:
    """The thing of a motion that takes some seconds, after some of them."""
    share = 1.0 if seconds <= 0 else max(0.0, min(1.0, elapsed / seconds))
    if motion.returns:
        return _there_and_back(motion, share)
    sprite, start, end = motion.sprite, motion.start, motion.end
    if motion.waits:
        return Shown(sprite, sprite.at)
    if motion.half == 2 and share < 0.5 and motion.before is not None:
        return Shown(motion.before, motion.before.at)
    if motion.half:
        share = min(1.0, 2 * share) if motion.half == 1 else 2 * share - 1
    early, late = motion.span
    if share < early:
        return _not_yet(motion)
    gone = (share - early) / (late - early)
    share = min(1.0, gone)
    if motion.rests:
        return Shown(sprite, sprite.at, round(255 * min(1.0, share / _SHOWS, _solid(share))))
    if start is None or end is None:
        alpha = share if start is None else 1 - share
        return Shown(sprite, end or start or sprite.at, round(255 * alpha))
    if motion.resized is not None and not motion.way:
        return _resized(sprite, motion.resized, share)
    if motion.way:
        at = along((start, *motion.way, end), share)
    else:
        at = arc_point(start, end, carried(share), motion.bow)
    if motion.back is not None and share < _LANDS:
        return _turned(motion, motion.back, at, share)
    if motion.begins or motion.ends:
        return _growing(motion, at, share)
    alpha = round(255 * _solid(share)) if motion.ends_elsewhere else 255
    size = _size(motion, share)
    if size > 1 and share < 1:
        sprite = on_its_way(sprite)
    return Shown(sprite, at, alpha, size, _lean(motion, share), steps=_steps(motion, gone))


def _steps(motion: Motion, gone: float) -> tuple[tuple[Point, int], ...]:
    """Footprints where it went, fading; `gone`: how much of its time is over, and beyond."""
    if not motion.way or motion.start is None or motion.end is None or not _soars(motion):
        return ()
    line, (wide, high) = (motion.start, *motion.way, motion.end), motion.sprite.rect.size
    found, steps = [], max(2, round(sum(map(math.dist, line, line[1:])) / _PITCH))
    for number in range(1, steps):
        since = gone - moment(number / steps)
        if 0 < since < _FADED:
            x, y = along(line, moment(number / steps))
            seen = round(_CLEAR * (1 - since / _FADED))
            found.append(((x + FOOT[0] * wide, y + high), seen))
    return tuple(found)


def _soars(motion: Motion) -> bool:
    return motion.sprite.soars > LIFT_SCALE


def on_its_way(sprite: Sprite) -> Sprite:
    """As it looks above the table, in the light that falls there."""
    return sprite if sprite.aloft is None else replace(sprite, picture=sprite.aloft, aloft=None)


def _solid(share: float) -> float:
    """How much is seen of what is gone at the end of its way: all of it until it is there."""
    return min(1.0, (1 - share) / (1 - _SOLID))


def _not_yet(motion: Motion) -> Shown:
    """What is seen of a thing before it sets out: it lies where it lay, unless that is a pile
    that lies there still, or beside the table, or comes of what has not landed yet."""
    hidden = motion.back is not None or motion.origin.startswith(SEAT)
    unseen = hidden or motion.start is None or motion.span == LANDED
    return Shown(motion.sprite, motion.start or motion.sprite.at, 0 if unseen else 255)


def _there_and_back(motion: Motion, share: float) -> Shown:
    """What goes to its end, lies there to be read, and goes back to its start, turned over."""
    if motion.stays and share < _OVER:
        return _turned_there(motion, share)
    if share < _OUT:
        there = replace(motion, returns=False, ends_elsewhere=False)
        return instant(there, share / _OUT, 1.0)
    if share < _BACK or motion.end is None:
        return Shown(motion.sprite, motion.sprite.at)
    home = replace(
        motion, start=motion.end, end=motion.home or motion.start, back=None, returns=False,
        begins=motion.ends, ends=motion.begins,
    )  # fmt: skip
    shown = instant(home, (share - _BACK) / (1 - _BACK), 1.0)
    if motion.back is None or motion.stays or share < _CLOSES:
        return shown
    if share >= _CLOSED:
        return replace(shown, sprite=replace(shown.sprite, picture=motion.back))
    turned = round((_CLOSED - share) / (_CLOSED - _CLOSES) * (STEPS - 1))
    return Shown(shown.sprite, shown.at, size=LIFT_SCALE, back=motion.back, turned=turned)


def _turned_there(motion: Motion, share: float) -> Shown:
    """What goes to its end with its old side up and is turned over there."""
    if motion.back is None or motion.end is None:
        return Shown(motion.sprite, motion.sprite.at)
    before = replace(motion.sprite, picture=motion.back)
    if share < _OUT:
        there = replace(motion, sprite=before, back=None, returns=False, ends_elsewhere=False)
        return instant(there, share / _OUT, 1.0)
    if share < _TURNS:
        return Shown(before, before.at)
    step = round((share - _TURNS) / (_OVER - _TURNS) * (STEPS - 1))
    return Shown(motion.sprite, motion.end, size=LIFT_SCALE, back=motion.back, turned=step)


def _resized(sprite: Sprite, before: Sprite, share: float) -> Shown:
    """A thing of a board that is laid out anew: from the one place to the other in the sizes
    between, always the larger of both pictures made smaller."""
    gone = ease_in_out(share)
    (left, top), (x, y) = before.at, sprite.at
    width, wide = before.rect.width, sprite.rect.width
    seen = sprite if share >= 1 or wide > width else before
    at = (between(left, x, gone), between(top, y, gone))
    return Shown(seen, at, width=between(width, wide, gone))


def _growing(motion: Motion, at: Point, share: float) -> Shown:
    """A thing that comes out of a small sign, or goes into one, about the middle it would have."""
    width, height = motion.sprite.picture.get_size()
    wide = float(width)
    if motion.begins and share < _GROWN:
        wide = between(motion.begins, width, ease_in_out(share / _GROWN))
    if motion.ends and share > 1 - _GROWN:
        wide = between(width, motion.ends, ease_in_out((share - 1 + _GROWN) / _GROWN))
    smaller = 1 - wide / width
    corner = (at[0] + width * smaller / 2, at[1] + height * smaller / 2)
    return Shown(motion.sprite, corner, width=wide, size=LIFT_SCALE)


def _turned(motion: Motion, back: pygame.Surface, at: Point, share: float) -> Shown:
    """A card in the air that is turned over."""
    step = round(share / _LANDS * (STEPS - 1))
    return Shown(motion.sprite, at, size=LIFT_SCALE, back=back, turned=step)


def _size(motion: Motion, share: float) -> float:
    """1: it lies; larger: so high it is above the table; smaller: it presses itself in."""
    if _shifted(motion):
        return 1.0
    dropped = motion.seconds == DROP_SECONDS
    high = motion.sprite.soars if motion.way else LIFT_SCALE
    if share < _RISES and not dropped:
        return 1 + (high - 1) * ease_in_out(share / _RISES)
    lands = _LANDS_DROPPED if dropped else _LANDS
    above = settle((share - lands) / (1 - lands)) - 1
    if share < lands:
        return high
    return 1 + (above * (high - 1) / (LIFT_SCALE - 1) if above > 0 else above)


def _lean(motion: Motion, share: float) -> int:
    """Degrees: what is carried aside leans back, as in a hand."""
    if motion.way or motion.seconds == DROP_SECONDS or not _RISES < share < _LANDS:
        return 0
    if motion.start is None or motion.end is None or _shifted(motion):
        return 0
    aside = motion.end[0] - motion.start[0]
    return round(math.copysign(_LEAN, aside)) if abs(aside) > motion.sprite.rect.width else 0


def _shifted(motion: Motion) -> bool:
    """It only makes room or closes up: nobody lifts it for that."""
    if motion.start is None or motion.end is None or motion.ends_elsewhere or motion.seconds:
        return False
    return math.dist(motion.start, motion.end) < _SHIFTS * motion.sprite.rect.width
