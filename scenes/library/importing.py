"""Bringing a session file into the library: a stranger's data, with the reason of a refusal.

The saves limit and read the file, the rules replay it; this module knows what to say when they
refuse, down to the number of the decision. Nothing is written before everything is checked.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from engine.core import IllegalActionError
from engine.explain import Text
from engine.game import Config
from engine.games import UnknownGameError
from engine.session import Session, from_json
from saves.errors import SaveError
from saves.library import Library
from saves.model import Replayed, SessionRecord
from saves.replaying import agreed, game_of, position_of
from saves.transfer import examine_file
from scenes.library.deadline import TooSlowError, within
from sprites.common.players import PLAYER_STYLES

LONGEST_CHECK: Final = 0.8
"""Seconds; a whole game of four replays in a few hundredths."""

LONGEST_DATA_LINE: Final = 1000
MOST_DATA: Final = 400_000
"""Letters of component data: several times what any game has. The reader of such data takes
time and memory by the square of a line's length."""

SEAT_KINDS: Final = ("person", "automa", "random", "novice", "standard", "expert")
_SHOWN_ACTION: Final = 40


class ImportRefusal(Exception):  # noqa: N818 - it is an answer to the person, not a fault
    """The file is not taken; `text` says why."""

    def __init__(self, text: Text) -> None:
        super().__init__(text.key)
        self.text = text


def bring_in(library: Library, record: SessionRecord) -> str:
    """Keep an examined session and return its id.

    ImportRefusal with the reason; the library is as it was then.
    """
    try:
        return library.import_session(record)
    except ValueError as error:
        raise ImportRefusal(Text("archive.import.odd")) from error


def examined(path: Path, seconds: float = LONGEST_CHECK) -> SessionRecord:
    """The session in the file if the rules agree with all of it. ImportRefusal with the reason."""
    judge = Judge()
    try:
        return within(seconds, lambda: examine_file(path, judge))
    except SaveError as error:
        reason = judge.fault or Text(error.message.key, error.message.values)
        raise ImportRefusal(reason) from error
    except TooSlowError as error:
        raise ImportRefusal(Text("archive.import.slow")) from error
    except (ValueError, TypeError, MemoryError, RecursionError) as error:
        raise ImportRefusal(Text("archive.import.odd")) from error


class Judge:
    """Replays a stranger's record and notes in `fault` what the rules had against it."""

    def __init__(self) -> None:
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
            return True

        good = agreed(record, play, session.digest)
        if good < record.cursor:
            self._note("differs", good=good + 1, n=len(session.log), total=total)
        return position_of(session, good)

    def _begun(self, record: SessionRecord) -> Session:
        if not plausible(record.data_text):
            self._note("data")
            raise ValueError("implausible component data")
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


def plausible(data_text: str) -> bool:
    """True when component data are of a size and shape that can be read in no time."""
    if len(data_text) > MOST_DATA:
        return False
    return all(len(line) <= LONGEST_DATA_LINE for line in data_text.split("\n"))


def known_seats(config: Config) -> bool:
    """True when every seat is of a kind and a colour that a table can show."""
    colours = [style.key for style in PLAYER_STYLES]
    return all(
        seat.get("kind") in SEAT_KINDS and seat.get("colour") in colours for seat in config["seats"]
    )


def shown(action: list[object]) -> str:
    """A decision as short plain words: its parts, as they stand in the file."""
    words = " ".join(str(part) for part in action)
    return words if len(words) <= _SHOWN_ACTION else words[: _SHOWN_ACTION - 1] + "…"
