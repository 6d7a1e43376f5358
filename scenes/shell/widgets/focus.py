"""Targets of a menu-like scene: hover, press, keyboard focus, one code for mouse and keys."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import pygame

from scenes.shell.layer import Point
from sprites.title.state import Look


@dataclass(frozen=True, slots=True)
class Target:
    """Something that can be clicked. A disabled one says why in `reason`. `walked`: keys come to
    it; False where another target that they come to does the same."""

    key: str
    rect: pygame.Rect
    enabled: bool = True
    reason: str = ""
    walked: bool = True


_ARROWS: dict[int, Point] = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}
_ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)


class TargetFocus:
    """Knows which target is under the pointer, pressed and focused by keyboard.

    `handle` returns the key of a target that was activated, enabled or not: the caller asks
    `enabled(key)`. `changed` tells once whether the look changed.
    """

    def __init__(self) -> None:
        self._targets: dict[str, Target] = {}
        self.hovered = ""
        self.pressed = ""
        self.focused = ""
        self._changed = False
        self._first = ""

    def start_at(self, key: str) -> None:
        """Whoever plays by keys begins on this target, as soon as it is there."""
        self._first = key

    def set_targets(self, targets: Iterable[Target]) -> None:
        """New targets in Tab order; hover and focus stay where their targets still exist."""
        self._targets = {target.key: target for target in targets}
        self.hovered = self.hovered if self.hovered in self._targets else ""
        self.pressed = self.pressed if self.pressed in self._targets else ""
        self.focused = self.focused if self.focused in self._targets else ""
        if self._first in self._targets:
            self.focused, self._first = self._first, ""
        self._changed = True

    @property
    def keys(self) -> tuple[str, ...]:
        """All targets in Tab order that keys come to."""
        return tuple(key for key, target in self._targets.items() if target.walked)

    @property
    def active(self) -> str:
        """The target to describe: under the pointer, else focused."""
        return self.hovered or self.focused

    def looks(self, without: str = "", lit: str = "") -> dict[str, Look]:
        """How each target looks that is pointed at, focused or pressed. `lit` shines as if pointed
        at; `without` is a target that bears no look."""
        shining = {lit, self.hovered if self.enabled(self.hovered) else ""}
        touched = {self.hovered, self.focused, self.pressed, lit} - {"", without}
        return {
            key: Look(1.0 if key in shining else 0.0, key == self.focused, key == self.pressed)
            for key in touched
        }

    def changed(self) -> bool:
        """True once after something looked different."""
        changed, self._changed = self._changed, False
        return changed

    def enabled(self, key: str) -> bool:
        """False for a disabled or unknown target."""
        target = self._targets.get(key)
        return target is not None and target.enabled

    def reason(self, key: str) -> str:
        """Why a target is disabled; empty when it is not."""
        target = self._targets.get(key)
        return "" if target is None or target.enabled else target.reason

    def focus(self, key: str) -> None:
        """Put the keyboard focus on a target."""
        if key != self.focused:
            self.focused = key if key in self._targets else ""
            self._changed = True

    def handle(self, event: pygame.event.Event) -> str:
        """React to one event; the key of the target that it activates, or an empty string."""
        if event.type == pygame.MOUSEMOTION:
            self._hover(event.pos)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT:
            self._hover(event.pos)
            self._press(self.at(event.pos))
        elif event.type == pygame.MOUSEBUTTONUP and event.button == pygame.BUTTON_LEFT:
            return self._release(event.pos)
        elif event.type == pygame.KEYDOWN:
            return self._key(event)
        return ""

    def at(self, point: Point) -> str:
        """The key of the last target under a point, or an empty string."""
        hits = [key for key, target in self._targets.items() if target.rect.collidepoint(point)]
        return hits[-1] if hits else ""

    def _hover(self, point: Point) -> None:
        under = self.at(point)
        if under != self.hovered:
            self.hovered = under
            self._changed = True

    def _press(self, key: str) -> None:
        self.pressed = key
        if key or self.focused:
            self.focused = ""
        self._changed = True

    def _release(self, point: Point) -> str:
        pressed, self.pressed = self.pressed, ""
        if not pressed:
            return ""
        self._changed = True
        return pressed if self.at(point) == pressed else ""

    def _key(self, event: pygame.event.Event) -> str:
        if event.key == pygame.K_TAB:
            self._step(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        elif event.key in _ARROWS:
            self._walk(_ARROWS[event.key])
        elif event.key in _ENTER and self.focused:
            return self.focused
        return ""

    def _step(self, by: int) -> None:
        keys = self.keys
        if not keys:
            return
        if self.focused in keys:
            at = (keys.index(self.focused) + by) % len(keys)
        else:
            at = 0 if by > 0 else len(keys) - 1
        self.focus(keys[at])

    def _walk(self, direction: Point) -> None:
        if self.focused not in self._targets:
            self._step(1)
            return
        here = self._targets[self.focused].rect
        ahead = [
            (_distance(here, target.rect, direction), key)
            for key, target in self._targets.items()
            if key != self.focused and target.walked and _lies_ahead(here, target.rect, direction)
        ]
        if ahead:
            self.focus(min(ahead)[1])


def _lies_ahead(here: pygame.Rect, there: pygame.Rect, direction: Point) -> bool:
    dx, dy = there.centerx - here.centerx, there.centery - here.centery
    along = dx * direction[0] + dy * direction[1]
    return along > 0


def _distance(here: pygame.Rect, there: pygame.Rect, direction: Point) -> float:
    dx, dy = there.centerx - here.centerx, there.centery - here.centery
    along = abs(dx * direction[0] + dy * direction[1])
    across = abs(dx * direction[1] + dy * direction[0])
    return along + 3.0 * across
