"""Which tests run through which line: recorded once, asked for every fault."""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path

import coverage
import pytest

SOURCES = ("engine", "saves", "scenes", "sprites")
NEAREST = 20
WHOLE_GAMES = "test_golden.py"
"""They come after so many of the nearest tests: hardly any rule does nothing to them."""


class Contexts:
    """A pytest plugin: what runs belongs to the test that makes it run, its fixtures included."""

    def __init__(self, recorder: coverage.Coverage) -> None:
        self._recorder = recorder

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        """Cases of one test are one context."""
        self._recorder.switch_context(item.nodeid.partition("[")[0])
        try:
            return (yield)
        finally:
            self._recorder.switch_context("")


def record(data: Path, chosen: list[str]) -> int:
    """Run tests, all of them or those chosen, and add what they cover to `data`."""
    data.parent.mkdir(parents=True, exist_ok=True)
    recorder = coverage.Coverage(data_file=str(data), source=list(SOURCES), config_file=False)
    if data.exists():
        recorder.load()
    recorder.start()
    status = pytest.main(["-n", "0", "-q", *chosen], plugins=[Contexts(recorder)])
    recorder.stop()
    recorder.save()
    return int(status)


class Covering:
    """Answers from what was recorded."""

    def __init__(self, data: Path, root: Path) -> None:
        self._data = coverage.CoverageData(str(data))
        self._data.read()
        self._root = root
        self._recorded = data.stat().st_mtime
        self._known: dict[str, dict[int, list[str]]] = {}

    @property
    def files(self) -> list[str]:
        """The files of tests that were recorded, as far as they are still there."""
        named = {test.partition("::")[0] for test in self._data.measured_contexts() if test}
        return sorted(name for name in named if (self._root / name).is_file())

    def tests_of(self, path: str, first: int, last: int, most: int) -> list[str]:
        """The tests that run through some line, the nearest to the file first (and recorded games,
        which notice most, not last). Where a line runs
        on import alone, or the file has changed since: those that run through anything of it."""
        lines = self._lines(path)
        found = {test for n in range(first, last + 1) for test in lines.get(n, []) if test}
        changed = (self._root / path).stat().st_mtime > self._recorded
        if changed or (not found and any(n in lines for n in range(first, last + 1))):
            found = {test for tests in lines.values() for test in tests if test}
        near = sorted(found, key=lambda test: (-_nearness(path, test), test))
        whole = [test for test in near if WHOLE_GAMES in test and test not in near[:NEAREST]]
        return [*near[:NEAREST], *whole, *(t for t in near[NEAREST:] if t not in whole)][:most]

    def _lines(self, path: str) -> dict[int, list[str]]:
        if path not in self._known:
            self._known[path] = self._data.contexts_by_lineno(str(self._root / path))
        return self._known[path]


def _nearness(path: str, test: str) -> int:
    """How many words of the path the test's path shares; its own file counts most."""
    words = set(path.removesuffix(".py").split("/"))
    near = len(words & set(test.partition("::")[0].removesuffix(".py").split("/")))
    return near + 3 * (f"test_{Path(path).stem}.py" in test)
