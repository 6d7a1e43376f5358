"""Work on a stranger's data that must not take longer than it may.

Counted is the processor's time, so that nothing is refused only because the machine is busy.
"""

from __future__ import annotations

import ctypes
import threading
import time
from collections.abc import Callable
from typing import Final, Generic, TypeVar

T = TypeVar("T")
_GLANCE: Final = 0.02
_PATIENCE: Final = 100
"""So many times its processor time the work may take by the clock: it may also only sleep."""


class TooSlowError(Exception):
    """The work was stopped because its time was over."""


class _Worker(threading.Thread, Generic[T]):
    """Runs the work and keeps what came of it."""

    def __init__(self, work: Callable[[], T]) -> None:
        super().__init__(daemon=True)
        self._work = work
        self.results: list[T] = []
        self.error: BaseException | None = None

    def run(self) -> None:
        try:
            self.results.append(self._work())
        except BaseException as error:  # handed on to the caller
            self.error = error

    def stop(self) -> None:
        """Raise TooSlowError inside the work, at its next step."""
        ident = ctypes.c_ulong(self.ident or 0)
        ctypes.pythonapi.PyThreadState_SetAsyncExc(ident, ctypes.py_object(TooSlowError))


def within(seconds: float, work: Callable[[], T], glance: Callable[[], None] | None = None) -> T:
    """The work's result. TooSlowError after `seconds` of processor time.

    `glance` is called now and then meanwhile, in the caller's thread; its time does not count.

    Errors of the work are raised as they are. It runs in a thread of its own and must not touch
    the library or the window. Its caller else only waits, so what the process uses is the work's.
    """
    worker = _Worker(work)
    spent, begun = time.process_time(), time.monotonic()
    worker.start()
    while worker.is_alive():
        worker.join(_GLANCE)
        if glance is not None:
            before = time.thread_time()
            glance()
            spent += time.thread_time() - before
        slow = time.process_time() - spent > seconds
        if worker.is_alive() and (slow or time.monotonic() - begun > seconds * _PATIENCE):
            worker.stop()
            raise TooSlowError
    if worker.error is not None:
        raise worker.error
    return worker.results[0]
