"""Who wins (NI-2)."""

from __future__ import annotations

from engine.explain import Text
from engine.game import Outcome, ScoreRow
from tests.fifth_game.engine.state import State

LAST = 3


def standing(state: State) -> tuple[int, ...]:
    """What is known to all, and at the end the secret numbers."""
    return tuple(map(sum, zip(*(row.points for row in _rows(state)), strict=True)))


def outcome(state: State) -> Outcome:
    """The most points win; ties share."""
    totals = standing(state)
    winners = tuple(seat for seat, total in enumerate(totals) if total == max(totals))
    return Outcome(_rows(state), totals, totals, winners, Text("nim.outcome"))


def _rows(state: State) -> tuple[ScoreRow, ...]:
    seats = range(len(state.taken))
    last = ScoreRow("last", tuple(LAST * (state.last == seat) for seat in seats))
    shown = tuple(state.secrets) if not state.heap else (0,) * len(state.taken)
    return (last, ScoreRow("secret", shown))
