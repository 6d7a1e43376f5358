"""Work on a stranger's data that must not take longer than it may."""

from __future__ import annotations

import ctypes
import threading
from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")


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


def within(seconds: float, work: Callable[[], T]) -> T:
    """The work's result. TooSlowError after `seconds`; errors of the work are raised as they are.

    The work runs in a thread of its own and must not touch the library or the window.
    """
    worker = _Worker(work)
    worker.start()
    worker.join(seconds)
    if worker.is_alive():
        worker.stop()
        raise TooSlowError
    if worker.error is not None:
        raise worker.error
    return worker.results[0]
