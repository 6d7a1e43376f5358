"""A short sentence near the top of the window that goes away by itself."""

from __future__ import annotations

from collections.abc import Sequence
from operator import itemgetter
from typing import TYPE_CHECKING

import pygame

from sprites.common.placing import SLIP, covers, place_beside

if TYPE_CHECKING:
    from sprites.common.drawn import Drawn

_SECONDS = 5.0
_SECONDS_PER_LETTER = 0.05
_TOP = 46
_SIDE = 40
_GAP = 8
_WIDTHS = (760, 560, 420, 300, 270, 220, 190, 170)
"""Units; a narrower band has more lines, and room where a wide one has none."""


class Notice:
    """At most one sentence at a time; the newest wins."""

    def __init__(self) -> None:
        self._sentence = ""
        self._left = 0.0
        self._width = _WIDTHS[0]
        self.place: pygame.Rect | None = None
        """Where the sentence lies, canvas px; None before it was drawn."""

    @property
    def sentence(self) -> str:
        """What is shown now, or an empty string."""
        return self._sentence

    @property
    def next_wakeup(self) -> float | None:
        """Seconds until the sentence goes away."""
        return max(self._left, 0.01) if self._sentence else None

    def show(self, sentence: str) -> None:
        """Show a finished sentence, a long one for longer."""
        self._sentence, self.place, self._width = sentence, None, _WIDTHS[0]
        self._left = max(_SECONDS, len(sentence) * _SECONDS_PER_LETTER)

    def withdraw(self, sentence: str) -> None:
        """This sentence holds no more: if it is still shown, it goes."""
        if sentence == self._sentence:
            self._left = 0.0

    def update(self, dt: float) -> bool:
        """Let time pass; True when the sentence has just gone."""
        if not self._sentence:
            return False
        self._left -= dt
        if self._left > 0:
            return False
        self._sentence = ""
        return True

    def draw(
        self, surface: pygame.Surface, scale: float, clear: Sequence[pygame.Rect] = ()
    ) -> None:
        """A band with the sentence. It covers none of the boxes in `clear` while there is room
        beside them, lies below the first of them at best, and stays where it is while it can."""
        if not self._sentence:
            return
        window = surface.get_rect()
        drawn = self._band(window, scale, self._width)
        place = self.place
        if place is None or place.size != drawn.size or covers(place, clear):
            drawn, place = self._placed(window, scale, clear)
            self.place = place
        drawn.blit(surface, place.topleft)

    def _placed(
        self, window: pygame.Rect, scale: float, clear: Sequence[pygame.Rect]
    ) -> tuple[Drawn, pygame.Rect]:
        """The widest band that covers nothing, else the one that covers least, and its place."""
        tried: list[tuple[int, int, Drawn, pygame.Rect]] = []
        for width in _WIDTHS:
            drawn = self._band(window, scale, width)
            place = _free_place(window, drawn.size, scale, clear)
            tried.append((_hidden(place, clear), width, drawn, place))
            if not tried[-1][0]:
                break
        _, self._width, drawn, place = min(tried, key=itemgetter(0))
        return drawn, place

    def _band(self, window: pygame.Rect, scale: float, width: int) -> Drawn:
        most = min(window.width - round(2 * _SIDE * scale), round(width * scale))
        from scenes.shell.widgets.slips import band  # not before there is something to say

        return band(self._sentence, scale, most)


def _hidden(place: pygame.Rect, boxes: Sequence[pygame.Rect]) -> int:
    """px of some boxes on which a place lies."""
    parts = (place.clip(box) for box in boxes)
    return sum(part.width * part.height for part in parts)


def _free_place(
    window: pygame.Rect, size: tuple[int, int], scale: float, clear: Sequence[pygame.Rect]
) -> pygame.Rect:
    """In the middle near the top, or below the first box, or the nearest free place."""
    gap = round(_GAP * scale)
    head = clear[0] if clear else pygame.Rect(0, 0, window.width, round(_TOP * scale) - gap)
    room = window.inflate(-gap, -gap)
    return place_beside([head], size, [room], gap, clear[1:], SLIP)
