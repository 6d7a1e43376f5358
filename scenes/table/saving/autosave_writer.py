"""Writes every decision into the library of sessions at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.core import Action
from engine.explain import Text
from saves.library import Library
from saves.reasons import to_plain

Progress = Mapping[str, str | int]


def to_json(value: object) -> object:
    """Tuples become lists, at every depth: the form in which a library keeps decisions."""
    if isinstance(value, tuple | list):
        return [to_json(part) for part in value]
    return value


class LibraryAutosave:
    """Keeps one session. The library itself never raises for a broken disk; it says so in its
    status, and play goes on."""

    def __init__(
        self,
        library: Library,
        session_id: str,
        progress: Callable[[], Progress],
        finish: Callable[[], None],
    ) -> None:
        self._library = library
        self._id = session_id
        self._progress = progress
        self._finish = finish

    def append(self, index: int, action: Action, digest: str | None, why: Text | None) -> None:
        """Decision `index` was taken; `why`: the reason of a computer for it."""
        plain = [to_json(part) for part in action]
        told = None if why is None else to_plain(why)
        self._library.append(self._id, index, plain, digest, self._progress(), told)

    def move(self, cursor: int, assisted: bool = False) -> None:
        """Undo or redo: the first `cursor` decisions hold. `assisted`: more was taken back than
        the rules allow."""
        self._library.move(self._id, cursor, assisted)

    def count_hints(self, hints: int) -> None:
        """So many hints were shown in this game so far."""
        self._library.set_hints(self._id, hints)

    def finish(self) -> None:
        """The game is over: its result and, if it counts, its record are written down."""
        self._finish()
