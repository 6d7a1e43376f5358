"""The end: two crowns win at once (TA-17)."""

from __future__ import annotations

from engine.explain import Text
from engine.game import Outcome, ScoreRow
from engine.games.tara import words
from engine.games.tara.board import K0, POSITIONS
from engine.games.tara.state import PROVINCES, State, crowns
from engine.texts import Seat


def outcome(state: State) -> Outcome:
    """The High King wins; a limited game that stopped is won by nobody more than by others."""
    totals = standing(state)
    details = tuple(_crowned(state, seat) for seat in range(state.seats))
    row = ScoreRow("crowns", totals, details)
    if state.winner >= 0:
        provinces = _crowned(state, state.winner)
        values = {"seat": Seat(state.winner), "provinces": provinces}
        reason = Text("tara.outcome.high_king", values)
        return Outcome((row,), totals, totals, (state.winner,), reason)
    best = max(totals)
    leaders = tuple(seat for seat, total in enumerate(totals) if total == best)
    reason = Text("tara.outcome.unfinished", {"n": state.round})
    return Outcome((row,), totals, totals, leaders, reason)


def standing(state: State) -> tuple[int, ...]:
    """Crowns per seat."""
    return tuple(crowns(state, seat) for seat in range(state.seats))


def _crowned(state: State, seat: int) -> tuple[Text, ...]:
    return tuple(
        words.province(state, province)
        for province in range(PROVINCES)
        if state.top[province * POSITIONS + K0] == seat
    )
