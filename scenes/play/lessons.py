"""What is kept of somebody's way through a first game: a setting of the library for each game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from typing import Any

from saves.library import Library

_DONE = "done"
_FINISHED_ON = "lesson_finished"


def _key(game: str) -> str:
    return f"lesson.{game}"


def stored_lesson(library: Library, game: str) -> Mapping[str, Any]:
    """Chapter, step and log where somebody left off; it may be anything, or nothing at all."""
    stored: dict[str, Any] = library.setting(_key(game), {})
    return {} if stored.get(_DONE) else stored


def has_begun(library: Library, game: str) -> bool:
    """True when somebody can go on with this lesson."""
    return bool(stored_lesson(library, game).get("log"))


def has_finished(library: Library, game: str) -> bool:
    """True when somebody came to the end of this lesson last."""
    stored: dict[str, Any] = library.setting(_key(game), {})
    return bool(stored.get(_DONE))


def keep_lesson(
    library: Library, game: str, *, chapter: int, step: int, since: bool, log: Sequence[Any]
) -> None:
    """Remember where somebody is."""
    values = {"chapter": chapter, "step": step, "since": since, "log": [list(each) for each in log]}
    library.set_setting(_key(game), values)


def end_lesson(library: Library, game: str, *, finished: bool) -> None:
    """The lesson begins at its beginning the next time."""
    library.set_setting(_key(game), {_DONE: finished})


def remember_finished(library: Library, game: str) -> None:
    """Today somebody came to the end of this lesson, which a later beginning does not undo."""
    library.set_setting(f"{_FINISHED_ON}.{game}", date.today().isoformat())


def finished_on(library: Library, game: str) -> str:
    """The day on which somebody last came to the end of this lesson, "2026-11-23"; empty for
    never."""
    day = library.setting(f"{_FINISHED_ON}.{game}", "")
    return day if isinstance(day, str) else ""
