"""Who plays the games of the lab: this process, or an executor of `concurrent.futures`, which is
processes of this machine or a cluster."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from multiprocessing import active_children, get_context
from typing import Protocol, TypeVar

from engine.ai.lab.cluster import cluster_executor
from engine.games import register_all, registrations
from engine.simulation.interrupts import uninterrupted_children

Task = TypeVar("Task")
Found = TypeVar("Found")
Where = int | str
"""So many processes of this machine, or the address of a Dask cluster."""


class Workforce(Protocol):
    """Does one piece of work for each task. Work and tasks are plain values and functions of
    modules, so that they can be sent away."""

    def each(self, work: Callable[[Task], Found], tasks: Sequence[Task]) -> Iterator[Found]:
        """The results in the order of the tasks."""

    def ready(self, work: Callable[[Task], Found], tasks: Sequence[Task]) -> Iterator[Found]:
        """The results as they come."""


class Here:
    """One after the other, in this process."""

    def each(self, work: Callable[[Task], Found], tasks: Sequence[Task]) -> Iterator[Found]:
        """The results as they are asked for."""
        return map(work, tasks)

    def ready(self, work: Callable[[Task], Found], tasks: Sequence[Task]) -> Iterator[Found]:
        """The same: here they come one after the other."""
        return self.each(work, tasks)


class Sent:
    """All at once, to the workers of an executor."""

    def __init__(self, executor: Executor) -> None:
        self._executor = executor

    def each(self, work: Callable[[Task], Found], tasks: Sequence[Task]) -> Iterator[Found]:
        """The results in the order of the tasks, whoever is ready first."""
        for task in self._sent(work, tasks):
            yield task.result()

    def ready(self, work: Callable[[Task], Found], tasks: Sequence[Task]) -> Iterator[Found]:
        """The results as they come, in any order."""
        for task in as_completed(self._sent(work, tasks)):
            yield task.result()

    def _sent(self, work: Callable[[Task], Found], tasks: Sequence[Task]) -> list[Future[Found]]:
        with uninterrupted_children():
            return [self._executor.submit(work, task) for task in tasks]


@contextmanager
def workforce(where: Where) -> Iterator[Workforce]:
    """Whoever works there. Raises ClusterError."""
    if isinstance(where, str):
        with cluster_executor(where) as executor:
            yield Sent(executor)
    elif where == 1:
        yield Here()
    else:
        with _processes(where) as executor:
            yield Sent(executor)


@contextmanager
def _processes(number: int) -> Iterator[Executor]:
    """So many of this machine; after an error or Ctrl-C nobody waits for them."""
    others = set(active_children())
    pool = ProcessPoolExecutor(number, get_context("spawn"), register_all, (registrations(),))
    try:
        yield pool
    except BaseException:
        for child in set(active_children()) - others:
            child.kill()
        raise
    finally:
        pool.shutdown(cancel_futures=True)
