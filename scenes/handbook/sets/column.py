"""A page of parts below one another that scrolls when they do not fit; some can be pressed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from scenes.shell.widgets.focus import Target
from scenes.shell.widgets.scroll import WHEEL_UNITS, Scroll
from sprites.common.binding import Binding
from sprites.common.drawn import Pointer
from sprites.handbook.contents import scroll_thumb
from sprites.handbook.fade import draw_column

Picture = Callable[[str], pygame.Surface]
"""Draws a part as it is touched: "", "hover" or "pressed"."""
BAR = 9
_FADE = 18


@dataclass(frozen=True, slots=True)
class Part:
    """Something at `box`, px from the column's corner. `key` is empty for what cannot be pressed;
    `words` are what is heard of it, with the `reason` why it cannot be used now."""

    box: pygame.Rect
    picture: Picture
    key: str = ""
    words: str = ""
    reason: str = ""


class Column:
    """Parts in a box of the window, laid one below the other."""

    def __init__(self, binding: Binding) -> None:
        self.parts: list[Part] = []
        self.scroll = Scroll()
        self.top = 0
        self._binding = binding
        self._scale = 1.0

    @property
    def box(self) -> pygame.Rect:
        """The room for the parts, px of the window."""
        return self.scroll.box

    @property
    def width(self) -> int:
        """px that parts may take."""
        return self.scroll.box.width

    def begin(self, box: pygame.Rect, scale: float) -> None:
        """Lay everything anew in this room."""
        room = box.copy()
        room.width -= 2 * BAR
        self.parts, self.top, self._scale = [], 0, scale
        self.scroll.box = room

    def finish(self) -> None:
        """All parts are there."""
        self.scroll.fit(self.scroll.box, self.top)

    def gap(self, units: float) -> None:
        """Leave some room."""
        self.top += round(units * self._scale)

    def put(
        self, picture: pygame.Surface, key: str = "", words: str = "", left: int = 0
    ) -> pygame.Rect:
        """A part that always looks alike, at the end."""
        size = picture.get_size()
        return self.react(lambda look: picture, size, key, words, left=left)

    def react(
        self,
        picture: Picture,
        size: tuple[int, int],
        key: str,
        words: str = "",
        reason: str = "",
        left: int = 0,
    ) -> pygame.Rect:
        """A part that shows how it is touched, at the end."""
        box = pygame.Rect((left, self.top), size)
        self.parts.append(Part(box, picture, key, words, reason))
        self.top = box.bottom
        return box

    def beside(self, parts: Sequence[Part]) -> None:
        """Parts next to one another, at the end; their boxes count from there."""
        moved = [
            Part(each.box.move(0, self.top), each.picture, each.key, each.words, each.reason)
            for each in parts
        ]
        self.parts += moved
        self.top = max((each.box.bottom for each in moved), default=self.top)

    # Targets ---------------------------------------------------------------------------------

    def targets(self) -> list[Target]:
        """All parts that can be pressed; one out of sight has no height, so that keys find it and
        the pointer does not."""
        return [
            Target(each.key, self._seen(each.box), not each.reason, each.reason)
            for each in self.parts
            if each.key
        ]

    def part(self, key: str) -> Part | None:
        """The part of a key; None for none, which is what cannot be pressed."""
        return next((each for each in self.parts if key and each.key == key), None)

    def reveal(self, key: str) -> bool:
        """Bring a part into view; True if anything moved."""
        found, before = self.part(key), self.scroll.offset
        if found is not None:
            margin = round(_FADE * self._scale)
            self.scroll.show(found.box.top, found.box.bottom, margin)
        return self.scroll.offset != before

    def wheel(self, steps: int) -> bool:
        """Scroll by steps of the wheel."""
        return self.scroll.by(-steps * round(WHEEL_UNITS * self._scale))

    def page(self, by: int) -> bool:
        """Scroll by nearly a whole page."""
        return self.scroll.by(by * round(self.box.height * 0.86))

    def _place(self, box: pygame.Rect) -> pygame.Rect:
        return box.move(self.box.x, self.box.y - self.scroll.offset)

    def _seen(self, box: pygame.Rect) -> pygame.Rect:
        place = self._place(box)
        seen = place.clip(self.box)
        if seen.height > 0:
            return seen
        return pygame.Rect(place.x, place.centery, place.width, 0)

    # Picture ---------------------------------------------------------------------------------

    def draw(
        self,
        surface: pygame.Surface,
        pointer: Pointer,
        ring: Callable[[pygame.Surface, str, pygame.Rect], None],
    ) -> None:
        """The parts in view, the bar, the ring of the keyboard."""
        scroll = self.scroll
        depth, below = round(_FADE * self._scale), scroll.offset < scroll.limit
        column = pygame.Surface(scroll.box.size, pygame.SRCALPHA)
        for each in self.parts:
            top = each.box.top - scroll.offset
            if top < scroll.box.height and top + each.box.height > 0:
                column.blit(each.picture(_look(each.key, pointer)), (each.box.x, top))
        draw_column(surface, scroll.box, [(column, 0)], depth, scroll.offset > 0, below)
        thumb = scroll.thumb(BAR)
        if thumb.height:
            surface.blit(scroll_thumb(thumb.size, scroll.dragging, self._binding), thumb)
        for each in self.parts:
            if each.key and each.key == pointer.focused:
                ring(surface, each.key, self._seen(each.box))


def _look(key: str, pointer: Pointer) -> str:
    if not key:
        return ""
    if key == pointer.pressed:
        return "pressed"
    return "hover" if key in (pointer.hovered, pointer.focused) else ""
