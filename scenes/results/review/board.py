"""The table as it was at a decision, small, with both choices framed; made a little at a time."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pygame

from engine.session import Session
from scenes.shell.services import Services
from scenes.shell.taught import Still
from sprites.lobby.review import verdict_sign

_SLICE = 0.02
"""Seconds per frame."""
_KEPT = 12
RED, GOLD = "#c23a31", "#ffd978"


class Boards:
    """Pictures of tables by decision."""

    def __init__(self, app: Services, session: Session) -> None:
        self._app = app
        self._session = session
        self._ready: dict[int, Still] = {}
        self._making: tuple[int, Iterator[Still | None]] | None = None
        self._size = app.size

    def want(self, decision: int) -> None:
        """This one is looked at: make it next."""
        if self._size != self._app.size:
            self._ready.clear()
            self._making, self._size = None, self._app.size
        if decision in self._ready or (self._making is not None and self._making[0] == decision):
            return
        self.stop()
        branch = self._session.branch(decision)
        self._making = (decision, self._app.routes.still(branch, self._size))

    @property
    def at_work(self) -> bool:
        """True while one is being made."""
        return self._making is not None

    def work(self) -> bool:
        """Make some more; True when a picture is ready."""
        if self._making is None:
            return False
        decision, making = self._making
        until = time.perf_counter() + _SLICE
        while time.perf_counter() < until:
            still = next(making, None)
            if still is not None:
                while len(self._ready) >= _KEPT:
                    self._ready.pop(next(iter(self._ready)))
                self._ready[decision] = still
                self._making = None
                return True
        return False

    def stop(self) -> None:
        """Somebody looks elsewhere: what is half made is given up."""
        if self._making is not None:
            making, self._making = self._making[1], None
            close = getattr(making, "close", None)
            if close is not None:
                close()

    def get(self, decision: int) -> Still | None:
        """The picture of a decision, once it is there."""
        return self._ready.get(decision)


def framed(
    still: Still, played: tuple[str, ...], better: tuple[str, ...], scale: float
) -> pygame.Surface:
    """The part of the table that moves with the camera, or all of it where a choice lies elsewhere;
    red and a cross around what was played, gold and a tick around what was stronger."""
    marks = []
    for anchors, colour in ((better, GOLD), (played, RED)):
        boxes = still.boxes(anchors[:1]) or still.boxes(anchors[1:])
        marks += [(box, colour) for box in boxes[:1]]
    within = all(
        still.board.contains(box.clip(still.board)) and still.board.colliderect(box)
        for box, _ in marks
    )
    part = still.board if within else still.picture.get_rect()
    picture = still.picture.copy()
    for box, colour in marks:
        wide = max(3, round(4 * scale))
        ring = box.inflate(2 * wide, 2 * wide).clip(part)
        pygame.draw.rect(picture, "#2a1626", ring.inflate(4, 4), wide + 4, round(8 * scale))
        pygame.draw.rect(picture, colour, ring, wide, round(7 * scale))
    for box, colour in marks:
        sign = verdict_sign(round(34 * scale), colour == GOLD)
        at = sign.get_rect(center=(box.right if colour == RED else box.left, box.top))
        picture.blit(sign, at.clamp(part))
    return picture.subsurface(part).copy()
