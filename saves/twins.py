"""Which kept session is the same game at the same place as one from a file."""

from __future__ import annotations

from saves.connection import Connection
from saves.errors import SaveError
from saves.model import SessionRecord
from saves.sessions import load


def twin(connection: Connection, record: SessionRecord) -> str:
    """The newest session outside the bin with the same game, seats, seed and decisions, of which
    as many hold; empty if there is none."""
    rows = connection.execute(
        """SELECT id FROM session WHERE deleted = 0 AND game = ? AND seed = ? AND length = ?
            AND cursor = ? ORDER BY updated DESC, rowid DESC""",
        (record.game, str(record.seed), len(record.log), record.cursor),
    )
    return next((key for (key,) in rows.fetchall() if _same(connection, str(key), record)), "")


def _same(connection: Connection, session: str, record: SessionRecord) -> bool:
    try:
        kept = load(connection, session)
    except SaveError:  # a damaged one is no twin: the file may be its only whole copy
        return False
    return (kept.config, kept.log, kept.data_text) == (record.config, record.log, record.data_text)
