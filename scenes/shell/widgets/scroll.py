"""A scrolled box: where it stands, its bar, dragging the bar, bringing something into view."""

from __future__ import annotations

import pygame

from scenes.shell.layer import Point

WHEEL_UNITS = 66
_LEAST_THUMB = 36


class Scroll:
    """`offset` px of the content are hidden above the box."""

    def __init__(self) -> None:
        self.offset = 0
        self.box = pygame.Rect(0, 0, 0, 0)
        self.whole = 0
        self._grip: int | None = None

    def fit(self, box: pygame.Rect, whole: int) -> None:
        """The box and the height of its content, px."""
        self.box, self.whole = box, whole
        self.offset = self._held(self.offset)

    @property
    def limit(self) -> int:
        """The largest offset."""
        return max(0, self.whole - self.box.height)

    @property
    def dragging(self) -> bool:
        """True while the bar is held."""
        return self._grip is not None

    def by(self, px: int) -> bool:
        """Scroll; True if anything moved."""
        before = self.offset
        self.offset = self._held(self.offset + px)
        return self.offset != before

    def show(self, top: int, bottom: int, margin: int = 0) -> None:
        """Bring a stretch of the content into view, its beginning if it is too long."""
        if bottom + margin > self.offset + self.box.height:
            self.offset = self._held(bottom + margin - self.box.height)
        if top - margin < self.offset:
            self.offset = self._held(top - margin)

    def bar(self, wide: int) -> pygame.Rect:
        """The groove of the bar, at the right of the box; empty if everything fits."""
        if not self.limit:
            return pygame.Rect(0, 0, 0, 0)
        return pygame.Rect(self.box.right + wide, self.box.y, wide, self.box.height)

    def thumb(self, wide: int) -> pygame.Rect:
        """The part of the bar that stands for what is seen."""
        bar = self.bar(wide)
        if not bar.height:
            return bar
        high = max(_LEAST_THUMB, bar.height * self.box.height // self.whole)
        top = bar.y + (bar.height - high) * self.offset // self.limit
        return pygame.Rect(bar.x, top, wide, high)

    def drag(self, event: pygame.event.Event, wide: int) -> bool:
        """Let the pointer hold and move the bar; True when the event was used."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT:
            return self._take(event.pos, wide)
        if event.type == pygame.MOUSEMOTION and self._grip is not None:
            self._move(event.pos[1] - self._grip, wide)
            return True
        if event.type == pygame.MOUSEBUTTONUP and self._grip is not None:
            self._grip = None
            return True
        return False

    def _take(self, point: Point, wide: int) -> bool:
        thumb = self.thumb(wide)
        reach = self.bar(wide).inflate(max(0, 32 - wide), 0)
        if not thumb.height or not reach.collidepoint(point):
            return False
        inside = thumb.top <= point[1] < thumb.bottom
        self._grip = point[1] - thumb.top if inside else thumb.height // 2
        self._move(point[1] - self._grip, wide)
        return True

    def _move(self, top: int, wide: int) -> None:
        bar, thumb = self.bar(wide), self.thumb(wide)
        room = max(1, bar.height - thumb.height)
        self.offset = self._held(round((top - bar.y) * self.limit / room))

    def _held(self, offset: int) -> int:
        return max(0, min(self.limit, offset))
