"""What the next event needs is made in the pause before it is shown, step by step."""

from __future__ import annotations

from collections.abc import Iterator

from scenes.table.chrome.panels import Panels
from scenes.table.context import TableContext
from scenes.table.drawing.stage import Stage
from scenes.table.model.match import ShownEvent
from sprites.common.light import laid


class Ahead:
    """One step at a time for the event that waits to be shown. Everything that it makes is
    remembered where it is made; left out, the event only begins with a longer frame."""

    def __init__(self, context: TableContext, stage: Stage, panels: Panels) -> None:
        self._context = context
        self._stage = stage
        self._panels = panels
        self._event: ShownEvent | None = None
        self._steps: Iterator[None] = iter(())

    @property
    def waiting(self) -> bool:
        """True while something is left to be made for the next event."""
        coming = self._context.animator.coming
        return coming is not None and (coming is not self._event or self._steps is not _NOTHING)

    def step(self) -> None:
        """Make one thing."""
        coming = self._context.animator.coming
        if coming is None:
            return
        if coming is not self._event:
            self._event, self._steps = coming, self._made(coming)
        if next(self._steps, _END) is _END:
            self._steps = _NOTHING

    def _made(self, event: ShownEvent) -> Iterator[None]:
        context = self._context
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
        self._panels.foresee(event.view)
        yield
        context.painter.foresee(event.event, event.view, places)
        yield
        self._stage.foresee(event)


_NOTHING: Iterator[None] = iter(())
_END = object()
