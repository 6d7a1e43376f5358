"""A table with one board that is built in steps, and a shelf with tray below it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import ClassVar, Generic

import pygame

from engine.game import Config
from scenes.games.board_ground import GroundPainter, ShelfPieces, ShelfView
from scenes.games.board_pictures import BoardPictures, View
from scenes.games.board_plan import BoardPlan, Layout, Shelf
from scenes.games.laid_table import LaidTable
from scenes.table.camera import ZOOM_STEPS, Camera
from scenes.table.drawing.surroundings import Kept
from scenes.table.frame import Frame
from scenes.table.view import THINGS_SHARE, GameState, Say
from sprites.common.backdrop import Wood
from sprites.common.surface_cache import in_pieces


class BoardTable(LaidTable[GameState], ABC, Generic[GameState, Layout, View, ShelfView]):
    """The base of a `scenes.table.view.TableView`."""

    wood: ClassVar[Wood] = "oak"
    inspector_width: ClassVar[float]
    """Units of the pictures in the inspector."""

    def __init__(
        self,
        config: Config,
        say: Say,
        boards: BoardPictures[Layout, View],
        shelf_pieces: ShelfPieces[ShelfView],
    ) -> None:
        super().__init__(config, say)
        self._boards = boards
        self._painter = GroundPainter(boards, shelf_pieces, self.own_theme, self.wood)
        self._parts: Kept[tuple[View, ShelfView]] = Kept()

    @abstractmethod
    def _divided(self, frame: Frame) -> Shelf:
        """The two parts of the shelf."""

    @abstractmethod
    def _plan(self, view: GameState) -> BoardPlan[Layout]:
        """Where the board lies."""

    @abstractmethod
    def _board_view(self, view: GameState, viewer: int) -> View:
        """What the board's picture shows of a position."""

    @abstractmethod
    def _shelf_view(self, view: GameState, viewer: int) -> ShelfView:
        """What the shelf's wood shows."""

    def lay_out(self, frame: Frame, camera: Camera) -> None:
        """The window, the zoom or the pan changed."""
        super().lay_out(frame, camera)
        self._shelf = self._divided(frame)

    def tray_box(self) -> pygame.Rect:
        """Where the tray lies."""
        return self._shelf.tray

    def stage_box(self) -> pygame.Rect:
        """The owner's part of the shelf."""
        return self._shelf.hand

    def stage_boxes(self) -> Sequence[pygame.Rect]:
        """One sheet, however much is said."""
        return (self.stage_box(),)

    def ground(self, view: GameState, viewer: int, away: frozenset[str]) -> pygame.Surface:
        """Table, board and the wood of the shelf."""
        board, shelf = self._parts_of(view, viewer)
        return self._painter.ground(self._need_frame(), self._plan(view), board, shelf)

    @property
    def mended(self) -> Sequence[pygame.Rect]:
        """The regions in which the last ground differs from the one before."""
        return self._painter.layers.mended

    def foresee(self, view: GameState, viewer: int) -> None:
        """Put the ground of the view together that is shown next."""
        board, shelf = self._parts_of(view, viewer)
        self._painter.foresee(self._need_frame(), self._plan(view), board, shelf)

    def _parts_of(self, view: GameState, viewer: int) -> tuple[View, ShelfView]:
        """What board and shelf show of a view; kept until something else is shown."""
        known = self._parts.found(
            view, (viewer, self._shown_seat, self._acting, self._frame, self.styles)
        )
        if known is not None:
            return known
        return self._parts.put((self._board_view(view, viewer), self._shelf_view(view, viewer)))

    def _zooms_ahead(self, view: GameState) -> list[Callable[[], object]]:
        """Lay the board out as it lies in every step of the zoom: that takes longer than a frame
        has."""
        return [partial(self._plan_at, step, view) for step in range(len(ZOOM_STEPS))]

    def _plan_at(self, step: int, view: GameState) -> None:
        """Find out where the board lies at a step of the zoom; where it lies now stays."""
        now = self._need_camera()
        self._camera = replace(now, step=step)
        try:
            self._plan(view)
        finally:
            self._camera = now

    def work(self) -> bool:
        """Build the next piece of the board; True when it can be seen."""
        version = self._boards.version
        self._boards.work()
        return self._boards.version != version

    @property
    def working(self) -> bool:
        """True while the board is being built."""
        return self._boards.pending

    def load(self, view: GameState, viewer: int) -> Iterator[float]:
        """The table's wood, everything that lies about, the board."""
        frame, plan = self._need_frame(), self._plan(view)
        self._boards.show(plan.layout, self._board_view(view, viewer))
        steps: list[Callable[[], object]] = [
            *self._painter.wood_steps(frame),
            *self.in_sight(view, viewer),
            partial(self._painter.make_shelf, frame, self._shelf_view(view, viewer)),
        ]
        for done, step in enumerate(steps):
            for _ in in_pieces([step]):
                yield THINGS_SHARE * done / len(steps)
        yield THINGS_SHARE
        while self._boards.pending:
            self._boards.work()
            yield THINGS_SHARE + (1 - THINGS_SHARE) * self._boards.fraction

    @property
    def _picture_width(self) -> int:
        """px of the pictures in the inspector."""
        return round(self.inspector_width * self._need_frame().scale)
