"""Entering finished games into the records: which row a game competes in, and with what."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from engine.ai.contract import LEVELS
from engine.session import Session
from saves.library import Library
from saves.model import RecordEntry

PEOPLE: Final = "people"
"""The level of a game without computer players."""


class Category(NamedTuple):
    """The row a game competes in.

    Against an automa `board` and `difficulty` say which; else `level` is the strongest computer
    player at the table, or PEOPLE.
    """

    players: int
    level: str
    board: str = ""
    difficulty: int = 0

    @property
    def own_level(self) -> bool:
        """True for a level of an automa that the box does not know: it is kept apart."""
        return bool(self.board) and self.difficulty < 0

    @property
    def key(self) -> str:
        """The category as the library keeps it."""
        if self.board:
            return f"automa:{self.board}:{self.difficulty}"
        if self.level == PEOPLE:
            return f"seats:{self.players}"
        return f"seats:{self.players}:{self.level}"


def category_of(seats: Sequence[Mapping[str, object]]) -> Category | None:
    """The category of a seating; None when no person plays, which counts for nothing."""
    kinds = [str(seat.get("kind", "")) for seat in seats]
    if "person" not in kinds:
        return None
    for seat in seats:
        if seat.get("kind") == "automa" and len(seats) == 2:
            return Category(1, "automa", str(seat.get("board", "")), _level(seat))
    strongest = [level for level in LEVELS if level in kinds]
    return Category(len(seats), strongest[-1] if strongest else PEOPLE)


def read_category(key: str) -> Category | None:
    """The category of a key in the library; None for one that this version does not know."""
    match key.split(":"):
        case ["automa", board, difficulty] if difficulty.removeprefix("-").isdecimal():
            return Category(1, "automa", board, int(difficulty))
        case ["seats", players] if players.isdecimal():
            return Category(int(players), PEOPLE)
        case ["seats", players, level] if players.isdecimal() and level in LEVELS:
            return Category(int(players), level)
    return None


def entry_of(session_id: str, session: Session) -> RecordEntry | None:
    """The record of a session that is over; None where there is nothing to record."""
    if not session.over or session.assisted:
        return None
    outcome = session.game.outcome(session.state)
    seats = session.config["seats"]
    entry = make_entry(session_id, session.game.key, seats, outcome.totals, outcome.winners)
    if entry is None:
        return None
    more: dict[str, object] = {"hints": session.hints}
    variant = session.config["options"].get("variant", "")
    if variant:
        more["variant"] = str(variant)
    return replace(entry, values={**entry.values, **more})


def make_entry(
    session_id: str,
    game: str,
    seats: Sequence[Mapping[str, object]],
    totals: Sequence[int],
    winners: Sequence[int],
) -> RecordEntry | None:
    """The record of a result: the best person's points, and whether a person won."""
    category = category_of(seats)
    if category is None or len(totals) != len(seats):
        return None
    persons = [place for place, seat in enumerate(seats) if seat.get("kind") == "person"]
    return RecordEntry(
        game=game,
        category=category.key,
        score=max(totals[place] for place in persons),
        won=any(place in winners for place in persons),
        session=session_id,
        values={
            "names": [str(seat.get("name", "")) for seat in seats],
            "colours": [str(seat.get("colour", "")) for seat in seats],
            "kinds": [str(seat.get("kind", "")) for seat in seats],
            "totals": list(totals),
            "winners": list(winners),
        },
    )


def keep_record(library: Library, session_id: str, session: Session) -> bool:
    """Enter a finished, unassisted session; once per session. True when there was a record."""
    entry = entry_of(session_id, session)
    if entry is None:
        return False
    library.add_record(entry)
    return True


def _level(seat: Mapping[str, object]) -> int:
    value = seat.get("difficulty", 0)
    return value if isinstance(value, int) else 0
