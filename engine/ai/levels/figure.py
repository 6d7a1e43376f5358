"""The strength of a person on the Elo scale of the opponents, from finished games against them.

The chance of an entrant at a table is its strength's part of the sum of all strengths there
(Plackett-Luce), as in the measured strengths that the scale comes from.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp, sqrt
from statistics import NormalDist

from engine.ai.levels.strength import DOUBT, MIDDLE, SCALE, Rating

FEWEST = 5
"""So many games say something about a person."""
SURE = 1.96
STEPS = 40
SMALL = 1e-9
DRAWS = tuple(NormalDist().inv_cdf((at + 0.5) / 20) for at in range(20))
"""Equally likely errors, in standard deviations."""


@dataclass(frozen=True, slots=True)
class Finished:
    """One game of a person: the opponents' entrants, and its share of the victory."""

    opponents: tuple[str, ...]
    share: float


@dataclass(frozen=True, slots=True)
class Figure:
    """A person's Elo, how far it may be off (95 %), and the games that it comes from."""

    elo: int
    half: int
    games: int

    @property
    def known(self) -> bool:
        """True once it says something."""
        return self.games >= FEWEST


def figure_of(games: Sequence[Finished], ratings: Mapping[str, Rating]) -> Figure | None:
    """The likeliest strength; games against anybody who was not measured are left out. None when
    nothing is left."""
    counted = [game for game in games if all(name in ratings for name in game.opponents)]
    if not counted:
        return None
    others = {name: (rating.elo - MIDDLE) / SCALE for name, rating in ratings.items()}
    own, bend = 0.0, 1.0
    for _ in range(STEPS):
        pull, bend = -own / DOUBT**2, DOUBT**-2
        for game in counted:
            chance = _chance(own, [others[name] for name in game.opponents])
            pull += game.share - chance
            bend += chance * (1 - chance)
        own += max(-1.0, min(1.0, pull / bend))
        if abs(pull) < SMALL:
            break
    error = sqrt(1 / bend + _borrowed(own, counted, ratings, others) / bend**2)
    return Figure(round(MIDDLE + SCALE * own), round(SCALE * SURE * error), len(counted))


def chance_against(
    figure: Figure, opponents: Sequence[str], ratings: Mapping[str, Rating]
) -> float:
    """How often such a person wins against these opponents, all that it may be considered."""
    others = [(ratings[name].elo - MIDDLE) / SCALE for name in opponents]
    own, error = (figure.elo - MIDDLE) / SCALE, figure.half / SURE / SCALE
    return sum(_chance(own + error * draw, others) for draw in DRAWS) / len(DRAWS)


def _chance(own: float, others: Sequence[float]) -> float:
    return 1 / (1 + sum(exp(other - own) for other in others))


def _borrowed(
    own: float,
    games: Sequence[Finished],
    ratings: Mapping[str, Rating],
    others: Mapping[str, float],
) -> float:
    """What the opponents' own uncertainty adds: how much each of them pulls, times its error."""
    pulls: dict[str, float] = {}
    for game in games:
        strengths = [others[name] for name in game.opponents]
        chance = _chance(own, strengths)
        for name, strength in zip(game.opponents, strengths, strict=True):
            pulls[name] = pulls.get(name, 0.0) + chance * chance * exp(strength - own)
    errors = {name: (each.high - each.low) / (2 * SURE * SCALE) for name, each in ratings.items()}
    return sum((pull * errors[name]) ** 2 for name, pull in pulls.items())
