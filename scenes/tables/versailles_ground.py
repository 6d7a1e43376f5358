"""The ground of the Versailles table: floor, the board with all that is printed, and the shelf.

Board pictures are built in short steps, one for each magnification; until one is ready, that of
another size stands in.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass

import pygame

from scenes.table.frame import Frame
from scenes.tables.versailles_layout import BoardPlan
from scenes.tables.versailles_shelf import ShelfView, draw_shelf
from sprites.common.backdrop import backdrop
from sprites.common.cache import RasterCache
from sprites.common.theme import Theme
from sprites.versailles.board_layer import BoardBuild
from sprites.versailles.board_view import BoardView
from sprites.versailles.geometry import BoardLayout
from sprites.versailles.geometry_spec import BoardSpec

KEPT_BUILDS = 3
"""Board pictures kept at a time: a magnified one takes many megabytes."""


Key = tuple[tuple[int, int], float, BoardSpec]


class BoardPictures:
    """Board builds by layout."""

    def __init__(self, cache: RasterCache) -> None:
        self._cache = cache
        self._builds: OrderedDict[Key, BoardBuild] = OrderedDict()
        self._finished: set[Key] = set()
        self._current: Key | None = None
        self.version = 0

    @property
    def pending(self) -> bool:
        """True while there is work for `work`."""
        return self._current is not None and self._current not in self._finished

    @property
    def fraction(self) -> float:
        """How much of the present picture is done."""
        if self._current is None or not self.pending:
            return 1.0
        return self._builds[self._current].fraction

    def show(self, layout: BoardLayout, view: BoardView) -> BoardBuild:
        """From now on this layout is built."""
        key = (layout.size, layout.unit, layout.spec)
        if key not in self._builds:
            self._builds[key] = BoardBuild(layout, view, self._cache)
            if len(self._builds) > KEPT_BUILDS:
                old, _ = self._builds.popitem(last=False)
                self._finished.discard(old)
        self._builds.move_to_end(key)
        if key != self._current:
            self._current = key
            self.version += 1
        return self._builds[key]

    def picture(self, layout: BoardLayout, view: BoardView) -> pygame.Surface:
        """The board: sharp if it is built, else another size of it."""
        build = self.show(layout, view)
        if self.pending:
            for key, other in reversed(self._builds.items()):
                if key in self._finished:
                    return pygame.transform.smoothscale(other.ground(view), layout.size)
        return build.ground(view)

    def work(self) -> bool:
        """Do the next piece of building; True when the shown picture has changed."""
        if self._current is None or not self.pending:
            return False
        if self._builds[self._current].step():
            self._finished.add(self._current)
        self.version += 1
        return True


@dataclass(slots=True)
class GroundPainter:
    """Puts floor, board and shelf together; the same surface as long as nothing changes."""

    boards: BoardPictures
    theme: Theme
    _picture: pygame.Surface | None = None
    _key: object = None

    def ground(
        self, frame: Frame, plan: BoardPlan, view: BoardView, shelf: ShelfView
    ) -> pygame.Surface:
        """The ground for one position."""
        self.boards.show(plan.layout, view)
        key = (frame, plan.origin, plan.layout.size, view, shelf.key, self.boards.version)
        if self._picture is not None and key == self._key:
            return self._picture
        canvas = backdrop(frame.size, frame.scale).copy()
        canvas.set_clip(frame.board)
        canvas.blit(self.boards.picture(plan.layout, view), plan.origin)
        canvas.set_clip(None)
        draw_shelf(canvas, shelf, frame.scale, self.theme)
        self._picture, self._key = canvas, key
        return canvas
