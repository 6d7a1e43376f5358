"""Sessions to save and clocks to turn, shared by the tests of this folder."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from saves.errors import Message
from saves.library import Library
from saves.model import Replayed, SessionRecord

DATA_TEXT = '[[card]]\nid = "mason"\nname = "Kőműves"\ncost = 3\n'
CONFIG: dict[str, Any] = {
    "seats": [
        {"kind": "person", "name": "Ágnes", "colour": "red"},
        {"kind": "standard", "name": "Bea", "colour": "blue"},
    ],
    "options": {"variant": "advanced", "open_table": False},
}


class Clock:
    """A clock that stands still until it is turned."""

    def __init__(self, now: float = 1_700_000_000.0) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now

    def turn(self, seconds: float) -> None:
        self.now += seconds


def decision(number: int) -> list[Any]:
    """A decision that is different for each number."""
    return ["place", number, ["corn", number % 7], "őszi"]


def begin(library: Library, decisions: int = 0, **changes: Any) -> str:
    """A session of the sample game with so many decisions."""
    values: dict[str, Any] = {
        "game": "viscounts",
        "rules_version": 1,
        "config": CONFIG,
        "seed": 2**80 + 1,
        "data_text": DATA_TEXT,
        "log": [decision(number) for number in range(decisions)],
        **changes,
    }
    return library.create_session(**values)


def record(decisions: int = 5, **changes: Any) -> SessionRecord:
    """A session that is in no library."""
    values: dict[str, Any] = {
        "game": "viscounts",
        "rules_version": 1,
        "config": CONFIG,
        "seed": 7,
        "data_text": DATA_TEXT,
        "log": [decision(number) for number in range(decisions)],
        "cursor": decisions,
        **changes,
    }
    return SessionRecord(**values)


def replay_sample(record: SessionRecord) -> Replayed:
    """The sample game's rules: decision number n must be `decision(n)`."""
    for count, action in enumerate(record.log[: record.cursor]):
        if action != decision(count):
            return Replayed(count)
    return Replayed(record.cursor, progress={"round": record.cursor // 10})


def library_file(folder: Path) -> Path:
    return folder / "data" / "library.sqlite3"


def unsaved(library: Library) -> int:
    """How many changes are in memory only."""
    return len(library._store._pending)


def the_notice(library: Library) -> Message:
    """The only one it has."""
    (notice,) = library.status.notices
    return notice
