"""What the library on the disk holds, read without disturbing it, and what became of it."""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path

_SESSIONS = "SELECT id, length, cursor, updated, deleted, assisted FROM session"
_DECISIONS = "SELECT session, place, body FROM decision ORDER BY session, place"


@dataclass(frozen=True, slots=True)
class Kept:
    """One session: the marks of all its decisions, and when it was last changed."""

    length: int
    cursor: int
    updated: float
    decisions: tuple[str, ...]


Ledger = dict[str, Kept]


def read(library: Path) -> Ledger:
    """All sessions as they are committed now, also while somebody writes."""
    connection = sqlite3.connect(f"file:{library}?mode=ro", uri=True, timeout=20)
    try:
        connection.execute("BEGIN")
        lines = connection.execute(_SESSIONS).fetchall()
        marks: dict[str, list[str]] = {}
        for session, _, body in connection.execute(_DECISIONS):
            marks.setdefault(str(session), []).append(_mark(str(body)))
    finally:
        connection.close()
    return {
        str(line[0]): Kept(line[1], line[2], line[3], tuple(marks.get(str(line[0]), ())))
        for line in lines
    }


def _mark(body: str) -> str:
    return blake2b(body.encode(), digest_size=6).hexdigest()


def after_kill(library: Path) -> tuple[Ledger, str]:
    """The same from a copy of what a kill left, with SQLite's own opinion about the file."""
    with tempfile.TemporaryDirectory() as folder:
        for path in library.parent.glob(f"{library.name}*"):
            shutil.copy(path, folder)
        copy = Path(folder) / library.name
        connection = sqlite3.connect(copy)
        try:
            opinion = str(connection.execute("PRAGMA integrity_check").fetchone()[0])
        finally:
            connection.close()
        return read(copy), opinion


def decisions(ledger: Ledger) -> int:
    """How many decisions all sessions hold together."""
    return sum(kept.length for kept in ledger.values())


def losses(before: Ledger, after: Ledger) -> list[str]:
    """Sessions of `before` of which something is missing that nobody took back."""
    found = []
    for session, old in before.items():
        new = after.get(session)
        if new is None:
            found.append(f"{session}: gone")
        elif len(new.decisions) < new.length:
            found.append(f"{session}: {len(new.decisions)} of {new.length} decisions are there")
        elif new.updated == old.updated and new.decisions != old.decisions:
            found.append(f"{session}: other decisions, and nobody wrote")
        elif new.updated < old.updated:
            found.append(f"{session}: an older state than before")
        elif new.length < old.cursor and new.cursor > new.length:
            found.append(f"{session}: {new.length} decisions of {old.cursor}")
    return found
