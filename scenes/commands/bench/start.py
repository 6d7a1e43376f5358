"""Time from starting the program to its first frame, measured from outside."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

_MAIN = Path(__file__).resolve().parents[3] / "main.py"
_PATIENCE = 30.0
_SIZE = (1366, 768)


def first_frame_milliseconds(rounds: int = 5) -> float | None:
    """Median over warm starts; None when the program did not start."""
    with tempfile.TemporaryDirectory() as data:
        return _warm_start([str(_MAIN), "--data-dir", data, "--announce"], rounds)


def bare_window_milliseconds(rounds: int = 5) -> float | None:
    """The same for a window of the first size with nothing but pygame_gui's manager in it."""
    return _warm_start(["-m", __name__], rounds)


def show_bare_window() -> None:
    """One black frame with a manager that has nothing to show."""
    import pygame
    import pygame_gui

    pygame.display.init()
    pygame.font.init()
    window = pygame.Window("bare", _SIZE)
    surface = window.get_surface()
    manager = pygame_gui.UIManager(_SIZE)
    manager.update(0.0)
    manager.draw_ui(surface)
    window.flip()
    sys.stdout.write("ready\n")
    sys.stdout.flush()


def _warm_start(words: list[str], rounds: int) -> float | None:
    times = []
    for round_number in range(rounds + 1):
        spent = _start_once(words)
        if spent is None:
            return None
        if round_number:  # the first one fills the caches
            times.append(spent)
    return statistics.median(times)


def _start_once(words: list[str]) -> float | None:
    environment = {**os.environ, "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    if not environment.get("DISPLAY"):
        environment["SDL_VIDEODRIVER"] = "dummy"
    start = time.perf_counter()
    process = subprocess.Popen(
        [sys.executable, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env=environment,
        cwd=_MAIN.parent,
    )
    assert process.stdout is not None
    try:
        line = process.stdout.readline()
        spent = (time.perf_counter() - start) * 1000
    finally:
        process.terminate()
        process.wait(_PATIENCE)
        process.stdout.close()
    return spent if line.strip() == b"ready" else None


if __name__ == "__main__":
    show_bare_window()
