"""Fitting weights to results: positions of games by self-play are remembered with who won, and the
weights are moved so that the value of a position tells the winner better.

It needs far fewer games than `tuning`, and sees what each weight is good for by itself.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from engine.ai.contract import Weights
from engine.ai.evaluations import load_evaluation
from engine.ai.lab.logistic import better_shifts, curve_through
from engine.ai.lab.match import Rules
from engine.ai.lab.tuning import LONGEST_STRIDE, SETTINGS, SPREAD, Round, Slope, shifted
from engine.ai.planner import Planner
from engine.ai.worlds import possible_world
from engine.core import act, run
from engine.game import Game, asked
from engine.games import load_game

TRIAL = 0.05
"""How far a weight is changed to see what a value owes to it (as a power of e)."""
CAUTION = 4.0
UNSHIFTED = frozenset({"victory"})
"""A decided game says nothing about positions of undecided ones."""


@dataclass(frozen=True, slots=True)
class Sample:
    """A position at the end of a turn of `seat`, and its share of the victory in the end."""

    state: Any
    seat: int
    won: float


def fit(
    game: str, weights: Weights, rules: Rules, rounds: int, games: int, seed: int
) -> Iterator[Round]:
    """Games and a step of the weights, again and again; yields after each round.

    Every entrant of `rules` plays the same level. The points of a slope are how far its weight
    went, in hundredths of a power of e.
    """
    loaded = load_game(game)
    for number in range(rounds):
        samples = [
            sample
            for at in range(games)
            for sample in played(loaded, weights, rules, seed + number * games + at)
        ]
        slopes = improved(loaded, weights, samples)
        shifts = {slope.name: slope.points / 100 for slope in slopes}
        weights = shifted(weights, shifts, 1.0)
        yield Round(number, tuple(slopes), weights)


def played(game: Game, weights: Weights, rules: Rules, seed: int) -> list[Sample]:
    """The positions at the ends of turns of one game; everybody plays with changed weights."""
    chance = Random(seed)
    names = [name for name in sorted(weights) if not name.startswith(SETTINGS)]
    planners = []
    for level in rules.players:
        shifts = {name: chance.gauss(0.0, SPREAD) for name in names if name not in UNSHIFTED}
        planners.append(Planner(game, load_evaluation(game, shifted(weights, shifts, 1.0)), level))
    state = game.setup(rules.config, seed)
    run(game.ops, state)
    ends: list[tuple[Any, int]] = []
    mover, number = asked(state), 0
    while state.agenda:
        who = asked(state)
        if who != mover:
            ends.append((game.clone(state), mover))
            mover = who
        planner = planners[who]
        budget = rules.budget(planner.level)
        world = possible_world(game, state)
        decision = planner.decide(world, seed * 1_000_003 + number, budget)
        act(game.ops, state, decision.action)
        number += 1
    winners = game.outcome(state).winners
    share = 1 / len(winners)
    return [Sample(end, seat, share if seat in winners else 0.0) for end, seat in ends]


def improved(game: Game, weights: Weights, samples: list[Sample]) -> list[Slope]:
    """How far each weight should go, the clearest first."""
    names = [
        name
        for name, number in weights.items()
        if number and not name.startswith(SETTINGS) and name not in UNSHIFTED
    ]
    values = _values(game, weights, samples)
    columns = []
    for name in names:
        trial = _values(game, shifted(weights, {name: TRIAL}, 1.0), samples)
        columns.append([(new - old) / TRIAL for new, old in zip(trial, values, strict=True)])
    won = [sample.won for sample in samples]
    curve = curve_through(values, won)
    shifts = better_shifts(values, list(zip(*columns, strict=True)), won, curve, CAUTION)
    slopes = [
        Slope(name, 100 * max(-LONGEST_STRIDE, min(LONGEST_STRIDE, shift)), 100 * error)
        for name, (shift, error) in zip(names, shifts, strict=True)
    ]
    return sorted(slopes, key=lambda slope: -abs(slope.points / slope.error))


def _values(game: Game, weights: Weights, samples: list[Sample]) -> list[float]:
    evaluation = load_evaluation(game, weights)
    return [evaluation.value(sample.state, sample.seat) for sample in samples]
