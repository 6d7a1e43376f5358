"""Puts small faults into the program, one at a time, and lists those that no test notices.

    uv run .ci/mutate.py record                  # once: which test runs through which line
    uv run .ci/mutate.py record tests/saves      # or some tests, in addition to what is recorded
    uv run .ci/mutate.py saves --count 40        # forty faults in an area, or in the file named
    uv run .ci/mutate.py saves --count 80        # goes on where the last run with this seed ended
    uv run .ci/mutate.py rules core --quick      # several areas; doubtful ones are left for later
    uv run .ci/mutate.py record tests/scenes/table -m slow
    uv run .ci/mutate.py table --again --slow    # what nobody noticed once more, by slow tests, too

Areas: rules, core, saves, table, shell. A fault is tried in memory first, in a fork of one process
(`mutation/forked.py`); what nobody noticed there goes into a copy of the program. What was found
stays in `.pytest_cache/mutation`. A fault that makes a test run for ever ends by processor time.
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
from itertools import zip_longest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / ".ci"))
from mutation.covering import Covering, record  # noqa: E402
from mutation.faults import Fault, faults_of  # noqa: E402
from mutation.forked import Try, collect_and  # noqa: E402

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
DOUBTFUL = "doubtful"
"""Nobody noticed it in memory: it is to be tried in a copy."""
COPIED = ("engine", "saves", "scenes", "sprites", "tests", "docs", "main.py", "pyproject.toml")


def files_of(area: str) -> list[Path]:
    """The files of an area, or the file of that name."""
    patterns = AREAS.get(area, [area])
    return sorted(path for pattern in patterns for path in ROOT.glob(pattern) if path.is_file())


class Copy:
    """A copy of the program, one file of which bears a fault while tests run."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        for name in (*COPIED, ".ci", "README.md", "CHANGELOG.md", "LICENSE"):
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


class Sample:
    """The faults drawn from an area, and what was found of them, kept in a file."""

    def __init__(self, area: str, count: int, seed: int) -> None:
        self.area = area
        self.faults = drawn(area, count, seed)
        self._kept = KEPT / f"{area.replace('/', '.')}-{seed}.json"
        self.known: dict[str, str] = (
            json.loads(self._kept.read_text("utf-8")) if self._kept.exists() else {}
        )

    def note(self, fault: Fault, found: str) -> None:
        """Keep it, and say so."""
        self.known[fault.key] = found
        self._kept.write_text(json.dumps(self.known, indent=0), encoding="utf-8")
        done = sum(each.key in self.known for each in self.faults)
        print(f"{self.area} {done}/{len(self.faults)} {found}: {fault.key}", flush=True)

    def open(self) -> list[Fault]:
        """Those not tried yet."""
        return [fault for fault in self.faults if fault.key not in self.known]

    def forget_survivors(self) -> None:
        """Those that nobody noticed are open again: there are other tests now."""
        self.known = {key: was for key, was in self.known.items() if was in (NOTICED, ENDLESS)}

    def doubtful(self) -> list[Fault]:
        """Those to be tried in a copy."""
        return [fault for fault in self.faults if self.known.get(fault.key) == DOUBTFUL]


def try_in_memory(samples: list[Sample], options: argparse.Namespace) -> None:
    """All that is open, a fault of each area in turn."""
    if not any(sample.open() for sample in samples):
        return
    covering = Covering(DATA, ROOT)

    def work(attempt: Try) -> None:
        for faults in zip_longest(*(sample.open() for sample in samples)):
            for sample, fault in zip(samples, faults, strict=True):
                if fault is not None:
                    tests = covering.tests_of(fault.path, fault.line, fault.end[0], options.tests)
                    found = attempt(fault, tests) if tests else UNTESTED
                    good = found in (NOTICED, ENDLESS, UNTESTED)
                    sample.note(fault, found if good else DOUBTFUL)

    collect_and(work, ROOT, options.seconds, covering.files, slow=options.slow)


def try_in_a_copy(samples: list[Sample], options: argparse.Namespace) -> None:
    """All that nobody noticed in memory."""
    covering = Covering(DATA, ROOT)
    with tempfile.TemporaryDirectory(prefix="mutation-") as folder:
        copy = Copy(Path(folder))
        for sample in samples:
            for fault in sample.doubtful():
                tests = covering.tests_of(fault.path, fault.line, fault.end[0], options.tests)
                sample.note(fault, copy.outcome(fault, tests, len(tests) * options.seconds))


def report(sample: Sample) -> int:
    """Figures, and every fault that nobody noticed; how many those are."""
    found = [
        (fault, sample.known[fault.key]) for fault in sample.faults if fault.key in sample.known
    ]
    for fault, outcome in found:
        if outcome not in (NOTICED, ENDLESS):
            source = (ROOT / fault.path).read_text(encoding="utf-8")
            print(f"\n{outcome}: {fault.key}\n{fault.difference(source)}")
    counted = Counter(outcome for _, outcome in found)
    good = counted[NOTICED] + counted[ENDLESS]
    share = 100 * good / max(1, len(found))
    print(f"\n{sample.area} {dict(counted)}: {good} of {len(found)} noticed, {share:.0f} %")
    return len(found) - good


def main() -> int:
    """0 when every fault was noticed."""
    if sys.argv[1:2] == ["record"]:
        return record(DATA, sys.argv[2:])
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("area", nargs="+", help=f"{', '.join(AREAS)}, or a file")
    parser.add_argument("--count", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tests", type=int, default=150, help="at most so many tests per fault")
    parser.add_argument("--seconds", type=int, default=30, help="of processor time per test")
    parser.add_argument("--slow", action="store_true", help="in memory by recorded slow tests, too")
    parser.add_argument("--again", action="store_true", help="those that nobody noticed once more")
    parser.add_argument("--quick", action="store_true", help="in memory only")
    options = parser.parse_args()
    if not DATA.exists():
        parser.error("first: uv run .ci/mutate.py record")
    samples = [Sample(area, options.count, options.seed) for area in options.area]
    if options.again:
        for sample in samples:
            sample.forget_survivors()
    try_in_memory(samples, options)
    if not options.quick:
        try_in_a_copy(samples, options)
    return int(sum([report(sample) for sample in samples]) > 0)


if __name__ == "__main__":
    raise SystemExit(main())
