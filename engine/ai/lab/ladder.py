"""Strength on one scale from games between neighbours: Bradley-Terry, for tables of any size.

The chance of an entrant at a table is its strength's part of the sum of all strengths there
(Plackett-Luce); an Elo of 400 more is ten times the strength.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import exp, sqrt

from engine.ai.contract import LEVELS, LINEAR
from engine.ai.lab.estimates import SURE, wilson
from engine.ai.lab.logistic import solved
from engine.ai.lab.tournament import Job, play_job
from engine.ai.levels.strength import DOUBT, MIDDLE, SCALE, Duel, Rating, Strength
from engine.game import GameInfo

ANCHOR = "standard"
STEPS = 40


@dataclass(frozen=True, slots=True)
class Played:
    """One game: who sat there, an entrant maybe on several seats, and shares of the victory."""

    entrants: tuple[str, ...]
    shares: tuple[float, ...]


def pairings(info: GameInfo, seats: int) -> list[tuple[str, ...]]:
    """The tables of a ladder: each level alone among those of the level below, and Standard and
    Expert among those of the linear sum; alone, a Standard against every automa."""
    if seats == 1 and info.automas:
        return [
            (ANCHOR, f"automa:{board}:{difficulty}")
            for board in info.automas
            for difficulty in info.difficulties
        ]
    steps = [(upper, lower) for lower, upper in pairwise(LEVELS[1:])]
    steps += [(level, level + LINEAR) for level in ("standard", "expert")]
    return [(first, *[second] * (seats - 1)) for first, second in steps]


def play_rung(job: Job) -> Played:
    """One game of a pairing."""
    return Played(job.rules.players, play_job(job).shares)


def fitted(played: Sequence[Played]) -> dict[str, Rating]:
    """The ratings of all entrants, strongest first; the anchor stands at 1500 where it played,
    otherwise the first name does."""
    names = sorted({name for game in played for name in game.entrants})
    if not names:
        return {}
    anchor = ANCHOR if ANCHOR in names else names[0]
    free = [name for name in names if name != anchor]
    strengths = dict.fromkeys(names, 0.0)
    spread: list[list[float]] = []
    for _ in range(STEPS):
        pull, spread = _slope(played, strengths, free)
        if not free:
            break
        for name, step in zip(free, solved(spread, pull), strict=True):
            strengths[name] += max(-1.0, min(1.0, step))
    errors = dict.fromkeys(names, 0.0)
    for at, name in enumerate(free):
        unit = [1.0 if other == at else 0.0 for other in range(len(free))]
        errors[name] = sqrt(solved(spread, unit)[at])
    ranked = sorted(names, key=lambda name: -strengths[name])
    return {name: _rating(strengths[name], errors[name]) for name in ranked}


def _rating(strength: float, error: float) -> Rating:
    elo, half = MIDDLE + SCALE * strength, SCALE * SURE * error
    return Rating(round(elo), round(elo - half), round(elo + half))


def _slope(
    played: Sequence[Played], strengths: Mapping[str, float], free: Sequence[str]
) -> tuple[list[float], list[list[float]]]:
    """Where the likelihood of the games rises, and how it bends."""
    count = len(free)
    prior = DOUBT**-2
    pull = [-prior * strengths[name] for name in free]
    bend = [[prior if i == j else 0.0 for j in range(count)] for i in range(count)]
    for game in played:
        weights = [exp(strengths[name]) for name in game.entrants]
        whole = sum(weights)
        chance, won = dict.fromkeys(game.entrants, 0.0), dict.fromkeys(game.entrants, 0.0)
        for name, weight, share in zip(game.entrants, weights, game.shares, strict=True):
            chance[name] += weight / whole
            won[name] += share
        for i, name in enumerate(free):
            if name not in chance:
                continue
            pull[i] += won[name] - chance[name]
            for j, other in enumerate(free):
                if other in chance:
                    own = chance[name] if i == j else 0.0
                    bend[i][j] += own - chance[name] * chance[other]
    return pull, bend


def strength_from(played: Sequence[Played]) -> Strength:
    """Ratings and duels. The first entrant of a game is alone, the others are alike."""
    found: dict[tuple[str, str], list[float]] = {}
    for game in played:
        found.setdefault((game.entrants[0], game.entrants[-1]), []).append(game.shares[0])
    duels = []
    for (first, second), shares in found.items():
        low, high = wilson(sum(shares), len(shares))
        share = sum(shares) / len(shares)
        duels.append(Duel(first, second, len(shares), share, low, high))
    return Strength(fitted(played), tuple(duels))
