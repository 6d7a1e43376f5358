"""What lies on a table and what moves over it: places, pieces, what flies, and ways along roads."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

import pygame

from sprites.common.tween import LIFT_SCALE

Point = tuple[float, float]
Shape = Literal["box", "disc", "card", "area"]


@dataclass(frozen=True, slots=True)
class Place:
    """Where an anchor lies. `board`: it moves with the camera and is cut off at the board box.

    An "area" has an outline; `rect` is then its middle part, where things are shown and dropped.
    """

    rect: pygame.Rect
    shape: Shape = "box"
    board: bool = True
    outline: tuple[Point, ...] = ()
    common: bool = False
    """Beside the board, but nobody's own: it can be used whoever's things lie there."""
    unlit: bool = False
    """What lies here is read while it can be chosen: a look rings it and lays no light on it."""
    fine: bool = False
    """What lies here is a drawing of fine lines: while it is refused, its hatching leaves them."""
    walled: bool = False
    """It fills its panel up to the next one: the ring of the keyboard lies inside."""
    framed: bool = False
    """The place itself wears the look, whatever lies there: what can be done with a thing stands
    beside it."""
    spot: pygame.Rect | None = None
    """The small part of it that stands for the whole where several places are open."""
    angular: bool = False
    """Its spot is a box; else it is round."""
    lone: bool = False
    """The only one of its kind: it wears its full look, however many other places are open."""
    stand: Point | None = None
    """Where the middle of a piece is that is put there: a piece held over the place goes there, and
    lets the words of the place be read."""
    also: tuple[Place, ...] = ()
    """The anchor once more: where its piece lies a second time, and can be taken as well."""

    @property
    def middle(self) -> Point:
        return float(self.rect.centerx), float(self.rect.centery)


@dataclass(frozen=True, slots=True)
class Sprite:
    """One thing that lies on the table.

    `key` is the same from view to view as long as it is the same thing (a card); things that are
    alike (workers of one colour) share a `kind`, and the table pairs those that went with those
    that came. `home`: the anchor that it comes from when new and returns to when gone. `at` is
    the upper left corner of `picture` without shadow; `z` orders from back to front.
    """

    key: str
    kind: str
    anchor: str
    picture: pygame.Surface
    at: Point
    z: float = 0.0
    home: str = ""
    board: bool = True
    shadow: bool = True
    movable: bool = True
    seat: int = -1
    """Whose piece it is; of several at one anchor a person lifts an own one."""
    painted: bool = True
    """False: the ground already shows it where it rests; it is drawn only in the hand and on
    its way."""
    aloft: pygame.Surface | None = None
    """What it looks like on its way, in another light than where it will lie; None: the same."""
    hang: int = 0
    """px that its middle hangs below the hand, wherever it was taken; 0: it is held where it was
    taken."""
    lifted: float = LIFT_SCALE
    """So many times as large as it lies is it in the hand: small ones must be seen to be there."""
    soars: float = LIFT_SCALE
    """The same on its way along a road: what is larger than usual leaves footprints there."""

    @property
    def rect(self) -> pygame.Rect:
        return pygame.Rect(self.at, self.picture.get_size())


@dataclass(frozen=True, slots=True)
class Flight:
    """Something that flies from one anchor, or a place that is none, to another while an event is
    shown, and is then gone: a gain on its way to a counter. `shift`: px that it keeps from
    both; `back`: seen of it until it is turned over; `returns`: it lies to be read, then goes back,
    turned back unless it `stays` as it is; `leads`: the cause of what else moves, it sets out
    before that; `counts`: it ends at a counter that lies on the table, and changes when it arrives.
    `counter`: the key of the counter that it has on a seat's panel, from whose sign it comes or to
    which it goes; `becomes`: that of the counter to which it returns; `home`: where that is, None:
    its start; `begins`, `ends`: px across of it there, 0 where it is as large as its picture.
    """

    picture: pygame.Surface
    start: str | Place
    end: str | Place
    shift: Point = (0.0, 0.0)
    back: pygame.Surface | None = None
    returns: bool = False
    stays: bool = False
    leads: bool = False
    counts: bool = False
    counter: str = ""
    becomes: str = ""
    home: Place | None = None
    begins: float = 0.0
    ends: float = 0.0


@dataclass(frozen=True, slots=True)
class Course:
    """The way along the board's roads of what comes from one anchor and then lies at another: the
    points over which its foot goes, without both ends. `key`, `road`: the same for the one thing
    with that key, wherever its foot stands first and last. `after`: it sets out when a walk along
    another course has ended."""

    start: str
    end: str
    way: tuple[Point, ...]
    key: str = ""
    road: Callable[[Point, Point], Sequence[Point]] | None = None
    after: bool = False
