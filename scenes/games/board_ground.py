"""The ground of a table with one board and a shelf below it, kept until something changes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Generic, Protocol, TypeVar

import pygame

from scenes.games.board_pictures import BoardPictures
from scenes.games.board_plan import BoardPlan, Layout
from scenes.table.drawing.ground import LayeredGround, Part
from scenes.table.frame import Frame
from sprites.common.backdrop import Wood, backdrop
from sprites.common.high_contrast import HIGH_CONTRAST
from sprites.common.surface_cache import Pieces, finished
from sprites.common.theme import Theme


class Shelf(Protocol):
    """What a shelf's wood shows."""

    @property
    def key(self) -> object:
        """Changes with the picture."""


SHELF_REACH = 12
"""Units by which the shelf's wood and its shadow may reach beyond the room for it."""
View = TypeVar("View")
ShelfView = TypeVar("ShelfView", bound=Shelf)
ShelfPieces = Callable[[pygame.Surface, ShelfView, float, Theme], Pieces[None]]
"""Draws a shelf piece by piece."""


@dataclass(slots=True)
class GroundPainter(Generic[Layout, View, ShelfView]):
    """Puts wood, board and shelf together; the same surface as long as nothing changes."""

    boards: BoardPictures[Layout, View]
    shelf_pieces: ShelfPieces[ShelfView]
    theme: Theme
    wood: Wood = "oak"
    layers: LayeredGround = field(default_factory=LayeredGround)
    _wood: tuple[Frame, pygame.Surface] | None = None
    """Held here: among all that a new size brings it would be let go before it is laid."""

    def ground(
        self, frame: Frame, plan: BoardPlan[Layout], view: View, shelf: ShelfView
    ) -> pygame.Surface:
        """The ground for one position."""
        self.boards.show(plan.layout, view)
        return self.layers.picture(frame.size, self._parts(frame, plan, view, shelf))

    def foresee(self, frame: Frame, plan: BoardPlan[Layout], view: View, shelf: ShelfView) -> None:
        """The ground of this position is asked for next."""
        if self.boards.foresee(plan.layout, view):
            self.layers.foresee(frame.size, self._parts(frame, plan, view, shelf))

    def wood_steps(self, frame: Frame) -> list[Callable[[], object]]:
        """What is to be drawn for the table of a window; nothing while it is there, as after a
        zoom."""
        if self._has_wood(frame):
            return []
        made = partial(backdrop.steps, frame.size, frame.scale, wood=self.wood)
        return [made, partial(self.make_wood, frame)]

    def _has_wood(self, frame: Frame) -> bool:
        return self._wood is not None and self._wood[0] == frame

    def make_wood(self, frame: Frame) -> pygame.Surface:
        """The table of a window, made once."""
        if self._wood is None or not self._has_wood(frame):
            self._wood = (frame, backdrop(frame.size, frame.scale, wood=self.wood))
        return self._wood[1]

    def make_shelf(self, frame: Frame, shelf: ShelfView) -> Pieces[None]:
        """Draw everything that the shelf is put together from, to be there when it is laid."""
        nowhere = pygame.Surface(frame.size, 0, 32)
        nowhere.set_clip((0, 0, 1, 1))
        yield from self.shelf_pieces(nowhere, shelf, frame.scale, HIGH_CONTRAST.theme(self.theme))

    def _parts(
        self, frame: Frame, plan: BoardPlan[Layout], view: View, shelf: ShelfView
    ) -> tuple[Part, ...]:
        theme = HIGH_CONTRAST.theme(self.theme)
        whole, reach = pygame.Rect((0, 0), frame.size), 2 * frame.px(SHELF_REACH)
        board = (frame, plan.origin, plan.layout.size, view, self.boards.version)

        def lay_board(canvas: pygame.Surface) -> None:
            clip = canvas.get_clip()
            canvas.set_clip(clip.clip(frame.board))
            self.boards.lay(canvas, plan.layout, view, plan.origin)
            canvas.set_clip(clip)

        return (
            Part((frame, self.wood), whole, partial(self._lay_wood, frame)),
            Part(board, frame.board.copy(), lay_board),
            Part(
                (frame, shelf.key, theme),
                frame.column.inflate(reach, reach),
                lambda canvas: finished(self.shelf_pieces(canvas, shelf, frame.scale, theme)),
            ),
        )

    def _lay_wood(self, frame: Frame, canvas: pygame.Surface) -> None:
        canvas.blit(self.make_wood(frame), (0, 0))
