"""A list to choose from."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame
from pygame_gui import UIManager
from pygame_gui.elements import UISelectionList

from scenes.handbook.gui.theme import PICKED


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
        if event.type in PICKED and event.text in self.words:
            self.pick(self.words.index(event.text))
            return True
        return False
