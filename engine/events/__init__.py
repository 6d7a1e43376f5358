"""Events: the facts that the rules report while they work.

Animation, log and sound play events; search passes `silent`. An event is emitted after the
state has changed, so a recorder may look at the state to show the table at that moment.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple, Protocol


class Event(NamedTuple):
    """One fact. `values` are public; `secret` may be shown to `seat` alone (VI-12.2)."""

    kind: str
    seat: int
    values: tuple[Any, ...]
    secret: tuple[Any, ...]
    clause: str
    only_way: bool = False
    """It came of a step without a choice, so nobody was asked."""


class Emit(Protocol):
    """What an op calls to report a fact."""

    def __call__(
        self, kind: str, seat: int, values: tuple[Any, ...] = (), secret: tuple[Any, ...] = ()
    ) -> None: ...


def silent(
    kind: str, seat: int, values: tuple[Any, ...] = (), secret: tuple[Any, ...] = ()
) -> None:
    """Report nothing: for search, previews and random walks."""


@contextmanager
def citing(emit: Emit, clause: str) -> Iterator[None]:
    """Events emitted inside have a clause of their own, not that of the op that is running."""
    enter = getattr(emit, "enter", None)
    if enter is None:
        yield
        return
    before = getattr(emit, "clause", "")
    enter(clause)
    yield
    enter(before)


class Recorder:
    """Collects events, each with the clause of the op that caused it.

    `watch` is called after every event with the event; a scene uses it to keep a masked view of
    each moment.
    """

    def __init__(self, watch: Callable[[Event], None] | None = None) -> None:
        self.events: list[Event] = []
        self.clause = ""
        self._only_way: Collection[str] = ()
        self._watch = watch

    def enter(self, clause: str, only_way: Collection[str] = ()) -> None:
        """Note the clause of the op that now runs, and which events of it came without a choice."""
        self.clause = clause
        self._only_way = only_way

    def __call__(
        self, kind: str, seat: int, values: tuple[Any, ...] = (), secret: tuple[Any, ...] = ()
    ) -> None:
        event = Event(kind, seat, values, secret, self.clause, kind in self._only_way)
        self.events.append(event)
        if self._watch is not None:
            self._watch(event)
