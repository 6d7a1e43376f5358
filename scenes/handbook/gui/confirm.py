"""A question before something is gone: a window of pygame_gui over the book."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from html import escape
from typing import Final

import pygame
from pygame_gui import UIManager
from pygame_gui.elements import UIButton
from pygame_gui.windows import UIConfirmationDialog

from scenes.handbook.gui.theme import CONFIRMED, PRESSED, forget, theme_of, told
from scenes.shell.layer import Size
from scenes.shell.scene import Scene
from scenes.shell.services import Services
from scenes.shell.widgets.focus import Target, TargetFocus
from sprites.common import fonts
from sprites.common.binding import Binding
from sprites.common.chrome_button import focus_ring
from sprites.common.metrics import TARGET_PX
from sprites.common.theme import DEFAULT_THEME
from sprites.handbook.layout import book_layout

YES, NO = "yes", "no"
_WIDE: Final = 470.0
_LEAST: Final = (260, 200)
"""px that the library's window takes at least."""
_CORNER: Final = {"left": "left", "right": "left", "top": "top", "bottom": "top"}
"""Laid out from here; the library hangs its buttons on each other."""
_VEIL: Final = (10, 6, 14, 150)


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked, what it means, and both answers, in finished words."""

    title: str
    words: str
    yes: str
    no: str


class ConfirmWindow(Scene):
    """Asks in the colours of a book; `done` is called after yes. Enter alone says no."""

    opaque = False

    def __init__(
        self, app: Services, binding: Binding, question: Question, done: Callable[[], None]
    ) -> None:
        super().__init__(app)
        self.question = question
        self.focus = self.listened = TargetFocus()
        self.focus.start_at(NO)
        self._binding, self._done = binding, done
        self._grid = 1.0
        self._manager: UIManager | None = None
        self._dialog: UIConfirmationDialog | None = None

    @property
    def title_words(self) -> str:
        return f"{self.question.title} {self.question.words}"

    def target_words(self, key: str) -> str:
        return {YES: self.question.yes, NO: self.question.no}.get(key, "")

    # Window ----------------------------------------------------------------------------------

    def resize(self, size: Size) -> None:
        layout = book_layout(size, self.app.settings.text_percent)
        scale, self._grid = layout.scale, layout.grid
        item = max(TARGET_PX, round(38 * scale))
        theme = theme_of(scale, self._binding, item)
        self._manager = UIManager(size, theme, enable_live_theme_updates=False)
        forget()
        self._dialog = self._made(self._manager, size, scale, item)
        self._manager.update(0.0)
        self.focus.set_targets(Target(key, box) for key, box in self.boxes().items())

    def _made(
        self, manager: UIManager, size: Size, scale: float, item: int
    ) -> UIConfirmationDialog:
        """The window, as high as its words want it."""
        asked, pad = self.question, round(18 * scale)
        font = fonts.serif(max(13, round(16 * scale)), "bold")
        widths = [font.size(each)[0] + 3 * pad for each in (asked.yes, asked.no)]
        title = fonts.serif(max(14, round(18 * scale)), "bold").size(asked.title)[0]
        wide = max(_LEAST[0], round(_WIDE * scale), sum(widths) + 4 * pad, title + 3 * pad)
        wide = min(wide, size[0] - 2 * pad)
        lines = len(fonts.wrap(font, asked.words, wide - 3 * pad))
        high = 2 * item + round(lines * font.get_linesize() * 1.25) + 4 * pad
        rect = pygame.Rect(0, 0, wide, max(_LEAST[1], high))
        rect.center = (size[0] // 2, size[1] // 2)
        words = escape(asked.words, quote=False)
        dialog = UIConfirmationDialog(
            rect, words, manager, window_title=asked.title, action_short_name=asked.yes
        )
        dialog.resizable = dialog.draggable = False
        dialog.cancel_button.set_text(asked.no)
        right, top = rect.right - pad, rect.bottom - pad - item
        buttons = (dialog.confirm_button, dialog.cancel_button)
        for button, width in zip(buttons, widths, strict=True):
            button.dynamic_width = False
            button.set_anchors(dict(_CORNER))
            button.set_dimensions((width, item))
            button.set_position((right - width, top))
            button.rebuild()  # type: ignore[no-untyped-call]
            right -= width + pad // 2
        text = dialog.confirmation_text
        text.set_position((rect.x + pad, rect.y + item + pad))
        text.set_dimensions((wide - 2 * pad, top - rect.y - item - 2 * pad + pad // 2))
        text.rebuild()  # else clicks are caught where it lay before
        return dialog

    def boxes(self) -> dict[str, pygame.Rect]:
        """Where the answers lie."""
        return {key: pygame.Rect(each.rect) for key, each in self._buttons().items()}

    def _buttons(self) -> dict[str, UIButton]:
        if self._dialog is None:
            return {}
        return {YES: self._dialog.confirm_button, NO: self._dialog.cancel_button}

    # Input -----------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self._answer(NO)
        elif event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self._click(event)
        else:
            chosen = self.focus.handle(event)
            if chosen:
                self._answer(chosen)
        if self.focus.changed():
            self.mark()
        return True

    def _click(self, event: pygame.event.Event) -> None:
        """The window knows by itself what was clicked, and tells it."""
        assert self._manager is not None
        self._manager.process_events(event)
        for each in told():
            self._manager.process_events(each)
            if each.type == PRESSED and each.ui_element is self._buttons()[NO]:
                self._answer(NO)
                return
        if any(each.type == CONFIRMED for each in told()):
            self._answer(YES)
        self._manager.update(0.0)
        self.mark()

    def _answer(self, key: str) -> None:
        forget()
        self.app.stack.pop()
        if key == YES:
            self._done()

    # Picture ---------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        if self._manager is None:
            return
        veil = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
        veil.fill(_VEIL)
        surface.blit(veil, (0, 0))
        for key, button in self._buttons().items():
            lit = key in (self.focus.hovered, self.focus.focused)
            show = button.select if lit else button.unselect
            show()  # type: ignore[no-untyped-call]
        self._manager.update(0.0)
        self._manager.draw_ui(surface)
        box = self.boxes().get(self.focus.focused)
        if box is not None:
            focus_ring(box.size, self._grid, DEFAULT_THEME, 4).blit(surface, box.topleft)
