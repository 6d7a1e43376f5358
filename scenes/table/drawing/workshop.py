"""Makes pictures before they are needed: all of the first frame with a sign of progress, others
in quiet moments, so that no frame of a drag or of an opponent's turn waits for them."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence

import pygame

from scenes.table.view import AnyTable
from sprites.common.encoded import encoded
from sprites.common.surface_cache import Make, in_pieces

LOAD_SECONDS = 0.05
"""Time per frame for the first pictures."""
BUILD_SECONDS = 0.006
"""Time per frame for a picture that is built while a stretched one stands in."""
CHORE_SECONDS = 0.006
CHORE_PAUSE = 0.03
"""Seconds between two moments in which pictures are made ahead."""
THUMBNAIL = 360
"""px of the picture for the list of sessions."""


class Workshop:
    """What is still to be made for one table."""

    def __init__(self, table: AnyTable) -> None:
        self._table = table
        self._loading: Iterator[float] | None = None
        self._chores: Iterator[None] = iter(())
        self.has_chores = False
        self.share = 0.0

    @property
    def loading(self) -> bool:
        """True until everything for the first frame is there."""
        return self._loading is not None

    def begin(self, pieces: Iterator[float]) -> None:
        """Load the pieces of the first frame."""
        self._loading, self.share = pieces, 0.0

    def plan(self, chores: Sequence[Make]) -> None:
        """What to make in the quiet moments from now on."""
        self._chores, self.has_chores = in_pieces(chores), bool(chores)

    def load(self) -> bool:
        """Make pictures for a moment; True when all are there."""
        if self._loading is None:
            return True
        until = time.monotonic() + LOAD_SECONDS
        for share in self._loading:
            self.share = share
            if time.monotonic() >= until:
                return False
        self._loading = None
        return True

    def tidy(self) -> None:
        """A quiet moment: make something ahead."""
        if self._table.working:
            return
        until = time.monotonic() + CHORE_SECONDS
        while self.has_chores and time.monotonic() < until:
            self.has_chores = next(self._chores, _END) is not _END

    def build(self) -> bool:
        """Go on with what stands in stretched; True when the ground has changed."""
        changed = False
        until = time.monotonic() + BUILD_SECONDS
        while self._table.working:
            changed = self._table.work() or changed
            if time.monotonic() >= until:
                break
        return changed


_END = object()


def board_picture(canvas: pygame.Surface, board: pygame.Rect) -> bytes:
    """The middle square of the board, small, as JPEG; it holds nothing private."""
    side = min(board.size)
    square = pygame.Rect(0, 0, side, side)
    square.center = board.center
    part = canvas.subsurface(square.clip(canvas.get_rect()))
    small = pygame.transform.smoothscale(part, (THUMBNAIL, THUMBNAIL))
    return encoded(small, "board.jpg")
