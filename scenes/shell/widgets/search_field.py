"""One line to search with: a well with a magnifier around an entry line of `fields.py`."""

from __future__ import annotations

import pygame

from scenes.shell.layer import Size
from scenes.shell.widgets.fields import BLINK_SECONDS, TextFields
from sprites.common import fonts
from sprites.common.binding import PLAIN_BINDING, Binding
from sprites.handbook.contents import draw_search_well

LONGEST_QUERY = 60
_KEY = "query"
_LEAVING = (pygame.K_ESCAPE, pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_TAB)


class SearchField:
    """Knows its text and whether it is being written in. `hint` stands in the empty line."""

    def __init__(self, hint: str, binding: Binding = PLAIN_BINDING) -> None:
        self._binding = binding
        self.text = ""
        self.box = pygame.Rect(0, 0, 0, 0)
        self._hint = hint
        self._room = pygame.Rect(0, 0, 0, 0)
        self._scale = 1.0
        self._fields: TextFields | None = None

    @property
    def writing(self) -> bool:
        """True while keys go into the line."""
        return self._fields is not None and bool(self._fields.focused)

    @property
    def next_wakeup(self) -> float | None:
        """Seconds until the caret blinks."""
        return BLINK_SECONDS if self.writing else None

    def place(self, size: Size, box: pygame.Rect, scale: float) -> None:
        """Lie at `box` in a window of `size` px."""
        writing = self.writing
        self.box, self._scale = box, scale
        # The well knows its room; drawing it once on a scrap tells where the entry lies.
        scrap = pygame.Surface(box.size)
        self._room = draw_search_well(scrap, scrap.get_rect(), scale, False).move(box.topleft)
        if not pygame.font.get_init():
            pygame.font.init()
        self._fields = TextFields(size, max(13, round(16 * scale)))
        self._fields.add(_KEY, self._room, self.text, "", LONGEST_QUERY)
        if writing:
            self._fields.focus(_KEY)

    def write(self, on: bool) -> None:
        """Begin or stop writing."""
        if self._fields is not None and on != self.writing:
            self._fields.focus(_KEY if on else "")
            self._fields.update(0.0)

    def clear(self) -> None:
        """Empty the line."""
        self.text = ""
        if self._fields is not None:
            self._fields.set_text(_KEY, "")

    def handle(self, event: pygame.event.Event) -> bool:
        """Offer an event while the line is written in; True when it was for the line."""
        if self._fields is None or not self.writing:
            return False
        if event.type == pygame.KEYDOWN and (event.key in _LEAVING or event.mod & pygame.KMOD_ALT):
            return False
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_UP, pygame.K_DOWN):
            return False
        if event.type not in (pygame.KEYDOWN, pygame.KEYUP, pygame.TEXTINPUT):
            pointing = hasattr(event, "pos") and self._room.collidepoint(event.pos)
            if event.type == pygame.MOUSEBUTTONDOWN and not pointing:
                return False
        used = self._fields.handle(event)
        self._fields.update(0.0)
        self.text = self._fields.texts()[_KEY]
        return used and event.type in (pygame.KEYDOWN, pygame.TEXTINPUT)

    def update(self, dt: float) -> bool:
        """Let the caret blink; True while it is written in."""
        if self._fields is None or not self.writing:
            return False
        self._fields.update(dt)
        return True

    def draw(self, surface: pygame.Surface, lit: bool) -> None:
        """The well and the line; `lit`: the pointer or the keyboard is on it."""
        draw_search_well(surface, self.box, self._scale, lit or self.writing, self._binding)
        if self._fields is None:
            return
        clip = surface.get_clip()
        surface.set_clip(self._room.inflate(-4, -4).clip(clip))
        self._fields.draw(surface, _KEY)
        if not self.text and not self.writing:
            self._draw_hint(surface)
        surface.set_clip(clip)

    def _draw_hint(self, surface: pygame.Surface) -> None:
        room = self._room.inflate(-round(16 * self._scale), 0)
        words = fonts.fit(
            self._hint, room.width, 16 * self._scale, 13,
            weight="regular", italic=True, colour=self._binding.faint,
        )  # fmt: skip
        surface.blit(words, words.get_rect(midleft=room.midleft))
