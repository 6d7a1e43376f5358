"""The ground of a table with one board and a shelf below it, kept until something changes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

import pygame

from scenes.games.board_pictures import BoardPictures
from scenes.games.board_plan import BoardPlan, Layout
from scenes.table.frame import Frame
from sprites.common.backdrop import Wood, backdrop
from sprites.common.theme import Theme


class Shelf(Protocol):
    """What a shelf's wood shows."""

    @property
    def key(self) -> object:
        """Changes with the picture."""


View = TypeVar("View")
ShelfView = TypeVar("ShelfView", bound=Shelf)
DrawShelf = Callable[[pygame.Surface, ShelfView, float, Theme], None]


@dataclass(slots=True)
class GroundPainter(Generic[Layout, View, ShelfView]):
    """Puts wood, board and shelf together; the same surface as long as nothing changes."""

    boards: BoardPictures[Layout, View]
    draw_shelf: DrawShelf[ShelfView]
    theme: Theme
    wood: Wood = "oak"
    _picture: pygame.Surface | None = None
    _key: object = None

    def ground(
        self, frame: Frame, plan: BoardPlan[Layout], view: View, shelf: ShelfView
    ) -> pygame.Surface:
        """The ground for one position."""
        self.boards.show(plan.layout, view)
        key = (frame, plan.origin, plan.layout.size, view, shelf.key, self.boards.version)
        if self._picture is not None and key == self._key:
            return self._picture
        canvas = backdrop(frame.size, frame.scale, wood=self.wood).copy()
        canvas.set_clip(frame.board)
        self.boards.lay(canvas, plan.layout, view, plan.origin)
        canvas.set_clip(None)
        self.draw_shelf(canvas, shelf, frame.scale, self.theme)
        self._picture, self._key = canvas, key
        return canvas
