"""Sessions as rows: written decision by decision, read back whole.

All functions work on any open library, on the disk or in memory. They are repeatable: written
twice (after a failure), a change ends the same.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from saves import decisions
from saves.connection import Connection
from saves.datatexts import MAX_DATA_BYTES, load_data, store_data
from saves.decisions import to_json
from saves.errors import SaveError, message
from saves.model import SESSION_FORMAT, SessionRecord
from saves.plain import require_plain
from saves.reasons import MAX_CHARS, PlainReason, is_reason, sound

_LIST_KEYS: Final = ("kind", "name", "colour")


def require_savable(record: SessionRecord) -> None:
    """ValueError when a caller wants to save what would not come back the same."""
    for part in ("game", "rules_version", "config", "seed", "log", "result"):
        require_plain(getattr(record, part), part)
    require_plain(dict(record.progress), "progress")
    if len(record.data_text.encode("utf-8")) > MAX_DATA_BYTES:
        raise ValueError("the component data are too long")
    if not 0 <= record.cursor <= len(record.log):
        raise ValueError(f"cursor {record.cursor} is outside the log")


def own_copy(record: SessionRecord) -> SessionRecord:
    """The record with lists and tables of its own, safe from what the caller does to his."""
    config, log, result = json.loads(to_json([record.config, record.log, record.result]))
    reasons = sound(record.reasons, len(log))
    return replace(record, config=config, log=log, result=result, reasons=reasons)


def insert(connection: Connection, record: SessionRecord) -> None:
    """Write the whole session under `record.id`, replacing what was there."""
    data_hash = store_data(connection, record.data_text)
    connection.execute(
        """INSERT OR REPLACE INTO session (id, format, game, rules_version, config, seed,
            data_hash, length, cursor, name, players, progress, created, updated, finished,
            result, assisted, hints, deleted)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0)""",
        (
            record.id,
            SESSION_FORMAT,
            record.game,
            record.rules_version,
            to_json(record.config),
            str(record.seed),
            data_hash,
            len(record.log),
            record.cursor,
            record.name,
            to_json(_players(record.config)),
            to_json(dict(record.progress)),
            record.created,
            record.updated,
            record.finished,
            None if record.result is None else to_json(record.result),
            record.assisted,
            record.hints,
        ),
    )
    _cut(connection, record.id, 0)
    connection.execute("DELETE FROM digest WHERE session = ?", (record.id,))
    decisions.add(connection, record.id, 0, record.log)
    for place, digest in record.digests.items():
        _add_digest(connection, record.id, place, digest)
    for place, why in record.reasons.items():
        _add_reason(connection, record.id, place, why)


def append(
    connection: Connection,
    session: str,
    index: int,
    action: list[Any],
    digest: str | None,
    progress: Mapping[str, str | int] | None,
    now: float,
    why: PlainReason | None = None,
) -> None:
    """Write decision `index`; an undone tail from there on gives way, unless it begins alike.

    `digest` is that of the position after it, `why` the reason of a computer for it. ValueError
    when decisions before it are missing, SaveError when the session is.
    """
    length, _ = _extent(connection, session)
    if not 0 <= index <= length:
        raise ValueError(f"decision {index} does not follow the {length} saved ones")
    if index == length or decisions.body(connection, session, index) != to_json(action):
        _cut(connection, session, index)
        decisions.add(connection, session, index, [action])
        length = index + 1
    if digest is not None:
        _add_digest(connection, session, index + 1, digest)
    if why is not None:
        _add_reason(connection, session, index, why)
    connection.execute(
        """UPDATE session SET length = ?, cursor = ?, updated = ?, finished = 0, result = NULL
            WHERE id = ?""",
        (length, index + 1, now, session),
    )
    if progress is not None:
        set_progress(connection, session, progress)


def move(
    connection: Connection, session: str, cursor: int, now: float, assisted: bool = False
) -> None:
    """Undo and redo: the first `cursor` decisions hold, the tail stays for a redo. `assisted`:
    more was taken back than the rules allow."""
    length, before = _extent(connection, session)
    if not 0 <= cursor <= length:
        raise ValueError(f"cursor {cursor} is outside the {length} saved decisions")
    connection.execute(
        "UPDATE session SET cursor = ?, updated = ? WHERE id = ?", (cursor, now, session)
    )
    if assisted:
        mark_assisted(connection, session)
    if cursor < before:
        connection.execute(
            "UPDATE session SET finished = 0, result = NULL WHERE id = ?", (session,)
        )


def finish(connection: Connection, session: str, result: Mapping[str, Any], now: float) -> None:
    """Mark the session as played to its end, with the result to show in the list."""
    _extent(connection, session)
    connection.execute(
        "UPDATE session SET finished = 1, result = ?, updated = ? WHERE id = ?",
        (to_json(dict(result)), now, session),
    )


def set_progress(connection: Connection, session: str, progress: Mapping[str, str | int]) -> None:
    """Write round, phase and the like for the list of sessions."""
    _extent(connection, session)
    connection.execute(
        "UPDATE session SET progress = ? WHERE id = ?", (to_json(dict(progress)), session)
    )


def mark_assisted(connection: Connection, session: str) -> None:
    """Note that somebody took back more than the rules allow; there is no way back from it."""
    _extent(connection, session)
    connection.execute("UPDATE session SET assisted = 1 WHERE id = ?", (session,))


def mark_deal_assisted(connection: Connection, session: str) -> None:
    """Note that the seed was told in every unfinished session of the same game and seed."""
    _extent(connection, session)
    connection.execute(
        """UPDATE session SET assisted = 1 WHERE finished = 0 AND (game, seed) =
            (SELECT game, seed FROM session WHERE id = ?)""",
        (session,),
    )


def set_hints(connection: Connection, session: str, hints: int) -> None:
    """Note how many hints were taken so far."""
    _extent(connection, session)
    connection.execute("UPDATE session SET hints = ? WHERE id = ?", (hints, session))


def rename(connection: Connection, session: str, name: str) -> None:
    """Give the session a name of the person's choice; empty for none."""
    _extent(connection, session)
    connection.execute("UPDATE session SET name = ? WHERE id = ?", (name, session))


