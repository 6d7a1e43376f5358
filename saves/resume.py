"""Going on with a saved session: as far as the rules agree with it, and no further."""

from __future__ import annotations

from dataclasses import dataclass, replace

from saves.errors import Message, message
from saves.library import Library
from saves.model import Replay, SessionRecord


@dataclass(frozen=True, slots=True)
class Resumption:
    """What to show, and where to save what follows.

    `record.log` holds what can be played. `session` is None when something of the saved session
    had to be left out: look at it freely, but before playing on, save to
    `library.branch(record.id, record.cursor)`, so that the rest is kept where it is.
    """

    record: SessionRecord
    session: str | None
    problem: Message | None


def resume(library: Library, session: str, replay: Replay) -> Resumption:
    """Load and replay. SaveError when the session cannot be read at all."""
    record = library.load(session)
    problem = record.problem
    total = len(record.log) if problem is None else int(problem.values["total"])
    try:
        # The undone tail too: what would not replay must not be offered as a redo.
        good = min(replay(replace(record, cursor=len(record.log))).good, len(record.log))
        if good < record.cursor:
            problem = message("session.diverged", good=good, total=total)
    except Exception:  # the rules of today stumble over a game of yesterday
        good, problem = 0, message("session.stopped", good=0, total=total)
    playable = replace(record, log=record.log[:good], cursor=min(good, record.cursor))
    return Resumption(playable, session if problem is None else None, problem)
