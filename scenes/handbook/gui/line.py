"""An entry line, and beside it a slider where it takes a number of a small range."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame
from pygame_gui import UIManager
from pygame_gui.elements import UIHorizontalSlider, UILabel, UIPanel, UITextEntryLine

_LONGEST: Final = 60


def number_in(letters: str) -> int | None:
    """The whole number that some letters are; None where they are none."""
    said = letters.strip().replace("−", "-")
    return int(said) if said.removeprefix("-").isdecimal() else None


class Line:
    """An entry line. `typed` gets the letters after each change, `done` when it closes."""

    def __init__(
        self,
        manager: UIManager,
        rect: pygame.Rect,
        text: str,
        typed: Callable[[str], None],
    ) -> None:
        self._manager, self._typed = manager, typed
        self.text = text
        self._entry = UITextEntryLine(rect, manager, initial_text=text)
        self._entry.set_text_length_limit(_LONGEST)
        manager.set_focus_set({self._entry})
        self._entry.select_range = [0, len(text)]
        self._entry.edit_position = len(text)

    @property
    def rect(self) -> pygame.Rect:
        """Where it lies."""
        return pygame.Rect(self._entry.rect)

    def kill(self) -> None:
        """It goes."""
        self._entry.kill()  # type: ignore[no-untyped-call]

    def replace(self, text: str) -> None:
        """Write something else."""
        self._entry.set_text(text)
        self.read()

    def read(self) -> None:
        """Tell what was written, if it is new."""
        text = self._entry.get_text()
        if text != self.text:
            self.text = text
            self._typed(text)


class Slide:
    """A slider from `low` to `high`; `moved` gets the number that it was drawn to."""

    def __init__(
        self,
        manager: UIManager,
        rect: pygame.Rect,
        span: tuple[int, int],
        moved: Callable[[int], None],
    ) -> None:
        self.rect, self._span, self._moved = rect, span, moved
        self._held = False
        self._panel = UIPanel(rect, 2, manager)
        ends = [str(number).replace("-", "−") for number in span]
        wide = max(24, rect.height)
        inner = pygame.Rect((0, 0), self._panel.get_container().get_size())
        for left, words in ((0, ends[0]), (inner.width - wide, ends[1])):
            UILabel(pygame.Rect(left, 0, wide, inner.height), words, manager, self._panel)
        track = inner.inflate(-2 * wide, -round(inner.height * 0.3))
        self._slider = UIHorizontalSlider(track, span[0], span, manager, self._panel)

    @property
    def track(self) -> pygame.Rect:
        """Where it can be held."""
        return pygame.Rect(self._slider.rect)

    def kill(self) -> None:
        """It goes."""
        self._panel.kill()  # type: ignore[no-untyped-call]

    @property
    def visible(self) -> bool:
        """True while the number is one that it can show."""
        return bool(self._panel.visible)

    def show(self, number: int) -> None:
        """The number is this one now; beyond the ends it makes way for what is said of that."""
        low, high = self._span
        if low <= number <= high:
            self._panel.show()
            self._slider.set_current_value(number)
        else:
            self._held = False
            self._panel.hide()

    def handle(self, event: pygame.event.Event) -> bool:
        """Drag it; the library's own way asks for the pointer of the window, which may be larger
        or smaller than the canvas, and rounds down."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT:
            self._held = self.visible and self.rect.collidepoint(event.pos)
            if self._held:
                self._to(event.pos[0])
            return self._held
        held = self._held
        if event.type == pygame.MOUSEBUTTONUP and event.button == pygame.BUTTON_LEFT:
            self._held = False
        elif event.type == pygame.MOUSEMOTION and held:
            self._to(event.pos[0])
        return held

    def _to(self, x: int) -> None:
        low, high = self._span
        knob = self._slider.sliding_button_width
        share = (x - self.track.x - knob / 2) / max(1, self.track.width - knob)
        number = low + round(max(0.0, min(1.0, share)) * (high - low))
        self._slider.set_current_value(number)
        self._moved(number)
