"""After a zoom or in a window of another size the last picture, stretched, until what lies about is
made in the new size, piece by piece."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pygame

from scenes.table.camera import Camera
from scenes.table.chrome.panels import Panels
from scenes.table.context import TableContext
from scenes.table.drawing.display_list import DisplayList
from scenes.table.frame import Frame
from scenes.table.view import THINGS_SHARE
from sprites.common.light import laid
from sprites.common.stretched import lay_stretched
from sprites.common.surface_cache import CACHE

MAKE_SECONDS = 0.006
"""Time per moment for pictures of the new size."""
_MOST_SLIPS = 16
_STRETCHED = 2
"""The first frame in which the old picture is stretched."""


@dataclass(frozen=True, slots=True)
class _View:
    """How the table was seen: where it lay, how large, and by whom."""

    frame: Frame
    step: int
    middle: tuple[float, float]
    zoom: float
    viewer: int

    def alike(self, other: _View) -> bool:
        """True when the same pictures are seen."""
        return (self.frame, self.step) == (other.frame, other.step)


class StandingIn:
    """Notices that other pictures are wanted than those that were shown last."""

    def __init__(
        self, context: TableContext, panels: Panels, slips: Callable[[DisplayList], object]
    ) -> None:
        """`slips` puts together what lies over the table."""
        self._context = context
        self._panels = panels
        self._slips = slips
        self._shown: _View | None = None
        self._wanted: _View | None = None
        self._last: pygame.Surface | None = None
        self._steps: Iterator[object] | None = None
        self._frames = 0
        """In which the old picture was seen so far: first as it was, then stretched."""
        self._passed_over = False

    @property
    def active(self) -> bool:
        """True while the old picture stands in."""
        return self._steps is not None

    def covers(self, layers: DisplayList) -> bool:
        """True when the last picture, which is put together from these layers, must stand in."""
        now = self._now(self._context.camera)
        if self._shown is None or self._shown.viewer != now.viewer or self._context.held:
            self.finish()
        elif self._shown.alike(now):
            if self.active:
                self.finish()  # back where it was
        elif self._wanted is None or not self._wanted.alike(now):
            self._begin(now, layers)
        return self.active

    def drawn(self) -> None:
        """The table was put together as it is now."""
        self._shown = self._now(self._context.camera)
        self._wanted = self._last = None

    def step(self, drawing: bool = False) -> bool:
        """Make something of the new picture, once the old one is stretched; True when all of it is
        there. `drawing`: a frame is drawn anyway, which is not made longer, unless the moment
        before was passed over for one, too."""
        self._passed_over = drawing and not self._passed_over
        if self._frames < _STRETCHED or self._passed_over:
            return False
        until = time.monotonic() + MAKE_SECONDS
        while self._steps is not None:
            if next(self._steps, _END) is _END:
                self._steps = None
                return True
            if time.monotonic() >= until:
                break
        return False

    def finish(self) -> None:
        """Nothing stands in any longer: what is left is made in the next frame."""
        self._steps = None

    def lay(self, canvas: pygame.Surface) -> None:
        """The old picture, as large as the new one from the second frame on: keeping it takes as
        long as stretching it."""
        self._frames += 1
        old, now = self._shown, self._now(self._context.camera)
        if self._last is None or old is None:
            return
        if self._last.get_size() != canvas.get_size():
            pygame.transform.scale(self._last, canvas.get_size(), canvas)
            self._frames = _STRETCHED
            return
        canvas.blit(self._last, (0, 0))
        if self._frames < _STRETCHED:
            self._context.mark()
            return
        ratio, box = now.zoom / old.zoom, old.frame.board
        left = now.middle[0] + (box.left - old.middle[0]) * ratio
        top = now.middle[1] + (box.top - old.middle[1]) * ratio
        size = (round(box.width * ratio), round(box.height * ratio))
        canvas.set_clip(box)
        part = self._last.subsurface(box)
        lay_stretched(canvas, part, pygame.Rect((round(left), round(top)), size))
        canvas.set_clip(None)

    def _begin(self, now: _View, layers: DisplayList) -> None:
        if self._last is None:
            self._last = pygame.Surface(layers.size, 0, 32)
            layers.paint(self._last, [self._last.get_rect()])
            self._frames = 0
        CACHE.begin_size()
        self._wanted, self._steps = now, self._made()

    def _made(self) -> Iterator[object]:
        """What lies about, the parts of the chrome, how things can be used, the table."""
        context = self._context
        around, scale = context.painter.around, context.frame.scale
        for share in context.table.load(context.model.shown, context.viewer):
            if share >= THINGS_SHARE:
                break
            yield share
        for sprite in around.now(context.viewer).sprites:
            if sprite.shadow and sprite.painted:
                laid(sprite.picture, scale)
                yield sprite
        yield from self._panels.log.made()
        yield from self._panels.made()
        yield from self._looks_made()
        yield from context.painter.lay_ahead(context.viewer, context.controller.focus)

    def _looks_made(self) -> Iterator[object]:
        """What the coming frame shows of how things can be used, and the slips over the table, in
        the widths that are tried one after the other."""
        context, nowhere = self._context, DisplayList()
        nowhere.begin(context.frame.size)
        context.painter.rehearse(nowhere, context.viewer)
        for _ in range(_MOST_SLIPS):
            context.pacing.outside()
            self._slips(nowhere)
            yield nowhere
            if not context.pacing.waiting:
                break
        for draw in context.painter.marker.left:
            yield draw()

    def _now(self, camera: Camera) -> _View:
        context = self._context
        return _View(context.frame, camera.step, camera.middle, camera.zoom, context.viewer)


_END = object()
