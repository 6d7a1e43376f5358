"""Judges positions between two turns: by a net where one judges the table, else by the linear sum
with fitted chances."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engine.ai.appraisal.chances import UNFITTED, Fit, SeatNumbers, fit_of
from engine.ai.appraisal.contract import Appraisal, ExpectedRow, Source
from engine.ai.contract import Evaluation
from engine.ai.evaluations import load_evaluation
from engine.ai.learned.features import Features, load_features
from engine.ai.search.methods import uses_net
from engine.game import Game, asked


@dataclass(frozen=True, slots=True)
class Judged:
    """One position: chances of all seats, and of each row the expected amounts."""

    chances: tuple[float, ...]
    amounts: tuple[tuple[float | None, ...], ...]


class Appraiser:
    """Judges the positions of one table; `state`: any of them."""

    def __init__(self, game: Game, state: Any) -> None:
        self.game = game
        self.features = load_features(game, state)
        self.evaluation: Evaluation = load_evaluation(game).for_table(state)
        self.learner = self._learner(state)
        self.fit = self._fit()

    def _learner(self, state: Any) -> Any:
        """The net of the table, if its levels judge by one and it can be used. NumPy comes with
        it."""
        if not uses_net(self.game.key):
            return None
        from engine.ai.learned.shelf import usable_for

        return usable_for(self.game, state)

    def _fit(self) -> Fit:
        if self.features is None:
            return UNFITTED
        return fit_of(self.game.key, self.features.table) or UNFITTED

    @property
    def source(self) -> Source:
        """Who judges here."""
        if self.learner is not None:
            return "net"
        return "sum" if self.fit.games else "points"

    def begins(self, state: Any) -> bool:
        """True where a position can be judged as it is: where a turn begins, or at the end."""
        return self.features is None or not state.agenda or self.features.begins(state)

    def appraisal(self, states: Sequence[Any]) -> Appraisal:
        """The mean over worlds that are equally possible."""
        judged = [self._judged(state) for state in states]
        seats = range(len(judged[0].chances))
        chances = [sum(each.chances[seat] for each in judged) / len(judged) for seat in seats]
        rows = [
            ExpectedRow(row.key, tuple(_mean(judged, at, seat) for seat in seats), row.worth)
            for at, row in enumerate(self.features.rows if self.features is not None else ())
        ]
        return Appraisal(tuple(chances), tuple(rows), self.source, self.fit.games)

    def chance(self, states: Sequence[Any], seat: int) -> float:
        """The chance of one seat, the mean over worlds."""
        return sum(self._judged(state).chances[seat] for state in states) / len(states)

    def progress(self, state: Any) -> float:
        """How far the game is, 0 to 1."""
        return 0.5 if self.features is None else self.features.progress(state)

    def _judged(self, state: Any) -> Judged:
        seats = list(self.features.seats(state)) if self.features is not None else None
        seats = list(range(state.seats)) if seats is None else seats
        if not state.agenda:
            return self._ended(state, seats)
        if self.learner is not None:
            return self._by_net(state, seats)
        numbers = numbers_of(self.features, self.evaluation, self.game, state, seats)
        progress = self.progress(state)
        chances = self.fit.chances(numbers, progress)
        found = [
            [self.fit.row(key, now, progress) for key, now in each]
            for each in self._rows(state, seats)
        ]
        return Judged(_for_all(chances, seats, state.seats), _amounts(found, seats, state.seats))

    def _by_net(self, state: Any, seats: Sequence[int]) -> Judged:
        from engine.ai.learned.judge import shared, views
        from engine.ai.learned.net import HEADS

        forecast = self.learner.net.forecast(*views(self.learner.features, state))
        chances = [float(each) for each in shared(forecast[:, 0])]
        rows = [[float(each) for each in seat[HEADS:]] for seat in forecast]
        return Judged(_for_all(chances, seats, state.seats), _amounts(rows, seats, state.seats))

    def _ended(self, state: Any, seats: Sequence[int]) -> Judged:
        winners = self.game.outcome(state).winners
        share = 1.0 / len(winners)
        chances = tuple(share if seat in winners else 0.0 for seat in range(state.seats))
        rows = [[now for _, now in each] for each in self._rows(state, seats)]
        return Judged(chances, _amounts(rows, seats, state.seats))

    def _rows(self, state: Any, seats: Sequence[int]) -> list[list[tuple[str, float]]]:
        """By seat the rows as they stand."""
        if self.features is None:
            return [[] for _ in seats]
        keys = [row.key for row in self.features.rows]
        return [list(zip(keys, self.features.standing(state, seat), strict=True)) for seat in seats]


def numbers_of(
    features: Features | None,
    evaluation: Evaluation,
    game: Game,
    state: Any,
    seats: Sequence[int],
) -> list[SeatNumbers]:
    """What the chances of these seats are read from."""
    found = []
    for seat in seats:
        if features is None:
            lead = _lead(game, state, seat)
        else:
            own = features.total(features.standing(state, seat))
            lead = own - features.best_rival(state, seat, features.others(state, seat))
        wait = (seat - asked(state)) % state.seats / max(1, state.seats - 1)
        found.append(SeatNumbers(evaluation.value(state, seat), lead, wait))
    return found


def _lead(game: Game, state: Any, seat: int) -> float:
    points = game.standing(state)
    return points[seat] - max(p for other, p in enumerate(points) if other != seat)


def _for_all(chances: Sequence[float], seats: Sequence[int], count: int) -> tuple[float, ...]:
    """What those who are asked leave over is the automa's."""
    known = dict(zip(seats, chances, strict=True))
    others = max(1, count - len(seats))
    rest = max(0.0, 1.0 - sum(chances))
    return tuple(known.get(seat, rest / others) for seat in range(count))


def _amounts(
    rows: Sequence[Sequence[float]], seats: Sequence[int], count: int
) -> tuple[tuple[float | None, ...], ...]:
    """Turned round: by row, then by seat."""
    place = {seat: at for at, seat in enumerate(seats)}
    width = len(rows[0]) if rows else 0
    return tuple(
        tuple(rows[place[seat]][at] if seat in place else None for seat in range(count))
        for at in range(width)
    )


def _mean(judged: Sequence[Judged], row: int, seat: int) -> float | None:
    amounts = [each.amounts[row][seat] for each in judged]
    known = [amount for amount in amounts if amount is not None]
    return sum(known) / len(known) if known else None
