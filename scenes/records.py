"""What a finished game leaves behind: its result, and a line in the records."""

from __future__ import annotations

from engine.session import Session
from saves.errors import SaveError
from saves.library import Library
from saves.model import RecordEntry
from scenes.sessions import result_of


def keep_result(library: Library, session_id: str, session: Session) -> None:
    """Note how the game ended; assisted games stay out of the records. Harmless when repeated."""
    result = result_of(session)
    if result is None:
        return
    summary = library.summary(session_id)
    if summary is None:
        return
    try:
        if not summary.finished:
            library.finish(session_id, result)
        if not session.assisted:
            _enter_record(library, session_id, session)
    except SaveError:
        return  # somebody deleted the game in another window: there is nothing to keep


def _enter_record(library: Library, session_id: str, session: Session) -> None:
    outcome = session.game.outcome(session.state)
    persons = [
        seat for seat, chair in enumerate(session.config["seats"]) if chair["kind"] == "person"
    ]
    if len(persons) != 1:
        return
    seat = persons[0]
    library.add_record(
        RecordEntry(
            game=session.game.key,
            category=category_of(session),
            score=outcome.totals[seat],
            won=seat in outcome.winners,
            session=session_id,
        )
    )


def category_of(session: Session) -> str:
    """The row of the records that a game competes in: the automa and its difficulty."""
    for chair in session.config["seats"]:
        if chair["kind"] == "automa":
            return f"automa:{chair['board']}:{chair['difficulty']}"
    return f"seats:{len(session.config['seats'])}"
