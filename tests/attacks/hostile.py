"""Hostile files: `check` and the library's import say the same of each, soon, and stay small.

Run as `uv run python -m tests.attacks.hostile --files 10000 --data-dir DIR`. The files go in
bunches to processes of their own, whose memory is measured; the most of a bunch counts for all of
it.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path

from tests.attacks.figures import Figures
from tests.source import ROOT

BUNCH = 100
SECONDS, MEGABYTES = 1.0, 300.0


def main() -> int:
    """Make and try as many as asked; 0 when each was treated well."""
    parser = argparse.ArgumentParser(prog="python -m tests.attacks.hostile", description=__doc__)
    parser.add_argument("--files", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--data-dir", type=Path, required=True)
    words = parser.parse_args()
    figures = Figures(words.data_dir / "hostile.jsonl")
    slowest, largest = 0.0, 0.0
    for first in range(0, words.files, BUNCH):
        count = min(BUNCH, words.files - first)
        arguments = [str(words.data_dir / f"bunch_{first}"), str(words.seed + first), str(count)]
        done = subprocess.run(
            [sys.executable, "-m", "tests.attacks.hostile_bunch", *arguments],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode or "Traceback" in done.stderr:
            figures.note("traceback", first=first, said=done.stderr[-3000:])
            print(done.stderr, file=sys.stderr)
        for line in filter(lambda line: line.startswith("{"), done.stdout.splitlines()):
            told = json.loads(line)
            slowest, largest = max(slowest, told["seconds"]), max(largest, told["megabytes"])
            outcome = told.pop("outcome")
            if outcome in ("taken", "refused") and told["seconds"] > SECONDS:
                outcome = "slow"
            if outcome in ("taken", "refused") and told["megabytes"] > MEGABYTES:
                outcome = "large"
            figures.note(outcome, first=first, **told)
    figures.total(files=words.files, slowest_seconds=slowest, largest_megabytes=largest)
    return 0 if set(figures.outcomes) <= {"taken", "refused"} else 1


if __name__ == "__main__":
    sys.exit(main())
