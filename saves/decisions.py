"""The decisions of a session as rows, each with a mark of all decisions up to it.

A mark follows from the one before and the decision, so that a decision that is not what was
written is noticed wherever it stands. Rows of before there were marks have an empty one.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from hashlib import blake2b
from typing import Any, Final

from saves.connection import Connection
from saves.plain import is_plain

_MARK_BYTES: Final = 8


def to_json(value: object) -> str:
    """Short JSON text; the same text for the same value."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), allow_nan=False)


def add(connection: Connection, session: str, start: int, actions: Iterable[list[Any]]) -> None:
    """Write decisions from place `start` on; those before it are there."""
    mark = _mark_before(connection, session, start)
    rows = []
    for place, action in enumerate(actions, start):
        body = to_json(action)
        mark = _next(mark, body)
        rows.append((session, place, body, mark))
    connection.executemany(
        "INSERT OR REPLACE INTO decision (session, place, body, mark) VALUES (?, ?, ?, ?)", rows
    )


def cut(connection: Connection, session: str, index: int) -> None:
    """Drop the decisions from `index` on."""
    # Rows beyond the length are looked for too: a copy of a library may have left some.
    connection.execute("DELETE FROM decision WHERE session = ? AND place >= ?", (session, index))


def body(connection: Connection, session: str, index: int) -> str:
    """The text of one decision; empty when there is none."""
    row = connection.execute(
        "SELECT body FROM decision WHERE session = ? AND place = ?", (session, index)
    ).fetchone()
    return "" if row is None else str(row[0])


def read(connection: Connection, session: str, length: int) -> list[list[Any]]:
    """The first `length` decisions, or those before the first damaged one."""
    rows = connection.execute(
        "SELECT place, body, mark FROM decision WHERE session = ? AND place < ? ORDER BY place",
        (session, length),
    ).fetchall()
    log: list[list[Any]] = []
    for place, text, _ in rows[: _vouched_for(session, rows)]:
        action = _action(str(text))
        if place != len(log) or action is None:
            break
        log.append(action)
    return log


def _action(text: str) -> list[Any] | None:
    try:
        action = json.loads(text)
    except (ValueError, TypeError, RecursionError):
        return None
    damaged = "\ufffd" in text or not isinstance(action, list) or not is_plain(action)
    return None if damaged else action


def _vouched_for(session: str, rows: Sequence[tuple[Any, ...]]) -> int:
    """How many decisions no mark speaks against. One that agrees speaks for all before it, also
    for one whose own mark is damaged."""
    mark, agreed, against = _first(session), 0, len(rows)
    for number, (_, text, kept) in enumerate(rows):
        mark = _next(mark, str(text))
        if kept == mark:
            agreed, against = number + 1, len(rows)
        elif kept and against == len(rows):
            against = number
    return max(agreed, against)


def _mark_before(connection: Connection, session: str, place: int) -> str:
    if place == 0:
        return _first(session)
    row = connection.execute(
        "SELECT mark FROM decision WHERE session = ? AND place = ?", (session, place - 1)
    ).fetchone()
    if row is not None and len(str(row[0])) == 2 * _MARK_BYTES:
        return str(row[0])
    mark = _first(session)
    for (text,) in connection.execute(
        "SELECT body FROM decision WHERE session = ? AND place < ? ORDER BY place",
        (session, place),
    ):
        mark = _next(mark, str(text))
    return mark


def _first(session: str) -> str:
    return _next("", session)


def _next(mark: str, text: str) -> str:
    content = f"{mark} {text}".encode("utf-8", "surrogatepass")
    return blake2b(content, digest_size=_MARK_BYTES).hexdigest()
