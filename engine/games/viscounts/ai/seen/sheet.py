"""The rows of the score sheet of Viscounts for one seat, as they stand (VI-10.2), counted fast."""

from __future__ import annotations

from engine.games.viscounts.data import ViscountsData
from engine.games.viscounts.scoring import castle_workers, end_points, majority, set_points
from engine.games.viscounts.state import State, built_count

ROWS = (
    *("buildings", "castle", "sets", "manuscripts", "bonus", "leader"),
    *("debts", "deeds", "poverty", "prosperity"),
)


class Sheet:
    """Rows by seat."""

    def __init__(self, data: ViscountsData) -> None:
        self._data = data
        self._built: dict[tuple[int, int], float] = {}

    def rows(self, state: State, seat: int) -> tuple[float, ...]:
        """In the order of `ROWS`."""
        board, player = self._data.board, state.players[seat]
        outer, inner, centre = castle_workers(state, seat)
        tiers = board.tier_vp
        books = player.books
        unpaid, paid = board.debt_vp
        acquired, approved = board.deed_vp
        return (
            self._buildings(state, seat),
            float(outer * tiers[0] + inner * tiers[1] + centre * tiers[2]),
            float(set_points(state, books)) if books else 0.0,
            float(sum([end_points(state, seat, tile) for tile in books])),
            self._bonus(state, seat),
            float(board.leader_vp) if state.leader == seat else 0.0,
            float(player.unpaid * unpaid + player.paid * paid),
            float(player.acquired * acquired + player.approved * approved),
            self._race(state, seat, [each.approved for each in state.players])
            if state.poverty_shown
            else 0.0,
            self._race(state, seat, [each.paid for each in state.players])
            if state.prosperity_shown
            else 0.0,
        )

    def _buildings(self, state: State, seat: int) -> float:
        player = state.players[seat]
        key = player.board, player.built
        known = self._built.get(key)
        if known is None:
            points = self._data.board.building_vp
            known = float(sum(points[kind][built_count(state, player, kind)] for kind in range(3)))
            self._built[key] = known
        return known

    def _bonus(self, state: State, seat: int) -> float:
        pairs = zip(self._data.board.bonus_vp, state.bonus, strict=True)
        return float(sum([points for points, owner in pairs if owner == seat]))

    def _race(self, state: State, seat: int, counts: list[int]) -> float:
        return float(majority(state, counts)[seat])

    def goods(self, state: State, seat: int) -> float:
        """What an automa counts of what is left (VI-11.28)."""
        player = state.players[seat]
        return float(sum(player.goods)) if player.board else 0.0
