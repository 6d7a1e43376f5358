"""Frame times of a game's table at 1920 x 1080: at rest, while dragging, while others play.

Run as a program with the key of a game it prints one JSON object; `main.py bench` starts it,
because the memory and the video driver of a measurement must be its own.
"""

from __future__ import annotations

import itertools
import json
import math
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from random import Random
from typing import TYPE_CHECKING

from engine.games import info_of, register
from scenes.commands.bench.engine import automa_config, largest_seating
from scenes.launch import open_app

if TYPE_CHECKING:
    import pygame

    from engine.game import Config
    from scenes.app import App
    from scenes.table.scene import TableScene

SIZE = (1920, 1080)
IDLE_SECONDS = 5.0
SEED = 11
FRAME = 1 / 60
"""Seconds."""
_BLITS = 51
_DRAGS = 8
_STEPS_PER_DRAG = 45
_OTHERS_FRAMES = 900
_MOST_DECISIONS = 400
_MOST_FRAMES = 5000


@dataclass(slots=True)
class FrameTimes:
    """Of every frame that was drawn: ms on the clock, and ms of the processor, which other
    programs do not lengthen."""

    clock: list[float] = field(default_factory=list)
    processor: list[float] = field(default_factory=list)

    def frame(self, app: App, events: list[pygame.event.Event]) -> None:
        """Show one frame and keep its times if something was drawn."""
        import pygame

        pygame.event.pump()
        start, worked = time.perf_counter(), time.process_time()
        if app.tick(events, FRAME):
            self.clock.append((time.perf_counter() - start) * 1000)
            self.processor.append((time.process_time() - worked) * 1000)


def measure(
    game: str,
    *,
    size: tuple[int, int] = SIZE,
    idle_seconds: float = IDLE_SECONDS,
    drags: int = _DRAGS,
    others_frames: int = _OTHERS_FRAMES,
) -> dict[str, object]:
    """`idle_frames` drawn in `idle_seconds` without input; `dragging` and `others`, each with
    frame times in ms as `clock` and `processor`; `blit` of a whole screen, ms of the processor;
    `megabytes` peak."""
    with tempfile.TemporaryDirectory() as data:
        app = open_app(data, size, strict=True)
        try:
            scene = open_table(app, game, crowded_config(game))
            idle, blits = _idle_frames(app, idle_seconds), blits_of(app)
            dragging = _dragging(app, scene, drags)
            blits += blits_of(app)
            others = _others(app, scene, others_frames)
            return {
                "idle_frames": idle,
                "dragging": asdict(dragging),
                "others": asdict(others),
                "blit": statistics.median(blits + blits_of(app)),
                "megabytes": peak_megabytes(),
            }
        finally:
            app.close()


def open_table(app: App, game: str, config: Config) -> TableScene:
    """The table of a new game, with everything built."""
    from scenes.play.ways import begin_game
    from scenes.table.scene import TableScene

    begin_game(app, game, config, SEED)
    rest(app)
    scene = app.stack.top
    assert isinstance(scene, TableScene)
    return scene


def crowded_config(game: str) -> Config:
    """One person and as many others as the game takes, in its largest variant."""
    if info_of(game).automas:
        return automa_config(info_of(game), 2)
    config = largest_seating(game)
    person, *others = config["seats"]
    return {**config, "seats": [person, *({**seat, "kind": "random"} for seat in others)]}


def rest(app: App) -> None:
    """Until everything is built, nothing moves and nothing is about to."""
    app.tick([], FRAME)
    for _ in range(_MOST_FRAMES):
        top = app.stack.top
        waiting = top is not None and top.next_wakeup is not None
        if not (app.stack.pending or app.stack.needs_frame() or waiting):
            return
        app.tick([], FRAME)


def _idle_frames(app: App, seconds: float) -> int:
    """Frames that the real loop draws in some seconds without input."""
    import pygame

    pygame.event.clear()
    before = app.frames
    end = time.monotonic() + seconds
    last = time.monotonic()
    while last < end:
        events = app.wait(min(app.pause_seconds(), end - last))
        now = time.monotonic()
        app.tick(events, now - last)
        last = now
    return app.frames - before


