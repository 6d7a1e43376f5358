"""The pause menu over a table."""

from __future__ import annotations

import pygame

from scenes.shell.layer import Size
from scenes.shell.scene import Scene
from scenes.shell.services import Services
from scenes.shell.widgets.focus import Target, TargetFocus
from scenes.shell.widgets.notice import draw_help
from scenes.table.overlays.pause_entries import Entry, pause_entries
from sprites.common.metrics import fitted_scale
from sprites.lobby.panels import (
    PauseLayout,
    draw_pause,
    draw_save_badge,
    pause_layout,
    pause_units,
)
from sprites.title.state import Look

_VEIL = (10, 6, 14, 150)


class PauseScene(Scene):
    """Lies over the scene that it pauses; `game` is being played there."""

    opaque = False

    def __init__(self, app: Services, *, game: str) -> None:
        super().__init__(app)
        self.entries: list[Entry] = pause_entries(app, self._close, game)
        self._title = app.say("ui.pause.title")
        self._game = game
        self._focus = TargetFocus()
        self._layout: PauseLayout | None = None

    def boxes(self) -> dict[str, pygame.Rect]:
        """The entries' rectangles by key, canvas pixels."""
        if self._layout is None:
            return {}
        keys = [entry.key for entry in self.entries]
        return dict(zip(keys, self._layout.entries, strict=True))

    def words(self) -> dict[str, str]:
        """What the entries say now."""
        return {entry.key: entry.words() for entry in self.entries}

    def resize(self, size: Size) -> None:
        entries = len(self.entries)
        scale = fitted_scale(size, self.app.settings.text_percent, pause_units(entries))
        self._layout = pause_layout(size, scale, entries)
        self._focus.set_targets(Target(key, box) for key, box in self.boxes().items())

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN and self._shortcut(event.key):
            return True
        chosen = self._focus.handle(event)
        if self._focus.changed():
            self.mark()
        if chosen:
            self._change(chosen, 1)
        return True

    def draw(self, surface: pygame.Surface) -> None:
        if self._layout is None:
            return
        veil = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
        veil.fill(_VEIL)
        surface.blit(veil, (0, 0))
        words = tuple(entry.words() for entry in self.entries)
        looks = tuple(self._look(entry.key) for entry in self.entries)
        draw_pause(surface, self._layout, self._game, self._title, words, looks)
        self._draw_badge(surface)
        self._draw_help(surface)

    def _draw_badge(self, surface: pygame.Surface) -> None:
        assert self._layout is not None
        saving = self.app.library.status.saving
        words = self.app.say("ui.pause.saved" if saving else "ui.app.no_saving")
        draw_save_badge(surface, self._layout.badge, self._layout.scale, saving, words)

    def _draw_help(self, surface: pygame.Surface) -> None:
        assert self._layout is not None
        key = self._focus.active
        entry = next((entry for entry in self.entries if entry.key == key), None)
        if entry is not None and entry.help:
            box = self.boxes()[key]
            row = pygame.Rect(self._layout.panel.x, box.y, self._layout.panel.width, box.height)
            scale = self.app.words_scale
            draw_help(surface, self.app.say(entry.help), row, scale, beside=True)

    def _look(self, key: str) -> Look:
        focus = self._focus
        return Look(
            1.0 if key == focus.hovered else 0.0, key == focus.focused, key == focus.pressed
        )

    def _shortcut(self, code: int) -> bool:
        if code == pygame.K_ESCAPE:
            self._close()
            return True
        if code in (pygame.K_LEFT, pygame.K_RIGHT) and self._focus.focused:
            entry = self._entry(self._focus.focused)
            if entry.help:
                entry.change(1 if code == pygame.K_RIGHT else -1)
                self.mark()
            return True
        return False

    def _change(self, key: str, by: int) -> None:
        self._entry(key).change(by)
        self.mark()

    def _entry(self, key: str) -> Entry:
        return next(entry for entry in self.entries if entry.key == key)

    def _close(self) -> None:
        self.app.stack.pop()
