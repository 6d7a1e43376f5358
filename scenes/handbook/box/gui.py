"""What is open over the figures: an entry line, a list to choose from, or a question. They are
elements of pygame_gui in the colours of the game's book; at most one is open at a time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib.resources import files
from typing import Any, Final

import pygame
import pygame_gui
from pygame_gui import UIManager
from pygame_gui.elements import UISelectionList, UITextEntryLine

from scenes.shell.layer import Size
from scenes.shell.widgets.fields import BLINK_SECONDS
from sprites.common import fonts
from sprites.common.binding import Binding
from sprites.common.colour import darker, lighter

_LONGEST: Final = 60
_MOST_ROWS: Final = 9
_WHEEL: Final = 3
"""Entries that a step of the wheel goes on."""
_OWN: Final = (
    pygame_gui.UI_BUTTON_PRESSED,
    pygame_gui.UI_BUTTON_START_PRESS,
    pygame_gui.UI_BUTTON_DOUBLE_CLICKED,
    pygame_gui.UI_SELECTION_LIST_NEW_SELECTION,
    pygame_gui.UI_SELECTION_LIST_DROPPED_SELECTION,
    pygame_gui.UI_SELECTION_LIST_DOUBLE_CLICKED_SELECTION,
)
"""What elements tell each other through the queue; read at once, nobody else wants it."""
_PICKED: Final = _OWN[3:5]
_ENTER: Final = (pygame.K_RETURN, pygame.K_KP_ENTER)
_STEPS: Final = {
    pygame.K_UP: -1,
    pygame.K_DOWN: 1,
    pygame.K_PAGEUP: -_MOST_ROWS,
    pygame.K_PAGEDOWN: _MOST_ROWS,
    pygame.K_HOME: -1000,
    pygame.K_END: 1000,
}


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


class Choices:
    """A list of `words`, the one at `index` chosen; `picked` gets the place of another."""

    def __init__(
        self,
        manager: UIManager,
        rect: pygame.Rect,
        words: Sequence[str],
        index: int,
        picked: Callable[[int], None],
    ) -> None:
        self._manager, self.rect = manager, rect
        self.words, self.index, self._picked = tuple(words), index, picked
        self._list: UISelectionList | None = None
        self._show()

    def _show(self) -> None:
        """The elements anew: the library moves no selection by keys."""
        if self._list is not None:
            self._list.kill()
        items: list[str | tuple[str, str]] = [
            (words, f"#item_{place}") for place, words in enumerate(self.words)
        ]
        chosen = items[self.index] if 0 <= self.index < len(items) else None
        self._list = UISelectionList(
            self.rect, items, self._manager, allow_double_clicks=False, default_selection=chosen
        )
        bar = self._list.scroll_bar
        if bar is not None:
            whole, seen = len(items), self.rect.height / max(1, self._list.list_item_height)
            first = max(0.0, min(whole - seen, self.index - seen / 2))
            bar.set_scroll_from_start_percentage(first / whole)
            bar.has_moved_recently = True
        self._manager.update(0.0)

    def boxes(self) -> dict[int, pygame.Rect]:
        """Where the entries lie that are in sight."""
        buttons = [] if self._list is None else [e["button_element"] for e in self._list.item_list]
        return {
            place: pygame.Rect(button.rect).clip(self.rect)
            for place, button in enumerate(buttons)
            if button is not None and self.rect.contains(button.rect)
        }

    def kill(self) -> None:
        """It goes."""
        if self._list is not None:
            self._list.kill()

    def walk(self, by: int) -> None:
        """The selection moves; nothing is picked yet."""
        self.index = max(0, min(len(self.words) - 1, self.index + by))
        self._show()

    def letter(self, letter: str) -> None:
        """On to the next entry that begins with a letter."""
        order = [(self.index + n) % len(self.words) for n in range(1, len(self.words) + 1)]
        found = [n for n in order if self.words[n].casefold().startswith(letter.casefold())]
        if found:
            self.walk(found[0] - self.index)

    def pick(self, index: int | None = None) -> None:
        """This one, or the selected one, it is."""
        self._picked(self.index if index is None else index)

    def told(self, event: pygame.event.Event) -> bool:
        """The elements tell that one was clicked."""
        if event.type in _PICKED and event.text in self.words:
            self.pick(self.words.index(event.text))
            return True
        return False


class Gui:
    """The open element of a page, if there is one. Rectangles are canvas pixels."""

    def __init__(self, size: Size, scale: float, binding: Binding) -> None:
        self._scale = scale
        if not pygame.font.get_init():
            pygame.font.init()
        self._item = max(32, round(34 * scale))
        self._manager = UIManager(
            size, _theme(scale, binding, self._item), enable_live_theme_updates=False
        )
        self._size = size
        self.line: Line | None = None
        self.choices: Choices | None = None
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
        self.line = Line(self._manager, rect, text, typed)
        self._manager.update(0.0)

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
        line, choices, done = self.line, self.choices, self._done
        self.line = self.choices = self._done = None
        self._manager.set_focus_set(None)
        if line is not None:
            line.kill()
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
        line = self.line
        if line is not None and line.text.removeprefix("-").isdecimal():
            line.replace(str(int(line.text) + by))

    def _pass_on(self, event: pygame.event.Event) -> None:
        self._manager.process_events(event)
        while posted := pygame.event.get(_OWN):
            for each in posted:
                self._manager.process_events(each)
                if self.choices is not None and self.choices.told(each):
                    pygame.event.clear(_OWN)
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


def _theme(scale: float, binding: Binding, item: int) -> dict[str, dict[str, Any]]:
    """Well, list, bar and buttons in the inks of a book."""
    px = str(max(13, round(16 * scale)))
    place = files("font_source_serif_pro").joinpath("files")
    face = str(place.joinpath("SourceSerifPro-Semibold.otf"))
    font = {"name": "source_serif_semibold", "size": px, "regular_path": face}
    large = {**font, "size": str(max(13, round(20 * scale)))}
    colours = {
        "dark_bg": lighter(binding.slip, 0.2),
        "normal_bg": lighter(binding.slip, 0.2),
        "hovered_bg": darker(binding.page, 0.06),
        "selected_bg": binding.accent,
        "active_bg": binding.accent,
        "disabled_bg": binding.page,
        "normal_text": binding.text,
        "hovered_text": binding.text,
        "selected_text": binding.accent_text,
        "active_text": binding.accent_text,
        "normal_border": binding.accent,
        "hovered_border": binding.accent,
        "selected_border": binding.accent,
        "active_border": binding.accent,
        "text_cursor": binding.text,
    }
    flat = {"border_width": "0", "shadow_width": "0"}
    row = {
        "colours": colours,
        "font": font,
        "misc": {**flat, "text_horiz_alignment": "left", "text_horiz_alignment_padding": "10"},
    }
    framed = {"border_width": "2", "shadow_width": "0", "list_item_height": str(item)}
    bar = {
        "colours": {
            **colours,
            "dark_bg": darker(binding.page, 0.1),
            "normal_bg": binding.rule,
            "hovered_bg": binding.accent,
        },
        "misc": {**flat, "enable_arrow_buttons": "0"},
    }
    line = {**framed, "padding": "8,2"}
    return {
        "text_entry_line": {
            "colours": {**colours, "selected_bg": "#b9872f"}, "font": large, "misc": line,
        },
        "selection_list": {"colours": colours, "font": font, "misc": framed},
        "selection_list.@selection_list_item": row,
        "@selection_list_item": row,
        "vertical_scroll_bar": bar,
        "vertical_scroll_bar.button": bar,
        "selection_list.vertical_scroll_bar": bar,
    }  # fmt: skip
