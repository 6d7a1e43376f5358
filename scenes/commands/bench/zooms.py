"""Frames of a game's table while it is zoomed and its window takes another size, and the memory
that is left of it.

Run as a program with the key of a game it prints one JSON object; `main.py bench` starts it. Every
moment of the loop counts, also those in which nothing is drawn: whatever is made in one of them
keeps the next frame waiting.
"""

from __future__ import annotations

import json
import statistics
import sys
import tempfile
import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from engine.games import register
from scenes.commands.bench.frames import (
    FRAME,
    SIZE,
    crowded_config,
    motion,
    open_table,
    peak_megabytes,
)
from scenes.launch import open_app

if TYPE_CHECKING:
    import pygame

    from scenes.app import App
    from scenes.shell.layer import Size

NOTCHES = (1, 1, 1, -1, -1, -1, 1, 1, -1, -1)
"""Of the wheel: one zoom each, the first of which shows everything in a size never seen before."""
SIZES: tuple[Size, ...] = ((1366, 768), SIZE)
"""Of the window, one after the other."""
_BLITS = 31
_MOST_MOMENTS = 5000
_PATIENCE = 0.5
"""Seconds of the loop in which a resized window may lie there before anything is made."""


@dataclass(slots=True)
class Worked:
    """ms of the processor in every moment of the loop, and in a copy of the whole canvas, taken
    again and again meanwhile: what a moment is compared with."""

    moments: list[float] = field(default_factory=list)
    blits: list[float] = field(default_factory=list)

    def until_rest(self, app: App, events: list[pygame.event.Event]) -> list[float]:
        """React to events and go on until nothing is left to be made; all moments of that."""
        found = [_moment(app, events)]
        for _ in range(_MOST_MOMENTS):
            if len(found) * FRAME > _PATIENCE and _rests(app):
                break
            found.append(_moment(app, []))
        self.moments += found
        self.blits += _blits(app)
        return found


def measure(
    game: str, *, size: Size = SIZE, notches: tuple[int, ...] = NOTCHES, sizes: tuple[Size, ...] = SIZES
) -> dict[str, object]:
    """`first`, `later` and `resize`: ms of the processor in every moment; `blit` of a whole screen
    in the same; `megabytes` at most before the first zoom, `zoomed` after the last one."""
    with tempfile.TemporaryDirectory() as data:
        app = open_app(data, size, strict=True)
        try:
            open_table(app, game, crowded_config(game))
            worked = Worked(blits=_blits(app))
            before = peak_megabytes()
            first = _zoom(app, worked, notches[0])
            later = [spent for turn in notches[1:] for spent in _zoom(app, worked, turn)]
            zoomed = peak_megabytes()
            blit = statistics.median(worked.blits)
            return {
                "first": first,
                "later": later,
                "resize": [spent for other in sizes for spent in _resize(app, worked, other)],
                "blit": blit,
                "megabytes": before,
                "zoomed": zoomed,
            }
        finally:
            app.close()


def _zoom(app: App, worked: Worked, notches: int) -> list[float]:
    """Turn the wheel over the middle of the board."""
    import pygame

    from scenes.table.scene import TableScene

    scene = app.stack.top
    assert isinstance(scene, TableScene)
    middle = scene.context.frame.board.center
    wheel = pygame.event.Event(pygame.MOUSEWHEEL, y=notches, x=0, flipped=False)
    return worked.until_rest(app, [motion(middle, middle), wheel])


def _resize(app: App, worked: Worked, size: Size) -> list[float]:
    """Give the window another size, as whoever pulls at its corner does at last."""
    import pygame

    app.window.resize(size)
    return worked.until_rest(app, [pygame.event.Event(pygame.WINDOWRESIZED, x=size[0], y=size[1])])


def _moment(app: App, events: list[pygame.event.Event]) -> float:
    """Let the loop go on for a frame; ms of the processor."""
    import pygame

    pygame.event.pump()
    start = time.process_time()
    app.tick(events, FRAME)
    return (time.process_time() - start) * 1000


def _rests(app: App) -> bool:
    """True when everything is built, nothing moves and nothing is about to."""
    top = app.stack.top
    waiting = top is not None and top.next_wakeup is not None
    return not (app.stack.pending or app.stack.needs_frame() or waiting)


def _blits(app: App) -> list[float]:
    picture = app.canvas.copy()
    times = []
    for _ in range(_BLITS):
        start = time.process_time()
        app.canvas.blit(picture, (0, 0))
        times.append((time.process_time() - start) * 1000)
    return times


if __name__ == "__main__":
    register(sys.argv[1], sys.argv[2])
    print(json.dumps(measure(sys.argv[1])))
