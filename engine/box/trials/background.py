"""Trial games in a process of their own: they hold nobody up, and end when nobody waits."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from threading import Thread
from typing import Any, Final

from engine.box.trials import FREE_LOOP, Task, Trial, Verdict, played, verdict_of
from engine.games import load_game, register_all, registrations
from engine.simulation.interrupts import uninterrupted_children

PATIENCE: Final = 120.0
"""Seconds without a finished game, after which steps must be going round and round."""
_LOOK: Final = 5.0
"""So many of them at most count between two looks: a laptop that slept has not waited."""
_POLITE: Final = 10
"""How much everybody else goes before these games (nice)."""


class TrialRun:
    """Games being played. `poll` collects what is finished; `cancel` ends it at once.

    Where no process can be started, each `poll` plays one game here. `clock`: seconds.
    """

    def __init__(self, todo: Sequence[Task], clock: Callable[[], float] = time.monotonic) -> None:
        self.todo = tuple(todo)
        self.trials: list[Trial] = []
        self._clock = clock
        self._looked = clock()
        self._silent = 0.0
        self._process: Any = None
        self._pipe: Connection | None = None
        self._here = False
        self._ended = not self.todo
        if self.todo:
            self._start()

    @property
    def done(self) -> bool:
        """True when no more games will come: all are played, one went wrong, or cancelled."""
        return self._ended

    @property
    def pid(self) -> int | None:
        """The number of the process, if there is one."""
        return self._process.pid if self._process is not None else None

    @property
    def progress(self) -> tuple[int, int]:
        """Games played, and games to play."""
        return len(self.trials), len(self.todo)

    @property
    def verdict(self) -> Verdict:
        """What the games so far say."""
        return verdict_of(self.trials)

    def poll(self) -> list[Trial]:
        """The games that were finished since the last call."""
        before = len(self.trials)
        if self._ended:
            return []
        if self._here:
            task = self.todo[before]
            self.trials.append(played(load_game(task.game, task.data_text), task))
        else:
            self._receive()
        new = self.trials[before:]
        now = self._clock()
        self._silent = 0.0 if new else self._silent + min(now - self._looked, _LOOK)
        self._looked = now
        if self._silent > PATIENCE:
            task = self.todo[before]
            lost = Trial(len(task.config["seats"]), task.seed, 0, fault=FREE_LOOP)
            self.trials.append(lost)
            new = [lost]
        if len(self.trials) == len(self.todo) or any(trial.fault for trial in new):
            self.cancel()
        return new

    def cancel(self) -> None:
        """Play no more games; those that are finished stay."""
        self._ended = True
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None
        if self._process is not None:
            self._process.kill()
            self._process.join(1.0)
            self._process = None

    def _receive(self) -> None:
        with suppress(OSError, EOFError):
            while self._pipe is not None and self._pipe.poll():
                self.trials.append(self._pipe.recv())
            return
        self._go_on_here()

    def _start(self) -> None:
        try:
            context = get_context("spawn")
            self._pipe, other_end = context.Pipe(duplex=False)
            with other_end, uninterrupted_children():
                self._process = context.Process(
                    target=_play, args=(other_end, registrations(), self.todo), daemon=True
                )
                self._process.start()
        except (OSError, RuntimeError):  # no room, no right, no such thing on this system
            self._go_on_here()

    def _go_on_here(self) -> None:
        """The process is gone, or never came: the rest is played in this one."""
        self.cancel()
        self._ended, self._here = False, True


def _play(pipe: Connection, games: Iterable[tuple[str, str]], todo: Sequence[Task]) -> None:
    """The other side: plays, sends, and ends when nobody listens any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_the_window, daemon=True).start()
    register_all(games)
    with suppress(OSError, AttributeError):
        os.nice(_POLITE)
    with suppress(OSError):
        for task in todo:
            pipe.send(played(load_game(task.game, task.data_text), task))


def _end_with_the_window() -> None:
    """Steps that go round and round never come to send anything, and would go on for ever."""
    window = parent_process()
    if window is not None:
        window.join()
        os._exit(1)
