"""One line of text that is being written: a name of a session or of a file."""

from __future__ import annotations

from typing import Literal

import pygame

from scenes.shell.layer import Size
from scenes.shell.widgets.fields import BLINK_SECONDS, TextFields
from sprites.common.binding import Binding

Answer = Literal["", "used", "done", "cancel"]
_KEY = "line"


class TextLine:
    """A text entry in `rect` (canvas px). It has the keyboard from its making until `close`."""

    def __init__(
        self,
        size: Size,
        rect: pygame.Rect,
        font_px: int,
        text: str,
        hint: str,
        longest: int,
        binding: Binding | None = None,
    ) -> None:
        self.rect = rect
        self._fields = TextFields(size, font_px, binding)
        self._fields.add(_KEY, rect, text, hint, longest)
        self.write(True)

    @property
    def text(self) -> str:
        """What stands there now."""
        return self._fields.texts()[_KEY]

    @property
    def writing(self) -> bool:
        """True while keys go into it."""
        return bool(self._fields.focused)

    @property
    def next_wakeup(self) -> float | None:
        """Seconds until the caret blinks."""
        return BLINK_SECONDS if self.writing else None

    def write(self, on: bool) -> None:
        """Take the keyboard or give it back."""
        if on != self.writing:
            self._fields.focus(_KEY if on else "")
            self._fields.update(0.0)

    def set_text(self, text: str) -> None:
        """Write something else."""
        self._fields.set_text(_KEY, text)
        self._fields.update(0.0)

    def take(self, event: pygame.event.Event) -> Answer:
        """Offer an event; "done" for Enter, "cancel" for Escape, "" when it is not for it."""
        if not self.writing:
            return ""
        if event.type == pygame.KEYDOWN:
            if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
                return "done"
            if event.key == pygame.K_ESCAPE:
                return "cancel"
            if event.key in (pygame.K_TAB, pygame.K_UP, pygame.K_DOWN):
                return ""
        used = self._fields.handle(event)
        self._fields.update(0.0)
        return "used" if used and event.type in (pygame.KEYDOWN, pygame.TEXTINPUT) else ""

    def update(self, dt: float) -> None:
        """Blink."""
        self._fields.update(dt)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the line with its caret."""
        self._fields.draw(surface, _KEY)

    def close(self) -> None:
        """Give the keyboard back for good: keys must not go on repeating elsewhere."""
        self.write(False)
