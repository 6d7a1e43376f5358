"""Chances of victory from values: a logistic curve, and which change of weights fits it better."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp

STEPS = 25
STEEPEST_STEP, WIDEST_STEP = 0.01, 0.3
"""How far steepness (per point) and offset may go in one step, so that they do not overshoot."""
CERTAIN = 30.0


@dataclass(frozen=True, slots=True)
class Curve:
    """Chance of victory of a value: `1 / (1 + e ** -(steepness * value + offset))`."""

    steepness: float
    offset: float

    def chance(self, value: float) -> float:
        """From 0 to 1."""
        exponent = self.steepness * value + self.offset
        return 1.0 / (1.0 + exp(-max(-CERTAIN, min(CERTAIN, exponent))))


def curve_through(values: Sequence[float], won: Sequence[float]) -> Curve:
    """The curve that makes these results likeliest; `won`: shares of the victory."""
    steepness, offset = STEEPEST_STEP, 0.0
    for _ in range(STEPS):
        curve = Curve(steepness, offset)
        a = b = c = d = e = 0.0
        for value, share in zip(values, won, strict=True):
            chance = curve.chance(value)
            doubt = chance * (1.0 - chance)
            a += doubt * value * value
            b += doubt * value
            c += doubt
            d += (share - chance) * value
            e += share - chance
        spread = a * c - b * b
        if spread < 1e-12:
            break
        steepness += _within((d * c - e * b) / spread, STEEPEST_STEP)
        offset += _within((a * e - b * d) / spread, WIDEST_STEP)
    return Curve(steepness, offset)


def better_shifts(
    values: Sequence[float],
    slopes: Sequence[Sequence[float]],
    won: Sequence[float],
    curve: Curve,
    caution: float,
) -> list[tuple[float, float]]:
    """How far to go along each slope so that results become likelier, and the error of that.

    `slopes`: for each value the points that it gains along each direction; `caution` holds the
    shifts back, the more the fewer values there are.
    """
    count = len(slopes[0])
    shifts = [0.0] * count
    for _ in range(3):
        bend = [[caution if i == j else 0.0 for j in range(count)] for i in range(count)]
        pull = [-caution * shift for shift in shifts]
        for value, slope, share in zip(values, slopes, won, strict=True):
            moved = value + sum(map(float.__mul__, slope, shifts))
            chance = curve.chance(moved)
            doubt = chance * (1.0 - chance) * curve.steepness**2
            miss = (share - chance) * curve.steepness
            there = [at for at, points in enumerate(slope) if points]
            for i in there:
                pull[i] += miss * slope[i]
                row, weight = bend[i], doubt * slope[i]
                for j in there:
                    row[j] += weight * slope[j]
        shifts = [shift + more for shift, more in zip(shifts, solved(bend, pull), strict=True)]
    return [(shift, bend[at][at] ** -0.5) for at, shift in enumerate(shifts)]


def solved(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """The solution of linear equations whose matrix is positive definite."""
    size = len(right)
    rows = [[*row, right[at]] for at, row in enumerate(matrix)]
    for at in range(size):
        for below in rows[at + 1 :]:
            share = below[at] / rows[at][at]
            if share:
                for column in range(at, size + 1):
                    below[column] -= share * rows[at][column]
    found = [0.0] * size
    for at in reversed(range(size)):
        known = sum(rows[at][column] * found[column] for column in range(at + 1, size))
        found[at] = (rows[at][size] - known) / rows[at][at]
    return found


def _within(step: float, most: float) -> float:
    return max(-most, min(most, step))
