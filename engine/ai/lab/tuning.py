"""Tuning weights by self-play: in every pair of games all weights are changed a little, up for one
half of the table and down for the other; what went along with winning shows where to go.

Against an automa the two games of a pair have the same seed, one with all weights up and one with
all weights down.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import exp, sqrt
from pathlib import Path
from random import Random
from statistics import fmean, pstdev

from engine.ai.contract import LAB_LEVELS, Weights
from engine.ai.lab.match import Result, Rules
from engine.ai.lab.tournament import jobs, results
from engine.ai.lab.workforce import Where

SETTINGS = ("search_", "expert_", "novice_", "ahead_", "tree_", "solo_")
"""Beginnings of names that are no weights: how broad searches are."""
SPREAD = 0.25
"""How far weights are changed for a trial (as a power of e)."""
STRIDE = 0.1
LONGEST_STRIDE = 0.35
"""How far a weight goes for each standard error of its slope, and at most."""


@dataclass(frozen=True, slots=True)
class Slope:
    """How many points a weight brings when it grows by a factor of e, and the error of that."""

    name: str
    points: float
    error: float


@dataclass(frozen=True, slots=True)
class Round:
    """One round of trials: the slopes found, steepest first, and the weights after it."""

    number: int
    slopes: tuple[Slope, ...]
    weights: Weights


def tune(
    game: str, weights: Weights, rules: Rules, rounds: int, games: int, seed: int, where: Where
) -> Iterator[Round]:
    """Trial after trial from the weights found so far; yields after each round.

    Every entrant of `rules` plays the same level, or one of them plays an automa; `games` are
    played in every round (against an automa twice as many).
    """
    chance = Random(seed)
    for number in range(rounds):
        slopes = explore(game, weights, rules, games, seed + number * games, chance, where)
        weights = step(weights, slopes)
        yield Round(number, tuple(slopes), weights)


def explore(
    game: str,
    weights: Weights,
    rules: Rules,
    games: int,
    seed: int,
    chance: Random,
    where: Where,
) -> list[Slope]:
    """Play with changed weights; the slope of every weight, the clearest first."""
    names = [name for name in weights if not name.startswith(SETTINGS) and weights[name]]
    todo = jobs(game, rules, games, seed)
    shifts = {
        number: {name: chance.gauss(0.0, SPREAD) for name in names}
        for number in sorted({job.seed for job in todo})
    }
    margins = dict.fromkeys(shifts, 0.0)
    for sign in (1.0, -1.0) if against_automa(rules) else (1.0,):
        trials = [
            replace(job, weights=entrants(weights, shifts[job.seed], rules, sign)) for job in todo
        ]
        for result in results(trials, where):
            margins[result.seed] += sign * lead(result)
    slopes = [_slope(name, shifts, margins) for name in names]
    return sorted(slopes, key=lambda slope: -abs(slope.points / slope.error))


def against_automa(rules: Rules) -> bool:
    """True where weights cannot play each other, because one entrant is an automa."""
    return any(word not in LAB_LEVELS for word in rules.players)


def entrants(
    weights: Weights, shifts: Mapping[str, float], rules: Rules, sign: float = 1.0
) -> tuple[Weights, ...]:
    """Changed weights: up for even entrants, down for odd ones; with `sign` -1 the other way."""
    up, down = shifted(weights, shifts, sign), shifted(weights, shifts, -sign)
    return tuple(up if number % 2 == 0 else down for number in range(len(rules.players)))


def shifted(weights: Weights, shifts: Mapping[str, float], sign: float) -> dict[str, float]:
    """Weights multiplied by e to the power of their shift."""
    return {
        name: round(number * exp(sign * shifts.get(name, 0.0)), 5)
        for name, number in weights.items()
    }


def lead(result: Result) -> float:
    """Points by which the even entrants are ahead on average."""
    return fmean(result.points[0::2]) - fmean(result.points[1::2])


def _slope(
    name: str, shifts: Mapping[int, Mapping[str, float]], margins: Mapping[int, float]
) -> Slope:
    moved = sum(shift[name] ** 2 for shift in shifts.values())
    along = sum(margins[number] * shift[name] for number, shift in shifts.items())
    noise = max(1e-6, pstdev(margins.values()))
    return Slope(name, along / moved, noise / sqrt(moved))


def step(weights: Weights, slopes: Sequence[Slope]) -> dict[str, float]:
    """The weights moved uphill, the surer the farther."""
    shifts = {
        slope.name: max(-LONGEST_STRIDE, min(LONGEST_STRIDE, STRIDE * slope.points / slope.error))
        for slope in slopes
    }
    return shifted(weights, shifts, 1.0)


def write_weights(path: Path, weights: Weights) -> None:
    """Put numbers into a weights file; its comments and order stay."""
    text = path.read_text(encoding="utf-8")
    for name, number in weights.items():
        text = re.sub(rf"(?m)^{re.escape(name)} = \S+", f"{name} = {number:.4g}", text)
    path.write_text(text, encoding="utf-8")


def differences(old: Weights, new: Weights) -> Sequence[tuple[str, float, float]]:
    """Weights that changed: name, before, after."""
    return [(name, old[name], new[name]) for name in old if old[name] != new[name]]