def set_deleted(connection: Connection, session: str, deleted: bool) -> None:
    """Put the session into the bin, or take it out again. Nothing is erased."""
    _extent(connection, session)
    connection.execute("UPDATE session SET deleted = ? WHERE id = ?", (deleted, session))


def set_picture(connection: Connection, session: str, png: bytes) -> None:
    """Keep a small picture of the table (PNG bytes, already masked by the caller)."""
    _extent(connection, session)
    connection.execute("INSERT OR REPLACE INTO picture VALUES (?, ?)", (session, png))


def picture(connection: Connection, session: str) -> bytes | None:
    """The picture kept for the session, if there is one."""
    row = connection.execute("SELECT png FROM picture WHERE session = ?", (session,)).fetchone()
    return row[0] if row is not None and isinstance(row[0], bytes) else None


def load(connection: Connection, session: str) -> SessionRecord:
    """The whole session. Decisions behind an unreadable one are left out, see `problem`.

    SaveError when there is no such session, when it is of a newer format, or when its
    configuration or component data cannot be read.
    """
    row = connection.execute(
        """SELECT format, game, rules_version, config, seed, data_hash, length, cursor, name,
            progress, assisted, finished, result, created, updated, hints FROM session
            WHERE id = ?""",
        (session,),
    ).fetchone()
    if row is None:
        raise SaveError(message("session.missing"))
    try:
        record = _record(connection, session, row)
        require_savable(record)
        return record
    except (ValueError, TypeError, RecursionError, zlib.error) as error:
        raise SaveError(message("session.unreadable")) from error


def _record(connection: Connection, session: str, row: tuple[Any, ...]) -> SessionRecord:
    if int(row[0]) > SESSION_FORMAT:
        raise SaveError(message("session.newer_format", found=int(row[0]), known=SESSION_FORMAT))
    length, cursor = int(row[6]), int(row[7])
    if length < 0:
        raise ValueError("a log of negative length")
    log = decisions.read(connection, session, length)
    cut = len(log) < length
    return SessionRecord(
        game=str(row[1]),
        rules_version=int(row[2]),
        config=_table(row[3]),
        seed=int(row[4]),
        data_text=load_data(connection, row[5]),
        log=log,
        cursor=max(0, min(cursor, len(log))),
        digests=_read_digests(connection, session, len(log)),
        name=str(row[8]),
        progress=_table(row[9]),
        assisted=bool(row[10]),
        hints=max(0, int(row[15])),
        reasons=_read_reasons(connection, session, len(log)),
        finished=bool(row[11]) and len(log) >= cursor,
        result=None if row[12] is None else _table(row[12]),
        created=float(row[13]),
        updated=float(row[14]),
        id=session,
        problem=message("session.cut", good=len(log), total=length) if cut else None,
    )


def _extent(connection: Connection, session: str) -> tuple[int, int]:
    row = connection.execute(
        "SELECT length, cursor FROM session WHERE id = ?", (session,)
    ).fetchone()
    if row is None:
        raise SaveError(message("session.missing"))
    return int(row[0]), int(row[1])


def _cut(connection: Connection, session: str, index: int) -> None:
    decisions.cut(connection, session, index)
    connection.execute("DELETE FROM digest WHERE session = ? AND place > ?", (session, index))
    connection.execute("DELETE FROM reason WHERE session = ? AND place >= ?", (session, index))


def _add_digest(connection: Connection, session: str, place: int, digest: str) -> None:
    connection.execute("INSERT OR REPLACE INTO digest VALUES (?, ?, ?)", (session, place, digest))


def _add_reason(connection: Connection, session: str, place: int, why: PlainReason) -> None:
    connection.execute(
        "INSERT OR REPLACE INTO reason VALUES (?, ?, ?)", (session, place, to_json(why))
    )


def _read_digests(connection: Connection, session: str, length: int) -> dict[int, str]:
    rows = connection.execute(
        "SELECT place, body FROM digest WHERE session = ? AND place <= ?", (session, length)
    )
    return {place: str(body) for place, body in rows if isinstance(place, int)}


def _read_reasons(connection: Connection, session: str, length: int) -> dict[int, PlainReason]:
    """Reasons are read as far as they make sense: no game is lost for want of one."""
    rows = connection.execute(
        "SELECT place, body FROM reason WHERE session = ? AND place < ?", (session, length)
    )
    found: dict[int, PlainReason] = {}
    for place, body in rows:
        try:
            why = json.loads(str(body)) if len(str(body)) <= MAX_CHARS else None
        except (ValueError, RecursionError):
            continue
        if isinstance(place, int) and place >= 0 and isinstance(why, list) and is_reason(why):
            found[place] = why
    return found


def _players(config: Mapping[str, Any]) -> list[list[str]]:
    seats = config.get("seats", [])
    return [[str(seat.get(key, "")) for key in _LIST_KEYS] for seat in seats]


def _table(text: str) -> dict[str, Any]:
    value = json.loads(text)
    if not isinstance(value, dict):
        raise ValueError("not a table")
    return value
