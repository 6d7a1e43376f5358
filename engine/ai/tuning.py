"""Tuning weights by self-play: a challenger with a few changed weights plays the champion."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import exp, sqrt
from pathlib import Path
from random import Random
from statistics import fmean, pstdev

from engine.ai.contract import Weights
from engine.ai.match import Rules
from engine.ai.tournament import Job, jobs, results

SETTINGS = ("search_", "expert_", "novice_", "ahead_", "tree_")
"""Beginnings of names that are no weights: how broad searches are."""
CHANGED = 6
SPREAD = 0.3
CONVINCING = 1.0
"""Standard errors by which the challenger's mean margin must be above 0."""


@dataclass(frozen=True, slots=True)
class Round:
    """One challenge: what was changed, the mean margin, and the champion's weights after it."""

    number: int
    changed: tuple[str, ...]
    margin: float
    error: float
    accepted: bool
    weights: Weights


def tune(
    game: str, weights: Weights, rules: Rules, rounds: int, games: int, seed: int, processes: int
) -> Iterator[Round]:
    """Challenge again and again; yields after each round.

    Every entrant of `rules` plays the same level; the first one has the challenger's weights.
    """
    chance = Random(seed)
    champion = dict(weights)
    for number in range(rounds):
        challenger, changed = challenge(champion, chance)
        entrants = (challenger, *[champion] * (len(rules.players) - 1))
        todo = [
            Job(job.game, job.rules, job.seed, job.turn, entrants)
            for job in jobs(game, rules, games, seed + number * games)
        ]
        margins = [result.points[0] - max(result.points[1:]) for result in results(todo, processes)]
        margin, error = fmean(margins), pstdev(margins) / sqrt(len(margins))
        accepted = convincing(margin, error)
        if accepted:
            champion = challenger
        yield Round(number, changed, margin, error, accepted, dict(champion))


def challenge(champion: Weights, chance: Random) -> tuple[dict[str, float], tuple[str, ...]]:
    """The champion's weights with a few of them changed, and which."""
    names = [name for name in champion if not name.startswith(SETTINGS)]
    changed = tuple(sorted(chance.sample(names, min(CHANGED, len(names)))))
    weights = dict(champion)
    for name in changed:
        old = weights[name]
        step = chance.gauss(0.0, SPREAD)
        weights[name] = round(old * exp(step) if old else step, 4)
    return weights, changed


def convincing(margin: float, error: float) -> bool:
    """True when a margin is unlikely to be luck."""
    return margin > CONVINCING * error


def write_weights(path: Path, weights: Weights) -> None:
    """Put numbers into a weights file; its comments and order stay."""
    text = path.read_text(encoding="utf-8")
    for name, number in weights.items():
        text = re.sub(rf"(?m)^{re.escape(name)} = \S+", f"{name} = {number:g}", text)
    path.write_text(text, encoding="utf-8")


def differences(old: Weights, new: Weights) -> Sequence[tuple[str, float, float]]:
    """Weights that changed: name, before, after."""
    return [(name, old[name], new[name]) for name in old if old[name] != new[name]]
