"""Ctrl-C while something runs long: it ends within a moment, and what was finished is kept."""

from __future__ import annotations

import signal
import sys
from _thread import interrupt_main
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Timer, current_thread, main_thread
from types import FrameType

INTERRUPTED = 130
"""The exit status of a command that was stopped."""
_A_MOMENT = 0.02
"""Seconds."""


@contextmanager
def stoppable() -> Iterator[None]:
    """The first Ctrl-C raises KeyboardInterrupt; what is ending already does not hear another.

    Where Python can only report what is raised (a callback of the garbage collector, for example),
    it is raised once more a moment later.
    """

    def stop(number: int, frame: FrameType | None) -> None:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        raise KeyboardInterrupt

    def lost(report: sys.UnraisableHookArgs) -> None:
        if report.exc_type is not KeyboardInterrupt:
            report_it(report)
        elif current_thread() is main_thread():
            signal.signal(signal.SIGINT, stop)
            Timer(_A_MOMENT, interrupt_main).start()

    before = signal.signal(signal.SIGINT, stop)
    report_it, sys.unraisablehook = sys.unraisablehook, lost
    try:
        yield
    finally:
        sys.unraisablehook = report_it
        signal.signal(signal.SIGINT, before)


@contextmanager
def at_once() -> Iterator[None]:
    """Ctrl-C ends the program here, in the midst of machine code as well: for what only loads, when
    nothing is to be kept and no process of ours is running yet."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def uninterrupted_children() -> Iterator[None]:
    """Processes started meanwhile never hear a Ctrl-C, not even while they import: whoever
    started them ends them. Ours waits until they are started."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        with postponed():  # another thread may hear it all the same
            yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def postponed() -> Iterator[None]:
    """Where Ctrl-C raises something, it does so behind the block: half a start is none, and what is
    raised within a library of machine code can be lost there."""
    usual = signal.getsignal(signal.SIGINT)
    if not callable(usual) or current_thread() is not main_thread():
        yield
        return
    heard: list[int] = []
    signal.signal(signal.SIGINT, lambda number, frame: heard.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)
        if heard:
            signal.raise_signal(signal.SIGINT)
