"""From saved sessions to played ones: begin, load, replay by the rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.core import IllegalActionError
from engine.game import Config, Game, round_of
from engine.games import load_game
from engine.session import Session, from_json
from saves.errors import Message, SaveError, message
from saves.library import Library
from saves.model import Replayed, SessionRecord
from saves.replaying import agreed
from saves.resume import resume


@dataclass(frozen=True, slots=True)
class Loaded:
    """A session ready to be played on; `problem` says if something had to be left out."""

    id: str
    session: Session
    problem: Message | None = None


def begin(library: Library, game_key: str, config: Config, seed: int) -> Loaded:
    """Set up a new game and keep it from the first moment on."""
    game = load_game(game_key)
    session = Session(game, config, seed)
    session_id = library.create_session(
        game=game_key,
        rules_version=game.version,
        config=config,
        seed=seed,
        data_text=game.data_text,
        progress=progress_of(session),
    )
    return Loaded(session_id, session)


def load(library: Library, session_id: str) -> Loaded:
    """Go on with a saved session as far as the rules agree with it.

    When a part must be left out, play goes on in a copy and the saved one stays whole. SaveError
    when it cannot be read at all.
    """
    found = resume(library, session_id, replayed)
    record = found.record
    try:
        session = restore(record)
    except Exception as error:  # its component data make no sense to the rules of today
        raise SaveError(message("session.unreadable")) from error
    if found.session is not None:
        return Loaded(found.session, session)
    copy = library.branch(record.id, len(session.log))
    return Loaded(copy, session, found.problem)


def restore(record: SessionRecord) -> Session:
    """The session of a record: replayed up to the cursor, with the undone tail for redo."""
    session = Session(game_of(record), record.config, record.seed)
    actions = [from_json(action) for action in record.log]
    session.replay(actions[: record.cursor])
    session.undone = list(reversed(actions[record.cursor :]))
    session.assisted = record.assisted
    session.hints = record.hints
    return session


def game_of(record: SessionRecord) -> Game:
    """The record's game with the component data that it was begun with."""
    return load_game(record.game, record.data_text)


def replayed(record: SessionRecord) -> Replayed:
    """What the rules of today say to a record."""
    session = Session(game_of(record), record.config, record.seed)

    def play(action: list[Any]) -> bool:
        try:
            session.act(from_json(action))
        except IllegalActionError:
            return False
        return True

    good = agreed(record, play, session.digest)
    position = session if good == len(session.log) else session.branch(good)
    return Replayed(
        good=good,
        finished=position.over,
        progress=progress_of(position),
        result=result_of(position),
    )


def progress_of(session: Session) -> dict[str, str | int]:
    """What the list of sessions shows: the round, if the game has rounds."""
    return {"round": round_of(session.state)}


def result_of(session: Session) -> dict[str, Any] | None:
    """Totals and winners of a finished game, as plain values."""
    if not session.over:
        return None
    outcome = session.game.outcome(session.state)
    return {"totals": list(outcome.totals), "winners": list(outcome.winners)}
