"""The table of records: one line per game that was played to its end unassisted."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final

from saves.connection import Connection
from saves.decisions import to_json
from saves.model import RecordEntry
from saves.plain import is_text, is_whole

_LONGEST: Final = 200
"""Letters of a category."""
_MOST: Final = 1_000_000
"""Points that nobody will ever have."""


def add(connection: Connection, entry: RecordEntry, key: str) -> None:
    """Write the line `key`; the same key again replaces it. Assisted sessions are left out."""
    row = connection.execute(
        "SELECT assisted FROM session WHERE id = ?", (entry.session,)
    ).fetchone()
    if row is not None and row[0]:
        return
    connection.execute(
        "INSERT OR REPLACE INTO record VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        (
            key,
            entry.game,
            entry.category,
            entry.score,
            entry.won,
            entry.session,
            to_json(dict(entry.values)),
            entry.created,
        ),
    )


def read(connection: Connection, game: str, category: str | None = None) -> list[RecordEntry]:
    """The game's lines, of one category or of all: highest score first, older before newer.
    Damaged ones are left out."""
    rows = connection.execute(
        """SELECT game, category, score, won, session, details, created FROM record
            WHERE game = ? AND (? IS NULL OR category = ?)
            ORDER BY score DESC, created, rowid""",
        (game, category, category),
    )
    return [
        RecordEntry(row[0], row[1], row[2], bool(row[3]), row[4], _details(row[5]), row[6])
        for row in rows
        if _is_line(row)
    ]


def _is_line(row: Sequence[Any]) -> bool:
    _, category, score, _, session, _, created = row
    words = is_text(category, _LONGEST) and is_text(session)
    return words and is_whole(score, -_MOST, _MOST) and isinstance(created, int | float)


def _details(text: str) -> dict[str, Any]:
    try:
        return dict(json.loads(text))
    except (ValueError, TypeError, RecursionError):
        return {}
