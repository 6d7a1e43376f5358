"""What a finished game leaves behind: its result, and a line in the records."""

from __future__ import annotations

from engine.session import Session
from saves.errors import SaveError
from saves.library import Library
from saves.replaying import result_of
from scenes.play.records.entry import keep_record


def keep_result(library: Library, session_id: str, session: Session) -> None:
    """Note how the game ended; assisted games stay out of the records. Harmless when repeated.

    A game that is in the library as finished already, a copy or an import, is no new record.
    """
    result = result_of(session)
    summary = library.summary(session_id)
    if result is None or summary is None or summary.finished:
        return
    try:
        keep_record(library, session_id, session)
        library.finish(session_id, result)
    except SaveError:
        return  # somebody deleted the game in another window: there is nothing to keep
