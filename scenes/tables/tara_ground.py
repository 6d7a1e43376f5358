"""The ground of the Tara table: bog oak, the board with its forts, and the shelf below it.

Board pictures are built in short steps, one for each magnification; until one is ready, another
size of the same board stands in.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass

import pygame

from scenes.table.frame import Frame
from scenes.tables.tara_layout import BoardPlan
from scenes.tables.tara_shelf import ShelfView, draw_shelf
from sprites.common.backdrop import backdrop
from sprites.common.cache import RasterCache
from sprites.common.theme import Theme
from sprites.tara.board_layer import BoardBuild, BoardView
from sprites.tara.geometry import BoardLayout

KEPT_BUILDS = 3
"""Board pictures kept at a time: at 2560 x 1440 a magnified one takes a hundred megabytes."""


class BoardPictures:
    """Board builds by size."""

    def __init__(self, cache: RasterCache) -> None:
        self._cache = cache
        self._builds: OrderedDict[object, BoardBuild] = OrderedDict()
        self._finished: set[object] = set()
        self._current: object = None
        self.version = 0

    @property
    def pending(self) -> bool:
        """True while there is work for `work`."""
        return self._current is not None and self._current not in self._finished

    @property
    def fraction(self) -> float:
        """How much of the present picture is done."""
        return self._builds[self._current].fraction if self.pending else 1.0

    def picture(self, layout: BoardLayout, view: BoardView) -> pygame.Surface:
        """The board of a position: sharp if it is built, else what there is."""
        build = self._build(layout, view)
        if self._current not in self._finished:
            stand_in = self._stand_in()
            if stand_in is not None:
                return pygame.transform.smoothscale(stand_in.ground(view), layout.size)
        return build.ground(view)

    def show(self, layout: BoardLayout, view: BoardView) -> None:
        """From now on this layout is built."""
        self._build(layout, view)

    def work(self) -> bool:
        """Do the next piece of building; True when there was one. A picture behind a stand-in
        is not shown, and so nothing changes, until it is finished."""
        if not self.pending:
            return False
        covered = self._stand_in() is not None
        finished = self._builds[self._current].step()
        if finished:
            self._finished.add(self._current)
        if finished or not covered:
            self.version += 1
        return True

    def _build(self, layout: BoardLayout, view: BoardView) -> BoardBuild:
        key = (layout.size, layout.unit, len(layout.raths))
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

    def _stand_in(self) -> BoardBuild | None:
        """A finished picture of another size."""
        for key, build in reversed(self._builds.items()):
            if key in self._finished:
                return build
        return None


@dataclass(slots=True)
class GroundPainter:
    """Puts oak, board and shelf together; the same surface as long as nothing changes."""

    boards: BoardPictures
    theme: Theme
    _picture: pygame.Surface | None = None
    _key: object = None

    def ground(
        self, frame: Frame, plan: BoardPlan, view: BoardView, shelf: ShelfView
    ) -> pygame.Surface:
        """The ground for one position."""
        self.boards.show(plan.layout, view)
        place = (frame, plan.origin, plan.layout.size)
        key = (place, view, shelf.key, self.boards.version)
        if self._picture is not None and key == self._key:
            return self._picture
        canvas = backdrop(frame.size, frame.scale, wood="bog").copy()
        canvas.set_clip(frame.board)
        canvas.blit(self.boards.picture(plan.layout, view), plan.origin)
        canvas.set_clip(None)
        draw_shelf(canvas, shelf, frame.scale, self.theme)
        self._picture, self._key = canvas, key
        return canvas
