"""Puts small faults into the program, one at a time, and lists those that no test notices.

    uv run .ci/mutate.py record                  # once: which test runs through which line
    uv run .ci/mutate.py record tests/saves      # or some tests, in addition to what is recorded
    uv run .ci/mutate.py saves --count 40        # forty faults in an area, or in the file named
    uv run .ci/mutate.py saves --count 80        # goes on where the last run with this seed ended

Areas: rules, core, saves, table, shell. The faults go into a copy of the program; what was found
stays in `.pytest_cache/mutation`. A fault that makes the tests run for ever ends by processor time.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import resource
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / ".ci"))
from mutation.covering import Covering, record  # noqa: E402
from mutation.faults import Fault, faults_of  # noqa: E402

KEPT = ROOT / ".pytest_cache" / "mutation"
DATA = KEPT / "coverage"
AREAS = {
    "rules": ["engine/games/*/*.py"],
    "core": ["engine/*.py", "engine/events/*.py"],
    "saves": ["saves/*.py"],
    "table": ["scenes/table/*.py", "scenes/table/*/*.py"],
    "shell": ["scenes/shell/*.py", "scenes/app.py", "scenes/play/*.py"],
}
NOTICED, SURVIVED, UNTESTED, ENDLESS = "noticed", "survived", "no test", "endless"
COPIED = ("engine", "saves", "scenes", "sprites", "tests", "docs", "main.py", "pyproject.toml")


def files_of(area: str) -> list[Path]:
    """The files of an area, or the file of that name."""
    patterns = AREAS.get(area, [area])
    return sorted(path for pattern in patterns for path in ROOT.glob(pattern) if path.is_file())


class Copy:
    """A copy of the program, one file of which bears a fault while tests run."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        for name in (*COPIED, ".ci", "README.md", "LICENSE"):
            source = ROOT / name
            if source.is_dir():
                shutil.copytree(source, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
            elif source.exists():
                shutil.copy2(source, folder / name)

    def outcome(self, fault: Fault, tests: list[str], seconds: int) -> str:
        """What the tests say about the fault."""
        path = self._folder / fault.path
        sound = path.read_text(encoding="utf-8")
        self._write(path, fault.put_into(sound))
        try:
            status = self._run(tests, seconds)
        finally:
            self._write(path, sound)
        if status < 0:
            return ENDLESS
        return SURVIVED if status == 0 else NOTICED

    def _write(self, path: Path, text: str) -> None:
        path.write_text(text, encoding="utf-8")
        for compiled in (path.parent / "__pycache__").glob(f"{path.stem}.*"):
            compiled.unlink()  # of the same second and size perhaps, and not to be told apart

    def _run(self, tests: list[str], seconds: int) -> int:
        environment = {name: value for name, value in os.environ.items() if "PYTHON" not in name}
        words = ["-m", "pytest", "-n", "0", "-x", "-q", "-p", "no:cacheprovider", *tests]
        return subprocess.run(
            [sys.executable, *words],
            cwd=self._folder,
            env=environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds)),
            check=False,
        ).returncode


def drawn(area: str, count: int, seed: int) -> list[Fault]:
    """So many faults of an area; more of them begin with the same."""
    every = [fault for path in files_of(area) for fault in faults_of(path, ROOT)]
    return random.Random(f"{area} {seed}").sample(every, len(every))[:count]


def sample(options: argparse.Namespace) -> dict[str, Any]:
    """Put the faults in, one by one; what is known of earlier runs is not tried again."""
    kept = KEPT / f"{options.area.replace('/', '.')}-{options.seed}.json"
    known: dict[str, str] = json.loads(kept.read_text()) if kept.exists() else {}
    covering = Covering(DATA, ROOT)
    faults = drawn(options.area, options.count, options.seed)
    with tempfile.TemporaryDirectory(prefix="mutation-") as folder:
        copy = Copy(Path(folder))
        for number, fault in enumerate(faults, 1):
            if fault.key not in known:
                tests = covering.tests_of(fault.path, fault.line, fault.end[0], options.tests)
                found = copy.outcome(fault, tests, options.seconds) if tests else UNTESTED
                known[fault.key] = found
                kept.write_text(json.dumps(known, indent=0))
            print(f"{number}/{len(faults)} {known[fault.key]}: {fault.key}", flush=True)
    return {fault.key: (fault, known[fault.key]) for fault in faults}


def report(found: dict[str, tuple[Fault, str]]) -> None:
    """Figures, and every fault that nobody noticed."""
    for fault, outcome in found.values():
        if outcome in (SURVIVED, UNTESTED):
            source = (ROOT / fault.path).read_text(encoding="utf-8")
            print(f"\n{outcome}: {fault.key}\n{fault.difference(source)}")
    counted = Counter(outcome for _, outcome in found.values())
    good = counted[NOTICED] + counted[ENDLESS]
    print(f"\n{dict(counted)}: {good} of {len(found)} noticed, {100 * good / len(found):.0f} %")


def main() -> int:
    """0 when every fault was noticed."""
    if sys.argv[1:2] == ["record"]:
        return record(DATA, sys.argv[2:])
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("area", help=f"{', '.join(AREAS)}, or a file")
    parser.add_argument("--count", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tests", type=int, default=150, help="at most so many tests per fault")
    parser.add_argument("--seconds", type=int, default=120, help="of processor time per fault")
    options = parser.parse_args()
    if not DATA.exists():
        parser.error("first: uv run .ci/mutate.py record")
    found = sample(options)
    report(found)
    return int(any(outcome in (SURVIVED, UNTESTED) for _, outcome in found.values()))


if __name__ == "__main__":
    raise SystemExit(main())
