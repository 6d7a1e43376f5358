"""Going on with a saved session: as far as the rules agree with it, and no further."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.session import Session
from saves.errors import Message, message
from saves.library import Library
from saves.model import Replay, SessionRecord
from saves.replaying import replayed, stand_at_cursor


@dataclass(frozen=True, slots=True)
class Resumption:
    """What to show, and where to save what follows.

    `record.log` holds what can be played, `played` is the game where the record stands. `session`
    is None when something of the saved session had to be left out: look at it freely, but before
    playing on, save to `library.branch(record.id, record.cursor)`, so that the rest is kept where
    it is. `played` is None where the rules could not begin.
    """

    record: SessionRecord
    session: str | None
    problem: Message | None
    played: Session | None = None


def resume(library: Library, session: str, replay: Replay = replayed) -> Resumption:
    """Load and replay, once. SaveError when the session cannot be read at all."""
    record = library.load(session)
    problem = record.problem
    total = len(record.log) if problem is None else int(str(problem.values["total"]))
    played = None
    try:
        # The undone tail too: what would not replay must not be offered as a redo.
        outcome = replay(replace(record, cursor=len(record.log)))
        played, good = outcome.session, min(outcome.good, len(record.log))
        if good < record.cursor:
            problem = message("session.diverged", good=good, total=total)
    except Exception:  # the rules of today stumble over a game of yesterday
        good, problem = 0, message("session.stopped", good=0, total=total)
    playable = replace(record, log=record.log[:good], cursor=min(good, record.cursor))
    if played is not None:
        stand_at_cursor(played, playable)
    return Resumption(playable, session if problem is None else None, problem, played)
