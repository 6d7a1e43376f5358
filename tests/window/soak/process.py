"""Figures of a running process, read from /proc: memory, open files, and the processes below it."""

from __future__ import annotations

import time
from pathlib import Path


def megabytes(pid: int) -> float:
    """What the process holds in memory, MB."""
    for line in _text(pid, "status").splitlines():
        if line.startswith("VmRSS:"):
            return round(int(line.split()[1]) / 1024, 1)
    return 0.0


def handles(pid: int) -> int:
    """How many files, pipes and sockets it has open."""
    try:
        return sum(1 for _ in Path(f"/proc/{pid}/fd").iterdir())
    except OSError:
        return 0


def below(pid: int) -> list[int]:
    """All processes that it started, and those that they started."""
    children = [int(word) for word in _text(pid, f"task/{pid}/children").split()]
    return children + [deeper for child in children for deeper in below(child)]


def runs(pid: int) -> bool:
    """True while the process does anything; one that nobody buried is dead."""
    state = _text(pid, "stat").rpartition(")")[2].split()
    return bool(state) and state[0] not in "ZX"


def left_over(pids: list[int], patience: float = 20.0) -> list[int]:
    """Those that still run after so many seconds."""
    end = time.monotonic() + patience
    while any(map(runs, pids)) and time.monotonic() < end:
        time.sleep(0.05)
    return [pid for pid in pids if runs(pid)]


def _text(pid: int, name: str) -> str:
    try:
        return Path(f"/proc/{pid}/{name}").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""
