"""Entering finished games into the records: which row a game competes in, and with what."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from engine.ai.contract import LEVELS
from engine.box.playing import played_with
from engine.session import Session
from saves.library import Library
from saves.model import RecordEntry

_APART: Final = "@"
PEOPLE: Final = "people"
"""The level of a game without computer players."""


class Category(NamedTuple):
    """The row a game competes in.

    Against an automa `board` and `difficulty` say which; else `level` is the strongest computer
    player at the table, or PEOPLE. `box`: the fingerprint of the owner's figures that it was played
    with, empty for the program's: points of different figures are not to be compared.
    """

    players: int
    level: str
    board: str = ""
    difficulty: int = 0
    box: str = ""

    @property
    def own_level(self) -> bool:
        """True for a level of an automa that the box does not know: it is kept apart."""
        return bool(self.board) and self.difficulty < 0

    @property
    def key(self) -> str:
        """The category as the library keeps it."""
        apart = f"{_APART}{self.box}" if self.box else ""
        if self.board:
            return f"automa:{self.board}:{self.difficulty}{apart}"
        if self.level == PEOPLE:
            return f"seats:{self.players}{apart}"
        return f"seats:{self.players}:{self.level}{apart}"


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
    kind, _, box = key.partition(_APART)
    match kind.split(":"):
        case ["automa", board, difficulty] if difficulty.removeprefix("-").isdecimal():
            return Category(1, "automa", board, int(difficulty), box)
        case ["seats", players] if players.isdecimal():
            return Category(int(players), PEOPLE, box=box)
        case ["seats", players, level] if players.isdecimal() and level in LEVELS:
            return Category(int(players), level, box=box)
    return None


def entry_of(session_id: str, session: Session) -> RecordEntry | None:
    """The record of a session that is over; None where there is nothing to record."""
    if not session.over or session.assisted:
        return None
    outcome = session.game.outcome(session.state)
    seats = session.config["seats"]
    box = played_with(session.config)
    entry = make_entry(
        session_id,
        session.game.key,
        seats,
        outcome.totals,
        outcome.winners,
        box.fingerprint if box else "",
    )
    if entry is None:
        return None
    more: dict[str, object] = {"hints": session.hints}
    variant = session.config["options"].get("variant", "")
    if variant:
        more["variant"] = str(variant)
    if box is not None:
        more["box"] = box.name
    return replace(entry, values={**entry.values, **more})


def make_entry(
    session_id: str,
    game: str,
    seats: Sequence[Mapping[str, object]],
    totals: Sequence[int],
    winners: Sequence[int],
    box: str = "",
) -> RecordEntry | None:
    """The record of a result: the best person's points, and whether a person won. `box`: the
    fingerprint of the owner's figures."""
    category = category_of(seats)
    if category is None or len(totals) != len(seats):
        return None
    persons = [place for place, seat in enumerate(seats) if seat.get("kind") == "person"]
    return RecordEntry(
        game=game,
        category=category._replace(box=box).key,
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
