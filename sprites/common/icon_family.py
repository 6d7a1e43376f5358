"""The icons of one game by name: its own drawings, and the signs that every table has."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic, TypeVar

import pygame

from sprites.common.glyphs import Glyph, glyph

Painter = TypeVar("Painter")

SIGNS: Mapping[str, Glyph] = {
    "eye": "eye",
    "tick": "tick",
    "no_sign": "no",
    "undo": "undo",
    "redo": "redo",
    "restart": "restart",
    "end": "end",
    "menu": "menu",
    "warning": "warning",
    "hint": "bulb",
}
"""Signs of the table's chrome."""


class IconFamily(Generic[Painter]):
    """Drawings by name; the signs of the chrome come in the game's light colour and its ink."""

    def __init__(self, drawings: Mapping[str, Painter], light: str, ink: str) -> None:
        self._drawings = drawings
        self._light, self._ink = light, ink
        self.names: tuple[str, ...] = (*drawings, *SIGNS)

    def drawing(self, name: str) -> Painter:
        """What draws an icon of the game. KeyError with the list of names for an unknown one."""
        if name not in self._drawings:
            raise KeyError(f"no icon {name!r}; there are: {', '.join(self.names)}")
        return self._drawings[name]

    def sign(self, name: str, px: int) -> pygame.Surface | None:
        """A sign of the chrome as a square of px by px, shared; None for an icon of the game."""
        if name not in SIGNS:
            return None
        return glyph(SIGNS[name], px, self._light, self._ink)
