"""Final scoring and ties (VE-10)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.explain import Text
from engine.game import Outcome, ScoreRow
from engine.games.versailles.data import ScoreRule
from engine.games.versailles.state import State
from engine.games.versailles.telling import words


def outcome(state: State) -> Outcome:
    """The score sheet; ties go to tiles built, then to resources left (VE-10.4)."""
    rows = score_rows(state)
    totals = _totals(state, rows)
    winners, tie_break, reason = _winners(state, totals)
    return Outcome(tuple(rows), totals, tie_break, winners, reason)


def standing(state: State) -> tuple[int, ...]:
    """Points per seat if the game ended now."""
    return _totals(state, score_rows(state))


def _totals(state: State, rows: list[ScoreRow]) -> tuple[int, ...]:
    return tuple(sum(row.points[seat] for row in rows) for seat in range(state.seats))


def score_rows(state: State) -> list[ScoreRow]:
    """Points of built tiles, then the lines of VE-10.1."""
    built = ScoreRow(
        "tiles",
        tuple(player.score for player in state.players),
        tuple((words.tiles_built(player.built),) for player in state.players),
    )
    return [built, *(_row(state, rule) for rule in state.data.scoring)]


def _row(state: State, rule: ScoreRule) -> ScoreRow:
    """Pieces that are counted together, rounded down once (VE-10.2)."""
    points, details = [], []
    for player in state.players:
        if rule.pile:
            pieces = len(player.hand) if rule.pile == "tile_in_hand" else sum(player.stock)
            parts = words.pieces(rule.pile, pieces)
        else:
            pieces = sum(player.goods[resource] for resource in rule.resources)
            parts = words.goods(
                [n if good in rule.resources else 0 for good, n in enumerate(player.goods)]
            )
        points.append(pieces // rule.per * rule.vp)
        details.append(parts)
    return ScoreRow(rule.key, tuple(points), tuple(details))


_TIE_BREAKS: Mapping[str, Callable[[State, int], int]] = {
    "tiles_built": lambda state, seat: state.players[seat].built,
    "resources_left": lambda state, seat: sum(state.players[seat].goods),
}


def _winners(
    state: State, totals: tuple[int, ...]
) -> tuple[tuple[int, ...], tuple[int, ...], Text]:
    """Winners, the values of the criterion that decided, and the reason in words."""
    best = max(totals)
    leaders = [seat for seat, total in enumerate(totals) if total == best]
    values = totals
    if len(leaders) == 1:
        return tuple(leaders), values, Text("versailles.outcome.points")
    for name in state.data.tie_break:
        values = tuple(_TIE_BREAKS[name](state, seat) for seat in range(state.seats))
        most = max(values[seat] for seat in leaders)
        leaders = [seat for seat in leaders if values[seat] == most]
        if len(leaders) == 1:
            return tuple(leaders), values, Text(f"versailles.outcome.{name}", {"n": most})
    return tuple(leaders), values, Text("versailles.outcome.shared")
