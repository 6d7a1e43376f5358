"""The menu over a lesson or a position: go on, another chapter, leave and come back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from scenes.shell.services import Services
from scenes.shell.widgets.leaf_menu import LeafMenu


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the menu. `change` takes -1 or +1 where the arrow keys choose something."""

    key: str
    words: Callable[[], str]
    act: Callable[[], None]
    change: Callable[[int], None] | None = None


def plain_entry(app: Services, sentence: str, act: Callable[[], object]) -> Entry:
    """An entry named by the last word of its sentence's key; what `act` returns is let go."""
    return Entry(sentence.rsplit(".", 1)[-1], lambda: app.say(sentence), lambda: (act(), None)[1])


class LessonMenu(LeafMenu):
    """Lies over the lesson of `game`; an entry that was chosen takes it away first."""

    def __init__(
        self, app: Services, game: str, entries: list[Entry], words: str = "teacher.menu"
    ) -> None:
        super().__init__(app)
        self.entries = entries
        self._game = game
        self._words = words
        """Where the catalogue has title and remark."""

    @property
    def keys(self) -> Sequence[str]:
        return [entry.key for entry in self.entries]

    @property
    def crest(self) -> str:
        return self._game

    def title(self) -> str:
        return self.app.say(f"{self._words}.title")

    def words(self) -> dict[str, str]:
        return {entry.key: entry.words() for entry in self.entries}

    def choose(self, key: str) -> None:
        self.app.stack.pop()
        self._entry(key).act()

    def shortcut(self, code: int) -> bool:
        if code in (pygame.K_LEFT, pygame.K_RIGHT) and self.focus.active:
            change = self._entry(self.focus.active).change
            if change is not None:
                change(1 if code == pygame.K_RIGHT else -1)
                self.mark()
                return True
        return super().shortcut(code)

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        if self.layout is not None:
            self.draw_badge(surface, f"{self._words}.kept")

    def _entry(self, key: str) -> Entry:
        return next(entry for entry in self.entries if entry.key == key)
