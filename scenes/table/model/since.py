"""What others did since a person's last decision: for the digest after the curtain."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import takewhile

from engine.core import State
from scenes.table.model.log import TableLog
from scenes.table.model.match import Match, ShownEvent
from scenes.table.model.moves import Move


@dataclass(frozen=True, slots=True)
class Since:
    """Everything from others between a person's last decision and now, as that person knows it.

    `before` is the table as it was left.
    """

    seat: int
    moves: tuple[Move, ...]
    shown_events: tuple[ShownEvent, ...]
    before: State


def since_last(match: Match, log: TableLog) -> Since | None:
    """What the viewer has missed; None when that is nothing, or the game has just begun."""
    seats = match.session.askers
    if match.viewer not in seats:
        return None
    last = len(seats) - 1 - seats[::-1].index(match.viewer)
    moves = _moves_after(log, last)
    if not moves:
        return None
    shown_events = [
        shown for index in range(last + 1, len(seats)) for shown in match.shown_events_of(index)
    ]
    return Since(match.viewer, moves, tuple(shown_events), match.view_at(last + 1))


def _moves_after(log: TableLog, last: int) -> tuple[Move, ...]:
    """The moves with a step that was told of a decision behind `last`; long games have many more
    before."""
    recent = takewhile(lambda move: move.events[-1][0][0] > last, reversed(log.moves))
    found = [move for move in recent if any(line.decision > last for line in move.steps)]
    return tuple(reversed(found))
