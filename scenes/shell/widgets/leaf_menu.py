"""A leaf of entries over whatever lies below: what pause, lesson and the choice of a game share."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

import pygame

from scenes.shell.layer import Size
from scenes.shell.scene import Scene
from scenes.shell.services import Services
from scenes.shell.widgets.focus import Target, TargetFocus
from sprites.common.metrics import fitted_scale
from sprites.lobby.panels import (
    PauseLayout,
    draw_pause,
    draw_save_badge,
    pause_layout,
    pause_units,
)
from sprites.title.state import Look

_DIMMED = 150


class LeafMenu(Scene):
    """One target for each of `keys`; `crest` is the game whose colours the leaf wears."""

    opaque = False
    dimmed = _DIMMED
    """How dark what lies below becomes, 0 to 255."""

    def __init__(self, app: Services) -> None:
        super().__init__(app)
        self.focus = self.listened = TargetFocus()
        self.layout: PauseLayout | None = None

    @property
    @abstractmethod
    def keys(self) -> Sequence[str]:
        """The entries, from top to bottom."""

    @property
    @abstractmethod
    def crest(self) -> str:
        """The game whose crest and colours are worn now."""

    @abstractmethod
    def title(self) -> str:
        """What stands above the entries."""

    @abstractmethod
    def words(self) -> dict[str, str]:
        """What the entries say now."""

    @abstractmethod
    def choose(self, key: str) -> None:
        """An entry was pressed."""

    @property
    def title_words(self) -> str:
        return self.title()

    def target_words(self, key: str) -> str:
        return self.words().get(key, "")

    def shortcut(self, code: int) -> bool:
        """A key went down; True when it was used. Escape takes the leaf away."""
        if code == pygame.K_ESCAPE:
            self.app.stack.pop()
            return True
        return False

    def boxes(self) -> dict[str, pygame.Rect]:
        """The entries' rectangles by key, canvas pixels."""
        boxes = self.layout.entries if self.layout is not None else ()
        return dict(zip(self.keys, boxes, strict=False))

    def resize(self, size: Size) -> None:
        count = len(self.keys)
        scale = fitted_scale(size, self.app.settings.text_percent, pause_units(count))
        self.layout = pause_layout(size, scale, count)
        self.focus.set_targets(Target(key, box) for key, box in self.boxes().items())

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN and self.shortcut(event.key):
            return True
        chosen = self.focus.handle(event)
        if self.focus.changed():
            self.mark()
        if chosen:
            self.choose(chosen)
        return True

    def draw(self, surface: pygame.Surface) -> None:
        if self.layout is None:
            return
        veil = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
        veil.fill((10, 6, 14, self.dimmed))
        surface.blit(veil, (0, 0))
        told = self.words()
        words = tuple(told[key] for key in self.keys)
        looks = tuple(self._look(key) for key in self.keys)
        draw_pause(surface, self.layout, self.crest, self.title(), words, looks)

    def draw_badge(self, surface: pygame.Surface, kept: str) -> None:
        """Whether the game is being saved, with the sentence `kept` when it is."""
        assert self.layout is not None
        saving = self.app.library.status.saving
        words = self.app.say(kept if saving else "ui.app.no_saving")
        draw_save_badge(surface, self.layout.badge, self.layout.scale, saving, words)

    def _look(self, key: str) -> Look:
        focus = self.focus
        return Look(
            1.0 if key == focus.hovered else 0.0, key == focus.focused, key == focus.pressed
        )