def _dragging(app: App, scene: TableScene, drags: int) -> FrameTimes:
    """A piece or card carried over the table, in circles round the middle of the board."""
    random = Random(2)
    times = FrameTimes()
    for _ in range(drags):
        source = _draggable(app, scene, random)
        if source is None:
            break
        _drag(app, scene, source, times)
        rest(app)
    return times


def _draggable(app: App, scene: TableScene, random: Random) -> tuple[int, int] | None:
    """Where a source of the open question lies; decides until there is one."""
    for _ in range(_MOST_DECISIONS):
        for source in scene.controller.offers.sources():
            place = scene.context.place_of(source)
            if (
                place is not None
                and scene.painter.liftable(source, scene.context.viewer) is not None
            ):
                return round(place[0]), round(place[1])
        if not decide(scene, random):
            return None
        _let_others_play(app, scene)
        rest(app)
    return None


def _let_others_play(app: App, scene: TableScene) -> None:
    """Until the person is asked again or the game is over; nothing is shown."""
    for _ in range(_MOST_FRAMES):
        scene.model.skip()
        if scene.model.asking or scene.model.over:
            return
        app.tick([], FRAME)


def _drag(app: App, scene: TableScene, start: tuple[int, int], times: FrameTimes) -> None:
    path = [start, *circle(start, scene.context.frame.board.center)]
    app.tick([motion(start, start), _button("down", start)], FRAME)
    for old, new in itertools.pairwise(path):
        moved = FrameTimes() if scene.context.held is None else times
        moved.frame(app, [motion(old, new)])
    scene.gestures.let_go()
    app.tick([_button("up", path[-1])], FRAME)


def circle(start: tuple[int, int], middle: tuple[int, int]) -> Iterator[tuple[int, int]]:
    """From a point to a ring round the middle, px."""
    for step in range(_STEPS_PER_DRAG):
        share = min(1.0, step / 12)
        angle = step * 0.21
        x = middle[0] + 190 * math.cos(angle)
        y = middle[1] + 190 * math.sin(angle)
        yield (
            round(start[0] + (x - start[0]) * share),
            round(start[1] + (y - start[1]) * share),
        )


def _others(app: App, scene: TableScene, frames: int) -> FrameTimes:
    """Frames in which the moves of the others are shown one by one, at normal speed."""
    random = Random(3)
    times, unwatched = FrameTimes(), FrameTimes()
    for _ in range(_MOST_DECISIONS):
        if len(times.clock) >= frames or not decide(scene, random):
            break
        for _ in range(_MOST_FRAMES):
            if scene.model.asking and not app.stack.needs_frame():
                break
            (times if scene.model.watching else unwatched).frame(app, [])
            if len(times.clock) >= frames or scene.model.over:
                break
    return times


def decide(scene: TableScene, random: Random) -> bool:
    """Take a random answer to the open question; False when the game is over."""
    question = scene.model.question
    if question is None:
        return False
    scene.model.take_or_confirm(random.choice(question.choices))
    scene.gestures.after_decision()
    return True


def motion(old: tuple[int, int], new: tuple[int, int]) -> pygame.event.Event:
    """The pointer went from one place to another."""
    import pygame

    rel = (new[0] - old[0], new[1] - old[1])
    values = {"pos": new, "rel": rel, "buttons": (1, 0, 0)}
    return pygame.event.Event(pygame.MOUSEMOTION, values)


def _button(way: str, place: tuple[int, int]) -> pygame.event.Event:
    import pygame

    kind = pygame.MOUSEBUTTONDOWN if way == "down" else pygame.MOUSEBUTTONUP
    return pygame.event.Event(kind, {"pos": place, "button": 1})


def blits_of(app: App) -> list[float]:
    """ms of the processor in copying one picture over the whole canvas, again and again: what a
    frame is compared with, because it is as slow as the machine is now."""
    picture = app.canvas.copy()
    times = []
    for _ in range(_BLITS):
        start = time.process_time()
        app.canvas.blit(picture, (0, 0))
        times.append((time.process_time() - start) * 1000)
    return times


def peak_megabytes() -> float | None:
    """Peak memory of this process; None where the system does not tell."""
    try:
        import resource
    except ImportError:
        return None
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / (1024 * 1024 if sys.platform == "darwin" else 1024)


if __name__ == "__main__":
    register(sys.argv[1], sys.argv[2])
    print(json.dumps(measure(sys.argv[1])))
