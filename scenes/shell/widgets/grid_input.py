"""Pointer and keys on the shelf: hover, wheel, scroll bar, walking, single and double clicks."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, Literal

import pygame

from scenes.shell.layer import Point
from scenes.shell.widgets.grid import Shelf
from sprites.common.metrics import TARGET_PX

_DOUBLE_CLICK: Final = 0.45
_WHEEL: Final = 0.17
"""Part of the view that one step of the wheel scrolls."""

_STEPS: Final = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}

Walk = Literal["", "walked", "end"]
Click = Literal["", "once", "twice"]


@dataclass(frozen=True, slots=True)
class GridLook:
    """How the shelf is touched: places, -1 for none; `keys`: the keyboard walks along it."""

    hovered: int = -1
    keys: bool = False
    bar: bool = False


class GridInput:
    """Turns events into movements of a shelf. `track`: the place of its scroll bar."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self.track = pygame.Rect(0, 0, 1, 1)
        self.look = GridLook()
        self._grip: float | None = None
        self._clicked = (-1, -1.0)
        self._clock = 0.0

    def pass_time(self, dt: float) -> None:
        """`dt` seconds have passed: an old click is no half of a double one."""
        self._clock += dt

    def use_keys(self, on: bool) -> None:
        """Whether the keyboard was used last."""
        self.look = replace(self.look, keys=on)

    def hover(self, point: Point, covered: bool = False) -> bool:
        """The pointer is there; `covered`: something lies over the shelf. True if that changed."""
        hovered = -1 if covered else self._shelf.at(point)
        look = replace(self.look, hovered=hovered, bar=self.track.collidepoint(point))
        changed = look != self.look
        self.look = look
        return changed

    def drag(self, event: pygame.event.Event) -> bool:
        """React to the scroll bar; True when the event was for it."""
        if event.type == pygame.MOUSEWHEEL:
            self._shelf.scroll_by(-event.y * _WHEEL * self._shelf.grid.view.height)
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT:
            return self._take(event.pos)
        if event.type == pygame.MOUSEMOTION and self._grip is not None:
            self._pull(event.pos[1])
            return True
        if event.type == pygame.MOUSEBUTTONUP and self._grip is not None:
            self._grip = None
            return True
        return False

    def walk(self, code: int) -> Walk:
        """React to a key; "end" where the shelf ends in that direction."""
        if code in _STEPS:
            return "walked" if self._shelf.step(*_STEPS[code]) else "end"
        if code in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            self._shelf.page(-1 if code == pygame.K_PAGEUP else 1)
        elif code in (pygame.K_HOME, pygame.K_END):
            self._shelf.choose(0 if code == pygame.K_HOME else self._shelf.count)
        else:
            return ""
        return "walked"

    def click(self, point: Point) -> Click:
        """Choose the place under a point."""
        place = self._shelf.at(point)
        if place < 0:
            return ""
        twice = self._clicked[0] == place and self._clock - self._clicked[1] <= _DOUBLE_CLICK
        self._clicked = (-1, -1.0) if twice else (place, self._clock)
        self._shelf.choose(place)
        return "twice" if twice else "once"

    def _take(self, point: Point) -> bool:
        thumb = self._shelf.thumb(self.track)
        reach = self.track.inflate(max(0, TARGET_PX - self.track.width), 0)
        if thumb is None or not reach.collidepoint(point):
            return False
        on_thumb = thumb.y <= point[1] < thumb.bottom
        self._grip = point[1] - thumb.y if on_thumb else thumb.height / 2
        self._pull(point[1])
        return True

    def _pull(self, y: int) -> None:
        thumb = self._shelf.thumb(self.track)
        if thumb is not None and self._grip is not None:
            way = max(1, self.track.height - thumb.height)
            self._shelf.scroll_to((y - self._grip - self.track.y) / way)
