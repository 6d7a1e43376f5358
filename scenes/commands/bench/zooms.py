"""Frames of a game's table while it is zoomed and its window takes another size, and the memory
that is left of it.

Run as a program with the key of a game it prints one JSON object; `main.py bench` starts it. The
moments between frames are told, too: what is made in one of them keeps the next frame waiting.
"""

from __future__ import annotations

import json
import statistics
import sys
import tempfile
import time
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from engine.games import register
from scenes.commands.bench.frames import (
    FRAME,
    SIZE,
    blits_of,
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
_MOST_MOMENTS = 5000
_PATIENCE = 0.5
"""Seconds of the loop in which a resized window may lie there before anything is made."""


@dataclass(slots=True)
class Moments:
    """ms of the processor in every moment of the loop: in those that drew a frame, and between."""

    frames: list[float] = field(default_factory=list)
    between: list[float] = field(default_factory=list)

    def until_rest(self, app: App, events: list[pygame.event.Event]) -> None:
        """React to events and go on until nothing is left to be made."""
        self._pass(app, events)
        for number in range(_MOST_MOMENTS):
            if number * FRAME > _PATIENCE and _rests(app):
                break
            self._pass(app, [])

    def _pass(self, app: App, events: list[pygame.event.Event]) -> None:
        import pygame

        pygame.event.pump()
        start = time.process_time()
        drawn = app.tick(events, FRAME)
        spent = (time.process_time() - start) * 1000
        (self.frames if drawn else self.between).append(spent)


def measure(
    game: str,
    *,
    size: Size = SIZE,
    notches: tuple[int, ...] = NOTCHES,
    sizes: tuple[Size, ...] = SIZES,
) -> dict[str, object]:
    """`first`, `later` and `resize`: ms of the processor in every moment, those of `frames` and
    those `between`; `blit` of a whole screen in the same; `megabytes` that are taken `before` the
    first zoom and `after` the last one, and at `most` meanwhile."""
    with tempfile.TemporaryDirectory() as data:
        app = open_app(data, size, strict=True)
        try:
            open_table(app, game, crowded_config(game))
            before, blits = megabytes_now(), blits_of(app)
            first, later, resize = Moments(), Moments(), Moments()
            for number, turn in enumerate(notches):
                _zoom(app, later if number else first, turn)
                blits += blits_of(app)
            after, most = megabytes_now(), peak_megabytes()
            for other in sizes:
                _resize(app, resize, other)
            return {
                "first": asdict(first),
                "later": asdict(later),
                "resize": asdict(resize),
                "blit": statistics.median(blits),
                "megabytes": {"before": before, "after": after, "most": most},
            }
        finally:
            app.close()


def _zoom(app: App, moments: Moments, notches: int) -> None:
    """Turn the wheel over the middle of the board."""
    import pygame

    from scenes.table.scene import TableScene

    scene = app.stack.top
    assert isinstance(scene, TableScene)
    middle = scene.context.frame.board.center
    wheel = pygame.event.Event(pygame.MOUSEWHEEL, y=notches, x=0, flipped=False)
    moments.until_rest(app, [motion(middle, middle), wheel])


def _resize(app: App, moments: Moments, size: Size) -> None:
    """Give the window another size, as whoever pulls at its corner does at last."""
    import pygame

    app.window.resize(size)
    moments.until_rest(app, [pygame.event.Event(pygame.WINDOWRESIZED, x=size[0], y=size[1])])


def _rests(app: App) -> bool:
    """True when everything is built, nothing moves and nothing is about to."""
    top = app.stack.top
    waiting = top is not None and top.next_wakeup is not None
    return not (app.stack.pending or app.stack.needs_frame() or waiting)


def megabytes_now() -> float | None:
    """Memory of this process as it is; None where the system does not tell."""
    try:
        import resource

        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except (ImportError, OSError):
        return None
    return pages * resource.getpagesize() / 1024**2


if __name__ == "__main__":
    register(sys.argv[1], sys.argv[2])
    print(json.dumps(measure(sys.argv[1])))
