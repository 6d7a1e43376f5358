"""A short sentence at the top of the window that goes away by itself."""

from __future__ import annotations

import pygame

from sprites.common import fonts

_SECONDS = 5.0
_FONT_PX = 15
_PADDING = (18, 9)
_TOP = 44


class Notice:
    """At most one sentence at a time; the newest wins."""

    def __init__(self) -> None:
        self._sentence = ""
        self._left = 0.0

    @property
    def sentence(self) -> str:
        """What is shown now, or an empty string."""
        return self._sentence

    @property
    def next_wakeup(self) -> float | None:
        """Seconds until the sentence goes away."""
        return max(self._left, 0.01) if self._sentence else None

    def show(self, sentence: str) -> None:
        """Show a finished sentence."""
        self._sentence = sentence
        self._left = _SECONDS

    def update(self, dt: float) -> bool:
        """Let time pass; True when the sentence has just gone."""
        if not self._sentence:
            return False
        self._left -= dt
        if self._left > 0:
            return False
        self._sentence = ""
        return True

    def draw(self, surface: pygame.Surface, scale: float) -> None:
        """A dark band with the sentence, in the middle near the top."""
        if not self._sentence:
            return
        room = surface.get_width() - round(4 * _PADDING[0] * scale)
        font = fonts.sans(round(_FONT_PX * scale))
        lines = fonts.wrap(font, self._sentence, room)
        rows = [fonts.render(font, line, "#f3e6c8") for line in lines]
        width = max(row.get_width() for row in rows)
        height = sum(row.get_height() for row in rows)
        band = pygame.Rect(0, 0, width, height)
        band.inflate_ip(round(2 * _PADDING[0] * scale), round(2 * _PADDING[1] * scale))
        band.midtop = (surface.get_width() // 2, round(_TOP * scale))
        radius = round(8 * scale)
        pygame.draw.rect(surface, "#2a2030", band, border_radius=radius)
        pygame.draw.rect(surface, "#c9964a", band, max(1, round(1.5 * scale)), radius)
        top = band.top + round(_PADDING[1] * scale)
        for row in rows:
            surface.blit(row, (band.centerx - row.get_width() // 2, top))
            top += row.get_height()
