"""Examining a session file: a stranger's data, with the reason of a refusal.

The saves limit and read the file, the rules replay it; this module knows what to say when they
refuse, down to the number of the decision. `check` and the library ask here, so that both say
the same of every file. Nothing is written.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, Protocol

from engine.ai.contract import LEVELS
from engine.core import IllegalActionError
from engine.explain import Text
from engine.game import PERSON, SHOWN_COLOURS, Config
from engine.games import UnknownGameError
from engine.session import Session, from_json
from saves.errors import SaveError
from saves.model import Replayed, SessionRecord
from saves.replaying import agreed, game_of, position_of
from saves.transfer import examined_record, read_file
from scenes.play.deadline import TooSlowError, within

LONGEST_CHECK: Final = 0.8
"""Seconds of the processor; a whole game of four replays in a few hundredths."""
SECONDS_A_DECISION: Final = 0.0002
"""What a decision of a very long game may add to that, undone ones included."""
SHORT_GAME: Final = 2000

SEAT_KINDS: Final = (PERSON, "automa", *LEVELS)
_SHOWN_ACTION: Final = 40


class FileRefusal(Exception):  # noqa: N818 - it is an answer to the person, not a fault
    """The file is not taken; `text` says why.

    `readable`: it is a session file, but the rules are against it.
    """

    def __init__(self, text: Text, readable: bool = True) -> None:
        super().__init__(text.key)
        self.text = text
        self.readable = readable


class Onlooker(Protocol):
    """Who is told how far a long game is replayed, and shows it."""

    def count(self, done: int, total: int) -> None:
        """So many of all decisions are replayed. From any thread."""

    def glance(self) -> None:
        """Show how far it is. From the caller's thread."""


def examined(path: Path, onlooker: Onlooker | None = None) -> SessionRecord:
    """The session in the file if the rules agree with all of it. FileRefusal with the reason."""
    glance = None if onlooker is None else onlooker.glance
    try:
        record = within(LONGEST_CHECK, lambda: read_file(path), glance)
    except SaveError as error:
        text = Text(error.message.key, error.message.values)
        raise FileRefusal(text, readable=False) from error
    except (TooSlowError, MemoryError) as error:
        raise FileRefusal(Text("archive.import.slow"), readable=False) from error
    return replayed_in_time(record, time_for(record), onlooker)


def time_for(record: SessionRecord) -> float:
    """Seconds of the processor that replaying the record may take."""
    return LONGEST_CHECK + max(0, len(record.log) - SHORT_GAME) * SECONDS_A_DECISION


def replayed_in_time(
    record: SessionRecord, seconds: float, onlooker: Onlooker | None = None
) -> SessionRecord:
    """The record with its progress and result as the rules say. FileRefusal with the reason."""
    judge = Judge(onlooker)
    glance = None if onlooker is None else onlooker.glance
    try:
        return within(seconds, lambda: examined_record(record, judge), glance)
    except SaveError as error:
        reason = judge.fault or Text(error.message.key, error.message.values)
        raise FileRefusal(reason) from error
    except TooSlowError as error:
        raise FileRefusal(Text("archive.import.slow")) from error
    except (ValueError, TypeError, MemoryError, RecursionError) as error:
        raise FileRefusal(Text("archive.import.odd")) from error


class Judge:
    """Replays a stranger's record and notes in `fault` what the rules had against it."""

    def __init__(self, onlooker: Onlooker | None = None) -> None:
        self._onlooker = onlooker
        self.fault: Text | None = None

    def __call__(self, record: SessionRecord) -> Replayed:
        """What the rules say to the record; any exception means that they can say nothing."""
        session = self._begun(record)
        total = len(record.log)

        def play(action: list[object]) -> bool:
            number = len(session.log) + 1
            try:
                session.act(from_json(action))
            except IllegalActionError:
                self._note("illegal", n=number, total=total, action=shown(action))
                return False
            except Exception:
                self._note("stumbled", n=number, total=total)
                raise
            if self._onlooker is not None:
                self._onlooker.count(number, total)
            return True

        good = agreed(record, play, session.digest)
        if good < record.cursor:
            self._note("differs", good=good + 1, n=len(session.log), total=total)
        return position_of(session, good)

    def _begun(self, record: SessionRecord) -> Session:
        if not known_seats(record.config):
            self._note("seats")
            raise ValueError("unknown seats")
        try:
            game = game_of(record)
        except UnknownGameError:
            self._note("unknown_game", game=record.game)
            raise
        except Exception:
            self._note("data")
            raise
        try:
            return Session(game, record.config, record.seed)
        except Exception:
            self._note("setup")
            raise

    def _note(self, key: str, **values: str | int) -> None:
        if self.fault is None:
            self.fault = Text(f"archive.import.{key}", values)


def known_seats(config: Config) -> bool:
    """True when every seat is of a kind and a colour that a table can show."""
    return all(
        seat.get("kind") in SEAT_KINDS and seat.get("colour") in SHOWN_COLOURS
        for seat in config["seats"]
    )


def shown(action: list[object]) -> str:
    """A decision as short plain words: its parts, as they stand in the file."""
    words = " ".join(str(part) for part in action)
    return words if len(words) <= _SHOWN_ACTION else words[: _SHOWN_ACTION - 1] + "…"
