"""The ground of the Caylus table: oak, the board with its road, and the shelf below it.

Board pictures are built in short steps, one for each magnification and each layout of the road;
until one is ready, the same layout of another size stands in.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import pygame

from scenes.table.frame import Frame
from scenes.tables.caylus_layout import BoardPlan, HandPlan, label_box
from scenes.tables.caylus_shelf import draw_shelf
from sprites.caylus.board_layer import BoardBuild, BoardView
from sprites.caylus.castle import CastleView
from sprites.caylus.geometry import BoardLayout
from sprites.common.backdrop import backdrop
from sprites.common.cache import RasterCache
from sprites.common.players import PlayerStyle
from sprites.common.theme import Theme

KEPT_BUILDS = 3
"""Board pictures kept at a time: at 2560 x 1440 a magnified one takes a hundred megabytes."""


def board_view(view: Any, title: str, styles: Sequence[PlayerStyle]) -> BoardView:
    """What the ground shows of a position; `title` stands over the yard, `styles` by seat."""
    owners = tuple(styles[seat] if seat >= 0 else None for seat in view.taken)
    left = view.tokens
    return BoardView(
        cards=len(view.road),
        castle=CastleView((left[0], left[1], left[2]), tuple(view.data.token_vp), owners),
        provost=view.provost if view.advanced else -1,
        unworked=frozenset(place for place, turned in enumerate(view.residence) if turned),
        estate=not view.advanced,
        yard_title=title,
    )


class BoardPictures:
    """Board builds by layout."""

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
        if self._current in self._finished:
            return build.ground(view)
        stand_in = self._stand_in(layout)
        if stand_in is not None:
            return pygame.transform.smoothscale(stand_in.ground(view), layout.size)
        return build.ground(view)

    def show(self, layout: BoardLayout, view: BoardView) -> None:
        """From now on this layout is built."""
        self._build(layout, view)

    def work(self) -> bool:
        """Do the next piece of building; True when the shown picture has changed."""
        if not self.pending:
            return False
        if self._builds[self._current].step():
            self._finished.add(self._current)
        self.version += 1
        return True

    def _build(self, layout: BoardLayout, view: BoardView) -> BoardBuild:
        key = _key(layout, view)
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

    def _stand_in(self, layout: BoardLayout) -> BoardBuild | None:
        """A finished picture with the same road, in another size."""
        for key, build in reversed(self._builds.items()):
            if key in self._finished and _same_road(build.layout, layout):
                return build
        return None


def _key(layout: BoardLayout, view: BoardView) -> object:
    road = layout.road
    return layout.size, layout.unit, road.rows, road.columns, len(layout.display), view.estate


def _same_road(one: BoardLayout, other: BoardLayout) -> bool:
    same = (one.road.rows, one.road.columns) == (other.road.rows, other.road.columns)
    shape = abs(one.size[0] / one.size[1] - other.size[0] / other.size[1])
    return same and shape < 0.02


@dataclass(frozen=True, slots=True)
class ShelfView:
    """What the shelf's wood shows: whose hand, and the words below the piles."""

    box: pygame.Rect
    plan: HandPlan
    style: PlayerStyle
    labels: tuple[str, str]

    @property
    def key(self) -> object:
        """Changes with the picture."""
        plan = (tuple(self.plan.draw), tuple(self.plan.discard))
        return tuple(self.box), plan, self.style, self.labels


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
        place = (frame, plan.origin, plan.layout.size, len(plan.layout.road.cells))
        key = (place, view, shelf.key, self.boards.version)
        if self._picture is not None and key == self._key:
            return self._picture
        canvas = backdrop(frame.size, frame.scale).copy()
        canvas.set_clip(frame.board)
        canvas.blit(self.boards.picture(plan.layout, view), plan.origin)
        canvas.set_clip(None)
        piles = (shelf.plan.draw, shelf.plan.discard)
        labels = tuple(
            (label_box(pile, frame.scale), words)
            for pile, words in zip(piles, shelf.labels, strict=True)
        )
        draw_shelf(canvas, shelf.box, shelf.plan, shelf.style, labels, frame.scale, self.theme)
        self._picture, self._key = canvas, key
        return canvas
