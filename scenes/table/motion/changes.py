"""From one picture of the table to the next: which sprites move, appear and go.

Works on keys and kinds alone, so it serves every game. A sprite whose key is in both pictures
and lies elsewhere moves; of the rest, things of one kind are paired by distance; what remains
comes from or goes to its home anchor, or fades.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

import pygame

from scenes.table.motion.things import Flight, Place, Point, Sprite

STILL = 1.5
"""px: a shorter way is no motion."""
BACKS = ("pile", "back")
"""Kinds of what lies face down: a pile, and the card on top of it."""
_GROWN = 1.4
"""Times as wide as before is a thing that becomes another one to be read: a card of the hand."""
_ALIKE = 0.1
"""By such a share of it at most differs the shape of one thing in two sizes."""
SEAT = "seat:"
COUNTERS = (SEAT, "goods:")
WHOLE = (0.0, 1.0)
CAUSE, EFFECT = (0.0, 0.8), (0.18, 1.0)
"""Of the time of a deed: what is paid for a thing has set out when the thing does, and is there
before it."""
LANDED = (0.3, 1.0)
"""Of the time of a drop: what it brings sets out when what was let go lies there."""
FIRST, AFTER = (0.0, 0.62), (0.6, 1.0)
"""Of the time of a walk that something follows: the walk, and what sets out when it has ended."""
MANY, CARD, APART = 4, 0.5, 0.1
"""So many cards from one pile are dealt one by one; of the time of a deed, what each of them takes
and what lies between two."""
FLYING = 900.0
"""Height of what flies: above everything that lies."""


@dataclass(frozen=True, slots=True)
class Motion:
    """One sprite on its way. Without a `start` it fades in, without an `end` it fades out."""

    sprite: Sprite
    start: Point | None
    end: Point | None
    ends_elsewhere: bool = False
    origin: str = ""
    """The anchor that it comes from, if known."""
    seconds: float | None = None
    """How long it takes; None: as long as its event lets it."""
    way: tuple[Point, ...] = ()
    """Upper left corners that it goes over between start and end; none: straight."""
    bow: float = 0.0
    """px by which a way without corners is bent upwards."""
    waits: bool = False
    """It lies where it lay until everything else has arrived."""
    back: pygame.Surface | None = None
    """It is turned over on its way, and this is seen of it before."""
    counts: bool = False
    """It ends at a counter that changes by it."""
    returns: bool = False
    """It lies at its end for a while, to be read, and goes back to its start."""
    stays: bool = False
    """It is turned over where it lies for a while, and stays so."""
    half: int = 0
    """Of the time it has the first half (1) or the second (2) alone; 0: the whole."""
    before: Sprite | None = None
    """What is seen of it until its half begins."""
    resized: Sprite | None = None
    """As it lay before, where the board is laid out anew: it becomes larger or smaller on its way.
    """
    home: Point | None = None
    """Where it goes back to; None: to its start."""
    begins: float = 0.0
    ends: float = 0.0
    """px across of it at its start and its end; 0: as large as its picture."""
    span: tuple[float, float] = WHOLE
    """The part of the time in which it goes its way, in shares."""
    rests: bool = False
    """It only lies there for that time, as what something is taken from."""

    @property
    def leaves(self) -> bool:
        """True when the sprite is gone after the motion."""
        return self.end is None or self.ends_elsewhere


def motions(
    old: Sequence[Sprite], new: Sequence[Sprite], places: Mapping[str, Place]
) -> list[Motion]:
    """All motions between two pictures, back to front."""
    before = {sprite.key: sprite for sprite in old}
    after = {sprite.key: sprite for sprite in new}
    found = [
        _moved_on(before[key], sprite)
        for key, sprite in after.items()
        if key in before and _lay_elsewhere(before[key], sprite)
    ]
    gone = [sprite for key, sprite in before.items() if key not in after and sprite.movable]
    come = [sprite for key, sprite in after.items() if key not in before and sprite.movable]
    for left, arrived in _pairs(gone, come):
        start = _fitted(left, arrived)
        found.append(Motion(arrived, start, arrived.at, origin=left.anchor))
    backs = {sprite.anchor: sprite.picture for sprite in old if sprite.kind in BACKS}
    for sprite in come:
        home, back = _home(sprite, places), backs.get(sprite.home) if sprite.anchor else None
        if home is not None and math.dist(home, sprite.at) <= STILL:
            continue  # it is bared where it comes from
        found.append(Motion(sprite, home, sprite.at, origin=sprite.home, back=back))
    for sprite in gone:
        home = _home(sprite, places)
        found.append(Motion(sprite, sprite.at, home, ends_elsewhere=home is not None))
    return sorted(found, key=lambda motion: motion.sprite.z)


def _moved_on(left: Sprite, arrived: Sprite) -> Motion:
    """The same thing elsewhere. On a board that is laid out anew it changes its size on the way."""
    if _relaid(left, arrived):
        return Motion(arrived, left.at, arrived.at, origin=left.anchor, resized=left)
    return Motion(arrived, _grown(left, arrived), arrived.at, origin=left.anchor)


def _lay_elsewhere(left: Sprite, arrived: Sprite) -> bool:
    return math.dist(left.at, arrived.at) > STILL or _relaid(left, arrived)


def _relaid(left: Sprite, arrived: Sprite) -> bool:
    """The same picture in another size: the board is laid out anew."""
    (wide, high), (wide_now, high_now) = left.rect.size, arrived.rect.size
    other = left.board and arrived.board and abs(wide - wide_now) > STILL
    return other and abs(high * wide_now - high_now * wide) < _ALIKE * high * wide_now


def flown(flights: Sequence[Flight], places: Mapping[str, Place]) -> list[Motion]:
    """The motions of what flies between anchors; without both of them nothing flies,
    and what does not move fades."""
    found = []
    for number, flight in enumerate(flights):
        start, end = (_reached(each, places) for each in (flight.start, flight.end))
        if start is None or end is None:
            continue
        begin = _moved(_met(*start, flight.picture), flight.shift)
        corner = _moved(_met(*end, flight.picture), flight.shift)
        sprite = Sprite(
            f"flight:{number}", "flight", "", flight.picture, corner, FLYING, board=False
        )
        if math.dist(begin, corner) <= STILL:
            found.append(Motion(sprite, corner, None, rests=True))
            continue
        counts = flight.counts or end[0].startswith(COUNTERS)
        found.append(
            Motion(
                sprite,
                begin,
                corner,
                ends_elsewhere=True,
                back=flight.back,
                counts=counts,
                returns=flight.returns,
                stays=flight.stays,
                home=None if flight.home is None else _around(flight.home, flight.picture),
                begins=flight.begins,
                ends=flight.ends,
                span=CAUSE if flight.leads else WHOLE,
            )
        )
    return found


def _reached(end: str | Place, places: Mapping[str, Place]) -> tuple[str, Place] | None:
    """An anchor, or none, with its place; None if it cannot be seen now."""
    if not isinstance(end, str):
        return "", end
    place = places.get(end)
    return None if place is None else (end, place)


def _moved(point: Point, by: Point) -> Point:
    return point[0] + by[0], point[1] + by[1]


def awaited(flights: Sequence[Flight]) -> frozenset[str]:
    """The counters on the table that change when what flies there has arrived."""
    return frozenset(each.end for each in flights if each.counts and isinstance(each.end, str))


def stacked(
    found: Sequence[Motion],
    old: Sequence[Sprite],
    new: Sequence[Sprite],
    waiting: frozenset[str] = frozenset(),
) -> list[Motion]:
    """The motions as piles make them: what is covered lies there until then, with the number of
    what lies there, what is bared has lain there all the time, and what goes from below the others
    is not seen to go. Counters that are `waiting` for what flies look as before until then."""
    reached = {m.sprite.anchor for m in found if not m.leaves and m.start is not None} - {""}
    left = {m.origin for m in found if m.start is not None and m.end is not None} - {""}
    after = {sprite.key: sprite for sprite in new}
    numbers = [
        Motion(sprite, sprite.at, sprite.at, waits=True)
        for sprite in old
        if not sprite.movable
        and (sprite.anchor in reached or sprite.key in waiting)
        and _changed(sprite, after)
    ]
    seen = [m for m in found if not (m.end is None and _covered(m.sprite, old))]
    rest = [replace(m, waits=True) if m.leaves and m.sprite.anchor in reached else m for m in seen]
    bared = [m for m in rest if m.start is None and m.sprite.anchor in left]
    on_their_way = [m for m in rest if not m.waits and m not in bared]
    return [*(m for m in rest if m.waits), *numbers, *on_their_way]


def after_its_cause(found: Sequence[Motion]) -> list[Motion]:
    """The motions so that what is paid sets out first and what it is paid for follows, while the
    payment is still on its way."""
    if not any(m.span == CAUSE for m in found):
        return list(found)
    return [replace(m, span=EFFECT) if _follows(m) else m for m in found]


def after_the_drop(found: Sequence[Motion]) -> list[Motion]:
    """The motions of a drop so that what comes to a counter sets out when the piece has landed."""
    return [replace(m, span=LANDED) if m.counts and m.span == WHOLE else m for m in found]


def dealt(found: Sequence[Motion]) -> list[Motion]:
    """The motions so that many cards from one pile come one after the other, from the left."""
    piles = {m.origin for m in found if _drawn(m)}
    spans: dict[int, tuple[float, float]] = {}
    for pile in piles:
        cards = [m for m in found if _drawn(m) and m.origin == pile]
        if len(cards) < MANY:
            continue
        apart = min(APART, (1 - CARD) / (len(cards) - 1))
        for number, motion in enumerate(sorted(cards, key=lambda m: m.end or m.sprite.at)):
            spans[id(motion)] = (number * apart, CARD + number * apart)
    return [replace(m, span=spans[id(m)]) if id(m) in spans else m for m in found]


def _drawn(motion: Motion) -> bool:
    """It comes from a pile face down."""
    return motion.back is not None and motion.start is not None and not motion.leaves


def _follows(motion: Motion) -> bool:
    """It goes one way in one piece, and is not the cause itself."""
    divided = motion.waits or motion.returns or motion.rests or motion.half
    return motion.span == WHOLE and not divided


def in_turn(found: Sequence[Motion], old: Sequence[Sprite]) -> list[Motion]:
    """The motions so that things of the own shelf that grow come one after the other with those
    of their kind that lie in their new place now: these leave it first."""
    lay = {sprite.key: sprite for sprite in old}
    growing = [m for m in found if _slides(m) and _larger(m.sprite, lay.get(m.sprite.key))]
    kinds = {m.sprite.kind for m in growing}
    others = [m for m in found if _slides(m) and m.sprite.kind in kinds and m not in growing]
    goals = [m.sprite.rect for m in growing]
    if not any(_box_at(m).collidelist(goals) >= 0 for m in others):
        return list(found)
    halves = {id(m): replace(m, half=1) for m in others}
    halves |= {id(m): replace(m, half=2, before=lay[m.sprite.key]) for m in growing}
    return [halves.get(id(m), m) for m in found]


def _slides(motion: Motion) -> bool:
    """It goes from place to place beside the board."""
    whole = motion.start is not None and motion.end is not None
    return whole and not motion.sprite.board and not motion.leaves and not motion.waits


def _larger(sprite: Sprite, before: Sprite | None) -> bool:
    return before is not None and sprite.rect.width > _GROWN * before.rect.width


def _box_at(motion: Motion) -> pygame.Rect:
    """Where the thing of a motion lies when it begins."""
    return pygame.Rect(motion.start or motion.sprite.at, motion.sprite.rect.size)


def _covered(sprite: Sprite, lying: Sequence[Sprite]) -> bool:
    """True for what lies in a pile wholly below something else: it goes unseen."""
    return bool(sprite.anchor) and any(
        above.anchor == sprite.anchor
        and above.movable
        and above.z > sprite.z
        and above.rect.contains(sprite.rect)
        for above in lying
    )


def _changed(sprite: Sprite, after: Mapping[str, Sprite]) -> bool:
    """True for what looks different afterwards, at the same place."""
    there = after.get(sprite.key)
    return there is not None and there.at == sprite.at and there.picture is not sprite.picture


def _pairs(gone: list[Sprite], come: list[Sprite]) -> list[tuple[Sprite, Sprite]]:
    """Pairs of one kind, nearest first; paired sprites are taken out of both lists."""
    ways = sorted(
        (math.dist(left.at, arrived.at), left.key, arrived.key, left, arrived)
        for left in gone
        for arrived in come
        if left.kind == arrived.kind
    )
    pairs = []
    for _, _, _, left, arrived in ways:
        if left in gone and arrived in come:
            gone.remove(left)
            come.remove(arrived)
            pairs.append((left, arrived))
    return pairs


def _fitted(left: Sprite, arrived: Sprite) -> Point:
    """Where the new picture must start so that its middle lies on the middle of the old one."""
    middle = left.rect.center
    return (
        middle[0] - arrived.picture.get_width() / 2,
        middle[1] - arrived.picture.get_height() / 2,
    )


def _grown(left: Sprite, arrived: Sprite) -> Point:
    """Where the same thing starts in its new size: about its old middle, and as long as it is
    larger there it reaches nowhere where it does not lie before or after."""
    if left.picture.get_size() == arrived.picture.get_size():
        return left.at
    box = pygame.Rect(_fitted(left, arrived), arrived.picture.get_size())
    return box.clamp(left.rect.union(arrived.rect)).topleft


def _home(sprite: Sprite, places: Mapping[str, Place]) -> Point | None:
    place = places.get(sprite.home)
    return None if place is None else _met(sprite.home, place, sprite.picture)


def _met(anchor: str, place: Place, picture: pygame.Surface) -> Point:
    """Where a picture is when it comes from an anchor or goes there. A seat's panel is met at its
    side towards the table: from its middle the way would lead over other seats."""
    x, y = _around(place, picture)
    return (place.rect.left - picture.get_width() / 2, y) if anchor.startswith(SEAT) else (x, y)


def _around(place: Place, picture: pygame.Surface) -> Point:
    """The upper left corner of a picture that lies on the middle of a place."""
    return (
        place.rect.centerx - picture.get_width() / 2,
        place.rect.centery - picture.get_height() / 2,
    )
