"""Text entries of a scene: pygame_gui's entry lines in our type and colours.

pygame_gui brings caret, selection and clipboard. Focus is moved by the scene (`focus`), because
the library itself has no Tab order.
"""

from __future__ import annotations

from importlib.resources import files

import pygame
from pygame_gui import UIManager
from pygame_gui.elements import UITextEntryLine

from scenes.shell.layer import Size
from sprites.common.binding import Binding
from sprites.common.colour import lighter

BLINK_SECONDS = 0.3
_FONT = "SourceSerifPro-Bold.otf"
_PARCHMENT = {
    "dark_bg": "#fbf3da",
    "selected_bg": "#b9872f",
    "normal_text": "#2b1d24",
    "selected_text": "#fff8e6",
    "normal_border": "#8a6a3c",
    "text_cursor": "#2b1d24",
}
_END_KEY = pygame.event.Event(
    pygame.KEYDOWN, {"key": pygame.K_END, "mod": 0, "unicode": "", "scancode": 0}
)


class TextFields:
    """All entry lines of one scene, by key, in the inks of a book if it is given. Rectangles are
    canvas pixels."""

    def __init__(self, size: Size, font_px: int, binding: Binding | None = None) -> None:
        theme = _theme(font_px, _PARCHMENT if binding is None else _inks(binding))
        self._manager = UIManager(size, theme, enable_live_theme_updates=False)
        self._entries: dict[str, UITextEntryLine] = {}

    def add(self, key: str, rect: pygame.Rect, text: str, hint: str, longest: int) -> None:
        """A new entry line with a grey `hint` while it is empty; `longest` in characters."""
        entry = UITextEntryLine(rect, self._manager, initial_text=text, placeholder_text=hint)
        entry.set_text_length_limit(longest)
        self._entries[key] = entry

    def set_text(self, key: str, text: str) -> None:
        """Write something else into a line."""
        self._entries[key].set_text(text)

    def texts(self) -> dict[str, str]:
        """What stands in every line."""
        return {key: entry.get_text() for key, entry in self._entries.items()}

    @property
    def focused(self) -> str:
        """The key of the line that is being written in, or an empty string."""
        return next((key for key, entry in self._entries.items() if entry.is_focused), "")

    def focus(self, key: str) -> None:
        """Write at the end of this line from now on; an unknown key: in none."""
        entry = self._entries.get(key)
        self._manager.set_focus_set(None if entry is None else {entry})
        if entry is not None:
            self._manager.process_events(_END_KEY)

    def handle(self, event: pygame.event.Event) -> bool:
        """Offer an event to the lines; True when one of them used it."""
        return bool(self._manager.process_events(event))

    def update(self, dt: float) -> None:
        """Blink the caret."""
        self._manager.update(dt)

    def draw(self, surface: pygame.Surface, key: str) -> None:
        """Draw one line; the scene decides which, and draws the others as part of its picture."""
        entry = self._entries.get(key)
        if entry is not None:
            flags = pygame.BLEND_PREMULTIPLIED
            surface.blit(entry.image, entry.rect, special_flags=flags)


def _inks(binding: Binding) -> dict[str, str]:
    return {
        "dark_bg": lighter(binding.slip, 0.2),
        "selected_bg": binding.accent,
        "normal_text": binding.text,
        "selected_text": binding.accent_text,
        "normal_border": binding.rule,
        "text_cursor": binding.text,
    }


def _theme(font_px: int, colours: dict[str, str]) -> dict[str, dict[str, dict[str, str]]]:
    font = {
        "name": "source_serif",
        "size": str(font_px),
        "regular_path": str(files("font_source_serif_pro").joinpath("files").joinpath(_FONT)),
    }
    misc = {"border_width": "1", "shadow_width": "0", "padding": "8,4", "shape": "rectangle"}
    return {"text_entry_line": {"font": font, "colours": colours, "misc": misc}}
