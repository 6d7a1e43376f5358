"""The board is built in its new size while another picture of it stands in, and then shown."""

from __future__ import annotations

from collections.abc import Iterator

from scenes.shell.memory import give_back
from scenes.table.context import TableContext
from sprites.common.surface_cache import CACHE

MOST_PUT_OFF = 4
"""Frames for which building waits while they are drawn."""
BETWEEN_GIVING_BACK = 12
"""In one of so many moments gaps between pictures go back to the system instead: what a large board
is made of leaves many."""


class BoardBuilding:
    """Goes on with the board between frames."""

    def __init__(self, context: TableContext) -> None:
        self._context = context
        self._put_off = 0
        self._moments = 0
        """In which a board was built."""
        self._finish: Iterator[None] | None = None
        self._clearing: Iterator[object] | None = None
        """What makes room for this board, before anything of it is built."""

    @property
    def active(self) -> bool:
        """True until the board is built and may be shown."""
        return self._context.table.working or self._finish is not None

    def step(self, drawing: bool) -> bool:
        """Build for a moment; True when something of it can be seen. `drawing`: a frame is drawn
        anyway, which is not made longer, unless many of them follow one another."""
        self._put_off = self._put_off + 1 if drawing else MOST_PUT_OFF
        if self._put_off < MOST_PUT_OFF:
            return False
        self._put_off = 0
        if self._finish is not None:
            return self._finished(self._finish)
        if self._clearing is None:
            self._clearing = _room_made()
        if next(self._clearing, _END) is not _END:
            return False
        self._moments += 1
        if self._moments % BETWEEN_GIVING_BACK == 0:
            give_back()
            return False
        if not self._context.workshop.build():
            return False
        self._context.painter.around.ground_version += 1
        if self._context.table.working:
            return True
        self._clearing = None
        self._finish = self._laid_anew()
        return False

    def _finished(self, steps: Iterator[None]) -> bool:
        """Do the next step of laying the table; True after the last one."""
        if next(steps, _END) is not _END:
            return False
        self._finish = None
        return True

    def _laid_anew(self) -> Iterator[None]:
        """The table with the finished board, and sprites, which may have stood in, too."""
        context = self._context
        context.lay_anew()
        context.painter.around.now(context.viewer)
        yield
        yield from context.painter.lay_ahead(context.viewer, context.controller.focus)


def _room_made() -> Iterator[None]:
    """Pictures of another size make way, and their memory goes back: a moment for each."""
    CACHE.make_way()
    yield
    give_back()
    yield


_END = object()
