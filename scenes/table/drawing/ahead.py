"""What the next event needs is made in the pause before it is shown, step by step."""

from __future__ import annotations

import time
from collections.abc import Iterator

from scenes.table.chrome.panels import Panels
from scenes.table.context import TableContext
from scenes.table.drawing.picture import lifted_ahead
from scenes.table.drawing.stage import Stage
from scenes.table.model.match import ShownEvent
from sprites.common.light import laid
from sprites.common.surface_cache import in_pieces

STEP_SECONDS = 0.003
"""Time for what is made at once: many pictures are there already."""


class Ahead:
    """A few steps at a time for the event that waits to be shown. Everything that it makes is
    remembered where it is made; left out, the event only begins with a longer frame."""

    def __init__(self, context: TableContext, stage: Stage, panels: Panels) -> None:
        self._context = context
        self._stage = stage
        self._panels = panels
        self._after: tuple[object, object] = (None, None)
        self._steps: Iterator[None] = iter(())

    @property
    def waiting(self) -> bool:
        """True while something is left to be made for what is shown next."""
        known = self._after == self._now and self._steps is _NOTHING
        return self._context.animator.shown_event is not None and not known

    def step(self) -> None:
        """Make what can be made in a moment, at least one thing."""
        until = time.monotonic() + STEP_SECONDS
        while self.waiting and self._one() and time.monotonic() < until:
            pass

    @property
    def _now(self) -> tuple[object, object]:
        """The present event and the next one."""
        animator = self._context.animator
        return id(animator.shown_event), id(animator.coming)

    def _one(self) -> bool:
        """Make one thing; True when there was one."""
        coming = self._context.animator.coming
        if self._after != self._now:
            self._after = self._now
            self._steps = self._made_of_rest() if coming is None else self._made(coming)
        around = self._context.painter.around
        acting = around.acting
        around.show_acting(self._context.model.acting_in(coming))
        done = next(self._steps, _END) is _END
        around.show_acting(acting)
        if done:
            self._steps = _NOTHING
        return not done

    def _made(self, event: ShownEvent) -> Iterator[None]:
        context = self._context
        yield from in_pieces(context.table.in_sight(event.view, context.viewer))
        sprites = context.animator.picture(event.view)
        yield
        places = context.animator.places(event.view)
        yield
        for sprite in sprites:
            if sprite.shadow and sprite.painted:
                laid(sprite.picture, context.frame.scale)
        yield
        context.table.foresee(event.view, context.viewer)
        yield
        yield from lifted_ahead(context.animator.lifted_by(event), context.frame.scale)
        yield from self._panels.foresee_event(event.view)
        yield
        self._panels.log.foresee(event)
        yield
        context.painter.foresee(event.event, event.view, places)
        yield
        context.animator.accents(event)
        yield
        self._stage.foresee(event)

    def _made_of_rest(self) -> Iterator[None]:
        """For the table as it lies when everything was shown."""
        context = self._context
        view = context.model.now
        yield from in_pieces(context.table.in_sight(view, context.viewer))
        context.animator.picture(view)
        yield
        context.animator.places(view)
        yield
        context.table.foresee(view, context.viewer)
        yield
        yield from self._panels.foresee_rest()
        yield from self._looks_of_rest()

    def _looks_of_rest(self) -> Iterator[None]:
        """What can be used then, and the ways that others went."""
        context = self._context
        if context.model.past is not None or context.model.passing.due:
            return
        with context.animator.at_the_end():
            left = context.painter.looks_left(context.viewer)
        for draw in left:
            yield
            draw()


_NOTHING: Iterator[None] = iter(())
_END = object()
