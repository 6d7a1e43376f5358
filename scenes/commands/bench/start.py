"""Time from starting the program to its first frame, measured from outside."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

_MAIN = Path(__file__).resolve().parents[3] / "main.py"
_PATIENCE = 30.0
_SIZE = (1366, 768)


@dataclass(frozen=True, slots=True)
class Started:
    """ms of the program and of a bare window, each started at once after the other."""

    program: float
    bare: float


def starts(rounds: int = 5) -> list[Started]:
    """Warm starts in turns, so that a busy minute lengthens both alike: of the program, and of a
    window of its first size with nothing but pygame_gui's manager in it. Empty when the program
    did not start."""
    found = []
    with tempfile.TemporaryDirectory() as data:
        for _ in range(rounds + 1):
            program = start_once([str(_MAIN), "--data-dir", data, "--announce"])
            bare = start_once(["-m", __name__])
            if program is None or bare is None:
                return []
            found.append(Started(program, bare))
    return found[1:]  # the first one fills the caches


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


def start_once(words: list[str]) -> float | None:
    """ms from starting a program until it says that its first frame is there."""
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
