"""Frames of a game's table while an Expert thinks in its process, at 1920 x 1080.

Run as a program with the key of a game it prints one JSON object; `main.py bench` starts it. The
loop runs at 60 frames per second by the clock, every frame is drawn, and the pointer moves.
"""

from __future__ import annotations

import itertools
import json
import statistics
import sys
import tempfile
import time
from dataclasses import asdict
from random import Random
from typing import TYPE_CHECKING

from engine.games import register
from scenes.commands.bench.engine import largest_seating
from scenes.commands.bench.frames import (
    FRAME,
    SIZE,
    FrameTimes,
    blits_of,
    circle,
    decide,
    motion,
    open_table,
    rest,
)
from scenes.launch import open_app

if TYPE_CHECKING:
    from engine.game import Config
    from scenes.app import App
    from scenes.table.scene import TableScene

FRAMES = 600
_MOST_SECONDS = 120.0
_ROUND = 45
"""Frames of one circle of the pointer."""


def measure(
    game: str, *, size: tuple[int, int] = SIZE, frames: int = FRAMES, level: str = "expert"
) -> dict[str, object]:
    """`thinking`: frame times in ms as `clock` and `processor`, from a person's decision until the
    person is asked again; `blit` of a whole screen, ms of the processor; `decisions` that the
    opponent took meanwhile; `fault` of its thinking, empty where there was none."""
    with tempfile.TemporaryDirectory() as data:
        app = open_app(data, size, strict=True)
        try:
            scene = open_table(app, game, against(game, level))
            times = FrameTimes()
            decisions = _while_thinking(app, scene, times, frames)
            fault = scene.context.thinker.fault
            return {
                "thinking": asdict(times),
                "blit": statistics.median(blits_of(app)),
                "decisions": decisions,
                "fault": fault,
            }
        finally:
            app.close()


def against(game: str, level: str) -> Config:
    """A person and one computer opponent, in the largest variant."""
    config = largest_seating(game)
    person, other, *_ = config["seats"]
    return {**config, "seats": [person, {**other, "kind": level}]}


def _while_thinking(app: App, scene: TableScene, times: FrameTimes, frames: int) -> int:
    """Draw so many frames; how many decisions the opponent took."""
    random, session = Random(4), scene.match.session
    ring = list(circle(scene.context.frame.board.center, scene.context.frame.board.center))[
        -_ROUND:
    ]
    path = itertools.pairwise(itertools.cycle(ring))
    end = time.monotonic() + _MOST_SECONDS
    taken = 0
    while len(times.clock) < frames and not scene.model.over and time.monotonic() < end:
        if scene.model.asking:
            decide(scene, random)
            continue
        before = len(session.log)
        _frame(app, scene, next(path), times)
        taken += len(session.log) - before
    rest(app)
    return taken


def _frame(
    app: App, scene: TableScene, way: tuple[tuple[int, int], tuple[int, int]], times: FrameTimes
) -> None:
    """One frame, and what is left of its time asleep."""
    started = time.monotonic()
    scene.mark()
    times.frame(app, [motion(*way)])
    time.sleep(max(0.0, FRAME - (time.monotonic() - started)))


if __name__ == "__main__":
    register(sys.argv[1], sys.argv[2])
    print(json.dumps(measure(sys.argv[1])))
