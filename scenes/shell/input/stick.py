"""A stick as steps: a dead zone, one direction at a time, and steps again while it is held."""

from __future__ import annotations

from dataclasses import dataclass

from scenes.shell.input.pad_layout import Direction

TAKEN, LET_GO = 0.55, 0.35
"""How far a stick is pushed before it counts, and how far back before it does no more."""
FIRST_PAUSE, NEXT_PAUSE = 0.42, 0.13
"""Seconds before a held direction steps again, and between the steps after that."""
NOWHERE: Direction = (0, 0)


@dataclass(slots=True)
class Stick:
    """Where one stick is; `direction` keeps to the axis that it was pushed along first."""

    x: float = 0.0
    y: float = 0.0
    direction: Direction = NOWHERE

    def move(self, axis: int, value: float) -> bool:
        """Axis 0 or 1 is at a value from -1 to 1; True when the direction is another one."""
        value = max(-1.0, min(1.0, value))
        if axis == 0:
            self.x = value
        else:
            self.y = value
        before, self.direction = self.direction, self._now()
        return before != self.direction

    def _now(self) -> Direction:
        along = self.x * self.direction[0] + self.y * self.direction[1]
        across = abs(self.x * self.direction[1]) + abs(self.y * self.direction[0])
        if self.direction != NOWHERE and along >= LET_GO and across <= 2 * along:
            return self.direction
        if max(abs(self.x), abs(self.y)) < TAKEN:
            return NOWHERE
        if abs(self.x) >= abs(self.y):
            return (1 if self.x > 0 else -1, 0)
        return (0, 1 if self.y > 0 else -1)


@dataclass(slots=True)
class Repeat:
    """Steps of a direction that is held."""

    direction: Direction = NOWHERE
    left: float = 0.0

    def hold(self, direction: Direction) -> bool:
        """Held from now on; True when that is a first step."""
        if direction == self.direction:
            return False
        self.direction, self.left = direction, FIRST_PAUSE
        return direction != NOWHERE

    def pass_time(self, dt: float) -> bool:
        """`dt` seconds have passed; True when it steps again, once however long that was."""
        if self.direction == NOWHERE:
            return False
        self.left -= dt
        if self.left > 0:
            return False
        self.left = NEXT_PAUSE
        return True

    @property
    def next_wakeup(self) -> float | None:
        """Seconds until the next step; None while nothing is held."""
        return None if self.direction == NOWHERE else max(self.left, 0.001)
