"""The list of sessions, read from columns that are kept for it: no log is touched."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from engine.box.playing import played_with
from saves.connection import Connection
from saves.model import PlayerSummary, SessionDetails, SessionSummary

_SELECT: Final = """SELECT id, game, name, players, progress, cursor, created, updated, finished,
    assisted, deleted, result FROM session"""
_NEWEST_FIRST: Final = " ORDER BY updated DESC, rowid DESC"


def summaries(connection: Connection, deleted: bool = False) -> list[SessionSummary]:
    """All sessions, the last played first; with `deleted`, those in the bin instead."""
    rows = connection.execute(f"{_SELECT} WHERE deleted = ? {_NEWEST_FIRST}", (deleted,))
    return [_summary(row) for row in rows]


def summary(connection: Connection, session: str) -> SessionSummary | None:
    """One session's line, in the bin or not."""
    row = connection.execute(f"{_SELECT} WHERE id = ?", (session,)).fetchone()
    return None if row is None else _summary(row)


def latest_unfinished(connection: Connection) -> SessionSummary | None:
    """What *Continue* goes on with: the last played session that has not ended."""
    row = connection.execute(
        f"{_SELECT} WHERE deleted = 0 AND finished = 0 {_NEWEST_FIRST} LIMIT 1"
    ).fetchone()
    return None if row is None else _summary(row)


def details(connection: Connection, session: str) -> SessionDetails | None:
    """Seats and seed of one session; None for an unknown or unreadable one."""
    row = connection.execute(
        "SELECT config, seed, length FROM session WHERE id = ?", (session,)
    ).fetchone()
    if row is None:
        return None
    try:
        config = json.loads(str(row[0]))
        seats = tuple(dict(seat) for seat in config["seats"])
        return SessionDetails(seats, int(row[1]), int(_number(row[2])), _box(config))
    except (ValueError, TypeError, KeyError, RecursionError):
        return None


def _box(config: Mapping[str, Any]) -> str:
    played = played_with(config)
    return played.name if played is not None else ""


def open_deals(connection: Connection, session: str) -> list[tuple[dict[str, Any], ...]]:
    """The seats of every unfinished session with the deal of this one, itself and those in the bin
    included; the same game with the same seed is the same deal."""
    rows = connection.execute(
        """SELECT other.config FROM session JOIN session AS other
            ON other.game = session.game AND other.seed = session.seed
            WHERE session.id = ? AND other.finished = 0""",
        (session,),
    )
    return [_seats(config) for (config,) in rows]


def _seats(config: object) -> tuple[dict[str, Any], ...]:
    """Those of an unreadable configuration might be anybody: two of no kind."""
    try:
        return tuple(dict(seat) for seat in json.loads(str(config))["seats"])
    except (ValueError, TypeError, KeyError, RecursionError):
        return ({}, {})


def _summary(row: tuple[Any, ...]) -> SessionSummary:
    return SessionSummary(
        id=str(row[0]),
        game=str(row[1]),
        name=str(row[2]),
        players=_players(row[3]),
        progress=_table(row[4]) or {},
        decisions=int(_number(row[5])),
        created=_number(row[6]),
        updated=_number(row[7]),
        finished=bool(row[8]),
        assisted=bool(row[9]),
        deleted=bool(row[10]),
        result=_table(row[11]) if row[8] else None,
    )


# A damaged line still stands in the list: it can be opened as far as it goes, or put away.


def _number(value: object) -> float:
    return float(value) if isinstance(value, int | float) else 0.0


def _players(text: object) -> tuple[PlayerSummary, ...]:
    try:
        return tuple(PlayerSummary(*map(str, player)) for player in json.loads(str(text)))
    except (ValueError, TypeError, RecursionError):
        return ()


def _table(text: object) -> dict[str, Any] | None:
    try:
        return dict(json.loads(str(text)))
    except (ValueError, TypeError, RecursionError):
        return None
