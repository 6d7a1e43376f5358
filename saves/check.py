"""`main.py check FILE`: is this session file sound, and does it replay by the rules?"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from saves.errors import Message, SaveError, message
from saves.model import Replay, SessionRecord
from saves.transfer import read_file, replay_strictly


@dataclass(frozen=True, slots=True)
class CheckReport:
    """One sentence about a file. `record` is there when the file was sound in form."""

    sound: bool
    message: Message
    record: SessionRecord | None = None


def check_file(path: Path, replay: Replay) -> CheckReport:
    """Read the file and replay it with its own data. Changes nothing and never raises for it."""
    try:
        record = read_file(path)
    except SaveError as refusal:
        return CheckReport(False, refusal.message)
    try:
        outcome = replay_strictly(record, replay)
    except SaveError as refusal:
        return CheckReport(False, refusal.message, record)
    total = len(record.log)
    values = message("file.good", game=record.game, good=outcome.good, total=total)
    return CheckReport(True, values, record)
