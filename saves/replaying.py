"""How far the rules agree with a saved session, and the game that comes of it: replayed once.

Also the one place that knows where digests are.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core import IllegalActionError
from engine.game import Game, round_of
from engine.games import load_game
from engine.session import Session, from_json
from saves.model import DIGEST_EVERY, Replayed, SessionRecord
from saves.reasons import sound, to_text


def wants_digest(decisions: int) -> bool:
    """True when the digest of the position after so many decisions is to be saved."""
    return decisions > 0 and decisions % DIGEST_EVERY == 0


def agreed(
    record: SessionRecord, play: Callable[[list[Any]], bool], digest: Callable[[], str]
) -> int:
    """The number of decisions, of the first `cursor`, that can be relied upon.

    `play` takes one decision and says whether it was legal; `digest` gives that of the position.
    At an illegal decision it is the number before it. At a digest that differs it is the place of
    the last digest that agreed: somewhere after it the rules have gone another way.
    """
    trusted = 0
    for count in range(record.cursor + 1):
        if count > 0 and not play(record.log[count - 1]):
            return count - 1
        expected = record.digests.get(count)
        if expected is None:
            continue
        if expected != digest():
            return trusted
        trusted = count
    return record.cursor


def replayed(record: SessionRecord, count: Callable[[int, int], None] | None = None) -> Replayed:
    """What the rules of today say to the first `cursor` decisions of a record. `count` is told of
    each how many are done, and of how many."""
    session = Session(game_of(record), record.config, record.seed)

    def play(action: list[Any]) -> bool:
        try:
            session.act(from_json(action))
        except IllegalActionError:
            return False
        if count is not None:
            count(len(session.log), record.cursor)
        return True

    return position_of(session, agreed(record, play, session.digest))


def position_of(session: Session, good: int) -> Replayed:
    """What is to be told of a replayed session; what lies behind its first `good` decisions is
    dropped."""
    session.go_back(good)
    session.undone.clear()
    return Replayed(good, session.over, progress_of(session), result_of(session), session)


def restore(record: SessionRecord) -> Session:
    """The session of a sound record: played up to the cursor, with the undone tail for redo."""
    session = Session(game_of(record), record.config, record.seed)
    actions = [from_json(action) for action in record.log]
    session.replay(actions[: record.cursor])
    session.undone = list(reversed(actions[record.cursor :]))
    _take_over(session, record)
    return session


def stand_at_cursor(session: Session, record: SessionRecord) -> None:
    """Let a session that was replayed to the end of a record's log stand where the record does."""
    session.go_back(record.cursor)
    _take_over(session, record)


def _take_over(session: Session, record: SessionRecord) -> None:
    session.assisted = record.assisted
    session.hints = record.hints
    session.reasons = {n: to_text(why) for n, why in sound(record.reasons, len(record.log)).items()}


def game_of(record: SessionRecord) -> Game:
    """The record's game with the component data that it was begun with."""
    return load_game(record.game, record.data_text)


def progress_of(session: Session) -> dict[str, str | int]:
    """What the list of sessions shows: the round, if the game has rounds."""
    return {"round": round_of(session.state)}


def result_of(session: Session) -> dict[str, Any] | None:
    """Totals and winners of a finished game, as plain values."""
    if not session.over:
        return None
    outcome = session.game.outcome(session.state)
    return {"totals": list(outcome.totals), "winners": list(outcome.winners)}
