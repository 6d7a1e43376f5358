"""Chances of winning from the linear sum and the score sheet as it stands, fitted to games.

`ai/chances.toml` of a game has a table for each kind of table (`2`, `3_advanced`, `alone`), written
by `main.py calibrate`. All figures are given at the beginning, the middle and the end of a game and
go straight between them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import exp
from pathlib import Path
from typing import Any

from engine.cells import reading, tables_in
from engine.cells.problems import CellError
from engine.games import folder_of

Knots = tuple[float, float, float]
NOWHERE: Knots = (0.0, 0.0, 0.0)
MOST = 60.0
"""Points; more than that makes no difference to a chance."""
POINTS = 10.0
"""Values and leads count by so many points."""


@dataclass(frozen=True, slots=True)
class SeatNumbers:
    """What the chance of a seat is read from: the linear sum, the lead on the score sheet (both in
    points), and how long it waits for its turn: 0 is next, 1 is last."""

    value: float
    lead: float
    wait: float

    @property
    def scaled(self) -> Knots:
        """Cut off and scaled, for the fit."""
        return _cut(self.value) / POINTS, _cut(self.lead) / POINTS, self.wait


@dataclass(frozen=True, slots=True)
class RowFit:
    """What becomes of a row: so much of it is kept, and so much comes to it."""

    keep: Knots
    gain: Knots


@dataclass(frozen=True, slots=True)
class Fit:
    """Chances of one kind of table, and what they were fitted to. `offset`: of who plays alone
    against an automa. `brier` and `constant` by third: mean squared error in games that were not
    fitted to, and that of always saying the same."""

    games: int
    value: Knots
    lead: Knots
    wait: Knots
    offset: Knots
    rows: Mapping[str, RowFit]
    brier: Knots = NOWHERE
    constant: Knots = NOWHERE

    def odds(self, numbers: SeatNumbers, progress: float) -> float:
        """The logit of a seat against the others."""
        value, lead, wait = numbers.scaled
        return (
            at(self.value, progress) * value
            + at(self.lead, progress) * lead
            + at(self.wait, progress) * wait
        )

    def steepness(self, progress: float) -> float:
        """By how much the logit of a seat grows with a point that it gains."""
        return (at(self.value, progress) + at(self.lead, progress)) / POINTS

    def chances(self, seats: Sequence[SeatNumbers], progress: float) -> list[float]:
        """Of the seats that are asked, which add up to 1 unless one of them plays alone."""
        odds = [self.odds(each, progress) for each in seats]
        if len(odds) == 1:
            return [sigmoid(odds[0] + at(self.offset, progress))]
        most = max(odds)
        weights = [exp(each - most) for each in odds]
        return [weight / sum(weights) for weight in weights]

    def row(self, key: str, standing: float, progress: float) -> float:
        """A row at the end of the game; one that nobody fitted stays as it is."""
        fit = self.rows.get(key)
        if fit is None:
            return standing
        return at(fit.keep, progress) * standing + at(fit.gain, progress)


UNFITTED = Fit(0, NOWHERE, (1.0, 1.5, 3.0), NOWHERE, NOWHERE, {})
"""For tables that nobody played: the lead alone, worth more towards the end. It is a guess, and
whoever shows it says so."""


def at(knots: Knots, progress: float) -> float:
    """The figure at a part of the game, 0 to 1."""
    return sum(weight * figure for weight, figure in zip(hats(progress), knots, strict=True))


def hats(progress: float) -> Knots:
    """How much beginning, middle and end count at a part of the game; together 1."""
    late = min(1.0, max(0.0, progress)) * 2
    return max(0.0, 1 - late), 1 - abs(late - 1), max(0.0, late - 1)


def sigmoid(odds: float) -> float:
    """The chance of a logit."""
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, odds))))


def _cut(points: float) -> float:
    return max(-MOST, min(MOST, points))


def chances_file(key: str) -> Path:
    """Where the fits of a game lie."""
    return folder_of(key) / "ai" / "chances.toml"


def fit_of(key: str, table: str) -> Fit | None:
    """The fit of a kind of table; None where nobody made one. Raises DataError."""
    path = chances_file(key)
    return read_fits(path, path.stat().st_mtime_ns).get(table) if path.is_file() else None


@lru_cache(maxsize=8)
def read_fits(path: Path, written: int) -> Mapping[str, Fit]:
    """Every kind of table of a file. Raises DataError."""
    fits: dict[str, Fit] = {}
    for table, entry in tables_in(path).items():
        with reading(path.name, "", table):
            fits[table] = _fit(entry)
    return fits


def _fit(entry: Mapping[str, Any]) -> Fit:
    rows = {
        key: RowFit(_knots(row["keep"]), _knots(row["gain"]))
        for key, row in entry.get("row", {}).items()
    }
    named = {
        name: _knots(entry[name])
        for name in ("value", "lead", "wait", "offset", "brier", "constant")
    }
    games = int(entry["games"])
    if games < 1:
        raise CellError("data.no_games", found=games)
    return Fit(games, rows=rows, **named)


def _knots(found: Sequence[Any]) -> Knots:
    first, middle, last = (float(each) for each in found)
    return first, middle, last
