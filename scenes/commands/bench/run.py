"""`main.py bench`: all figures of the engine, the saves, the frames and the start in one run."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from statistics import median
from typing import Any

from engine.games import game_keys, load_game, package_of
from scenes.commands.bench import engine
from scenes.commands.bench.numbers import Figure, as_json, as_lines, at_least, at_most, percentile

PARTS: tuple[str, ...] = ("engine", "saves", "frames", "zooms", "start", "thinking")
Measured = Mapping[str, Any]
"""What a measurement wrote as JSON."""
Figures = Callable[[str, Measured], Iterator[Figure]]
"""What a measurement of that name says."""
_ROOT = Path(__file__).resolve().parents[3]
_FRAME_PATIENCE = 600.0
_PROMISED_BLITS = {0.5: 3.0, 0.99: 10.0}
_NO_PROMISE: Mapping[float, float] = {}
_ZOOMS = {"first": "first zoom", "later": "later zooms", "resize": "another window size"}
_KINDS_OF_FRAMES = {"dragging": "dragging", "others": "turns of others"}


def bench(
    parts: Sequence[str] | None,
    seconds: float,
    games: Sequence[str] | None = None,
    *,
    as_json_text: bool,
) -> int:
    """Print the figures as they come; 0 when every promise is kept, else 1.

    `games` narrows engine and frames down to some games.
    """
    chosen = games or ()
    measure: dict[str, Callable[[], Iterable[Figure]]] = {
        "engine": lambda: engine_figures(seconds, chosen),
        "saves": saves_figures,
        "frames": lambda: frames_figures(chosen),
        "zooms": lambda: zoom_figures(chosen),
        "start": start_figures,
        "thinking": lambda: thinking_figures(chosen),
    }
    found: list[Figure] = []
    for part in parts or PARTS:
        new: list[Figure] = []
        try:
            for figure in measure[part]():
                new.append(figure)
                found.append(figure)
        finally:  # who stops it halfway keeps what was measured
            if not as_json_text:
                print(f"{part}\n  " + "\n  ".join(as_lines(new)), flush=True)
    if as_json_text:
        print(as_json(found))
    return 0 if all(figure.good for figure in found) else 1


def engine_figures(seconds: float, games: Sequence[str] = ()) -> Iterator[Figure]:
    """Speed of the rules per game, with python-chess as yardstick where it is installed."""
    chess = engine.chess_speed(seconds)
    yield Figure("python-chess, random plies per second", chess, "")
    for key in games or game_keys():
        game = load_game(key)
        for seating, config in engine.seatings(key).items():
            name = f"{key}, {seating}"
            speed = engine.play_speed(game, config, seconds)
            yield Figure(f"{name}: decisions per second", speed.decisions, "")
            if chess is not None:
                yield at_least(f"{name}: ratio to python-chess", speed.decisions / chess, "", 1.0)
            yield Figure(f"{name}: games per second", speed.games, "")
            yield Figure(f"{name}: decisions per game", speed.decisions_per_game, "")
            if speed.automa:
                yield Figure(f"{name}: automa events per second", speed.automa, "")
        yield from _state_figures(key)


def _state_figures(key: str) -> Iterator[Figure]:
    game = load_game(key)
    config = engine.largest_seating(key)
    state = engine.middle_state(game, config)
    yield Figure(f"{key}: clone", engine.microseconds(lambda: game.clone(state)), "µs")
    yield Figure(f"{key}: mask", engine.microseconds(lambda: game.mask(state, 0)), "µs")
    spent, length = engine.replay_milliseconds(game, config)
    yield at_most(f"{key}: replay of {length} decisions", spent, "ms", 100.0)


def saves_figures() -> Iterator[Figure]:
    """The autosave after each decision."""
    from scenes.commands.bench.saves import autosave_milliseconds

    times = autosave_milliseconds()
    yield Figure("autosave p50", percentile(times, 0.5), "ms")
    yield Figure("autosave p99", percentile(times, 0.99), "ms")


def start_figures() -> Iterator[Figure]:
    """From starting the program to its first frame, beside a bare window in the same minute."""
    from scenes.commands.bench.start import starts

    found = starts()
    if not found:
        yield Figure("start to first frame: it did not start", None, "", good=False)
        return
    program, bare = median(each.program for each in found), median(each.bare for each in found)
    yield at_most("start to first frame, warm", program, "ms", 500.0)
    yield Figure("bare window with pygame_gui's manager, warm", bare, "ms")
    ratio = median(each.program / each.bare for each in found)
    yield at_most("start in bare windows", ratio, "windows", 1.35)


def frames_figures(games: Sequence[str] = ()) -> Iterator[Figure]:
    """Frames of every game at 1920 x 1080 on the dummy driver and, where Xvfb is there, in a real
    window; each measurement in a process of its own."""
    yield from _everywhere(games, "scenes.commands.bench.frames", frame_figures)


def zoom_figures(games: Sequence[str] = ()) -> Iterator[Figure]:
    """The same while the board is zoomed and the window takes another size."""
    yield from _everywhere(games, "scenes.commands.bench.zooms", figures_of_zooms)


def thinking_figures(games: Sequence[str] = ()) -> Iterator[Figure]:
    """The same while an Expert thinks in its process."""
    yield from _everywhere(games, "scenes.commands.bench.thinking", figures_of_thinking)


def _everywhere(games: Sequence[str], program: str, figures: Figures) -> Iterator[Figure]:
    for game in games or game_keys():
        variables = {"SDL_VIDEODRIVER": "dummy"}
        name, start = f"{game}, dummy driver", [sys.executable]
        yield from _frames_of(game, name, [*start, "-m", program], variables, figures)
    xvfb = shutil.which("xvfb-run")
    if xvfb is None or not sys.platform.startswith("linux"):
        yield Figure("window: Xvfb is not installed", None, "")
        return
    for game in games or game_keys():
        start = [xvfb, "-a", "-s", "-screen 0 1920x1080x24", sys.executable]
        yield from _frames_of(game, f"{game}, window", [*start, "-m", program], {}, figures)


def _frames_of(
    game: str, name: str, start: list[str], variables: Mapping[str, str], figures: Figures
) -> Iterator[Figure]:
    environment = {**os.environ, "SDL_AUDIODRIVER": "dummy", **variables}
    if "SDL_VIDEODRIVER" not in variables:
        environment.pop("SDL_VIDEODRIVER", None)
    out, errors = _output([*start, game, package_of(game)], environment)
    try:
        measured: Measured = json.loads(out)
    except ValueError:
        reason = (errors.strip().splitlines() or ["no output"])[-1]
        yield Figure(f"{name}: frames ({reason})", None, "", good=False)
        return
    yield from figures(name, measured)


def _output(words: list[str], environment: Mapping[str, str]) -> tuple[str, str]:
    """What a program of a group of its own prints; the whole group ends when we do not wait."""
    with subprocess.Popen(
        words,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=dict(environment),
        cwd=_ROOT,
        start_new_session=True,
    ) as process:
        try:
            return process.communicate(timeout=_FRAME_PATIENCE)
        except BaseException:
            _end_group(process)
            raise


def _end_group(process: subprocess.Popen[str]) -> None:
    if sys.platform == "win32":
        process.kill()
    else:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGTERM)


def frame_figures(name: str, measured: Measured) -> Iterator[Figure]:
    """Figures of one measurement, as `scenes.commands.bench.frames.measure` gives it."""
    blit = measured["blit"]
    yield Figure(f"{name}: one full-screen blit", blit, "ms")
    yield at_most(f"{name}: frames drawn in 5 s of rest", measured["idle_frames"], "", 0)
    for key, what in _KINDS_OF_FRAMES.items():
        yield from _times(f"{name}, {what}", measured[key], blit, 12.0, _PROMISED_BLITS)
    yield at_most(f"{name}: peak memory", measured["megabytes"], "MB", 230.0)


def figures_of_zooms(name: str, measured: Measured) -> Iterator[Figure]:
    """Figures of one measurement, as `scenes.commands.bench.zooms.measure` gives it."""
    blit, memory = measured["blit"], measured["megabytes"]
    yield Figure(f"{name}: one full-screen blit", blit, "ms")
    for key, what in _ZOOMS.items():
        frame, between = (
            max(measured[key][kind], default=0.0) / blit for kind in ("frames", "between")
        )
        yield at_most(f"{name}, {what}: longest frame", frame, "blits", 40.0)
        yield Figure(f"{name}, {what}: longest moment between frames", between, "blits")
    yield Figure(f"{name}: memory before zooms", memory["before"], "MB")
    yield at_most(f"{name}: memory after ten zooms", memory["after"], "MB", 260.0)
    yield Figure(f"{name}: peak memory meanwhile", memory["most"], "MB")


def figures_of_thinking(name: str, measured: Measured) -> Iterator[Figure]:
    """Figures of one measurement, as `scenes.commands.bench.thinking.measure` gives it."""
    name = f"{name}, an Expert thinks"
    yield Figure(f"{name}: its decisions", measured["decisions"], "", good=not measured["fault"])
    yield from _times(name, measured["thinking"], measured["blit"], 16.7)


def _times(
    name: str,
    times: Mapping[str, list[float]],
    blit: float,
    limit: float,
    blits: Mapping[float, float] = _NO_PROMISE,
) -> Iterator[Figure]:
    """Percentiles of frames: on the clock in ms, p99 at most `limit`, and of the processor in
    blits of `blit` ms, each at most what `blits` promises."""
    clock, processor = times["clock"], times["processor"]
    if not clock:
        yield Figure(f"{name}: no frames", None, "", good=False)
        return
    yield Figure(f"{name}: frame p50", percentile(clock, 0.5), "ms")
    yield Figure(f"{name}: frame p95", percentile(clock, 0.95), "ms")
    yield at_most(f"{name}: frame p99", percentile(clock, 0.99), "ms", limit)
    for share in (0.5, 0.99):
        what = f"{name}: processor time of a frame p{share * 100:.0f}"
        value = percentile(processor, share) / blit
        if share in blits:
            yield at_most(what, value, "blits", blits[share])
        else:
            yield Figure(what, value, "blits")
