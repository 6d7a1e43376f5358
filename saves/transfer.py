"""Session files on the disk: written whole or not at all, read within limits, checked by rules."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from saves.container import MAX_FILE_BYTES, SUFFIX, pack, unpack
from saves.errors import SaveError, message
from saves.leftovers import remove_drafts
from saves.model import Replay, Replayed, SessionRecord
from saves.whole_file import read_whole, write_whole


def export_file(record: SessionRecord, path: Path) -> Path:
    """Write the session to a file and return its path, with the suffix added if it lacks it.

    A file of that name is replaced only when the new one is complete. The file holds log and
    seed, so the secrets of an unfinished game: the caller says so. SaveError with the reason.
    """
    target = path if path.suffix == SUFFIX else path.with_name(path.name + SUFFIX)
    content = pack(record)
    remove_drafts(target.parent, end=SUFFIX)
    write_whole(target, content)
    return target


def read_file(path: Path) -> SessionRecord:
    """The session in the file, checked in form only. SaveError with the reason."""
    return unpack(read_whole(path, MAX_FILE_BYTES))


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
