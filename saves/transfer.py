"""Session files on the disk: written whole or not at all, read within limits, checked by rules."""

from __future__ import annotations

import errno
import os
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from saves.container import MAX_FILE_BYTES, SUFFIX, pack, unpack
from saves.errors import SaveError, message
from saves.leftovers import remove_drafts
from saves.model import Replay, Replayed, SessionRecord


def export_file(record: SessionRecord, path: Path) -> Path:
    """Write the session to a file and return its path, with the suffix added if it lacks it.

    A file of that name is replaced only when the new one is complete. The file holds log and
    seed, so the secrets of an unfinished game: the caller says so. SaveError with the reason.
    """
    target = path if path.suffix == SUFFIX else path.with_name(path.name + SUFFIX)
    draft = target.with_name(f"{target.name}.part-{os.getpid()}")
    content = pack(record)
    remove_drafts(target.parent, end=SUFFIX)
    try:
        with draft.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        os.replace(draft, target)
    except (OSError, ValueError) as error:
        with suppress(OSError, ValueError):
            draft.unlink(missing_ok=True)
        full = isinstance(error, OSError) and error.errno in (errno.ENOSPC, errno.EDQUOT)
        key = "file.no_space" if full else "file.unwritable"
        raise SaveError(message(key, path=str(target))) from error
    return target


def read_file(path: Path) -> SessionRecord:
    """The session in the file, checked in form only. SaveError with the reason."""
    try:
        if not path.exists():
            raise SaveError(message("file.missing", path=str(path)))
        if not path.is_file():  # a folder, or a device that never ends
            raise SaveError(message("file.not_a_file", path=str(path)))
        with path.open("rb") as file:
            content = file.read(MAX_FILE_BYTES + 1)
    except (OSError, ValueError) as error:
        raise SaveError(message("file.unreadable", path=str(path))) from error
    return unpack(content)


def replay_strictly(record: SessionRecord, replay: Replay) -> Replayed:
    """What the rules say to all decisions, undone ones included. SaveError if they disagree.

    The caller's `replay` is shielded: whatever a stranger's data makes it raise is a refusal.
    """
    whole = replace(record, cursor=len(record.log))
    total = len(whole.log)
    try:
        outcome = replay(whole)
        current = outcome if record.cursor == total else replay(record)
    except Exception as error:
        raise SaveError(message("file.rules_stopped", good=0, total=total)) from error
    good = min(outcome.good, total)
    if good < total:
        raise SaveError(message("file.not_our_rules", good=good, total=total))
    return current


def examine_file(path: Path, replay: Replay) -> SessionRecord:
    """The session in the file, checked by the rules. SaveError with the reason when refused."""
    return examined_record(read_file(path), replay)


def examined_record(record: SessionRecord, replay: Replay) -> SessionRecord:
    """The record as the rules see it: they say where it stands and how it ended.

    SaveError with the reason when they do not agree. No library is needed or touched.
    """
    outcome = replay_strictly(record, replay)
    return replace(
        record,
        progress=dict(outcome.progress or record.progress),
        finished=outcome.finished,
        result=outcome.result,
    )
