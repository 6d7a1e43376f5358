"""Frame times of a real table at 1920 x 1080: at rest, while dragging, while the automa plays.

Run as a program it prints one JSON object; `main.py bench` starts it, because the memory and the
video driver of a measurement must be its own.
"""

from __future__ import annotations

import itertools
import json
import math
import sys
import tempfile
import time
from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, Any

from scenes.launch import open_app

if TYPE_CHECKING:
    from scenes.app import App
    from scenes.table.scene import TableScene

SIZE = (1920, 1080)
IDLE_SECONDS = 5.0
_FRAME = 1 / 60
_DRAGS = 8
_STEPS_PER_DRAG = 45
_AUTOMA_FRAMES = 900
_MOST_DECISIONS = 400
_MOST_FRAMES = 5000


def measure() -> dict[str, Any]:
    """`idle_frames` drawn in 5 s, `dragging` and `automa` frame times in ms, `megabytes` peak."""
    with tempfile.TemporaryDirectory() as data:
        app = open_app(data, SIZE, strict=True)
        try:
            scene = _open_table(app)
            return {
                "idle_frames": _idle_frames(app),
                "dragging": _dragging(app, scene),
                "automa": _automa(app, scene),
                "megabytes": _peak_megabytes(),
            }
        finally:
            app.close()


def _open_table(app: App) -> TableScene:
    from scenes.play import begin_game
    from scenes.seating import solo_config
    from scenes.table.scene import TableScene

    config = solo_config("Red", "red", "Builder", "builder", 2)
    begin_game(app, "viscounts", config, 11)
    _rest(app)
    scene = app.stack.top
    assert isinstance(scene, TableScene)
    return scene


def _frame(app: App, events: list[Any]) -> float | None:
    """One frame; its time in ms if something was drawn."""
    import pygame

    pygame.event.pump()
    start = time.perf_counter()
    drew = app.tick(events, _FRAME)
    return (time.perf_counter() - start) * 1000 if drew else None


def _rest(app: App) -> None:
    """Until everything is built, nothing moves and nothing is about to."""
    _frame(app, [])
    for _ in range(_MOST_FRAMES):
        top = app.stack.top
        waiting = top is not None and top.next_wakeup is not None
        if not (app.stack.pending or app.stack.needs_frame() or waiting):
            return
        _frame(app, [])


def _idle_frames(app: App) -> int:
    """Frames that the real loop draws in 5 s without input."""
    import pygame

    pygame.event.clear()
    before = app.frames
    end = time.monotonic() + IDLE_SECONDS
    last = time.monotonic()
    while last < end:
        events = app.wait(min(app.pause_seconds(), end - last))
        now = time.monotonic()
        app.tick(events, now - last)
        last = now
    return app.frames - before


def _dragging(app: App, scene: TableScene) -> list[float]:
    """A piece or card carried over the table, in circles round the middle of the board."""
    random = Random(2)
    times: list[float] = []
    for _ in range(_DRAGS):
        source = _draggable(app, scene, random)
        if source is None:
            break
        times += _drag(app, scene, source)
        _rest(app)
    return times


def _draggable(app: App, scene: TableScene, random: Random) -> tuple[int, int] | None:
    """Where a source of the open question lies; decides until there is one."""
    for _ in range(_MOST_DECISIONS):
        for source in scene.controller.offers.sources():
            place = scene.place_of(source)
            if place is not None and scene.painter.liftable(source, scene.viewer) is not None:
                return round(place[0]), round(place[1])
        if not _decide(scene, random):
            return None
        scene.desk.skip()
        _rest(app)
    return None


def _drag(app: App, scene: TableScene, start: tuple[int, int]) -> list[float]:
    times: list[float] = []
    path = [start, *_circle(start, scene.frame.board.center)]
    _frame(app, [_motion(start, start), _button("down", start)])
    for old, new in itertools.pairwise(path):
        spent = _frame(app, [_motion(old, new)])
        if spent is not None and scene.held is not None:
            times.append(spent)
    scene.let_go()
    _frame(app, [_button("up", path[-1])])
    return times


def _circle(start: tuple[int, int], middle: tuple[int, int]) -> Iterator[tuple[int, int]]:
    for step in range(_STEPS_PER_DRAG):
        share = min(1.0, step / 12)
        angle = step * 0.21
        x = middle[0] + 190 * math.cos(angle)
        y = middle[1] + 190 * math.sin(angle)
        yield (
            round(start[0] + (x - start[0]) * share),
            round(start[1] + (y - start[1]) * share),
        )


def _automa(app: App, scene: TableScene) -> list[float]:
    """Frames in which the automa's moves are shown, at normal speed."""
    random = Random(3)
    times: list[float] = []
    for _ in range(_MOST_DECISIONS):
        if len(times) >= _AUTOMA_FRAMES or not _decide(scene, random):
            break
        while app.stack.needs_frame() or scene.desk.watching:
            watching = scene.desk.watching
            spent = _frame(app, [])
            if spent is not None and watching:
                times.append(spent)
    return times


def _decide(scene: TableScene, random: Random) -> bool:
    """Take a random answer to the open question; False when the game is over."""
    question = scene.desk.question
    if question is None:
        return False
    scene.desk.take_or_confirm(random.choice(question.choices))
    scene.after_decision()
    return True


def _motion(old: tuple[int, int], new: tuple[int, int]) -> Any:
    import pygame

    rel = (new[0] - old[0], new[1] - old[1])
    values = {"pos": new, "rel": rel, "buttons": (1, 0, 0)}
    return pygame.event.Event(pygame.MOUSEMOTION, values)


def _button(way: str, place: tuple[int, int]) -> Any:
    import pygame

    kind = pygame.MOUSEBUTTONDOWN if way == "down" else pygame.MOUSEBUTTONUP
    return pygame.event.Event(kind, {"pos": place, "button": 1})


def _peak_megabytes() -> float | None:
    """Peak memory of this process; None where the system does not tell."""
    try:
        import resource
    except ImportError:
        return None
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / (1024 * 1024 if sys.platform == "darwin" else 1024)


if __name__ == "__main__":
    print(json.dumps(measure()))
