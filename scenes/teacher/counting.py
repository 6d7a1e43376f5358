"""The score sheet of a first game, line by line: who is taught, and the one opponent."""

from __future__ import annotations

from dataclasses import dataclass

from engine.explain import Text
from engine.session import Session
from engine.texts import Seat

TOTAL = "total"


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the sheet."""

    key: str
    label: Text
    mine: int
    theirs: int
    other: Seat
    """Whose points stand beside those of who is taught."""


def lines_of(session: Session, seat: int) -> tuple[Line, ...]:
    """Every line that brought somebody points, and the total. Empty before the end."""
    if not session.over:
        return ()
    game, outcome = session.game, session.game.outcome(session.state)
    other = next(n for n in range(len(outcome.totals)) if n != seat)
    found = [
        Line(
            row.key,
            Text(f"{game.key}.score.{row.key}"),
            row.points[seat],
            row.points[other],
            Seat(other),
        )
        for row in outcome.rows
        if row.points[seat] or row.points[other]
    ]
    total = Text(f"{game.key}.score.total")
    return (*found, Line(TOTAL, total, outcome.totals[seat], outcome.totals[other], Seat(other)))
