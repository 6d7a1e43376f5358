"""Tries faults in forks of one process that has collected the tests: a fault costs no start.

The faulty code is put into the functions as they are in memory, and what was remembered is
forgotten. What runs at import alone, and what tests start as programs of their own, is as it was:
a fault that nobody notices here is to be tried in a copy (`mutate.py`).
"""

from __future__ import annotations

import functools
import gc
import os
import resource
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType, FunctionType

import pytest
from mutation.faults import Fault

NOTICED, SURVIVED, ENDLESS, UNTRIED = "noticed", "survived", "endless", "untried"
_STATUS = {0: SURVIVED, 1: NOTICED, 2: UNTRIED}
_OPTIONS = ["-n", "0", "-s", "-qq", "-p", "no:cacheprovider", "-p", "no:faulthandler"]
MOST = 250
"""Cases of tests; their number fits into a byte."""
_PROGRAMS = "tests/window/"
"""Tests that start the program: what is in memory here means nothing to it."""

Try = Callable[[Fault, list[str]], str]


class Forked:
    """A pytest plugin: collects tests, then lets `work` try faults instead of running them."""

    def __init__(self, root: Path, seconds: int, work: Callable[[Try], None]) -> None:
        """`seconds`: of processor time that one test may take."""
        self._root = root
        self._seconds = seconds
        self._work = work
        self._items: dict[str, list[pytest.Item]] = defaultdict(list)
        self._loaded = Loaded()

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Nothing runs but in forks."""
        for item in session.items:
            if not item.nodeid.startswith(_PROGRAMS):
                self._items[item.nodeid.partition("[")[0]].append(item)
        self._loaded = Loaded.now()
        self._work(self._outcome)
        return True

    def _outcome(self, fault: Fault, tests: list[str]) -> str:
        """What the tests say; a test that fails without the fault as well says nothing."""
        items = [item for test in tests for item in self._items.get(test, ())][:MOST]
        found, failed = self._forked(lambda: self._loaded.install(fault, self._root), items)
        alone = (
            found != SURVIVED and items and self._forked(self._loaded.forget, [items[failed]])[0]
        )
        if alone and alone != SURVIVED:
            return UNTRIED
        return found

    def _forked(self, prepare: Callable[[], bool], items: list[pytest.Item]) -> tuple[str, int]:
        """What tests say after `prepare`, and the number of the last one that ran."""
        reading, writing = os.pipe()
        child = os.fork()
        if not child:
            status = 2
            try:
                os.close(reading)
                status = self._run(prepare, items, writing)
            finally:
                os._exit(status)
        os.close(writing)
        with os.fdopen(reading, "rb") as pipe:
            told = pipe.read()
        _, status = os.waitpid(child, 0)
        last = told[-1] if told else 0
        if os.WIFSIGNALED(status):
            return ENDLESS, last
        return _STATUS.get(os.WEXITSTATUS(status), UNTRIED), last

    def _run(self, prepare: Callable[[], bool], items: list[pytest.Item], told: int) -> int:
        silent = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(silent, stream)
        if not items or not prepare():
            return 2
        watch, config = _Watch(), items[0].config
        config.pluginmanager.register(watch)
        for number, (item, after) in enumerate(zip(items, [*items[1:], None], strict=True)):
            os.write(told, bytes([number]))
            self._limit()
            config.hook.pytest_runtest_protocol(item=item, nextitem=after)
            if watch.failed:
                with suppress(Exception):
                    item.session._setupstate.teardown_exact(None)
                return 1
        return 0

    def _limit(self) -> None:
        """So much processor time from now on."""
        used = resource.getrusage(resource.RUSAGE_SELF)
        until = int(used.ru_utime + used.ru_stime) + self._seconds
        hard = resource.getrlimit(resource.RLIMIT_CPU)[1]
        resource.setrlimit(resource.RLIMIT_CPU, (until, hard))


class _Watch:
    """Notes whether a test failed."""

    def __init__(self) -> None:
        self.failed = False

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Set-up and clean-up count, too."""
        self.failed = self.failed or report.failed


def collect_and(
    work: Callable[[Try], None], root: Path, seconds: int, files: list[str], *, slow: bool = False
) -> int:
    """Collect the tests of some files, with `slow` the slow ones as well, and do `work`; 0, or
    pytest's status where that failed."""
    chosen = [*files, "-m", "slow or not slow"] if slow else files
    return int(pytest.main([*_OPTIONS, *chosen], plugins=[Forked(root, seconds, work)]))


# The faulty code -----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Loaded:
    """The functions of the program, by file, and what remembers answers of functions. They are
    looked for once: a fork that looked at all things would have a copy of all of them."""

    functions: Mapping[str, list[FunctionType]] = field(default_factory=dict)
    caches: Sequence[functools._lru_cache_wrapper[object]] = ()

    @classmethod
    def now(cls) -> Loaded:
        """Those that are in memory now."""
        gc.unfreeze()
        found, caches = defaultdict(list), []
        for each in gc.get_objects():
            if type(each) is FunctionType:
                found[each.__code__.co_filename].append(each)
            elif isinstance(each, functools._lru_cache_wrapper):
                caches.append(each)
        gc.freeze()
        return cls(found, caches)

    def install(self, fault: Fault, root: Path) -> bool:
        """Put a fault into the functions of this process; False where that does not do."""
        path = root / fault.path
        source = path.read_text(encoding="utf-8")
        sound = compile(source, str(path), "exec", dont_inherit=True)
        faulty = compile(fault.put_into(source), str(path), "exec", dont_inherit=True)
        if _own_parts(sound) != _own_parts(faulty):
            return False  # it runs at import
        changed = dict(_changed(sound, faulty))
        found = False
        for function in self.functions.get(str(path), ()):
            if _key(function.__code__) in changed:
                try:
                    function.__code__ = changed[_key(function.__code__)]
                except ValueError:  # it has other variables of outer functions
                    return False
                found = True
        return found and self.forget()

    def forget(self) -> bool:
        """Nothing is remembered of what sound functions said."""
        for kept in self.caches:
            kept.cache_clear()
        return True


def _key(code: CodeType) -> tuple[str, int, bytes]:
    return code.co_qualname, code.co_firstlineno, code.co_code


def _changed(
    sound: CodeType, faulty: CodeType
) -> Iterator[tuple[tuple[str, int, bytes], CodeType]]:
    """All functions that differ, those inside others, too: how to know one, and its faulty code."""
    for one, other in zip(_inner(sound), _inner(faulty), strict=False):
        if one != other:
            yield _key(one), other
            yield from _changed(one, other)


def _own_parts(code: CodeType) -> object:
    """What runs at import: the module's own code and that of its classes."""
    plain = [each for each in code.co_consts if not isinstance(each, CodeType)]
    classes = [_own_parts(each) for each in _inner(code) if not each.co_flags & 2]
    return code.co_code, code.co_names, plain, classes


def _inner(code: CodeType) -> list[CodeType]:
    return [each for each in code.co_consts if isinstance(each, CodeType)]
