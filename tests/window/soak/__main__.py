"""Plays for hours at random in the real window, kills it every few minutes, checks every restart.

Run as `uv run python -m tests.window.soak --minutes 60 --seed 1 --data-dir DIR`. Every event is a
line of JSON in `DIR/soak.jsonl`, with all figures so far: a soak that is killed itself has told
what it found. It ends with 1 when there was a fault, and keeps the library of that moment.
"""

from __future__ import annotations

import argparse
import signal
import sys
from contextlib import nullcontext
from pathlib import Path

from tests.window.soak.soaking import Soak
from tests.window.xserver import virtual_screen


def main() -> int:
    """Soak as the arguments say; 0 without a fault, 1 with one."""
    parser = argparse.ArgumentParser(prog="python -m tests.window.soak", description=__doc__)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--data-dir", type=Path, required=True)
    parser.add_argument("--display", help="a screen that is there; else one is started")
    words = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(128 + number))
    with nullcontext(words.display) if words.display else virtual_screen() as display:
        soak = Soak(display, words.data_dir, words.seed)
        soak.run(words.minutes * 60)
    return 1 if soak.figures.faults else 0


if __name__ == "__main__":
    sys.exit(main())
