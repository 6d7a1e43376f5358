"""What is open over the figures: an entry line, with a slider where its number may be one of a few,
or a list to choose from; at most one is open at a time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame
from pygame_gui import UIManager

from scenes.handbook.gui.choices import Choices
from scenes.handbook.gui.line import Line, Slide, number_in
from scenes.handbook.gui.theme import forget, theme_of, told
from scenes.shell.layer import Size
from scenes.shell.widgets.fields import BLINK_SECONDS
from sprites.common import fonts
from sprites.common.binding import Binding

_MOST_ROWS: Final = 9
_WHEEL: Final = 3
"""Entries that a step of the wheel goes on."""
_ENTER: Final = (pygame.K_RETURN, pygame.K_KP_ENTER)
_STEPS: Final = {
    pygame.K_UP: -1,
    pygame.K_DOWN: 1,
    pygame.K_PAGEUP: -_MOST_ROWS,
    pygame.K_PAGEDOWN: _MOST_ROWS,
    pygame.K_HOME: -1000,
    pygame.K_END: 1000,
}


class Gui:
    """The open element of a page, if there is one. Rectangles are canvas pixels."""

    def __init__(self, size: Size, scale: float, binding: Binding) -> None:
        self._scale = scale
        if not pygame.font.get_init():
            pygame.font.init()
        self._item = max(32, round(34 * scale))
        self._manager = UIManager(
            size, theme_of(scale, binding, self._item), enable_live_theme_updates=False
        )
        self._size = size
        self.line: Line | None = None
        self.slide: Slide | None = None
        self.choices: Choices | None = None
        self._span: tuple[int, int] | None = None
        self._done: Callable[[str], None] | None = None

    @property
    def open(self) -> bool:
        """True while something lies over the figures."""
        return self.line is not None or self.choices is not None

    @property
    def next_wakeup(self) -> float | None:
        """Seconds until the caret blinks."""
        return BLINK_SECONDS if self.line is not None else None

    def write(
        self,
        rect: pygame.Rect,
        text: str,
        typed: Callable[[str], None],
        done: Callable[[str], None],
    ) -> None:
        """Open a line; `done` gets the key that closed it: "enter", "next", "back" or ""."""
        self.close()
        self._done = done

        def written(letters: str) -> None:
            self._show_number(letters)
            typed(letters)

        self.line = Line(self._manager, rect, text, written)
        self._manager.update(0.0)

    def slide_below(self, box: pygame.Rect, span: tuple[int, int]) -> None:
        """A slider for the number of the open line, below a box or above it."""
        if self.line is None:
            return
        window = pygame.Rect((0, 0), self._size).inflate(-16, -16)
        rect = pygame.Rect(box.x, box.bottom + 3, box.width, self._item + 6)
        if rect.bottom > window.bottom:
            rect.bottom = box.y - 3
        self._span, line = span, self.line
        self.slide = Slide(self._manager, rect, span, lambda number: line.replace(str(number)))
        self._show_number(line.text)
        self._manager.update(0.0)

    def _show_number(self, letters: str) -> None:
        number = number_in(letters)
        if self.slide is not None and number is not None:
            self.slide.show(number)

    def choose(
        self, below: pygame.Rect, words: Sequence[str], index: int, picked: Callable[[int], None]
    ) -> None:
        """Open a list below a box, or above it where there is more room."""
        self.close()
        font = fonts.serif(max(13, 16 * self._scale))
        widest = max((font.size(each)[0] for each in words), default=0)
        rows = min(_MOST_ROWS, len(words))
        window = pygame.Rect((0, 0), self._size).inflate(-16, -16)
        wide = max(below.width, min(widest + round(56 * self._scale), window.width))
        rect = pygame.Rect(below.x, below.bottom + 2, wide, rows * self._item + 6)
        if rect.bottom > window.bottom and below.y - window.y > window.bottom - below.bottom:
            rect.bottom = below.y - 2
        rect.height = min(rect.height, window.height)
        self.choices = Choices(self._manager, rect.clamp(window), words, index, picked)

    def close(self, how: str = "") -> None:
        """Shut what is open."""
        line, slide, choices, done = self.line, self.slide, self.choices, self._done
        self.line = self.slide = self.choices = self._done = self._span = None
        self._manager.set_focus_set(None)
        if line is not None:
            line.kill()
        if slide is not None:
            slide.kill()
        if choices is not None:
            choices.kill()
        if done is not None:
            done(how)

    def handle(self, event: pygame.event.Event) -> bool:
        """Offer an event; True when it is nobody else's."""
        if not self.open:
            return False
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        if self.slide is not None and self.slide.handle(event):
            self._manager.update(0.0)
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and not self._over(event.pos):
            self.close()
            return False
        if event.type == pygame.MOUSEWHEEL and self.choices is not None:
            self.choices.walk(-event.y * _WHEEL)
            return True
        self._pass_on(event)
        return event.type != pygame.MOUSEMOTION

    def _over(self, point: tuple[int, int]) -> bool:
        element = self.choices or self.line
        return element is not None and bool(element.rect.collidepoint(point))

    def _key(self, event: pygame.event.Event) -> bool:
        code, alone = event.key, not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META)
        if code == pygame.K_ESCAPE:
            self.close("escape")
        elif code == pygame.K_TAB:
            self.close("back" if event.mod & pygame.KMOD_SHIFT else "next")
        elif self.choices is not None:
            self._list_key(event, self.choices)
        elif code in _ENTER:
            self.close("enter")
        elif code in (pygame.K_UP, pygame.K_DOWN) and alone:
            self._step_number(1 if code == pygame.K_UP else -1)
        else:
            self._pass_on(event)
        return True

    def _list_key(self, event: pygame.event.Event, choices: Choices) -> None:
        letter = event.unicode if event.unicode and event.unicode.isprintable() else ""
        if event.key in _ENTER or event.key == pygame.K_SPACE:
            choices.pick()
        elif event.key in _STEPS:
            choices.walk(_STEPS[event.key])
        elif letter:
            choices.letter(letter)

    def _step_number(self, by: int) -> None:
        line, number = self.line, number_in(self.line.text) if self.line is not None else None
        if line is None or number is None:
            return
        low, high = self._span or (number + by, number + by)
        line.replace(str(max(low, min(high, number + by))))

    def _pass_on(self, event: pygame.event.Event) -> None:
        self._manager.process_events(event)
        while posted := told():
            for each in posted:
                self._manager.process_events(each)
                if self.choices is not None and self.choices.told(each):
                    forget()
                    return
        self._manager.update(0.0)
        if self.line is not None:
            self.line.read()

    def update(self, dt: float) -> bool:
        """Let time pass; True while what is open looks different by it."""
        if self.open:
            self._manager.update(dt)
        return self.line is not None

    def draw(self, surface: pygame.Surface) -> None:
        """What is open, over everything."""
        if self.open:
            self._manager.draw_ui(surface)
