"""The piece in the hand: where it is held, how it leans, and its way back when let go."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

import pygame

from scenes.table.motion.things import Point, Sprite
from sprites.common.tween import Tween, lean

RETURN_SECONDS = 0.22
_CALM = 9.0
"""How fast the measured speed follows the pointer, per second."""
_SWING = 16.0
"""How fast what hangs below the hand swings to another side of it, per second."""


@dataclass(slots=True)
class Held:
    """A sprite in the hand. `grip` is the vector from the pointer to the sprite's middle; `stand`
    where that is while the piece stays at a place where it could be put down."""

    sprite: Sprite
    grip: Point
    at: Point
    stand: Point | None = None
    speed: float = 0.0
    lying: pygame.Surface | None = None
    """How it looked when it was taken: so it goes back."""
    hung: Point | None = None
    """px from the hand to its middle while it swings; None: it hangs where it should."""
    aside: Point | None = None
    """Where it should hang; None: straight down."""
    _before: float = 0.0

    @property
    def middle(self) -> Point:
        """Where the middle of the sprite is, px."""
        if self.stand is not None:
            return self.stand
        if self.sprite.hang:
            across, down = self.hung or self.hangs
            return self.at[0] + across, self.at[1] + down
        return self.at[0] + self.grip[0], self.at[1] + self.grip[1]

    @property
    def hangs(self) -> Point:
        """px from the hand to the middle of what hangs, once it is at rest."""
        return self.aside or (0, self.sprite.hang)

    @property
    def corner(self) -> Point:
        """Where its upper left corner would be if it lay down here."""
        width, height = self.sprite.picture.get_size()
        return self.middle[0] - width / 2, self.middle[1] - height / 2

    def follow(self, pointer: Point) -> None:
        """The pointer moved."""
        self.at = pointer

    def update(self, dt: float) -> None:
        """Measure the sideways speed, smoothed, for the lean; what hangs swings to its side."""
        if dt <= 0:
            return
        if self.hung is not None:
            self.hung = _nearer(self.hung, self.hangs, min(1.0, _SWING * dt))
        now = (self.at[0] - self._before) / dt
        self._before = self.at[0]
        self.speed += (now - self.speed) * min(1.0, _CALM * dt)

    def lean(self, scale: float) -> float:
        """Degrees by which it leans."""
        return lean(self.speed, scale)

    @property
    def restless(self) -> bool:
        """True while the lean still changes visibly, or it swings."""
        return abs(self.speed) > 20.0 or self.hung is not None


def _nearer(start: Point, end: Point, share: float) -> Point | None:
    """A share of the way to the end; None: it is there."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    if share == 1.0 or abs(dx) + abs(dy) < 1.0:
        return None
    return start[0] + dx * share, start[1] + dy * share


def take(sprite: Sprite, pointer: Point) -> Held:
    """Lift a sprite by the point under the pointer; one far away jumps to the pointer."""
    box = sprite.rect
    grip = (box.centerx - pointer[0], box.centery - pointer[1])
    if not box.inflate(box.width, box.height).collidepoint(pointer):
        grip = (0.0, 0.0)
    held = Held(sprite, grip, pointer, lying=sprite.picture)
    held._before = pointer[0]
    return held


@dataclass(slots=True)
class Gliding:
    """A sprite that glides back to its place."""

    sprite: Sprite
    tween: Tween
    elapsed: float = 0.0

    @property
    def at(self) -> Point:
        return self.tween.position(self.elapsed)

    @property
    def done(self) -> bool:
        return self.tween.finished(self.elapsed)


def glide_back(held: Held) -> Gliding:
    """Let the held sprite glide from the hand to where it lies, looking as it lay there."""
    sprite = held.sprite if held.lying is None else replace(held.sprite, picture=held.lying)
    width, height = sprite.picture.get_size()
    start = held.middle[0] - width / 2, held.middle[1] - height / 2
    return Gliding(sprite, Tween(start, sprite.at, RETURN_SECONDS))


class Hand:
    """What is carried now, and what glides back to its place."""

    def __init__(self, still: Callable[[], bool] = lambda: False) -> None:
        """`still`: nothing glides or leans."""
        self._still = still
        self.held: Held | None = None
        self.gliding: Gliding | None = None

    @property
    def busy(self) -> bool:
        """True while anything is carried or glides."""
        return self.held is not None or self.gliding is not None

    @property
    def restless(self) -> bool:
        """True while the next frame looks different."""
        held = self.held is not None and not self._still() and self.held.restless
        return self.gliding is not None or held

    def lift(self, sprite: Sprite, pointer: Point) -> None:
        """Take a sprite."""
        self.held = take(sprite, pointer)

    def hang(self, aside: Point | None) -> None:
        """What hangs below the hand hangs at another side of it: px to its middle; None: straight
        down."""
        held = self.held
        if held is not None and held.sprite.hang and aside != held.aside:
            before = held.hung or held.hangs
            held.aside = aside
            held.hung = None if self._still() else before

    def drop(self) -> None:
        """Nothing is carried any more, and nothing glides."""
        self.held = self.gliding = None

    def lay_down(self, back: bool) -> Held | None:
        """Let go. With `back` the piece glides home; otherwise it is returned, to go on from
        where it is."""
        held, self.held = self.held, None
        if held is not None and back:
            if self._still():
                return None
            self.gliding = glide_back(held)
            return None
        return held

    def update(self, dt: float) -> bool:
        """Let time pass; True when something has arrived."""
        if self.held is not None and not self._still():
            self.held.update(dt)
        if self.gliding is None:
            return False
        self.gliding.elapsed += dt
        if not self.gliding.done:
            return False
        self.gliding = None
        return True
