"""Final scoring (CA-13.4 to CA-13.7)."""

from __future__ import annotations

from dataclasses import replace

from engine.explain import Text
from engine.game import Outcome, ScoreRow
from engine.games.caylus.data import DENIER, GOLD, PLAIN
from engine.games.caylus.explain.score_details import details_of
from engine.games.caylus.state import State


def outcome(state: State) -> Outcome:
    """The score sheet; players tied for most share the victory (CA-13.7)."""
    rows = [replace(row, details=details_of(state, row.key)) for row in score_rows(state)]
    totals = standing(state)
    best = max(totals)
    winners = tuple(seat for seat, total in enumerate(totals) if total == best)
    key = "caylus.outcome.points" if len(winners) == 1 else "caylus.outcome.shared_points"
    return Outcome(tuple(rows), totals, totals, winners, Text(key))


def standing(state: State) -> tuple[int, ...]:
    """Points per seat if the game ended now."""
    rows = score_rows(state)
    return tuple(sum(row.points[seat] for row in rows) for seat in range(state.seats))


def score_rows(state: State) -> list[ScoreRow]:
    """The lines of CA-13.4 in their order."""
    seats = range(state.seats)
    rows = [
        ScoreRow("tokens", tuple(_tokens(state, seat) for seat in seats)),
        ScoreRow("road", tuple(_road(state, seat) for seat in seats)),
    ]
    if state.advanced:
        rows.append(ScoreRow("residences", tuple(_residences(state, seat) for seat in seats)))
    return [
        *rows,
        ScoreRow("prestige", tuple(_prestige(state, seat) for seat in seats)),
        ScoreRow("gold", tuple(_gold(state, seat) for seat in seats)),
        ScoreRow("cubes", tuple(_cubes(state, seat) for seat in seats)),
        ScoreRow("deniers", tuple(_deniers(state, seat) for seat in seats)),
    ]


def _tokens(state: State, seat: int) -> int:
    pairs = zip(state.players[seat].tokens, state.data.token_vp, strict=True)
    return sum(n * vp for n, vp in pairs)


def _road(state: State, seat: int) -> int:
    return sum(
        state.data.buildings[card].vp
        for place, card in enumerate(state.road)
        if state.owner[place] == seat and not state.residence[place]
    )


def _residences(state: State, seat: int) -> int:
    free, covered = state.data.residence_vp
    return sum(
        free if state.crown[place] < 0 else covered
        for place, owner in enumerate(state.owner)
        if owner == seat and state.residence[place]
    )


def _prestige(state: State, seat: int) -> int:
    own = [
        crown
        for place, crown in enumerate(state.crown)
        if crown >= 0 and state.owner[place] == seat
    ]
    return sum(state.data.buildings[card].vp for card in own + state.players[seat].prestige)


def _gold(state: State, seat: int) -> int:
    return state.players[seat].goods[GOLD] * state.data.gold_vp


def _cubes(state: State, seat: int) -> int:
    goods = state.players[seat].goods
    return sum(goods[kind] for kind in PLAIN) // state.data.cubes_per_vp


def _deniers(state: State, seat: int) -> int:
    return state.players[seat].goods[DENIER] // state.data.deniers_per_vp
