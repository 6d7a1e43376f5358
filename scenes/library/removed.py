"""The strip that says what was taken off the shelf, with the way to take that back."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from scenes.shell.widgets.slips import plain_theme
from sprites.common import fonts
from sprites.common.bars import bar
from sprites.common.chrome_button import Action, ButtonLook, button, focus_ring, natural_width
from sprites.title.state import Look

SECONDS = 15.0


@dataclass(slots=True)
class Removed:
    """A session that has just been taken away; the strip stays for `left` seconds."""

    session: str
    words: str
    undo: str
    left: float = SECONDS

    def button_box(self, room: pygame.Rect, scale: float) -> pygame.Rect:
        """Where the button stands in the strip."""
        action = Action("undo", self.undo, primary=True)
        wide, high = natural_width(action, scale), round(38 * scale)
        place = pygame.Rect(0, 0, wide, high)
        place.midright = (room.right - round(16 * scale), room.centery)
        return place

    def draw(self, surface: pygame.Surface, room: pygame.Rect, scale: float, look: Look) -> None:
        """The strip of leather with words and button."""
        shaded = bar(room.size, scale, plain_theme())
        shaded.blit(surface, room.topleft)
        place = self.button_box(room, scale)
        left = room.x + round(22 * scale)
        words = fonts.fit(
            self.words,
            place.x - round(14 * scale) - left,
            17 * scale,
            14,
            colour=plain_theme().bar_text,
        )
        surface.blit(words, words.get_rect(midleft=(left, room.centery)))
        face: ButtonLook = "pressed" if look.pressed else "hover" if look.glow else "normal"
        action = Action("undo", self.undo, primary=True)
        surface.blit(button(action, face, place.size, scale, plain_theme()), place)
        if look.focused:
            focus_ring(place.size, scale, plain_theme()).blit(surface, place.topleft)
