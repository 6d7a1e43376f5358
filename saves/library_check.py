"""`main.py check --library`: is everything in the library sound, and what can be saved of it?

The library is read from a copy; nothing of it changes before `repair` is asked for, and then the
damaged file is kept beside the new one.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from saves import reviews, schema, sessions, summaries
from saves.connection import TROUBLE, Connection, close_quietly, connect, transaction
from saves.data_care import shipped_texts
from saves.datatexts import replace_unsound, unsound_data
from saves.errors import Message, SaveError, message
from saves.model import Replay, SessionRecord, SessionSummary
from saves.opening import Found, Opener, inspect, readable_copy, replace_library
from saves.transfer import examined_record

_PICTURES: Final = (b"\x89PNG", b"\xff\xd8")


@dataclass(frozen=True, slots=True)
class Fault:
    """Something that is not as it should be; `session` is the game's line, if it is about one."""

    what: Message
    session: SessionSummary | None = None


@dataclass(frozen=True, slots=True)
class LibraryReport:
    """What was found. `games`: how many there are, `sound`: how many of them replay wholly."""

    games: int
    sound: int
    faults: tuple[Fault, ...]


def check_library(opener: Opener, replay: Replay) -> LibraryReport:
    """Verify every row, log and digest. SaveError when there is no library to look into."""
    _require_library(opener.path)
    copy = readable_copy(opener)
    try:
        return _examined(copy, replay, _file_faults(opener.path))
    finally:
        close_quietly(copy)


def repair_library(opener: Opener, replay: Replay) -> Path:
    """Put a library with all that can be saved in the place of the damaged one.

    Games keep the decisions that the rules agree with. Returns where the old file is kept.
    SaveError when there is none, or when another window has it open.
    """
    _require_library(opener.path)
    copy = readable_copy(opener)
    draft = opener.path.with_name(f"{opener.path.name}.new-{os.getpid()}")
    draft.unlink(missing_ok=True)
    try:
        rescued = connect(draft)
        try:
            schema.upgrade(rescued)
            _rescue(copy, rescued, replay)
        finally:
            close_quietly(rescued)
        return replace_library(opener, draft)
    except TROUBLE as error:
        raise SaveError(message("library.cannot_set_aside", path=str(opener.path))) from error
    finally:
        close_quietly(copy)
        with suppress(OSError):
            draft.unlink(missing_ok=True)


def _require_library(path: Path) -> None:
    try:
        found = inspect(path)
    except TROUBLE as error:
        raise SaveError(message("file.unreadable", path=str(path))) from error
    if found is Found.NOTHING:
        raise SaveError(message("file.missing", path=str(path)))


def _file_faults(path: Path) -> list[Fault]:
    """What SQLite itself has against the file, looked at without writing beside it."""
    try:
        connection = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro&immutable=1", uri=True)
        try:
            (verdict,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
        finally:
            connection.close()
    except TROUBLE:
        verdict = "unreadable"
    return [] if verdict == "ok" else [Fault(message("check.file"))]


def _examined(copy: Connection, replay: Replay, faults: list[Fault]) -> LibraryReport:
    unsound = unsound_data(copy)
    if unsound:
        faults.append(Fault(message("check.data", n=len(unsound))))
        replace_unsound(copy, shipped_texts())
    lines = [*summaries.summaries(copy), *summaries.summaries(copy, deleted=True)]
    sound = 0
    for line in lines:
        problem = _problem(copy, line.id, replay)
        if problem is None:
            sound += 1
        else:
            faults.append(Fault(problem, line))
    faults += [Fault(message("check.picture"), line) for line in lines if _odd_picture(copy, line)]
    odd = {session for session, _ in reviews.damaged(copy)}
    faults += [Fault(message("check.review"), line) for line in lines if line.id in odd]
    return LibraryReport(len(lines), sound, tuple(faults))


def _problem(copy: Connection, session: str, replay: Replay) -> Message | None:
    try:
        record = sessions.load(copy, session)
        if record.problem is not None:
            return record.problem
        examined_record(record, replay)
    except SaveError as error:
        return error.message
    return None


def _odd_picture(copy: Connection, line: SessionSummary) -> bool:
    row = copy.execute("SELECT png FROM picture WHERE session = ?", (line.id,)).fetchone()
    if row is None:
        return False
    return not isinstance(row[0], bytes) or not row[0].startswith(_PICTURES)


def _rescue(copy: Connection, rescued: Connection, replay: Replay) -> None:
    replace_unsound(copy, shipped_texts())
    lines = [*summaries.summaries(copy), *summaries.summaries(copy, deleted=True)]
    odd = {line.id for line in lines if _odd_picture(copy, line)}
    schema.copy_rows(copy, rescued)
    for session, seat in reviews.damaged(rescued):
        reviews.drop(rescued, session, seat)
    with transaction(rescued):
        for table in ("session", "decision", "digest", "data"):
            rescued.execute(f"DELETE FROM {table}")
        for line in lines:
            record = _agreed(copy, line.id, replay)
            if record is None or line.id in odd:
                rescued.execute("DELETE FROM picture WHERE session = ?", (line.id,))
            if record is not None:
                sessions.insert(rescued, record)
                sessions.set_deleted(rescued, line.id, line.deleted)


def _agreed(copy: Connection, session: str, replay: Replay) -> SessionRecord | None:
    """The game as far as the rules agree with it; None when nothing of it can be read."""
    try:
        record = sessions.load(copy, session)
        good = min(replay(replace(record, cursor=len(record.log))).good, len(record.log))
    except Exception:  # damaged data may make the rules stumble anywhere
        return None
    if good == len(record.log) and record.problem is None:
        return record
    return replace(
        record,
        log=record.log[:good],
        cursor=min(record.cursor, good),
        digests={place: text for place, text in record.digests.items() if place <= good},
        finished=record.finished and record.cursor <= good,
        result=record.result if record.cursor <= good else None,
    )
