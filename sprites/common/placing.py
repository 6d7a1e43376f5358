"""Where a slip, a list or a panel lies: beside what it speaks of, never on it."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Literal

from pygame import Rect

Side = Literal["left", "right", "above", "below"]
ROUND: tuple[Side, ...] = ("left", "right", "above", "below")
"""The order for panels: what is read stands beside the things, as on a page."""
SLIP: tuple[Side, ...] = ("below", "above", "right", "left")
"""The order for slips by the pointer: what stands in a row with the thing stays in sight."""
_STATIONS = 18
"""Places tried along each edge of a room when no side of the things is free."""

DETOUR = 0.8
"""Widths of a slip by which it may lie farther off rather than hide things: it is looked for where
the hand is."""

_LITTLE = 0.08
"""What a slip that stays may hide of the rest, of its own area."""
_STEP, _STEPS = 0.06, 5
"""Widths by which it steps aside, and how often at most."""

_Box = tuple[int, int, int, int]


def place_beside(
    named: Sequence[Rect],
    size: tuple[int, int],
    rooms: Sequence[Rect],
    gap: int,
    others: Sequence[Rect] = (),
    sides: tuple[Side, ...] = ROUND,
    rather_not: Sequence[Rect] = (),
    detour: float = DETOUR,
) -> Rect:
    """Room for something of `size` px that speaks of the places in `named`, the last of them most.

    The first side of all these places together, or of the last one, where it lies within one of
    `rooms` (best first) and covers neither one of them nor any of `others`; else the nearest such
    place in a room; else the one that covers least of `named`, and then of `others`. With places
    in `rather_not`, of all that cover neither the one that hides least of them and is near: it
    may lie `detour` of its widths farther off rather than wholly on them.
    """
    free = free_place(named, size, rooms, gap, others, sides, rather_not, detour)
    if free is not None:
        return free
    about, known = (*map(_box, named),), (*map(_box, rooms),)
    return Rect(_least_covering(about, (*map(_box, others),), known, size))


def free_place(
    named: Sequence[Rect],
    size: tuple[int, int],
    rooms: Sequence[Rect],
    gap: int,
    others: Sequence[Rect] = (),
    sides: tuple[Side, ...] = ROUND,
    rather_not: Sequence[Rect] = (),
    detour: float = DETOUR,
) -> Rect | None:
    """The same, None where every place covers something of `named` or `others`: to find the one
    that covers least takes far longer."""
    given = (*map(_box, named),), (*map(_box, others),), (*map(_box, rooms),)
    found = _free(*given, size, gap, sides, (*map(_box, rather_not),), detour)
    return None if found is None else Rect(found)


def stays(
    before: Rect,
    size: tuple[int, int],
    rooms: Sequence[Rect],
    kept: Sequence[Rect],
    rather_not: Sequence[Rect] = (),
) -> Rect | None:
    """Where something that lay at `before` lies with its new `size`, as near as it can: None where
    it would cover something of `kept`, or more than a little of `rather_not`."""
    most = _LITTLE * size[0] * size[1]
    there = Rect(before.topleft, size)
    aside = (there.clamp(room).move(step) for room in rooms for step in _steps(size[0]))
    for box in (there, *aside):
        lies = any(room.contains(box) for room in rooms)
        if lies and not covers(box, kept) and _hidden(box, rather_not) <= most:
            return box
    return None


@lru_cache(maxsize=16)
def _steps(width: int) -> Sequence[tuple[int, int]]:
    """Steps aside for something of this width, none first, then the shortest."""
    step = max(1, round(width * _STEP))
    there = range(-_STEPS, _STEPS + 1)
    return sorted(
        ((x * step, y * step) for x in there for y in there), key=lambda at: math.hypot(*at)
    )


def covers(box: Rect, places: Sequence[Rect]) -> bool:
    """True when a box lies on any of some places."""
    return box.collidelist(list(places)) >= 0


def _box(rect: Rect) -> _Box:
    return rect.x, rect.y, rect.width, rect.height


@lru_cache(maxsize=128)
def _free(
    named: tuple[_Box, ...],
    others: tuple[_Box, ...],
    rooms: tuple[_Box, ...],
    size: tuple[int, int],
    gap: int,
    sides: tuple[Side, ...],
    rather_not: tuple[_Box, ...],
    detour: float,
) -> _Box | None:
    about, kept = [Rect(box) for box in named], [Rect(box) for box in (*named, *others)]
    known = [Rect(room) for room in rooms]
    if rather_not and named:
        hidden = [Rect(box) for box in rather_not]
        open_ground = _most_open(about, kept, hidden, size, known, gap, detour)
        if open_ground is not None:
            return _box(open_ground)
    for room in known:
        for box in _beside(about, size, room, gap, sides):
            if room.contains(box) and box.collidelist(kept) < 0:
                return _box(box)
    for room in known:
        free = [box for box in _stations(size, room) if box.collidelist(kept) < 0]
        if free:
            return _box(min(free, key=lambda box: _away(box, about)))
    return None


@lru_cache(maxsize=64)
def _least_covering(
    named: tuple[_Box, ...],
    others: tuple[_Box, ...],
    rooms: tuple[_Box, ...],
    size: tuple[int, int],
) -> _Box:
    """The first of the places that cover least of what is named, and of these, of everything."""
    about, kept = [Rect(box) for box in named], [Rect(box) for box in (*named, *others)]
    known = [Rect(room) for room in rooms]
    everywhere = [box for room in known for box in (*_stations(size, room), room)]
    whole = [box for box in everywhere if box.size == tuple(size)] or [Rect((0, 0), size)]
    of_these = [_hidden(box, about) for box in whole]
    least = min(of_these)
    best = [box for box, hidden in zip(whole, of_these, strict=True) if hidden == least]
    return _box(_hiding_least(best, kept))


def _hiding_least(boxes: Sequence[Rect], places: Sequence[Rect]) -> Rect:
    """The first of some boxes that covers least of some places."""
    found, least = boxes[0], math.inf
    for box in boxes:
        hidden = 0
        for index in box.collidelistall(places):
            part = box.clip(places[index])
            hidden += part.width * part.height
            if hidden >= least:
                break
        if hidden < least:
            found, least = box, hidden
    return found


def _most_open(
    about: Sequence[Rect],
    kept: Sequence[Rect],
    rather_not: Sequence[Rect],
    size: tuple[int, int],
    rooms: Sequence[Rect],
    gap: int,
    detour: float,
) -> Rect | None:
    """Of the free places in the first room that has any, the one that hides least and is near:
    a slip wholly over other things counts as far off as `detour` of its widths."""
    for room in rooms:
        tried = [*_beside(about, size, room, gap, SLIP), *_stations(size, room)]
        inside = [box for box in tried if room.contains(box)]
        found = _nearest_open(inside, kept, about[-1], rather_not, size, detour * size[0])
        if found is not None:
            return found
    return None


def _nearest_open(
    inside: Sequence[Rect],
    kept: Sequence[Rect],
    named: Rect,
    rather_not: Sequence[Rect],
    size: tuple[int, int],
    detour: float,
) -> Rect | None:
    """The free place of least cost: px from what is named, and a detour for what it would hide.
    The nearest are tried first: what is farther off than the best one costs cannot be better."""
    area = size[0] * size[1]
    best, least = None, (math.inf, math.inf, 0)
    gaps = [_gap(box, named) for box in inside]
    for order in sorted(range(len(inside)), key=gaps.__getitem__):
        if round(gaps[order]) > least[0]:
            break
        box = inside[order]
        if box.collidelist(kept) >= 0:
            continue
        far = round(gaps[order] + detour * min(1.0, _hidden(box, rather_not) / area))
        cost = (far, math.dist(box.center, named.center), order)
        if cost < least:
            best, least = box, cost
    return best


def _beside(
    about: Sequence[Rect], size: tuple[int, int], room: Rect, gap: int, sides: tuple[Side, ...]
) -> Iterator[Rect]:
    """The sides of all places together, and those of the last place alone, which come first for
    a slip: it belongs to the pointer."""
    if not about:
        return
    anchors = (about[0].unionall(list(about[1:])), about[-1])
    for anchor in anchors if sides == ROUND else anchors[::-1]:
        for side in sides:
            yield _at(side, anchor, size, gap).clamp(room)


def _at(side: Side, anchor: Rect, size: tuple[int, int], gap: int) -> Rect:
    box = Rect((0, 0), size)
    if side == "left":
        box.midright = (anchor.left - gap, anchor.centery)
    elif side == "right":
        box.midleft = (anchor.right + gap, anchor.centery)
    elif side == "above":
        box.midbottom = (anchor.centerx, anchor.top - gap)
    else:
        box.midtop = (anchor.centerx, anchor.bottom + gap)
    return box


def _stations(size: tuple[int, int], room: Rect) -> Iterator[Rect]:
    """Places all over a room, its edges included; none where it is too small."""
    across, down = room.width - size[0], room.height - size[1]
    if across < 0 or down < 0:
        return
    for row in range(_STATIONS + 1):
        for column in range(_STATIONS + 1):
            left, top = across * column // _STATIONS, down * row // _STATIONS
            yield Rect((room.x + left, room.y + top), size)


def _away(box: Rect, about: Sequence[Rect]) -> int:
    """px² from the middle of a box to that of the places it speaks of."""
    if not about:
        return 0
    whole = about[0].unionall(list(about[1:]))
    return (box.centerx - whole.centerx) ** 2 + (box.centery - whole.centery) ** 2


def _gap(box: Rect, other: Rect) -> float:
    """px from the edge of a box to that of another one."""
    across = max(box.left - other.right, other.left - box.right, 0)
    down = max(box.top - other.bottom, other.top - box.bottom, 0)
    return math.hypot(across, down)


def _hidden(box: Rect, places: Sequence[Rect]) -> int:
    """px² of some places that a box would cover."""
    hidden = 0
    for index in box.collidelistall(places):  # asked for hundreds of places of each slip
        part = box.clip(places[index])
        hidden += part.width * part.height
    return hidden
