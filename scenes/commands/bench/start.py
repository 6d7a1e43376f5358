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


def first_frame_milliseconds(rounds: int = 5) -> float | None:
    """Median over warm starts; None when the program did not start."""
    times = []
    with tempfile.TemporaryDirectory() as data:
        for round_number in range(rounds + 1):
            spent = _start_once(data)
            if spent is None:
                return None
            if round_number:  # the first one fills the caches
                times.append(spent)
    return statistics.median(times)


def _start_once(data: str) -> float | None:
    environment = {**os.environ, "SDL_AUDIODRIVER": "dummy"}
    if not environment.get("DISPLAY"):
        environment["SDL_VIDEODRIVER"] = "dummy"
    start = time.perf_counter()
    process = subprocess.Popen(
        [sys.executable, str(_MAIN), "--data-dir", data, "--announce"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env=environment,
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
