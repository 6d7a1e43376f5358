"""The pause menu over a table."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from scenes.shell.services import Services
from scenes.shell.widgets.leaf_menu import LeafMenu
from scenes.shell.widgets.slips import draw_help
from scenes.table.overlays.pause_entries import Entry, pause_entries


class PauseScene(LeafMenu):
    """Lies over the scene that it pauses; `game` is being played there with the set `played` of
    figures, empty for the program's own."""

    def __init__(self, app: Services, *, game: str, played: str = "") -> None:
        super().__init__(app)
        self.entries: list[Entry] = pause_entries(app, self._close, game, played)
        self._game = game

    @property
    def keys(self) -> Sequence[str]:
        return [entry.key for entry in self.entries]

    @property
    def crest(self) -> str:
        return self._game

    def title(self) -> str:
        return self.app.say("ui.pause.title")

    def words(self) -> dict[str, str]:
        return {entry.key: entry.words() for entry in self.entries}

    def choose(self, key: str) -> None:
        self._change(key, 1)

    def shortcut(self, code: int) -> bool:
        if code in (pygame.K_LEFT, pygame.K_RIGHT) and self.focus.focused:
            entry = self._entry(self.focus.focused)
            if entry.help:
                entry.change(1 if code == pygame.K_RIGHT else -1)
                self.mark()
                return True
        return super().shortcut(code)

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        if self.layout is not None:
            self.draw_badge(surface, "ui.pause.saved")
            self._draw_help(surface)

    def _draw_help(self, surface: pygame.Surface) -> None:
        assert self.layout is not None
        key = self.focus.active
        entry = next((entry for entry in self.entries if entry.key == key), None)
        if entry is not None and entry.help:
            box = self.boxes()[key]
            row = pygame.Rect(self.layout.panel.x, box.y, self.layout.panel.width, box.height)
            scale = self.app.words_scale
            draw_help(surface, self.app.say(entry.help), row, scale, beside=True)

    def _change(self, key: str, by: int) -> None:
        self._entry(key).change(by)
        self.mark()

    def _entry(self, key: str) -> Entry:
        return next(entry for entry in self.entries if entry.key == key)

    def _close(self) -> None:
        self.app.stack.pop()
