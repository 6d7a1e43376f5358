"""Whenever another event is shown, what its first frame is put together from is made before, piece
by piece, while the last frame stays on the screen."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

from scenes.table.context import TableContext
from scenes.table.drawing.picture import lifted_ahead
from scenes.table.drawing.stage import Stage
from scenes.table.model.match import ShownEvent
from sprites.common.light import laid
from sprites.common.surface_cache import in_pieces

MAKE_SECONDS = 0.012
"""Time per moment."""
MOST_MOMENTS, OWN_MOMENTS = 16, 2
"""After so many the first frame comes even if something is left to be made for it; what the own
hand does is answered before anybody could notice a pause."""


class Beginning:
    """Notices that another event is shown than in the last frame."""

    def __init__(
        self,
        context: TableContext,
        stage: Stage,
        set_chrome: Callable[[], object],
    ) -> None:
        """`set_chrome` sets strip, prompt, rail and tray for a frame, one large part at a time."""
        self._context = context
        self._stage = stage
        self._set_chrome = set_chrome
        self._shown: ShownEvent | None = None
        self._steps: Iterator[None] | None = None
        self._left = 0
        """So many moments the last frame may still stay."""

    @property
    def active(self) -> bool:
        """True while the last frame stays, and time stands still."""
        return self._steps is not None

    def notice(self) -> bool:
        """True when from now on the last frame stays."""
        context = self._context
        shown = context.animator.shown_event
        if self.active or shown is self._shown:
            return False
        self._shown = shown
        if context.hand.busy or context.model.past is not None or context.model.passing.closed:
            return False
        own = not context.animator.opponent
        if own and context.model.passing.shared:
            return False  # the curtain may fall with it: nothing is made while it does
        most = OWN_MOMENTS if own else MOST_MOMENTS
        self._steps, self._left = self._made(shown), most
        return True

    def step(self) -> bool:
        """Make something; True when nothing is left and the frame may come, in this moment."""
        if self._steps is _NOTHING or not self._left:
            self.finish()
            return True
        self._left -= 1
        until = time.monotonic() + MAKE_SECONDS
        while self._steps is not None and time.monotonic() < until:
            if next(self._steps, _END) is _END:
                self._steps = _NOTHING
                break
        return False

    def finish(self) -> None:
        """The table is put together as it is now, whatever is left to be made."""
        self._shown, self._steps = self._context.animator.shown_event, None

    def _made(self, shown: ShownEvent | None) -> Iterator[None]:
        """What lies about and moves, the chrome, how things can be used, the table at rest."""
        context, viewer = self._context, self._context.viewer
        painter, scale = context.painter, context.frame.scale
        yield from in_pieces(context.table.in_sight(context.model.shown, viewer))
        lying, lifted = painter.around.now(viewer).sprites, context.animator.lifted
        for sprite in (*lying, *lifted):
            if sprite.shadow and sprite.painted:
                laid(sprite.picture, scale)
        yield
        yield from lifted_ahead(lifted, scale)
        more = True
        while more:
            self._set_chrome()
            more = context.pacing.waiting
            yield
        if shown is not None and context.animator.opponent:
            self._stage.foresee(shown)
            yield
        for draw in painter.looks_left(viewer):
            draw()
            yield
        yield from painter.lay_ahead(viewer, context.controller.focus)


_NOTHING: Iterator[None] = iter(())
_END = object()
