"""The balance of a box at a glance: how long games last, who wins, how often each card is used."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from engine.box.trials import Trial


@dataclass(frozen=True, slots=True)
class Length:
    """How long games of a number of seats last, and what they bring. Means over `games`;
    `shares`: of the victories by seat, in the order of play, from 0 to 1."""

    seats: int
    games: int
    decisions: float
    rounds: float
    shortest: int
    longest: int
    shares: tuple[float, ...]
    points: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Balance:
    """`lengths`: by number of seats. `used`: in which part of the games something was used, by
    its name ("hire:tf_mason"), from 0 to 1."""

    games: int
    lengths: tuple[Length, ...]
    used: dict[str, float]

    def as_json(self) -> dict[str, Any]:
        """Plain values."""
        return {
            "games": self.games,
            "lengths": [
                {
                    "seats": each.seats,
                    "games": each.games,
                    "decisions": each.decisions,
                    "rounds": each.rounds,
                    "shortest": each.shortest,
                    "longest": each.longest,
                    "shares": list(each.shares),
                    "points": list(each.points),
                }
                for each in self.lengths
            ],
            "used": self.used,
        }


def balance_of(trials: Iterable[Trial]) -> Balance:
    """The balance of the games that came to their end."""
    whole = [trial for trial in trials if not trial.fault]
    seats = sorted({trial.seats for trial in whole})
    lengths = [_length(n, [trial for trial in whole if trial.seats == n]) for n in seats]
    counted = Counter(name for trial in whole for name in trial.used)
    used = {name: round(counted[name] / len(whole), 3) for name in sorted(counted)}
    return Balance(len(whole), tuple(lengths), used)


def _length(seats: int, trials: Sequence[Trial]) -> Length:
    n = len(trials)
    rounds = [trial.rounds or trial.decisions for trial in trials]
    return Length(
        seats=seats,
        games=n,
        decisions=round(sum(trial.decisions for trial in trials) / n, 1),
        rounds=round(sum(trial.rounds for trial in trials) / n, 1),
        shortest=min(rounds),
        longest=max(rounds),
        shares=tuple(
            round(sum(trial.shares[seat] for trial in trials) / n, 3) for seat in range(seats)
        ),
        points=tuple(
            round(sum(trial.points[seat] for trial in trials) / n, 1) for seat in range(seats)
        ),
    )


@dataclass(frozen=True, slots=True)
class Shift:
    """Something that is used more or less often than with the program's figures."""

    name: str
    program: float
    mine: float

    @property
    def by(self) -> float:
        """How much more often, -1 to 1."""
        return self.mine - self.program


def shifts(program: Balance, mine: Balance, least: float = 0.05) -> list[Shift]:
    """What is used at least so much more or less often, the largest difference first."""
    names = dict.fromkeys((*program.used, *mine.used))
    found = [Shift(name, program.used.get(name, 0.0), mine.used.get(name, 0.0)) for name in names]
    return sorted(
        (shift for shift in found if abs(shift.by) >= least), key=lambda shift: -abs(shift.by)
    )
