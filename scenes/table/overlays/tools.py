"""A leaf with everything that can be done at the table besides deciding."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from scenes.shell.services import Services
from scenes.shell.widgets.leaf_menu import LeafMenu
from scenes.table.input.tools import TOOL_KEYS, Tool

_PAD_KEYS = {"x": (pygame.K_ESCAPE, 0), "y": (pygame.K_ESCAPE, 0)}


class ToolsScene(LeafMenu):
    """Lies over the table; what is chosen is done when it is gone."""

    pad_keys = _PAD_KEYS

    def __init__(
        self, app: Services, game: str, tools: Sequence[Tool], chosen: Callable[[str], None]
    ) -> None:
        """`chosen` is told the name of a tool while the leaf still lies there."""
        super().__init__(app)
        self._game = game
        self._tools = tools
        self._chosen = chosen

    @property
    def keys(self) -> Sequence[str]:
        return [tool.name for tool in self._tools]

    @property
    def crest(self) -> str:
        return self._game

    def title(self) -> str:
        return self.app.say("table.tools.title")

    def words(self) -> dict[str, str]:
        return {
            tool.name: tool.label or self.app.say(f"table.tools.{tool.name}")
            for tool in self._tools
        }

    def enter(self) -> None:
        self.focus.start_at(self.keys[0])

    def choose(self, key: str) -> None:
        self._chosen(key)
        self.app.stack.pop()

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        if self.layout is not None:
            self.draw_badge(surface, "ui.pause.saved")

    def shortcut(self, code: int) -> bool:
        if code in TOOL_KEYS:
            code = pygame.K_ESCAPE
        return super().shortcut(code)
